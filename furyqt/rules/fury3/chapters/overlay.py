"""The changes that a campaign chapter makes in the rules: public values of every position.

A game without a chapter has NO_CHAPTER. Hunters who are absent stay in a hospital whose city is closed, so
distances and searches need no rule of their own for them; nor for a defeated hunter brought to such a place.
"""

from __future__ import annotations

from typing import Any

import msgspec

from furyqt.rules.fury3.tables import DOOR, FIGURES

FIRST_BOX = 900
"""The id of the first box: a lair that Dracula neither returns to nor clears; hideouts have lower ids."""


class TimedDeed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happens by itself on some days of a chapter."""

    do: str
    """trance, strike_off, storm, fog, influence, give or note."""
    at: str = "dawn"
    days: tuple[int, ...] = ()
    """The days of the chapter, from 1 on; empty for every day."""
    places: tuple[int, ...] = ()
    """The places of a storm or fog, one of which is drawn."""
    hunter: int = -1
    cards: tuple[tuple[int, int], ...] = ()
    """The deck and the number of each card that a hunter is given."""
    amount: int = 1
    """The rise of the influence, or the number of a note."""

    def is_due(self, day: int, at: str) -> bool:
        """Return whether it happens at this time of this day of the chapter."""
        return self.at == at and (not self.days or day in self.days)


class ChapterRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The changes that one chapter makes."""

    closed: tuple[int, ...] = ()
    """The places that no player may enter, ascending."""
    sea_harm: bool = True
    """Whether Dracula suffers damage at sea (R6.3)."""
    forbid: tuple[str, ...] = ()
    """The actions and ways that hunters may not choose: their words in the notation."""
    script: tuple[TimedDeed, ...] = ()
    since: int = 0
    """The time when the chapter began."""
    candidates: tuple[int, ...] = ()
    """The places where a hunter knows or has to expect a box: without those that were denied or emptied."""
    removed: tuple[tuple[int, int], ...] = ()
    """The deck and the number of each card that is not in the game."""

    def day(self, time: int) -> int:
        """Return the day of the chapter, from 1 on; 0 or less before it has begun."""
        return time // 2 - self.since // 2 + 1

    def without_box(self, place: int) -> ChapterRules:
        """Return these rules after the hunters learned that a place has no box, or no box anymore."""
        left = tuple(city for city in self.candidates if city != place)
        return self if left == self.candidates else msgspec.structs.replace(self, candidates=left)


NO_CHAPTER = ChapterRules()
"""The rules of an ordinary game."""


def is_away(position: Any, hunter: int) -> bool:
    """Return whether a hunter takes no part: in a hospital whose city is closed.

    The position is a state or an observation.
    """
    closed = position.chapter.closed
    return bool(closed) and DOOR.get(position.hunters[hunter].place) in closed


def present(position: Any) -> tuple[int, ...]:
    """Return the hunters who take part, in activation order."""
    if not position.chapter.closed:
        return PRESENT
    return tuple(hunter for hunter in FIGURES if not is_away(position, hunter))


def box_places(position: Any) -> tuple[int, ...]:
    """Return the cities where the hunters have to expect a box that they have not found.

    The position is the hunters' observation, or Dracula's; both give the same.
    """
    boxes = [lair for lair in position.lairs if lair is not None and lair.id >= FIRST_BOX]
    if all(lair.faceup for lair in boxes):
        return ()
    found = {lair.place for lair in boxes if lair.faceup}
    return tuple(city for city in position.chapter.candidates if city not in found)


PRESENT = tuple(FIGURES)
