"""Cards and tickets that move, or are seen (R12, R13)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import BURIED, DISCARD, DRAWN, HAND, NONE, ON_HIDEOUT, OUT, PILE, TABLE, Deck
from furyqt.rules.fury3.events.fact import Fact
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.mechanisms.card_events import CardDisplayed, CardTransferred, DeckRefilled

N_ = Texts("fury3.events")


class CardMoved(CardTransferred, frozen=True):
    """A card or ticket went from one zone to another (zones of the decks, hideouts).

    A player who sees one of the two zones sees the card. A card a hunter draws into DRAWN is seen by the
    hunters (`drawer` 0-3), one that Dracula draws by him (DRACULA_FIGURE).
    """

    def is_seen(self, player: int) -> bool:
        """Return whether the player sees the cards in one of the two zones."""
        zones = (self.source, self.target)
        if DISCARD in zones or TABLE in zones or OUT in zones:
            return True
        if DRAWN in zones:
            return (self.drawer == DRACULA_FIGURE) == (player == DRACULA)
        if player == HUNTERS:
            return any(zone in HAND[:DRACULA_FIGURE] for zone in zones)
        if HAND[DRACULA_FIGURE] in zones:
            return True
        return self.deck == Deck.ENCOUNTER and (zones[0] >= ON_HIDEOUT or zones[1] >= ON_HIDEOUT)

    def describe(self) -> Text:
        """The log's sentence, by the source and the target of the card."""
        source, target = (_owner(zone, self.drawer) for zone in (self.source, self.target))
        kept = self.source == DRAWN and self.target in HAND
        text = _KEPT if kept else _MOVES.get((source, target), _MOVES["", ""])
        named = words.card_subject if text.source.startswith("{card}") else words.card_named
        return text.fill(card=named(self.deck, self.card), **_owners(self.source, self.target, self.drawer))


def _owner(zone: int, drawer: int) -> str:
    if zone in HAND:
        return "hand"
    if zone == DRAWN:
        return "hand" if drawer != NONE else "drawn"
    if zone >= ON_HIDEOUT:
        return "hideout"
    return {PILE: "pile", DISCARD: "discard", BURIED: "buried", TABLE: "table", OUT: "out"}[zone]


def _owners(source: int, target: int, drawer: int) -> dict[str, Text]:
    def name(zone: int) -> Text:
        return words.FIGURE_NAMES[
            HAND.index(zone) if zone in HAND else drawer if drawer != NONE else DRACULA_FIGURE
        ]

    return {"giver": name(source), "taker": name(target)}


_KEPT = N_("{taker} keeps {card}.")
_MOVES = {
    ("pile", "hand"): N_("{taker} draws {card}."),
    ("hand", "hand"): N_("{giver} gives {card} to {taker}."),
    ("hand", "discard"): N_("{giver} discards {card}."),
    ("hand", "buried"): N_("{giver} discards {card} facedown."),
    ("hand", "pile"): N_("{giver} returns {card}."),
    ("hand", "table"): N_("{giver} plays {card}."),
    ("hand", "hideout"): N_("{giver} places {card}."),
    ("hideout", "hand"): N_("{taker} takes {card} back."),
    ("hideout", "discard"): N_("{card} is discarded from its hideout."),
    ("hideout", "buried"): N_("{card} is discarded facedown from its hideout."),
    ("hideout", "table"): N_("{card} comes out of its hideout."),
    ("table", "hideout"): N_("{card} returns faceup to its hideout."),
    ("table", "hand"): N_("{taker} takes {card} back."),
    ("table", "discard"): N_("{card} goes to the discard pile."),
    ("pile", "buried"): N_("{card} belonging to Dracula is discarded facedown."),
    ("pile", "discard"): N_("{card} is discarded from the deck."),
    ("discard", "hand"): N_("{taker} takes {card} from the discard pile."),
    ("buried", "hand"): N_("{taker} takes {card} from the discard pile."),
    ("buried", "pile"): N_("{card} is shuffled into its deck."),
    ("discard", "table"): N_("{card} comes back from the discard pile."),
    ("discard", "pile"): N_("{card} is shuffled into its deck."),
    ("pile", "hideout"): N_("Dracula puts {card} into the box."),
    ("pile", "table"): N_("{card} comes into play."),
    ("pile", "out"): N_("{card} is removed from the game."),
    ("", ""): N_("{card} changes its place."),
}


class CardShown(CardDisplayed, frozen=True):
    """A card, which stays in its zone, is shown to both players."""

    def describe(self) -> Text:
        if self.zone in HAND:
            return N_("{giver} shows {card}.").fill(
                giver=words.FIGURE_NAMES[HAND.index(self.zone)], card=words.card_named(self.deck, self.card)
            )
        if self.deck == Deck.TICKET:
            return N_("{ticket} is revealed.").fill(ticket=words.card_subject(self.deck, self.card))
        return N_("{card} is revealed.").fill(card=words.card_subject(self.deck, self.card))


class Reshuffled(DeckRefilled, frozen=True):
    """A discard pile became a new deck (R12.3)."""

    def describe(self) -> Text:
        return _RESHUFFLES[Deck(self.deck)]


_RESHUFFLES = {
    Deck.ITEM: N_("The discarded items become the new item deck."),
    Deck.EVENT: N_("The discarded events become the new event deck."),
    Deck.ENCOUNTER: N_("The discarded encounters become the new encounter deck."),
    Deck.TICKET: N_("The tickets are mixed."),
}


class EventsMixed(Fact, frozen=True):
    """The event deck was shuffled, with the cards that just came into it (Hoax, Darkness Returns)."""

    says: ClassVar[Text] = N_("The event deck is shuffled.")


class AllyKept(Fact, frozen=True):
    """A card stays in play as its side's ally (R12.4)."""

    event: int
    says: ClassVar[Text] = N_("{event} stays as an ally.")


class BackSeen(Event, frozen=True):
    """A card came to the top of the event deck, and its back shows the player it belongs to (R1.3)."""

    owner: int

    def describe(self) -> Text:
        if self.owner == DRACULA:
            return N_("The top card of the event deck belongs to Dracula.")
        return N_("The top card of the event deck belongs to the hunters.")


class EventCanceled(Fact, frozen=True):
    """A card canceled the event that was being played."""

    event: int
    says: ClassVar[Text] = N_("{event} is canceled.")
