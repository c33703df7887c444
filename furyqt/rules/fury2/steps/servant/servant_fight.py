"""Combats with the Servant, and his defeat (S5, S7)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.events import ServantDefeated, ServantDisarmed, ServantRises
from furyqt.rules.fury2.state import Enemy, Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.tables import MOST_VAMPIRES, NOWHERE
from furyqt.rules.fury2.tactics.cards import WEAPONS


def fight_servant(state: Fury2State, hunters: tuple[int, ...]) -> None:
    """Begin a combat of hunters, as a group, with the Servant."""
    state.push(StartFight(hunters, Enemy.SERVANT), ServantFate())


class ServantFate(Step, frozen=True):
    """After the combat a Servant without lives leaves the board (S7.1-S7.3)."""

    def run(self, state: Fury2State) -> None:
        servant = state.servant
        if servant.lives > 0 or servant.skull:
            return
        state.update_servant(
            place=NOWHERE,
            lives=0,
            weapons=max(0, servant.weapons - 1),
            skull=1,
            port=NOWHERE,
            wake=NOWHERE,
        )
        state.tell(ServantDefeated)
        if servant.weapons:
            state.tell(ServantDisarmed, WEAPONS[servant.weapons - 1])
        state.tell(ServantRises, 1)
        state.add_vampires(-1, floor=-MOST_VAMPIRES if state.options.servant_track == "below" else 0)


def is_here(state: Fury2State, place: int) -> bool:
    """Return whether the Servant is in a place."""
    return state.options.has_servant and not state.servant.skull and state.servant.place == place
