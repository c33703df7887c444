"""Where Dracula may have been: ways that agree with all the hunters were told, drawn at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from math import log
from typing import Protocol

from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.hidden.event_fold import FoldCache
from furyqt.rules.fury3.hidden.trail_constraints import (
    ANYWHERE,
    CITY_MASK,
    HIDE,
    HIDE_BIT,
    SEA_MASK,
    TOWN_MASK,
    WALK_MASKS,
    Trace,
    Traces,
    mask_of,
)
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Hideout
from furyqt.rules.fury3.tables import LAND_BACK, PLACES, SEA_BACK, WITHIN_ROADS

Hidden = tuple[tuple[int, int], ...]
"""What the facedown location cards show: (hideout id, place, or HIDE_BIT for Hide)."""
_WOLF_MASKS = tuple(mask_of(row) for row in WITHIN_ROADS[2])
_WAYS = {"walk": WALK_MASKS, "wolf": _WOLF_MASKS, "bat": _WOLF_MASKS, "start": (ANYWHERE,) * len(PLACES)}
HIDE_WEIGHT = 0.7
"""How often Hide is supposed, compared with a move to one place."""
_EVEN = (*(1.0 for _ in PLACES), HIDE_WEIGHT)
PATIENCE, ATTEMPTS, LAST_PATIENCE = 200, 12, 100_000
"""Cards tried in one attempt, attempts, and cards tried in the last one."""
TINY = 1e-300
"""Stands for a random number of zero, which has no logarithm."""


class Weights(Protocol):
    """How likely each step of Dracula is held to be; all weights are above zero."""

    def row(self, link: int, before: int) -> Sequence[float]:
        """For a link and where Dracula was before it (NONE before the first): a weight for each thing it
        may show, a place or HIDE_BIT.
        """
        ...


def _even(link: int, before: int) -> Sequence[float]:
    """No place is preferred."""
    return _EVEN


class NoTruthError(ValueError):
    """No position fits the observation: what it tells contradicts the rules."""


_MEMORY: FoldCache[Traces] = FoldCache()


def recall(observation: Fury3Observation) -> Traces:
    """The conditions that the told events make."""
    advanced = observation.options.game == "advanced"
    return _MEMORY.recall(advanced, observation.events, lambda: Traces(advanced))


def facedown(observation: Fury3Observation) -> list[Hideout]:
    """The hideouts and lairs whose location card the hunters cannot see."""
    spots = (*observation.trail, *observation.lairs, observation.leaving)
    return [spot for spot in spots if spot is not None and spot.place in (LAND_BACK, SEA_BACK)]


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits of a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Chain:
    """Dracula's way from the last place that is certain to the newest unknown card, with all conditions.

    `after[i]` are the places where he may have been after link i, `weight[i]` the number of ways that go on
    from each.  With `since` the part that matters goes from that link to the newest one, whatever is known.
    """

    def __init__(self, observation: Fury3Observation, *, unseen: bool, since: int | None = None) -> None:
        traces = recall(observation)
        spots = facedown(observation)
        self.wanted = [spot.id for spot in spots if spot.id in traces.cards]
        self.loose = [spot for spot in spots if spot.id not in traces.cards]
        self.known = {
            s.place for s in (*observation.trail, *observation.lairs) if s is not None and s.place >= 0
        }
        self.links = traces.links
        self.since = since
        self.row: Callable[[int, int], Sequence[float]] = _even
        self.tried = 0
        """Cards tried so far in drawing ways."""
        self.cards = {n: Trace(c.may, c.born, c.died) for n, c in traces.cards.items()}
        self.here = [link.here for link in self.links]
        if unseen and self.links and not observation.revealed:
            held = (sheet.place for sheet in observation.hunters if sheet.place >= 0 and not sheet.defeated)
            self.here[-1] &= ~(mask_of(held) & CITY_MASK)
        self.first, self.last = 0, -1
        self._options: dict[tuple[int, int], list[tuple[int, int, float]]] = {}
        self.after: list[int] = []
        if self.wanted or (since is not None and self.links):
            self._narrow()

    def _narrow(self) -> None:
        """Filter the domains forth and back until nothing changes, then choose the part that matters."""
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

    def weighted(self, weights: Weights) -> Chain:
        """The same conditions with other weights."""
        twin = copy(self)
        twin.row, twin._options, twin.tried = weights.row, {}, 0
        if self.after:
            twin._weigh()
        return twin

    def _oldest(self) -> int:
        """The oldest link that matters; one before it may be where the way begins."""
        born = [self.cards[number].born for number in self.wanted]
        return min(born) if self.since is None else min((*born, self.since + 1))

    def _last(self) -> int:
        """The newest link of an unknown card, or of all."""
        if self.since is not None:
            return len(self.links) - 1
        return max(n for n, link in enumerate(self.links) if link.card in self.wanted)

    def _exclude(self) -> None:
        """Cards that lay at the same time show different places (R6.2), and there is one Hide."""
        todo = [n for n, card in self.cards.items() if card.may.bit_count() == 1]
        while todo:
            number = todo.pop()
            card = self.cards[number]
            for other, rival in self.cards.items():
                if other != number and rival.may & card.may and _together(card, rival):
                    rival.may &= ~card.may
                    if rival.may.bit_count() == 1:
                        todo.append(other)

    def _filter(self) -> None:
        """Where Dracula may have been after each link, by all links before and after it."""
        self.after = []
        for n, link in enumerate(self.links):
            may = self.cards[link.card].may
            now = may & ANYWHERE
            if n:
                before, ways = self.after[-1], _WAYS[link.way]
                near = 0
                for place in bits(before):
                    near |= ways[place]
                now &= near
                if may & HIDE:
                    now |= before & link.stay
            self.after.append(now & self.here[n])
        for n in range(len(self.links) - 1, 0, -1):
            self._prune(n)
        self.cards[self.links[0].card].may &= self.after[0] | HIDE

    def _prune(self, n: int) -> None:
        """Drop what cannot come before link n, and what its card cannot be."""
        link = self.links[n]
        card, ways, now = self.cards[link.card], _WAYS[link.way], self.after[n]
        shows, stays, before = card.may & now, link.stay & now if card.may & HIDE else 0, 0
        for place in bits(self.after[n - 1]):
            if ways[place] & shows or stays >> place & 1:
                before |= 1 << place
        self.after[n - 1] = before
        card.may &= now | (HIDE if before & stays else 0)

    def _weigh(self) -> None:
        """Count the ways that go on from each place, newest link first."""
        self.weight: list[dict[int, float]] = [{} for _ in self.links]
        self.weight[self.last] = dict.fromkeys(bits(self.after[self.last]), 1.0)
        for n in range(self.last - 1, self.first - 1, -1):
            link = self.links[n + 1]
            card, ways, following = self.cards[link.card], _WAYS[link.way], self.weight[n + 1]
            row: dict[int, float] = {}
            for place in bits(self.after[n]):
                odds = self.row(n + 1, place)
                total = sum(
                    odds[to] * following[to] for to in bits(ways[place] & card.may & self.after[n + 1])
                )
                if card.may & HIDE and link.stay >> place & 1:
                    total += odds[HIDE_BIT] * following.get(place, 0.0)
                row[place] = total
            top = max(row.values(), default=1.0) or 1.0
            self.weight[n] = {place: weight / top for place, weight in row.items()}

    def _rivals(self, n: int) -> list[int]:
        """The doubtful cards of the part that matters that lay together with this link's card."""
        number = self.links[n].card
        card = self.cards[number]
        earlier = {link.card for link in self.links[self.first : n]} - {number}
        return [
            other
            for other in earlier
            if (rival := self.cards[other]).may & card.may and _together(card, rival)
        ]

    def options(self, n: int, place: int) -> list[tuple[int, int, float]]:
        """What link n may show with Dracula in this place before it, where he is then, and its weight."""
        found = self._options.get((n, place))
        if found is None:
            found = self._options[n, place] = self._first(n) if place == NONE else self._next(n, place)
        return found

    def _next(self, n: int, place: int) -> list[tuple[int, int, float]]:
        link, weight, odds = self.links[n], self.weight[n], self.row(n, place)
        may = self.cards[link.card].may
        found = [
            (to, to, odds[to] * weight[to])
            for to in bits(may & _WAYS[link.way][place] & self.after[n])
            if weight[to] > 0
        ]
        if may & HIDE and link.stay >> place & 1 and weight.get(place, 0.0) > 0:
            found.append((HIDE_BIT, place, odds[HIDE_BIT] * weight[place]))
        return found

    def _first(self, n: int) -> list[tuple[int, int, float]]:
        """The same for the first link of the part that matters; its card may be Hide in a known place."""
        odds = self.row(n, NONE)
        may = self.cards[self.links[n].card].may
        hides = may & ANYWHERE & self.after[n] == 0 and may & HIDE
        return [
            (HIDE_BIT if hides else at, at, odds[at] * weight)
            for at, weight in self.weight[n].items()
            if weight > 0 and (hides or may >> at & 1)
        ]

    def draw(self, rng: random.Random) -> Hidden | None:
        """One way; None if there is none."""
        found: dict[int, int] = {}
        for attempt in range(ATTEMPTS + 1 if self.wanted else 0):
            walk = _Walk(self, rng, LAST_PATIENCE if attempt == ATTEMPTS else PATIENCE)
            if walk.go(self.first, NONE):
                found = walk.shows
                break
        else:
            if self.wanted:
                return None
        return tuple((number, found[number]) for number in self.wanted) + self._loose(found, rng)

    def draw_way(self, rng: random.Random) -> list[int] | None:
        """Where Dracula was after each link of the part that matters, in one way; None if there is none."""
        for attempt in range(ATTEMPTS + 1):
            patience = LAST_PATIENCE if attempt == ATTEMPTS else PATIENCE
            walk = _Walk(self, rng, patience)
            is_done = walk.go(self.first, NONE)
            self.tried += patience - walk.patience
            if is_done:
                return walk.places
        return None

    def _loose(self, found: dict[int, int], rng: random.Random) -> Hidden:
        """Cards of whose placement nobody was told, in a set-up position: any place that is free."""
        taken, drawn = {*self.known, *found.values()}, []
        for spot in self.loose:
            mask = SEA_MASK if spot.place == SEA_BACK else TOWN_MASK
            place = rng.choice([place for place in bits(mask) if place not in taken])
            taken.add(place)
            drawn.append((spot.id, place))
        return tuple(drawn)


