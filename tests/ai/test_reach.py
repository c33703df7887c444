"""Whether a chapter's goal can still be reached is a comparison of ways with days."""

from __future__ import annotations

from typing import Any

import pytest

from ai.knowledge.fury2.chapters import reach as old_reach
from ai.knowledge.fury3.chapters.reach import is_open
from ai.knowledge.visit_feasibility import can_visit
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.fury2.tables import NOWHERE
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, ChapterRules
from furyqt.rules.fury3.decks import Encounter
from furyqt.rules.fury3.state import Fury3State, Hideout, PlacedEncounter
from tests.rules.fury2.chapters.servant_chapters import staged
from tests.rules.fury3.scenes import at, scene

LINE = ((0, 1, 2, 3), (1, 0, 1, 2), (2, 1, 0, 1), (3, 2, 1, 0))
"""Four places in a row, each a day from the next."""
FAR_AWAY = {"godalming": "lisbon", "seward": "lisbon", "helsing": "lisbon", "mina": "lisbon"}


@pytest.mark.parametrize(
    ("figures", "targets", "number", "is_possible"),
    [
        ([(0, 3)], {1, 2, 3}, 3, True),
        ([(0, 2)], {1, 2, 3}, 3, False),
        ([(0, 1), (3, 1)], {1, 2}, 2, True),
        ([(0, 1)], {0}, 1, True),
        ([(0, 0)], {0}, 1, False),
        ([(1, 3)], {0, 3}, 2, False),
        ([(1, 4)], {0, 3}, 2, True),
        ([(0, 9)], {1}, 2, False),
        ([], set(), 0, True),
    ],
)
def test_figures_share_the_places_to_visit(
    figures: list[tuple[int, int]], targets: set[int], number: int, is_possible: bool
) -> None:
    assert can_visit(figures, targets, number, LINE) is is_possible


def hunting(**given: Any) -> Fury3State:
    """Return a position with Dracula in Prague and all hunters far away, unless the test says otherwise."""
    return scene(**{"places": FAR_AWAY, "trail": ("prague", "berlin", "leipzig"), **given})


def is_in_reach(state: Fury3State, goal: str, days: int, **counts: int) -> bool:
    return is_open(state, Predicate(goal), counts, days)


def near(place: str) -> dict[str, str]:
    return {**FAR_AWAY, "mina": place}


@pytest.mark.parametrize("goal", ["revealed>=1", "harm>=1", "fights>=1", "destroyed>=1", "turned>=1"])
def test_dracula_must_be_near_enough(goal: str) -> None:
    assert not is_in_reach(hunting(), goal, 2)
    assert is_in_reach(hunting(places=near("vienna")), goal, 3)


def test_what_is_counted_already_is_not_missing() -> None:
    assert not is_in_reach(hunting(), "revealed>=2", 1, revealed=1)
    assert is_in_reach(hunting(), "revealed>=2", 1, revealed=2)


def test_every_meeting_and_every_combat_takes_a_day() -> None:
    state = hunting(places=near("vienna"))
    assert is_in_reach(state, "revealed>=1 and harm>=6", 1)
    assert not is_in_reach(state, "revealed>=2", 1)
    assert not is_in_reach(state, "harm>=13", 1)
    assert is_in_reach(state, "harm>=13", 2)
    assert is_in_reach(hunting(places=near("vienna"), damage=3), "destroyed>=1", 1)
    assert not is_in_reach(state, "destroyed>=1", 1)


def test_one_case_of_the_goal_is_enough_and_an_answer_needs_no_way() -> None:
    assert is_in_reach(hunting(), "revealed>=2 or sealed>=1", 1)


def test_dracula_at_sea_is_met_in_a_port() -> None:
    state = hunting(trail=("north_sea",), places=near("amsterdam"))
    assert is_in_reach(state, "revealed>=1", 1)
    shut = ChapterRules(closed=tuple(sorted(map(at, ("amsterdam", "hamburg", "edinburgh")))))
    assert not is_in_reach(
        hunting(trail=("north_sea",), places=near("cologne"), chapter=shut), "revealed>=1", 1
    )


def test_a_turned_card_is_not_turned_again() -> None:
    state = hunting(places=near("vienna"), trail=("prague",))
    assert is_in_reach(state, "turned>=1", 1)
    spot = state.trail[0]
    assert spot is not None
    state.trail = (Hideout(spot.id, spot.place, faceup=True), *state.trail[1:])
    assert not is_in_reach(state, "turned>=1", 1)
    assert is_in_reach(state, "turned>=1", 2)  # Dracula adds a card before the second day


def test_dracula_adds_a_card_before_each_day_but_the_first() -> None:
    """Each of them takes a hunter who follows him a day; the other cards are for the days that are left."""
    state = hunting(places=near("vienna"), trail=("prague",))
    assert not is_in_reach(state, "turned>=3", 2)
    assert is_in_reach(state, "turned>=3", 3)
    shut = ChapterRules(closed=tuple(sorted(map(at, ("prague", "berlin", "vienna", "nuremberg")))))
    away = hunting(places=near("vienna"), trail=("prague",), chapter=shut)
    assert not is_in_reach(away, "turned>=3", 3)


@pytest.mark.parametrize(
    ("goal", "card"), [("emptied>=1", Encounter.HOAX), ("slain>=1", Encounter.NEW_VAMPIRE)]
)
def test_boxes_and_vampires_must_be_near_enough(goal: str, card: Encounter) -> None:
    state = hunting(places=near("vienna"))
    state.lairs = (Hideout(FIRST_BOX, at("munich"), contents=(PlacedEncounter(card),)), None, None)
    assert is_in_reach(state, goal, 1)
    assert not is_in_reach(state, goal, 0)
    assert not is_in_reach(hunting(places=near("vienna")), goal, 9)
    state.lairs = (Hideout(FIRST_BOX, at("athens"), contents=(PlacedEncounter(card),)), None, None)
    assert not is_in_reach(state, goal, 1)


def test_the_second_editions_chapter_has_houses_servant_and_dracula() -> None:
    state = staged(2)
    for counter in ("emptied", "felled", "met", "struck"):
        goal = Predicate(f"{counter}>=1")
        assert old_reach.is_open(state, goal, {}, 12)
        assert not old_reach.is_open(state, goal, {}, 0)
        assert old_reach.is_open(state, goal, {counter: 1}, 0)
    assert old_reach.is_open(state, Predicate("revealed>=1"), {}, 12)
    assert old_reach.is_open(state, Predicate("vampires<=4"), {}, 0)


@pytest.mark.parametrize(("skull", "rounds"), [(1, 3), (2, 2)])
def test_a_defeated_servant_is_met_in_the_round_after_his_return(skull: int, rounds: int) -> None:
    """The next morning finds him on skull 1 if he lost in his own turn, and otherwise on skull 2."""
    state = staged(2)
    state.update_servant(place=NOWHERE, lives=0, skull=skull)
    for counter in ("felled", "met", "struck"):
        goal = Predicate(f"{counter}>=1")
        assert old_reach.is_open(state, goal, {}, rounds)
        assert not old_reach.is_open(state, goal, {}, rounds - 1)
    later = Predicate(f"met>={len(state.hunters) + 1}")
    assert old_reach.is_open(state, later, {}, rounds + 1)
    assert not old_reach.is_open(state, later, {}, rounds)
