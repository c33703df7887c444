"""The rank and the place of events in the log of the second edition, and the cards that they name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury2 import events
from furyqt.views.boards.fury2 import faces
from furyqt.views.picture import UNKNOWN_PLACE, CardFace

_ROUNDS = (events.TimePassed, events.ChapterBegan, events.GameEnded)
_GOOD = (events.LocationRevealed, events.HideRevealed, events.EnemyKilled, events.BiteCured)
_BAD = (events.HunterDefeated, events.HunterBitten, events.TileMatured, events.VampiresChanged)


def event_place(event: Event) -> int:
    """Return the place an event of the log is about, or -1."""
    if isinstance(event, events.MarkerPlaced | events.MarkerRemoved):
        return event.where if event.marker != "roadblock" else UNKNOWN_PLACE
    return max(getattr(event, "place", UNKNOWN_PLACE), UNKNOWN_PLACE)


def event_rank(event: Event) -> str:
    """Return the event's rank in the log: "" is plain, else "good" or "bad" for the hunters, or "round"."""
    for rank, kinds in (("round", _ROUNDS), ("good", _GOOD), ("bad", _BAD)):
        if isinstance(event, kinds):
            return rank
    return ""


def is_summed_up(event: Event, following: Sequence[Event]) -> bool:
    """Return whether the next events tell the same: the totals of a round, or that no card is there."""
    if isinstance(event, events.PlaceDenied):
        return event in following[:1]
    if not isinstance(event, events.DiceRolled) or event.die == "train":
        return False
    first_other = next((after for after in following if not isinstance(after, events.DiceRolled)), None)
    return isinstance(first_other, events.CombatRolled)


def named_cards(event: Event) -> tuple[CardFace, ...]:
    """Return the cards whose names are in the sentence of an event, in order and each once."""
    return tuple(dict.fromkeys(_found(event.describe())))


def _found(text: Text) -> Iterator[CardFace]:
    for _, value in text.values:
        if isinstance(value, Text):
            if (face := _by_name().get(value)) is not None:
                yield face
            yield from _found(value)


@cache
def _by_name() -> Mapping[Text, CardFace]:
    """Return the face of each card that has a name of its own; places are not among them."""
    return {face.title: face for key, face in faces.faces_by_key().items() if not key.startswith("place:")}
