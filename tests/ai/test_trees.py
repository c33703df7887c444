"""Trees of a decision: independent of the process that grows them, and repeatable after any end."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from ai.agent import AgentDecision
from ai.agents import make_again
from ai.knowledge import Belief, Guide, knowledge
from ai.levels import Level, levels_of
from ai.mcts import helper_pool
from ai.mcts.helper_pool import HelperPool
from ai.mcts.root_statistics import SearchConfig
from ai.mcts.search import SearchAgent
from ai.mcts.tree import SearchContext
from ai.signature import Signature, read_signature, signature
from furyqt.rules.core.agenda import State, legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.lite import RULES

GAMES = ("lite", "fury3")
THREE = Level(24, trees=3)


@pytest.fixture
def pools() -> Iterator[Callable[[int], HelperPool]]:
    made: list[HelperPool] = []

    def pool(helpers: int) -> HelperPool:
        made.append(HelperPool(helpers))
        return made[-1]

    yield pool
    for one in made:
        one.close()


def asked(game: str, player: int, plies: int = 30) -> Observation:
    """A decision for which trees are grown: not a combat, which is solved."""
    rules, rng = ruleset(game), random.Random(3)
    state: State = rules.setup(rules.checked_options({}), 3)
    for _ in range(plies):
        state = play(state, rng.choice(legal_actions(state)))
    while player_to_move(state) != player or len(legal_actions(state)) < 3 or getattr(state, "fight", None):
        state = play(state, rng.choice(legal_actions(state)))
    return rules.observe(state, player)


def helper_pid(pool: HelperPool, search: SearchAgent, seen: Observation) -> int:
    """The process of the only helper; on a busy machine its first answers come too late, and it is replaced.

    Without a process the number is 0, and a signal to 0 would end the tests.
    """
    end = time.monotonic() + 60
    search.decide(seen, 5)
    while not pool.pids()[0] and time.monotonic() < end:
        search.decide(seen, 5)
    (pid,) = pool.pids()
    assert pid
    return pid


def untimed(decision: AgentDecision) -> AgentDecision:
    return msgspec.structs.replace(decision, seconds=0.0)


@pytest.mark.parametrize("game", GAMES)
def test_one_process_and_several_find_the_same(
    game: str, pools: Callable[[int], HelperPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helper_pool, "LAG", 60.0)  # on a busy machine a helper starts slowly
    rules, two, three = ruleset(game), pools(1), pools(2)
    for player in range(len(rules.default_table.players)):
        for plies in (30, 60):
            seen = asked(game, player, plies)
            alone = untimed(SearchAgent(rules, THREE).decide(seen, 5))
            assert alone.trees == (8, 8, 8)
            assert alone.iterations == 24
            for pool in (two, three):
                found = SearchAgent(rules, THREE, pool=pool).decide(seen, 5)
                assert untimed(found) == alone
    assert all(two.pids() + three.pids())


@pytest.mark.parametrize("game", GAMES)
def test_trees_grown_in_turns_are_repeated_by_their_sum(game: str) -> None:
    rules, seen = ruleset(game), asked(game, 0)
    calls = iter([False] * 9 + [True] * 9)
    decision = SearchAgent(rules, THREE).decide(seen, 5, stop=lambda: next(calls))
    assert decision.trees == (4, 3, 3)
    signed = signature(game, "search:40", decision)
    assert signed == Signature("search:40", 10)
    again = SearchAgent(rules, Level(signed.iterations, trees=3)).decide(seen, 5)
    assert untimed(again) == untimed(decision)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_ended_by_move_now_is_repeated_tree_by_tree(
    game: str, pools: Callable[[int], HelperPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, seen, pool = ruleset(game), asked(game, 1), pools(1)
    SearchAgent(rules, THREE, pool=pool).decide(seen, 5)  # the helper has started now
    end = time.monotonic() + 0.3
    search = SearchAgent(rules, Level(trees=2), seconds=60, pool=pool)
    decision = search.decide(seen, 5, stop=lambda: time.monotonic() > end)
    assert min(decision.trees) > 0
    assert sum(decision.trees) == decision.iterations
    monkeypatch.setitem(levels_of(game), "hard", Level(10**6, trees=2))  # type: ignore[arg-type]
    signed = read_signature(signature(game, "search:hard", decision).text)
    assert signed is not None
    assert untimed(make_again(rules, signed).decide(seen, 5)) == untimed(decision)


@pytest.mark.skipif(os.name != "posix", reason="sends POSIX signals")
def test_the_search_continues_without_a_dead_helper_and_replaces_it(
    pools: Callable[[int], HelperPool],
) -> None:
    seen, pool = asked("lite", 0), pools(1)
    search, alone = SearchAgent(RULES, THREE, pool=pool), untimed(SearchAgent(RULES, THREE).decide(seen, 5))
    before = helper_pid(pool, search, seen)
    os.kill(before, signal.SIGKILL)
    assert untimed(search.decide(seen, 5)) == alone
    assert untimed(search.decide(seen, 5)) == alone
    assert pool.pids() != [before]


@pytest.mark.skipif(os.name != "posix", reason="sends POSIX signals")
def test_move_now_does_not_wait_for_a_hanging_helper(
    pools: Callable[[int], HelperPool],
) -> None:
    seen, pool = asked("lite", 0), pools(1)
    search = SearchAgent(RULES, Level(10**6, trees=2), pool=pool)
    pid = helper_pid(pool, SearchAgent(RULES, THREE, pool=pool), seen)
    os.kill(pid, signal.SIGSTOP)
    end = time.monotonic() + 0.2
    decision = search.decide(seen, 5, stop=lambda: time.monotonic() > end)
    assert decision.trees[1] == 1
    os.kill(pid, signal.SIGCONT)
    again = SearchAgent(RULES, THREE, pool=pool).decide(seen, 5)
    assert untimed(again) == untimed(SearchAgent(RULES, THREE).decide(seen, 5))


THINKER = """
import sys
from ai.mcts.helper_pool import HelperPool
from ai.knowledge import Belief, Guide, knowledge
pool = HelperPool(1)
(helper,) = pool._helpers
helper._engine.start()
print(helper._engine.pid, flush=True)
sys.stdin.read()
"""


def is_running(process: Path) -> bool:
    """Return whether a process exists and is not a zombie."""
    try:
        return process.joinpath("stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_helpers_end_with_their_program() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", THINKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as thinker:
        assert thinker.stdout is not None
        helper = Path("/proc", thinker.stdout.readline().strip())
        assert is_running(helper)
        thinker.kill()
    end = time.monotonic() + 60
    while is_running(helper):
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_meets_the_same_worlds_in_the_same_order(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Worlds with the same dice are the same, and the dice are those of the world's number."""
    rules = ruleset(game)
    seen = asked(game, 0, 60)
    known = knowledge(rules)
    context = SearchContext(rules, known, seen, known.belief(seen), SearchConfig(0.7, 0.1))
    tree = context.trees(9, (0,))[0]
    met: dict[object, list[State]] = {}
    guide = known.guide

    def watched(state: State, observer: int, belief: Belief, dice: random.Random, noise: float) -> Guide:
        if dice is not tree.rng:  # which draws the worlds
            met.setdefault(dice.getstate(), []).append(state.clone())
        return guide(state, observer, belief, dice, noise)

    monkeypatch.setattr(known, "guide", watched)
    for _ in range(40):
        tree.iterate()
    visits = sorted((root_action.visits for root_action in tree.root_actions.values()), reverse=True)
    assert len(visits) > 2
    assert sum(visits) == tree.root.visits == 40
    assert len(met) == visits[0]
    for number, worlds in enumerate(met.values()):
        assert len(worlds) == sum(count > number for count in visits)
        assert all(again == worlds[0] for again in worlds)
    assert len({str(worlds[0]) for worlds in met.values()}) > 1


@pytest.mark.parametrize(
    ("note", "signed"),
    [
        ("greedy", Signature("greedy")),
        ("search:400 400", Signature("search:400", 400)),
        ("search:normal 40 0c1f", Signature("search:normal", 40, mark="0c1f")),
        ("search:hard 130+128 0c1f", Signature("search:hard", 258, (130, 128), "0c1f")),
        ("search:master 5+0+1+7", Signature("search:master", 13, (5, 0, 1, 7))),
    ],
)
def test_a_note_has_the_iterations_of_each_tree(note: str, signed: Signature) -> None:
    assert read_signature(note) == signed
    assert signed.text == note


@pytest.mark.parametrize(
    "note", ["", "search:hard 1+", "search:hard +1", "search:hard 1 + 2", "search:hard 1 0c1", "a b"]
)
def test_an_incomplete_note_is_not_a_signature(note: str) -> None:
    assert read_signature(note) is None
