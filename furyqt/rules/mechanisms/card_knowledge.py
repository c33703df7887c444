"""A player's knowledge of hidden cards: the zones where the cards they have seen may be.

It follows from the card events the player learned. A card that was seen is *tracked* as the set of zones
where it may be by now; every other card of the deck is *strange* and may be in any zone that a strange card
can have reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from copy import copy
from typing import Self

from furyqt.rules.core.events import Event
from furyqt.rules.core.zones import HIDDEN, NONE
from furyqt.rules.mechanisms.card_events import CardDisplayed, CardTransferred, DeckRefilled

Zones = frozenset[int]


class DeckKnowledge:
    """The knowledge of one deck of `size` cards that start in the zone `pile`."""

    def __init__(self, size: int, pile: int, discards: Collection[int]) -> None:
        self.pile = pile
        self.discards = frozenset(discards)
        """The zones whose cards a shuffle puts into the pile."""
        self.tracked: list[tuple[int, Zones]] = []
        """Cards that were seen, each with the zones where it may be."""
        self.strange: Zones = frozenset({pile})
        """The zones that may contain cards that were never seen."""
        self.sizes: Counter[int] = Counter({pile: size})
        self._run: tuple[int, Counter[int]] = (NONE, Counter())
        """The zone whose cards are being shown one after another, and the cards shown so far."""

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.tracked, twin.sizes = list(self.tracked), Counter(self.sizes)
        twin._run = self._run[0], Counter(self._run[1])
        return twin

    def move(self, card: int, source: int, target: int) -> None:
        """Note that a card went from zone to zone; `card` is HIDDEN if its face was not seen."""
        self.sizes[source] -= 1
        self.sizes[target] += 1
        if card == HIDDEN:
            here = frozenset({target})
            self.tracked = [(c, at | here if source in at else at) for c, at in self.tracked]
            if source in self.strange:
                self.strange |= here
        else:
            self._identify(card, source, target)
        if not self.sizes[source]:
            self._empty(source)

    def show(self, card: int, zone: int) -> None:
        """Note that a card was seen in a zone; cards shown one after another are different cards."""
        if self._run[0] != zone:
            self._run = (zone, Counter())
        self._run[1][card] += 1
        surely = sum(1 for c, at in self.tracked if c == card and at == {zone})
        if surely < self._run[1][card]:
            self._identify(card, zone, zone)

    def certain(self, zone: int) -> tuple[int, ...]:
        """Return the cards that were seen and can be in no other zone by now."""
        return tuple(sorted(card for card, at in self.tracked if at == {zone}))

    def end_run(self) -> None:
        """Note that something else happened: a card shown from now on may be one that was shown before."""
        if self._run[0] != NONE:
            self._run = (NONE, Counter())

    def mix(self) -> None:
        """Note that the discard piles were shuffled into the pile."""
        self.sizes[self.pile] += sum(self.sizes.pop(zone, 0) for zone in self.discards)
        self.tracked = [
            (c, (at - self.discards) | {self.pile} if at & self.discards else at) for c, at in self.tracked
        ]
        if self.strange & self.discards:
            self.strange = (self.strange - self.discards) | {self.pile}

    def _identify(self, card: int, source: int, target: int) -> None:
        """Move one copy of a seen card from `source` to `target`, preferably a copy that was certainly there.

        If it may have been another copy, the zones of the copy that was meant stay possible for the others.
        """
        fits = [n for n, (c, at) in enumerate(self.tracked) if c == card and source in at]
        if source == target:
            fits = [n for n in fits if len(self.tracked[n][1]) > 1]
        fits.sort(key=lambda n: len(self.tracked[n][1]))
        if fits:
            first, *others = fits
            left = self.tracked[first][1] - {source}
            if left:
                for n in others:
                    self.tracked[n] = card, self.tracked[n][1] | left
                self.strange |= left
            del self.tracked[first]
        self.tracked.append((card, frozenset({target})))

    def _empty(self, zone: int) -> None:
        """Note that a zone is empty."""
        empty = frozenset({zone})
        self.tracked = [(c, (at - empty) or at) for c, at in self.tracked]
        self.strange -= empty


class CardKnowledge:
    """The knowledge of all decks; an event fold. `sizes` is the number of cards of each deck."""

    def __init__(self, sizes: Sequence[int], pile: int, discards: Collection[int]) -> None:
        self.decks = tuple(DeckKnowledge(size, pile, discards) for size in sizes)

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.decks = tuple(deck.copy() for deck in self.decks)
        return twin

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        if isinstance(event, CardDisplayed):
            self.decks[event.deck].show(event.card, event.zone)
            return
        for deck in self.decks:
            deck.end_run()
        if isinstance(event, CardTransferred):
            self.decks[event.deck].move(event.card, event.source, event.target)
        elif isinstance(event, DeckRefilled):
            self.decks[event.deck].mix()
