"""The beginning of a fight (C1, C2)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.state import Enemy, FightResult, Fury2State


class StartFight(Step, frozen=True):
    """Hunters fight an enemy as a group (C1); `state.fight_result` says afterwards how it ended."""

    hunters: tuple[int, ...]
    enemy: Enemy
    tile: int = NONE
    spot: int = NONE

    def run(self, state: Fury2State) -> None:
        state.fight_result = FightResult.ENDED
