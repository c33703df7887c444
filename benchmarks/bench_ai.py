"""Measure belief and search in the simplified game: `pytest benchmarks/bench_ai.py`."""

import contextlib
import itertools
import os
import random
import time
from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from ai.agent import AgentDecision, decision_seed
from ai.agents import make_agent
from ai.knowledge.lite.knowledge import LiteKnowledge
from ai.knowledge.lite.trail_belief import BeliefMemory
from ai.levels import Level
from ai.mcts.search import SearchAgent
from ai.worker.process import CancelledError, Engine
from ai.worker.wire import packed, unpacked
from furyqt.rules.core.agenda import State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from tests.ai.test_long_belief import unseen
from tests.contract.games import played

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RULES = ruleset("lite")
OPTIONS = RULES.checked_options({})
HUNTERS, DRACULA = range(2)
PLAYERS = [info.name for info in RULES.default_table.players]
GAMES = {"greedy": ("greedy", "greedy"), "random": ("random", "random")}
"""The players of the two games: greedy hunters see much of Dracula, random ones almost nothing."""
DEPTH = {"greedy": 40, "random": 100}
SEED = 1
FRAMES = 500
SETTLING = 3.0
"""Seconds before frames are measured, so that the thinking process has started."""


@cache
def positions(kind: str, seed: int = SEED) -> list[State]:
    """A game between two simple players."""
    agents = [make_agent(RULES, spec) for spec in GAMES[kind]]
    states = [RULES.setup(OPTIONS, seed)]
    while not is_over(states[-1]):
        player = player_to_move(states[-1])
        assert player is not None
        observation = RULES.observe(states[-1], player)
        decision = agents[player].decide(observation, decision_seed(seed, len(states) - 1))
        states.append(play(states[-1], observation.actions[decision.index]))
    return states


def position(kind: str, player: int) -> State:
    """A position in the middle of the game with this player to move."""
    return next(state for state in positions(kind)[DEPTH[kind] :] if player_to_move(state) == player)


def after_dracula(kind: str) -> tuple[State, State]:
    """A position before a Dracula move, and the position after it."""
    states = positions(kind)
    moved = range(DEPTH[kind], len(states) - 1)
    at = next(i for i in moved if player_to_move(states[i]) == DRACULA)
    return states[at], states[at + 1]


@pytest.mark.parametrize("kind", GAMES)
def test_belief_from_the_start(benchmark: BenchmarkFixture, kind: str) -> None:
    """Compute the belief from the whole game at once, as after loading a save."""
    observation = RULES.observe(position(kind, HUNTERS), HUNTERS)
    belief = benchmark(lambda: BeliefMemory().update(observation))
    benchmark.extra_info["trails"] = len(belief.rows)


@pytest.mark.parametrize("rounds", [5, 10, 15, 20, 60, 180])
def test_belief_from_nothing_after_rounds_unseen(benchmark: BenchmarkFixture, rounds: int) -> None:
    """The same when Dracula was never seen: at most 1 s, however long the game."""
    state = unseen()[5 * rounds - 1]
    observation = RULES.observe(state, HUNTERS)
    belief = benchmark.pedantic(lambda: BeliefMemory().update(observation), rounds=5)
    benchmark.extra_info["trails"] = len(belief.rows)


@pytest.mark.parametrize("kind", GAMES)
def test_belief_after_a_move(benchmark: BenchmarkFixture, kind: str) -> None:
    """Update the belief after one more Dracula move."""
    before, after = after_dracula(kind)
    memory = BeliefMemory()
    memory.update(RULES.observe(before, HUNTERS))
    observation = RULES.observe(after, HUNTERS)
    belief = benchmark.pedantic(
        lambda copy: copy.update(observation), setup=lambda: ((deepcopy(memory),), {}), rounds=50
    )
    benchmark.extra_info["trails"] = len(belief.rows)


