"""Measure a belief: processor time to set it up and to draw from it, at the seekers' decisions of games.

python -m lab.belief_cost RECORD...
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import numpy as np

from ai.knowledge import knowledge
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.core.reading import read_text_bounded
from furyqt.rules.core.record import MOST_BYTES, loads

SEEKERS = 0
EVERY, DRAWS = 12, 100
"""The interval between measured decisions, and the number of draws."""


def costs(text: str) -> Iterator[tuple[float, float]]:
    """Measure the milliseconds for the set-up with the first draw, and for each further draw."""
    record, states = loads(text)
    known, rng = knowledge(record.rules), random.Random(1)
    asked = [state for state in states if player_to_move(state) == SEEKERS]
    for state in asked[EVERY - 1 :: EVERY]:
        seen = record.rules.observe(state, SEEKERS)
        start = process_time()
        belief = known.belief(seen)
        belief.sample(rng)
        ready = process_time()
        for _ in range(DRAWS):
            belief.sample(rng)
        yield 1e3 * (ready - start), 1e3 * (process_time() - ready) / DRAWS


def main() -> None:
    """Print medians, means and the 95% quantiles."""
    parser = argparse.ArgumentParser(prog="python -m lab.belief_cost", description=__doc__)
    parser.add_argument("records", type=Path, nargs="+")
    args = parser.parse_args()
    found = [cost for path in args.records for cost in costs(read_text_bounded(path, MOST_BYTES))]
    for name, row in zip(("set-up", "draw"), zip(*found, strict=True), strict=True):
        values = np.median(row), np.mean(row), np.quantile(row, 0.95)
        print(
            f"{name}: {len(row)} times, median {values[0]:.3f}, mean {values[1]:.3f}, 95% {values[2]:.3f} ms"
        )


if __name__ == "__main__":
    main()
