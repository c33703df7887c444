"""Events about Dracula: his placements, answers and damage (R6, R7, R8)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events.causes import Cause
from furyqt.rules.fury3.events.fact import Fact
from furyqt.rules.fury3.tables import CASTLE, DRACULA, LAND_BACK, NOWHERE, SEA_BACK, SEAS

N_ = Texts("fury3.events")


class DraculaHurt(Fact, frozen=True):
    """Dracula suffered damage."""

    amount: int
    damage: int
    """In all, afterwards."""
    cause: Cause = Cause.NONE
    by: int = NONE
    """The hunter whose card caused it."""
    says: ClassVar[Text] = N_.plural("Dracula suffers %n damage ({damage} in all).", 0)
    counts: ClassVar[str] = "amount"


class DraculaHealed(Fact, frozen=True):
    """Dracula recovered damage."""

    damage: int
    says: ClassVar[Text] = N_.plural("Dracula recovers (%n damage left).", 0)
    counts: ClassVar[str] = "damage"

    def describe(self) -> Text:
        return super().describe() if self.damage else N_("Dracula recovers from all damage.")


class InfluenceChanged(Fact, frozen=True):
    """The influence marker moved."""

    influence: int
    says: ClassVar[Text] = N_("Influence is now {influence}.")


class CardPlaced(Event, frozen=True):
    """Dracula placed a card on the first space of the trail (or, with Escape as Bat, on a cleared one).

    `place` NOWHERE means no location card; `lair` is the slot a lair came back from.  The hunters see the
    backs: Hide looks like a city.
    """

    hideout: int
    place: int
    power: int = NONE
    lair: int = NONE
    bat: bool = False
    faceup: bool = False
    starts: bool = False
    """Whether it is the card of his first city."""

    def shown_to(self, player: int) -> CardPlaced:
        """Show the hunters only the back of the card."""
        if player == DRACULA or self.faceup:
            return self
        if self.power == Power.HIDE:
            return replace(self, place=LAND_BACK, power=NONE)
        if self.place >= 0 and self.place != CASTLE:
            return replace(self, place=SEA_BACK if self.place in SEAS else LAND_BACK)
        return self

    def describe(self) -> Text:
        place = words.place_text(self.place)
        if self.starts:
            return N_("Dracula starts {place:in}.").fill(place=place)
        if self.lair != NONE:
            return N_("Dracula returns to a lair {place:in}.").fill(place=place)
        if self.bat:
            return N_("Dracula flies {place:to} as a bat.").fill(place=place)
        if self.power == NONE:
            return N_("Dracula moves {place:to}.").fill(place=place)
        power = words.power_text(self.power)
        if self.place == NOWHERE:
            return N_("Dracula places {power}.").fill(power=power)
        return N_("Dracula places {power} and goes {place:to}.").fill(power=power, place=place)


class TrailSlid(Fact, frozen=True):
    """All hideouts moved on by one space (R6.1)."""

    says: ClassVar[Text] = N_("The trail slides.")


class LocationRevealed(Fact, frozen=True):
    """The location card of a hideout or lair was turned faceup."""

    hideout: int
    place: int
    says: ClassVar[Text] = N_("The {place} card is revealed.")


class HideRevealed(Fact, frozen=True):
    """A facedown Hide was turned faceup (R7.1)."""

    hideout: int
    says: ClassVar[Text] = N_("One card of the trail is Hide.")


class HideDenied(Fact, frozen=True):
    """Dracula said that Hide is in his location deck (Wax Cylinders)."""

    says: ClassVar[Text] = N_("Hide is not on the trail.")


class PlaceDenied(Fact, frozen=True):
    """Dracula answered that a place is not on his trail, nor, with `lairs`, in a lair."""

    place: int
    lairs: bool = True
    says: ClassVar[Text] = N_("Dracula has no hideout {place:in}.")


class DraculaRevealed(Fact, frozen=True):
    """Dracula's figure was placed on the board (R8.2)."""

    place: int
    says: ClassVar[Text] = N_("Dracula is revealed {place:in}.")


class DraculaVanished(Fact, frozen=True):
    """Dracula's figure returned to the trail (R8.4)."""

    says: ClassVar[Text] = N_("Dracula vanishes.")


class HideoutCleared(Fact, frozen=True):
    """A hideout or lair was cleared (R6.13)."""

    hideout: int
    says: ClassVar[Text] = N_("A hideout is cleared.")


class HideoutSpared(Fact, frozen=True):
    """A hideout was not cleared because Dracula is there (R15.3)."""

    hideout: int
    says: ClassVar[Text] = N_("A hideout stays: Dracula is there.")


class HideoutLeft(Fact, frozen=True):
    """A hideout left the sixth space and its cards returned to the location deck (R6.1)."""

    hideout: int
    says: ClassVar[Text] = N_("The oldest card leaves the trail.")


class LairMade(Fact, frozen=True):
    """A hideout became a lair (R7.8)."""

    hideout: int
    slot: int
    says: ClassVar[Text] = N_("The oldest hideout becomes a lair.")


class EncounterMatured(Fact, frozen=True):
    """Dracula matured an encounter of the hideout that left the trail (R6.14)."""

    encounter: int
    hideout: int
    says: ClassVar[Text] = N_("The {encounter} card matures.")


class MoveDenied(Fact, frozen=True):
    """Dracula showed that he has no legal placement (R6.8)."""

    says: ClassVar[Text] = N_("Dracula shows that he cannot move.")


class RegionNamed(Fact, frozen=True):
    """Dracula named the region he is in; NOWHERE is the sea (Hypnosis)."""

    region: int
    says: ClassVar[Text] = N_("Dracula is {region:in}.")


class RegionDenied(Fact, frozen=True):
    """Dracula answered that he is not in a region (Psychic Bond)."""

    region: int
    says: ClassVar[Text] = N_("Dracula is not {region:in}.")


class HunterChosen(Fact, frozen=True):
    """Dracula chose the hunter who suffers an effect."""

    hunter: int
    says: ClassVar[Text] = N_("Dracula chooses {hunter}.")


class HuntersNamed(Event, frozen=True):
    """Dracula named the hunters who are next to him (Evil Presence): a bit for each."""

    hunters: int

    def describe(self) -> Text:
        return words.NAMED[self.hunters & 15]
