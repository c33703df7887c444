"""Dracula's possible trails: every trail that fits the hunters' knowledge, weighted and merged.

This is exact up to 700 rows; of more, a part is kept that stands for all (`ai.knowledge.lite.stages`).

A row has the places of his last six moves (columns 0-5, the newest first, NONE if there is none yet) and a
mask of those that were HIDE (column 6, bit 0 the newest); which were DOUBLE_BACK or TELEPORT is public.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property, partial

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from ai.belief import MOST_ROWS, Rows, Weights, merged, ways_to
from ai.knowledge.lite import belief_base
from ai.knowledge.lite.belief_base import (
    HIDES,
    NONE,
    been_before,
    believed,
    first_night,
    rows_followed,
)
from ai.knowledge.lite.belief_model import Kinds, learned, liking
from ai.knowledge.lite.place_masks import look_mask, rows_by_night
from ai.knowledge.lite.stages import Stage, appended, before_the_start, with_every_place
from ai.knowledge.lite.ways import IS_SEA, NEAR, NO_WAY, WALK
from ai.portable import exact_product
from ai.whereabouts import Whereabouts
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.state import LiteOptions
from furyqt.rules.lite.tables import (
    CASTLE,
    HIDE,
    HOSPITAL,
    MOST_ENCOUNTERS,
    PLACES,
    TELEPORT,
    TRAIL,
    UNKNOWN,
)
from furyqt.rules.lite.trails import Night, Trail, chronicle

MOST_SHOWN = 50_000
"""The number of rows that are kept for what a person sees."""
RECENT = 0b11111
"""The moves that bar others: the last five (L6.2)."""
_WAYS = np.append(WALK, np.zeros((len(PLACES), 1), dtype=bool), axis=1)
"""_WAYS[a, b]: a LOCATION move may lead from a to b; False for NO_WAY in place of b."""


class TrailBelief:
    """The trails of one moment; made by `BeliefMemory`."""

    def __init__(
        self,
        rows: Rows,
        weights: Weights,
        moves: tuple[int, ...],
        is_whole: bool = True,
        all_trails: Callable[[], TrailBelief] | None = None,
    ) -> None:
        self.rows = rows
        self.weights = weights
        self._moves = moves
        self._is_whole = is_whole
        self._all_trails = all_trails
        """The belief with all trails, if this one has only a part of them."""

    @cached_property
    def _cumulated(self) -> list[float]:
        return list(np.cumsum(self.weights))

    def sample(self, rng: random.Random) -> Trail:
        """Draw a trail by its weight."""
        at = bisect_right(self._cumulated, rng.random() * self._cumulated[-1])
        return self.trail(min(at, len(self.rows) - 1))

    def flattened(self, belief_flattening: float) -> TrailBelief:
        """Return the same trails with weights flattened by this amount toward equal ones."""
        even = belief_flattening / len(self.rows)
        return (
            TrailBelief(self.rows, (1 - belief_flattening) * self.weights + even, self._moves)
            if belief_flattening
            else self
        )

    def likeliest(self) -> Trail:
        """Return the heaviest trail at the likeliest place, which need not be the heaviest of all trails."""
        if not self._moves:
            return Trail()
        places = self.places()
        best = max(places, key=lambda place: (places[place], -place))
        return self.trail(int(np.argmax(np.where(self.rows[:, 0] == best, self.weights, -1.0))))

    def places(self) -> dict[int, float]:
        """Return the chances of Dracula's current place."""
        return self._places(0) if self._moves else {}

    def chances_by_turn(self) -> tuple[dict[int, float], ...]:
        """Return the chances of Dracula's current place, and of his place after each move of the trail."""
        return tuple(self._places(age) for age in range(min(TRAIL, len(self._moves))))

    def whereabouts(self) -> Whereabouts:
        """Return the same as a person sees it, from all trails, with the number of trails to each place."""
        if self._all_trails is not None:
            return self._all_trails().whereabouts()
        is_counted = self._is_whole and self._moves
        ways = ways_to(self.rows[:, : min(TRAIL, len(self._moves))]) if is_counted else ()
        return Whereabouts(self.chances_by_turn(), ways)

    def _places(self, age: int) -> dict[int, float]:
        weight = np.bincount(self.rows[:, age], weights=self.weights, minlength=len(PLACES))
        return {int(place): min(1.0, float(weight[place])) for place in np.flatnonzero(weight)}

    def trail(self, index: int) -> Trail:
        """Return a row as the game's own value."""
        moves = self._moves[-TRAIL:]
        row = self.rows[index].tolist()
        lairs = tuple(row[: len(moves)][::-1])
        codes = tuple(
            code if code not in UNKNOWN else HIDE if row[HIDES] >> (len(moves) - 1 - i) & 1 else lairs[i]
            for i, code in enumerate(moves)
        )
        return Trail(codes, lairs)


