"""Numbers on tracks."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number that matters, and the value that counts as full (0: it is not a measure)."""

    name: Text
    value: int
    full: int
    meaning: Text
    face: Text | None = None
    """What stands in place of the value, if words say more."""
    id: str = ""
    """What it measures, for a sign: influence, damage, time or despair."""
    labels: tuple[Text, ...] = ()
    """The words of its spaces, if it is a track with named spaces, such as the days of a week."""
    is_night: bool = False
    """Of the time: whether it is night."""
