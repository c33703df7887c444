"""Hunters' weights fitted to choices: features that give the values, weights found again, and the wall."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.policy_weights import PolicyWeights, imitating, learned
from ai.knowledge.fury3.team_guide import TeamGuide
from ai.knowledge.weight_files import weights
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import HUNTERS
from lab.fury3 import policy_imitation, population
from lab.fury3.policy_imitation import NAMES, TEMPERATURE, features, fitted, lines, warmed
from lab.fury3.population import Pairing
from lab.held_out import HeldOutError


@cache
def game() -> tuple[Record, list[Fury3State]]:
    """A game of rule bots, and its states in which a hunter chooses an action."""
    record, states = loads(population.played(Pairing(("bot:chaser", "bot:runner"), 5)))
    return record, [
        state
        for state in states
        if isinstance(state, Fury3State) and state.agenda and isinstance(state.agenda[-1], HunterAction)
    ]


def test_values_are_linear_in_the_weights() -> None:
    for weights_used in (learned(), imitating()):
        sure = {name: getattr(weights_used, name) for name in NAMES}
        theta = np.array([1.0, *sure.values()])
        for state in game()[1][:40:4]:
            belief, actions = WaysBelief(observe(state, HUNTERS)), legal_actions(state)
            guide = TeamGuide(random.Random(0), 0.0, belief, state, PolicyWeights(**sure, hunters_noise=0.0))
            assert guide.action_values(state, actions) == pytest.approx(features(state) @ theta)


def drawn(theta: np.ndarray, count: int) -> Iterator[tuple[np.ndarray, int]]:
    """Choices of four random options, drawn by a softmax."""
    rng = np.random.default_rng(1)
    for _ in range(count):
        rows = rng.normal(size=(4, len(theta)))
        chances = np.exp(rows @ theta)
        yield rows, int(rng.choice(4, p=chances / chances.sum()))


def test_the_weights_and_the_temperature_of_choices_are_found() -> None:
    usual = np.array([1.0, *(getattr(learned(), name) for name in NAMES)])
    other = usual + np.array([float(name == "arrive") for name in ("", *NAMES)])
    found = dict(line.split() for line in lines(fitted(list(drawn(other / 0.5, 1500)))))
    assert float(found[TEMPERATURE]) == pytest.approx(0.5, rel=0.3)
    assert float(found["arrive"]) == pytest.approx(learned().arrive + 1, abs=0.3)
    assert float(found["approach"]) == pytest.approx(learned().approach, abs=0.3)
    cold, warm = (warmed(list(drawn(usual / temperature, 200))) for temperature in (0.3, 2.0))
    assert cold[0] > warm[0] > 0
    assert warm / warm[0] == pytest.approx(usual)


def test_the_lines_are_those_of_the_weight_file() -> None:
    names = [line.split()[0] for line in lines(np.ones(1 + len(NAMES)))]
    assert names == list(weights("ai.knowledge.fury3", "team_weights.txt"))


def test_only_choices_of_the_training_half_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = game()[0]

    def keep(seed: int, name: str) -> None:
        population.keep(
            tmp_path / f"{seed}.furyqt", dumps(replace(record, tags={**record.tags, "Dracula": name}))
        )

    keep(0, "player:fleet/3")
    keep(1, "player:mariner/4")
    assert policy_imitation.main([str(tmp_path)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in printed[2:5]] == ["player:fleet", "player:mariner", "all"]
    assert [line.split()[0] for line in printed[5:]] == [*NAMES, TEMPERATURE]
    keep(2, "player:hare/3")
    with pytest.raises(HeldOutError, match="player:hare"):
        policy_imitation.main([str(tmp_path)])