class BeliefMemory:
    """Follows a game: only the nights that changed since the last observation are calculated again.

    `kinds` are the models of Dracula's choices; the probability of each kind follows from his observed moves.
    `most` is the number of rows that are kept, as many as the search has time for if it is 0.
    """

    def __init__(self, kinds: Kinds | None = None, most: int = 0) -> None:
        self._kinds = kinds or learned()
        self._most = most
        self._all_trails: BeliefMemory | None = None
        self._options = LiteOptions()
        self._nights: list[Night] = []
        self._followed: list[float] = []
        self._first = 0
        self._stages: list[Stage] = []
        """The rows after the night `_first` and each later one."""
        self._other: tuple[list[Night], Stage] = [], before_the_start(self._kinds)
        self._exact = False
        """Whether all rows are kept for now, as only rows that were left out fit what is known."""

    def update(self, observation: LiteObservation) -> TrailBelief:
        """Return the belief of the hunters with this observation; NoTruthError if nothing fits it."""
        nights = chronicle(observation)
        if observation.options != self._options:
            self._options, self._nights = observation.options, []
        same = 0
        while same < min(len(nights), len(self._nights)) and nights[same] == self._nights[same]:
            same += 1
        if self._exact and nights != self._nights:
            self._exact, same = False, 0
        self._nights = nights
        self._choose_first(same)
        try:
            self._follow()
        except NoTruthError:
            self._exact = True
            self._stages.clear()
            self._follow()
        rows, weights, is_thinned = self._stages[-1] if self._stages else before_the_start(self._kinds)
        is_whole = not is_thinned and self._first == 0
        all_trails = None if is_whole or self._most else partial(self._of_all_trails, observation)
        return TrailBelief(rows, weights.sum(axis=1), observation.moves, is_whole, all_trails)

    def _of_all_trails(self, observation: LiteObservation) -> TrailBelief:
        if self._all_trails is None:
            self._all_trails = BeliefMemory(self._kinds, MOST_SHOWN)
        return self._all_trails.update(observation)

    def _follow(self) -> None:
        """Calculate the rows of the nights that have none yet."""
        while len(self._stages) < len(self._nights) - self._first:
            last = self._stages[-1] if self._stages else None
            self._stages.append(self._after(last, self._nights[: self._first + len(self._stages) + 1]))

    @property
    def rows_kept(self) -> int:
        """The rows of all nights together that are remembered for this game."""
        return sum(len(stage.rows) for stage in self._stages)

    @property
    def beginning(self) -> int:
        """The night with which the rows begin; later than the first one in long games with many trails."""
        return self._first

    def _choose_first(self, same: int) -> None:
        """Forget the stages from the night `same` on, or all if they now start at another night."""
        del self._followed[same:]
        if len(self._followed) < len(self._nights):
            rows = rows_by_night(self._nights, self._options, len(self._followed))
            self._followed += map(rows_followed, rows)
        first = first_night(self._followed)
        del self._stages[max(0, same - first) if first == self._first else 0 :]
        self._first = first

    def _after(self, stage: Stage | None, nights: list[Night]) -> Stage:
        """Return the rows after the last of these nights; `stage` is the one before it, or None."""
        if stage is None and self._first:
            return Stage(*believed(nights, self._options, self._kinds))
        start = stage or before_the_start(self._kinds)
        return _after(start, nights, self._options, self._kinds).with_most(
            MOST_ROWS if self._exact else self._most or belief_base.MOST_FOLLOWED
        )

    def predicted(self, night: Night, moves: tuple[int, ...], lairs: tuple[int, ...]) -> Weights:
        """Return the chances of each place after one more turn that looks like this; shape (places,).

        `moves` and `lairs` are Dracula's as they would be known then.
        """
        known = zip(self._nights, moves, lairs, strict=False)
        nights = [structs.replace(past, move=move, lair=lair) for past, move, lair in known]
        try:
            start = self._stage_of(nights) if nights else before_the_start(self._kinds)
            rows, weights, _ = _after(start, [*nights, night], self._options, self._kinds)
        except NoTruthError:  # only rows that were not kept have moves that look like this
            rows, weights = believed([*nights, night], self._options, self._kinds)
        likely = np.bincount(rows[:, 0], weights=weights.sum(axis=1), minlength=len(PLACES))
        return np.asarray(likely, dtype=np.float64)

    def _stage_of(self, nights: list[Night]) -> Stage:
        """Return the rows for nights with this look; they differ if a move would be shown now."""
        if nights == self._nights:
            return self._stages[-1]
        if nights != self._other[0]:
            same = next(at for at, night in enumerate(nights) if night != self._nights[at])
            kept = max(0, same - self._first)
            stage = self._stages[kept - 1] if kept else None
            for now in range(self._first + kept, len(nights)):
                stage = self._after(stage, nights[: now + 1])
            assert stage is not None
            self._other = nights, stage
        return self._other[1]


