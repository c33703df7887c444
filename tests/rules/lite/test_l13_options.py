"""Each difference between the editions (L13) is an option, and both values are played."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import OptionError
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import course_string, read
from furyqt.rules.lite.events import Researched
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.setup import OPTIONS
from tests.scenes.lite import after, events_of, legal, scene, seen, trail

ALL_REST = ("GW", "GW", "GW", "GW")
FULL_TRAIL = "EC LO SW LV MN ED"


def test_l13_1_the_old_code_of_the_irish_sea_is_read() -> None:
    assert course_string(read("GIS....", 0)) == "GIR...."
    assert course_string(read("GPA.... SPA.... HPA.... MPA.... DIS....", 1)).endswith("DIR....")
    assert course_string(read("GPA.... SPA.... HPA.... MPA.... DIS....", 0)).endswith("DIR....")


def test_l13_2_a_repeated_move_or_a_repeated_place() -> None:
    """Strasbourg was left and reached again by a double back, whose move is not ST."""
    moves = "ST GE D2 PA BU CO FR"
    assert "ST" in legal(scene("D", trail=moves))
    assert "ST" not in legal(scene("D", trail=moves, location_rule="place"))
    older = "ST GE D2 PA BU CO LI FR"
    assert "ST" in legal(scene("D", trail=older, location_rule="place"))


def test_l13_2_the_current_place_is_a_place_of_the_last_five() -> None:
    assert "PA" in legal(scene("D", trail="PA HI ST BU CO D5"))
    assert "PA" not in legal(scene("D", trail="PA HI ST BU CO D5", location_rule="place"))


def test_l13_3_at_most_three_encounters_or_no_limit() -> None:
    three = "GE PA:T HI:T TP ST PA:T"
    assert trail(after(scene("D", trail=three), "D1")) == "PA:T HI:T TP ST PA:T D1"
    state = after(scene("D", trail=three, encounter_limit="none"), "D1")
    assert trail(state) == "PA:T HI:T TP ST PA:T D1:T"


def test_l13_3_more_than_four_marks_are_cut_to_the_length_of_a_play() -> None:
    state = scene("G", trail="PA:V HI:T TP:T PA:T HI:T", hunters="CF GW GW GW", encounter_limit="none")
    met = after(state, "PA")
    token = RULES.write(state, RULES.read("GPA...."), met)
    assert token == "GPATTTV"
    assert RULES.read(token).text == "PA"


def test_l13_4_staying_is_listed_or_never_legal() -> None:
    moves = "PA HI ST BU CO D5"
    assert "PA" in legal(scene("D", trail=moves))
    assert legal(scene("D", trail=moves)) - legal(scene("D", trail=moves, stay="unlisted")) == {"PA"}


def test_l13_4_if_he_can_only_stay_he_is_teleported() -> None:
    moves = "GA KL TP HI D1"
    assert legal(scene("D", trail=moves)) == {"CD"}
    assert legal(scene("D", trail=moves, stay="unlisted")) == {"TP"}


def test_l13_5_four_rests_in_a_row_or_in_one_round() -> None:
    start = {"trail": FULL_TRAIL, "hunters": "GW GW GW AO"}
    across = ("DU", "GW", "GW", "AO", "NS", "DU")
    rolling = after(scene("G", **start), *across)
    assert len(events_of(rolling, Researched)) == 1
    one_round = after(scene("G", **start, research="round"), *across)
    assert not events_of(one_round, Researched)
    assert events_of(after(scene("G", trail=FULL_TRAIL, research="round"), *ALL_REST), Researched)


def test_l13_5_each_further_rest_researches_only_in_a_rolling_count() -> None:
    for research, times in (("rolling", 2), ("round", 1)):
        state = after(scene("G", trail=FULL_TRAIL, research=research), *ALL_REST, "NS", "GW")
        assert len(events_of(state, Researched)) == times


def test_l13_5_the_death_of_the_first_hunter_does_not_keep_the_rests_of_the_last_round() -> None:
    """Four rests; then Lord Godalming dies and the other three rest, which is not four in one round."""
    state = scene(
        "G",
        trail=FULL_TRAIL + " NS HA:T",
        hunters="HA GW GW GW",
        lives=(2, 9, 9, 9),
        rests=4,
        research="round",
    )
    assert not events_of(after(state, "HA", "GW", "GW", "GW"), Researched)


def test_l13_6_a_hide_is_shown_as_the_sixth_move_or_one_turn_later() -> None:
    moves = "PA HI ST GE ZU MI"
    assert seen(after(scene("D", trail=moves), "VE")).split()[1] == "HI"
    later = after(scene("D", trail=moves, hide_shown="later"), "VE", *ALL_REST[:3], "DU")
    assert seen(later).split()[1] == "C?"
    assert seen(after(later, "AS")).split()[1] == "HI"


def test_l13_7_a_shared_sea_is_hidden_or_revealed() -> None:
    start = {"trail": "LE", "hunters": "EC GW GW GW"}
    assert seen(after(scene("D", **start), "EC")) == "C? S?"
    assert seen(after(scene("D", **start, sea_meeting="revealed"), "EC")) == "C? EC"
    state = scene("G", trail="LE EC", hunters="LO GW GW GW", sea_meeting="revealed")
    assert seen(after(state, "EC")) == "C? S?"


def test_l13_8_a_rest_at_sea_heals_or_not_and_counts_for_research_either_way() -> None:
    start = {"hunters": "AO GW GW GW", "lives": (3, 9, 9, 9), "trail": "PA"}
    healed, not_healed = (after(scene("G", **start, sea_rest=rule), "AO") for rule in ("heals", "nothing"))
    assert (healed.lives[0], not_healed.lives[0]) == (6, 3)
    assert healed.rests == not_healed.rests == 1
    on_land = scene("G", hunters="PA GW GW GW", lives=(3, 9, 9, 9), trail="LO", sea_rest="nothing")
    assert after(on_land, "PA").lives[0] == 6


def test_every_option_is_tested_here_or_with_the_faults() -> None:
    assert {option.name for option in OPTIONS} == {
        "location_rule",
        "stay",
        "encounter_limit",
        "research",
        "hide_shown",
        "sea_meeting",
        "sea_rest",
        "faults",
    }


@pytest.mark.parametrize("given", [{"nonsense": "x"}, {"stay": "maybe"}, {"stay": ""}])
def test_unknown_options_and_values_are_refused(given: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        RULES.checked_options(given)


def test_l10_a_record_of_disqualified_figures_replays_with_their_automatic_turns() -> None:
    """Dracula and Mina are disqualified: their turns follow the token of the figure before them."""
    options = RULES.checked_options({"faults": "course"})
    states, record = [RULES.setup(options, 11)], Record("lite", 11, options)
    for number in range(60):
        legal_here = legal_actions(states[-1])
        choice = legal_here[-1] if number in (3, 4) else legal_here[number % (len(legal_here) - 1)]
        record = record.added(choice)
        states.append(play(states[-1], choice))
    assert states[-1].faulty == 0b11000
    again, replayed = loads(dumps(record, states))
    assert again == record
    assert replayed == states
    assert len(course_string(observe(states[-1], 1)).split()) > 60
