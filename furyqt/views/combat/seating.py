"""The places of the fighters on the stage: the arrangement of the team with the largest cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from furyqt.views.combat.fighter import FighterPanel

_GAP = 8
_TEAM = 0.63
"""The share of the width for a team of several fighters."""


@dataclass(frozen=True)
class Seating:
    """The rectangles of both sides."""

    foe: QRect
    team: tuple[QRect, ...]
    is_flat: bool
    least: QSize
    """The smallest useful size of this arrangement."""
    worth: int
    """The breadth of a card and a portrait of the team together."""


def best_seating(size: QSize, foe: FighterPanel, team: Sequence[FighterPanel], middle: int) -> Seating:
    """Return the arrangement that fits with the largest cards, or the lowest one of those that fit in width.

    `middle` is the space between the two sides.
    """
    count = max(1, len(team))
    shapes = [(columns, is_flat) for columns in range(1, count + 1) for is_flat in (False, True)]
    found = [_seated(size, foe, team, middle, *shape) for shape in shapes]
    fitting = [one for one in found if one.least.width() <= size.width()]
    whole = [one for one in fitting if one.least.height() <= size.height()]
    if whole:
        return max(whole, key=lambda one: one.worth)
    if fitting:
        return min(fitting, key=lambda one: one.least.height())
    return min(found, key=lambda one: (one.least.width(), one.least.height()))


def _seated(
    size: QSize, foe: FighterPanel, team: Sequence[FighterPanel], middle: int, columns: int, is_flat: bool
) -> Seating:
    count = max(1, len(team))
    rows = -(-count // columns)
    cell = QSize(0, 0)
    for panel in team:
        cell = cell.expandedTo(panel.least(is_flat))
    own = foe.least(False)
    need = QSize(cell.width() * columns + _GAP * (columns - 1), cell.height() * rows + _GAP * (rows - 1))
    least = QSize(own.width() + middle + need.width(), max(own.height(), need.height()))
    room = size.expandedTo(least)
    share = 0.5 if count == 1 else _TEAM
    wide = round((room.width() - middle) * share)
    if is_flat and team:
        high = (room.height() - _GAP * (rows - 1)) // rows
        wide = min(wide, columns * (team[0].natural_width(high) + _GAP) - _GAP)
    wide = min(max(wide, need.width()), room.width() - middle - own.width())
    left = room.width() - wide
    boxes = _grid(QRect(left, 0, wide, room.height()), columns, rows, len(team))
    worth = min(
        (sum(panel.measures(box.size(), is_flat)) for panel, box in zip(team, boxes, strict=True)), default=0
    )
    high = room.height() if least.height() <= size.height() else own.height()  # in sight if it scrolls
    return Seating(QRect(0, 0, left - middle, high), boxes, is_flat, least, worth)


def _grid(area: QRect, columns: int, rows: int, count: int) -> tuple[QRect, ...]:
    width = (area.width() - _GAP * (columns - 1)) // columns
    height = (area.height() - _GAP * (rows - 1)) // rows
    return tuple(
        QRect(
            area.left() + (number % columns) * (width + _GAP),
            area.top() + (number // columns) * (height + _GAP),
            width,
            height,
        )
        for number in range(count)
    )
