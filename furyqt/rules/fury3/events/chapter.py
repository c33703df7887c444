"""Events of a campaign chapter: its beginning, its boxes, and what its script does."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.events.fact import Fact
from furyqt.rules.fury3.tables import DRACULA, HOSPITALS, LAND_BACK, NOWHERE, PLACES, REGION, Region

N_ = Texts("fury3.events")


class ChapterBegan(Event, frozen=True):
    """The chapter begins; from now on nobody enters the closed places."""

    closed: tuple[int, ...] = ()

    def describe(self) -> Text:
        if not self.closed:
            return N_("The hunt begins.")
        return N_("The hunt begins. Closed: {places}.").fill(places=closed_names(self.closed))


def closed_names(closed: tuple[int, ...]) -> Text:
    """Return the names of whole closed regions, then of the seas, then of single cities."""
    lands = (*Region, NOWHERE)
    whole = [land for land in lands if all(p in closed for p in PLACES if _land(p) == land)]
    others = [place for place in closed if _land(place) not in whole]
    seas = [words.place_text(place) for place in others if _land(place) == NOWHERE]
    if NOWHERE in whole:
        seas.append(words.REGION_NAMES[NOWHERE].form("listed"))
    groups = (
        [words.REGION_NAMES[land].form("listed") for land in whole if land != NOWHERE],
        seas,
        [words.place_text(place) for place in others if _land(place) != NOWHERE],
    )
    return words.joined([words.alphabetical(group) for group in groups if group])


def _land(place: int) -> int:
    """Return the region, NOWHERE at sea; a hospital has none."""
    return REGION[place] if place not in HOSPITALS else NO_LAND


NO_LAND = -2
"""The region of a hospital."""


class HunterAbsent(Fact, frozen=True):
    """A hunter takes no part in the chapter."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} takes no part.")


class BoxLaid(Event, frozen=True):
    """A box of earth was laid in a city, as a lair; the hunters know only the cities where it may be."""

    hideout: int
    slot: int
    place: int
    among: tuple[int, ...] = ()
    is_another: bool = False
    """Whether the event before named the same cities."""

    def shown_to(self, player: int) -> BoxLaid:
        """Hide the city from the hunters."""
        return self if player == DRACULA else replace(self, place=LAND_BACK)

    def describe(self) -> Text:
        """Name the city, or those where it may be."""
        if self.place == LAND_BACK and self.is_another:
            return N_("Another box of earth is in one of these cities.")
        if self.place == LAND_BACK and self.among:
            return N_("A box of earth is in one of these cities: {places}.").fill(
                places=words.alphabetical(map(words.place_text, self.among))
            )
        return N_("There is a box of earth {place:in}.").fill(place=words.place_text(self.place))


class VampireSlain(Fact, frozen=True):
    """The hunters destroyed a vampire encounter."""

    encounter: int
    says: ClassVar[Text] = N_("{encounter} is destroyed.")


class TranceBegan(Fact, frozen=True):
    """A hunter falls into a trance and will name Dracula's region."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} falls into a trance.")


class NoteAdded(Fact, frozen=True):
    """The story goes on: the note with this number is added to the journal."""

    number: int
    says: ClassVar[Text] = N_("A note is added to the journal.")
