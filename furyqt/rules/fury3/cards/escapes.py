"""Dracula's combat cards that end the combat (R10.7, R10.13, R10.14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import PASS, PLACE_CHOICES, PlaceChoice, Word
from furyqt.rules.fury3.catalog import COMBAT
from furyqt.rules.fury3.decision import DecisionKind, DraculaDecision
from furyqt.rules.fury3.decks import Combat
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.card_effects import DraculaCardEffect
from furyqt.rules.fury3.steps.combat.combat_effects import (
    CombatDecision,
    break_off,
    fight_of,
    is_night_combat,
)
from furyqt.rules.fury3.steps.travel.legal_placements import bat_cities
from furyqt.rules.fury3.steps.travel.placement import fly

N_buttons = Texts("fury3.buttons")
N_combat = Texts("fury3.combat")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")


@COMBAT.card(
    Combat.ESCAPE_AS_BAT,
    N_combat("Escape as Bat"),
    N_combat(
        "The combat ends (Pride). At night Dracula himself may clear his current hideout and secretly "
        "choose a city without hunters one or two roads away: its card takes that space, facedown, with "
        "this card."
    ),
    copies=2,
)
def escape_as_bat(state: Fury3State, effect: DraculaCardEffect) -> None:
    """End the combat; a vampire encounter, or Dracula by day, only escapes (R10.13, R10.14)."""
    break_off(state)
    if is_night_combat(state) and fight_of(state).vampire is None and bat_cities(state):
        state.push(FlightChoice())


class FlightChoice(CombatDecision, DraculaDecision, frozen=True):
    """Dracula flies to another city, or stays."""

    asks = N_questions("Escape as Bat: fly to another city?")
    stake = N_stakes(
        "The combat is over. The bat flies along one or two roads and leaves no encounter there; if you "
        "stay, you remain revealed."
    )
    rules_page = "bat_flight"
    place_rule = N_unavailable(
        "The bat flies at most two roads, to an open city without a hunter whose card is in the deck."
    )
    labels: ClassVar[Labels] = {
        PlaceChoice: N_buttons("Fly {place:to}"),
        PASS: N_buttons("Stay here"),
    }
    kind = DecisionKind.BAT_FLIGHT

    def actions(self, state: Fury3State) -> Sequence[Word | PlaceChoice]:
        return (PASS, *(PLACE_CHOICES[place] for place in bat_cities(state)))

    def apply(self, state: Fury3State, action: Word | PlaceChoice) -> None:
        if isinstance(action, PlaceChoice):
            fly(state, action.to)


@COMBAT.card(
    Combat.ESCAPE_AS_MIST,
    N_combat("Escape as Mist"),
    N_combat("The combat ends (Pride)."),
    copies=1,
)
def escape_as_mist(state: Fury3State, effect: DraculaCardEffect) -> None:
    """End the combat; Dracula stays in the city and revealed (R10.13)."""
    break_off(state)
