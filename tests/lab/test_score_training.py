"""The training of expected end scores: known weights are found again, and games give the right examples."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ai.knowledge.weight_files import weight_rows
from lab.dining import score_training
from lab.train import score
from lab.train.__main__ import subjects
from lab.train.score import ScoreExample
from tests.ai.executors import Here

TRUE = ((2.0, 1.0), (0.5, -1.0))
"""The weights of two features at two times."""


def example(seed: int) -> list[ScoreExample]:
    """Return a made-up game: the points still to gain follow the true weights, with noise."""
    rng = random.Random(seed)
    found = []
    for _ in range(3):
        now = (1.0, rng.random())
        rows = [(rng.random(), float(rng.randrange(3))) for _ in range(2)]
        scored = (rng.randrange(9), rng.randrange(9))
        gained = [
            sum(
                weight * time * amount
                for weights, amount in zip(TRUE, row, strict=True)
                for weight, time in zip(weights, now, strict=True)
            )
            for row in rows
        ]
        exact = (done + more for done, more in zip(scored, gained, strict=True))
        ended = tuple(round(10 * (end + rng.gauss(0, 0.2))) for end in exact)
        best = max(ended)
        values = tuple((end == best) / ended.count(best) for end in ended)
        found.append(ScoreExample(now, rows, tuple(10 * done for done in scored), ended, values))
    return found


@contextmanager
def here(scheduler: str | None, jobs: int) -> Iterator[Executor]:
    assert scheduler is None
    assert jobs == 1
    yield Here()


def test_the_weights_behind_the_scores_are_found() -> None:
    weights, spread = score.fit([example(seed) for seed in range(600)])
    assert weights == pytest.approx(10 * np.array(TRUE), abs=1.2)
    assert (spread @ (1, 0.5)) > 0


def test_a_better_fit_has_a_smaller_spread() -> None:
    games = [example(seed) for seed in range(200)]
    weights, spread = score.fit(games)
    wrong = score.fit_spread(games, np.zeros_like(weights))
    assert spread @ (1, 0.5) < wrong @ (1, 0.5)


def test_the_loss_is_that_of_the_winner() -> None:
    found, values = np.array([[4.0, 2.0], [1.0, 3.0]]), np.array([[1.0, 0.0], [0.0, 1.0]])
    even = np.full(2, 1e6)
    assert score.log_loss(found, even, values) == pytest.approx(np.log(2), abs=1e-4)
    assert score.log_loss(found, np.full(2, 0.1), values) == pytest.approx(0, abs=1e-4)
    shared = np.array([[0.5, 0.5]])
    assert score.log_loss(np.zeros((1, 2)), np.ones(1), shared) == pytest.approx(np.log(2))


def test_the_summary_names_games_errors_and_even_chances() -> None:
    text = score.learned([example(seed) for seed in range(60)])
    assert text.startswith("60 games, mean score ")
    assert "even chances 0.6931" in text


def test_the_program_writes_a_file_for_each_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = ModuleType("training")
    module.PLAYERS, module.NAMES, module.TIMES = (2, 3), ("first", "second"), ("always", "late")  # type: ignore[attr-defined]
    module.WEIGHTS = {players: tmp_path / f"weights_{players}.txt" for players in module.PLAYERS}  # type: ignore[attr-defined]
    module.examples = lambda seed, players, number: example(seed)  # type: ignore[attr-defined]
    monkeypatch.setattr(score, "game_module", lambda game, name: module)
    monkeypatch.setattr(score, "executor", here)
    parser = argparse.ArgumentParser()
    score.add_arguments(parser)
    assert (
        score.run(parser.parse_args(["toy", "--games", "70", "--seed", "4", "--jobs", "1", "--rounds", "3"]))
        == 0
    )
    assert capsys.readouterr().out.count("70 games") == 2 * 3
    for players in module.PLAYERS:
        first, *lines = (tmp_path / f"weights_{players}.txt").read_text("utf-8").splitlines()
        assert first == "# python -m lab.train score toy --games 70 --rounds 3 --seed 4"
        assert [line.split()[0] for line in lines] == ["first", "second", score.SPREAD]
        assert {len(line.split()) for line in lines} == {3}


def test_the_program_is_offered() -> None:
    assert "score" in dict(subjects())


@pytest.mark.parametrize("players", score_training.PLAYERS)
def test_a_game_of_dining_gives_positions_with_their_later_results(players: int) -> None:
    found = [one for seed in range(6) for one in score_training.examples(seed, players, seed % 2)]
    assert len(found) > 6
    for one in found:
        assert len(one.now) == len(score_training.TIMES)
        assert {len(row) for row in one.rows} == {len(score_training.NAMES)}
        assert len(one.rows) == len(one.scored) == len(one.ended) == players
        assert all(end >= now for end, now in zip(one.ended, one.scored, strict=True))
        assert sum(one.values) == pytest.approx(1)
        assert one.values[one.ended.index(max(one.ended))] > 0 or one.ended.count(max(one.ended)) > 1


def test_a_seed_decides_a_game_of_the_training() -> None:
    first = score_training.examples(3, 2, 1)
    assert score_training.examples(3, 2, 1) == first
    assert score_training.examples(4, 2, 1) != first


@pytest.mark.parametrize("players", score_training.PLAYERS)
def test_the_weights_in_use_name_the_command_that_made_them(players: int) -> None:
    path = score_training.WEIGHTS[players]
    assert path.read_text("utf-8").startswith("# python -m lab.train score dining --games ")
    rows = weight_rows("ai.knowledge.dining", path.name)
    assert set(rows) == {*score_training.NAMES, score.SPREAD}
