"""Past plays are read as they were written, and a text that is not a game is refused."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import PlaysError, course_string, read, read_token
from furyqt.rules.lite.course_view import answers
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import CODES, DRACULA, HUNTERS, LETTERS
from furyqt.rules.lite.trails import consistent_trails
from tests.contract.games import variants

ALPHABET = "GSHMDCIOPALTV.?12- \t.é"
STRING_OPTIONS = [options for options in variants(RULES) if options["faults"] == "refused"]


@st.composite
def games(draw: st.DrawFn, most: int = 90) -> tuple[LiteState, dict[str, str]]:
    """Draw a random position; hunters sometimes rest, so that research happens, and go to Dracula's place."""
    options = draw(st.sampled_from(STRING_OPTIONS))
    rng = random.Random(draw(st.integers(0, 2**32)))
    boldness = draw(st.sampled_from([0.0, 0.3, 0.9]))
    state = RULES.setup(options, 0)
    for _ in range(draw(st.integers(0, most))):
        if is_over(state):
            break
        choices = legal_actions(state)
        goal = state.lairs[-1] if state.lairs else -1
        found = [a for a in choices if a.place == goal and rng.random() < boldness]
        state = play(state, rng.choice(found or choices))
    return state, options


@given(games())
@settings(max_examples=80)
def test_draculas_string_reads_as_his_knowledge(game: tuple[LiteState, dict[str, str]]) -> None:
    state, options = game
    seen = observe(state, DRACULA)
    assert read(course_string(seen), DRACULA, options) == seen


@given(games())
@settings(max_examples=80)
def test_the_hunters_string_reads_as_their_knowledge(game: tuple[LiteState, dict[str, str]]) -> None:
    state, options = game
    seen = observe(state, HUNTERS)
    again = read(course_string(seen), HUNTERS, options)
    assert course_string(again) == course_string(seen)
    told_otherwise = {"events"}
    for name in set(seen.__struct_fields__) - told_otherwise:
        assert getattr(again, name) == getattr(seen, name), name
    assert consistent_trails(again) == consistent_trails(seen)
    if seen.to_move == HUNTERS:
        assert answers(again) == answers(seen)


@given(st.text(st.sampled_from(ALPHABET), max_size=80), st.sampled_from([HUNTERS, DRACULA]))
@settings(max_examples=150)
@example("GGE.... ", HUNTERS)
@example(" ", HUNTERS)
@example("D", DRACULA)
@example("GPA.... SPA.... HPA.... MPA.... DHIT...", HUNTERS)
@example("GPA.... SPA.... HPA.... MPA.... DD1T...", HUNTERS)
@example("GPA.... SPA.... HPA.... MPA.... DTP.V..", HUNTERS)
def test_an_unreadable_text_is_refused_with_the_number_of_the_play(text: str, player: int) -> None:
    if text:
        with pytest.raises(PlaysError, match=r"^play \d+ \("):
            read(text, player)


@given(games(most=60), st.data())
@settings(max_examples=150)
def test_a_changed_letter_is_another_game_or_refused(
    game: tuple[LiteState, dict[str, str]], data: st.DataObject
) -> None:
    state, options = game
    player = data.draw(st.sampled_from([HUNTERS, DRACULA]))
    text = course_string(observe(state, player))
    if not text:
        return
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.sampled_from([*ALPHABET, ""])) + text[at + 1 :]
    try:
        seen = read(changed, player, options)
    except PlaysError:
        return
    assert course_string(seen) == changed.replace("IS", "IR")


@pytest.mark.parametrize(
    "last",
    [
        "DTP.V..",
        "DJM.V..",
        "DHI.V..",
        "DD1.V..",
        "DC?T...",
        "DC?....",
        "DC?TV..",
        "DC?.V.M",
        "DC?.VM.",
        "DS?.V..",
        "DS?T...",
        "DCD....",
        "DXX.V..",
        "DC?.V.",
        "DC?.V...",
        "GC?.V..",
        "dC?.V..",
    ],
)
def test_a_first_turn_of_dracula_that_the_hunters_cannot_have_seen(last: str) -> None:
    with pytest.raises(PlaysError, match=r"^play 5 \("):
        read(f"GPA.... SLO.... HPA.... MPA.... {last}", HUNTERS)


@pytest.mark.parametrize("last", ["DC?.V..", "DS?....", "DCD.V..", "DPA.V..", "DAO...."])
def test_a_first_turn_of_dracula_that_the_hunters_can_have_seen(last: str) -> None:
    assert read(f"GPA.... SLO.... HPA.... MPA.... {last}", HUNTERS).round == 1


@pytest.mark.parametrize(
    "text",
    [
        "SPA....",
        "GPA.... GPA....",
        "GPA....  SPA....",
        "GPAT...",
        "GPA.... SPA.... HPA.... MPA.... DLO.V.. GJM....",
        "GPA.... SPA.... HPA.... MPA.... DLO.V.. GPA.... SPA.... HPA.... MPA.... DEC....",
    ],
)
def test_a_string_is_refused_for_both_players_alike(text: str) -> None:
    shown = text.replace("DLO", "DC?")
    if text.endswith("DEC...."):
        assert read(text, DRACULA).blood == 38
        return
    with pytest.raises(PlaysError):
        read(text, DRACULA)
    with pytest.raises(PlaysError):
        read(shown, HUNTERS)


def test_hidden_moves_are_refused_in_draculas_own_string() -> None:
    with pytest.raises(PlaysError, match="hidden"):
        read("GPA.... SPA.... HPA.... MPA.... DC?.V..", DRACULA)


def test_a_string_that_continues_after_the_end_is_refused() -> None:
    moves = "GPA.... SPA.... HPA.... MPA.... DPA.V.. GPAVD.. SPAD... HPAD... MPAD..."
    assert read(moves, HUNTERS).outcome
    with pytest.raises(PlaysError, match="over"):
        read(moves + " DPA....", HUNTERS)


def test_only_part_of_a_very_long_play_is_quoted() -> None:
    with pytest.raises(PlaysError) as wrong:
        read("G" * 100_000, HUNTERS)
    assert len(str(wrong.value)) < 200


@given(st.text(max_size=9))
def test_a_token_is_read_or_refused(text: str) -> None:
    try:
        choice = read_token(text)
    except ValueError:
        return
    assert choice.text in (*CODES, "--")
    assert len(text) == 7


def test_letters_and_codes_are_distinct() -> None:
    assert len(set(CODES)) == len(CODES)
    assert len(set(LETTERS)) == 5
