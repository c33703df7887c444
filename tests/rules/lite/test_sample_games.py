"""Every field of the games agrees with the course's engine and with independent programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import course_string, read
from furyqt.rules.lite.course_view import answers
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import CODES, DRACULA, DRACULA_FIGURE, FULL_LIFE, HUNTERS, LETTERS
from tests.scenes.lite import after

GAMES = Path(__file__).parents[2] / "games" / "lite"


def lines(name: str) -> list[Any]:
    games = [json.loads(line) for line in (GAMES / name).read_text(encoding="utf-8").splitlines()]
    return [pytest.param(game, id=game["id"]) for game in games]


SAMPLES = lines("sample_games.jsonl")
REAL = lines("real_engine_games_sample.jsonl")


def played(moves: list[str]) -> LiteState:
    return after(RULES.setup({}, 0), *moves)


def engine_view(state: LiteState) -> dict[str, Any]:
    """Return the state as the course's engine has it: a dead hunter's life is refilled at once (L13.9)."""
    figure = observe(state, DRACULA).figure
    return {
        "full_plays": course_string(observe(state, DRACULA)),
        "hunter_plays": course_string(observe(state, HUNTERS)),
        "score": state.score,
        "round": state.round,
        "next_player": figure,
        "hunter_life": [life or FULL_LIFE for life in state.lives],
        "blood": state.blood,
        "location": [CODES[place] for place in (*state.places, state.lairs[-1])] if state.lairs else None,
        "dracula_legal_moves": sorted(a.text for a in legal_actions(state))
        if figure == DRACULA_FIGURE
        else None,
    }


def viewpoint(game: dict[str, Any]) -> int:
    return DRACULA if game["viewpoint"] == "dracula" else HUNTERS


@pytest.mark.parametrize("game", SAMPLES)
def test_the_moves_lead_to_the_state_of_the_engine(game: dict[str, Any]) -> None:
    view = engine_view(played(game["moves"]))
    assert set(game["engine"]) <= set(view)
    assert {name: view[name] for name in game["engine"]} == game["engine"]


@pytest.mark.parametrize("game", SAMPLES)
def test_the_moves_lead_to_the_given_string(game: dict[str, Any]) -> None:
    state = played(game["moves"])
    assert course_string(observe(state, viewpoint(game))) == game["past_plays"]


@pytest.mark.parametrize("game", SAMPLES)
def test_the_string_is_answered_as_expected(game: dict[str, Any]) -> None:
    from_string = answers(read(game["past_plays"], viewpoint(game)))
    assert set(from_string) == {*game["expected"], *game["dropped"]}
    assert {name: from_string[name] for name in game["expected"]} == game["expected"]


@pytest.mark.parametrize("game", SAMPLES)
def test_the_moves_are_answered_like_the_string(game: dict[str, Any]) -> None:
    from_moves = answers(observe(played(game["moves"]), viewpoint(game)))
    assert from_moves == answers(read(game["past_plays"], viewpoint(game)))


@pytest.mark.parametrize("game", SAMPLES)
def test_the_full_string_of_the_engine_reads_like_the_moves(game: dict[str, Any]) -> None:
    assert read(game["engine"]["full_plays"], DRACULA) == observe(played(game["moves"]), DRACULA)


@pytest.mark.parametrize("game", [*SAMPLES, *REAL])
def test_a_record_of_the_game_replays(game: dict[str, Any]) -> None:
    plays = (game["full_plays"] if "full_plays" in game else game["engine"]["full_plays"]).split()
    actions = tuple(RULES.read(play) for play in plays)
    record = Record("lite", 0, RULES.checked_options({}), actions, ("",) * len(actions))
    text = dumps(record)
    assert text.split("\n\n", 1)[1].split()[:-1] == plays
    assert loads(text)[0] == record


@pytest.mark.parametrize("game", REAL)
def test_a_real_game_is_rewritten_exactly(game: dict[str, Any]) -> None:
    state = played([play[1:3] for play in game["full_plays"].split()])
    assert course_string(observe(state, DRACULA)) == game["full_plays"]
    assert is_over(state)
    outcome = RULES.outcome(state)
    assert RULES.default_table.names(outcome.winners) == game["winner"]
    assert (state.score, outcome.score, state.blood) == (game["final_score"],) * 2 + (game["final_blood"],)
    assert game["plays"] == len(game["full_plays"].split())


@pytest.mark.parametrize("game", REAL)
def test_a_real_games_checkpoints(game: dict[str, Any]) -> None:
    moves = [play[1:3] for play in game["full_plays"].split()]
    for point in game["checkpoints"]:
        state = played(moves[: point["plays_so_far"]])
        figure = point["player"]
        side = DRACULA if figure == DRACULA_FIGURE else HUNTERS
        seen = observe(state, side)
        assert course_string(seen) == point["given_past_plays"]
        assert (seen.figure, seen.round, seen.score) == (figure, point["round"], point["score"])
        assert (*state.lives, state.blood)[figure] == point["own_points"]
        view = answers(read(point["given_past_plays"], side))
        assert (view["player"], view["round"], view["score"]) == (figure, point["round"], point["score"])
        assert view["health"][figure] == max(0, point["own_points"])
        if "legal_moves" in point:
            assert view["valid_moves"] == sorted(set(point["legal_moves"]) - {"TP"})


@pytest.mark.parametrize("game", REAL)
def test_every_beginning_of_a_real_game_reads_alike(game: dict[str, Any]) -> None:
    moves = [play[1:3] for play in game["full_plays"].split()]
    state = RULES.setup({}, 0)
    for number, move in enumerate(moves):
        for side in (HUNTERS, DRACULA):
            seen = observe(state, side)
            again = read(course_string(seen), side)
            assert course_string(again) == course_string(seen)
            if seen.to_move == side:
                assert answers(again) == answers(seen)
        assert LETTERS[observe(state, HUNTERS).figure] == game["full_plays"][8 * number]
        state = after(state, move)
