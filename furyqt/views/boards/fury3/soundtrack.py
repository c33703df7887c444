"""The sounds of the third edition."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.events import Event
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import TABLE, VAMPIRES
from furyqt.rules.fury3.guidance import known_den
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import HUNTERS, WALKS
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import Great
from furyqt.views.sound.soundtrack import Sound, Soundtrack, chance_nearby


class Fury3Soundtrack(Soundtrack):
    """The ambience of day, night and combat."""

    sounds = {  # noqa: RUF012
        events.CardPlaced: Sound.CARD,
        events.CardShown: Sound.CARD,
        events.AllyKept: STAGINGS[Great.ALLY].sound,
        events.CombatRevealed: Sound.CARD,
        events.LocationRevealed: Sound.CARD,
        events.HideRevealed: Sound.CARD,
        events.Reshuffled: Sound.PAGE,
        events.EventsMixed: Sound.PAGE,
        events.Searched: Sound.PAGE,
        events.HideoutCleared: Sound.PAGE,
        events.RideAnnounced: Sound.TRAIN,
        events.HunterHurt: Sound.WOUND,
        events.DraculaHurt: Sound.WOUND,
        events.VampireHurt: Sound.WOUND,
        events.HunterBitten: STAGINGS[Great.BITE].sound,
        events.Ambushed: Sound.BITE,
        events.HunterDefeated: STAGINGS[Great.FALL].sound,
        events.EncounterMatured: Sound.TOLL,
        events.DespairPlaced: STAGINGS[Great.WEEK].sound,
        events.DraculaRevealed: STAGINGS[Great.FOUND].sound,
    }

    def of_event(self, event: Event) -> Sound | None:
        """Return the sound of an event; for some of them it depends on facts that every player learns."""
        if isinstance(event, events.TimePassed):
            return STAGINGS[Great.NIGHTFALL if event.time & 1 else Great.DAWN].sound
        if isinstance(event, events.GameEnded):
            return STAGINGS[Great.LIGHT if event.winner == HUNTERS else Great.DARKNESS].sound
        if isinstance(event, events.EncounterMatured) and event.encounter in VAMPIRES:
            return STAGINGS[Great.MATURED].sound
        if isinstance(event, events.HunterMoved):
            return Sound.SEA if event.way == "sea" else None
        if isinstance(event, events.CardMoved):
            return Sound.CARD if TABLE in (event.source, event.target) else None
        return super().of_event(event)

    def ambience(self, observation: Fury3Observation) -> Sound:
        """Return the ambience of a combat, the night or the day."""
        if observation.fight is not None:
            return Sound.COMBAT_AMBIENCE
        return Sound.NIGHT_AMBIENCE if observation.time & 1 else Sound.DAY_AMBIENCE

    def nearness(self, observation: Fury3Observation, chances: Mapping[int, float]) -> float | None:
        """Return how likely Dracula is at a hunter's place or one of his steps away from it."""
        at = [hunter.place for hunter in observation.hunters if hunter.place >= 0]
        around = frozenset(at).union(*(WALKS[place] for place in at))
        return chance_nearby(known_den(observation), chances, around)
