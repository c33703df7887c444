"""The rules of thumb of Dracula's Servant: weapons first, then cards, then the wounded hunters."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.fury.turn_guide import Random, SimpleRule, best
from ai.knowledge.fury2.policy.hunter_cards import first, second, sometimes
from ai.knowledge.fury2.ways import TURNS_AWAY
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury2.actions import Choose, Go, Word
from furyqt.rules.fury2.decks import COMBAT_ITEMS
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.fight import AgentTakeover
from furyqt.rules.fury2.steps.servant.held_event import GiftChoice, ServantWindowChoice
from furyqt.rules.fury2.steps.servant.servant_actions import ServantAction, ServantTarget
from furyqt.rules.fury2.steps.servant.servant_moves import (
    LookConsent,
    ServantDrift,
    ServantMove,
    ServantRide,
    ServantStormChoice,
)
from furyqt.rules.fury2.steps.servant.servant_turn import ServantReturn, ServantStart
from furyqt.rules.fury2.steps.servant.transfusion import LifeGift, ServantRevival
from furyqt.rules.fury2.tables import HEALTH, LARGE, LIVES, SEAS

MUCH_BLOOD = 10
"""Dracula gives blood to the Servant while he has more than this."""
ARMED = 1
"""The weapons from which on the Servant looks for hunters."""


def travel(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Go to a large city for a weapon; armed and well, go to a hunter who cannot defend himself."""
    servant = state.servant
    hunts = servant.weapons >= ARMED and servant.lives > 1

    def value(action: Action) -> float:
        if isinstance(action, Word) and action.word != "stay":
            return -0.6
        at = action.to if isinstance(action, Go) else servant.place
        prey = max((_prey(state, hunter, at) for hunter in range(len(state.hunters))), default=0.0)
        found = prey if hunts else -0.6 * prey
        rests = at == servant.place and servant.lives < LIVES
        return found + 0.8 * (at in LARGE and servant.weapons < LIVES) + 0.7 * rests - 0.8 * (at in SEAS)

    return best(random, actions, value)


def _prey(state: Fury2State, hunter: int, at: int) -> float:
    """Return how easy a prey a hunter is, from this place."""
    sheet = state.hunters[hunter]
    arms = sum(item in COMBAT_ITEMS for item in sheet.items)
    return (2.0 - 0.4 * arms - sheet.health / HEALTH[hunter]) / (1.0 + TURNS_AWAY[at][sheet.place])


def act(random: Random, state: Fury2State, actions: Sequence[Word]) -> Action:
    """Take a weapon, rest when weak, otherwise search for a card."""
    worth = {"weapon": 3.0, "event": 1.5, "rest": 1.0 + (LIVES - state.servant.lives), "nothing": 0.0}
    return best(random, actions, lambda action: worth[action.word])


def settle(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Begin away from the hunters, near a large city."""

    def value(action: Action) -> float:
        row = TURNS_AWAY[action.place]
        away = min((row[sheet.place] for sheet in state.hunters if sheet.place >= 0), default=2.0)
        return float(min(2.0, away) - min(row[city] for city in LARGE))

    return best(random, actions, value, 1.0)


def prey(random: Random, state: Fury2State, actions: Sequence[Choose]) -> Action:
    """Attack the hunter who can defend himself least."""
    at = state.servant.place
    return best(random, actions, lambda action: _prey(state, action.hunter, at))


def with_blood(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Give blood while there is much of it."""
    return actions[1] if state.blood > MUCH_BLOOD else actions[0]


SIMPLE_RULES: dict[type[Step], SimpleRule] = {
    **dict.fromkeys((ServantMove, ServantRide, ServantDrift), travel),
    **dict.fromkeys((ServantStart, ServantReturn), settle),
    **dict.fromkeys((GiftChoice, ServantWindowChoice, ServantStormChoice), sometimes),
    **dict.fromkeys((LifeGift, ServantRevival), with_blood),
    AgentTakeover: second,
    LookConsent: first,
    ServantAction: act,
    ServantTarget: prey,
}
