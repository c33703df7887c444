"""The policies of hunters and Dracula in a simulated game: a rule of thumb for each important decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ai.knowledge.fury.styles import USUAL, Taste
from ai.knowledge.fury.turn_guide import Lead as Lead
from ai.knowledge.fury.turn_guide import SimpleRule, TurnGuide, mixed
from ai.knowledge.fury3 import dracula_policy, hunter_policy
from ai.knowledge.fury3.combat.card_frequencies import counter_weights, strike_weights
from ai.knowledge.fury3.combat.combat_value import awaits_round
from ai.knowledge.fury3.features import dracula_place, maturing_influence
from ai.knowledge.fury3.policy_weights import PolicyWeights, learned
from ai.knowledge.fury3.ways import CATCH_DAYS, FAR, days_away
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury3.actions import Go, Placement, Play, Space, Word
from furyqt.rules.fury3.decks import NONE, VAMPIRES, WEAPONS, Power
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, StrikeChoice
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.arrivals import AmbushChoice
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.fury3.tables import (
    CASTLE,
    DRACULA_HEALTH,
    HEALTH,
    HOSPITALS,
    ITEM_LIMIT,
    LARGE,
    MOST_INFLUENCE,
    PLACES,
    SEAS,
    TICKET_LIMIT,
    WALKS,
)

PLAYED = 0.6
"""The probability that a card is played when a window opens."""
SAFE = 4
"""The distance in days beyond which Dracula does not care."""
HURT = 0.6
"""The share of a hunter's health lost from which the hunter is near defeat."""
ITEM_PLACES = LARGE | HOSPITALS
"""The places where a hunter draws items."""
NO_WAY = (FAR,) * len(PLACES)
"""The days to an unknown place."""
MEETING = tuple(tuple(float(not days) for days in row) for row in CATCH_DAYS)
"""MEETING[goal][place]: whether a Dracula with this goal can be met in a place."""
NO_MEETING = (0.0,) * len(PLACES)
BESIDE_VAMPIRE = range(1, 4)
"""The spaces of the trail with a vampire that would clear the newest hideout when it matures (R6.16)."""
UNHURT = 2.0
"""The additional penalty for moving onto a hunter who is not hurt, in days of distance."""
EXPOSED = 4.0
"""The penalty for staying revealed with a hunter within a day."""
AGAIN = 2.0
"""The penalty for searching where nothing new can be found."""
FACING = 1.5
"""The value of searching for a known vampire with a weapon; without one or near defeat it is a penalty."""
LAST_CHANCE = 8.0
"""The value of searching for a known vampire that wins the game for Dracula when he moves."""


