"""Whether figures can visit enough places together in the days that are left."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def can_visit(
    figures: Sequence[tuple[int, float]],
    targets: Collection[int],
    number: int,
    away: Sequence[Sequence[float]],
) -> bool:
    """Return whether the figures can visit so many of the places together.

    Each figure is its place and its days; `away` are the days from place to place. What a figure does where
    it stands takes a day, too.
    """
    if number <= 0:
        return True
    if len(targets) < number:
        return False
    left = frozenset(targets)
    for index, (place, days) in enumerate(figures):
        for target in sorted(left):
            rest = days - max(1, away[place][target])
            if rest < 0:
                continue
            moved = (*figures[:index], (target, rest), *figures[index + 1 :])
            if can_visit(moved, left - {target}, number - 1, away):
                return True
    return False
