"""Whole training runs, on cheap games: what is fitted, kept, printed and written."""

from __future__ import annotations

import argparse
import random
from concurrent.futures import Executor
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.knowledge.fury.believed_location import DelayedSight
from ai.knowledge.fury3 import policy_weights, value
from ai.knowledge.fury3.belief import VIEW
from ai.knowledge.lite import belief_model, remaining_cost
from furyqt.rules.core.record import loads
from lab import calibrate, selfplay
from lab.fury3 import policy_training, value_training
from lab.held_out import HeldOutError, check_training, kept_for_tests
from lab.lite import belief_training, cost_training
from lab.train import belief, cost, policy, softmax
from lab.train import value as train_value
from lab.train.__main__ import main, subjects
from tests.ai.executors import Here
from tests.rules.fury3.scenes import at, scene


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Opened:
        def __enter__(self) -> Executor:
            return Here()

        def __exit__(self, *why: object) -> None:
            pass

    for module in (belief, cost, policy, train_value, calibrate, selfplay):
        if hasattr(module, "executor"):
            monkeypatch.setattr(module, "executor", lambda scheduler, jobs: Opened())


def parsed(module: Any, *arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    return parser.parse_args(arguments)


def redirected(monkeypatch: pytest.MonkeyPatch, module: Any, folder: Path) -> None:
    """Make a training module write its weights to this folder."""
    monkeypatch.setattr(module, "WEIGHTS", folder / module.WEIGHTS.name)


# ------------------------------------------------------------------------------------ the command


def test_every_subject_of_training_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert [name for name, _ in subjects()] == ["belief", "chance", "cost", "policy", "score", "value"]
    with pytest.raises(SystemExit) as ended:
        main(["nothing", "lite"])
    assert ended.value.code == 2
    assert "invalid choice" in capsys.readouterr().err


def test_the_command_runs_what_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[argparse.Namespace] = []
    monkeypatch.setattr(cost, "run", lambda args: asked.append(args) or 7)
    assert main(["cost", "lite", "--pairs", "3", "--seed", "9"]) == 7
    assert (asked[0].game, asked[0].pairs, asked[0].seed) == ("lite", 3, 9)


# ---------------------------------------------------------------------------------------- beliefs


def test_a_belief_is_fitted_to_games_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    redirected(monkeypatch, belief_training, tmp_path)
    monkeypatch.setattr(softmax, "ROUNDS", 1)
    assert belief.run(parsed(belief, "lite", "--players", "greedy,random", "--games", "2")) == 0
    lines = belief_training.WEIGHTS.read_text("utf-8").splitlines()
    assert lines[0] == "# python -m lab.train belief lite --players greedy,random --games 2 --seed 1000"
    names = [line.split()[0] for line in lines[1:]]
    assert names == ["share", *belief_training.NAMES]
    assert all(len(line.split()) == belief_training.KINDS + 1 for line in lines[1:])
    assert sum(map(float, lines[1].split()[1:])) == pytest.approx(1, abs=0.002)
    assert "choices, log-loss even" in capsys.readouterr().out


def test_a_fitted_model_explains_its_own_games_better_than_even_choices() -> None:
    rng = np.random.default_rng(2)
    games = []
    for _ in range(12):
        game = []
        for _ in range(20):
            rows = rng.normal(size=(4, 3))
            likely = np.exp(2 * rows[:, 0])
            game.append((rows, int(rng.choice(4, p=likely / likely.sum()))))
        games.append(game)
    share, theta = softmax.fit_kinds(games, 2, 1.0, belief.FLOOR)
    even = sum(belief.losses(games, share, 0 * theta))
    assert sum(belief.losses(games, share, theta)) < even == pytest.approx(12 * 20 * np.log(4))


def test_the_loss_of_a_game_is_that_of_the_best_mixture_of_kinds() -> None:
    """For one choice and two kinds it is the log of the weighted mean of both probabilities."""
    game = [(np.array([[1.0], [0.0]]), 0)]
    theta = np.array([[2.0, -2.0]])
    likely = [0.9 / (1 + np.exp(-t)) + 0.05 for t in (2.0, -2.0)]
    (found,) = belief.losses([game], np.array([0.25, 0.75]), theta)
    assert found == pytest.approx(-np.log(0.25 * likely[0] + 0.75 * likely[1]))


# ------------------------------------------------------------------------------------------ costs


def test_the_cost_moves_to_better_games_and_notes_its_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The value of a game is the weight of `meets`, so that it has to rise; fixed weights stay."""
    redirected(monkeypatch, cost_training, tmp_path)
    at = cost_training.NAMES.index("meets")
    monkeypatch.setattr(cost_training, "trial", lambda seed, weights: weights[at])
    path = cost_training.WEIGHTS
    for _ in range(2):
        assert cost.run(parsed(cost, "lite", "--pairs", "30", "--rounds", "3")) == 0
    notes, found = cost.kept(path, cost_training)
    weights = dict(zip(cost_training.NAMES, found, strict=True))
    assert notes == ["# python -m lab.train cost lite --pairs 30 --seed 1 --rounds 3"] * 2
    assert weights["meets"] > cost_training.START["meets"] + 5
    assert all(weights[name] == 0 for name in cost_training.FIXED)
    assert capsys.readouterr().out.count("round 2:") == 2


@given(st.integers(0, 1000), st.integers(1, 6))
@settings(max_examples=50, deadline=None)
def test_a_step_has_its_length_at_any_slope(seed: int, free: int) -> None:
    rng = np.random.default_rng(seed)
    sizes = np.array([1.0] * free + [0.0] * 2)
    start, direction = rng.normal(size=free + 2), rng.normal(size=free + 2) * 10.0 ** rng.integers(-3, 3)
    found = cost.moved(start, sizes, direction)
    assert found[free:] == pytest.approx(start[free:])
    assert np.linalg.norm(found - start) == pytest.approx(cost.STRIDE * np.sqrt(free))


def test_pairs_are_played_on_the_seeds_of_their_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_training, "trial", lambda seed, weights: 1000 * seed + weights[0])
    steps = np.array([[1.0], [2.0], [3.0]])
    found = cost.played("lite", np.array([10.0]), steps, 5, Here())
    assert found.tolist() == [[5011, 5009], [6012, 6008], [7013, 7007]]


# --------------------------------------------------------------------------------------- policies


def test_a_policy_keeps_only_changes_that_win_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first comparison always gains, the second one never."""
    seeds: list[int] = []

    def compared(args: Any, pair: Any, side: int, seed: int, pool: Executor) -> tuple[float, float]:
        seeds.append(seed)
        return (1.0, 0.1) if len(seeds) % 2 else (-0.2, 0.1)

    monkeypatch.setattr(policy, "compared", compared)
    args = parsed(policy, "fury3", "--rounds", "3", "--games", "10")
    assert list(policy.improved(args, [0.0] * 8, ((0, 1, 2, 3), (4, 5, 6, 7)), Here())) == []
    assert len(seeds) == len(set(seeds)) == 12
    assert all(abs(one - other) >= 10 for one, other in pairwise(seeds))


def test_a_change_that_is_within_the_error_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def compared(args: Any, pair: Any, side: int, seed: int, pool: Executor) -> tuple[float, float]:
        calls.append(side)
        return policy.MARGIN * 0.99, 1.0

    monkeypatch.setattr(policy, "compared", compared)
    args = parsed(policy, "fury3", "--rounds", "4")
    assert list(policy.improved(args, [0.0] * 8, ((0, 1, 2, 3), (4, 5, 6, 7)), Here())) == []
    assert calls == [0, 1] * 4


def test_a_policy_improves_and_is_written_below_its_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The value of a game is the first weight of each side, so that both have to rise."""
    file = tmp_path / "policy_weights.txt"
    file.write_text("# an older command\napproach 1.000\n", encoding="utf-8")
    monkeypatch.setattr(policy_training, "WEIGHTS", file)
    first = [own[0] for own in policy_training.SIDES]

    def compared(args: Any, pair: Any, side: int, seed: int, pool: Executor) -> tuple[float, float]:
        return pair[1][first[side]] - pair[0][first[side]], 1e-9

    monkeypatch.setattr(policy, "compared", compared)
    assert policy.run(parsed(policy, "fury3", "--rounds", "150")) == 0
    lines = file.read_text("utf-8").splitlines()
    assert lines[0] == "# an older command"
    assert lines[1].startswith("# python -m lab.train policy fury3 --games 300 --seed 1 --rounds ")
    found = [float(line.split()[1]) for line in lines[2:]]
    assert len(found) == len(policy_training.NAMES)
    start = policy_training.start()
    assert all(found[at] > start[at] for at in first)


@given(st.integers(0, 500))
@settings(max_examples=50, deadline=None)
def test_a_trial_changes_a_few_weights_of_its_side(seed: int) -> None:
    before = [1.0, -2.0, 0.0, 4.0, 5.0, 6.0]
    found = policy.varied(before, (0, 2, 3, 5), random.Random(seed))
    changed = {at for at in range(6) if found[at] != before[at]}
    assert len(changed) == policy.CHANGED
    assert changed <= {0, 2, 3, 5}
    assert before == [1.0, -2.0, 0.0, 4.0, 5.0, 6.0]


def test_a_comparison_has_a_mean_and_its_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "differences", lambda game, pair, side, seeds: [float(s) for s in seeds])
    args = SimpleNamespace(games=4, jobs=3, game="fury3")
    middle, error = policy.compared(args, ([], []), 0, 10, Here())  # type: ignore[arg-type]
    assert middle == 11.5
    assert error == pytest.approx(np.std([10, 11, 12, 13]) / 2)


def test_the_sides_of_a_policy_have_their_own_weights_without_the_noise() -> None:
    hunters, dracula = ({policy_training.NAMES[at] for at in own} for own in policy_training.SIDES)
    assert "approach" in hunters - dracula
    assert "distance" in dracula - hunters
    assert not {"hunters_noise", "dracula_noise"} & (hunters | dracula)
    assert len(policy_training.start()) == len(policy_training.NAMES)


def test_a_trial_of_a_policy_repeats_and_depends_on_both_sides() -> None:
    usual = policy_training.start()
    odd = [-weight for weight in usual]
    outcomes = [policy_training.trial(pair, 3) for pair in ((usual, usual), (usual, usual))]
    assert outcomes[0] == outcomes[1]
    others = {policy_training.trial(pair, seed) for pair in ((odd, usual), (usual, odd)) for seed in (3, 4)}
    assert len(others | set(outcomes)) > 2


# ----------------------------------------------------------------------------------------- values


def logistic_games(number: int, weights: list[float]) -> train_value.Played:
    """Return games whose winner is drawn by a logistic value."""
    rng = np.random.default_rng(5)
    games: train_value.Played = []
    for _ in range(number):
        row = (1.0, *rng.normal(size=len(weights) - 1).tolist())
        won = bool(rng.random() < 1 / (1 + np.exp(-np.dot(row, weights))))
        games.append([(row, won)])
    return games


def test_a_value_is_measured_on_games_that_it_was_not_fitted_to() -> None:
    said = train_value.learned(logistic_games(1000, [0.0, 3.0]))
    numbers = [
        float(word.strip(";,")) for word in said.split() if word.strip(";,").replace(".", "").isdigit()
    ]
    assert numbers[0] == 1000
    assert numbers[2] == 200
    assert numbers[4] < numbers[3]


def test_held_out_games_are_not_learned_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every fifth game only measures."""
    fitted: list[int] = []

    def fit(rows: train_value.Floats, won: train_value.Floats) -> train_value.Floats:
        fitted.append(len(rows))
        return np.zeros(rows.shape[1])

    monkeypatch.setattr(train_value, "fit", fit)
    train_value.learned(logistic_games(100, [0.0, 3.0]))
    assert fitted == [80]


def test_a_value_is_written_with_all_features(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    redirected(monkeypatch, value_training, tmp_path)
    monkeypatch.setattr(train_value, "UNSEEN", 9)
    before = "\n".join(f"{name} 0.0" for name in value_training.NAMES)
    value_training.WEIGHTS.write_text(f"# before\n{before}\n", encoding="utf-8")
    assert train_value.run(parsed(train_value, "fury3", "--games", "12", "--seed", "30")) == 0
    lines = value_training.WEIGHTS.read_text("utf-8").splitlines()
    assert lines[0] == "# python -m lab.train value fury3 --games 12 --seed 30"
    assert [line.split()[0] for line in lines[1:]] == list(value_training.NAMES)
    said = capsys.readouterr().out
    assert "12 games" in said
    assert "before: 9 games of unseen players" in said


def test_old_weights_for_other_features_are_not_compared(tmp_path: Path) -> None:
    path = tmp_path / value_training.WEIGHTS.name
    assert train_value.written(value_training, path) is None
    path.write_text("# command\none 1.0\n", encoding="utf-8")
    assert train_value.written(value_training, path) is None


def test_the_value_trains_with_one_half_of_the_bots_and_is_judged_by_the_other() -> None:
    check_training("fury3", value_training.PLAYERS)
    trained = {name for _, name in value_training.PLAYERS}
    for player in ("hunters", "dracula"):
        judges = {f"bot:{name}" for name in value_training.half(player, is_test=True)}
        assert judges == set(kept_for_tests("fury3", player))
        assert {f"bot:{name}" for name in value_training.half(player, is_test=False)} - {"bot:"} <= trained
    assert value_training.unseen(5)
    assert value_training.unseen(5) == value_training.unseen(5)


def test_the_value_program_refuses_players_that_only_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_training, "PLAYERS", [("dracula", "bot:stalker")])
    with pytest.raises(HeldOutError, match="bot:stalker"):
        train_value.run(parsed(train_value, "fury3", "--games", "1"))


def test_hunters_with_a_delayed_sight_chase_an_earlier_place() -> None:
    news = DelayedSight(VIEW, 0.0, random.Random(1))
    supposed, true = [], []
    for phase, town in enumerate(("prague", "vienna", "munich", "rome")):
        state = scene(trail=(town,), phase=phase)
        supposed.append(news.place(state))
        true.append(at(town))
        assert news.place(state) == supposed[-1]
    assert all(place in true[: turn + 1] for turn, place in enumerate(supposed))
    assert supposed[-1] != true[-1]
    shown = scene(trail=("athens",), phase=3, revealed=True)
    assert news.place(shown) == at("athens")


# ------------------------------------------------------------------------------- damaged weight files


@pytest.mark.parametrize(
    ("module", "load", "written", "name"),
    [
        (belief_model, belief_model.learned, "belief_weights.txt", "near0"),
        (policy_weights, policy_weights.learned, "policy_weights.txt", "approach"),
        (policy_weights, policy_weights.imitating, "team_weights.txt", "arrive"),
    ],
)
def test_a_damaged_number_in_a_weight_file_is_an_error(
    module: Any, load: Any, written: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy_weights.learned()
    file = Path(module.__file__).with_name(written)
    damaged = file.read_text("utf-8").replace(f"\n{name} ", f"\n{name} x")
    (tmp_path / file.name).write_text(damaged, encoding="utf-8")
    where = "ai.knowledge.weight_files" if not hasattr(module, "files") else module.__name__
    monkeypatch.setattr(f"{where}.files", lambda package: tmp_path)
    load.cache_clear()
    try:
        with pytest.raises(ValueError, match="x"):
            load()
    finally:
        monkeypatch.undo()
        load.cache_clear()
        assert load()


def test_the_weights_in_use_are_those_of_the_files() -> None:
    assert len(value.NAMES) == len(value_training.NAMES)
    assert remaining_cost.NAMES == cost_training.NAMES


# -------------------------------------------------------------------------------- games for training


def test_records_come_in_the_order_of_pairings_and_seeds_and_are_kept(tmp_path: Path) -> None:
    args = parsed(
        selfplay,
        "lite",
        "--players",
        "random,random",
        "greedy,random",
        "--games",
        "2",
        "--records",
        str(tmp_path),
    )
    found = list(selfplay.records(args))
    assert [match.seed for match, _ in found] == [1000, 1001, 2000, 2001]
    assert all(loads(text)[1] for _, text in found)
    assert len(list(tmp_path.iterdir())) == 4
    assert list(selfplay.records(args)) == found


def test_one_number_of_games_applies_to_every_pairing() -> None:
    args = parsed(selfplay, "lite", "--players", "random,random", "greedy,random", "--games", "3")
    assert len(list(selfplay.wanted(args))) == 6


def test_unknown_options_of_a_game_are_refused() -> None:
    args = parsed(selfplay, "lite", "--options", "stay=never")
    with pytest.raises(ValueError, match="stay"):
        list(selfplay.wanted(args))


def test_a_calibration_prints_both_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert calibrate.main(["lite", "--players", "random,random", "--games", "1", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("python -m lab.calibrate lite --players random,random --games 1 --seed 5\n")
    assert "| turns | moments | even places | plain trails | weighted trails |" in said
    assert "reliability of weighted trails" in said


def test_a_belief_that_knows_more_loses_less() -> None:
    vague, sharp = {1: 0.25, 2: 0.75}, {1: 0.9, 2: 0.1}
    found = [calibrate.CalibrationSample(3, 1, {"vague": vague, "sharp": sharp})] * 5
    assert np.mean(calibrate.losses(found, "sharp")) < np.mean(calibrate.losses(found, "vague"))
    (row,) = [line for line in calibrate.by_turn(found) if line.startswith("| 1 to 5")]
    assert row.endswith("| 5 | 1.386 | 0.105 |")
