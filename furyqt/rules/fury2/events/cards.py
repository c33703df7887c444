"""Cards and tiles that move, or are seen (R9, R12, R19)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import (
    DISCARD,
    DRAWN,
    FALLEN,
    HAND,
    ON_SPOT,
    PILE,
    TABLE,
    Deck,
)
from furyqt.rules.fury2.events.fact import Fact
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES
from furyqt.rules.mechanisms.card_events import CardDisplayed, CardTransferred, DeckRefilled

N_ = Texts("fury2.events")

_DRACULA_HANDS = frozenset(HAND[DRACULA_FIGURE:])
_HUNTER_HANDS = frozenset(HAND[hunter] for hunter in FIGURES)


class CardMoved(CardTransferred, frozen=True):
    """A card or tile went from one zone to another.

    A player who sees one of the two zones sees the card. A card in DRAWN is seen by the side of its back.
    """

    def is_seen(self, player: int) -> bool:
        """Return whether the player sees the cards in one of the two zones."""
        zones = {self.source, self.target}
        if DISCARD in zones or TABLE in zones:
            return True
        if DRAWN in zones:
            return (self.card in EVENTS.of[DRACULA]) == (player == DRACULA)
        if player != DRACULA:
            return not _HUNTER_HANDS.isdisjoint(zones)
        if not _DRACULA_HANDS.isdisjoint(zones):
            return True
        return self.deck == Deck.ENCOUNTER and (FALLEN in zones or max(zones) >= ON_SPOT)

    def describe(self) -> Text:
        """The log's sentence, by the source and the target of the card."""
        key = _kind(self.source), _kind(self.target)
        text = _MOVES.get(key, _MOVES["", ""])
        named = words.card_subject if text.source.startswith("{card}") else words.card_named
        return text.fill(
            card=named(self.deck, self.card),
            giver=_owner(self.source, self.drawer),
            taker=_owner(self.target, self.drawer, is_subject=self.source not in HAND),
        )


def _kind(zone: int) -> str:
    if zone in HAND:
        return "hand"
    if zone >= ON_SPOT:
        return "spot"
    return {PILE: "pile", DISCARD: "discard", TABLE: "table", DRAWN: "drawn", FALLEN: "fallen"}[zone]


def _owner(zone: int, drawer: int, *, is_subject: bool = True) -> Text:
    names = words.SUBJECT_NAMES if is_subject else words.FIGURE_NAMES
    return names[HAND.index(zone) if zone in HAND else max(drawer, 0)]


_MOVES = {
    ("pile", "hand"): N_("{taker} draws {card}."),
    ("pile", "drawn"): N_("{taker} draws {card}."),
    ("pile", "discard"): N_("{card} is discarded from the deck."),
    ("pile", "spot"): N_("{card} is placed there."),
    ("drawn", "hand"): N_("{taker} keeps {card}."),
    ("drawn", "table"): N_("{card} is played at once."),
    ("drawn", "discard"): N_("{card} is discarded, because this draw only gives Dracula his cards."),
    ("hand", "hand"): N_("{giver} gives {card} to {taker}."),
    ("hand", "discard"): N_("{giver} discards {card}."),
    ("hand", "pile"): N_("{giver} returns {card} to the pool."),
    ("hand", "table"): N_("{giver} plays {card}."),
    ("hand", "spot"): N_("{giver} places {card}."),
    ("spot", "hand"): N_("{taker} takes {card} back."),
    ("spot", "spot"): N_("{card} is placed on another card."),
    ("spot", "pile"): N_("{card} returns from the trail to the pool."),
    ("spot", "fallen"): N_("{card} leaves the trail."),
    ("spot", "table"): N_("{card} stays with the hunter for a turn."),
    ("fallen", "pile"): N_("{card} returns to the pool."),
    ("fallen", "table"): N_("The encounter that matures: {card}."),
    ("table", "pile"): N_("{card} returns to the pool."),
    ("table", "hand"): N_("{taker} takes {card} back."),
    ("table", "discard"): N_("{card} goes to the discard pile."),
    ("discard", "hand"): N_("{taker} takes {card} from the discard pile."),
    ("discard", "table"): N_("{card} comes back from the discard pile."),
    ("", ""): N_("{card} changes its place."),
}


class CardShown(CardDisplayed, frozen=True):
    """A card or tile, which stays in its zone, is shown to both players."""

    def describe(self) -> Text:
        card = words.card_named(self.deck, self.card)
        if self.zone in HAND:
            return N_("{giver} shows {card}.").fill(giver=_owner(self.zone, -1), card=card)
        if self.deck == Deck.ENCOUNTER:
            return N_("An encounter is turned up: {card}.").fill(card=card)
        return N_("{card} is turned up.").fill(card=words.card_subject(self.deck, self.card))


class Reshuffled(DeckRefilled, frozen=True):
    """A discard pile was shuffled into its deck (R12.6)."""

    def describe(self) -> Text:
        if self.deck == Deck.ITEM:
            return N_("The discarded items become the new item deck.")
        return N_("The discarded events are shuffled into the event deck.")


class BackSeen(Event, frozen=True):
    """The back of the card on top of the event deck shows the player it belongs to (R1.7)."""

    owner: int

    def describe(self) -> Text:
        if self.owner == DRACULA:
            return N_("The event card on top has a bat on its back.")
        return N_("The event card on top has a cross on its back.")


class AllyKept(Fact, frozen=True):
    """A card stays in play as its side's ally (R12.2)."""

    event: int
    says: ClassVar[Text] = N_("A new ally: {event}.")


class EventCanceled(Fact, frozen=True):
    """A card canceled the event that was being played (R12.7)."""

    event: int
    says: ClassVar[Text] = N_("{event} is canceled.")
