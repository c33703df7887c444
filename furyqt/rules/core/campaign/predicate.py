"""Conditions of a chapter such as "emptied>=3 and bitten==0": comparisons joined by `and` and `or`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from furyqt.rules.core.text import TextError, Texts, shortened

N_ = Texts("errors")

_OPERATORS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
_COMPARISON = re.compile(r"\s*([a-z_]+)\s*(>=|<=|==|>|<)\s*([0-9]{1,4})\s*")
_MOST = 10_000
"""More than any counter reaches."""


class PredicateError(TextError):
    """A condition that cannot be read, or that can never or must always be true."""


@dataclass(frozen=True)
class CounterComparison:
    """A counter compared with a number."""

    name: str
    sign: str
    number: int

    def holds(self, counts: Mapping[str, int]) -> bool:
        """Return whether it is true; a counter without a value is 0."""
        return _OPERATORS[self.sign](counts.get(self.name, 0), self.number)

    @property
    def range(self) -> tuple[int, int]:
        """The smallest and the largest value for which it is true."""
        low = {">=": self.number, "==": self.number, ">": self.number + 1}.get(self.sign, 0)
        high = {"<=": self.number, "==": self.number, "<": self.number - 1}.get(self.sign, _MOST)
        return low, high

    def __str__(self) -> str:
        return f"{self.name}{self.sign}{self.number}"


class Predicate:
    """A condition: one of `cases` is true, and all comparisons in it.

    PredicateError if the text cannot be read, or can never be true or false.
    """

    def __init__(self, source: str) -> None:
        self.cases = tuple(tuple(_comparisons(part)) for part in re.split(r"\bor\b", source))
        for case in self.cases:
            _check(case)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Predicate) and self.cases == other.cases

    def __hash__(self) -> int:
        return hash(self.cases)

    def __str__(self) -> str:
        return " or ".join(" and ".join(map(str, case)) for case in self.cases)

    def __repr__(self) -> str:
        return f"Predicate({str(self)!r})"

    @property
    def names(self) -> tuple[str, ...]:
        """The counters in the order in which they first appear."""
        return tuple(dict.fromkeys(part.name for case in self.cases for part in case))

    def holds(self, counts: Mapping[str, int]) -> bool:
        """Return whether the condition is true; a counter without a value is 0."""
        return any(all(part.holds(counts) for part in case) for case in self.cases)

    def may_hold(self, counts: Mapping[str, int], can_gain: Callable[[str, int], bool]) -> bool:
        """Return whether a case may still come true by rising counters.

        `can_gain` says whether a counter can still rise by the number that is missing.
        """
        return any(
            all(
                (missing := part.range[0] - counts.get(part.name, 0)) <= 0 or can_gain(part.name, missing)
                for part in case
            )
            for case in self.cases
        )

    def checked(self, known: Collection[str]) -> Predicate:
        """Return the condition itself; PredicateError for a counter that is not known."""
        for name in self.names:
            if name not in known:
                counters = ", ".join(known)
                raise PredicateError(_UNKNOWN.fill(counter=shortened(name), counters=counters))
        return self


def _comparisons(part: str) -> Iterator[CounterComparison]:
    for word in re.split(r"\band\b", part):
        found = _COMPARISON.fullmatch(word)
        if not found:
            raise PredicateError(_UNREADABLE.fill(words=shortened(word.strip()), example="harm>=5"))
        yield CounterComparison(found[1], found[2], int(found[3]))


def _check(case: tuple[CounterComparison, ...]) -> None:
    ranges: dict[str, tuple[int, int]] = {}
    for part in case:
        low, high = ranges.get(part.name, (0, _MOST))
        ranges[part.name] = max(low, part.range[0]), min(high, part.range[1])
    words = " and ".join(map(str, case))
    if any(low > high for low, high in ranges.values()):
        raise PredicateError(_NEVER.fill(words=words))
    if all(bounds == (0, _MOST) for bounds in ranges.values()):
        raise PredicateError(_ALWAYS.fill(words=words))


_UNKNOWN = N_("there is no counter “{counter}” (counters: {counters})")
_UNREADABLE = N_("“{words}” is not a comparison such as {example}")
_NEVER = N_("“{words}” can never be true")
_ALWAYS = N_("“{words}” is always true")
