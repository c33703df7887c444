"""Measure what simple solvers and the search lose in trail puzzles: `python -m benchmarks.puzzle_errors`.

The families are the kinds with their hardest theme. With `--write` the shift of each family's first rating is
written to furyqt/rules/fury3/puzzles/families.csv, so that the mean ratings have the order of the errors, and
the ratings of the index are calculated again.
"""

from __future__ import annotations

import argparse
import csv
import math
import random
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from furyqt import paths
from furyqt.controllers.puzzles.collection import (
    INDEX,
    PuzzleEntry,
    PuzzlePosition,
    all_puzzles,
    position,
    write_index,
)
from furyqt.rules.core.puzzle import ALL, DENY, Puzzle
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT, SHAPE
from furyqt.rules.fury3.hidden.trail_sampler import sample
from furyqt.rules.fury3.puzzles.answers import KnownWay, knowledge, link_of
from furyqt.rules.fury3.puzzles.conclusions import ClosedPlaces
from furyqt.rules.fury3.puzzles.rating import family, first_guess, within
from furyqt.rules.fury3.tables import NOWHERE, TOWNS
from furyqt.rules.mechanisms.trail_constraints import bits

WORLDS = 60
"""The positions that a search of level 60 thinks through."""
TABLE = Path(__file__).resolve().parent.parent / "furyqt" / "rules" / "fury3" / "puzzles" / "families.csv"


@dataclass(frozen=True)
class PuzzleErrors:
    """The share of the points that each solver loses in one puzzle."""

    entry: PuzzleEntry
    guess: int
    """The first guess of its rating, without its family."""
    backs: float
    """Of a person who only counts the backs of the cards since the last certain place."""
    facts: float
    """Of one who uses each fact alone, card by card."""
    search: float
    """Of the search: it knows the places in the positions that it thinks through."""

    @property
    def mean(self) -> float:
        """The mean of the three."""
        return statistics.fmean((self.backs, self.facts, self.search))


def lost(puzzle: Puzzle, found: frozenset[int], answer: frozenset[int]) -> float:
    """Return the share of the points lost by who holds these places for possible; one place is guessed."""
    if puzzle.kind != ALL:
        return 1 - len(found & answer) / len(found) if found else 1.0
    missing = len(answer - found)
    points = len(found & answer) - max(0, len(found - answer) - missing)
    return 1 - max(0, points) / len(answer)


def measured(entry: PuzzleEntry) -> PuzzleErrors:
    """Solve one puzzle in three ways."""
    shown = position(entry)
    known = knowledge(shown.observation)
    answer = shown.solver.answer(shown.observation, entry.puzzle)
    worlds = sampled_ways(shown, known)
    guess = first_guess(shown.observation, entry.puzzle)
    if entry.kind == DENY:
        # Simple solvers ask where he may be; the search asks where its worlds differ most.
        any_city = lost(entry.puzzle, known.now & TOWNS, answer)
        return PuzzleErrors(entry, guess, any_city, any_city, lost(entry.puzzle, best_of(worlds), answer))
    link = link_of(known, entry.puzzle)
    ways = ClosedPlaces(shown.observation.events, is_advanced=shown.options["game"] == "advanced")
    return PuzzleErrors(
        entry,
        guess,
        lost(entry.puzzle, by_backs(ways, link), answer),
        lost(entry.puzzle, frozenset(bits(ways.reached[link])), answer),
        lost(entry.puzzle, frozenset(way[link] for way in worlds), answer),
    )


def by_backs(ways: ClosedPlaces, link: int) -> frozenset[int]:
    """Return where the backs of the cards since the last certain place lead."""
    start = next((n for n in range(link - 1, -1, -1) if ways.certain(n) is not None), None)
    certain = None if start is None else ways.certain(start)
    if start is None or certain is None:
        return frozenset(bits(SHAPE.anywhere))
    return frozenset(bits(ways.spread(start, certain, link)))


