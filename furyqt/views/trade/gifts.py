"""The plan of a trade before any card changes hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from furyqt.rules.core.text import Text, Texts
from furyqt.views.picture import CardFace, TradePanel

N_ = Texts("trade")

FROM = N_("from {name}")
GIVEN = N_("It has already changed hands.")
ENOUGH = N_("You have chosen enough cards. Take one back to choose another.")


@dataclass(slots=True)
class Gifts:
    """A planned trade: the keys of the cards that each side will give."""

    trade: TradePanel
    given: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))

    def give(self, side: int, key: str) -> Text | None:
        """Add a card of a side to its gifts; return why that is impossible, or None."""
        reason = dict(self.trade.sides[side].closed).get(key)
        if self.trade.count and not self.missing:
            reason = ENOUGH
        if reason is None:
            self.given[side][key] += 1
        return reason

    def take_back(self, side: int, key: str) -> Text | None:
        """Return a card to the side that planned to give it; return why that is impossible, or None."""
        if not self.given[side][key]:
            return GIVEN
        self.given[side][key] -= 1
        return None

    def carried(self, trade: TradePanel) -> Gifts:
        """Return the same plan after one of the cards was given, as far as it is still possible."""
        found = Gifts(trade)
        if [side.id for side in trade.sides] != [side.id for side in self.trade.sides]:
            return found
        for side, (new, given) in enumerate(zip(trade.sides, self.given, strict=True)):
            closed, held = dict(new.closed), Counter(card.key for card in new.cards)
            found.given[side].update({key: min(given[key], held[key]) for key in given if key not in closed})
        return found

    @property
    def count(self) -> int:
        """The number of planned cards."""
        return sum(sum(cards.values()) for cards in self.given)

    @property
    def missing(self) -> int:
        """The number of cards that are still to be chosen; 0 in a trade."""
        return max(0, self.trade.count - self.count)

    def own(self, side: int) -> tuple[CardFace, ...]:
        """Return the cards that a side keeps."""
        left, found = Counter(self.given[side]), []
        for card in self.trade.sides[side].cards:
            if left[card.key]:
                left[card.key] -= 1
            else:
                found.append(card)
        return tuple(found)

    def others(self, side: int) -> tuple[CardFace, ...]:
        """Return the cards a side gets from the other: first those already given, then those planned."""
        giver = self.trade.sides[1 - side]
        left, given = Counter(self.given[1 - side]), []
        for card in giver.cards:
            if left[card.key]:
                left[card.key] -= 1
                given.append(card)
        if self.trade.count:
            return tuple(given)
        mark = FROM.fill(name=giver.name)
        return tuple(
            replace(card, marks=(*card.marks, mark)) for card in (*self.trade.sides[side].received, *given)
        )

    def beyond(self, side: int) -> tuple[Text, ...]:
        """Return the cards above a side's hand limits after the trade, as sentences."""
        kinds = Counter(card.kind for card in (*self.own(side), *self.others(side)))
        return tuple(
            words.fill(limit=limit, count=kinds[kind] - limit)
            for kind, limit, words in self.trade.sides[side].limits
            if kinds[kind] > limit
        )
