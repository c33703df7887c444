"""The parts of a combat, hunters who leave it, and its end (C7)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.decision import Fury2Decision
from furyqt.rules.fury2.events import CombatLeft
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tactics.fight import Fight, FightResult
from furyqt.rules.mechanisms.interruptions import drop_all


class CombatStep(Step, frozen=True):
    """A part of a combat that is dropped if the combat ends before it."""


class CombatDecision(Fury2Decision, frozen=True):
    """A decision that is dropped if the combat ends before it."""


def fight_of(state: Fury2State) -> Fight:
    """Return the current combat."""
    assert state.fight is not None
    return state.fight


def break_off(state: Fury2State, result: FightResult = FightResult.PREVENTED) -> None:
    """End the combat: the rest of it is dropped, but effects that have begun are completed.

    A card that prevents the combat calls it before the first round (C2.4). The first result counts.
    """
    fight = fight_of(state)
    if fight.result == FightResult.NONE:
        state.update_fight(result=result)
    drop_all(state, lambda step: isinstance(step, CombatStep | CombatDecision))


def drop_out(state: Fury2State, hunter: int) -> None:
    """Remove a defeated hunter from the combat; without hunters it ends (C7.2).

    The seed ends the combat as soon as one hunter is defeated; an option lets the others fight on.
    """
    fight = state.fight
    if fight is None or hunter not in fight.hunters:
        return
    state.update_fight(hunters=tuple(other for other in fight.hunters if other != hunter))
    state.tell(CombatLeft, hunter)
    if len(fight.hunters) == 1 or state.options.group_fight == "ends":
        break_off(state, FightResult.DEFEATED)


def end_by_bite(state: Fury2State, hunter: int, *, defeats: bool) -> None:
    """End the combat because a hunter in it was bitten, perhaps once too often (C7.1, C7.2)."""
    fight = state.fight
    if fight is not None and hunter in fight.hunters:
        break_off(state, FightResult.DEFEATED if defeats else FightResult.BITTEN)
