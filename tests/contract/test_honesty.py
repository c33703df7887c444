"""The computer players decide only by their player's information."""

from __future__ import annotations

import ast
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from ai.agent import Agent, AgentDecision
from ai.agents import make_agent
from ai.levels import LEVELS, levels_of, parse_spec
from ai.mcts.search import SearchAgent
from ai.worker.wire import packed
from furyqt.controllers.computer.ai_client import AiClient
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import seat_tags
from furyqt.rules.core.agenda import Action, State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Observation, Ruleset, ruleset
from tests.contract.facts import facts
from tests.contract.games import GAMES, added_toys, played, variants
from tests.contract.twins import Census, check_twins

ROOT = Path(__file__).parents[2]
ITERATIONS = 8
"""The approximate iterations of each level after dividing its budget."""
ENOUGH = 10
"""The number of compared decisions per player with hidden information, over all levels in turn."""
APART = 2
"""The actions between them."""
MANY = 600
"""The same in `make soak`."""
PLIES = 60
with added_toys():
    SIDES = [(name, player) for name in GAMES for player in range(len(ruleset(name).default_table.players))]
    BLIND = [
        (name, player)
        for name, player in SIDES
        if ruleset(name).default_table.players[player].name not in facts(name).all_knowing
        and not (player and ruleset(name).default_table.is_open)
    ]
"""The players with more hidden information than the random stream; of an open game, in which all players know
the same, only the first."""

Decider = Callable[[Observation, int], Any]


def specs(game: str) -> list[str]:
    """Return every level of a game with a small budget."""
    levels = levels_of(game)
    return [f"search:{name}/{max(1, level.iterations // ITERATIONS)}" for name, level in levels.items()]


def untimed(decision: AgentDecision) -> AgentDecision:
    return msgspec.structs.replace(decision, seconds=0.0)


def fresh(rules: Ruleset, spec: str) -> Decider:
    """Return a new agent for each decision."""
    return lambda seen, seed: untimed(make_agent(rules, spec).decide(seen, seed))


def remembering(rules: Ruleset, spec: str) -> Decider:
    """Return one agent that has decided everything before, and in another game in between."""
    agent = make_agent(rules, spec)
    others = other_questions(rules)

    def decide(seen: Observation, seed: int) -> AgentDecision:
        if seed % 3 == 0:
            agent.decide(next(others), seed)
        return untimed(agent.decide(seen, seed))

    return decide


