"""Events about the hunters, and the time (R3, R5, R9, R11)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.events.causes import Cause
from furyqt.rules.fury3.events.fact import Fact
from furyqt.rules.fury3.tables import DAYS

N_ = Texts("fury3.events")


class TimePassed(Event, frozen=True):
    """The time marker moved; `time` counts the spaces since the first Monday's day (R3.2.1, R3.4)."""

    time: int

    def describe(self) -> Text:
        text = N_("{day} night.") if self.time & 1 else N_("{day}.")
        return text.fill(day=words.DAY_NAMES[self.time // 2 % DAYS])


class DespairPlaced(Fact, frozen=True):
    """A week has passed (R3.2.2)."""

    count: int
    says: ClassVar[Text] = N_("A week has passed: despair {count}.")


class ActionTaken(Event, frozen=True):
    """A hunter took an action that no other event reports: a text of actions.Word."""

    hunter: int
    word: str

    def describe(self) -> Text:
        return words.TAKEN[self.word].fill(hunter=words.FIGURE_NAMES[self.hunter])


class HunterMoved(Event, frozen=True):
    """A hunter came to a place: `way` is start, road, rail, sea, door, hospital or forced."""

    hunter: int
    way: str
    place: int

    def describe(self) -> Text:
        return words.MOVED[self.way].fill(
            hunter=words.FIGURE_NAMES[self.hunter], place=words.place_text(self.place)
        )


class RideAnnounced(Fact, frozen=True):
    """A hunter has spent a ticket to ride to a place; False Tip may lead him elsewhere."""

    hunter: int
    place: int
    says: ClassVar[Text] = N_("{hunter} boards a train {place:to}.")


class HunterHurt(Fact, frozen=True):
    """A hunter suffered damage."""

    hunter: int
    amount: int
    damage: int
    """In all, afterwards."""
    cause: Cause = Cause.NONE
    says: ClassVar[Text] = N_.plural("{hunter} suffers %n damage ({damage} in all).", 0)
    counts: ClassVar[str] = "amount"


class HunterHealed(Fact, frozen=True):
    """A hunter recovered damage."""

    hunter: int
    damage: int
    says: ClassVar[Text] = N_.plural("{hunter} recovers (%n damage left).", 0)
    counts: ClassVar[str] = "damage"

    def describe(self) -> Text:
        if self.damage:
            return super().describe()
        return N_("{hunter} recovers from all damage.").fill(hunter=words.FIGURE_NAMES[self.hunter])


class HunterBitten(Fact, frozen=True):
    """A hunter was bitten (R11.2)."""

    hunter: int
    cause: Cause = Cause.NONE
    says: ClassVar[Text] = N_("{hunter} is bitten.")


class BiteHealed(Fact, frozen=True):
    """A hunter returned a bite token."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} is healed of a bite.")


class HunterDelayed(Fact, frozen=True):
    """A hunter became delayed (R9.2)."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} is delayed.")


class HunterDefeated(Fact, frozen=True):
    """A hunter was defeated (R11)."""

    hunter: int
    cause: Cause = Cause.NONE
    says: ClassVar[Text] = N_("{hunter} is defeated.")


class HarmPrevented(Fact, frozen=True):
    """A card prevented a bite or damage."""

    hunter: int
    cause: Cause = Cause.NONE
    """The cause of the prevented harm."""
    says: ClassVar[Text] = N_("{hunter} is spared.")
