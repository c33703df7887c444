"""Ambush, search, tokens and lasting effects (R8, R9)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.events.fact import Fact

N_ = Texts("fury3.events")


class Ambushed(Fact, frozen=True):
    """Dracula ambushed a hunter with an encounter (R8.5)."""

    hunter: int
    encounter: int
    hideout: int
    says: ClassVar[Text] = N_("Dracula ambushes {hunter} with {encounter}.")


class Searched(Fact, frozen=True):
    """A hunter searched a hideout or lair (R5.11)."""

    hunter: int
    place: int
    says: ClassVar[Text] = N_("{hunter} searches {place:in}.")


class TokenPlaced(Event, frozen=True):
    """A token came on the board: fog, storm, consecrated, host (at a place), roadblock (line), bats (hunter)
    or rumor (hideout id)."""

    token: str
    where: int

    def describe(self) -> Text:
        return words.token_text(self.token, self.where, placed=True)


class TokenRemoved(Event, frozen=True):
    """A token left the board; fields as in TokenPlaced."""

    token: str
    where: int

    def describe(self) -> Text:
        return words.token_text(self.token, self.where, placed=False)


class EffectStarted(Event, frozen=True):
    """A lasting effect began: a number of event_timing.Lasting."""

    what: int

    def describe(self) -> Text:
        return words.LASTING[self.what]
