"""The puzzles in the package: positions of recorded games, with a kind, a first rating and themes."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from furyqt import paths
from furyqt.rules.core.agenda import State, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.puzzle import Idea, Puzzle, PuzzleSolver
from furyqt.rules.core.reading import packaged_rows, read_bounded
from furyqt.rules.core.record import MOST_BYTES, SUFFIX, loads
from furyqt.rules.core.ruleset import AnyRuleset, Observation, ruleset

INDEX = "puzzles.csv"
_THEMES_END = "+"
_GAMES_KEPT = 8
_STRIDE = 197
"""The step through the puzzles from one day to the next; a prime, so that none is left out."""


class PuzzleEntry(msgspec.Struct, frozen=True):
    """One row of the index."""

    id: str
    record: str
    """The file of its game without the ending."""
    ply: int
    """The number of actions before the position."""
    kind: str
    turns_ago: int
    rating: int
    """A first guess, on the scale of chess."""
    themes: tuple[str, ...]
    idea: str = ""
    """The idea of the course that it teaches; most teach none."""

    @property
    def puzzle(self) -> Puzzle:
        """Return the question."""
        return Puzzle(self.kind, self.turns_ago)


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle's position as the player who has to answer sees it."""

    rules: AnyRuleset
    options: Mapping[str, str]
    observation: Observation
    puzzle: Puzzle

    @property
    def solver(self) -> PuzzleSolver[Observation]:
        """Return the solver of its game."""
        return solver_of(self.rules)


def solver_of(rules: AnyRuleset) -> PuzzleSolver[Observation]:
    """Return a game's solver; ValueError if it has no puzzles."""
    if rules.puzzles is None:
        raise ValueError(f"{rules.name} has no puzzles")
    return rules.puzzles()


@cache
def all_puzzles() -> tuple[PuzzleEntry, ...]:
    """Return the puzzles of the package in their order."""
    return read_index(paths.resources() / "puzzles" / INDEX)


def read_index(path: Path) -> tuple[PuzzleEntry, ...]:
    """Read an index; msgspec.ValidationError or ValueError if it is damaged."""
    rows = [{**row, "themes": tuple(row["themes"].split(_THEMES_END))} for row in packaged_rows(path)]
    return tuple(msgspec.convert(row, PuzzleEntry, strict=False) for row in rows)


def write_index(path: Path, entries: tuple[PuzzleEntry, ...]) -> None:
    """Write an index."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(PuzzleEntry.__struct_fields__)
        for entry in entries:
            values = msgspec.structs.asdict(entry) | {"themes": _THEMES_END.join(entry.themes)}
            writer.writerow(values.values())


def course(entries: Iterable[PuzzleEntry]) -> list[PuzzleEntry]:
    """Return the puzzles that teach an idea, in the order of the course."""
    order = list(all_ideas())
    return sorted((entry for entry in entries if entry.idea), key=lambda entry: order.index(entry.idea))


@cache
def all_ideas() -> Mapping[str, Idea]:
    """Return the ideas of all games with puzzles, in the order in which they are taught."""
    found: dict[str, Idea] = {}
    for name in game_names():
        if ruleset(name).puzzles is not None:
            found |= solver_of(ruleset(name)).ideas()
    return found


def idea_of(entry: PuzzleEntry) -> Idea | None:
    """Return the idea that a puzzle of the course teaches, or None."""
    return all_ideas().get(entry.idea)


def puzzle_of_day(day: date) -> PuzzleEntry:
    """Return the puzzle of a day: the same for everybody, and another one each day until all were shown."""
    others = [entry for entry in all_puzzles() if not entry.idea]
    return others[day.toordinal() * _STRIDE % len(others)]


def puzzle_with_id(name: str) -> PuzzleEntry | None:
    """Return the puzzle with this id, or None."""
    return next((entry for entry in all_puzzles() if entry.id == name), None)


def position(entry: PuzzleEntry, folder: Path | None = None) -> PuzzlePosition:
    """Return a puzzle's position; RecordError if its game is damaged."""
    path = (folder or paths.resources() / "puzzles") / f"{entry.record}{SUFFIX}"
    game, options, states = _loaded(path)
    state, rules = states[entry.ply], ruleset(game)
    player = player_to_move(state)
    assert player is not None
    return PuzzlePosition(rules, options, rules.observe(state, player), entry.puzzle)


@lru_cache(maxsize=_GAMES_KEPT)
def _loaded(path: Path) -> tuple[str, Mapping[str, str], list[State]]:
    record, states = loads(read_bounded(path, MOST_BYTES))
    return record.game, record.options, states
