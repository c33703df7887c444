"""All ways of the hidden figure that agree with the known facts, as rows of arrays with weights by kind.

A row has the figure's places after the links that are still of interest, and the faces of the cards that are
still on the trail. A new link multiplies the rows. A fact removes rows, so it leaves the ratios of all others
as they are. Rows that differ only in what does not matter any more are merged.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ai.belief import capped, row_keys, ways_to
from furyqt.rules.mechanisms.trail_constraints import TrailLink, TrailShape, bits

Table = NDArray[np.float32]
"""The weight of each step, shape (place before, face, kinds); the last place before is for none."""
Column = tuple[str, int]
"""The subject of a column: the figure's place after this LINK, or the face of this CARD."""
LINK, CARD = "link", "card"
_VALUES = 256
LEAST_FREE = 0.02
"""The least share of legal steps: a table is a little above the truth for unlikely ones."""
TINY = 1e-9
"""The smallest chance of a place that is possible."""


class WayRows(NamedTuple):
    """The rows at one moment; the arrays are never changed."""

    columns: tuple[Column, ...]
    rows: NDArray[np.uint8]
    """Shape (ways, columns)."""
    weights: NDArray[np.float32]
    """Shape (ways, kinds); they add up to one."""
    is_whole: bool = True
    """Whether no way was left out."""

    @classmethod
    def beginning(cls, share: Sequence[float]) -> Self:
        """Return the one row before the first link, given the probability of each kind."""
        return cls((), np.zeros((1, 0), np.uint8), np.array([share], np.float32))

    def column(self, about: Column) -> NDArray[np.uint8]:
        """Return one column."""
        return self.rows[:, self.columns.index(about)]

    @property
    def newest(self) -> int:
        """The number of the newest link, or -1."""
        return max((number for kind, number in self.columns if kind == LINK), default=-1)

    @property
    def totals(self) -> NDArray[np.float64]:
        """The chance of each row, whatever kind the figure is; they add up to about one."""
        return np.asarray(self.weights.sum(axis=1, dtype=np.float64))

    def filtered(self, masks: Mapping[Column, int]) -> Self:
        """Return the rows whose values in these columns are in these bit masks."""
        keep = np.ones(len(self.rows), dtype=bool)
        for about, mask in masks.items():
            keep &= _flags(mask)[self.column(about)]
        return self if keep.all() else self._of(self.rows[keep], self.weights[keep])

    def scaled(self, about: Column, factors: NDArray[np.float32]) -> Self:
        """Multiply the weights by a factor for each value of a column and each kind."""
        return self._of(self.rows, self.weights * factors[self.column(about)])

    def with_card(self, number: int, may: int, rivals: Collection[int]) -> Self:
        """Return each row with each face of a card that no link leads to, but the rivals' faces."""
        faces = np.array([*bits(may)], np.uint8)
        at, face = np.repeat(np.arange(len(self.rows)), len(faces)), np.tile(faces, len(self.rows))
        fits = self._differ(at, face, rivals)
        at, face = at[fits], face[fits]
        return self._grown(at, {(CARD, number): face}, self.weights[at])

    def followed(
        self, number: int, link: TrailLink, may: int, shape: TrailShape, table: Table, rivals: Collection[int]
    ) -> Self:
        """Return each row with each next place that this link may lead to, but the rivals' faces.

        `may` are the faces of the link's card.
        """
        before = self._before(number, shape)
        fits = _steps(link, may, shape, is_first=not number)
        if (CARD, link.card) in self.columns:
            at, face = np.arange(len(self.rows)), self.column((CARD, link.card))
            keep = fits[before, face]
        else:
            counts = fits.sum(axis=1)[before]
            at = np.repeat(np.arange(len(self.rows)), counts)
            first = np.repeat(np.cumsum(counts) - counts, counts)
            order = np.argsort(~fits, axis=1, kind="stable").astype(np.uint8)
            face = order[before[at], np.arange(len(at)) - first]
            keep = self._differ(at, face, rivals)
        at, face = at[keep], face[keep]
        was = before[at]
        weights = self._freed(before, table, rivals)[at] * table[was, face]
        place = np.where(face == shape.stay, was, face).astype(np.uint8)
        return self._grown(at, {(CARD, link.card): face, (LINK, number): place}, weights)

    def _freed(self, before: NDArray[np.uint8], table: Table, rivals: Collection[int]) -> NDArray[np.float32]:
        """Return the weights, shared among the steps to faces that no rival shows: only these are legal."""
        barred = np.zeros_like(self.weights)
        for rival in rivals:
            barred += table[before, self.column((CARD, rival))]
        return np.asarray(self.weights / np.maximum(1 - barred, LEAST_FREE))

    def _before(self, number: int, shape: TrailShape) -> NDArray[np.uint8]:
        if number:
            return self.column((LINK, number - 1))
        return np.full(len(self.rows), shape.places, np.uint8)

    def narrowed(self, columns: Collection[Column]) -> Self:
        """Return the rows with only these columns, equal ones merged."""
        kept = [about in columns for about in self.columns]
        if all(kept):
            return self
        rows = np.ascontiguousarray(self.rows[:, kept])
        _, first, same = np.unique(row_keys(rows), return_index=True, return_inverse=True)
        total = [np.bincount(same, weights=kind, minlength=len(first)) for kind in self.weights.T]
        names = tuple(about for about, is_kept in zip(self.columns, kept, strict=True) if is_kept)
        return self._replace(columns=names)._of(rows[first], np.stack(total, axis=-1))

    def thinned(self, most: int, stratum: Column) -> Self:
        """Return about this number of rows that stand for all, by the values of a column."""
        if len(self.rows) <= most:
            return self
        rows, weights = capped(self.rows, self.weights.astype(np.float64), self.column(stratum), most)
        return self._replace(is_whole=False)._of(rows, weights)

    def chances(self, columns: Sequence[Column]) -> tuple[dict[int, float], ...]:
        """Return for each of these columns the probability of each value, the likeliest first."""
        weights = self.totals
        return tuple(_shares(self.column(about), weights) for about in columns)

    def ways(self, columns: Sequence[Column]) -> tuple[dict[int, int], ...]:
        """Return for each of these columns, which are successive turns, how many ways have each value."""
        return ways_to(self.rows[:, [self.columns.index(about) for about in columns]])

    def _differ(
        self, at: NDArray[np.intp], face: NDArray[np.uint8], rivals: Collection[int]
    ) -> NDArray[np.bool_]:
        """Return whether no rival shows the same face in that row."""
        fits = np.ones(len(at), dtype=bool)
        for rival in rivals:
            fits &= self.column((CARD, rival))[at] != face
        return fits

    def _grown(
        self, at: NDArray[np.intp], new: Mapping[Column, NDArray[np.uint8]], weights: NDArray[np.float32]
    ) -> Self:
        """Return the rows with these numbers and with new columns, which replace those with the same name."""
        old = [n for n, about in enumerate(self.columns) if about not in new]
        rows = np.empty((len(at), len(old) + len(new)), np.uint8)
        rows[:, : len(old)] = self.rows[:, old][at]
        for n, column in enumerate(new.values(), len(old)):
            rows[:, n] = column
        return self._replace(columns=(*(self.columns[n] for n in old), *new))._of(rows, weights)

    def _of(self, rows: NDArray[np.uint8], weights: NDArray[np.floating]) -> Self:
        """Return these rows, with weights that add up to one."""
        whole = float(weights.sum(dtype=np.float64)) or 1.0
        return self._replace(rows=rows, weights=(weights / whole).astype(np.float32))


def _shares(column: NDArray[np.uint8], weights: NDArray[np.float64]) -> dict[int, float]:
    possible = np.flatnonzero(np.bincount(column, minlength=_VALUES))
    found = np.maximum(np.bincount(column, weights=weights, minlength=_VALUES)[possible], TINY)
    order = np.argsort(-found, kind="stable")
    return dict(zip(possible[order].tolist(), (found / found.sum())[order].tolist(), strict=True))


def _flags(mask: int) -> NDArray[np.bool_]:
    return np.array([bool(mask >> value & 1) for value in range(_VALUES)])


def _steps(link: TrailLink, may: int, shape: TrailShape, *, is_first: bool) -> NDArray[np.bool_]:
    """Return whether a link may lead from a place to a face; shape (places + 1, faces)."""
    found = np.zeros((shape.places + 1, shape.stay + 1), dtype=bool)
    if is_first:
        found[shape.places, [*bits(may & link.here & shape.anywhere)]] = True
        return found
    for place in range(shape.places):
        found[place, [*bits(may & shape.ways[link.way][place] & link.here & shape.anywhere)]] = True
        found[place, shape.stay] = may >> shape.stay & link.stay >> place & link.here >> place & 1
    return found
