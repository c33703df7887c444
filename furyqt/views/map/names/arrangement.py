"""All names of the map, laid out together; names that pieces would cover move out of their way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy

from furyqt.views.map.layout import Box, Points, hits, within
from furyqt.views.map.names.labels import (
    Field,
    Label,
    Name,
    apart,
    best_label,
    held_label,
    line_boxes,
    room_of,
)

Labels = Mapping[str, Label | None]
"""A label for every name, or None for a name without space."""

_MOST_CACHES = 16  # boards, zooms and sizes whose positions are kept
_MOST_LABELS = 5000  # the number of positions of names in a cache
_MOST_LAYOUTS = 200  # the number of positions of all names together in a cache
_MOST_TRIES, _VAIN_TRIES, _TRIED_SIZES = 4, 3, 2
_FIRST = 10
"""The weight by which a name without space goes before others, but not before the needed ones."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The surroundings of all names, in pixels."""

    lines: Points
    """Points of roads and coasts."""
    frame: Box
    blocked: Sequence[Box] = ()
    """Boxes that neither a name nor its line covers."""
    pieces: Sequence[Box] = ()
    """Boxes that no name covers; lines pass under them."""


class LabelCache:
    """Positions that were found for the same lines and frame."""

    def __init__(self) -> None:
        self.labels: dict[tuple[Name, bytes, bytes, bytes], Label | None] = {}
        """By the name and by the marks, names and pieces in its surroundings."""
        self.layouts: dict[tuple[object, ...], Labels] = {}
        """By everything that all positions together depend on."""
        self.sizes: dict[tuple[object, ...], int] = {}
        """The numbers of the largest sizes, in the same way."""

    def trim(self) -> None:
        """Forget what takes too much memory."""
        for found, most in (
            (self.labels, _MOST_LABELS),
            (self.layouts, _MOST_LAYOUTS),
            (self.sizes, _MOST_LAYOUTS),
        ):
            if len(found) > most:
                found.clear()


def labels_among(lines: Points, frame: Box) -> LabelCache:
    """Return the cache for these lines and frame, which all maps of the program share."""
    return _cache_for(lines.tobytes(), frame)


@lru_cache(maxsize=_MOST_CACHES)
def _cache_for(lines: bytes, frame: Box) -> LabelCache:
    del lines, frame
    return LabelCache()


def place_labels(
    names: Sequence[Name], around: Surroundings, known: LabelCache | None = None, before: Labels | None = None
) -> Labels:
    """Return a label for every name, or None for a name without space.

    Names that had a label before keep its side if they can: they are all laid out again only if more of them
    find space beside their marks then.

    If a needed name finds no space beside its mark, all names are laid out again, the needed ones first. Then
    names without space that may have a line go before the others, a few times. A name in unchanged
    surroundings keeps its position without a search. In the end names that are not needed are left out, if a
    needed one has no space otherwise.
    """
    known = known or LabelCache()
    before = before or {}
    asked = ("usual", tuple(names), tuple(around.blocked), _ways(before))
    if asked not in known.layouts:
        known.layouts[asked] = _replaced(names, before, around, known)
    return known.layouts[asked]


def _replaced(names: Sequence[Name], before: Labels, around: Surroundings, known: LabelCache) -> Labels:
    """Return labels of which as many as possible keep their side, if no other loses its space by this."""
    held = _held(names, before, around)
    if not held:
        return _placed(names, around, known)
    found = _with_held(names, held, around, known)
    if not any(_badness(names, found)):
        return found
    fresh = _placed(names, around, known)
    if _badness(names, fresh) >= _badness(names, found):
        return found
    for _ in range(_MOST_TRIES):  # a name that goes back leaves space to others
        fresh = _held(names, before, around, fresh)
    return fresh


def _held(names: Sequence[Name], before: Labels, around: Surroundings, kept: Labels | None = None) -> Labels:
    """Return the kept labels, and those of other names that can be on the same side as before.

    Names on lines come last, so that none of them is in the way of a name beside its mark.
    """
    room, found = _Room(names, around, kept), dict(kept or {})
    held = [
        (label.has_line, *_order(name, _weight_by_need), index, label)
        for index, name in enumerate(names)
        if name.is_shown and (label := before.get(name.key))
    ]
    for *_, key, index, label in sorted(held, key=lambda row: row[:3]):
        room.take(index, None)
        if new := held_label(names[index], label, room.field(index)):
            found[key] = new
        room.take(index, found.get(key))
    return found


def _with_held(names: Sequence[Name], held: Labels, around: Surroundings, known: LabelCache) -> Labels:
    """Return labels for all names; the held ones do not move."""
    others = [replace(name, is_shown=name.is_shown and name.key not in held) for name in names]
    return _laid_out(others, _weight_by_need, around, known, held)


