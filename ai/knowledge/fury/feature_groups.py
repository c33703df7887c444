"""Features of a linear value in groups, one for each aspect that an explanation names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class FeatureGroups:
    """The features of each aspect; one with a minus counts as less of it."""

    def __init__(self, about: Mapping[str, Sequence[str]], names: Sequence[str]) -> None:
        self._groups = tuple(
            tuple((names.index(name.lstrip("-")), -1.0 if name.startswith("-") else 1.0) for name in group)
            for group in about.values()
        )

    def measured(self, found: Sequence[float], weights: Sequence[float]) -> list[tuple[float, float]]:
        """Return each aspect's amount and its points, given the features and their weights."""
        return [
            (sum(sign * found[at] for at, sign in group), sum(weights[at] * found[at] for at, _ in group))
            for group in self._groups
        ]
