"""Errors that the user can fix, and their one-line messages."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

from ai.agent import UnknownAgentError
from furyqt.rules.core.games import UnknownGameError
from furyqt.rules.core.record import RecordError
from furyqt.rules.core.ruleset import OptionError
from furyqt.rules.lite.course_notation import PlaysError

LONGEST_LINE = 300


class UsageError(Exception):
    """A command cannot do what was requested; the text says why in one sentence."""


KNOWN = (UsageError, UnknownGameError, OptionError, RecordError, PlaysError, UnknownAgentError)


def explained(error: Exception) -> str | None:
    """Return the error as one printable line, or None if it is a fault of the program."""
    if isinstance(error, OSError):
        what = error.strerror or str(error)
        return one_line(f"{error.filename}: {what}" if error.filename else what)
    if isinstance(error, UnicodeError):
        return "the input is not UTF-8 text"
    if isinstance(error, BrokenExecutor):
        return "a process that played a game was ended from outside"
    return one_line(str(error)) if isinstance(error, KNOWN) else None


def one_line(text: str) -> str:
    """Return the text without line ends and control characters, cut to a readable length."""
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return line if len(line) <= LONGEST_LINE else line[: LONGEST_LINE - 1] + "…"