def _after(start: Stage, nights: list[Night], options: LiteOptions, kinds: Kinds) -> Stage:
    """Return the rows after one turn of Dracula and the hunters' visits that followed."""
    rows, weights = _moved(start.rows, start.weights, nights, options, kinds)
    keep = _oldest_fits(rows, nights, options) & _encounter_fits(rows, nights[-1], options)
    keep &= ~_discovered(rows, nights)
    rows, weights = rows[keep], weights[keep]
    if not len(rows):
        raise NoTruthError(f"no trail fits what the hunters were told up to round {len(nights) - 1}")
    if options.hide_shown == "sixth":
        rows[:, HIDES] &= RECENT  # it does not matter any more which move was hidden, shown or not
    return with_every_place(Stage(*merged(rows, weights)), start, nights[-1], options)


def _moved(
    rows: Rows, weights: Weights, nights: list[Night], options: LiteOptions, kinds: Kinds
) -> tuple[Rows, Weights]:
    """Return each row with each move that looks like the last night's move."""
    night = nights[-1]
    fits = look_mask(night, options)
    if len(nights) == 1:
        starts = np.array([p for p in PLACES if p != HOSPITAL and fits[p]], dtype=np.uint8)
        likes = liking(kinds, night.hunters, 0)[starts]
        likely = kinds.floor / len(starts) + (1 - kinds.floor) * likes / likes.sum(axis=0)
        return appended(np.repeat(rows, len(starts), axis=0), starts, False), weights * likely
    ways = _legal_ways(rows, nights, options)
    hide = ~(rows[:, HIDES] & RECENT).astype(bool) & ~IS_SEA[rows[:, 0]]
    back = _legal_backs(rows, nights)
    share = _Shares(ways, hide, back, rows, nights, kinds)
    if night.move == TELEPORT:
        stuck = ~(ways.any(axis=1) | hide | back.any(axis=1))
        stuck |= _forgotten(rows, nights).any(axis=1)
        return appended(rows[stuck], np.full(int(stuck.sum()), CASTLE, np.uint8), False), weights[stuck]
    if night.move > HIDE and night.move not in UNKNOWN:
        n = night.move - HIDE - 1
        if _forgotten(rows, nights)[:, n : n + 1].any():
            return _returned(rows, weights, n, fits, share)
        ok = back[:, n] & fits[np.minimum(rows[:, n], len(PLACES) - 1)]
        return appended(rows[ok], rows[ok, n], False), (weights * share.back(n))[ok]
    found, weight = [], []
    if night.move != HIDE:
        at, way = np.nonzero(ways & np.append(fits, False))
        to = way.astype(np.uint8)
        found.append(appended(rows[at], to, False))
        weight.append(weights[at] * share.place(at, to))
    if night.move in UNKNOWN or night.move == HIDE:
        ok = hide & fits[rows[:, 0]]
        found.append(appended(rows[ok], rows[ok, 0], True))
        weight.append((weights * share.hide())[ok])
    return np.concatenate(found), np.concatenate(weight)


def _forgotten(rows: Rows, nights: list[Night]) -> NDArray[np.bool_]:
    """Return which places of the last five moves are missing from the rows; only soon after a late start."""
    return np.asarray(rows[:, : min(TRAIL - 1, len(nights) - 1)] == NONE)


def _returned(
    rows: Rows, weights: Weights, back: int, fits: NDArray[np.bool_], share: _Shares
) -> tuple[Rows, Weights]:
    """Return each row with a DOUBLE_BACK to a place that may be forgotten: then to any place nearby."""
    there = np.arange(len(PLACES))
    same = (rows[:, back, None] == there) | (rows[:, back] == NONE)[:, None]
    at, to = np.nonzero(same & NEAR[rows[:, 0]] & fits)
    before, places = rows[at], to.astype(np.uint8)
    before[:, back] = places
    return appended(before, places, False), weights[at] * share.place(at, places)


