"""Opening a recorded game to continue it in the terminal."""

from __future__ import annotations

from pathlib import Path

from furyqt.commands.errors import UsageError
from furyqt.commands.speech import warn
from furyqt.controllers.storage.game_files import LibraryError, OpenedGame, OpenElsewhereError, open_game
from furyqt.rules.core.text import Texts

N_ = Texts("errors")


def opened_game(path: Path, *, as_copy: bool = False) -> OpenedGame:
    """Open a game to continue; UsageError if it cannot be read, or if another program has it open."""
    try:
        return open_game(path, warn, as_copy=as_copy)
    except OpenElsewhereError:
        raise UsageError(_OPEN_ELSEWHERE.fill(file=str(path))) from None
    except LibraryError as wrong:
        raise UsageError(wrong.text) from None


_OPEN_ELSEWHERE = N_(
    "{file} is open in another program: watch it with “furyqt replay FILE”, or play on in a copy with “furyqt"
    " play --resume FILE --copy”"
)
