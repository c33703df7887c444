"""The training programs: the games they play, the weights they keep, and the files they write."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ai.knowledge.optional_modules import MissingModuleError
from ai.tables import PlayersError
from lab import calibrate, selfplay
from lab.calibrate import CalibrationSample
from lab.fury3 import policy_training as fury3_policy
from lab.train import belief, cost, policy, value
from lab.train.__main__ import main
from tests.ai.executors import Here


@contextmanager
def here(scheduler: str | None, jobs: int) -> Iterator[Executor]:
    assert scheduler is None
    assert jobs >= 1
    yield Here()


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A game's training module whose files are in a folder of their own."""
    made = ModuleType("training")
    for program in (policy, value, cost, belief):
        monkeypatch.setattr(program, "game_module", lambda game, name: made)
        monkeypatch.setattr(program, "executor", here, raising=False)
    return made


def parsed(program: Any, *arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    program.add_arguments(parser)
    return parser.parse_args(arguments)


# Policies: changes of weights that win twice are kept


GOAL = (1.0, -2.0, 0.5, 0.0, 3.0, -1.0, 2.0, 0.0, 1.0)


def three_sided(weights: Sequence[Sequence[float]], seed: int) -> tuple[float, ...]:
    """Each side does better the nearer its own three weights are to the goal; seeds add equal noise."""
    noise = random.Random(seed).gauss(0, 1)
    return tuple(
        noise - sum((weights[side][at] - GOAL[at]) ** 2 for at in range(3 * side, 3 * side + 3))
        for side in range(3)
    )


@pytest.fixture
def three(module: ModuleType, tmp_path: Path) -> Any:
    made: Any = module
    made.NAMES = tuple(f"w{number}" for number in range(9))
    made.SIDES = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
    made.WEIGHTS = tmp_path / "weights.txt"
    made.WEIGHTS.write_text("# an earlier command\nw0 0.000\n", encoding="utf-8")
    made.start = lambda: [0.0] * 9
    made.trial = three_sided
    return made


def test_the_weights_of_each_of_three_sides_approach_the_best(
    three: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    args = parsed(policy, "game", "--rounds", "60", "--games", "4", "--jobs", "2", "--seed", "3")
    assert policy.run(args) == 0
    lines = three.WEIGHTS.read_text("utf-8").splitlines()
    assert lines[0] == "# an earlier command"
    assert lines[1].startswith("# python -m lab.train policy game --games 4 --seed 3 --rounds ")
    found = [float(line.split()[1]) for line in lines[2:]]
    for side in three.SIDES:
        before = sum(GOAL[at] ** 2 for at in side)
        after = sum((found[at] - GOAL[at]) ** 2 for at in side)
        assert after < before / 2
    assert "player 2 gains" in capsys.readouterr().out


def test_only_the_weights_of_one_side_are_varied() -> None:
    weights = [0.0] * 9
    changed = policy.varied(weights, (3, 4, 5), random.Random(1))
    assert weights == [0.0] * 9
    assert {at for at in range(9) if changed[at]} <= {3, 4, 5}


def test_a_gain_is_counted_for_the_side_that_changes(three: Any) -> None:
    better = [0.0] * 8 + [1.0]
    assert policy.differences("game", ([0.0] * 9, better), 2, [1, 2, 3]) == pytest.approx([1.0] * 3)
    assert policy.differences("game", ([0.0] * 9, better), 0, [1, 2, 3]) == pytest.approx([0.0] * 3)


def test_a_comparison_has_a_standard_error(three: Any) -> None:
    args = parsed(policy, "game", "--games", "9", "--jobs", "2")
    three.trial = lambda weights, seed: (weights[0][0] * (seed % 3),) * 3
    gain, error = policy.compared(args, ([0.0] * 9, [1.0] * 9), 0, 0, Here())
    assert gain == pytest.approx(1.0)
    assert error == pytest.approx(6**0.5 / 9)


def test_a_game_of_the_third_edition_is_worth_the_opposite_to_both_sides() -> None:
    start = fury3_policy.start()
    first = fury3_policy.trial([start, start], 3)
    assert first == fury3_policy.trial([start, start], 3)
    assert first[0] == -first[1]
    assert -0.6 < first[0] < 1.6
    owned = [at for side in fury3_policy.SIDES for at in side]
    assert len(owned) == len(set(owned))
    assert not any(fury3_policy.NAMES[at].endswith("noise") for at in owned)


# Values: a logistic regression of who wins


def logistic(seed: int) -> list[tuple[tuple[float, ...], bool]]:
    """Positions of one game, which the first player wins by the odds of its two features."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(6, 2))
    chance = 1 / (1 + np.exp(-(2.0 * rows[:, 0] - rows[:, 1])))
    return [
        ((float(a), float(b)), bool(won)) for (a, b), won in zip(rows, rng.random(6) < chance, strict=True)
    ]


def test_the_fit_finds_the_weights_that_decided_the_games(
    module: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module.NAMES, module.WEIGHTS, module.examples = ("first", "second"), tmp_path / "value.txt", logistic
    args = parsed(value, "lite", "--games", "600", "--seed", "5", "--jobs", "1")
    assert value.run(args) == 0
    lines = (tmp_path / "value.txt").read_text("utf-8").splitlines()
    assert lines[0] == "# python -m lab.train value lite --games 600 --seed 5"
    found = {name: float(weight) for name, weight in map(str.split, lines[1:])}
    assert found == {"first": pytest.approx(2.0, abs=0.3), "second": pytest.approx(-1.0, abs=0.2)}
    assert "600 games, first player won" in capsys.readouterr().out


def test_log_loss_is_that_of_the_given_chances() -> None:
    chance, won = np.array([0.5, 0.9, 0.1]), np.array([1.0, 1.0, 0.0])
    assert value.log_loss(chance, won) == pytest.approx((np.log(2) - 2 * np.log(0.9)) / 3)
    assert value.log_loss(np.array([0.0]), np.array([1.0])) == pytest.approx(-np.log(1e-6))
    assert value.likely(np.zeros((2, 3)), np.ones(3)) == pytest.approx([0.5, 0.5])


def test_a_value_is_fitted_for_two_players_only(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.ai.trios import trio

    monkeypatch.setattr(value, "ruleset", lambda name: trio(is_open=True))
    with pytest.raises(PlayersError, match="for 2 players, but trio has 3: red, green, blue"):
        value.run(parsed(value, "trio", "--games", "1"))


# Costs: an evolution strategy


def bowl(seed: int, weights: Sequence[float]) -> float:
    """Return a value that is largest at the first weight 3 and the second -1; the third has no effect."""
    return -((weights[0] - 3) ** 2) - (weights[1] + 1) ** 2 + 0.1 * (seed % 7)


def test_weights_move_to_better_games(module: Any, tmp_path: Path) -> None:
    module.NAMES, module.WEIGHTS, module.START = ("a", "b", "c"), tmp_path / "cost.txt", {"a": 1.0, "c": 5.0}
    module.FIXED, module.trial = ("c",), bowl
    args = parsed(cost, "game", "--pairs", "20", "--rounds", "15", "--seed", "2")
    assert cost.run(args) == 0
    assert cost.run(args) == 0
    lines = (tmp_path / "cost.txt").read_text("utf-8").splitlines()
    assert lines[:2] == ["# python -m lab.train cost game --pairs 20 --seed 2 --rounds 15"] * 2
    found = {name: float(weight) for name, weight in map(str.split, lines[2:])}
    assert found["c"] == 5.0
    assert bowl(0, [found["a"], found["b"]]) > bowl(0, [1.0, 0.0]) / 4


def test_the_slope_follows_the_gains_of_pairs() -> None:
    steps = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert cost.slope(steps, np.array([[2.0, 0.0], [1.0, 3.0]])) == pytest.approx([0.5, -0.5])


def test_weights_stay_without_a_direction() -> None:
    weights = np.array([1.0, 2.0])
    assert cost.moved(weights, np.array([1.0, 0.0]), np.zeros(2)) == pytest.approx(weights)
    assert cost.moved(weights, np.array([2.0, 0.0]), np.array([-3.0, 9.0])) == pytest.approx([0.0, 2.0])


# Beliefs


def test_the_model_of_choices_is_written_with_its_command(
    module: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = np.random.default_rng(1)

    def examples(states: Sequence[int]) -> list[tuple[Any, int]]:
        rows = [rng.normal(size=(4, 2)) for _ in range(12)]
        return [(row, int(np.argmax(row[:, 0]))) for row in rows]

    module.NAMES, module.WEIGHTS = ("near", "far"), tmp_path / "belief.txt"
    module.KINDS, module.RIDGE = 2, 1.0
    module.examples = examples
    monkeypatch.setattr(selfplay, "records", lambda args: [(None, f"game {n}") for n in range(8)])
    monkeypatch.setattr(belief, "loads", lambda text: (None, [text]))
    assert belief.run(parsed(belief, "lite", "--games", "8")) == 0
    lines = (tmp_path / "belief.txt").read_text("utf-8").splitlines()
    assert lines[0].startswith("# python -m lab.train belief lite --players greedy,greedy --games 8")
    assert [line.split()[0] for line in lines[1:]] == ["share", "near", "far"]
    assert float(lines[1].split()[1]) + float(lines[1].split()[2]) == pytest.approx(1, abs=0.01)
    assert max(map(float, lines[2].split()[1:])) > 1.0  # they go where "near" is largest
    assert "96 choices, log-loss even 1.386" in capsys.readouterr().out


# The programs themselves


@pytest.mark.parametrize("subject", ["cost", "policy"])
def test_a_game_without_the_part_is_an_error(subject: str) -> None:
    game = {"cost": "fury3", "policy": "lite"}[subject]
    with pytest.raises(MissingModuleError, match=f"{game} cannot take part"):
        main([subject, game, "--rounds", "1"])


def test_pairings_need_an_agent_for_each_player() -> None:
    args = parsed(selfplay, "lite", "--players", "greedy,greedy,greedy", "--games", "1")
    with pytest.raises(PlayersError, match="'greedy,greedy,greedy' has agents for 3 players, but lite has 2"):
        list(selfplay.wanted(args))


def test_records_are_played_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def play_match(match: Any) -> Any:
        played.append(match.seed)
        return SimpleNamespace(record=f"record {match.seed}")

    monkeypatch.setattr(selfplay, "executor", here)
    monkeypatch.setattr(selfplay, "play_match", play_match)
    args = parsed(selfplay, "lite", "--players", "random,greedy", "--games", "3", "--records", str(tmp_path))
    first = [text for _, text in selfplay.records(args)]
    assert first == ["record 1000", "record 1001", "record 1002"]
    (tmp_path / "lite-random-greedy-1001.furyqt").unlink()
    assert [text for _, text in selfplay.records(args)] == first
    assert played == [1000, 1001, 1002, 1001]


def test_a_calibration_prints_a_table_for_each_pairing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = CalibrationSample(3, 1, {"even": {1: 0.5, 2: 0.5}, "sure": {1: 0.9, 2: 0.1}})
    matches = [SimpleNamespace(specs=("a", "b")), SimpleNamespace(specs=("a", "c"))]
    monkeypatch.setattr(selfplay, "records", lambda args: [(match, "text") for match in matches])
    monkeypatch.setattr(calibrate, "executor", here)
    monkeypatch.setattr(calibrate, "moments", lambda game, text: [sample, sample])
    assert calibrate.main(["lite", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert out.count("log-loss of the true place in nats") == 2
    assert "a,b: reliability of sure" in out
    assert "a,c: reliability of sure" in out
    assert "| 1 to 5 | 2 | 0.693 | 0.105 |" in out
