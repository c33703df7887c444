"""How well the rule of thumb foretells Dracula's moves: losses of known chances, and the wall."""

from __future__ import annotations

from dataclasses import replace
from math import exp, log
from pathlib import Path

import numpy as np
import pytest

from ai.mcts.search import NOISE
from furyqt.rules.core.record import dumps, loads
from lab.fury3 import policy_imitation, population
from lab.fury3.policy_imitation import fitted, noise_loss, softmax_loss
from lab.fury3.population import Pairing
from lab.held_out import HeldOutError


def loss(chance: float, count: int) -> float:
    return -log(NOISE / count + (1 - NOISE) * chance)


def test_losses_are_those_of_the_chances() -> None:
    two = np.array([1.0, 0.0])
    assert softmax_loss([(two, 0)], 0.5) == pytest.approx(loss(1 / (1 + exp(-2)), 2))
    assert noise_loss([(two, 0)], 0.5) == pytest.approx(loss(1, 2))
    assert noise_loss([(two, 1)], 2.0) == pytest.approx(loss(1 / 8, 2), abs=1e-2)


def test_the_temperature_is_that_of_the_moves() -> None:
    values = np.array([1.0, 0.0])
    warm = [(values, int(n % 3 == 0)) for n in range(30)]
    cold = [(values, int(n % 10 == 0)) for n in range(30)]
    assert fitted(cold) < fitted(warm)


def test_only_moves_of_the_training_half_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, _ = loads(population.played(Pairing(("bot:chaser", "bot:runner"), 5)))

    def keep(seed: int, name: str) -> None:
        population.keep(
            tmp_path / f"{seed}.furyqt", dumps(replace(whole, tags={**whole.tags, "Dracula": name}))
        )

    keep(0, "player:fleet/3")
    keep(1, "player:mariner/4")
    assert policy_imitation.main([str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[2:-1]] == ["player:fleet", "player:mariner", "all"]
    keep(2, "player:hare/3")
    with pytest.raises(HeldOutError, match="player:hare"):
        policy_imitation.main([str(tmp_path)])
