"""The quality of beliefs: log-loss of the true place by turn, and the reliability of the probabilities.

`python -m lab.calibrate GAME --players AGENT,AGENT ...` plays games (see lab.selfplay) and calls
moments(states) of the game's module lab/GAME/belief_trial.py: turn, true place, and each belief's
chances.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import log
from statistics import linear_regression, mean

import msgspec

from ai.arena import mean_interval
from ai.pool import executor
from furyqt.rules.core.record import loads
from lab import selfplay
from lab.game_modules import game_module

TURNS = (5, 10, 15, 20)
"""The last turns of the rows of the table; one more row is for all later turns."""
CHANCES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1.0)
"""The edges of the rows of the reliability table."""

Chances = Mapping[int, float]
"""The chance of each place, adding up to one; the true place has a chance above zero."""


class CalibrationSample(msgspec.Struct, frozen=True):
    """A test of beliefs at one moment: the turn, the true place, and the chances by the belief's name."""

    turn: int
    truth: int
    chances: dict[str, dict[int, float]]


def moments(game: str, text: str) -> list[CalibrationSample]:
    """Return all moments of a recorded game at which the place was uncertain."""
    module = game_module(game, "belief_trial")
    states = loads(text)[1]
    return [CalibrationSample(*found) for found in module.moments(states)]


def losses(found: Sequence[CalibrationSample], name: str) -> list[float]:
    """Return -log of the chance given to the true place, in nats."""
    return [-log(moment.chances[name][moment.truth]) for moment in found]


def by_turn(found: Sequence[CalibrationSample]) -> Iterator[str]:
    """Return the table of log-losses."""
    names = list(found[0].chances)
    yield "| turns | moments | " + " | ".join(names) + " |"
    yield "|---|---:|" + "---:|" * len(names)
    for first, last in zip((1, *(turn + 1 for turn in TURNS)), (*TURNS, 0), strict=True):
        row = [m for m in found if first <= m.turn and (not last or m.turn <= last)]
        if row:
            cells = " | ".join(f"{mean(losses(row, name)):.3f}" for name in names)
            yield f"| {first} to {last} | {len(row)} | {cells} |".replace("to 0", "and later")
    cells = " | ".join("{:.3f} ({:.3f} to {:.3f})".format(*mean_interval(losses(found, n))) for n in names)
    yield f"| all | {len(found)} | {cells} |"


def reliability(found: Sequence[CalibrationSample], name: str) -> Iterator[str]:
    """Return the table of predicted chances and observed frequencies."""
    yield "| stated chance | places | mean of the stated | came true |"
    yield "|---|---:|---:|---:|"
    rows: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for moment in found:
        for place, chance in moment.chances[name].items():
            row = sum(chance > edge for edge in CHANCES[1:-1])
            rows[row].append((chance, place == moment.truth))
    for row, pairs in sorted(rows.items()):
        stated, true = mean(chance for chance, _ in pairs), mean(hit for _, hit in pairs)
        yield f"| {CHANCES[row]:.2f} to {CHANCES[row + 1]:.2f} | {len(pairs)} | {stated:.3f} | {true:.3f} |"


def summary(found: Sequence[CalibrationSample], name: str) -> str:
    """Return the gain over the first belief, the slope of the reliability and the truth's smallest chance.

    The slope is that of a line through all places: how much likelier they are for each stated percent.
    """
    first = next(iter(found[0].chances))
    early = [moment for moment in found if moment.turn <= TURNS[0]]
    gain, soon = (mean(losses(row, first)) - mean(losses(row, name)) for row in (found, early or found))
    pairs = [(p, float(at == m.truth)) for m in found for at, p in m.chances[name].items()]
    slope = linear_regression(*zip(*pairs, strict=True)).slope
    least = min(moment.chances[name][moment.truth] for moment in found)
    return (
        f"{name} against {first}: better by {gain:.3f} nats, in turns 1 to {TURNS[0]} by {soon:.3f}; "
        f"slope of the reliability {slope:.2f}; smallest chance of the truth {least:.4f}"
    )


def main(arguments: list[str]) -> int:
    """Play the games and print the tables for each pairing."""
    parser = argparse.ArgumentParser(prog="python -m lab.calibrate", description=__doc__)
    selfplay.add_arguments(parser)
    args = parser.parse_args(arguments)
    print(selfplay.command("python -m lab.calibrate", args))
    games = list(selfplay.records(args))
    with executor(args.scheduler, min(args.jobs, len(games))) as pool:
        waiting = [(match, pool.submit(moments, args.game, text)) for match, text in games]
        found: dict[str, list[CalibrationSample]] = defaultdict(list)
        for match, done in waiting:
            found[f"{args.half} half" if args.half else ",".join(match.specs)] += done.result()
    for pairing, row in found.items():
        print(f"\n{pairing}: log-loss of the true place in nats\n", *by_turn(row), sep="\n")
        for name in list(row[0].chances)[-1:]:
            print(f"\n{pairing}: reliability of {name}\n", *reliability(row, name), sep="\n")
            print(f"\n{pairing}: {summary(row, name)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
