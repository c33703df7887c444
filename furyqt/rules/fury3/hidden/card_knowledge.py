"""What a player knows of the cards whose faces are hidden from him: where those may be that he has seen.

It follows from the CardMoved, CardShown, CombatRevealed and Reshuffled events he was told.  A card that he
saw is *tracked* as the set of zones in which it may be by now; every other card of the deck is *strange*, and
may be in any zone that a strange card can have come to.
"""

from __future__ import annotations

from collections import Counter
from typing import Self

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import BURIED, COPIES, DISCARD, HAND, HIDDEN, NONE, PILE, Deck, Item
from furyqt.rules.fury3.events import CardMoved, CardShown, CombatRevealed, Reshuffled
from furyqt.rules.fury3.hidden.event_fold import FoldCache
from furyqt.rules.fury3.observation import Fury3Observation

Zones = frozenset[int]
_SIZES = tuple(sum(copies) for copies in COPIES)


class DeckLore:
    """What is known of one deck."""

    def __init__(self, deck: int) -> None:
        self.deck = deck
        self.tracked: list[tuple[int, Zones]] = []
        """Cards that were seen, each with the zones where it may be."""
        self.strange: Zones = frozenset({PILE})
        """Where cards may be that were never seen."""
        self.sizes: Counter[int] = Counter({PILE: _SIZES[deck]})
        self.run: tuple[int, Counter[int]] = (NONE, Counter())
        """The zone whose cards are being shown one after another, and what was shown of it."""

    def copy(self) -> DeckLore:
        """An independent copy."""
        twin = DeckLore(self.deck)
        twin.tracked, twin.strange, twin.sizes = list(self.tracked), self.strange, Counter(self.sizes)
        twin.run = self.run[0], Counter(self.run[1])
        return twin

    def move(self, card: int, source: int, target: int) -> None:
        """A card went from zone to zone, its face seen or not."""
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
            self._forget(source)

    def show(self, card: int, zone: int) -> None:
        """A card was seen in a zone; cards shown one after another are different ones."""
        if self.run[0] != zone:
            self.run = (zone, Counter())
        self.run[1][card] += 1
        surely = sum(1 for c, at in self.tracked if c == card and at == {zone})
        if surely < self.run[1][card]:
            self._identify(card, zone, zone)

    def _identify(self, card: int, source: int, target: int) -> None:
        """One copy of this card was in `source` and is in `target` now: one that was surely there, if any.

        Where it may have been another copy, the places of the one that was meant stay possible for others.
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

    def mix(self) -> None:
        """The discard pile was shuffled into the deck."""
        gone = self.sizes.pop(DISCARD, 0) + self.sizes.pop(BURIED, 0)
        self.sizes[PILE] += gone
        discards = frozenset({DISCARD, BURIED})
        self.tracked = [(c, (at - discards) | {PILE} if at & discards else at) for c, at in self.tracked]
        if self.strange & discards:
            self.strange = (self.strange - discards) | {PILE}

    def _forget(self, zone: int) -> None:
        """Nothing is in a zone any more."""
        empty = frozenset({zone})
        self.tracked = [(c, (at - empty) or at) for c, at in self.tracked]
        self.strange -= empty


class CardKnowledge:
    """What is known of all decks."""

    def __init__(self) -> None:
        self.decks = tuple(DeckLore(deck) for deck in Deck)

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self)()
        twin.decks = tuple(deck.copy() for deck in self.decks)
        return twin

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        if isinstance(event, CardShown):
            self.decks[event.deck].show(event.card, event.zone)
            return
        for deck in self.decks:
            if deck.run[0] != NONE:
                deck.run = (NONE, Counter())
        if isinstance(event, CardMoved):
            self.decks[event.deck].move(event.card, event.source, event.target)
        elif isinstance(event, Reshuffled):
            self.decks[event.deck].mix()
        elif isinstance(event, CombatRevealed):
            for hunter, card in enumerate(event.choices):
                if 0 <= card < Item.PUNCH:
                    self.decks[Deck.ITEM].show(card, HAND[hunter])


_MEMORY: FoldCache[CardKnowledge] = FoldCache()


def recall(observation: Fury3Observation) -> CardKnowledge:
    """What the player knows."""
    return _MEMORY.recall(observation.player, observation.events, CardKnowledge)
