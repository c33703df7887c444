"""Errors that the user can fix, and their one-line messages."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

from furyqt.commands.speech import one_line, say
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.text import Text, TextError, Texts
from furyqt.rules.lite.course_notation import PlaysError

N_ = Texts("errors")


class UsageError(Exception):
    """A command cannot do what was requested; the text says why in one sentence."""

    def __init__(self, text: Text | str) -> None:
        super().__init__(say(text))


KNOWN = (UsageError, PlaysError)


def explained(error: Exception) -> str | None:
    """Return the error as one printable line, or None if it is a fault of the program."""
    if isinstance(error, TextError):
        return one_line(say(error.text))
    if isinstance(error, OSError):
        what = say(reason(error))
        return one_line(f"{error.filename}: {what}" if error.filename else what)
    if isinstance(error, UnicodeError):
        return say(N_("the input is not UTF-8 text"))
    if isinstance(error, BrokenExecutor):
        return say(N_("a worker process was killed"))
    return one_line(str(error)) if isinstance(error, KNOWN) else None