def _legal_ways(rows: Rows, nights: list[Night], options: LiteOptions) -> NDArray[np.bool_]:
    """Return the LOCATION moves of each row (L6.3); shape (n, places + 1), where the last column is False."""
    ways = _WAYS[rows[:, 0]]
    there, all_rows = np.minimum(rows[:, : TRAIL - 1], NO_WAY), np.arange(len(rows))
    if options.stay != "listed":
        ways[all_rows, there[:, 0]] = False
    for age in range(min(TRAIL - 1, len(nights) - 1)):
        if options.location_rule != "move":
            ways[all_rows, there[:, age]] = False
        elif _is_location(nights[-2 - age].move):
            barred = np.flatnonzero(~(rows[:, HIDES] >> age) & 1)
            ways[barred, there[barred, age]] = False
    return ways


def _is_location(code: int) -> bool:
    """Return whether a shown move may be a LOCATION move."""
    return code < HIDE or code in UNKNOWN


def _legal_backs(rows: Rows, nights: list[Night]) -> NDArray[np.bool_]:
    """Return the DOUBLE_BACK moves of each row (L6.6); shape (n, 5)."""
    recent = nights[-TRAIL:-1]
    if any(HIDE < night.move < TELEPORT for night in recent):
        return np.zeros((len(rows), TRAIL - 1), dtype=bool)
    there = rows[:, : TRAIL - 1]
    known = there != NONE
    return np.asarray(known & NEAR[rows[:, :1], np.where(known, there, 0)])


class _Shares:
    """The probability of each move for each row and kind of Dracula, over all legal moves.

    It is a mixture of equal chances and of the kind's preferences.
    """

    def __init__(
        self,
        ways: NDArray[np.bool_],
        hide: NDArray[np.bool_],
        back: NDArray[np.bool_],
        rows: Rows,
        nights: list[Night],
        kinds: Kinds,
    ) -> None:
        now = len(nights) - 1
        likes = liking(kinds, nights[now].hunters, now, been_before(nights, now))
        self._likes = np.append(likes, np.zeros((1, likes.shape[1])), axis=0)
        self._here = kinds.hide * self._likes[rows[:, 0]]
        self._backs = np.where(back, rows[:, : TRAIL - 1], NO_WAY)
        self._back = kinds.back * self._likes
        total = hide[:, None] * self._here + exact_product(ways, self._likes)
        for there in self._backs.T if back.any() else ():
            total += self._back[there]
        count = ways.sum(axis=1) + hide + back.sum(axis=1)
        self._even = kinds.floor / np.maximum(count, 1)[:, None]
        self._scale = (1 - kinds.floor) / np.maximum(total, 1e-12)

    def place(self, at: NDArray[np.intp], to: NDArray[np.uint8]) -> Weights:
        """Return the shares of the moves of the rows `at` to places."""
        return np.asarray(self._even[at] + self._scale[at] * self._likes[to])

    def hide(self) -> Weights:
        """Return the share of HIDE in each row."""
        return np.asarray(self._even + self._scale * self._here)

    def back(self, number: int) -> Weights:
        """Return the share of the DOUBLE_BACK to the place with that number, in each row."""
        return np.asarray(self._even + self._scale * self._back[self._backs[:, number]])


def _oldest_fits(rows: Rows, nights: list[Night], options: LiteOptions) -> NDArray[np.bool_]:
    """Return whether a HIDE that became the sixth move was shown (L8.6)."""
    sixth = TRAIL + (options.hide_shown == "later")
    if len(nights) < sixth or nights[-sixth].move not in UNKNOWN:
        return np.ones(len(rows), dtype=bool)
    return ~(rows[:, HIDES] >> (sixth - 1) & 1).astype(bool)


def _encounter_fits(rows: Rows, night: Night, options: LiteOptions) -> NDArray[np.bool_]:
    """Return whether there is room for an encounter (L7.4), which is never placed at sea."""
    here = rows[:, 0]
    room = ~IS_SEA[here]
    if options.encounter_limit == "three" and night.alive.bit_count() >= MOST_ENCOUNTERS:
        alive = [rows[:, age] == here for age in range(TRAIL) if night.alive >> age & 1]
        room &= np.sum(alive, axis=0, dtype=np.uint8) < MOST_ENCOUNTERS
    return np.asarray(room == night.placed)


def _discovered(rows: Rows, nights: list[Night]) -> NDArray[np.bool_]:
    """Return whether a visit would have revealed a move that is still unknown (L8.3)."""
    visited = np.zeros(NONE + 1, dtype=bool)
    visited[list(nights[-1].visits)] = True
    unknown = np.array([night.lair in UNKNOWN for night in nights[: -TRAIL - 1 : -1]], dtype=bool)
    return np.asarray((visited[rows[:, : len(unknown)]] & unknown).any(axis=1))
