"""The rank and the place of events in the log of the third edition."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.fury3 import events
from furyqt.views.picture import UNKNOWN_PLACE


def event_place(event: Event) -> int:
    """Return the place an event of the log is about, or -1."""
    if isinstance(event, events.TokenPlaced | events.TokenRemoved):
        return event.where if event.token in ("fog", "storm", "consecrated", "host") else UNKNOWN_PLACE
    return max(getattr(event, "place", UNKNOWN_PLACE), UNKNOWN_PLACE)


def event_rank(event: Event) -> str:
    """Return the event's rank in the log: "" is plain, else "good" or "bad" for the hunters, or "round"."""
    if isinstance(event, events.TimePassed | events.DespairPlaced | events.GameEnded | events.ChapterBegan):
        return "round"
    good = events.LocationRevealed | events.HideRevealed | events.DraculaRevealed | events.DraculaHurt
    good |= events.VampireSlain
    if isinstance(event, good):
        return "good"
    bad = events.HunterDefeated | events.HunterBitten | events.EncounterMatured | events.Ambushed
    return "bad" if isinstance(event, bad) else ""
