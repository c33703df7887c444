"""Statistics of past games: a small SQLite database that can be exported for other programs."""

from __future__ import annotations

import csv
import io
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from furyqt import paths
from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.controllers.storage.locks import locked
from furyqt.controllers.storage.past_games import GameCount, PastGame
from furyqt.controllers.storage.pending_results import PendingResults
from furyqt.rules.core.file_errors import error_code, reason
from furyqt.rules.core.reading import read_start
from furyqt.rules.core.text import Text, TextError, Texts

N_ = Texts("controllers")

FILE_NAME = "statistics.sqlite3"
VERSION = 1
BUSY_S = 0.1
"""The longest wait for another program that writes; a delayed result is written later."""
LONGEST_S = 1.0
"""Reading or writing is interrupted after this time."""
MOST_SHOWN = 20_000
"""The number of newest games that are listed individually."""
_log = logging.getLogger(__name__)
_COLUMNS = PastGame.__struct_fields__
_NUMBERS = ("seed", "score", "turns", "actions", "taken_back")
_TABLE = ", ".join(f"{name} {'INTEGER' if name in _NUMBERS else 'TEXT'} NOT NULL" for name in _COLUMNS)
_Found = TypeVar("_Found")


class DamagedDatabaseError(sqlite3.DatabaseError):
    """The file is damaged, or is the database of another program."""


class NewerDatabaseError(TextError):
    """The file has a table that only a newer version of this program knows."""


class Report(msgspec.Struct, frozen=True):
    """The statistics of past games."""

    games: list[PastGame] = []
    """The newest ones, at most `MOST_SHOWN`, the newest first."""
    counts: list[GameCount] = []
    unreadable: int = 0
    """The number of rows that are left out because they have a value of another type."""