class PolicyGuide(TurnGuide[Fury3State]):
    """The policies for one simulated game; without `belief` its hunters know where Dracula is."""

    def __init__(
        self,
        rng: random.Random,
        noise: float,
        belief: Lead[Fury3State] | None = None,
        taste: Taste = USUAL,
        policy_weights: PolicyWeights | None = None,
    ) -> None:
        super().__init__(rng, noise)
        self._taste = taste
        self._policy_weights = policy_weights or learned()
        self._belief = belief

    def turn_of(self, state: Fury3State) -> tuple[int, int]:
        """Return the phase, and the hunter who decides."""
        return state.phase, getattr(state.agenda[-1], "hunter", NONE)

    def by_rule(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Choose by the rule of thumb for the pending decision; without one at random."""
        kind = type(state.agenda[-1])
        if rule := RULES.get(kind):
            return rule(self, state, actions)
        if simple_rule := SIMPLE_RULES.get(kind):
            return simple_rule(self._random, state, actions)
        return self._any(actions)

    def settled(self, state: Fury3State) -> bool:
        """Return whether a combat round is about to begin: its value is known from exact solutions."""
        return awaits_round(state)

    # ------------------------------------------------------------------------------------------- the hunters

    def _goal(self, state: Fury3State) -> int:
        """Return the place where the hunters believe Dracula is."""
        if self._belief is None:
            return dracula_place(state)
        return self._belief.place(state)

    def _sight(self, state: Fury3State) -> tuple[Sequence[float], Sequence[float]]:
        """Return for each place the days to where Dracula can be met, and the chance to meet him there."""
        goal = self._goal(state)
        return (CATCH_DAYS[goal], MEETING[goal]) if goal >= 0 else (NO_WAY, NO_MEETING)

    def ride(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Ride toward Dracula, or to the city nearest to him."""
        return hunter_policy.toward(self._goal(state), self._random, actions)

    def act(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Choose a hunter's action: approach Dracula, and get supplies on the way."""
        values = self.action_values(state, actions)
        return actions[values.index(max(values))]

    def action_values(self, state: Fury3State, actions: Sequence[Action]) -> list[float]:
        """Return the value of each of a hunter's actions, with what chance adds to it."""
        hunter = state.agenda[-1].hunter  # type: ignore[attr-defined]
        sheet, policy_weights = state.hunters[hunter], self._policy_weights
        days_to_him, chances = self._sight(state)
        here, met_here = days_to_him[sheet.place], chances[sheet.place]
        hurt = sheet.damage > HURT * HEALTH[hunter]
        armed = any(item in WEAPONS for item in sheet.items)
        approach = (
            policy_weights.approach
            - policy_weights.approach_unarmed * (not armed)
            - policy_weights.approach_hurt * hurt
        )
        values: list[float] = []
        for action in actions:
            value = self._doubt(policy_weights.hunters_noise)
            if isinstance(action, Go):
                met = chances[action.to]
                value += approach * (here - days_to_him[action.to])
                value += policy_weights.arrive * met - policy_weights.leave * met_here * (1 - met)
                if action.way == "sea":
                    value += policy_weights.sail
                elif action.ticket >= 0 and len(sheet.tickets) < TICKET_LIMIT:
                    value += policy_weights.ticket
            elif isinstance(action, Play):
                value += policy_weights.event
            else:
                value += self._word_value(action, state, hunter, armed, hurt)
            values.append(value)
        return values

    def _doubt(self, noise: float) -> float:
        """Draw what chance adds to the value of a hunter's action."""
        return noise * self._random()

    def _word_value(self, action: Action, state: Fury3State, hunter: int, armed: bool, hurt: bool) -> float:
        policy_weights, sheet = self._policy_weights, state.hunters[hunter]
        word = action.word if isinstance(action, Word) else ""
        if word == "supply":
            room = ITEM_LIMIT[hunter] - len(sheet.items) if sheet.place in ITEM_PLACES else 0
            value = policy_weights.supply + policy_weights.supply_room * max(0, room)
            if state.is_night() and not state.hunter_bottom:
                value += policy_weights.supply_night
            return value + policy_weights.supply_unarmed * (not armed and room > 0)
        if word == "reserve":
            return policy_weights.reserve * (TICKET_LIMIT - len(sheet.tickets))
        if word == "rest":
            return policy_weights.rest * min(4, sheet.damage) + policy_weights.rest_hurt * hurt
        if word == "search":
            return policy_weights.search + self._search_value(state, sheet.place, fit=armed and not hurt)
        return (
            policy_weights.wait
            if word == "pass"
            else policy_weights.trade
            if word == "trade"
            else policy_weights.other
        )

    def _search_value(self, state: Fury3State, place: int, *, fit: bool) -> float:
        """Return the additional value of a search: known vampires for the fit, nothing new for nobody."""
        spots = hideouts.at_place(state, place)
        contents = [placed for spot in spots for placed in spot.contents]
        if any(not placed.faceup for placed in contents):
            return self._policy_weights.search_vampire * any(map(self._fears, spots))
        if any(placed.card in VAMPIRES for placed in contents):
            if any(_is_fatal(state, spot) for spot in spots):
                return LAST_CHANCE
            return FACING if fit else -AGAIN
        return -AGAIN if contents else 0.0

    def _fears(self, spot: Hideout) -> bool:
        """Return whether a vampire lies there."""
        return any(placed.card in VAMPIRES for placed in spot.contents)

    def strike(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Draw a hunter's combat card by the average mixture of the exact solutions."""
        weights = strike_weights(state, state.agenda[-1].hunter)  # type: ignore[attr-defined]
        return mixed(self._random, actions, [weights[action.card] for action in actions])  # type: ignore[attr-defined]

    # ------------------------------------------------------------------------------------------- Dracula

    def place_card(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Move away from the hunters, on land if possible."""
        policy_weights, random = self._policy_weights, self._random
        days = days_away(state.chapter.closed)
        rows = [days[sheet.place] for sheet in state.hunters if not sheet.defeated]
        here = dracula_place(state)
        near = min((row[here] for row in rows), default=SAFE) if here >= 0 else SAFE
        taken = {spot.place for spot in state.trail if spot is not None}
        healthy = {
            sheet.place
            for number, sheet in enumerate(state.hunters)
            if not sheet.defeated and sheet.damage <= HURT * HEALTH[number]
        }
        best, found = -1e9, actions[0]
        for action in actions:
            value = policy_weights.dracula_noise * random()
            if not isinstance(action, Placement):
                value += policy_weights.other_placement
            elif action.to < 0:
                value += self._stay_value(state, action.power, near)
            else:
                value += self._place_value(state, action.to, rows, taken)
                if action.to in healthy:
                    value -= UNHURT
                if action.power >= 0:
                    value += policy_weights.power
            if value > best:
                best, found = value, action
        return found

    def _stay_value(self, state: Fury3State, power: int, near: int) -> float:
        """Return the value of a power card, or of a returning lair, without a location card of its own."""
        policy_weights = self._policy_weights
        value = policy_weights.distance * min(near, SAFE) + policy_weights.stay_shown * state.revealed
        if state.revealed and near <= 1:
            value -= EXPOSED
        if power == Power.FEED:
            return value + policy_weights.feed + policy_weights.feed_weak * state.damage / DRACULA_HEALTH
        return value + (policy_weights.call if power == Power.DARK_CALL else policy_weights.hide)

    def _place_value(
        self, state: Fury3State, to: int, rows: Sequence[Sequence[int]], taken: set[int]
    ) -> float:
        policy_weights, weak = self._policy_weights, state.damage / DRACULA_HEALTH
        days = sorted(row[to] for row in rows)
        value = policy_weights.distance * min(SAFE, days[0] if days else SAFE)
        if len(days) > 1:
            value += policy_weights.second * min(SAFE, days[1])
        if days and not days[0]:
            value += policy_weights.hit
        if to in SEAS:
            value += (1.0 - 2.0 * self._taste.sea) * policy_weights.sea + policy_weights.sea_weak * weak
        elif to == CASTLE:
            value += policy_weights.castle_weak * weak
        return value + policy_weights.exits * min(4, sum(place not in taken for place in WALKS[to]))

    def lay(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Place an encounter card: a vampire if no hunter is near and no maturing vampire would clear it."""
        here = dracula_place(state)
        days = days_away(state.chapter.closed)
        near = min((days[s.place][here] for s in state.hunters if s.place >= 0), default=SAFE)
        wants = near + self._random() - 0.5 >= self._policy_weights.lay_near and not doomed(state)
        fitting = [a for a in actions if isinstance(a, Space) and (a.card in VAMPIRES) == wants]
        return self._any(fitting or actions)

    def ambush(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Spring traps; vampires preferably wait."""
        traps = [a for a in actions if isinstance(a, Space) and a.card not in VAMPIRES]
        return self._any(traps) if traps else self._any(actions)

    def counter(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Draw Dracula's combat card by the average mixture of the exact solutions."""
        weights = counter_weights(state)
        return mixed(self._random, actions, [weights[action.card] for action in actions])  # type: ignore[attr-defined]

    # ------------------------------------------------------------------------------------------- both

    def play(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Play a card with the probability PLAYED."""
        cards = [action for action in actions if isinstance(action, Play)]
        return self._any(cards) if cards and self._random() < PLAYED else actions[0]


def _is_fatal(state: Fury3State, spot: Hideout) -> bool:
    """Return whether a hideout leaves the trail next, and its vampires then win the game for Dracula."""
    return spot is state.trail[-1] and state.influence + maturing_influence(spot) >= MOST_INFLUENCE


def doomed(state: Fury3State) -> bool:
    """Return whether an older vampire would clear the newest hideout when it matures."""
    spots = (state.trail[space] for space in BESIDE_VAMPIRE)
    return any(placed.card in VAMPIRES for spot in spots if spot is not None for placed in spot.contents)


RULES: dict[type[Step], Callable[[PolicyGuide, Any, Sequence[Action]], Action]] = {
    HunterAction: PolicyGuide.act,
    StrikeChoice: PolicyGuide.strike,
    CardPlacement: PolicyGuide.place_card,
    EncounterPlacement: PolicyGuide.lay,
    AmbushChoice: PolicyGuide.ambush,
    CounterChoice: PolicyGuide.counter,
    WindowChoice: PolicyGuide.play,
    **dict.fromkeys(hunter_policy.JOURNEYS, PolicyGuide.ride),
}
"""Rules that depend on the place where Dracula is believed to be, and those of combat."""
SIMPLE_RULES: dict[type[Step], SimpleRule] = {**dracula_policy.SIMPLE_RULES, **hunter_policy.SIMPLE_RULES}
AT_RANDOM: frozenset[type[Step]] = dracula_policy.AT_RANDOM | hunter_policy.AT_RANDOM
"""Decisions that are made at random; every other decision has a rule."""
