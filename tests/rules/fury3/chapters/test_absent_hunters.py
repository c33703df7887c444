"""Hunters who take no part are asked nothing, and nobody can choose them."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import legal_actions, player_to_move, settle
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import HUNTER_CHOICES
from furyqt.rules.fury3.cards.matured import SpyChoice
from furyqt.rules.fury3.cards.nights import weakened
from furyqt.rules.fury3.chapters.chapter_stage import closed_places
from furyqt.rules.fury3.chapters.overlay import ChapterRules, is_away, present
from furyqt.rules.fury3.events import ActionTaken, HunterAbsent, HunterMoved
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.supply.allies import PreyChoice, standing
from furyqt.rules.fury3.steps.turn.defeat import HospitalChoice, Restoration, defeat, hospitals_for
from furyqt.rules.fury3.steps.turn.turns import HunterAction, Turns
from furyqt.rules.fury3.tables import (
    DRACULA,
    FIGURES,
    GODALMING,
    HOSPITALS,
    HUNTERS,
    MINA,
    SEWARD,
    VAN_HELSING,
)
from furyqt.rules.fury3.windows import has_acted
from tests.rules.fury3.chapters.chapters import chapter, staged
from tests.rules.fury3.scenes import at, do, pending, scene

IBERIA = ChapterRules(closed=closed_places(["iberia"]))


def without(*hunters: int, part: str = "day", **given: Any) -> Fury3State:
    """Return a position in which these hunters are absent."""
    state = scene(part, chapter=IBERIA, started=False, **given)
    for hunter in hunters:
        state.update_hunter(hunter, place=at("hospital_madrid"))
    settle(state)
    return state


@pytest.mark.parametrize("part", ["day", "night"])
def test_only_present_hunters_act(part: str) -> None:
    state, acted = without(GODALMING, MINA, part=part), []
    half = state.time
    while isinstance(state.agenda[-1], HunterAction) and state.time == half:
        acted.append(state.agenda[-1].hunter)
        state = do(state, "pass")
    assert acted == [SEWARD, VAN_HELSING]
    passed = [event for event in state.told or () if isinstance(event, ActionTaken)]
    assert not [event for event in passed if event.hunter in (GODALMING, MINA)]


def test_a_hospital_in_an_open_city_is_not_absence() -> None:
    state = scene(places={"mina": "hospital_rome"}, chapter=IBERIA)
    assert not is_away(state, MINA)
    assert present(state) == tuple(FIGURES)
    assert is_away(scene(places={"mina": "hospital_madrid"}, chapter=IBERIA), MINA)
    assert not is_away(scene(places={"mina": "hospital_madrid"}), MINA)


def test_dracula_cannot_choose_an_absent_hunter() -> None:
    state = without(GODALMING, MINA)
    here = [HUNTER_CHOICES[SEWARD], HUNTER_CHOICES[VAN_HELSING]]
    assert standing(state) == (SEWARD, VAN_HELSING)
    assert SpyChoice().actions(state) == here
    assert PreyChoice(1).actions(state) == here


def test_r9_1_absent_mina_is_no_victim_of_vampiric_influence() -> None:
    assert weakened(scene()) == [MINA]
    assert weakened(without(MINA)) == []


def test_nobody_waits_for_absent_hunters() -> None:
    state = without(MINA)
    assert MINA not in state.waiting
    assert has_acted(state, MINA)
    assert not has_acted(state, GODALMING)
    state = do(state, "pass")
    assert has_acted(state, GODALMING)
    assert not has_acted(state, SEWARD)
    assert any(isinstance(step, Turns) for step in state.agenda)


def test_r11_4_a_defeated_hunter_comes_to_an_open_hospital() -> None:
    state = scene(places={"mina": "london"}, chapter=IBERIA)
    assert len(hospitals_for(scene(places={"mina": "london"}), MINA)) == 3
    assert at("hospital_madrid") not in hospitals_for(state, MINA)
    assert set(hospitals_for(state, MINA)) == HOSPITALS - {at("hospital_madrid")}


def test_r11_4_a_defeated_hunter_whose_hospital_is_closed_is_out_of_the_chapter() -> None:
    state = scene("dawn", places={"mina": "lisbon"}, chapter=IBERIA, started=False)
    state.push(Restoration(MINA))
    defeat(state, MINA)
    step = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    step.run(state)
    assert state.hunters[MINA].place == at("hospital_madrid")
    assert not state.hunters[MINA].defeated
    assert is_away(state, MINA)
    moved = [event for event in state.told or () if isinstance(event, HunterMoved)]
    assert moved[-1] == HunterMoved(MINA, "hospital", at("hospital_madrid"))


def test_r11_4_dracula_is_not_asked_if_every_hospital_is_closed() -> None:
    shut = ChapterRules(closed=closed_places(["iberia", "italia", "austro_hungary"]))
    state = scene("dawn", places={"seward": "london"}, chapter=shut, started=False)
    assert len(hospitals_for(state, SEWARD)) == 1
    state.update_hunter(SEWARD, defeated=True)
    Restoration(SEWARD).run(state)
    assert not isinstance(state.agenda[-1], HospitalChoice)
    assert is_away(state, SEWARD)


@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_the_chapters_say_who_is_absent(number: int) -> None:
    state = staged(number)
    absent = [event.hunter for event in state.told or () if isinstance(event, HunterAbsent)]
    assert absent == [hunter for hunter in FIGURES if is_away(state, hunter)]
    assert len(absent) == len(chapter(number).stage.absent)
    moved = {event.hunter for event in state.told or () if isinstance(event, HunterMoved)}
    assert moved == set(present(state))
    assert all(not state.hunters[hunter].items for hunter in absent)


def test_a_chapter_with_one_hunter_asks_nobody_else() -> None:
    state = staged(1)
    state = do(state, legal_actions(state)[0].text)
    assert pending(state) == "HunterAction"
    for _ in range(2):
        assert state.agenda[-1].hunter == VAN_HELSING  # type: ignore[attr-defined]
        state = do(state, "pass")
    assert player_to_move(state) == DRACULA


def test_an_absent_hunter_is_not_among_the_figures_of_the_map() -> None:
    places = {"mina": "hospital_madrid", "seward": "london"}
    cases: list[tuple[dict[str, Any], bool]] = [({"chapter": IBERIA}, False), ({}, True)]
    for changes, is_there in cases:
        state = scene(places=places, **changes)
        assert RULES.guidance is not None
        shown = [place for _, place in RULES.guidance.figures(RULES.observe(state, HUNTERS))]
        assert (state.hunters[MINA].place in shown) is is_there