def _together(card: Trace, other: Trace) -> bool:
    """Whether two cards lay on trail and lairs at the same time."""
    return card.born < other.died and other.born < card.died


class _Walk:
    """One attempt to draw a way: depth first, likelier cards first, back where no card fits."""

    def __init__(self, chain: Chain, rng: random.Random, patience: int) -> None:
        self.chain, self.rng, self.patience = chain, rng, patience
        self.shows: dict[int, int] = {}
        self.places: list[int] = []
        """Where Dracula was after each link chosen so far."""

    def go(self, n: int, place: int) -> bool:
        """Choose what link n and all after it show, with Dracula in this place before."""
        chain = self.chain
        if n > chain.last:
            return True
        number = chain.links[n].card
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
        """What the card of link n can show, with where Dracula is then, in random order by weight."""
        chain = self.chain
        may = chain.cards[chain.links[n].card].may
        if old is None:
            shows = self.shows
            for rival in chain.rivals[n]:
                if rival in shows:
                    may &= ~(1 << shows[rival])
        else:
            may &= 1 << old
        rand = self.rng.random
        found = [
            (log(rand() or TINY) / weight, shown, at)
            for shown, at, weight in chain.options(n, place)
            if may >> shown & 1
        ]
        found.sort(reverse=True)
        return [(shown, at) for _, shown, at in found]


_CHAINS: list[tuple[Fury3Observation, Chain]] = []


def chain(observation: Fury3Observation) -> Chain:
    """The conditions for this observation; kept for those that were asked for last.

    A hunter who has just arrived may stand in Dracula's city unknowingly; at any other time it is not his.
    """
    for known, found in _CHAINS:
        if known is observation:
            return found
    made = Chain(observation, unseen=True)
    if made.draw(random.Random(0)) is None:
        made = Chain(observation, unseen=False)
    _CHAINS[:] = [(observation, made), *_CHAINS[:1]]
    return made


def sample(observation: Fury3Observation, rng: random.Random) -> Hidden:
    """What the facedown location cards may show; NoTruthError if nothing fits."""
    found = chain(observation).draw(rng)
    if found is None:
        raise NoTruthError("no way of Dracula fits what the hunters were told")
    return found
