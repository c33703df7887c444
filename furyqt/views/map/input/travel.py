"""Travel by arrow keys: the best place in a direction."""

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF

_NARROW, _WIDE = math.cos(math.radians(62)), math.cos(math.radians(50))


def place_toward(
    start: str, direction: tuple[int, int], spots: Mapping[str, QPointF], neighbours: Iterable[str]
) -> str | None:
    """Return the best neighbor in a direction (x right, y down), else the nearest place there, or None."""
    linked = _best(start, direction, spots, neighbours, _NARROW)
    return linked or _best(start, direction, spots, spots, _WIDE)


def _best(
    start: str, direction: tuple[int, int], spots: Mapping[str, QPointF], keys: Iterable[str], least: float
) -> str | None:
    rated = []
    for key in keys:
        dx, dy = spots[key].x() - spots[start].x(), spots[key].y() - spots[start].y()
        length = math.hypot(dx, dy)
        if key == start or not length:
            continue
        cosine = (dx * direction[0] + dy * direction[1]) / length / math.hypot(*direction)
        if cosine >= least:
            rated.append((length * (1 + 2.5 * (1 - cosine)), key))
    return min(rated)[1] if rated else None
