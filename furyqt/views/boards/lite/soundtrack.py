"""The sounds of the simplified game."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.events import Event
from furyqt.rules.lite import events
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import DRACULA, FIGURES, LINKED, NOWHERE
from furyqt.views.boards.lite.picture import known
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import Great
from furyqt.views.sound.soundtrack import Sound, Soundtrack, chance_nearby


class LiteSoundtrack(Soundtrack):
    """The ambience of the day for the hunters, of the night for Dracula; the game itself has no hours."""

    sounds = {  # noqa: RUF012
        events.TrapsSprung: Sound.WOUND,
        events.VampireDestroyed: Sound.WOUND,
        events.DraculaMet: STAGINGS[Great.FOUND].sound,
        events.HunterDied: STAGINGS[Great.FALL].sound,
        events.Researched: Sound.PAGE,
        events.DraculaMoved: Sound.CARD,
        events.MoveRevealed: Sound.CARD,
        events.VampireMatured: STAGINGS[Great.MATURED].sound,
        events.BloodLost: Sound.SEA,
        events.BloodGained: Sound.BITE,
        events.RoundEnded: Sound.PAGE,
    }

    def of_event(self, event: Event) -> Sound | None:
        """Return the sound of an event; that of the end tells who has won."""
        if isinstance(event, events.GameEnded):
            return STAGINGS[Great.LIGHT if event.dracula_died else Great.DARKNESS].sound
        return super().of_event(event)

    def ambience(self, observation: LiteObservation) -> Sound:
        """Return the viewer's ambience."""
        return Sound.NIGHT_AMBIENCE if observation.player == DRACULA else Sound.DAY_AMBIENCE

    def nearness(self, observation: LiteObservation, chances: Mapping[int, float]) -> float | None:
        """Return how likely Dracula is at a hunter's place or next to it by road or sea."""
        at = [observation.places[hunter] for hunter in FIGURES if observation.places[hunter] != NOWHERE]
        around = frozenset().union(*(LINKED[place] for place in at))
        return chance_nearby(known(observation.lairs[-1]) if observation.lairs else NOWHERE, chances, around)
