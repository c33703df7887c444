"""The ways of the hidden figure as they follow from one event after another, and where they lead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple, Protocol, Self

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from ai.knowledge.fury.simulated_belief import RootRows, drawn_at
from ai.knowledge.fury.way_rows import CARD, LINK, Column, Table, WayRows
from ai.portable import Floats
from ai.whereabouts import Whereabouts
from furyqt.rules.core.events import Event
from furyqt.rules.mechanisms.trail_constraints import TrailCard, TrailConditions, TrailShape
from furyqt.rules.mechanisms.trail_sampler import TrailSampler

TURNS = 7
"""The number of turns whose places are known: the current one and as many as the trail has spaces."""
MOST_WAYS = 300_000
"""The number of rows above which some are left out; only Evasion in the second edition leads to more."""
NO_STAY: Table = np.ones((1, 1), np.float32)
"""The weights of a step after which no card says that the figure stayed."""
TOO_FEW = 8
"""Rows that stand for all are calculated again from the beginning when only one of this number is left."""


class Choices(Protocol):
    """The figure's choices as far as they are public: an event fold."""

    @property
    def links(self) -> list[Any]:
        """The known facts of the choices of each link."""
        ...

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        ...

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


class WayModel(NamedTuple):
    """The rules of a game's trail, and how its figure is expected to choose."""

    shape: TrailShape
    conditions: Callable[[], TrailConditions[Any]]
    choices: Callable[[], Choices]
    table: Callable[[Any], Table]
    """The weights of a link's step, from its entry in `Choices.links`."""
    stays: Callable[[Any], Table]
    """The weights of staying in each place by cards after that step; shape (places, kinds), or NO_STAY."""
    share: tuple[float, ...]
    """The probability of each kind of figure before the game."""
    card_placed: type[Event]
    """The event of a card that came onto the trail."""
    turn_links: Callable[[Iterable[Event]], list[int]]
    """The number of the last link up to the end of each of the figure's turns."""


class WayDraws(NamedTuple):
    """The faces of some cards in all ways, shape (ways, cards), and the sums of the ways' chances."""

    cards: tuple[int, ...]
    faces: NDArray[np.uint8]
    sums: Floats

    def draw(self, point: float) -> tuple[tuple[int, int], ...]:
        """Return the faces of the way at this point, from 0 to 1, of the chances laid one after another."""
        way = drawn_at(self.sums, point * self.sums.item(-1))
        return tuple(zip(self.cards, self.faces[way].tolist(), strict=True))


