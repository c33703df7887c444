"""What became of past games: a small SQLite database that can be written out for other programs."""

from __future__ import annotations

import csv
import io
import json
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from furyqt import paths
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import HUMAN, taken_back
from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.rules.core.text import N_, Text

FILE_NAME = "statistics.sqlite3"
VERSION = 1
_log = logging.getLogger(__name__)


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game, as a row of the database; sides and winner are names of players."""

    key: str
    """What it is known by: the same game, finished again after an undo, takes the place of the old row."""
    date: str
    game: str
    options: str
    """The options that differ from the default, as JSON."""
    seed: int
    side: str
    """The person's side; empty if nobody played, or persons played all sides."""
    opponent: str
    """Who played the other side, such as "search:normal"."""
    winner: str
    score: int
    turns: int
    actions: int
    taken_back: int
    aids: str

    @property
    def is_won(self) -> bool:
        """Whether the person has won."""
        return bool(self.side) and self.side == self.winner


class GameCount(msgspec.Struct, frozen=True):
    """The games of one kind, counted."""

    game: str
    side: str
    opponent: str
    played: int
    won: int
    turns: float
    """The mean number of turns."""
    best: int
    """The best score among the games that were won, -1 without one."""


_COLUMNS = PastGame.__struct_fields__
_NUMBERS = ("seed", "score", "turns", "actions", "taken_back")
_TABLE = ", ".join(f"{name} {'INTEGER' if name in _NUMBERS else 'TEXT'} NOT NULL" for name in _COLUMNS)


class Statistics:
    """The database; `notice` says what was wrong with it at the start, or is None.

    Nothing here stops a game: what cannot be written is logged and forgotten.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or paths.data_dir() / FILE_NAME
        self.notice: Text | None = None
        try:
            self._prepare()
        except sqlite3.Error as wrong:
            _log.warning("damaged statistics: %s", wrong)
            self.notice = self._start_again()

    def add(self, played: PastGame) -> None:
        """Keep a finished game."""
        marks = ", ".join("?" * len(_COLUMNS))
        try:
            with self._open() as base:
                base.execute(
                    f"INSERT OR REPLACE INTO games VALUES ({marks})", msgspec.structs.astuple(played)
                )
        except sqlite3.Error as wrong:
            _log.warning("the statistics were not written: %s", wrong)

    def games(self) -> list[PastGame]:
        """All finished games, the newest first."""
        return [
            msgspec.convert(dict(zip(_COLUMNS, row, strict=True)), PastGame) for row in self._rows(_NEWEST)
        ]

    def tallies(self) -> list[GameCount]:
        """The games that a person played against the computer, by game, side and opponent."""
        names = GameCount.__struct_fields__
        return [
            msgspec.convert(dict(zip(names, row, strict=True)), GameCount) for row in self._rows(_TALLIES)
        ]

    def clear(self) -> None:
        """Forget every game."""
        try:
            with self._open() as base:
                base.execute("DELETE FROM games")
        except sqlite3.Error as wrong:
            _log.warning("the statistics were not cleared: %s", wrong)

    def export(self, path: Path) -> None:
        """Write all games as comma-separated values in UTF-8; OSError if that fails."""
        page = io.StringIO(newline="")
        table = csv.writer(page)
        table.writerow(_COLUMNS)
        table.writerows(msgspec.structs.astuple(game) for game in self.games())
        write_atomically(path, page.getvalue().encode())

    def _rows(self, question: str) -> list[tuple[object, ...]]:
        try:
            with self._open() as base:
                return base.execute(question).fetchall()
        except sqlite3.Error as wrong:
            _log.warning("the statistics cannot be read: %s", wrong)
            return []

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A connection that is closed afterwards, what was done being kept if nothing failed."""
        with closing(sqlite3.connect(self._path, timeout=2.0)) as base, base:
            yield base

    def _prepare(self) -> None:
        with self._open() as base:
            base.execute(f"CREATE TABLE IF NOT EXISTS games ({_TABLE}, PRIMARY KEY (key))")
            found = tuple(row[1] for row in base.execute("PRAGMA table_info(games)"))
            if found != _COLUMNS:
                raise sqlite3.DatabaseError(f"the table has the columns {found}")
            base.execute(f"PRAGMA user_version = {VERSION}")

    def _start_again(self) -> Text:
        try:
            name = set_aside(self._path).name
            self._prepare()
        except (OSError, sqlite3.Error) as wrong:
            why = getattr(wrong, "strerror", None) or str(wrong)
            return N_("controllers", "The statistics cannot be read: {why}").fill(why=why)
        return N_(
            "controllers", "The statistics were damaged. They were set aside as {file}; a new file is begun."
        ).fill(file=name)


_NEWEST = f"SELECT {', '.join(_COLUMNS)} FROM games ORDER BY date DESC, rowid DESC"
_TALLIES = (
    "SELECT game, side, opponent, COUNT(*), SUM(side = winner), AVG(turns),"
    " MAX(CASE WHEN side = winner THEN score ELSE -1 END)"
    " FROM games WHERE side != '' GROUP BY game, side, opponent ORDER BY game, side, opponent"
)


def past_game(history: History, key: str, when: str) -> PastGame:
    """A finished game as a row; ValueError if it is not over."""
    outcome, rules, record = history.outcome, history.rules, history.record
    if outcome is None:
        raise ValueError("the game is not over")
    defaults = {option.name: option.default for option in rules.options}
    changed = {name: value for name, value in record.options.items() if value != defaults.get(name)}
    side, opponent = _sides(history)
    return PastGame(
        key=key,
        date=when,
        game=record.game,
        options=json.dumps(changed, sort_keys=True),
        seed=record.seed,
        side=side,
        opponent=opponent,
        winner=rules.players[outcome.winner].name,
        score=outcome.score,
        turns=rules.line(history.states[-2]) if history.ply else 0,
        actions=history.ply,
        taken_back=taken_back(record.tags),
        aids=record.tags.get("Aids", "full"),
    )


def _sides(history: History) -> tuple[str, str]:
    """The person's side and who sat against it; empty without exactly one side that persons played."""
    if len(history.persons) != 1:
        return "", _agents(history.seats)
    player = history.persons[0]
    others = (
        seat for seat, info in zip(history.seats, history.rules.seats, strict=True) if info.player != player
    )
    return history.rules.players[player].name, _agents(others)


def _agents(seats: Iterable[str]) -> str:
    return " ".join(sorted({seat for seat in seats if seat != HUMAN}))
