"""The names of the sounds, and a game's choice among them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Any, ClassVar

from furyqt.rules.core.events import Event


class Sound(StrEnum):
    """A sound, by the name of its file; of several at the same moment those later in this list are heard."""

    PAGE = "page"
    CARD = "card"
    DICE = "dice"
    SEA = "sea"
    TRAIN = "train"
    WOUND = "wound"
    BITE = "bite"
    TOLL = "toll"
    DAWN = "dawn"
    NIGHTFALL = "nightfall"
    WEEK = "week"
    ALLY = "ally"
    LAMENT = "lament"
    MATURED = "matured"
    HEARTBEAT = "heartbeat"
    LIGHT_RETURNS = "light_returns"
    DARKNESS_REIGNS = "darkness_reigns"
    DAY_AMBIENCE = "ambience_day"
    NIGHT_AMBIENCE = "ambience_night"
    COMBAT_AMBIENCE = "ambience_combat"


class Soundtrack:
    """The sounds of a game; this one is silent.

    Everything follows from one player's knowledge, and an event sounds the same to every player who learns of
    it, because two persons at one screen hear the same loudspeaker.
    """

    sounds: ClassVar[Mapping[type[Event], Sound]] = {}
    """The sound of each kind of event."""

    def of_event(self, event: Event) -> Sound | None:
        """Return the sound of an event, or None."""
        return self.sounds.get(type(event))

    def ambience(self, observation: Any) -> Sound | None:
        """Return the quiet sound of the current phase, or None."""
        del observation
        return None

    def nearness(self, observation: Any, chances: Mapping[int, float]) -> float | None:
        """Return how likely the hidden figure is next to a visible one, by the viewer's knowledge.

        `chances` are the viewer's possible places, empty if they are not known. None means that the viewer
        knows too little for an answer.
        """
        del observation, chances
        return None


def chance_nearby(known: int, chances: Mapping[int, float], around: Collection[int]) -> float | None:
    """Return the chance that a figure is at one of some places, from its known place or its possible ones."""
    if known >= 0:
        return float(known in around)
    return sum(chance for place, chance in chances.items() if place in around) if chances else None
