"""A person's saved games and autosaves."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from furyqt import paths
from furyqt.controllers.chapters.verdict import VERDICT, read_verdict
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.game_files import (
    LibraryError,
    Tell,
    failure,
    load,
    no_word,
    open_game,
    problem,
)
from furyqt.controllers.storage.journal import PREFIX, is_autosave
from furyqt.controllers.storage.locks import locked
from furyqt.rules.core.reading import read_bounded, without_mark
from furyqt.rules.core.record import MOST_BYTES, SUFFIX, UNFINISHED, Record, RecordError, dumps, loads
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text, Texts

N_ = Texts("controllers")


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
    has_end: bool = True
    """Whether the end mark is there; an autosave has none until its game ends."""
    is_autosave: bool = False
    trouble: Text | None = None
    """Why the file has no readable header, or None if it has one."""

    @property
    def is_damaged(self) -> bool:
        """Whether the file has no readable header."""
        return self.trouble is not None

    @property
    def name(self) -> str:
        """The name that the person gave it."""
        return self.path.stem

    @property
    def table(self) -> Table:
        """Return the table of the game, which may not be damaged."""
        return Record(self.game, 0, self.options).table


class Library:
    """A folder of games; a game may have any name."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.saves_dir()

    def games(self) -> list[SavedGame]:
        """All games, the newest first, and files that are named as games but are none."""
        found = map(_summary, self._files())
        return [game for game in found if not game.is_damaged or game.path.suffix == SUFFIX]

    def _files(self, tell: Tell = no_word) -> list[Path]:
        """Return the files of the folder, the newest first; `tell` learns if they cannot be listed."""
        try:
            found = [Path(entry.path) for entry in os.scandir(self.folder) if _may_be_game(entry)]
        except FileNotFoundError:
            return []
        except OSError as wrong:
            tell(failure(self.folder, wrong))
            return []
        return sorted(found, key=lambda path: (_modified(path), path.name), reverse=True)

    def unfinished(self, tell: Tell = no_word) -> Iterator[SavedGame]:
        """Yield the games without an end mark that go on, the newest first.

        `tell` gets a sentence about each autosave among them that cannot be read.
        """
        for path in self._files(tell):  # one by one: usually the newest is the one that is wanted
            game = _summary(path)
            if game.trouble is not None and game.is_autosave:
                tell(game.trouble)
            elif not (game.is_damaged or game.has_end or game.result):
                yield game

    def latest_unfinished(self, tell: Tell = no_word) -> SavedGame | None:
        """The newest game without an end mark that goes on, or None; see `unfinished`."""
        return next(self.unfinished(tell), None)

    def open(
        self, path: Path, worker: AiWorker | None = None, tell: Tell = no_word, *, as_copy: bool = False
    ) -> GameSession | Replay:
        """Open an unfinished game to continue, or a finished one to review; errors as in `open_game`."""
        opened = open_game(path, tell, as_copy=as_copy)
        if opened.history.is_over:
            return Replay(opened.record, opened.states)
        return GameSession.of(opened.history, worker, opened.journal)

    def resume(self, path: Path, worker: AiWorker | None = None) -> GameSession:
        """Open a game to continue, even if it has ended; errors as in `open_game`."""
        opened = open_game(path)
        return GameSession.of(opened.history, worker, opened.journal)

    def replay(self, path: Path, tell: Tell = no_word) -> Replay:
        """Open a game to review; errors as in `load`."""
        return Replay(*load(path, tell))

    def delete(self, path: Path) -> None:
        """Delete a game's file; LibraryError if that fails, or the game is open elsewhere."""
        try:
            with locked(path, 0):
                path.unlink()
        except OSError as wrong:
            raise LibraryError(failure(path, wrong)) from wrong

    def file_for(self, name: str) -> Path:
        """Return the file of a game to be saved under a name; LibraryError if the name is invalid."""
        return self.folder / _file_name(name)

    def free_name(self, start: str) -> str:
        """Return a name that no game has, with a number behind it if necessary."""
        plain = re.sub(r'[\\/:*?"<>|]', "-", start).strip(" .") or "1"
        names = (plain, *(f"{plain} {number}" for number in range(2, 10_000)))
        return next(name for name in names if not self.file_for(name).exists())

    def rename(self, path: Path, name: str) -> Path:
        """Give a game another name and return its file.

        A renamed autosave becomes a saved game. LibraryError if the name is taken or invalid, or the game is
        open in another program.
        """
        goal = path.with_name(_file_name(name))
        try:
            with locked(goal, 0):
                if goal.exists():
                    raise LibraryError(N_("There is already a game with this name."))
                with locked(path, 0):
                    _as_saved(path, goal)
        except OSError as wrong:
            raise LibraryError(failure(path, wrong)) from wrong
        return goal


def _file_name(name: str) -> str:
    """Return the name of a game's file; LibraryError for a name that is invalid or that of an autosave."""
    wanted = name.strip().removesuffix(SUFFIX)
    if not wanted or wanted != Path(wanted).name or wanted.startswith((".", PREFIX)):
        raise LibraryError(N_("This name cannot be used for a game."))
    return wanted + SUFFIX


def _as_saved(path: Path, goal: Path) -> None:
    """Move a file; a game without an end mark is written again as a whole game."""
    if _summary(path).has_end:
        path.rename(goal)
    else:
        record, states = load(path)
        write_atomically(goal, dumps(record, states).encode())
        path.unlink()


def _may_be_game(entry: os.DirEntry[str]) -> bool:
    """Return whether this may be a game: not a hidden file, such as one that is just being written."""
    if entry.name.startswith("."):
        return False
    try:
        return entry.is_file() or is_autosave(Path(entry.path))
    except OSError:  # such as a link to itself, which is listed as unreadable
        return True


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
        text = without_mark(read_bounded(path, MOST_BYTES)).decode("utf-8", errors="replace")
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        record, _states = loads(head + "\n\n", journal=True)
    except (OSError, RecordError) as wrong:
        trouble = problem(path, wrong) if isinstance(wrong, RecordError) else failure(path, wrong)
        return SavedGame(path, modified, is_autosave=is_autosave(path), trouble=trouble)
    lines = [line for line in body.splitlines() if line.strip()]
    last = (body.split() or [""])[-1]
    is_over = record.table.called(last) is not None
    return SavedGame(
        path,
        modified,
        game=record.game,
        date=record.tags.get("Date", ""),
        tags=record.tags,
        options=record.options,
        result=last if is_over else _judged(record),
        turns=len(lines) - (is_over or last == UNFINISHED),
        has_end=is_over or last == UNFINISHED,
        is_autosave=is_autosave(path),
    )


def _judged(record: Record) -> str:
    """Return the winners of a chapter that has a verdict, as a record has them; empty without one."""
    found, chapter = read_verdict(record.tags.get(VERDICT, "")), record.chapter
    if found is None or chapter is None:
        return ""
    return record.table.names(found.winners(chapter, len(record.table.players)))
