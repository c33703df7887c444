"""Events about Dracula: his trail, his blood, his catacombs and maturing tiles (R5, R6, R7, R17)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import NONE, Power
from furyqt.rules.fury2.events.fact import Fact, TrackMoved
from furyqt.rules.fury2.tables import CITY_BACK, DRACULA, NOWHERE, SEA_BACK, SEAS

N_ = Texts("fury2.events")


class BloodChanged(TrackMoved, frozen=True):
    """Dracula's blood changed."""

    blood: int
    says: ClassVar[Text] = N_("Dracula has {blood} blood.")
    rises: ClassVar[Text] = N_("Dracula's blood rises from {before} to {blood}.")
    falls: ClassVar[Text] = N_("Dracula's blood falls from {before} to {blood}.")


class BloodLaid(Fact, frozen=True):
    """Blood that Dracula paid for a sea move lies on its card (R5.9)."""

    spot: int
    says: ClassVar[Text] = N_("Dracula pays blood for the sea.")


class CardPlaced(Event, frozen=True):
    """Dracula laid a card on the first slot of the trail; `way` is one of WAYS.

    `place` is NOWHERE without a location card, also for Hide. With Double Back `spot` is the id of the card
    that comes back. The hunters see the backs: Hide looks like a city.
    """

    spot: int
    place: int
    way: str
    power: int = NONE
    wolf: bool = False
    faceup: bool = False

    def shown_to(self, player: int) -> CardPlaced:
        """Show the hunters only the back of the card."""
        if player == DRACULA or self.faceup:
            return self
        if self.power == Power.HIDE:
            return replace(self, place=CITY_BACK, power=NONE, way="wolf" if self.wolf else "walk")
        if self.place >= 0:
            return replace(self, place=SEA_BACK if self.place in SEAS else CITY_BACK)
        return self

    def describe(self) -> Text:
        place = words.place_text(self.place)
        if self.wolf and self.power == NONE:
            return WAYS["wolf"].fill(place=place)
        if self.power == NONE:
            return WAYS[self.way].fill(place=place)
        power = words.power_text(self.power)
        if self.place == NOWHERE:
            return N_("Dracula plays {power}.").fill(power=power)
        return N_("Dracula plays {power} and goes {place:to}.").fill(power=power, place=place)


WAYS = {
    "start": N_("Dracula starts {place:in}."),
    "walk": N_("Dracula moves {place:to}."),
    "wolf": N_("Dracula runs {place:to}."),
    "stay": N_("Dracula stays {place:in}."),
    "back": N_("Dracula returns {place:to}."),
    "bat": N_("Dracula flies {place:to} as a bat."),
    "evasion": N_("Dracula evades {place:to}."),
    "landing": N_("Dracula is driven {place:to}."),
}
"""The ways of Dracula, with their sentences."""


class LocationRevealed(Fact, frozen=True):
    """The location card of a spot was turned face up (R17.1)."""

    spot: int
    place: int
    says: ClassVar[Text] = N_("The {place} card is turned up.")


class HideRevealed(Fact, frozen=True):
    """Hide was turned face up (R17.4); `place` is the location under it."""

    spot: int
    place: int
    says: ClassVar[Text] = N_("One card of the trail is Hide.")


class PlaceDenied(Fact, frozen=True):
    """A hunter named a place that is neither in the trail nor in the catacombs (R8.2)."""

    place: int
    says: ClassVar[Text] = N_("Dracula has no card {place:in}.")


class NothingRevealed(Fact, frozen=True):
    """An effect found no facedown location, or only the present one (R17.3)."""

    says: ClassVar[Text] = N_("No location is revealed.")


class SpotLeft(Fact, frozen=True):
    """The cards of a spot returned to Dracula's hand (R5.4, R7.9)."""

    spot: int
    says: ClassVar[Text] = N_("A card leaves Dracula's trail.")


class HideEnded(Fact, frozen=True):
    """Hide left the trail because the location under it has left (R6.6)."""

    spot: int
    says: ClassVar[Text] = N_("Hide leaves the trail with its location.")


class SpotSpared(Fact, frozen=True):
    """A card was not cleared because Dracula is there (R7.9)."""

    spot: int
    says: ClassVar[Text] = N_("A card stays on the trail: Dracula is there.")


class CatacombMade(Fact, frozen=True):
    """A location was moved into the catacombs (R7.5)."""

    spot: int
    slot: int
    says: ClassVar[Text] = N_("A card goes to the catacombs.")


class TileMatured(Fact, frozen=True):
    """A tile that fell off the trail matures (R7.6)."""

    encounter: int
    says: ClassVar[Text] = N_("An encounter matures: {encounter}.")


class MoveDenied(Fact, frozen=True):
    """Dracula showed that he has no legal move (R5.11)."""

    says: ClassVar[Text] = N_("Dracula has no legal move.")


class PresenceDenied(Fact, frozen=True):
    """Dracula is not where an effect would have revealed him (Stormy Seas)."""

    place: int
    says: ClassVar[Text] = N_("Dracula is not {place:in}.")


class HunterChosen(Fact, frozen=True):
    """Dracula chose the hunter who suffers an effect."""

    hunter: int
    says: ClassVar[Text] = N_("Dracula chooses {hunter}.")
