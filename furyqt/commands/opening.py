"""Opening a recorded game to continue it in the terminal."""

from __future__ import annotations

from pathlib import Path

from furyqt.commands.errors import UsageError
from furyqt.commands.speech import warn
from furyqt.controllers.storage.game_files import LibraryError, OpenedGame, OpenElsewhereError, open_game
from furyqt.controllers.storage.library import Library
from furyqt.rules.core.record import RecordError
from furyqt.rules.core.text import Text, Texts

N_ = Texts("errors")


def opened_game(path: Path, *, as_copy: bool = False) -> OpenedGame:
    """Open a game to continue; UsageError if it cannot be read, or if another program has it open."""
    try:
        return _opened(path, as_copy)
    except LibraryError as wrong:
        raise _cause(path, wrong) from None


def latest_game(*, as_copy: bool = False) -> tuple[Path, OpenedGame]:
    """Open the newest unfinished game that can be read; the newest of those that cannot is named.

    UsageError without a game, or if another program has it open.
    """
    unreadable: list[Text] = []
    for game in Library().unfinished(unreadable.append):
        try:
            found = _opened(game.path, as_copy)
        except LibraryError as wrong:
            unreadable.append(wrong.text)
            continue
        for text in unreadable[:1]:
            warn(text)
        return game.path, found
    raise UsageError(unreadable[0] if unreadable else N_("there is no unfinished game to resume"))


def _opened(path: Path, as_copy: bool) -> OpenedGame:
    try:
        return open_game(path, warn, as_copy=as_copy)
    except OpenElsewhereError:
        raise UsageError(_OPEN_ELSEWHERE.fill(file=str(path))) from None


def unreadable(file: Path, wrong: RecordError) -> UsageError:
    """Return the error in a record, with the whole name of its file."""
    return UsageError(N_("{file}: {why}").fill(file=str(file), why=wrong.text))


def _cause(path: Path, wrong: LibraryError) -> Exception:
    """Return an error of a file as every command reports it."""
    cause = wrong.__cause__
    if isinstance(cause, RecordError):
        return unreadable(path, cause)
    return cause if isinstance(cause, OSError) else UsageError(wrong.text)


_OPEN_ELSEWHERE = N_(
    "{file} is open in another program: watch it with “furyqt replay FILE”, or play on in a copy with “furyqt"
    " play --resume FILE --copy”"
)
