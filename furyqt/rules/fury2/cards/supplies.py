"""The hunters' events about items and event cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import PASS, Pick, Word
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import DISCARD as DISCARD_PILE
from furyqt.rules.fury2.decks import HAND, Deck, EventCard
from furyqt.rules.fury2.event_timing import EventWindow, When
from furyqt.rules.fury2.events import CardShown
from furyqt.rules.fury2.piles import (
    discard_item,
    draw_item,
    is_dracula_event,
    keep_event,
    take_discarded_item,
)
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.draws import is_kept
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.events.shown import PICKS
from furyqt.rules.fury2.steps.servant.held_event import GiftOffer
from furyqt.rules.fury2.tables import DRACULA_FIGURE, HUNTERS
from furyqt.rules.mechanisms.cards import unless

N_buttons = Texts("fury2.buttons")
N_unavailable = Texts("fury2.unavailable")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")

TAKE = N_buttons("Take {card}")

# ------------------------------------------------------------------------------------------- Mystic Research


@EVENTS.card(
    EventCard.MYSTIC_RESEARCH,
    N_cards("Mystic Research"),
    N_cards("Immediately, or kept for a hunter's turn by option: Dracula shows all event cards in his hand."),
    owner=HUNTERS,
    copies=2,
    when=(When.AT_ONCE, EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(lambda state, hunter: bool(state.events), N_unavailable("Dracula has no event card")),
)
def mystic_research(state: Fury2State, effect: EventEffect) -> None:
    """Show Dracula's event hand, which he keeps; before that he may give a card away (S6.1)."""
    state.push(GiftOffer(), EventHandShow())


class EventHandShow(Step, frozen=True):
    """Dracula shows all event cards in his hand."""

    def run(self, state: Fury2State) -> None:
        for card in state.events:
            state.tell(CardShown, Deck.EVENT, card, HAND[DRACULA_FIGURE])


# -------------------------------------------------------------------------------------------------- Re-Equip


@EVENTS.card(
    EventCard.RE_EQUIP,
    N_cards("Re-Equip"),
    N_cards("Immediately: you may discard an item and draw another."),
    owner=HUNTERS,
    copies=3,
    when=(When.AT_ONCE,),
)
def re_equip(state: Fury2State, effect: EventEffect) -> None:
    """Offer the exchange to a hunter with an item."""
    if state.hunters[effect.actor].items:
        state.push(ReEquipChoice(effect.actor))


class ReEquipChoice(HunterDecision, frozen=True):
    """The hunter discards an item and draws another, or keeps all."""

    asks = N_questions("Re-Equip: does {hunter} exchange an item?")
    rules_page = "card:event:re_equip"
    labels: ClassVar[Labels] = {
        PASS: N_buttons("Exchange nothing"),
        Pick: N_buttons("Exchange {card}"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Pick]:
        return (PASS, *(PICKS[Deck.ITEM, item] for item in kinds(state.hunters[self.hunter].items)))

    def apply(self, state: Fury2State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            discard_item(state, self.hunter, action.card)
            draw_item(state, self.hunter)
            check_hand_limits(state, self.hunter)


# --------------------------------------------------------------------------------------------- Secret Weapon


@EVENTS.card(
    EventCard.SECRET_WEAPON,
    N_cards("Secret Weapon"),
    N_cards(
        "When an encounter is turned faceup in your place: discard an item and take any item from the "
        "discard pile."
    ),
    owner=HUNTERS,
    copies=2,
)
def secret_weapon(state: Fury2State, effect: EventEffect) -> None:
    """Discard first; the same card may come back, but there is always another wish."""
    if state.hunters[effect.actor].items:
        state.push(WeaponGiven(effect.actor), WeaponTaken(effect.actor))


class WeaponGiven(HunterDecision, frozen=True):
    """The hunter discards an item for the secret weapon."""

    asks = N_questions("Secret Weapon: which item does {hunter} discard?")
    rules_page = "card:event:secret_weapon"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [PICKS[Deck.ITEM, item] for item in kinds(state.hunters[self.hunter].items)]

    def apply(self, state: Fury2State, action: Pick) -> None:
        discard_item(state, self.hunter, action.card)


class WeaponTaken(HunterDecision, frozen=True):
    """The hunter takes an item from the discard pile."""

    asks = N_questions("Secret Weapon: which item does {hunter} take from the discard pile?")
    rules_page = "card:event:secret_weapon"
    labels: ClassVar[Labels] = {Pick: TAKE}
    cards_in_hand = False

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [PICKS[Deck.ITEM, item] for item in sorted(set(state.item_discard))]

    def apply(self, state: Fury2State, action: Pick) -> None:
        take_discarded_item(state, self.hunter, action.card)
        check_hand_limits(state, self.hunter)


# ----------------------------------------------------------------------------------------- Surprising Return


def returning(state: Fury2State) -> list[int]:
    """Return the kinds of the hunters' Keep events in the discard pile."""
    discarded = sorted(set(state.event_discard))
    return [card for card in discarded if not is_dracula_event(card) and is_kept(state, card)]


@EVENTS.card(
    EventCard.SURPRISING_RETURN,
    N_cards("Surprising Return"),
    N_cards("Immediately: take one of the hunters' Keep events from the discard pile."),
    owner=HUNTERS,
    copies=2,
    when=(When.AT_ONCE,),
)
def surprising_return(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the card; without one nothing happens."""
    cards = returning(state)
    if len(cards) == 1:
        bring_back(state, effect.actor, cards[0])
    elif cards:
        state.push(ReturnChoice(effect.actor))


class ReturnChoice(HunterDecision, frozen=True):
    """The hunter takes a Keep event from the discard pile."""

    asks = N_questions("{hunter} plays Surprising Return: which event card returns?")
    rules_page = "card:event:surprising_return"
    labels: ClassVar[Labels] = {Pick: TAKE}
    cards_in_hand = False

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [PICKS[Deck.EVENT, card] for card in returning(state)]

    def apply(self, state: Fury2State, action: Pick) -> None:
        bring_back(state, self.hunter, action.card)


def bring_back(state: Fury2State, hunter: int, card: int) -> None:
    """Move an event card from the discard pile into a hunter's hand."""
    keep_event(state, hunter, card, DISCARD_PILE)
    check_hand_limits(state, hunter)