def other_questions(rules: Ruleset) -> Iterator[Observation]:
    """Yield observations of other games forever, alternating between the players."""
    while True:
        for seed in (90, 91):
            states = played(rules, rules.checked_options({}), seed, most=70).states
            for state in states[len(states) // 2 :: 7]:
                player = player_to_move(state)
                if player is not None:
                    yield rules.observe(state, player)


def by_turns(rules: Ruleset) -> Decider:
    """Decide each pair of worlds at another level, with a new agent in one and an experienced one in the
    other.
    """
    makers = [(fresh(rules, spec), remembering(rules, spec)) for spec in specs(rules.name)]
    calls = iter(range(10**9))

    def decide(seen: Observation, seed: int) -> Any:
        call = next(calls)
        return makers[call // 2 % len(makers)][call % 2](seen, seed)

    return decide


def compared(name: str, player: int, enough: int, apart: int) -> Census:
    """Compare pairs of worlds until there are enough, under all kinds of options."""
    rules, census = ruleset(name), Census()
    options, decide = variants(rules), by_turns(rules)
    for seed in range(enough):
        how = options[seed % len(options)]
        check_twins(rules, how, seed, player, census, (decide,), plies=PLIES, apart=apart)
        if census.decisions >= enough:
            break
    print(f"{name}, {rules.default_table.players[player].name}: {census}")
    assert census.decisions >= enough
    return census


@pytest.mark.parametrize(("name", "player"), BLIND)
def test_worlds_that_look_the_same_give_the_same_decision(
    name: str, player: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("twins", str(compared(name, player, ENOUGH, APART)))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "player"), BLIND)
def test_many_worlds_that_look_the_same_give_the_same_decision(
    name: str, player: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("twins", str(compared(name, player, MANY, 0)))


class Spy:
    """Rules that remember the state of each observation, which no agent may have."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._kept: dict[int, tuple[Observation, State]] = {}
        self.rules = replace(rules, observe=self._observe)

    def _observe(self, state: State, player: int) -> Observation:
        seen = self._rules.observe(state, player)
        self._kept[id(seen)] = seen, state
        return seen

    def state(self, seen: Observation) -> State:
        return self._kept[id(seen)][1]


def peeking(spy: Spy, spec: str) -> Decider:
    """Search in the one true world instead of the determinized ones."""

    def decide(seen: Observation, seed: int) -> AgentDecision:
        def truth(observation: Observation, hidden: Any, number: int) -> State:
            state = spy.state(seen).clone()
            state.chance = number
            return state

        agent: Agent = make_agent(replace(spy.rules, determinize=truth), spec)
        return untimed(agent.decide(seen, seed))

    return decide


@pytest.mark.parametrize(("name", "player"), BLIND)
@pytest.mark.parametrize("level", [LEVELS[0], LEVELS[-1]])
def test_an_agent_that_peeks_is_caught(name: str, player: int, level: str) -> None:
    spy, spec = Spy(ruleset(name)), specs(name)[LEVELS.index(level)]

    def check() -> None:
        for seed in range(3):
            check_twins(spy.rules, {}, seed, player, Census(), (peeking(spy, spec),), plies=PLIES)

    with pytest.raises(AssertionError, match="decides by more than it was told"):
        check()


@pytest.mark.parametrize(("name", "player"), SIDES)
def test_the_stream_of_chance_changes_no_decision(name: str, player: int) -> None:
    rules = ruleset(name)
    asked = [
        state
        for state in played(rules, rules.checked_options({}), 7, most=120).states
        if player_to_move(state) == player
    ]
    for number, state in enumerate(asked[:: max(1, len(asked) // len(LEVELS))]):
        other = state.clone()
        other.chance ^= 0x5A5A5A
        decide = fresh(rules, specs(name)[number % len(LEVELS)])
        assert decide(rules.observe(state, player), 3) == decide(rules.observe(other, player), 3)


class Listener:
    """A replacement for the thinking process that records its input."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []
        self.decided = self.progressed = self.placed = self.trouble = self

    def connect(self, slot: object) -> None:
        """Connect like a signal."""

    def think(self, game: str, spec: str, observation: Observation, seed: int, *wishes: bool) -> int:
        self.heard.append((game, spec, packed(observation), seed, *wishes))
        return len(self.heard)

    def places(self, game: str, observation: Observation) -> int:
        self.heard.append((game, packed(observation)))
        return len(self.heard)


@pytest.mark.parametrize(("name", "player"), BLIND)
def test_the_bytes_for_the_thinking_process_hold_nothing_hidden(
    qtbot: object, name: str, player: int
) -> None:
    spy = Spy(ruleset(name))
    rules, census = spy.rules, Census()
    table = rules.default_table
    tags = seat_tags(table, ("search:novice",) * len(table.seats))

    def handed(seen: Observation, seed: int) -> list[tuple[Any, ...]]:
        record = Record(name, 5, rules.checked_options({}), tags=tags)
        history, listener = History(record, [spy.state(seen)]), Listener()
        client = AiClient(listener)  # type: ignore[arg-type]
        seat = table.seats_of(player)[0]
        client.ask_move(history, seat)
        client.ask_quietly(history, seat)
        client.ask_hint(history, player)
        client.ask_places(history, player)
        return listener.heard

    for seed in range(5):
        check_twins(rules, {}, seed, player, census, (handed,), plies=PLIES)
        if census.decisions >= ENOUGH:
            break
    assert census.decisions >= 8


def loaded_modules() -> list[str]:
    """Return all project modules that the thinking process has loaded after decisions in every game."""
    code = (
        "import sys, ai.worker.service\n"
        "from ai.knowledge import knowledge\n"
        "from furyqt.rules.core.games import game_names\n"
        "from furyqt.rules.core.ruleset import ruleset\n"
        "for name in game_names(): knowledge(ruleset(name))\n"
        "print(*(name for name in sys.modules if name == 'ai' or name.startswith('ai.')))"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return run.stdout.split()


FORBIDDEN = {"observe", "setup", "positions"}
"""The functions that create an observation from a state, or a state from a seed."""


def test_the_thinking_process_makes_no_observation_and_no_opening() -> None:
    modules = loaded_modules()
    assert "ai.mcts.search" in modules
    assert "ai.knowledge.fury3" in modules
    for module in modules:
        path = ROOT / Path(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        assert forbidden_names(file.read_text(encoding="utf-8")) == set(), module


def forbidden_names(source: str) -> set[str]:
    """Return the forbidden names that a module calls or imports."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names} | set((node.module or "").split("."))
    return found & FORBIDDEN


@pytest.mark.parametrize(
    "source",
    ["rules.observe(s, 0)", "from furyqt.rules.lite.setup import x", "from furyqt.rules.lite import observe"],
)
def test_a_module_that_looks_is_found(source: str) -> None:
    assert forbidden_names(source)


@pytest.mark.parametrize("name", GAMES)
def test_thinking_draws_nothing_from_the_games_chance_or_from_anybody_elses(name: str) -> None:
    """The same actions lead to the same dice, whether people or agents play."""
    rules = ruleset(name)
    options = rules.checked_options({})
    agents = [make_agent(rules, specs(name)[1]) for _ in rules.default_table.players]
    random.seed(1)
    np.random.seed(1)
    others = random.getstate(), repr(np.random.get_state())
    state, actions = rules.setup(options, 11), list[Action]()
    for ply in range(25):
        player = player_to_move(state)
        if is_over(state) or player is None:
            break
        seen, before = rules.observe(state, player), repr(state)
        action = seen.actions[agents[player].decide(seen, ply).index]
        assert repr(state) == before
        actions.append(action)
        state = play(state, action)
    assert (random.getstate(), repr(np.random.get_state())) == others
    again = rules.setup(options, 11)
    for action in actions:
        assert action in legal_actions(again)
        again = play(again, action)
    assert again == state
    assert again.chance == state.chance


def test_all_levels_are_tested() -> None:
    for game in GAMES:
        budgets = [parse_spec(spec).thinking(game).iterations for spec in specs(game)]
        assert all(1 <= iterations <= 2 * ITERATIONS for iterations in budgets)
        assert isinstance(make_agent(ruleset(game), specs(game)[0]), SearchAgent)
