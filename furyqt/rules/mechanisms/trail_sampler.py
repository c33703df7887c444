"""Possible ways of a hidden figure: ways that agree with all conditions, drawn at random.

`TrailSampler` narrows the conditions of `mechanisms.trail_constraints` and draws ways over the map, each card
by its weight.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from itertools import islice, product
from math import log
from typing import Protocol, Self

from furyqt.rules.core.zones import NONE
from furyqt.rules.mechanisms.trail_constraints import (
    TrailCard,
    TrailLink,
    TrailShape,
    bits,
)

PATIENCES = (*(200,) * 12, *(1_000,) * 12, *(5_000,) * 24)
"""Cards tried in each attempt. An early card may exclude all ways, and only a new attempt changes it soon."""
LAST_PATIENCE = 100_000
"""Cards tried in the last attempt, in which every way may have to be excluded."""
TINY = 1e-300
"""Replaces a random number of zero, which has no logarithm."""


class Undecided(Exception):  # noqa: N818  not an error: the search was too short for an answer
    """A search ended before it had tried everything."""


class Weights(Protocol):
    """The probability weights of the figure's steps; all are above zero."""

    def row(self, link: int, before: int) -> Sequence[float]:
        """Return a weight for each place that a link may show, and for staying.

        `before` is where the figure was before the link, NONE before the first.
        """
        ...


