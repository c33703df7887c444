"""The learned model of Dracula's choices, and measurements of beliefs."""

from __future__ import annotations

import argparse
import random
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ai.arena import Match, play_match
from ai.knowledge.lite import belief_model
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import FORFEIT
from lab import selfplay
from lab.calibrate import CalibrationSample, by_turn, losses, moments, reliability, summary
from lab.lite.belief_training import NAMES, examples
from lab.train.belief import by_player, gained
from lab.train.softmax import Choices, fit, fit_kinds, log_loss


def choices(theta: list[float], number: int, seed: int) -> Choices:
    """Choices among five options by a softmax with these weights."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(number):
        options = rng.normal(size=(5, len(theta)))
        likely = np.exp(options @ theta)
        found.append((options, int(rng.choice(5, p=likely / likely.sum()))))
    return found


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    selfplay.add_arguments(parser)
    return parser.parse_args(arguments)


def test_the_fit_finds_the_weights_that_made_the_choices() -> None:
    known = choices([2.0, -1.0, 0.0], 2000, 1)
    theta = fit(known, 0.1)
    assert theta == pytest.approx([2.0, -1.0, 0.0], abs=0.2)
    assert log_loss(known, theta) < log_loss(known, 0 * theta) == pytest.approx(np.log(5))


def test_a_floor_bounds_the_loss_of_a_surprise() -> None:
    surprise = [(np.array([[9.0], [0.0]]), 1)]
    assert log_loss(surprise, np.array([9.0]), floor=0.1) == pytest.approx(-np.log(0.05), abs=0.01)


def test_kinds_are_separated_by_their_choices() -> None:
    games = [choices([3.0, 0.0] if game % 2 else [0.0, -3.0], 30, game) for game in range(40)]
    share, theta = fit_kinds(games, 2, 1.0, 0.05)
    assert share == pytest.approx([0.5, 0.5], abs=0.1)
    assert sorted(np.round(theta[0])) == pytest.approx([0.0, 3.0], abs=1.0)
    assert theta[0] @ theta[1] == pytest.approx(0.0, abs=2.0)
    assert "across halves" in gained(games, share, theta, 2.0)


def test_games_are_planned_by_pairing_and_seed() -> None:
    args = parsed("lite", "--players", "greedy,greedy", "greedy,random", "--games", "2", "1", "--seed", "7")
    assert [(match.specs, match.seed) for match in selfplay.wanted(args)] == [
        (("greedy", "greedy"), 7),
        (("greedy", "greedy"), 8),
        (("greedy", "random"), 1007),
    ]


def test_the_noted_command_leaves_out_jobs_and_folders() -> None:
    args = parsed("lite", "--games", "3", "--jobs", "7", "--records", "here")
    assert selfplay.command("p", args) == "p lite --players greedy,greedy --games 3 --seed 1000"


def test_a_kind_is_fitted_for_each_player_and_judged_without_that_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The module's gain is better with the larger floor, so that floor is written."""
    left_out: list[int] = []

    def gain(games: Any, thetas: Any, floors: tuple[float, float]) -> float:
        left_out.append(len(thetas))
        return floors[0]

    row = np.array([[0.0], [1.0]])
    module: Any = SimpleNamespace(
        HIDDEN_PLAYER=1,
        JUDGED=1,
        RIDGE=0.1,
        FLOORS=((0.1, 0.3), (0.4, 0.3)),
        examples=lambda states: [(row, 1)] * 5,
        gain=gain,
        rows=lambda thetas, floors: {"floor": floors[:1], "near": [*(theta[0] for theta in thetas.values())]},
    )
    match = Match("lite", RULES.checked_options({}), ("random", "random"), 3)
    record = play_match(match).record
    games = [(("greedy", spec), record) for spec in ("bot:runner", "greedy", "search:30", "bot:shadow")]
    found = by_player(module, games)
    assert list(found.names) == ["runner", "house", "shadow"]
    assert set(left_out) == {2}
    assert found.rows["floor"] == (0.4,)
    assert all(weight > 0 for weight in found.rows["near"])
    assert "runner 0.400" in capsys.readouterr().out


def test_every_move_of_a_lite_game_is_a_training_example() -> None:
    rng, states = random.Random(3), [RULES.setup(RULES.checked_options({}), 3)]
    while not is_over(states[-1]) and len(states) < 80:
        actions = [action for action in legal_actions(states[-1]) if action != FORFEIT]
        states.append(play(states[-1], rng.choice(actions)))
    found = list(examples(states))
    assert len(found) >= len(states[-1].moves) - 2
    assert all(rows.shape[1] == len(NAMES) and 0 <= taken < len(rows) for rows, taken in found)


def test_the_shares_of_the_learned_kinds_add_up() -> None:
    kinds = belief_model.learned()
    assert kinds.share.sum() == pytest.approx(1)
    assert kinds.floor[-1] == 1.0
    text = Path(belief_model.__file__).with_name("belief_weights.txt").read_text(encoding="utf-8")
    assert text.startswith("# python -m lab.train belief lite")


MOMENTS = [
    CalibrationSample(turn, truth, {"even": {1: 0.5, 2: 0.5}, "sure": {1: 0.9, 2: 0.1}})
    for turn, truth in ((1, 1), (6, 1), (30, 2))
]


def test_log_loss_is_listed_by_turn() -> None:
    assert losses(MOMENTS, "even") == pytest.approx([np.log(2)] * 3)
    table = list(by_turn(MOMENTS))
    assert table[0] == "| turns | moments | even | sure |"
    assert table[2] == "| 1 to 5 | 1 | 0.693 | 0.105 |"
    assert table[4] == "| 21 and later | 1 | 0.693 | 2.303 |"
    assert table[-1].startswith("| all | 3 | 0.693")


def test_a_summary_has_the_gain_the_slope_and_the_smallest_chance() -> None:
    said = summary(MOMENTS, "sure")
    gain = np.log(2) - (2 * -np.log(0.9) - np.log(0.1)) / 3
    assert f"better by {gain:.3f} nats" in said
    assert f"in turns 1 to 5 by {np.log(2) + np.log(0.9):.3f}" in said
    assert "smallest chance of the truth 0.1000" in said
    assert "slope of the reliability 0.42" in said


def test_reliability_compares_chances_with_frequencies() -> None:
    rows = list(reliability(MOMENTS, "sure"))
    assert rows[2:] == ["| 0.05 to 0.10 | 3 | 0.100 | 0.333 |", "| 0.70 to 0.90 | 3 | 0.900 | 0.667 |"]


@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_samples_of_a_game_contain_the_truth(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module(f"lab.{game}.belief_trial")
    for home in (module, import_module("lab.fury.belief_trial")):
        monkeypatch.setattr(home, "DRAWS", 5, raising=False)
    rules = ruleset(game)
    match = Match(game, rules.checked_options({}), ("random", "random"), 3)
    found = moments(game, play_match(match).record)
    assert len(found) > 5
    for moment in found:
        for chances in moment.chances.values():
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[moment.truth] > 0