def sampled_ways(shown: PuzzlePosition, known: KnownWay) -> list[list[int]]:
    """Return Dracula's place after each link in positions as the search draws them."""
    rng, found = random.Random(1), []
    for _ in range(WORLDS):
        faces = dict(sample(shown.observation, rng))
        way: list[int] = []
        for link in known.conditions.links:
            card = known.conditions.cards[link.card]
            sure = card.may.bit_length() - 1 if card.may.bit_count() == 1 else NOWHERE
            place = faces.get(link.card, sure)
            way.append(way[-1] if place == HIDE_BIT and way else place)
        found.append(way)
    return found


def best_of(worlds: list[list[int]]) -> frozenset[int]:
    """Return the cities whose denial leaves the fewest places in these positions."""
    left: dict[int, int] = {}
    for city in {place for way in worlds for place in way[-6:]} & TOWNS:
        if rest := {way[-1] for way in worlds if city not in way[-6:]}:
            left[city] = len(rest)
    return frozenset(city for city, count in left.items() if count == min(left.values()))


def by_family(found: Iterable[PuzzleErrors]) -> dict[tuple[str, str], list[PuzzleErrors]]:
    """Return the errors of each family, that with the fewest errors first."""
    families: dict[tuple[str, str], list[PuzzleErrors]] = defaultdict(list)
    for each in found:
        families[family(each.entry.kind, each.entry.themes)].append(each)
    return dict(sorted(families.items(), key=lambda item: statistics.fmean(each.mean for each in item[1])))


def shifts(families: Mapping[tuple[str, str], list[PuzzleErrors]]) -> dict[tuple[str, str], int]:
    """Return what to add to the guesses of each family, so that the means have the order of the errors.

    The changes are the smallest ones: neighbors in the wrong order get their common mean.
    """
    means = {name: statistics.fmean(each.guess for each in rows) for name, rows in families.items()}
    blocks: list[tuple[float, int, list[tuple[str, str]]]] = []
    for name, rows in families.items():
        mean, count, names = means[name], len(rows), [name]
        while blocks and blocks[-1][0] > mean:
            other, more, before = blocks.pop()
            mean, count = (mean * count + other * more) / (count + more), count + more
            names = [*before, *names]
        blocks.append((mean, count, names))
    return {name: round(mean - means[name]) for mean, _, names in blocks for name in names}


def mean_with_error(shares: list[float]) -> str:
    """Return the mean of shares in percent, with its standard error."""
    error = statistics.stdev(shares) / math.sqrt(len(shares))
    return f"{100 * statistics.fmean(shares):.0f}% ± {100 * error:.0f}"


def main() -> None:
    """Print the table, and write the shifts if wanted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="write the shifts and the ratings")
    given = parser.parse_args()
    found = [measured(entry) for entry in all_puzzles()]
    families = by_family(found)
    wanted = shifts(families)
    print("| kind | theme | puzzles | backs alone | single facts | search | mean | guess before | rating |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    for (kind, theme), rows in families.items():
        errors = [
            statistics.fmean(getattr(each, name) for each in rows) for name in ("backs", "facts", "search")
        ]
        shares = " | ".join(f"{100 * error:.0f}%" for error in errors)
        guess = statistics.fmean(each.guess for each in rows)
        rating = guess + wanted[kind, theme]
        mean = mean_with_error([each.mean for each in rows])
        print(f"| `{kind}` | `{theme}` | {len(rows)} | {shares} | {mean} | {guess:.0f} | {rating:.0f} |")
    print(len(found), "puzzles", dict(Counter(each.entry.kind for each in found)))
    if given.write:
        write(families, wanted, found)


def write(
    families: Mapping[tuple[str, str], list[PuzzleErrors]],
    wanted: Mapping[tuple[str, str], int],
    found: list[PuzzleErrors],
) -> None:
    """Write the table of the families and the ratings of the index."""
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("kind", "theme", "shift"))
        for name in families:
            writer.writerow((*name, wanted[name]))
    rated = tuple(replace(each.entry, rating=rating(each, wanted)) for each in found)
    write_index(paths.resources() / "puzzles" / INDEX, rated)


def rating(each: PuzzleErrors, wanted: Mapping[tuple[str, str], int]) -> int:
    """Return a rating with the shift of its family."""
    return within(each.guess + wanted[family(each.entry.kind, each.entry.themes)])


if __name__ == "__main__":
    main()