class TrailSampler:
    """A way from the last place that is certain to the newest unknown card, with all conditions.

    `after[i]` are the places where the figure may have been after link i, `weight[i]` the number of ways that
    continue from each.  `wanted` are the cards of the way whose faces are drawn, `beside` those of
    no link; with `since` the part that matters goes from that link to the newest one, whatever is known.
    """

    def __init__(
        self,
        shape: TrailShape,
        links: Sequence[TrailLink],
        cards: Mapping[int, TrailCard],
        wanted: Sequence[int],
        *,
        beside: Sequence[int] = (),
        even: Sequence[float],
        not_now: int = 0,
        since: int | None = None,
    ) -> None:
        self.shape = shape
        self.links = links
        self.wanted = wanted
        self.beside = beside
        self.since = since
        self.row: Callable[[int, int], Sequence[float]] = lambda link, before: even
        self.tried = 0
        """Cards tried so far in drawing ways."""
        self.cards = {number: TrailCard(card.may, card.born, card.died) for number, card in cards.items()}
        self.here = [link.here for link in links]
        if self.here:
            self.here[-1] &= ~not_now
        self.first, self.last = 0, -1
        self._options: dict[tuple[int, int], list[tuple[int, int, float]]] = {}
        self.after: list[int] = []
        if self.wanted or (since is not None and self.links):
            self._narrow()
        elif self.beside:
            self._exclude()

    def _narrow(self) -> None:
        """Filter the domains in both directions until nothing changes; choose the part that matters."""
        self._exclude()
        while True:
            before = [card.may for card in self.cards.values()]
            self._filter()
            self._exclude()
            if before == [card.may for card in self.cards.values()]:
                break
        certain = [n for n in range(self._oldest()) if self.after[n].bit_count() == 1]
        self.first, self.last = (certain[-1] if certain else 0), self._last()
        self.rivals = [self._rivals(n) for n in range(len(self.links))]
        self._weigh()

    def weighted(self, weights: Weights) -> Self:
        """Return the same conditions with other weights."""
        twin = copy(self)
        twin.row, twin._options, twin.tried = weights.row, {}, 0
        if self.after:
            twin._weigh()
        return twin

    def _oldest(self) -> int:
        """Return the oldest link that matters; one before it may be the beginning of the way."""
        born = [self.cards[number].born for number in self.wanted]
        return min(born) if self.since is None else min((*born, self.since + 1))

    def _last(self) -> int:
        """Return the newest link of an unknown card, or of all."""
        if self.since is not None:
            return len(self.links) - 1
        return max(n for n, link in enumerate(self.links) if link.card in self.wanted)

    def _exclude(self) -> None:
        """Exclude equal places of cards on the trail at the same time, and a second "stayed"."""
        if self.shape.may_repeat:
            return
        todo = [n for n, card in self.cards.items() if card.may.bit_count() == 1]
        while todo:
            number = todo.pop()
            card = self.cards[number]
            for other, rival in self.cards.items():
                if other != number and rival.may & card.may and card.meets(rival):
                    rival.may &= ~card.may
                    if rival.may.bit_count() == 1:
                        todo.append(other)

    def _filter(self) -> None:
        """Filter the places of the figure after each link, by all links before and after it."""
        anywhere, stay = self.shape.anywhere, 1 << self.shape.stay
        self.after = []
        for n, link in enumerate(self.links):
            may = self.cards[link.card].may
            now = may & anywhere
            if n:
                before, ways = self.after[-1], self.shape.ways[link.way]
                near = 0
                for place in bits(before):
                    near |= ways[place]
                now &= near
                if may & stay:
                    now |= before & link.stay
            self.after.append(now & self.here[n])
        for n in range(len(self.links) - 1, 0, -1):
            self._prune(n)
        self.cards[self.links[0].card].may &= self.after[0] | stay

    def _prune(self, n: int) -> None:
        """Drop the places that cannot come before link n, and the faces that its card cannot have."""
        link, stay = self.links[n], 1 << self.shape.stay
        card, ways, now = self.cards[link.card], self.shape.ways[link.way], self.after[n]
        shows, stays, before = card.may & now, link.stay & now if card.may & stay else 0, 0
        for place in bits(self.after[n - 1]):
            if ways[place] & shows or stays >> place & 1:
                before |= 1 << place
        self.after[n - 1] = before
        card.may &= now | (stay if before & stays else 0)

    def _weigh(self) -> None:
        """Count the ways that continue from each place, newest link first."""
        stay = self.shape.stay
        self.weight: list[dict[int, float]] = [{} for _ in self.links]
        self.weight[self.last] = dict.fromkeys(bits(self.after[self.last]), 1.0)
        for n in range(self.last - 1, self.first - 1, -1):
            link = self.links[n + 1]
            card, ways, following = self.cards[link.card], self.shape.ways[link.way], self.weight[n + 1]
            row: dict[int, float] = {}
            for place in bits(self.after[n]):
                odds = self.row(n + 1, place)
                total = sum(
                    odds[to] * following[to] for to in bits(ways[place] & card.may & self.after[n + 1])
                )
                if card.may >> stay & 1 and link.stay >> place & 1:
                    total += odds[stay] * following.get(place, 0.0)
                row[place] = total
            top = max(row.values(), default=1.0) or 1.0
            self.weight[n] = {place: weight / top for place, weight in row.items()}

    def _rivals(self, n: int) -> list[int]:
        """Return the doubtful cards of the relevant part that were on the trail with this link's card."""
        if self.shape.may_repeat:
            return []
        number = self.links[n].card
        card = self.cards[number]
        earlier = {link.card for link in self.links[self.first : n]} | {*self.beside} - {number}
        return [
            other for other in earlier if (rival := self.cards[other]).may & card.may and card.meets(rival)
        ]

    def options(self, n: int, place: int) -> list[tuple[int, int, float]]:
        """List the faces that link n may show from this place, the figure's place then, and the weight."""
        found = self._options.get((n, place))
        if found is None:
            found = self._options[n, place] = self._first(n) if place == NONE else self._next(n, place)
        return found

    def _next(self, n: int, place: int) -> list[tuple[int, int, float]]:
        link, weight, odds, stay = self.links[n], self.weight[n], self.row(n, place), self.shape.stay
        may = self.cards[link.card].may
        found = [
            (to, to, odds[to] * weight[to])
            for to in bits(may & self.shape.ways[link.way][place] & self.after[n])
            if weight[to] > 0
        ]
        if may >> stay & 1 and link.stay >> place & 1 and weight.get(place, 0.0) > 0:
            found.append((stay, place, odds[stay] * weight[place]))
        return found

    def _first(self, n: int) -> list[tuple[int, int, float]]:
        """List the same for the first link that matters; its card may show "stayed" in a known place."""
        odds, stay = self.row(n, NONE), self.shape.stay
        may = self.cards[self.links[n].card].may
        stays = may & self.shape.anywhere & self.after[n] == 0 and may >> stay & 1
        return [
            (stay if stays else at, at, odds[at] * weight)
            for at, weight in self.weight[n].items()
            if weight > 0 and (stays or may >> at & 1)
        ]

    def draw_cards(self, rng: random.Random) -> dict[int, int] | None:
        """Draw the face of every card of the part that matters; None if no way fits."""
        if not self.wanted:
            return next(self._faces_beside(rng), None)
        walk = self._walk(rng)
        return walk.shows if walk else None

    def draw_way(self, rng: random.Random) -> list[int] | None:
        """Draw the figure's place after each link of the part that matters; None if no way fits."""
        walk = self._walk(rng)
        return walk.places if walk else None

    def find_way(self, patience: int) -> list[int] | None:
        """Return one way of the part that matters, or None if it is certain that none fits.

        Raises Undecided if this many cards were tried and some are left.
        """
        rng = random.Random(0)
        for shows in self._faces_beside(rng):
            walk = _Walk(self, rng, patience, shows)
            if walk.go(self.first, NONE):
                return walk.places
            patience = walk.patience
            if patience < 0:
                raise Undecided
        return None

    def _walk(self, rng: random.Random) -> _Walk | None:
        for patience in PATIENCES:
            for shows in islice(self._faces_beside(rng), 1):
                walk = self._tried(rng, patience, shows)
                if walk.is_done:
                    return walk
                if walk.patience >= 0 and not self.beside:
                    return None  # no way is left to try
        walks = (self._tried(rng, LAST_PATIENCE, shows) for shows in self._faces_beside(rng))
        return next((walk for walk in walks if walk.is_done), None)

    def _tried(self, rng: random.Random, patience: int, shows: dict[int, int]) -> _Walk:
        walk = _Walk(self, rng, patience, shows)
        walk.is_done = walk.go(self.first, NONE)
        self.tried += patience - walk.patience
        return walk

    def _faces_beside(self, rng: random.Random) -> Iterator[dict[int, int]]:
        """Yield all faces of the cards beside the way, in random order; no two are equal."""
        faces = [list(bits(self.cards[number].may)) for number in self.beside]
        for row in faces:
            rng.shuffle(row)
        for shown in product(*faces):
            if len({*shown}) == len(shown):
                yield dict(zip(self.beside, shown, strict=True))