class Statistics:
    """The database.

    Its errors never interrupt a game: a result that cannot be written waits. A damaged or foreign file is set
    aside; one that is locked, write-protected, on a full disk or of a newer version is not.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or paths.data_dir() / FILE_NAME
        self._pending = PendingResults(self._path)
        self.notice = self._pending.notice
        """The fault of the file at the start or, if it was set aside, since then; None if there is none."""
        self._problem: Text | str | None = None
        self._why_waiting: Text | str = ""
        self._attempt(_nothing, None)
        if self.problem is not None:
            self.notice = N_("The statistics cannot be read: {why}").fill(why=self.problem)
        self.write_pending()

    @property
    def problem(self) -> Text | str | None:
        """The reason why the last attempt to read or write failed, or None."""
        return self._problem

    @property
    def trouble(self) -> Text | None:
        """The report that finished games wait to be written, with the reason; None if all are written."""
        count = len(self._pending.games)
        if not count:
            return None
        text = _WAITING if self._pending.is_safe else _AT_RISK
        return text.fill(count=count, why=self._why_waiting)

    def add(self, played: PastGame) -> None:
        """Keep a finished game."""
        self._pending.add(played)
        self.write_pending()

    def write_pending(self) -> None:
        """Write the pending games, if that is possible now."""
        games = self._pending.games
        if not games:
            return
        self._attempt(lambda base: _insert(base, games), None)
        if self.problem is None:
            self._pending.remove(games)
        else:
            self._why_waiting = self.problem
            self._pending.write()

    def games(self) -> list[PastGame]:
        """All finished games, the newest first."""
        return self._attempt(lambda base: _games(base, -1), [])

    def counts(self) -> list[GameCount]:
        """Return the games that a person played against the computer, by game, side and opponent."""
        return self._attempt(_counts, [])

    def report(self) -> Report:
        """Read everything for the dialog at once; `problem` is the reason if that fails."""
        return self._attempt(_report, Report())

    def clear(self) -> None:
        """Delete every game; `problem` is the reason if that fails."""
        self._attempt(_delete, None)
        if self.problem is None:
            self._pending.remove(self._pending.games)

    def export(self, path: Path) -> None:
        """Write all games as comma-separated values in UTF-8; OSError if that fails."""
        page = io.StringIO(newline="")
        table = csv.writer(page)
        table.writerow(_COLUMNS)
        games = self.games()
        if self.problem is not None:
            raise OSError(str(self.problem))
        table.writerows(msgspec.structs.astuple(game) for game in games)
        write_atomically(path, page.getvalue().encode())

    def _attempt(self, work: Callable[[sqlite3.Connection], _Found], otherwise: _Found) -> _Found:
        """Return the result of some work with the database; on an error, the default and a `problem`."""
        try:
            found = self._done(work)
        except (OSError, sqlite3.Error, NewerDatabaseError) as wrong:
            _log.warning("statistics: %s", wrong)
            self._problem = wrong.text if isinstance(wrong, NewerDatabaseError) else reason(wrong)
            return otherwise
        self._problem = None
        return found

    def _done(self, work: Callable[[sqlite3.Connection], _Found]) -> _Found:
        """Do some work; a damaged file is set aside, unless another program has just done so."""
        try:
            return self._tried(work)
        except DamagedDatabaseError:
            with locked(self._path, BUSY_S):
                try:
                    return self._tried(work)
                except DamagedDatabaseError as wrong:
                    _log.warning("damaged statistics: %s", wrong)
                    self._set_aside()
                    return self._tried(work)

    def _tried(self, work: Callable[[sqlite3.Connection], _Found]) -> _Found:
        """Do some work; DamagedDatabaseError if the file itself is the fault, and not its surroundings."""
        try:
            with self._open() as base:
                return work(base)
        except UnicodeDecodeError as wrong:  # SQLite quotes a damaged name in a message
            raise DamagedDatabaseError(str(wrong)) from None
        except sqlite3.Error as wrong:
            if error_code(wrong) in _DAMAGE:
                raise DamagedDatabaseError(str(wrong)) from None
            raise

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open a connection that is committed if nothing failed, and closed afterwards."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._path.exists():
            _check_header(read_start(self._path, _HEADER_BYTES))
        end = time.monotonic() + LONGEST_S
        with closing(sqlite3.connect(self._path, timeout=BUSY_S)) as base, base:
            base.text_factory = lambda data: data.decode("utf-8", "replace")
            base.set_progress_handler(lambda: time.monotonic() > end, 10_000)
            _check(base)
            yield base

    def _set_aside(self) -> None:
        """Rename the file and report it; OSError if that fails."""
        name = set_aside(self._path).name
        self.notice = N_(
            "The statistics were damaged and have been moved to {file}; a new file is started."
        ).fill(file=name)


_WAITING = N_("Results that are not in the statistics yet: {count} ({why}). They will be added later.")
_AT_RISK = N_(
    "Results that are not in the statistics yet: {count} ({why}). Closing the program now would lose them."
)
_SOUND = " AND ".join(f"typeof({name}) = '{'integer' if name in _NUMBERS else 'text'}'" for name in _COLUMNS)
_NEWEST = f"SELECT {', '.join(_COLUMNS)} FROM games WHERE {_SOUND} ORDER BY date DESC, rowid DESC"
_CHAPTER = (
    "CASE WHEN NOT json_valid(options) THEN ''"
    " WHEN json_type(options, '$.chapter') = 'text' THEN json_extract(options, '$.chapter') ELSE '' END"
)
_IS_WON = "instr('+' || winner || '+', '+' || side || '+') > 0"
_COUNTS = (
    f"SELECT game, side, opponent, COUNT(*), SUM({_IS_WON}), AVG(turns),"
    f" MAX(CASE WHEN {_IS_WON} THEN score ELSE -1 END), {_CHAPTER} AS chapter"
    f" FROM games WHERE side != '' AND {_SOUND}"
    " GROUP BY game, side, opponent, chapter ORDER BY game, chapter, side, opponent"
)
_UNREADABLE = f"SELECT COUNT(*) FROM games WHERE NOT ({_SOUND})"


_NEWER = N_("the file is from a newer version of the program")
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH)
"""The errors that no healthy file of this program raises; a lock or a full disk is not among them."""
_HEADER_BYTES = 20


def _check_header(header: bytes) -> None:
    """Raise DamagedDatabaseError for the mark of a later format, whose file only seems write-protected."""
    if len(header) == _HEADER_BYTES and max(header[18:20]) > 2:
        raise DamagedDatabaseError("an unknown format")


def _check(base: sqlite3.Connection) -> None:
    """Create the table in an empty file; DamagedDatabaseError if the file has another one.

    NewerDatabaseError if a newer version has changed it.
    """
    try:
        names = {name for (name,) in base.execute("SELECT name FROM sqlite_master")}
    except sqlite3.OperationalError as wrong:
        if error_code(wrong) == sqlite3.SQLITE_ERROR:
            raise DamagedDatabaseError(str(wrong)) from None
        raise
    if not names:
        base.execute(f"CREATE TABLE IF NOT EXISTS games ({_TABLE}, PRIMARY KEY (key))")
        _stamp(base)
    columns = list(base.execute("PRAGMA table_info(games)"))
    found, keys = tuple(column[1] for column in columns), [column[1] for column in columns if column[5]]
    if found == _COLUMNS and keys == ["key"]:
        return
    if base.execute("PRAGMA user_version").fetchone()[0] > VERSION and set(_COLUMNS) <= set(found):
        raise NewerDatabaseError(_NEWER)
    raise DamagedDatabaseError(f"the table has the columns {found}")


def _stamp(base: sqlite3.Connection) -> None:
    """Write the version of the table, if the file does not have it."""
    if base.execute("PRAGMA user_version").fetchone()[0] < VERSION:
        base.execute(f"PRAGMA user_version = {VERSION}")


def _nothing(base: sqlite3.Connection) -> None:
    """Do nothing: opening the file is all."""


def _games(base: sqlite3.Connection, most: int) -> list[PastGame]:
    rows = base.execute(f"{_NEWEST} LIMIT {most}").fetchall()
    return [msgspec.convert(dict(zip(_COLUMNS, row, strict=True)), PastGame) for row in rows]


def _counts(base: sqlite3.Connection) -> list[GameCount]:
    names, rows = GameCount.__struct_fields__, base.execute(_COUNTS).fetchall()
    return [msgspec.convert(dict(zip(names, row, strict=True)), GameCount) for row in rows]


def _report(base: sqlite3.Connection) -> Report:
    unreadable: int = base.execute(_UNREADABLE).fetchone()[0]
    return Report(_games(base, MOST_SHOWN), _counts(base), unreadable)


def _insert(base: sqlite3.Connection, games: tuple[PastGame, ...]) -> None:
    _stamp(base)
    marks = ", ".join("?" * len(_COLUMNS))
    rows = [msgspec.structs.astuple(game) for game in games]
    base.executemany(f"INSERT OR REPLACE INTO games VALUES ({marks})", rows)


def _delete(base: sqlite3.Connection) -> None:
    base.execute("DELETE FROM games")
