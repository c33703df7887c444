"""The step from the facts to the conclusion that a place is impossible.

The ways that the backs of the cards allow spread from the last place that is certain, one wave for each card.
If they reach the place at all, they pass through places that one told fact each has closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.events import CardPlaced, HunterMoved, TokenPlaced
from furyqt.rules.fury3.hidden.trail_constraints import (
    CITY_MASK,
    HIDE,
    SEA_MASK,
    SHAPE,
    TOWN_MASK,
    Fury3TrailConditions,
)
from furyqt.rules.fury3.hidden.trail_proof import possible_places
from furyqt.rules.fury3.tables import SEA_BACK
from furyqt.rules.mechanisms.trail_constraints import bits, mask_of
from furyqt.rules.mechanisms.trail_sampler import Undecided

ON_TRAIL = -1
"""Not a fact: the card of the place was already on the trail."""


@dataclass(frozen=True)
class Closed:
    """A place that no way passes after a link, and the event that closed it, or ON_TRAIL."""

    link: int
    place: int
    event: int


@dataclass(frozen=True)
class Conclusion:
    """Why no way leads from one place to another, in the moves between two links."""

    first: int
    last: int
    start: int
    goal: int | None
    """The place to reach; None if the way need only go on."""
    closed: tuple[Closed, ...]
    """The places that close the ways; none if the goal is too far away."""

    @property
    def moves(self) -> int:
        """The number of cards between the two."""
        return self.last - self.first


@dataclass(frozen=True)
class Wave:
    """The places that the ways of a conclusion reach after a card."""

    link: int
    reached: int
    """A mask of places."""
    ways: tuple[tuple[int, int], ...]
    """The ways taken, from place to place."""
    closed: tuple[Closed, ...]
    blocked: tuple[tuple[int, int], ...]
    """The ways into the closed places."""


class ClosedPlaces:
    """The places that each card of Dracula's way can be by its back, and the events that exclude some."""

    def __init__(self, events: Sequence[Event], *, is_advanced: bool) -> None:
        self.conditions = Fury3TrailConditions(is_advanced)
        self.placed: list[int] = []
        """The event of each link."""
        self._backs: list[int] = []
        self._by_card: dict[tuple[int, int], int] = {}
        self._by_link: dict[tuple[int, int], int] = {}
        self._arrived: dict[int, int] = {}
        for number, event in enumerate(events):
            self._learn(number, event)
        self._shut_cities_of_hunters()
        self.reached = self._reached()
        """For each link the places at its end that no single fact excludes."""

    def _learn(self, number: int, event: Event) -> None:
        known = self.conditions
        cards = {card: each.may for card, each in known.cards.items()}
        here = [link.here for link in known.links]
        known.learn(event)
        for card, may in cards.items():
            self._blame(self._by_card, card, may & ~known.cards[card].may, number)
        for link, mask in enumerate(here):
            self._blame(self._by_link, link, mask & ~known.links[link].here, number)
        if isinstance(event, HunterMoved | TokenPlaced):
            self._arrived[event.place if isinstance(event, HunterMoved) else event.where] = number
        for link in range(len(here), len(known.links)):
            self._placed(link, number, event)

    def _placed(self, link: int, number: int, event: Event) -> None:
        card = self.conditions.links[link].card
        may = self.conditions.cards[card].may
        is_sea = isinstance(event, CardPlaced) and event.place == SEA_BACK
        back = may if may.bit_count() == 1 else SEA_MASK if is_sea else TOWN_MASK
        self.placed.append(number)
        self._backs.append(back)
        for place in bits(back & ~may & SHAPE.anywhere):
            self._by_card.setdefault((card, place), self._arrived.get(place, number))

    def _blame(self, closed: dict[tuple[int, int], int], key: int, lost: int, number: int) -> None:
        for place in bits(lost & SHAPE.anywhere):
            closed.setdefault((key, place), number)

    def _shut_cities_of_hunters(self) -> None:
        """Dracula is unseen now: not in a city with a hunter."""
        known = self.conditions
        for hunter, place in enumerate(known.hunters):
            if known.links and place >= 0 and hunter not in known.down and CITY_MASK >> place & 1:
                known.links[-1].here &= ~(1 << place)
                self._by_link.setdefault((len(known.links) - 1, place), self._arrived[place])

    # ----------------------------------------------------------------------------------------------- steps

    def spread(self, first: int, start: int, last: int) -> int:
        """Return where the backs of the cards alone lead from a place, as a mask."""
        wave = 1 << start
        for link in range(first + 1, last + 1):
            wave = self._step(link, wave, is_told=False)
        return wave

    def _step(self, link: int, before: int, *, is_told: bool) -> int:
        """Return where ways that were in these places before a link can be after it."""
        here, card = self.conditions.links[link], self.conditions.cards[self.conditions.links[link].card]
        after = 0
        for place in bits(before):
            after |= SHAPE.ways[here.way][place]
        after &= card.may & ~self._on_trail(link) & here.here if is_told else self._backs[link]
        if card.may & HIDE:
            after |= before & here.stay & (here.here if is_told else -1)
        return after

    def _on_trail(self, link: int) -> int:
        """Return the known places whose cards lay on the trail when the card of a link did."""
        cards, own = self.conditions.cards, self.conditions.links[link].card
        mask = 0
        for number, card in cards.items():
            if number != own and card.may.bit_count() == 1 and card.meets(cards[own]):
                mask |= card.may & SHAPE.anywhere
        return mask

    def _reached(self) -> list[int]:
        found: list[int] = []
        for link, each in enumerate(self.conditions.links):
            card = self.conditions.cards[each.card]
            first = card.may & each.here & SHAPE.anywhere
            found.append(self._step(link, found[-1], is_told=True) if link else first)
        return found

    def _closing(self, link: int, place: int) -> int:
        """Return the event that excludes a place after a link."""
        by_card = self._by_card.get((self.conditions.links[link].card, place))
        by_link = self._by_link.get((link, place))
        found = [number for number in (by_card, by_link) if number is not None]
        return min(found) if found else ON_TRAIL

    # ------------------------------------------------------------------------------------------ conclusions

    def why_not(self, link: int, place: int) -> Conclusion | None:
        """Return why Dracula was not in a place after a link; None if no single way of looking shows it."""
        start = next((n for n in range(link - 1, -1, -1) if self.certain(n) is not None), None)
        if start is not None and (found := self._leg(start, self._sure(start), link, place)):
            return found
        if not self.reached[link] >> place & 1:
            return None
        end = next((n for n in range(link + 1, len(self.reached)) if self.certain(n) is not None), None)
        last = len(self.reached) - 1 if end is None else end
        return self._leg(link, place, last, None if end is None else self._sure(end)) if last > link else None

    def passed_before(self, link: int, place: int) -> Conclusion | None:
        """Return two certain places before a link between which every way passes a place.

        The cards between them still lie on the trail, so he cannot come to the place again. None if there are
        no such places.
        """
        cards, own = self.conditions.cards, self.conditions.cards[self.conditions.links[link].card]
        sure = [number for number in range(link) if self.certain(number) is not None]
        for first, last in reversed(list(pairwise(sure))):
            between = [cards[self.conditions.links[number].card] for number in range(first + 1, last)]
            if not all(card.meets(own) for card in between):
                return None
            start, goal = self._sure(first), self._sure(last)
            now = 1 << start
            for number in range(first + 1, last + 1):
                now = self._step(number, now, is_told=True) & ~(1 << place)
            if between and place not in (start, goal) and not now:
                return Conclusion(first, last, start, goal, ())
        return None

    def waves(self, found: Conclusion) -> list[Wave]:
        """Return how the ways of a conclusion spread card by card, and where a fact stops them."""
        now, waves = 1 << found.start, []
        for link in range(found.first + 1, found.last + 1):
            closed = tuple(each for each in found.closed if each.link == link)
            blocked = self._ways(link, now, sum(1 << each.place for each in closed))
            reached = self._step(link, now, is_told=True)
            reached &= self._whole_ways(found, link) or reached
            waves.append(Wave(link, reached, self._ways(link, now, reached), closed, blocked))
            now = reached
        return waves

    def _whole_ways(self, found: Conclusion, link: int) -> int:
        """Return where ways that do not cross themselves are after a link; 0 if the search is too long."""
        known = self.conditions.copy()
        known.revealed = True  # the hunters' places now say nothing about an earlier link
        known.links = known.links[: link + 1]
        known.links[found.first].here &= 1 << found.start
        known.cards = {each.card: known.cards[each.card] for each in known.links}
        try:
            return mask_of(possible_places(known, link))
        except Undecided:
            return 0

    def _ways(self, link: int, before: int, after: int) -> tuple[tuple[int, int], ...]:
        """Return the ways from some places to others that the back of a card allows."""
        kind = SHAPE.ways[self.conditions.links[link].way]
        return tuple((start, end) for start in bits(before) for end in bits(kind[start] & after))

    def least_moves(self, found: Conclusion) -> int:
        """Return the number of steps to the goal with cards of the same backs; 0 if none leads there."""
        seen = wave = 1 << found.start
        links, steps = range(found.first + 1, found.last + 1), 0
        while wave and found.goal is not None and not seen >> found.goal & 1:
            steps += 1
            wave = self._any_step(links, wave) & ~seen
            seen |= wave
        return steps if wave else 0

    def _any_step(self, links: range, before: int) -> int:
        after = 0
        for link in links:
            after |= self._step(link, before, is_told=False)
        return after

    def is_at_sea(self, link: int) -> bool:
        """Return whether the card of a link has the back of the sea."""
        return not self._backs[link] & ~SEA_MASK

    def certain(self, link: int) -> int | None:
        """Return the place in which a card or an answer shows Dracula after a link, or None."""
        each = self.conditions.links[link]
        for mask in (self.conditions.cards[each.card].may, each.here & SHAPE.anywhere):
            if mask.bit_count() == 1 and mask & SHAPE.anywhere:
                return mask.bit_length() - 1
        return None

    def _sure(self, link: int) -> int:
        place = self.certain(link)
        assert place is not None
        return place

    def _leg(self, first: int, start: int, last: int, goal: int | None) -> Conclusion | None:
        """Return why no way leads from a place to another, or None if one does."""
        waves = [1 << start]
        for link in range(first + 1, last + 1):
            waves.append(self._step(link, waves[-1], is_told=False))
        useful = self._leading_to(waves, first, SHAPE.anywhere if goal is None else 1 << goal)
        if not useful[0]:
            return Conclusion(first, last, start, goal, ())
        now, closed = 1 << start, []
        for link in range(first + 1, last + 1):
            wanted = useful[link - first]
            allowed = self._step(link, now, is_told=True) & wanted
            stopped = self._step(link, now, is_told=False) & wanted & ~allowed
            closed += [Closed(link, place, self._closing(link, place)) for place in bits(stopped)]
            now = allowed
        return None if now else Conclusion(first, last, start, goal, tuple(closed))

    def _leading_to(self, waves: list[int], first: int, goal: int) -> list[int]:
        """Return of each wave the places from which the goal can be reached."""
        useful = [waves[-1] & goal]
        for number in range(len(waves) - 2, -1, -1):
            link = first + number + 1
            useful.append(
                sum(
                    1 << place
                    for place in bits(waves[number])
                    if self._step(link, 1 << place, is_told=False) & useful[-1]
                )
            )
        return useful[::-1]