class _Walk:
    """One attempt to draw a way: depth first, likelier cards first, back where no card fits."""

    def __init__(
        self, sampler: TrailSampler, rng: random.Random, patience: int, shows: dict[int, int]
    ) -> None:
        self.sampler, self.rng, self.patience = sampler, rng, patience
        self.shows = shows
        self.places: list[int] = []
        """The figure's place after each link chosen so far."""
        self.is_done = False
        """Whether a way was found."""

    def go(self, n: int, place: int) -> bool:
        """Choose the faces of link n and all after it, from this place."""
        sampler = self.sampler
        if n > sampler.last:
            return True
        number = sampler.links[n].card
        old = self.shows.get(number)
        for shown, at in self._options(n, place, old):
            self.patience -= 1
            if self.patience < 0:
                return False
            self.shows[number] = shown
            self.places.append(at)
            if self.go(n + 1, at):
                return True
            self.places.pop()
            if old is None:
                del self.shows[number]
        return False

    def _options(self, n: int, place: int, old: int | None) -> list[tuple[int, int]]:
        """List the faces of link n's card, each with the figure's place, in weighted random order."""
        sampler = self.sampler
        may = sampler.cards[sampler.links[n].card].may
        if old is None:
            shows = self.shows
            for rival in sampler.rivals[n]:
                if rival in shows:
                    may &= ~(1 << shows[rival])
        else:
            may &= 1 << old
        rand = self.rng.random
        found = [
            (log(rand() or TINY) / weight, shown, at)
            for shown, at, weight in sampler.options(n, place)
            if may >> shown & 1
        ]
        found.sort(reverse=True)
        return [(shown, at) for _, shown, at in found]
