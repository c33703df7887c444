"""The sounds of the second edition."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.events import Event
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.decks import TABLE, Encounter
from furyqt.rules.fury2.guidance import known_den
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DAWN, HUNTERS, ROADS, SAILS, TWILIGHT
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.views.boards.fury2.markers import is_night
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import Great
from furyqt.views.sound.soundtrack import Sound, Soundtrack, chance_nearby


class Fury2Soundtrack(Soundtrack):
    """The ambience of day, night and combat."""

    sounds = {  # noqa: RUF012
        events.CardPlaced: Sound.CARD,
        events.CardShown: Sound.CARD,
        events.AllyKept: STAGINGS[Great.ALLY].sound,
        events.CombatRevealed: Sound.CARD,
        events.LocationRevealed: Sound.CARD,
        events.HideRevealed: Sound.CARD,
        events.Reshuffled: Sound.PAGE,
        events.SpotLeft: Sound.PAGE,
        events.DiceRolled: Sound.DICE,
        events.CombatRolled: Sound.DICE,
        events.TrainDeclared: Sound.TRAIN,
        events.HunterHurt: Sound.WOUND,
        events.EnemyKilled: Sound.WOUND,
        events.HunterBitten: STAGINGS[Great.BITE].sound,
        events.HunterDefeated: STAGINGS[Great.FALL].sound,
        events.TileMatured: Sound.TOLL,
    }

    def of_event(self, event: Event) -> Sound | None:
        """Return the sound of an event; for some of them it depends on facts that every player learns."""
        if isinstance(event, events.TimePassed):
            name = {TWILIGHT: Great.NIGHTFALL, DAWN: Great.DAWN}.get(event.time)
            return None if name is None else STAGINGS[name].sound
        if isinstance(event, events.GameEnded):
            return STAGINGS[Great.LIGHT if event.winner == HUNTERS else Great.DARKNESS].sound
        if isinstance(event, events.TileMatured) and event.encounter == Encounter.NEW_VAMPIRE:
            return STAGINGS[Great.MATURED].sound
        if isinstance(event, events.CombatStarted) and event.enemy == Enemy.DRACULA:
            return STAGINGS[Great.FOUND].sound
        if isinstance(event, events.HunterMoved):
            return {"sea": Sound.SEA, "rail": Sound.TRAIN}.get(event.way)
        if isinstance(event, events.CardMoved):
            return Sound.CARD if TABLE in (event.source, event.target) else None
        return super().of_event(event)

    def ambience(self, observation: Fury2Observation) -> Sound:
        """Return the ambience of a combat, the night or the day."""
        if observation.fight is not None:
            return Sound.COMBAT_AMBIENCE
        return Sound.NIGHT_AMBIENCE if is_night(observation) else Sound.DAY_AMBIENCE

    def nearness(self, observation: Fury2Observation, chances: Mapping[int, float]) -> float | None:
        """Return how likely Dracula is at a hunter's place or one of his steps away from it."""
        at = [hunter.place for hunter in observation.hunters if hunter.place >= 0]
        sails = SAILS["joined"]
        around = frozenset(at).union(*(ROADS[place] + sails[place] for place in at))
        return chance_nearby(known_den(observation), chances, around)
