"""Players of the third edition who search: strong opponents of many styles, for training and for tests.

A player is a line of players.jsonl: what it changes of the house's leaf value and rules of thumb, and a
habit. An agent's name is `player:NAME`, or `player:NAME/NUMBER` for one of the variations, whose numbers and
favorite places are drawn around those of the line. The half is the wall (`lab.held_out`): a player of the
half "test", with all variations, takes part in no training.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import cast

import msgspec

from ai.knowledge import TIE, AnyKnowledge, Belief
from ai.knowledge.fury3.belief import BelievedLocation, TeamGuess, WaysBelief
from ai.knowledge.fury3.combat.combat_value import to_come
from ai.knowledge.fury3.features import NAMES, dracula_place, features
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.fury3.policy_weights import learned
from ai.knowledge.fury3.rule_bots.guides import CharacterGuide, fondness, station
from ai.knowledge.fury3.rule_bots.habits import Character, TeamHabit, WanderHabit
from ai.knowledge.fury3.rule_bots.player import places
from ai.knowledge.fury3.value import WON, weights
from ai.knowledge.fury3.ways import DAYS_AWAY
from ai.levels import Level
from ai.mcts.search import SearchAgent
from furyqt.rules.core.reading import packaged_text
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, FIGURES, HEALTH, HUNTERS, Region

FILE = Path(__file__).with_name("players.jsonl")
PREFIX = "player:"
SIDES = ("hunters", "dracula")
TEST_HALF = "test"
HALVES = ("training", TEST_HALF)
FARTHEST = 4
"""The days from a hunter beyond which further ones do not matter."""
VALUE_SPREAD, POLICY_SPREAD = 0.3, 0.35
"""The spread of a variation's factors (of their logarithm), and of its rules of thumb in days."""
HOMELY, HOMESICK = 0.4, (0.1, 0.5)
"""The share of variations with a favorite region of their own, and how strongly it pulls."""
CARELESS = (TIE, 0.06)
"""The leeways of variations."""
VARIED = ("away0", "away1", "pressure", "damage", "unseen", "vampires_near", "vampires_in_lairs", "wounds")
"""The features whose weights every variation changes."""
VARIED_POLICY = {
    "hunters": ("approach", "supply", "reserve", "rest", "search", "event", "sail"),
    "dracula": ("distance", "second", "sea", "exits", "hide", "feed", "lay_near", "power"),
}


class UnknownPlayerError(ValueError):
    """There is no player with this name."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file."""

    name: str
    side: str
    half: str
    words: str
    iterations: int = 16
    leeway: float = TIE
    """The value, from 0 to 1, by which an action may be worse than the best and still be drawn."""
    hunts: float = 0.0
    """Points for Dracula for each lone hunter near by night, up to double for a hurt one."""
    value: Mapping[str, float] = {}
    """The factors of the leaf value's weights by feature."""
    policy: Mapping[str, float] = {}
    """Weights of the rules of thumb instead of the learned ones."""
    habits: Mapping[str, float | int | tuple[str, ...]] = {}
    """Fields of TeamHabit or WanderHabit; in the leaf value a day of them is a point."""

    @property
    def spec(self) -> str:
        """The agent's name."""
        return PREFIX + self.name

    @property
    def character(self) -> Character:
        """The rules of thumb of this player's simulated games."""
        kept = msgspec.structs.replace(learned(), **self.policy)
        if self.side == SIDES[HUNTERS]:
            return Character(self.half, self.words, kept, team=msgspec.convert(self.habits, TeamHabit))
        return Character(self.half, self.words, kept, dracula=msgspec.convert(self.habits, WanderHabit))


@cache
def players() -> dict[str, Player]:
    """Return the players of the file by name; msgspec.ValidationError for any other line."""
    found = [msgspec.json.decode(line, type=Player) for line in packaged_text(FILE).splitlines()]
    return {player.name: player for player in found}


def half_of(spec: str) -> str:
    """Return the half of an agent that is a player of the file, or an empty text for any other agent."""
    return _named(spec)[0].half if spec.startswith(PREFIX) else ""


def specs_of(side: str, half: str) -> list[str]:
    """Return the agents' names of the players of a side in one half, in the order of the file."""
    return [player.spec for player in players().values() if (player.side, player.half) == (side, half)]


