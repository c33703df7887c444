"""Dracula's allies: an immediate effect, or a companion at the start of his phases (R12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import KEEP_ALLY, PLACE_ON, Labels
from furyqt.rules.fury3.actions import DONE, Space, Word
from furyqt.rules.fury3.cards.dracula_events import can_take_encounter
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import DraculaDecision, card_page
from furyqt.rules.fury3.decks import NONE, PILE, Deck, EventCard
from furyqt.rules.fury3.event_timing import When
from furyqt.rules.fury3.piles import discard_from_deck, is_dracula_event, refill_encounters, take_event
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import add_encounter
from furyqt.rules.fury3.steps.supply.allies import hunt, standing
from furyqt.rules.fury3.steps.supply.supply import draw_event
from furyqt.rules.fury3.steps.turn.windows import EventEffect, keep_as_ally
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

AT_ONCE, ALLY = Word("effect"), Word("ally")
RAID_DAMAGE = 4
AID_CARDS = 6
BRIDE_SPACES = range(3)


class ServantChoice(DraculaDecision, frozen=True):
    """Dracula uses the card immediately, or keeps it as his ally."""

    card: int

    asks = N_questions("{event}: its effect at once, or an ally?")
    stake = N_stakes("An ally works until another one replaces it; the effect at once uses the card up.")
    rules_page = "allies"
    labels: ClassVar[Labels] = {AT_ONCE: N_buttons("Use at once"), ALLY: KEEP_ALLY}

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (AT_ONCE, ALLY)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == ALLY:
            keep_as_ally(state, self.card, DRACULA_FIGURE)
        elif self.card == EventCard.DRACULAS_BRIDES:
            state.push(BridesPlacement())
        elif self.card == EventCard.GREAT_WOLF:
            hunt(state, RAID_DAMAGE)
        else:
            sift(state)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(event=words.card_text(Deck.EVENT, self.card))

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.EVENT, self.card

    def page(self, position: Position) -> str:
        return card_page(Deck.EVENT, self.card) or self.rules_page


def employ(state: Fury3State, card: int, *, useful: bool) -> None:
    """Prompt for the use of an ally; one without a possible effect is kept."""
    if useful:
        state.push(ServantChoice(card))
    else:
        keep_as_ally(state, card, DRACULA_FIGURE)


@EVENTS.card(
    EventCard.DRACULAS_BRIDES,
    N_cards("Dracula's Brides"),
    N_cards(
        "Immediately: place an encounter card from your hand on each of one or two hideouts on the first "
        "three spaces. Or keep as ally: at the start of your phase you may discard an encounter card to "
        "draw another."
    ),
    owner=DRACULA,
    copies=1,
    when=(When.AT_ONCE,),
    is_ally=True,
)
def draculas_brides(state: Fury3State, effect: EventEffect) -> None:
    """Place encounters now, or keep the ally."""
    employ(state, effect.card, useful=bool(bride_spaces(state, NONE)) and bool(state.encounters))


class BridesPlacement(DraculaDecision, frozen=True):
    """Dracula places an encounter card on one or two hideouts; `taken` is the space that has one already."""

    taken: int = NONE

    asks = N_questions("Dracula's Brides: place an encounter card?")
    rules_page = "card:event:draculas_brides"
    place_rule = N_unavailable("The Brides place encounter cards on hideouts that can take one.")
    labels: ClassVar[Labels] = {Space: PLACE_ON}

    def actions(self, state: Fury3State) -> Sequence[Word | Space]:
        found = [
            Space(space, card)
            for space in bride_spaces(state, self.taken)
            for card in kinds(state.encounters)
        ]
        return found if self.taken == NONE else (DONE, *found)

    def apply(self, state: Fury3State, action: Word | Space) -> None:
        if isinstance(action, Space):
            spot = state.trail[action.space]
            assert spot is not None
            add_encounter(state, spot.id, action.card)
            if self.taken == NONE and state.encounters and bride_spaces(state, action.space):
                state.push(BridesPlacement(action.space))
                return
        refill_encounters(state)


def bride_spaces(state: Fury3State, taken: int) -> list[int]:
    """Return the first three spaces that can take an encounter."""
    return [space for space in BRIDE_SPACES if space != taken and can_take_encounter(state, space)]


@EVENTS.card(
    EventCard.GREAT_WOLF,
    N_cards("Great Wolf"),
    N_cards(
        "Immediately: a hunter suffers 4 damage unless a Crucifix or Heavenly Host is revealed. Or keep "
        "as ally: the same for 1 damage at the start of each of your phases."
    ),
    owner=DRACULA,
    copies=1,
    when=(When.AT_ONCE,),
    is_ally=True,
)
def great_wolf(state: Fury3State, effect: EventEffect) -> None:
    """Attack now, or keep the ally."""
    employ(state, effect.card, useful=bool(standing(state)))


@EVENTS.card(
    EventCard.IMMANUEL_HILDESHEIM,
    N_cards("Immanuel Hildesheim"),
    N_cards(
        "Immediately: of the top six event cards draw yours and discard the others faceup. Or keep as "
        "ally: at the start of your phase draw the top event card if it is yours."
    ),
    owner=DRACULA,
    copies=1,
    when=(When.AT_ONCE,),
    is_ally=True,
)
def immanuel_hildesheim(state: Fury3State, effect: EventEffect) -> None:
    """Look at six cards now, or keep the ally."""
    employ(state, effect.card, useful=True)


def sift(state: Fury3State) -> None:
    """Take the top six event cards: Dracula draws his, the hunters' are discarded faceup."""
    taken = [take_event(state) for _ in range(AID_CARDS)]
    for card in taken:
        if card != NONE and not is_dracula_event(card):
            discard_from_deck(state, card)
    for card in taken:
        if card != NONE and is_dracula_event(card):
            draw_event(state, DRACULA_FIGURE, card, PILE)
