"""A person's saved games and autosaves."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from ai.agent import UnknownAgentError
from furyqt import paths
from furyqt.controllers.chapters.verdict import VERDICT, read_verdict
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import HUMAN, checked_seat, known_tags
from furyqt.controllers.storage.file_errors import reason
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.journal import PREFIX, is_autosave
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import MOST_BYTES, SUFFIX, UNFINISHED, Record, RecordError, dumps, loads
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import N_, Text, TextError


class SavedGame(msgspec.Struct, frozen=True):
    """One file of the library, read without replaying it."""

    path: Path
    modified: datetime
    game: str = ""
    date: str = ""
    tags: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The header without the ruleset, seed and options: the seats, [Undo], [TakenBack]."""
    options: Mapping[str, str] = msgspec.field(default_factory=dict)
    result: str = ""
    """The winners as the record has them ("red+blue"), or empty while the game goes on."""
    turns: int = 0
    is_autosave: bool = False
    is_damaged: bool = False
    """Whether the file has no readable header."""

    @property
    def name(self) -> str:
        """The name that the person gave it."""
        return self.path.stem

    @property
    def table(self) -> Table:
        """Return the table of the game, which may not be damaged."""
        return Record(self.game, 0, self.options).table


class LibraryError(TextError):
    """An error with a file of the library; `text` is the message for the person."""


class Library:
    """A folder of games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.saves_dir()

    def games(self) -> list[SavedGame]:
        """All games, the newest first."""
        found = [_summary(path) for path in self._files()]
        return sorted(found, key=lambda game: (game.modified, game.path.name), reverse=True)

    def _files(self, start: str = "") -> list[Path]:
        return [path for path in self.folder.glob(f"{start}*{SUFFIX}") if path.is_file()]

    def latest_unfinished(self) -> SavedGame | None:
        """The newest autosave of a game that has not ended, or None."""
        newest = sorted(self._files(PREFIX), key=lambda path: (_modified(path), path.name), reverse=True)
        games = map(_summary, newest)  # one by one: usually the newest is the one that is wanted
        return next((game for game in games if not game.is_damaged and not game.result), None)

    def open(self, path: Path, worker: AiWorker | None = None) -> GameSession | Replay:
        """Open an unfinished game to continue, or a finished one to review; LibraryError as in `load`."""
        record, states = load(path)
        if History(record, states).is_over:
            return Replay(record, states)
        return self.resume(path, worker)

    def resume(self, path: Path, worker: AiWorker | None = None) -> GameSession:
        """Open a game to continue; an autosave is continued, another file is not changed."""
        record, states = load(path)
        journal = path if is_autosave(path) else None
        return GameSession.from_record(record, states, worker=worker, journal=journal)

    def replay(self, path: Path) -> Replay:
        """Open a game to review; LibraryError as in `load`."""
        return Replay(*load(path))

    def delete(self, path: Path) -> None:
        """Delete a game's file; LibraryError if that fails."""
        try:
            path.unlink()
        except OSError as wrong:
            raise LibraryError(_failure(path, wrong)) from wrong

    def file_for(self, name: str) -> Path:
        """Return the file of a game to be saved under a name; LibraryError if the name is invalid."""
        return self.folder / _file_name(name)

    def free_name(self, start: str) -> str:
        """Return a name that no game has, with a number behind it if necessary."""
        plain = re.sub(r'[\\/:*?"<>|]', "-", start).strip(" .") or "1"
        names = (plain, *(f"{plain} {number}" for number in range(2, 10_000)))
        return next(name for name in names if not self.file_for(name).exists())

    def rename(self, path: Path, name: str) -> Path:
        """Give a game another name and return its file; LibraryError if the name is taken or invalid.

        A renamed autosave becomes a saved game.
        """
        goal = path.with_name(_file_name(name))
        if goal.exists():
            raise LibraryError(N_("controllers", "There is already a game with this name."))
        try:
            _as_saved(path, goal)
        except OSError as wrong:
            raise LibraryError(_failure(path, wrong)) from wrong
        return goal


def _file_name(name: str) -> str:
    """Return the name of a game's file; LibraryError for a name that is invalid or that of an autosave."""
    wanted = name.strip().removesuffix(SUFFIX)
    if not wanted or wanted != Path(wanted).name or wanted.startswith((".", PREFIX)):
        raise LibraryError(N_("controllers", "This name cannot be used for a game."))
    return wanted + SUFFIX


def _as_saved(path: Path, goal: Path) -> None:
    """Move a file; a journal, which may have no end mark, is written again as a whole game."""
    if is_autosave(path):
        record, states = load(path)
        write_atomically(goal, dumps(record, states).encode())
        path.unlink()
    else:
        path.rename(goal)


def load(path: Path) -> tuple[Record, list[State]]:
    """Return the record in a file and its positions; LibraryError describes an error and its line."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        record, states = loads(data, journal=is_autosave(path))
        _check_seats(record, data)
    except RecordError as wrong:
        raise LibraryError(problem(path, wrong)) from wrong
    except OSError as wrong:
        raise LibraryError(_failure(path, wrong)) from wrong
    return record, states


def problem(path: Path, wrong: RecordError) -> Text:
    """Return the error in a file as a sentence with the number of the line."""
    return N_("controllers", "{file} cannot be opened. Line {line}: {why}.").fill(
        file=path.name, line=wrong.line, why=wrong.why
    )


def _failure(path: Path, wrong: OSError) -> Text:
    return N_("controllers", "{file}: {why}").fill(file=path.name, why=reason(wrong))


def _check_seats(record: Record, data: bytes) -> None:
    """Report an unknown agent as an error of its line."""
    lines = data.decode("utf-8", errors="replace").split("\n")
    for name in known_tags(record.table):
        try:
            checked_seat(record.tags.get(name, HUMAN))
        except UnknownAgentError as wrong:
            number = next(n for n, line in enumerate(lines, start=1) if line.lstrip().startswith(f"[{name} "))
            raise RecordError(number, wrong.text) from None


def _modified(path: Path) -> datetime:
    """Return the modification time of a file; a time long ago if it is unknown."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0)


def _summary(path: Path) -> SavedGame:
    """Read the header and count the lines, without playing the game."""
    modified = _modified(path)
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES).decode("utf-8")
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        record, _states = loads(head + "\n\n", journal=True)
    except (OSError, ValueError):
        return SavedGame(path, modified, is_autosave=is_autosave(path), is_damaged=True)
    lines = [line.strip() for line in body.splitlines() if line.strip()]
    is_over = bool(lines) and record.table.called(lines[-1]) is not None
    result = lines[-1] if is_over else _judged(record)
    ended = is_over or lines[-1:] == [UNFINISHED]
    return SavedGame(
        path,
        modified,
        game=record.game,
        date=record.tags.get("Date", ""),
        tags=record.tags,
        options=record.options,
        result=result,
        turns=len(lines) - ended,
        is_autosave=is_autosave(path),
    )


def _judged(record: Record) -> str:
    """Return the winners of a chapter that has a verdict, as a record has them; empty without one."""
    found, chapter = read_verdict(record.tags.get(VERDICT, "")), record.chapter
    if found is None or chapter is None:
        return ""
    return record.table.names(found.outcome(chapter, len(record.table.players)).winners)