def varied(player: Player, number: int) -> Player:
    """Return a variation of a player; 0 is the player as in the file."""
    if not number:
        return player
    rng = random.Random(f"{player.name} {number}")
    value = {name: player.value.get(name, 1.0) * exp(rng.gauss(0, VALUE_SPREAD)) for name in VARIED}
    usual = msgspec.structs.asdict(learned())
    policy = {
        name: player.policy.get(name, usual[name]) + rng.gauss(0, POLICY_SPREAD)
        for name in VARIED_POLICY[player.side]
    }
    habits, leeway = dict(player.habits), rng.uniform(*CARELESS)
    region, pull = rng.choice(list(Region)).name.lower(), rng.uniform(*HOMESICK)
    if rng.random() < HOMELY and player.side == SIDES[DRACULA] and "home" not in habits:
        habits |= {"home": (region,), "pull": pull, "start_pull": pull}
    return msgspec.structs.replace(
        player,
        value={**player.value, **value},
        policy={**player.policy, **policy},
        habits=habits,
        leeway=max(player.leeway, leeway),
    )


def player_agent(spec: str, iterations: int = 0) -> SearchAgent:
    """Return a new agent, with this number of iterations or its own; UnknownPlayerError for another name."""
    player, number = _named(spec)
    made = SearchAgent(ruleset("fury3"), Level(iterations or player.iterations))
    made.knowledge = cast(AnyKnowledge, PlayerKnowledge(varied(player, number)))
    return made


def _named(spec: str) -> tuple[Player, int]:
    name, _, number = spec.removeprefix(PREFIX).partition("/")
    player = players().get(name)
    if player is None or not spec.startswith(PREFIX) or not (number or "0").isdecimal():
        raise UnknownPlayerError(f"no player has the name {spec}")
    return player, int(number or 0)


class PlayerKnowledge(Fury3Knowledge):
    """The knowledge of the house, with a player's leaf value, rules of thumb and habit."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self._character = player.character
        factors = [player.value.get(name, 1.0) for name in NAMES]
        self._weights = tuple(map(mul, weights(DRACULA), factors))
        self._been: Sequence[int] = ()

    def belief(self, observation: Fury3Observation) -> WaysBelief:
        """Return the belief, and remember where Dracula was, as far as this player knows."""
        self._been = places(observation)
        return super().belief(observation)

    def guide(
        self, state: Fury3State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> CharacterGuide:
        """Return the rules of thumb of this player for one simulated game."""
        assert isinstance(belief, WaysBelief)
        lead = (
            TeamGuess(state, belief.believed_place, rng.random)
            if observer == HUNTERS
            else BelievedLocation(belief.believed_place, rng.random)
        )
        return CharacterGuide(rng, noise, self._character, lead, self._been)

    def leeway(self, observation: Fury3Observation) -> float:
        """Return the player's leeway where it is larger than the usual one."""
        return max(super().leeway(observation), self._player.leeway)

    def points(self, state: Fury3State, player: int) -> float:
        """Return the points of a position for this player's side."""
        if state.winner >= 0:
            return WON if state.winner == player else -WON
        value: float = sum(map(mul, self._weights, features(state))) + to_come(state, player)
        return value + self._gathered(state) if player == HUNTERS else self._liked(state) - value

    def _gathered(self, state: Fury3State) -> float:
        """Return what the places of the hunters are worth to the team's habit."""
        spots = [sheet.place for sheet in state.hunters]
        return sum(
            station(self._character.team, hunter, spots[hunter], _others(spots, hunter))
            for hunter in FIGURES
            if spots[hunter] >= 0
        ) / len(spots)

    def _liked(self, state: Fury3State) -> float:
        """Return what Dracula's place is worth to his habit, and the hunters that he can hunt."""
        here = dracula_place(state)
        if here < 0:
            return 0.0
        spots = [sheet.place for sheet in state.hunters]
        days = [DAYS_AWAY[place][here] if place >= 0 else FARTHEST for place in spots]
        value = fondness(self._character.dracula, here, min(days), self._been)
        return value + self._player.hunts * _prey(state, spots, days) if self._player.hunts else value


def _others(spots: Sequence[int], hunter: int) -> list[int]:
    return [place for other, place in enumerate(spots) if other != hunter and place >= 0]


def _prey(state: Fury3State, spots: Sequence[int], days: Sequence[int]) -> float:
    """Return the number of hunters within a day of Dracula by night who are more than a day from all others.

    A hurt one counts up to double.
    """
    if not state.is_night():
        return 0.0
    return sum(
        1 + state.hunters[hunter].damage / HEALTH[hunter]
        for hunter in FIGURES
        if days[hunter] <= 1
        and spots[hunter] >= 0
        and not any(DAYS_AWAY[spots[hunter]][other] <= 1 for other in _others(spots, hunter))
    )
