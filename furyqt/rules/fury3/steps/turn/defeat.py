"""Defeated hunters: Rage, and the way to a hospital at the next dawn (R11.3-R11.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury3.decision import DraculaHunterDecision
from furyqt.rules.fury3.events import (
    BiteHealed,
    Cause,
    HunterDefeated,
    HunterHealed,
    HunterMoved,
    TokenRemoved,
)
from furyqt.rules.fury3.piles import discard_event, discard_item, return_ticket
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import drop_out
from furyqt.rules.fury3.tables import (
    DOOR,
    FIGURES,
    HOSPITALS,
    NEAREST_HOSPITALS,
    PLACES,
    PORTS,
    SAILS,
    SEAS,
)

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

RAGE = 2
"""The influence that a defeat adds, besides the despair tokens (R2.4)."""


def defeat(state: Fury3State, hunter: int, cause: Cause = Cause.NONE) -> None:
    """Defeat a hunter; he stays in his place, and Rage is resolved immediately (R11.3, R11.4)."""
    state.update_hunter(hunter, defeated=True)
    state.tell(HunterDefeated, hunter, cause)
    drop_bats(state, hunter)
    drop_out(state, hunter)
    state.add_influence(RAGE + state.despair)


def drop_bats(state: Fury3State, hunter: int) -> None:
    """Return bats tokens under a hunter to the supply (R11.8)."""
    for _ in range(state.hunters[hunter].bats):
        state.tell(TokenRemoved, "bats", hunter)
    state.update_hunter(hunter, bats=0)


class Restorations(Step, frozen=True):
    """At dawn every defeated hunter goes to a hospital and is restored (R3.2.5, R11.4)."""

    def run(self, state: Fury3State) -> None:
        state.push(*(Restoration(hunter) for hunter in FIGURES if state.hunters[hunter].defeated))


class Restoration(Step, frozen=True):
    """One defeated hunter goes to the nearest hospital (R11.4)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        """Restore him; Dracula is prompted only if several hospitals are nearest."""
        near = hospitals_for(state, self.hunter)
        if len(near) == 1:
            restore(state, self.hunter, near[0])
        else:
            state.push(HospitalChoice(self.hunter))


class HospitalChoice(DraculaHunterDecision, frozen=True):
    """Dracula chooses among the nearest hospitals (R11.4, R15.10)."""

    asks = N_questions("Choose the hospital for {hunter}.")
    stake = N_stakes(
        "The defeated hunter recovers there at the nearest hospital, and can leave it only by day."
    )
    rules_page = "hospital"
    place_rule = N_unavailable("The hunter is brought to one of the nearest hospitals.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Bring {place:to}")}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[place] for place in hospitals_for(state, self.hunter)]

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        restore(state, self.hunter, action.to)


def hospitals_for(state: Fury3State, hunter: int) -> Sequence[int]:
    """Return the nearest hospitals of a hunter: if one's city is open, only such; if none is, one of them.

    A hunter in a hospital whose city is closed takes no part anymore.
    """
    near = hospitals_near(state.hunters[hunter].place)
    closed = state.chapter.closed
    if not closed:
        return near
    return [hospital for hospital in near if DOOR[hospital] not in closed] or near[:1]


def hospitals_near(place: int) -> Sequence[int]:
    """Return the nearest hospitals of a place; at sea those of the nearest ports (R11.4, R11.5)."""
    if place in HOSPITALS:
        return (place,)
    return _NEAR_SEA[place] if place in SEAS else NEAREST_HOSPITALS[place]


def _near_sea(sea: int) -> tuple[int, ...]:
    waters = {sea}
    while not (ports := {port for water in waters for port in SAILS[water] if port in PORTS}):
        waters |= {other for water in waters for other in SAILS[water]}
    return tuple(sorted({hospital for port in ports for hospital in NEAREST_HOSPITALS[port]}))


_NEAR_SEA = {place: _near_sea(place) for place in PLACES if place in SEAS}


def restore(state: Fury3State, hunter: int, hospital: int) -> None:
    """Restore a hunter in the hospital: he loses cards, tickets, damage, bites, delay and bats (R11.4,
    R11.8).
    """
    sheet = state.hunters[hunter]
    for item in sheet.items:
        discard_item(state, hunter, item)
    for event in sheet.events:
        discard_event(state, hunter, event)
    for ticket in sheet.tickets:
        return_ticket(state, hunter, ticket, faceup=False)
    drop_bats(state, hunter)
    if sheet.damage:
        state.tell(HunterHealed, hunter, 0)
    for _ in range(sheet.bites):
        state.tell(BiteHealed, hunter)
    state.update_hunter(hunter, place=hospital, damage=0, bites=0, delayed=False, defeated=False)
    state.tell(HunterMoved, hunter, "hospital", hospital)
