"""Lines that a person types in a terminal."""

from __future__ import annotations


def typed(line: str) -> str:
    """Return a line without control characters that a terminal would execute, and with single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())
