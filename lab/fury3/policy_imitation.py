"""How well the rule of thumb for Dracula's moves foretells those of Draculas who search.

python -m lab.fury3.policy_imitation FOLDER

The records are those of `python -m lab.fury3.population make`, between players who may train. Printed is the
mean log-loss of Dracula's moves: even, with the noise of his own simulated games, and as a softmax, with the
temperature fitted to the other Draculas.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import log
from pathlib import Path

import numpy as np

from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.policy_weights import learned
from ai.mcts.search import NOISE
from ai.portable import Floats
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.core.record import loads
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.tables import DRACULA
from lab.fury3.population import GAME, specs_in
from lab.held_out import check_training
from lab.selfplay import kept_before

TEMPERATURES = tuple(float(step) for step in np.geomspace(0.2, 5, 60).round(3))
POINTS = 60
"""The points at which the chance of the chosen action's noise is taken."""

Move = tuple[Floats, int]
"""The values of the possible placements, and the index of the chosen one."""


def moves(text: str) -> tuple[str, list[Move]]:
    """Return a record's Dracula and his moves; HeldOutError if he only tests."""
    record, states = loads(text)
    spec = specs_in(record)[DRACULA]
    check_training(GAME, [("dracula", spec)])
    guide, found = PolicyGuide(random.Random(), 0.0), list[Move]()
    for state, action in zip(states, record.actions, strict=False):
        assert isinstance(state, Fury3State)
        if state.agenda and isinstance(state.agenda[-1], CardPlacement):
            actions = legal_actions(state)
            if len(actions) > 1:
                found.append((np.array(guide.placement_values(state, actions)), actions.index(action)))
    return spec, found


def softmax_loss(found: Sequence[Move], temperature: float) -> float:
    """Return the mean log-loss of moves that are drawn by exp(value / temperature)."""

    def chance(values: Floats, at: int) -> float:
        weights = np.exp((values - values.max()) / temperature)
        return float(weights[at] / weights.sum())

    return _loss(found, [chance(*move) for move in found])


def noise_loss(found: Sequence[Move], noise: float) -> float:
    """Return the mean log-loss of moves that are best with up to `noise` points added by chance."""
    points = (np.arange(POINTS) + 0.5) / POINTS

    def chance(values: Floats, at: int) -> float:
        lead = (values[at] - np.delete(values, at)) / noise
        return float(np.clip(lead[:, None] + points, 0, 1).prod(axis=0).mean())

    return _loss(found, [chance(*move) for move in found])


def _loss(found: Sequence[Move], chances: Sequence[float]) -> float:
    """Return the mean log-loss, with the share of moves that simulated games draw at random."""
    return -sum(
        log(NOISE / len(values) + (1 - NOISE) * chance)
        for (values, _), chance in zip(found, chances, strict=True)
    ) / len(found)


def fitted(found: Sequence[Move]) -> float:
    """Return the temperature that makes these moves likeliest."""
    return min(TEMPERATURES, key=lambda temperature: softmax_loss(found, temperature))


def main(arguments: Sequence[str]) -> int:
    """Print the losses for each Dracula, and the temperature fitted to all."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.fury3.policy_imitation", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("folders", type=Path, nargs="+", help="folders of records")
    groups: dict[str, list[Move]] = defaultdict(list)
    for text in kept_before(parser.parse_args(arguments).folders):
        spec, found = moves(text)
        groups[spec] += found
    print("| Dracula | moves | even | noise of his own simulated games | softmax fitted to the others |")
    print("|---|---:|---:|---:|---:|")
    total = np.zeros(3)
    for spec, found in groups.items():
        others = [move for other, row in groups.items() if other != spec for move in row]
        even = sum(log(len(values)) for values, _ in found) / len(found)
        noisy = noise_loss(found, learned().dracula_noise)
        row = np.array([even, noisy, softmax_loss(found, fitted(others))])
        total += len(found) * row
        print(f"| {spec} | {len(found)} | " + " | ".join(f"{loss:.3f}" for loss in row) + " |")
    every = [move for row in groups.values() for move in row]
    print(f"| all | {len(every)} | " + " | ".join(f"{loss:.3f}" for loss in total / len(every)) + " |")
    print(f"temperature {fitted(every):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
