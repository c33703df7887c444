"""The record's notes on who decided an action."""

from __future__ import annotations

AUTO = "auto"
"""The note on an action that was taken without prompting the person."""
AGREED, OVERRULED = "agreed", "overruled"
"""How the note begins on a teammate's action that the person agreed to, or chose instead."""


def is_own_note(note: str) -> bool:
    """Whether a person had a say in an action of a computer's seat."""
    return note.startswith((AGREED, OVERRULED))