class WaysFold:
    """The rows after the card that was placed last; later facts are added for each question.

    So the rows follow from the events alone, not from the moments of the questions. A fact may come in two
    events, and only both together are true.
    """

    def __init__(self, model: WayModel) -> None:
        self._model = model
        self._conditions, self._choices = model.conditions(), model.choices()
        self._placed: tuple[Event, ...] = ()
        self._begin()

    def _begin(self) -> None:
        self._rows = WayRows.beginning(self._model.share)
        self._may: dict[int, int] = {}
        """The faces of each card that the rows agree with."""
        self._here: list[int] = []
        self._chosen: list[Any] = []
        self._kept = 1
        """The number of rows when some were last left out."""

    def copy(self) -> Self:
        """Return an independent copy; it shares the rows."""
        twin = copy(self)
        twin._conditions, twin._choices = self._conditions.copy(), self._choices.copy()
        twin._may, twin._here, twin._chosen = dict(self._may), [*self._here], [*self._chosen]
        return twin

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        self._conditions.learn(event)
        self._choices.learn(event)
        if isinstance(event, self._model.card_placed):
            self._placed = (*self._placed, event)
            self._follow()

    def whereabouts(self, faces: Mapping[int, int]) -> Whereabouts:
        """Return what all events say of the figure's places; nothing if they do not define a way.

        `faces` are those that cards may have by what is asked now. That a seeker is in a place says nothing
        by itself: an event tells what a seeker finds there, and until then the figure may be there, too.
        """
        turns = self._turns[-TURNS:]
        rows = self.rows().filtered({(CARD, number): may for number, may in faces.items()})
        if not len(rows.rows) or not turns or turns[0] < 0:
            return Whereabouts()
        columns = [(LINK, link) for link in reversed(turns)]
        return Whereabouts(rows.chances(columns), rows.ways(columns) if rows.is_whole else ())

    def standing(self, most: int, trail: Iterable[int]) -> RootRows | None:
        """Return about this number of rows with the faces of these cards; None if no way is defined."""
        rows = self.rows()
        last = rows.newest
        if not len(rows.rows) or last < 0:
            return None
        rows = rows.thinned(most, (LINK, last))
        cards = tuple(card for card in trail if (CARD, card) in rows.columns)
        faces = rows.rows[:, [rows.columns.index((CARD, card)) for card in cards]]
        weights = rows.totals
        return RootRows(cards, faces, rows.column((LINK, last)), weights / weights.sum())

    def draws(self, cards: Sequence[int], faces: Mapping[int, int], here: int) -> WayDraws | None:
        """Return the ways to draw the faces of these cards from; None if no way is defined.

        `faces` are those that cards may have by what is asked now, `here` those of the figure now.
        """
        rows = self.rows()
        last = rows.newest
        if last < 0 or any((CARD, card) not in rows.columns for card in cards):
            return None
        rows = rows.filtered({**{(CARD, number): may for number, may in faces.items()}, (LINK, last): here})
        if not len(rows.rows):
            return None
        shown = rows.rows[:, [rows.columns.index((CARD, card)) for card in cards]]
        return WayDraws(tuple(cards), shown, np.cumsum(rows.totals))

    def rows(self) -> WayRows:
        """Return the rows that agree with all events."""
        now = self.copy()
        now._follow()
        return now._rows

    # ------------------------------------------------------------------------------------------- the rows

    @property
    def _turns(self) -> list[int]:
        return self._model.turn_links(self._placed)

    def _follow(self) -> None:
        """Make the rows agree with everything learned so far."""
        facts = self._facts()
        if facts is None:
            self.rebuild()
            return
        self._rows = self._rows.filtered(facts)
        self._stayed()
        cards, links = self._conditions.cards, self._conditions.links
        self._place(cards, [link.here for link in links])
        if not self._rows.is_whole and len(self._rows.rows) * TOO_FEW < self._kept:
            self.rebuild()

    def _facts(self) -> Mapping[Column, int] | None:
        """Return the masks that changed, by column; None if the rows do not know enough to be filtered."""
        cards, links, masks = self._conditions.cards, self._conditions.links, dict[Column, int]()
        for number, may in self._may.items():
            if cards[number].may != may:
                if cards[number].may & ~may or (CARD, number) not in self._rows.columns:
                    return None
                masks[CARD, number] = self._may[number] = cards[number].may
        for number, here in enumerate(self._here):
            if links[number].here != here:
                if (LINK, number) not in self._rows.columns:
                    return None
                masks[LINK, number] = self._here[number] = links[number].here
        return masks

    def _stayed(self) -> None:
        """Weigh the rows by the cards with which the figure stayed where the last link had led."""
        last = len(self._chosen) - 1
        if last < 0 or self._choices.links[last] == self._chosen[last]:
            return
        before, now = map(self._model.stays, (self._chosen[last], self._choices.links[last]))
        self._rows = self._rows.scaled((LINK, last), now / before)
        self._chosen[last] = self._choices.links[last]

    def _place(self, cards: Mapping[int, TrailCard], here: list[int]) -> None:
        """Add the links and the cards beside the way that are new; a card and its links fit these masks."""
        links = self._conditions.links
        on_way = {link.card for link in links}
        beside = [number for number in cards if number not in on_way and number not in self._may]
        for link in range(len(self._here), len(links) + 1):
            for number in beside:
                if cards[number].born == link:
                    self._lay(number, cards[number].may)
            if link < len(links):
                self._go(link, cards[links[link].card].may, here[link])

    def _lay(self, number: int, may: int) -> None:
        rivals = self._on_trail(self._conditions.cards[number].born, number)
        self._rows = self._rows.with_card(number, may, rivals).thinned(MOST_WAYS, (CARD, number))
        self._may[number] = self._conditions.cards[number].may
        self._kept = len(self._rows.rows)

    def _go(self, number: int, may: int, here: int) -> None:
        link, chosen = self._conditions.links[number], self._choices.links[number]
        rivals = self._on_trail(number, link.card)
        step = replace(link, here=here)
        rows = self._rows.followed(number, step, may, self._model.shape, self._model.table(chosen), rivals)
        stays = self._model.stays(chosen)
        if len(stays) > 1:
            rows = rows.scaled((LINK, number), stays)
        self._may[link.card] = self._conditions.cards[link.card].may
        self._here.append(link.here)
        self._chosen.append(chosen)
        self._rows = rows.narrowed(self._wanted(number)).thinned(MOST_WAYS, (LINK, number))
        self._kept = len(self._rows.rows)

    def _on_trail(self, link: int, but: int) -> list[int]:
        """Return the known cards that are on the trail with one that is placed by this link."""
        cards = self._conditions.cards
        return [
            number
            for kind, number in self._rows.columns
            if kind == CARD and number != but and cards[number].died > link
        ]

    def _wanted(self, now: int) -> set[Column]:
        """Return the columns that matter after a link: of the last turns, and of the cards on the trail."""
        turns = [link for link in self._turns if link < now][1 - TURNS :]
        links = {*turns, now}
        last = {link.card: number for number, link in enumerate(self._conditions.links[: now + 1])}
        cards = {
            number
            for number in self._may
            if self._conditions.cards[number].died > now or last.get(number, now) >= min(links)
        }
        return {*((LINK, number) for number in links), *((CARD, number) for number in cards)}

    def rebuild(self) -> None:
        """Calculate the rows from the beginning; all later facts keep them few."""
        self._begin()
        conditions, shape = self._conditions, self._model.shape
        on_way = {link.card for link in conditions.links}
        beside = [number for number in conditions.cards if number not in on_way]
        even = (1.0,) * (shape.places + 1)
        links, cards = conditions.links, conditions.cards
        sampler = TrailSampler(shape, links, cards, [], beside=beside, even=even, since=-1)
        self._place(sampler.cards, sampler.after)
