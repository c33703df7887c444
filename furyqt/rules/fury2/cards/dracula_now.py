"""Dracula's events that are played when they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, PASS, PLACE_CHOICES, Choose, Pick, PlaceChoice, Word
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import Deck, EventCard
from furyqt.rules.fury2.event_timing import When
from furyqt.rules.fury2.events import HunterChosen
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.events.shown import PICKS
from furyqt.rules.fury2.steps.harm import HealthLoss, bitten_targets
from furyqt.rules.fury2.steps.trail.catacombs import lay_tile
from furyqt.rules.fury2.steps.trail.encounter_hand import can_place
from furyqt.rules.fury2.steps.trail.maturing import Maturing
from furyqt.rules.fury2.steps.trail.spots import used_places
from furyqt.rules.fury2.steps.travel.dracula_moves import move_to
from furyqt.rules.fury2.tables import DRACULA, STARTS

N_buttons = Texts("fury2.buttons")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

VISIT_LOSS = 2

# -------------------------------------------------------------------------------------------------- Evasion


def havens(state: Fury2State) -> list[int]:
    """Return the cities to which Dracula can evade."""
    taken = used_places(state) | {sheet.place for sheet in state.hunters}
    return [city for city in STARTS if city not in taken and not state.is_closed(city)]


@EVENTS.card(
    EventCard.EVASION,
    N_cards("Evasion"),
    N_cards(
        "Immediately: move to any city without a hunter or a marker that is not in your trail or catacombs. "
        "You may place an encounter there."
    ),
    owner=DRACULA,
    copies=1,
    when=(When.AT_ONCE,),
)
def evasion(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the city; what falls off the trail then may mature."""
    if havens(state):
        state.push(EvasionChoice(), HavenTile(), Maturing())


class EvasionChoice(DraculaDecision, frozen=True):
    """Dracula chooses the city to which he evades."""

    asks = N_questions("Evasion: to which city does Dracula move?")
    rules_page = "card:event:evasion"
    place_rule = N_unavailable(
        "Dracula evades to a city without a hunter or a marker, whose card is in his hand."
    )

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[city] for city in havens(state)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_to(state, action.to, "evasion")


class HavenTile(Step, frozen=True):
    """Dracula may place an encounter on his new card."""

    def run(self, state: Fury2State) -> None:
        if can_place(state):
            state.push(HavenChoice())


class HavenChoice(DraculaDecision, frozen=True):
    """Dracula places an encounter, or none."""

    asks = N_questions("Evasion: which encounter does Dracula place?")
    stake = N_stakes("It is facedown in the new city. The hunters see that you have moved, but not where.")
    rules_page = "card:event:evasion"
    labels: ClassVar[Labels] = {
        PASS: N_buttons("Place no encounter"),
        Pick: N_buttons("Place {card}"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Pick]:
        return (PASS, *(PICKS[Deck.ENCOUNTER, card] for card in kinds(state.encounters)))

    def apply(self, state: Fury2State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            lay_tile(state, state.trail[0].id, action.card)


# ---------------------------------------------------------------------------------------------- Night Visit


@EVENTS.card(
    EventCard.NIGHT_VISIT,
    N_cards("Night Visit"),
    N_cards("Immediately: a bitten hunter of your choice loses 2 health."),
    owner=DRACULA,
    copies=1,
    when=(When.AT_ONCE,),
)
def night_visit(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the hunter; only one bitten hunter leaves no choice."""
    victims = bitten_targets(state)
    if len(victims) == 1:
        state.push(HealthLoss(victims[0], VISIT_LOSS))
    elif victims:
        state.push(VisitChoice())


class VisitChoice(DraculaDecision, frozen=True):
    """Dracula chooses the bitten hunter who loses health."""

    asks = N_questions("Night Visit: which hunter loses 2 health?")
    rules_page = "card:event:night_visit"
    place_rule = N_unavailable("No bitten hunter is here.")

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in bitten_targets(state)]

    def apply(self, state: Fury2State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        state.push(HealthLoss(action.hunter, VISIT_LOSS))