def _badness(names: Sequence[Name], labels: Labels) -> tuple[int, int, int]:
    """Return how many needed names have no label, how many of all, and how many are on a line."""
    without = _without_space(names, labels)
    on_line = sum(label is not None and label.has_line for label in labels.values())
    return sum(name.is_needed for name in without), len(without), on_line


def _ways(labels: Labels) -> tuple[tuple[str, int, bool], ...]:
    """Return the sides of labels, by which they can be kept."""
    return tuple((key, label.way, label.has_line) for key, label in labels.items() if label)


def _placed(names: Sequence[Name], around: Surroundings, known: LabelCache) -> Labels:
    found = _laid_out(names, _weight, around, known)
    if not all(_is_beside(found[name.key]) for name in names if name.is_needed and name.is_shown):
        names = [replace(name, weight=_weight_by_need(name)) for name in names]
        found = _laid_out(names, _weight, around, known)
    best, tried, vain = found, names, 0
    while (without := {name.key for name in _without_space(tried, found)}) and vain < _VAIN_TRIES:
        tried = [replace(name, weight=name.weight + _FIRST * (name.key in without)) for name in tried]
        found = _laid_out(tried, _weight, around, known)
        is_better = len(_without_space(names, found)) < len(_without_space(names, best))
        best, vain = (found, 0) if is_better else (best, vain + 1)
    needed = {name.key for name in names if name.is_needed and name.is_shown}
    return best if all(best[key] for key in needed) else _needed_first(names, needed, around, known)


def _needed_first(names: Sequence[Name], needed: Set[str], around: Surroundings, known: LabelCache) -> Labels:
    """Return labels for the needed names as if there were no others, and for those others that still fit.

    The lines of needed names without space cross other marks then.
    """
    alone = [replace(name, is_needed=True, is_shown=name.key in needed) for name in names]
    found = _tried_again(alone, needed, around, known)
    crossing: set[str] = set()
    for _ in range(_MOST_TRIES):
        without = {key for key in needed if not found[key]}
        if not without:
            break
        crossing |= without
        wanted = [replace(name, may_cross=name.key in crossing) for name in alone]
        found = _tried_again(wanted, needed, around, known)
    kept = {key: label for key, label in found.items() if label}
    others = [replace(name, is_shown=name.is_shown and name.key not in kept) for name in names]
    return _laid_out(others, _weight, around, known, kept)


def _tried_again(names: Sequence[Name], needed: Set[str], around: Surroundings, known: LabelCache) -> Labels:
    """Return labels after a few tries; needed names that find no space go first in the next one."""
    found: Labels = {}
    for _ in range(_MOST_TRIES):
        found = _laid_out(names, _weight, around, known)
        if all(found[key] for key in needed):
            break
        without = {key for key in needed if not found[key]}
        names = [replace(name, weight=name.weight + 100 * (name.key in without)) for name in names]
    return found


def _without_space(names: Sequence[Name], labels: Labels) -> list[Name]:
    """Return the names that have no label and may have a line."""
    return [n for n in names if n.is_shown and labels[n.key] is None and (n.is_needed or n.can_have_line)]


def largest_size(names: Sequence[Name], around: Surroundings, known: LabelCache | None = None) -> int:
    """Return the number of the largest size with which most names find space beside their marks.

    Among some of these it is one with which all names are shown, if there is one.
    """
    known = known or LabelCache()
    asked = (tuple(names), tuple(around.blocked))
    if asked not in known.sizes:
        known.sizes[asked] = _largest(names, around, known)
    return known.sizes[asked]


def _largest(names: Sequence[Name], around: Surroundings, known: LabelCache) -> int:
    wanted = {name.key for name in names if name.is_needed or name.can_have_line}
    beside = [replace(name, is_needed=False, can_have_line=False) for name in names]
    without: dict[int, int] = {}
    for first in range(max(len(name.sizes) for name in names) if names else 0):
        labels = _laid_out([replace(name, first=first) for name in beside], _weight, around, known)
        without[first] = sum(labels[key] is None for key in wanted)
        if not without[first]:
            return first
    best = sorted(without, key=lambda first: without[first])[:_TRIED_SIZES]
    for first in best:
        tried = [replace(name, first=first) for name in names]
        if not _without_space(tried, place_labels(tried, around, known)):
            return first
    return best[0] if best else 0


