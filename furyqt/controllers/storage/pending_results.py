"""Finished games that are not written to the statistics yet, each in a small file."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import msgspec

from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.controllers.storage.json_store import DamagedFileError, read_json
from furyqt.controllers.storage.past_games import PastGame
from furyqt.rules.core.text import Text, Texts

N_ = Texts("controllers")

MOST_FILES, MOST_BYTES = 1000, 100_000
"""The limits of the number of files and of the bytes of each that are read at the start."""
_log = logging.getLogger(__name__)


class PendingResults:
    """Results kept in memory and, if possible, in files beside the database."""

    def __init__(self, base: Path) -> None:
        self._base = base
        self._games: dict[str, PastGame] = {}
        self._unwritten: set[str] = set()
        self.notice: Text | None = None
        """The report that a file was damaged, or None."""
        self._read()

    @property
    def games(self) -> tuple[PastGame, ...]:
        """The pending results, the oldest first."""
        return tuple(self._games.values())

    @property
    def is_safe(self) -> bool:
        """Whether every result is in a file, and so survives the end of the program."""
        return not self._unwritten

    def add(self, game: PastGame) -> None:
        """Keep a result in memory, in place of an older one with the same key."""
        self._games.pop(game.key, None)
        self._games[game.key] = game
        self._unwritten.add(game.key)

    def write(self) -> None:
        """Write every result that has no file yet, if possible."""
        for key in sorted(self._unwritten):
            try:
                write_atomically(self._file(key), msgspec.json.encode(self._games[key]), make_folder=True)
            except OSError as wrong:
                _log.warning("a result is kept in memory only: %s", wrong)
                return
            self._unwritten.discard(key)

    def remove(self, games: Collection[PastGame]) -> None:
        """Remove results that are in the database now."""
        for game in games:
            self._games.pop(game.key, None)
            self._unwritten.discard(game.key)
            with suppress(OSError):
                self._file(game.key).unlink(missing_ok=True)

    def _file(self, key: str) -> Path:
        name = hashlib.sha256(key.encode()).hexdigest()[:16]
        return self._base.with_name(f"{self._base.name}.{name}.json")

    def _read(self) -> None:
        found = sorted(self._base.parent.glob(f"{self._base.name}.{'[0-9a-f]' * 16}.json"))
        for path in filter(Path.is_file, found[:MOST_FILES]):
            try:
                _, game = read_json(path, PastGame, MOST_BYTES)
            except OSError as wrong:
                _log.warning("%s is not read: %s", path.name, wrong)
            except DamagedFileError as wrong:
                self._set_aside(path, wrong)
            else:
                if path == self._file(game.key):
                    self._games[game.key] = game

    def _set_aside(self, path: Path, wrong: DamagedFileError) -> None:
        _log.warning("%s is not a result: %.200s", path.name, wrong)
        with suppress(OSError):
            self.notice = _DAMAGED.fill(file=set_aside(path).name)


_DAMAGED = N_("A result that was not in the statistics yet was damaged and has been moved to {file}.")
