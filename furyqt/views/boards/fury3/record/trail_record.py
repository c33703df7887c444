"""What is known of Dracula's way so far: which card lies where, and the lines about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import FIRST_DRACULA_EVENT, NONE, Deck
from furyqt.rules.fury3.tables import FIGURES, LAIRS, NOWHERE, TRAIL
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
        """The same, counted back from now."""
        turn = max(0, now - max(0, self.turn))
        oldest = now - self.oldest if self.oldest >= 0 else -1
        return Evidence(self.text, tuple(sorted(self.places)), turn, self.claim, oldest)


@dataclass(slots=True)
class RecordedCard:
    """A card that continued Dracula's way: its turn, its place if that was told, whether it may be Hide."""

    turn: int
    place: int
    may_be_hide: bool


class TrailRecord:
    """Follows the events: which card lies where, who came where, what was said of it.

    A turn of Dracula begins with the card that he places in his phase.
    """

    def __init__(self, advanced: bool, is_whole: bool) -> None:
        self.advanced = advanced
        self.is_whole = is_whole
        """Whether the events tell of all cards; a set-up position has a past that nobody was told of."""
        self.lines: list[RecordLine] = []
        self.turn = -1
        self.trail = [NONE] * TRAIL
        self.lairs = [NONE] * LAIRS
        self.cards: dict[int, RecordedCard] = {}
        self.way: list[int] = []
        """The hideouts of the cards that moved him, or may have; the newest last."""
        self.here = NOWHERE
        """Where he is, while that is certain."""
        self.revealed = False
        self.hunters = [NOWHERE] * len(FIGURES)
        self.gap = 0
        self.table: list[int] = []
        self.arrival: tuple[int, int] | None = None
        self.search: tuple[int, int] | None = None

    def say(self, text: Text, places: Iterable[int] = (), claim: str = "", turn: int | None = None) -> None:
        """One more line; of the present turn unless another is named."""
        self.lines.append(RecordLine(text, self.turn if turn is None else turn, places, claim))

    def say_of(self, hideout: int, text: Text) -> None:
        """A line about the card of a hideout, which claims no more than is known of that card."""
        card = self.cards.get(hideout)
        if card is not None:
            places = (card.place,) if card.place >= 0 else ()
            self.say(text, places, "in" if places else "", card.turn)

    def forget_denials(self) -> None:
        """He flew off: where he was not in this turn he may be now."""
        for line in self.lines:
            if line.claim == "out" and line.turn == self.turn:
                line.turn -= 1
        self.lines = [line for line in self.lines if line.claim != "out" or line.turn >= line.oldest >= 0]

    def deny(self, text: Text, place: int, lairs: bool) -> None:
        """He is not there, and was not in the turns whose cards still lie there."""
        lying = {*self.trail, *(self.lairs if lairs else ())}
        line = RecordLine(text.fill(place=words.place_text(place)), self.turn, (place,))
        if self._is_told(self.turn, lying):
            line.claim, line.oldest = "out", self._oldest_told(lying)
        self.lines.append(line)

    def _oldest_told(self, lying: set[int]) -> int:
        """The oldest turn, going back from now, at whose end a card that lies there said where he was."""
        oldest = self.turn
        while oldest > 0 and self._is_told(oldest - 1, lying):
            oldest -= 1
        return oldest

    def _is_told(self, turn: int, lying: set[int]) -> bool:
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
        """The hunter who has just arrived there."""
        arrival, self.arrival = self.arrival, None
        return words.FIGURE_NAMES[arrival[0]] if arrival and arrival[1] == place else None

    def played(self) -> Text | None:
        """The event card of the hunters that is being played."""
        own = [card for card in self.table[-1:] if 0 <= card < FIRST_DRACULA_EVENT]
        return words.card_text(Deck.EVENT, own[0]) if own else None


Learners = dict[type[Event], Callable[[TrailRecord, Any], None]]
"""What an account learns from each kind of event."""
