"""Weights of the rule of thumb for hunters' actions, fitted to the choices of hunters who search.

python -m lab.fury3.policy_imitation FOLDER...

The records are those of `python -m lab.fury3.population make`, between players who may train. Printed are the
mean log-losses of the hunters' actions: even, with the learned weights and a fitted temperature, and with all
weights fitted to the games with the other Draculas; then the lines for team_weights.txt, fitted to all games.
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

from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.policy_weights import DRACULA_FIRST, PolicyWeights, learned
from ai.knowledge.fury3.team_guide import TeamGuide
from ai.mcts.search import NOISE
from ai.portable import Floats
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.core.record import loads
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from lab.fury3.population import GAME, specs_in
from lab.held_out import check_training
from lab.selfplay import kept_before
from lab.train.softmax import Choices, fit_near, log_loss

TEMPERATURE = "hunters_noise"
NAMES = tuple(name for name in PolicyWeights.__struct_fields__[:DRACULA_FIRST] if name != TEMPERATURE)
"""The weights of the hunters' actions."""
NOTHING = dict.fromkeys(PolicyWeights.__struct_fields__, 0.0)
RIDGE = 3.0


def choices(text: str) -> tuple[str, Choices]:
    """Return a record's Dracula and the hunters' actions; HeldOutError if one of the players only tests.

    The first feature is what no weight changes, the others are those of the weights.
    """
    record, states = loads(text)
    specs = specs_in(record)
    check_training(GAME, [("hunters", specs[HUNTERS]), ("dracula", specs[DRACULA])])
    found = []
    for state, action in zip(states, record.actions, strict=False):
        assert isinstance(state, Fury3State)
        if state.agenda and isinstance(state.agenda[-1], HunterAction):
            actions = legal_actions(state)
            if len(actions) > 1:
                found.append((features(state), actions.index(action)))
    return specs[DRACULA], found


def features(state: Fury3State) -> Floats:
    """Return the features of a hunter's actions, as the values are linear in the weights."""
    belief, actions = WaysBelief(observe(state, HUNTERS)), legal_actions(state)

    def values(**weights: float) -> Floats:
        guide = TeamGuide(random.Random(0), 0.0, belief, state, PolicyWeights(**{**NOTHING, **weights}))
        return np.array(guide.action_values(state, actions))

    fixed = values()
    return np.column_stack([fixed, *(values(**{name: 1.0}) - fixed for name in NAMES)])


def warmed(found: Choices) -> Floats:
    """Return the learned weights and the 1 before them, divided by the temperature that fits best."""
    usual = np.array([1.0, *(getattr(learned(), name) for name in NAMES)])
    scores = [(rows @ usual[:, None], taken) for rows, taken in found]
    return np.asarray(usual * fit_near(scores, np.ones(1), 0.0, NOISE))


def fitted(found: Choices) -> Floats:
    """Return all weights and the 1 before them, divided by the temperature, that make actions likeliest."""
    return fit_near(found, warmed(found), RIDGE, NOISE)


def lines(theta: Floats) -> list[str]:
    """Return the lines of the weight file."""
    weights = [*theta[1:], 1.0] / theta[0]
    return [f"{name} {weight:.3f}" for name, weight in zip((*NAMES, TEMPERATURE), weights, strict=True)]


def main(arguments: Sequence[str]) -> int:
    """Print the losses against each Dracula, and the weights fitted to all games."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.fury3.policy_imitation", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("folders", type=Path, nargs="+", help="folders of records")
    groups: dict[str, list[tuple[Floats, int]]] = defaultdict(list)
    for text in kept_before(parser.parse_args(arguments).folders):
        spec, found = choices(text)
        groups[spec] += found
    print(
        "| against | actions | even | temperature fitted to the others | all weights fitted to the others |"
    )
    print("|---|---:|---:|---:|---:|")
    total = np.zeros(3)
    for spec, found in groups.items():
        others = [choice for other, row in groups.items() if other != spec for choice in row]
        even = sum(log(len(rows)) for rows, _ in found) / len(found)
        row = np.array([even, *(log_loss(found, theta(others), NOISE) for theta in (warmed, fitted))])
        total += len(found) * row
        print(f"| {spec} | {len(found)} | " + " | ".join(f"{loss:.3f}" for loss in row) + " |")
    every = [choice for row in groups.values() for choice in row]
    print(f"| all | {len(every)} | " + " | ".join(f"{loss:.3f}" for loss in total / len(every)) + " |")
    print(*lines(fitted(every)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
