"""Numbers on tracks."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Gauge:
    """An important number, and the value that counts as full (0: it is not a measure)."""

    name: Text
    value: int
    full: int
    meaning: Text
    face: Text | None = None
    """The words shown in place of the value."""
    id: str = ""
    """The measured quantity, for a sign: influence, damage, time or despair."""
    labels: tuple[Text, ...] = ()
    """The words of its spaces, if it is a track with named spaces, such as the days of a week."""
    signs: tuple[str, ...] = ()
    """The drawings of these spaces in resources/art/tokens, which are shown in place of the words."""
    is_night: bool = False
    """Whether it is night, for the time."""