@pytest.mark.parametrize("kind", GAMES)
def test_belief_of_whole_games(benchmark: BenchmarkFixture, kind: str) -> None:
    """Follow ten whole games; record the time of each update and the number of trails."""
    games = [
        [RULES.observe(state, HUNTERS) for state in positions(kind, seed)] for seed in range(SEED, SEED + 10)
    ]
    times, trails = [], []

    def follow() -> None:
        for game in games:
            memory = BeliefMemory()
            for observation in game:
                start = time.perf_counter()
                belief = memory.update(observation)
                times.append(1000 * (time.perf_counter() - start))
                trails.append(len(belief.rows))

    benchmark.pedantic(follow, rounds=1)
    for name, values in (("update_ms", times), ("trails", trails)):
        values.sort()
        found = (values[len(values) // 2], values[int(0.95 * len(values))], values[-1])
        benchmark.extra_info[f"{name}_median_p95_most"] = [round(value, 2) for value in found]
    benchmark.extra_info["updates"] = len(times)


@pytest.mark.parametrize("kind", GAMES)
def test_determinize_hunters(benchmark: BenchmarkFixture, kind: str) -> None:
    """Draw a trail from the belief, and determinize."""
    observation = RULES.observe(position(kind, HUNTERS), HUNTERS)
    belief, rng = LiteKnowledge().belief(observation), random.Random(1)
    benchmark(lambda: RULES.determinize(observation, belief.sample(rng), 1))


@pytest.mark.parametrize("player", [HUNTERS, DRACULA], ids=PLAYERS)
@pytest.mark.parametrize("kind", GAMES)
def test_100_iterations(benchmark: BenchmarkFixture, kind: str, player: int) -> None:
    """Search with an existing belief."""
    state = position(kind, player)
    assert len(legal_actions(state)) > 1
    search, observation = SearchAgent(RULES, Level(100)), RULES.observe(state, player)
    benchmark(search.decide, observation, 1)


def test_observation_to_the_process_and_back(benchmark: BenchmarkFixture) -> None:
    """Write and read the message to the thinking process."""
    observation = RULES.observe(position("random", HUNTERS), HUNTERS)

    def there_and_back() -> None:
        unpacked(packed(observation), RULES.observation_type)

    benchmark(there_and_back)


@pytest.mark.parametrize("ply", [30, 400])
@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_first_answer_of_a_hint(benchmark: BenchmarkFixture, game: str, ply: int) -> None:
    """From the request to the first best action; at most half a second on an idle machine."""
    rules = ruleset(game)
    states = played(rules, rules.checked_options({}), 3, most=ply).states
    hard = (s for s in reversed(states) if player_to_move(s) == HUNTERS and len(legal_actions(s)) > 2)
    seen = rules.observe(next(hard), HUNTERS)
    engine = Engine()
    engine.start()
    engine.think(game, "greedy", seen, SEED)

    def first() -> None:
        def tell(share: float, best: AgentDecision | None) -> None:
            if best is not None:
                engine.cancel()

        with contextlib.suppress(CancelledError):
            engine.think(game, "search:master", seen, SEED, 60, explain=True, wants_best=True, tell=tell)

    benchmark.pedantic(first, rounds=5)
    engine.close()


@pytest.mark.parametrize("thinking", [False, True], ids=["idle", "thinking"])
def test_frame_of_the_window(
    benchmark: BenchmarkFixture,
    qapp: QApplication,
    thinking: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Measure from the request to pan to the painted map, in the real window, with search idle or active."""
    from furyqt.app import make_window
    from furyqt.views.dialogs.new_game import NewGame

    monkeypatch.setenv("FURYQT_HOME", str(tmp_path))
    window = make_window()
    window.settings.update(animation_speed=0.0)
    window.resize(2560, 1440)
    window.show()
    hunters, dracula = ("search:120s", "human") if thinking else ("human", "greedy")
    window.lifecycle.begin(NewGame("lite", {}, SEED, (hunters, dracula), "casual"))
    session, view = window.lifecycle.session, window.table.view.table.map
    assert session is not None
    session.start()
    settled = time.perf_counter() + SETTLING
    while (session.computer.player >= 0) != thinking or time.perf_counter() < settled:
        qapp.processEvents()
    view.zoom_in()
    moves = itertools.cycle([(6, 6)] * 12 + [(-6, -6)] * 12)

    def frame() -> None:
        view.scroll_by(*next(moves))
        qapp.processEvents()

    benchmark.pedantic(frame, rounds=FRAMES, warmup_rounds=FRAMES // 10)
    delays = benchmark.stats.stats.sorted_data
    benchmark.extra_info["p99_ms"] = round(1000 * delays[int(0.99 * len(delays))], 2)
    window.close()
    qapp.processEvents()
