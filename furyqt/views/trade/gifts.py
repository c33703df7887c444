"""What is laid on the other's side before anything changes hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from furyqt.rules.core.text import N_, Text
from furyqt.views.picture import CardFace, TradePanel

FROM = N_("trade", "from {name}")
GIVEN = N_("trade", "It has changed hands already.")


@dataclass(slots=True)
class Gifts:
    """A trade as it is planned: the cards that each side is going to give, by their keys."""

    trade: TradePanel
    laid: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))

    def give(self, side: int, key: str) -> Text | None:
        """Lay a card of a side before the other; returns why that cannot be done, or None."""
        reason = dict(self.trade.sides[side].closed).get(key)
        if reason is None:
            self.laid[side][key] += 1
        return reason

    def take_back(self, side: int, key: str) -> Text | None:
        """Put a card back that this side has laid down; returns why that cannot be done, or None."""
        if not self.laid[side][key]:
            return GIVEN
        self.laid[side][key] -= 1
        return None

    def carried(self, trade: TradePanel) -> Gifts:
        """The same plan after one of the cards was given, as far as it still can be carried out."""
        found = Gifts(trade)
        if [side.id for side in trade.sides] != [side.id for side in self.trade.sides]:
            return found
        for side, (new, laid) in enumerate(zip(trade.sides, self.laid, strict=True)):
            closed, held = dict(new.closed), Counter(card.key for card in new.cards)
            found.laid[side].update({key: min(laid[key], held[key]) for key in laid if key not in closed})
        return found

    @property
    def count(self) -> int:
        """How many cards are laid down."""
        return sum(sum(cards.values()) for cards in self.laid)

    def own(self, side: int) -> tuple[CardFace, ...]:
        """The cards that a side keeps."""
        left, found = Counter(self.laid[side]), []
        for card in self.trade.sides[side].cards:
            if left[card.key]:
                left[card.key] -= 1
            else:
                found.append(card)
        return tuple(found)

    def others(self, side: int) -> tuple[CardFace, ...]:
        """The cards before a side that were the other's: first those already given, then those laid down."""
        giver = self.trade.sides[1 - side]
        left, laid = Counter(self.laid[1 - side]), []
        for card in giver.cards:
            if left[card.key]:
                left[card.key] -= 1
                laid.append(card)
        mark = FROM.fill(name=giver.name)
        return tuple(
            replace(card, marks=(*card.marks, mark)) for card in (*self.trade.sides[side].received, *laid)
        )

    def beyond(self, side: int) -> tuple[Text, ...]:
        """What a side would have to give up afterwards, as it can hold only so many cards."""
        kinds = Counter(card.kind for card in (*self.own(side), *self.others(side)))
        return tuple(
            words.fill(limit=limit, count=kinds[kind] - limit)
            for kind, limit, words in self.trade.sides[side].limits
            if kinds[kind] > limit
        )
