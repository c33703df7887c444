"""Files with games: a game is opened from any readable record, under any name.

A resumed game continues a file if that is an autosave: it has no end mark, and is in the folder of the saved
games under a name that the program gave it. Every other file stays as it is, and a new autosave grows.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ai.agent import UnknownAgentError
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import HUMAN, checked_seat, known_tags
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.journal import Journal, is_autosave
from furyqt.controllers.storage.locks import claim, locked
from furyqt.rules.core.agenda import State
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.reading import read_bounded
from furyqt.rules.core.record import MOST_BYTES, FoundRecord, Record, RecordError, dumps, find
from furyqt.rules.core.text import Text, TextError, Texts

N_ = Texts("controllers")

Tell = Callable[[Text], object]


class LibraryError(TextError):
    """An error with a file of the library; `text` is the message for the person."""


class OpenElsewhereError(TextError):
    """The game is open in another program: it can be watched, or played on in a copy."""


@dataclass(frozen=True)
class OpenedGame:
    """A game from a file."""

    record: Record
    states: list[State]
    journal: Journal | None = None
    """The autosave to be continued, to be closed in the end; None: going on begins a new one."""

    @property
    def history(self) -> History:
        """Return the game to be continued."""
        return History(self.record, self.states)


def no_word(text: Text) -> None:
    """Drop a notice."""


def open_game(path: Path, tell: Tell = no_word, *, as_copy: bool = False) -> OpenedGame:
    """Open a game to continue, in a copy if wanted; `tell` gets a sentence if its end is missing.

    LibraryError describes an error and its line. OpenElsewhereError if another program has the unfinished
    game open; a copy is always possible.
    """
    if as_copy or not is_autosave(path):
        return OpenedGame(*load(path, tell))
    try:
        lock = claim(path)
    except OSError:
        opened = OpenedGame(*load(path, tell))
        if opened.history.is_over:
            return opened
        raise OpenElsewhereError(_OPEN_ELSEWHERE.fill(file=path.name)) from None
    journal = None
    try:
        data, found = _read(path, tell)
        if not (found.has_end or History(found.record, found.states).is_over):
            journal = Journal(path, data, lock)
    finally:
        if journal is None and lock is not None:
            lock.release()
    return OpenedGame(found.record, found.states, journal)


def load(path: Path, tell: Tell = no_word) -> tuple[Record, list[State]]:
    """Return the record in a file and its positions; `tell` gets a sentence if its end is missing.

    LibraryError describes an error and its line.
    """
    _, found = _read(path, tell)
    return found.record, found.states


def save_record(path: Path, history: History) -> None:
    """Write a record to a file in one step.

    OSError if that fails; EBUSY if another program has a game open that is being saved there.
    """
    with locked(path, 0):
        write_atomically(path, dumps(history.record, history.states).encode())


def is_same_file(one: Path, other: Path | None) -> bool:
    """Return whether two names belong to one existing file."""
    with suppress(OSError):
        return other is not None and one.samefile(other)
    return False


def problem(path: Path, wrong: RecordError) -> Text:
    """Return the error in a file as a sentence with the number of the line."""
    return N_("{file} cannot be opened. Line {line}: {why}.").fill(
        file=path.name, line=wrong.line, why=wrong.why
    )


def failure(path: Path, wrong: OSError) -> Text:
    """Return why a file cannot be used; a game that is open elsewhere is called that."""
    if wrong.errno == errno.EBUSY:
        return _OPEN_ELSEWHERE.fill(file=path.name)
    return N_("{file}: {why}").fill(file=path.name, why=reason(wrong))


def _read(path: Path, tell: Tell) -> tuple[bytes, FoundRecord]:
    try:
        data = read_bounded(path, MOST_BYTES)
        found = find(data)
        _check_seats(found.record, data)
    except RecordError as wrong:
        raise LibraryError(problem(path, wrong)) from wrong
    except OSError as wrong:
        raise LibraryError(failure(path, wrong)) from wrong
    if is_cut_off(path, found):
        tell(CUT_OFF.fill(file=path.name))
    return data, found


def is_cut_off(path: Path, found: FoundRecord) -> bool:
    """Return whether the end of a record is missing; an autosave usually has no end mark."""
    return found.is_torn or not (found.has_end or is_autosave(path))


def _check_seats(record: Record, data: bytes) -> None:
    """Report an unknown agent as an error of its line."""
    lines = data.decode("utf-8", errors="replace").split("\n")
    for name in known_tags(record.table):
        try:
            checked_seat(record.tags.get(name, HUMAN))
        except UnknownAgentError as wrong:
            number = next(n for n, line in enumerate(lines, start=1) if line.lstrip().startswith(f"[{name} "))
            raise RecordError(number, wrong.text) from None


_OPEN_ELSEWHERE = N_("{file} is open in another program.")
CUT_OFF = N_("The end of {file} is missing; the game is opened at its last whole move.")
