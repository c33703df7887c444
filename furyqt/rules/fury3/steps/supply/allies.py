"""Dracula's allies at the start of his phase (R3.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, PASS, Choose, Pick, Word
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import PILE, Deck, EventCard, Item
from furyqt.rules.fury3.events import HunterChosen
from furyqt.rules.fury3.piles import (
    discard_encounter_from_hand,
    draw_encounters,
    is_dracula_event,
    shuffle_events,
    take_event,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.supply.item_reveals import Blow, ItemReveal
from furyqt.rules.fury3.steps.supply.supply import draw_event
from furyqt.rules.fury3.steps.turn.windows import NEW_EVENT_WINDOW
from furyqt.rules.fury3.tables import DRACULA_FIGURE

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

WOLF_DAMAGE = 1
AGAINST_WOLF = (Item.CRUCIFIX, Item.HEAVENLY_HOST)


class AllyTurn(Step, frozen=True):
    """The effect of Dracula's ally at the start of the Dracula phase."""

    def run(self, state: Fury3State) -> None:
        ally = state.dracula_ally
        if ally == EventCard.DRACULAS_BRIDES and state.encounters:
            state.push(BridesChoice())
        elif ally == EventCard.GREAT_WOLF:
            hunt(state, WOLF_DAMAGE)
        elif ally == EventCard.IMMANUEL_HILDESHEIM:
            receive_dracula_event(state)


class BridesChoice(DraculaDecision, frozen=True):
    """Dracula may discard an encounter card and draw another."""

    asks = N_questions("Dracula's Brides: exchange an encounter card?")
    rules_page = "card:event:draculas_brides"
    labels: ClassVar[Labels] = {
        Pick: N_buttons("Exchange {card}"),
        PASS: N_buttons("Exchange nothing"),
    }

    def actions(self, state: Fury3State) -> Sequence[Word | Pick]:
        return (PASS, *(Pick(Deck.ENCOUNTER, card) for card in kinds(state.encounters)))

    def apply(self, state: Fury3State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            discard_encounter_from_hand(state, action.card)
            draw_encounters(state, 1)


class PreyChoice(DraculaDecision, frozen=True):
    """Dracula chooses the hunter that Great Wolf attacks."""

    damage: int

    asks = N_questions("Great Wolf: which hunter is attacked?")
    rules_page = "card:event:great_wolf"
    place_rule = N_unavailable("Great Wolf can attack no hunter here.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Attack {hunter}")}

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        """List the hunters who are not defeated (R11.4)."""
        return [HUNTER_CHOICES[hunter] for hunter in standing(state)]

    def apply(self, state: Fury3State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        reveal = ItemReveal(action.hunter, AGAINST_WOLF, Deck.EVENT, EventCard.GREAT_WOLF)
        state.push(reveal, Blow(action.hunter, self.damage))


def hunt(state: Fury3State, damage: int) -> None:
    """Attack a hunter of Dracula's choice with Great Wolf."""
    if standing(state):
        state.push(PreyChoice(damage))


def standing(state: Fury3State) -> tuple[int, ...]:
    """Return the hunters who take part and are not defeated, in activation order."""
    return tuple(hunter for hunter in present(state) if not state.hunters[hunter].defeated)


def receive_dracula_event(state: Fury3State) -> None:
    """Draw the top event card if it is Dracula's, who may play it immediately (Immanuel Hildesheim)."""
    if not state.event_deck:
        shuffle_events(state)
    if state.event_deck and is_dracula_event(state.event_deck[-1]):
        state.push(NEW_EVENT_WINDOW)
        draw_event(state, DRACULA_FIGURE, take_event(state), PILE)
