"""The result Killed for each enemy (C6, C10.4, S5.3)."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.rules.fury2.events import EnemyKilled, ServantLives
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import fight_of
from furyqt.rules.fury2.tactics.fight import Enemy


def kill_dracula(state: Fury2State) -> bool:
    """Lower Dracula's blood to the next red mark; by an option the combat ends (C6)."""
    state.tell(EnemyKilled, Enemy.DRACULA)
    state.lose_to_red_mark()
    return state.options.killed == "ends"


def kill_agent(state: Fury2State) -> bool:
    """Kill an agent (C6)."""
    state.tell(EnemyKilled, Enemy.AGENT, fight_of(state).tile)
    return True


def kill_vampire(state: Fury2State) -> bool:
    """Kill the vampire of Vampire Lair: the vampire track falls by 1, not below 0 (C10.4)."""
    state.tell(EnemyKilled, Enemy.NEW_VAMPIRE)
    if state.vampires > 0:
        state.add_vampires(-1)
    return True


def kill_servant(state: Fury2State) -> bool:
    """Take one of the Servant's lives; the combat goes on while he has another (S5.3, S5.4)."""
    state.tell(EnemyKilled, Enemy.SERVANT)
    state.update_servant(lives=state.servant.lives - 1)
    state.tell(ServantLives, state.servant.lives + 1, state.servant.lives)
    return state.servant.lives == 0 or state.options.servant_killed == "ends"


KILLED: dict[Enemy, Callable[[Fury2State], bool]] = {
    Enemy.DRACULA: kill_dracula,
    Enemy.AGENT: kill_agent,
    Enemy.NEW_VAMPIRE: kill_vampire,
    Enemy.SERVANT: kill_servant,
}
"""By enemy: apply the result Killed and return whether it ends the combat."""
