"""The record of Dracula's way: the position of each card, and the evidence about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import NONE, Deck
from furyqt.rules.fury3.tables import FIGURES, HUNTERS, LAIRS, NOWHERE, TRAIL
from furyqt.views.picture import Evidence


@dataclass(slots=True)
class RecordLine:
    """A piece of evidence with the numbers of Dracula's turns counted from the first one."""

    text: Text
    turn: int
    places: Iterable[int] = ()
    claim: str = ""
    oldest: int = -1
    token: tuple[str, int] | None = None

    def value(self, now: int) -> Evidence:
        """Return the evidence with its turns counted back from now."""
        turn = max(0, now - max(0, self.turn))
        oldest = now - self.oldest if self.oldest >= 0 else -1
        return Evidence(self.text, tuple(sorted(self.places)), turn, self.claim, oldest)


@dataclass(slots=True)
class RecordedCard:
    """A card that continued Dracula's way: its turn, its place if it is known, whether it may be Hide."""

    turn: int
    place: int
    may_be_hide: bool


class TrailRecord:
    """A record of the events: the positions of cards, the arrivals, and the evidence about Dracula.

    A turn of Dracula begins with the card that he places in his phase.
    """

    def __init__(self, advanced: bool, is_whole: bool) -> None:
        self.advanced = advanced
        self.is_whole = is_whole
        """Whether the events include all cards; a set-up position has cards without events."""
        self.lines: list[RecordLine] = []
        self.turn = -1
        self.trail = [NONE] * TRAIL
        self.lairs = [NONE] * LAIRS
        self.cards: dict[int, RecordedCard] = {}
        self.way: list[int] = []
        """The hideouts of the cards that moved Dracula, or may have moved him; the newest last."""
        self.here = NOWHERE
        """The place of Dracula while it is certain."""
        self.revealed = False
        self.hunters = [NOWHERE] * len(FIGURES)
        self.gap = 0
        self.table: list[int] = []
        self.arrival: tuple[int, int] | None = None
        self.search: tuple[int, int] | None = None
        self.entranced = NONE
        """The hunter who is in a trance, until the region is named."""
        self.boxes: set[int] = set()
        """The cities where a chapter's box was found; they are no part of his way."""

    def say(self, text: Text, places: Iterable[int] = (), claim: str = "", turn: int | None = None) -> None:
        """Add a line, about the current turn by default."""
        self.lines.append(RecordLine(text, self.turn if turn is None else turn, places, claim))

    def say_of(self, hideout: int, text: Text) -> None:
        """Add a line about the card of a hideout; the line claims only facts known about that card."""
        card = self.cards.get(hideout)
        if card is not None:
            places = (card.place,) if card.place >= 0 else ()
            self.say(text, places, "in" if places else "", card.turn)

    def forget_denials(self) -> None:
        """Forget the denials of this turn, because Dracula flew off and may now be at those places."""
        for line in self.lines:
            if line.claim == "out" and line.turn == self.turn:
                line.turn -= 1
        self.lines = [line for line in self.lines if line.claim != "out" or line.turn >= line.oldest >= 0]

    def deny(self, text: Text, place: int, lairs: bool) -> None:
        """Deny a place for now and for the turns whose cards are still on the trail or in the lairs."""
        lying = {*self.trail, *(self.lairs if lairs else ())}
        line = RecordLine(text.fill(place=words.place_text(place)), self.turn, (place,))
        if self._is_known_turn(self.turn, lying):
            line.claim, line.oldest = "out", self._oldest_known(lying)
        self.lines.append(line)

    def _oldest_known(self, lying: set[int]) -> int:
        """Return the oldest turn, going back from now, whose final place is shown by a card still in play."""
        oldest = self.turn
        while oldest > 0 and self._is_known_turn(oldest - 1, lying):
            oldest -= 1
        return oldest

    def _is_known_turn(self, turn: int, lying: set[int]) -> bool:
        for hideout in reversed(self.way):
            card = self.cards[hideout]
            if card.turn > turn:
                continue
            if hideout not in lying:
                return False
            if not card.may_be_hide:
                return True
        return False

    def found_by(self, place: int) -> Text | None:
        """Return the hunter who has just arrived at the place."""
        arrival, self.arrival = self.arrival, None
        return words.FIGURE_NAMES[arrival[0]] if arrival and arrival[1] == place else None

    def played(self) -> Text | None:
        """Return the hunters' event card that is being played."""
        own = [card for card in self.table[-1:] if card in EVENTS.of[HUNTERS]]
        return words.card_text(Deck.EVENT, own[0]) if own else None


Learners = dict[type[Event], Callable[[TrailRecord, Any], None]]
"""The handlers by kind of event."""
