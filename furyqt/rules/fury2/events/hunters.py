"""Events about the hunters: journeys, groups, health and bites (R4, R8, R11, R15)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.events.fact import Fact

N_ = Texts("fury2.events")


class HunterMoved(Event, frozen=True):
    """A hunter, or the Servant, came to a place; `way` is one of MOVED."""

    hunter: int
    way: str
    place: int

    def describe(self) -> Text:
        return MOVED[self.way].fill(
            hunter=words.SUBJECT_NAMES[self.hunter], place=words.place_text(self.place)
        )


MOVED = {
    "start": N_("{hunter} starts {place:in}."),
    "stay": N_("{hunter} stays {place:in}."),
    "road": N_("{hunter} goes {place:to}."),
    "rail": N_("{hunter} takes the train {place:to}."),
    "sea": N_("{hunter} sails {place:to}."),
    "emergency": N_("{hunter} hurries {place:to}."),
    "hospital": N_("{hunter} is brought {place:to}."),
    "forced": N_("{hunter} is moved {place:to}."),
    "wolf": N_("{hunter} runs {place:to} as a wolf."),
    "return": N_("{hunter} returns {place:in}."),
}
"""The ways in which a figure moves, with their sentences."""


class GroupJoined(Fact, frozen=True):
    """A hunter moves and acts with another one in this turn (R15.1)."""

    hunter: int
    leader: int
    says: ClassVar[Text] = N_("{hunter} joins {leader}.")


class GroupAwaited(Fact, frozen=True):
    """A hunter waits to move with a hunter whose turn is later (R15.2)."""

    hunter: int
    leader: int
    says: ClassVar[Text] = N_("{hunter} waits for {leader}.")


class TrainDeclared(Fact, frozen=True):
    """A hunter declared a journey by rail, before the die is rolled (R4.3)."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} wants to take the train.")


class ActionTaken(Event, frozen=True):
    """A hunter took an action (R8.5); `action` is one of TAKEN."""

    hunter: int
    action: str

    def describe(self) -> Text:
        return TAKEN[self.action].fill(hunter=words.SUBJECT_NAMES[self.hunter])


TAKEN = {
    "rest": N_("{hunter} rests."),
    "supply": N_("{hunter} takes supplies."),
    "trade": N_("{hunter} trades."),
    "nothing": N_("{hunter} takes no action."),
    "search": N_("{hunter} searches the place."),
    "missed": N_("{hunter} misses the turn."),
    "cure": N_("{hunter} asks for a cure at the hospital."),
    "fog": N_("{hunter} cannot move because of the fog."),
    "bats": N_("Bats lead {hunter} astray."),
    "dogs": N_("{hunter} places Dogs faceup."),
}
"""The actions with their sentences."""


class HunterHurt(Event, frozen=True):
    """A hunter lost health (R11.2)."""

    hunter: int
    amount: int

    def describe(self) -> Text:
        hurt = N_.plural("{hunter} loses %n health.", self.amount)
        return hurt.fill(hunter=words.FIGURE_NAMES[self.hunter])


class HunterHealed(Fact, frozen=True):
    """A hunter regained health."""

    hunter: int
    health: int
    says: ClassVar[Text] = N_("{hunter} recovers and has {health} health.")


class HunterBitten(Fact, frozen=True):
    """A hunter was bitten (R11.1)."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} is bitten.")


class BiteCured(Fact, frozen=True):
    """A hunter lost a bite (R11.7)."""

    hunter: int
    says: ClassVar[Text] = N_("One bite of {hunter} is cured.")


class HunterDefeated(Fact, frozen=True):
    """A hunter was defeated and is in the hospital (R11.5)."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} is defeated.")


class HarmPrevented(Fact, frozen=True):
    """A hunter canceled a loss of health or a bite (Great Strength)."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} suffers no harm.")


class MoveDeclared(Fact, frozen=True):
    """A figure declared its next move, which binds it if it is possible (R5.13)."""

    actor: int
    place: int
    says: ClassVar[Text] = N_("The next move of {actor} will lead {place:to}.")