def give_way(
    names: Sequence[Name],
    labels: Labels,
    around: Surroundings,
    known: LabelCache | None = None,
    before: Labels | None = None,
) -> Labels:
    """Return the labels with those moved that pieces cover; the names of occupied places are added.

    Names that were moved before keep the side to which they were moved if they can.
    If a needed or an occupied place would have no name then, all names are laid out again about the pieces;
    names that find no space go first in the next try, and in the end all names that are needed.
    """
    known = known or LabelCache()
    before = before or {}
    boxes = tuple(around.blocked), tuple(around.pieces)
    asked = ("moved", tuple(names), tuple(labels.items()), *boxes, _ways(before))
    if asked not in known.layouts:
        known.layouts[asked] = _given_way(names, labels, before, around, known)
    return known.layouts[asked]


def _given_way(
    names: Sequence[Name], labels: Labels, before: Labels, around: Surroundings, known: LabelCache
) -> Labels:
    pieces = _rows(around.pieces)
    needed = {name.key for name in names if name.is_shown and (name.is_needed or name.is_occupied)}
    kept = {key: label for key, label in labels.items() if label and not hits(pieces, label.box).any()}
    moved = {key for key, label in labels.items() if key not in kept and (label or key in needed)}
    if not moved:
        return labels
    wanted = [replace(name, is_needed=True) for name in names if name.key in moved]
    others = [replace(name, is_shown=False) for name in names if name.key not in moved]
    beside = [*wanted, *others]
    found = _with_held(beside, _held(beside, before, around, kept), around, known)
    if all(found[key] for key in needed):
        return found
    wanted = [
        replace(name, is_needed=name.key in needed | moved, weight=name.weight + 100 * (name.key in needed))
        for name in names
    ]
    found = _tried_again(wanted, needed, around, known)
    return found if all(found[key] for key in needed) else _needed_first(wanted, needed, around, known)


def _weight(name: Name) -> int:
    return name.weight


def _weight_by_need(name: Name) -> int:
    return name.weight + 100 * name.is_needed


def _is_beside(label: Label | None) -> bool:
    return label is not None and not label.has_line


def _rows(boxes: Sequence[Box]) -> Points:
    return numpy.array(boxes, dtype=numpy.float64).reshape(-1, 4)


def _laid_out(
    names: Sequence[Name],
    weight: Callable[[Name], int],
    around: Surroundings,
    known: LabelCache,
    kept: Labels | None = None,
) -> Labels:
    """Return labels for all names in the order of their weights; the kept ones do not move."""
    room = _Room(names, around, kept)
    found: dict[str, Label | None] = dict.fromkeys(name.key for name in names)
    found.update(kept or {})
    for index in sorted(range(len(names)), key=lambda i: _order(names[i], weight)):
        name = names[index]
        if not name.is_shown:
            continue
        boxes = room.boxes(index)
        asked = name, boxes[0].tobytes(), boxes[1].tobytes(), boxes[2].tobytes()
        if asked not in known.labels:
            known.labels[asked] = best_label(name, room.field(index))
        label = found[name.key] = known.labels[asked]
        if label is not None:
            room.take(index, label)
    return found


def _order(name: Name, weight: Callable[[Name], int]) -> tuple[int, str]:
    return -weight(name), name.key


class _Room:
    """The space that is left for names; every label that is set takes some of it."""

    def __init__(self, names: Sequence[Name], around: Surroundings, kept: Labels | None = None) -> None:
        self._names, self._around = names, around
        self._marks = _rows([(n.x - n.ring, n.y - n.ring, n.x + n.ring, n.y + n.ring) for n in names])
        self._pieces, self._blocked = _rows(around.pieces), _rows(around.blocked)
        self._taken: Points = numpy.full((len(names), 4), numpy.inf)
        self._lines: dict[int, Points] = {}
        for index, name in enumerate(names):
            self.take(index, (kept or {}).get(name.key))

    def take(self, index: int, label: Label | None) -> None:
        """Set the label of a name, or remove it."""
        self._taken[index] = apart(label.box) if label else numpy.inf
        self._lines.pop(index, None)
        if label and label.has_line:
            self._lines[index] = _rows(line_boxes(self._names[index], label.box))

    def boxes(self, index: int) -> tuple[Points, Points, Points]:
        """Return the marks, the taken boxes and the pieces around a name."""
        room = room_of(self._names[index])
        near = hits(self._marks, room)
        near[index] = False
        taken = numpy.concatenate((self._taken, self._blocked, *self._lines.values()))
        return self._marks[near], taken[hits(taken, room)], self._pieces[hits(self._pieces, room)]

    def field(self, index: int) -> Field:
        """Return the surroundings of a name."""
        boxes, around = self.boxes(index), self._around
        lines = around.lines[within(around.lines, room_of(self._names[index]))]
        return Field(*boxes, numpy.concatenate(boxes), lines, around.frame)
