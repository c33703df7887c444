"""The record's notes on the origin of an action."""

from __future__ import annotations

AUTO = "auto"
"""The note on an action that was taken without prompting the person."""
AGREED, OVERRULED = "agreed", "overruled"
"""The beginnings of the note on a teammate's action that the person agreed to, or replaced."""


def is_own_note(note: str) -> bool:
    """Return whether a person influenced an action of a computer's seat."""
    return note.startswith((AGREED, OVERRULED))
