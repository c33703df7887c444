"""How hunters and Dracula act in a simulated game: a rule of thumb for each decision that matters."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ai.knowledge.fury3 import brood, outfit
from ai.knowledge.fury3.duel.habits import counter_weights, strike_weights
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.ways import DAYS_AWAY, FAR
from ai.styles import USUAL, Taste
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.actions import Do, Go, Play, Prowl, Space
from furyqt.rules.fury3.decks import VAMPIRES, Power
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.tables import (
    CASTLE,
    DRACULA_HEALTH,
    ITEM_LIMIT,
    SEAS,
    TICKET_LIMIT,
)

PLAYED = 0.6
"""How often a card is played when a window opens."""
SAFE = 4
"""Days of distance beyond which Dracula does not care."""


class Lead(Protocol):
    """What hunters go by."""

    def place(self, state: State) -> int:
        """Where they suppose Dracula."""
        ...


class PolicyGuide:
    """The policies for one simulated game; without a supposition its hunters know where Dracula is."""

    def __init__(
        self,
        rng: random.Random,
        noise: float,
        supposition: Lead | None = None,
        taste: Taste = USUAL,
    ) -> None:
        self._taste = taste
        self._random = rng.random
        self._noise = noise
        self._supposition = supposition

    def choose(self, state: State, actions: Sequence[Action]) -> Action:
        """A random action now and then, else by the rule of thumb for the pending decision."""
        if len(actions) == 1:
            return actions[0]
        if self._random() < self._noise:
            return actions[int(self._random() * len(actions))]
        name = type(state.agenda[-1]).__name__
        if rule := _RULES.get(name):
            return rule(self, state, actions)
        if habit := _HABITS.get(name):
            return habit(self._random, state, actions)
        return actions[int(self._random() * len(actions))]

    # ------------------------------------------------------------------------------------------- the hunters

    def _goal(self, state: State) -> int:
        """Where the hunters suppose Dracula."""
        if self._supposition is None:
            return dracula_place(state)
        return self._supposition.place(state)

    def ride(self, state: State, actions: Sequence[Action]) -> Action:
        """Towards Dracula, or the city nearest to him."""
        return outfit.towards(self._goal(state), self._random, actions)

    def act(self, state: State, actions: Sequence[Action]) -> Action:
        """A hunter's action: towards Dracula, and to the shops on the way."""
        hunter = state.agenda[-1].hunter  # type: ignore[attr-defined]
        sheet = state.hunters[hunter]
        goal = self._goal(state)
        away = DAYS_AWAY[sheet.place]
        here = away[goal] if goal >= 0 else 0
        best, found = -1e9, actions[0]
        for action in actions:
            value = 0.5 * self._random()
            if isinstance(action, Go):
                to = DAYS_AWAY[action.to][goal] if goal >= 0 else 0
                value += (
                    min(here, FAR) - min(to, FAR) - 0.3 * (action.to in SEAS) - 0.2 * (action.ticket >= 0)
                )
            elif isinstance(action, Play):
                value += 0.9
            else:
                value += self._worth_of_word(action, sheet, ITEM_LIMIT[hunter])
            if value > best:
                best, found = value, action
        return found

    def _worth_of_word(self, action: Action, sheet: Any, limit: int) -> float:
        word = action.word if isinstance(action, Do) else ""
        if word == "supply":
            return 1.0 if len(sheet.items) < limit else 0.5
        if word == "reserve":
            return 0.7 if len(sheet.tickets) < TICKET_LIMIT else 0.0
        if word == "rest":
            return 0.3 * min(4, int(sheet.damage))
        return {"search": 1.6, "trade": -0.5, "pass": -0.3}.get(word, 0.4)

    def strike(self, state: State, actions: Sequence[Action]) -> Action:
        """A hunter's combat card, mixed as the exact solutions mix it on average."""
        weights = strike_weights(state, state.agenda[-1].hunter)  # type: ignore[attr-defined]
        return self._mixed(actions, [weights[action.card] for action in actions])  # type: ignore[attr-defined]

    # ------------------------------------------------------------------------------------------- Dracula

    def prowl(self, state: State, actions: Sequence[Action]) -> Action:
        """Away from the hunters, on land while possible."""
        hunters = [sheet.place for sheet in state.hunters if not sheet.defeated]
        here = dracula_place(state)
        near = min((DAYS_AWAY[place][here] for place in hunters), default=SAFE) if here >= 0 else SAFE
        best, found = -1e9, actions[0]
        for action in actions:
            value = self._worth_of_prowl(state, action, hunters, near) + 1.5 * self._random()
            if value > best:
                best, found = value, action
        return found

    def _worth_of_prowl(self, state: State, action: Action, hunters: list[int], near: int) -> float:
        if not isinstance(action, Prowl):
            return -2.0
        weak = state.damage / DRACULA_HEALTH
        if action.to < 0:
            stays = min(near, SAFE) - 3.0 * state.revealed
            if action.power == Power.FEED:
                return stays - 1.5 + 3.0 * weak
            return stays - (2.0 if action.power == Power.DARK_CALL else 1.0)
        to = action.to
        value = float(min(SAFE, min((DAYS_AWAY[place][to] for place in hunters), default=SAFE)))
        if to in hunters:
            value -= 4.0
        if to in SEAS:
            value -= (1.0 - 2.0 * self._taste.sea) * 1.5 + 4.0 * weak
        elif to == CASTLE:
            value += 3.0 * weak
        return value - 0.5 * (action.power >= 0)

    def lay(self, state: State, actions: Sequence[Action]) -> Action:
        """An encounter card: a vampire where nobody is near."""
        here = dracula_place(state)
        near = min(
            (DAYS_AWAY[sheet.place][here] for sheet in state.hunters if sheet.place >= 0), default=SAFE
        )
        wants = near >= 2
        fitting = [a for a in actions if isinstance(a, Space) and (a.card in VAMPIRES) == wants]
        return self._any(fitting or actions)

    def ambush(self, state: State, actions: Sequence[Action]) -> Action:
        """Traps are sprung; vampires rather wait."""
        traps = [a for a in actions if isinstance(a, Space) and a.card not in VAMPIRES]
        return self._any(traps) if traps else self._any(actions)

    def counter(self, state: State, actions: Sequence[Action]) -> Action:
        """Dracula's combat card, mixed as the exact solutions mix it on average."""
        weights = counter_weights(state)
        return self._mixed(actions, [weights[action.card] for action in actions])  # type: ignore[attr-defined]

    # ------------------------------------------------------------------------------------------- both

    def play(self, state: State, actions: Sequence[Action]) -> Action:
        """A card is played more often than not."""
        cards = [action for action in actions if isinstance(action, Play)]
        return self._any(cards) if cards and self._random() < PLAYED else actions[0]

    def _any(self, actions: Sequence[Action]) -> Action:
        return actions[int(self._random() * len(actions))]

    def _mixed(self, actions: Sequence[Action], weights: Sequence[float]) -> Action:
        point = self._random() * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        return actions[-1]


_RULES: dict[str, Callable[[PolicyGuide, Any, Sequence[Action]], Action]] = {
    "HunterAction": PolicyGuide.act,
    "StrikeChoice": PolicyGuide.strike,
    "Placement": PolicyGuide.prowl,
    "EncounterPlacement": PolicyGuide.lay,
    "AmbushChoice": PolicyGuide.ambush,
    "CounterChoice": PolicyGuide.counter,
    "WindowChoice": PolicyGuide.play,
    **dict.fromkeys(outfit.JOURNEYS, PolicyGuide.ride),
}
"""What depends on where Dracula is supposed to be, and the fights."""
_HABITS = {**brood.HABITS, **outfit.HABITS}
