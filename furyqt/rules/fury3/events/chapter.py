"""Events of a campaign chapter: its beginning, its boxes, and what its script does."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.events.fact import Fact
from furyqt.rules.fury3.tables import DRACULA, LAND_BACK, NOWHERE, PLACES, REGION, SEAS, Region


class ChapterBegan(Event, frozen=True):
    """The chapter begins; from now on nobody enters the closed places."""

    closed: tuple[int, ...] = ()

    def describe(self) -> Text:
        if not self.closed:
            return N_("fury3.events", "The chapter begins.")
        return N_("fury3.events", "The chapter begins. Closed: {places}.").fill(
            places=words.joined(closed_names(self.closed))
        )


def closed_names(closed: tuple[int, ...]) -> list[Text]:
    """Return the names of whole closed regions, then of the other closed places."""
    regions = [region for region in Region if all(p in closed for p in PLACES if REGION[p] == region)]
    others = [place for place in closed if place in SEAS or REGION[place] not in (*regions, NOWHERE)]
    return [
        *(words.REGION_NAMES[region] for region in regions),
        *(words.place_text(place) for place in others),
    ]


class HunterAbsent(Fact, frozen=True):
    """A hunter takes no part in the chapter."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} takes no part in this chapter.")


class BoxLaid(Event, frozen=True):
    """A box of earth was laid in a city, as a lair; the hunters know only the cities where it may be."""

    hideout: int
    slot: int
    place: int
    among: tuple[int, ...] = ()

    def shown_to(self, player: int) -> BoxLaid:
        """Hide the city from the hunters."""
        return self if player == DRACULA else replace(self, place=LAND_BACK)

    def describe(self) -> Text:
        return N_("fury3.events", "There is a box of earth {place:in}.").fill(
            place=words.place_text(self.place)
        )


class VampireSlain(Fact, frozen=True):
    """The hunters destroyed a vampire encounter."""

    encounter: int
    says: ClassVar[Text] = N_("fury3.events", "{encounter} is destroyed.")


class NoteAdded(Fact, frozen=True):
    """The story goes on: the note with this number is added to the journal."""

    number: int
    says: ClassVar[Text] = N_("fury3.events", "A note is added to the journal.")
