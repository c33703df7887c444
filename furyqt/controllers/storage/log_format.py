"""The text of a log and of error messages: short, and without what a player knows.

An error's message may contain any value, an observation or the complete position, too. Only the beginning of
its first line is kept, and values of several fields are left out.
"""

from __future__ import annotations

import logging
import re
from traceback import format_tb
from types import TracebackType

MOST_LETTERS = 300
"""The length of a line of a log, and of an error's message."""
_VALUE = re.compile(r"""\b[A-Z]\w*\(\w+=.*|\{["']\w+["']\s*:.*|(?<![\w'"])b['"]\S.*""")
"""The text of a structure, of JSON or a dict, or of bytes, to the end of the line."""
_Caught = tuple[type[BaseException], BaseException, TracebackType | None]


def brief(text: str) -> str:
    """Return the beginning of the first line, without values of several fields."""
    line = _VALUE.sub("…", text.partition("\n")[0])
    return line if len(line) <= MOST_LETTERS else line[: MOST_LETTERS - 1] + "…"


def traceback_of(error: BaseException) -> str:
    """Return the lines that raised an error and those before it, each with a brief message."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    earlier = f"{traceback_of(before)}\nThen:\n" if before is not None else ""
    message = f"{type(error).__name__}: {brief(str(error))}".removesuffix(": ")
    return f"{earlier}Traceback (most recent call last):\n{''.join(format_tb(error.__traceback__))}{message}"


class BriefFormatter(logging.Formatter):
    """Writes each record with the time, and briefly."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        record.message = brief(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: _Caught | tuple[None, None, None]) -> str:
        """Return the lines of an error."""
        return "" if ei[1] is None else traceback_of(ei[1])
