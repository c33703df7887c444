"""Events of a campaign chapter: its beginning, its days and its houses."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.events.fact import Fact
from furyqt.rules.fury2.tables import CITY_BACK, DRACULA

N_ = Texts("fury2.events")


class ChapterBegan(Fact, frozen=True):
    """The chapter begins: what happens from now on counts."""

    says: ClassVar[Text] = N_("The chapter begins.")


class ChapterDay(Fact, frozen=True):
    """A day of the chapter begins; the first one is not reported."""

    day: int
    says: ClassVar[Text] = N_("Day {day} of the chapter begins.")


class HouseLaid(Event, frozen=True):
    """A house was laid in a slot of the catacombs; the hunters know only the cities where it may be."""

    spot: int
    slot: int
    place: int
    among: tuple[int, ...] = ()
    is_another: bool = False
    """Whether the event before named the same cities."""

    def shown_to(self, player: int) -> HouseLaid:
        """Hide the city from the hunters."""
        return self if player == DRACULA else replace(self, place=CITY_BACK)

    def describe(self) -> Text:
        """Name the city, or those where it may be."""
        if self.place == CITY_BACK and self.is_another:
            return N_("Another house of the Servant is in one of these cities.")
        if self.place == CITY_BACK:
            return N_("A house of the Servant is in one of these cities: {places}.").fill(
                places=words.alphabetical(map(words.place_text, self.among))
            )
        return N_("The Servant has a house {place:in}.").fill(place=words.place_text(self.place))
