"""Compare the search of this working tree with another one: `python -m benchmarks.paired dining --other DIR`.

Both think about the same decisions of greedy games with the same seeds, taking turns decision by decision, so
that other work on the machine slows both alike. Decisions that differ in the action, in visits or in values
are counted.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any


def answers(args: argparse.Namespace) -> None:
    """Answer one decision for each line of the input; the modules are those of the caller's path."""
    from ai.agents import make_agent
    from benchmarks.moves import questions
    from furyqt.rules.core.ruleset import ruleset

    rules = ruleset(args.game)
    options = rules.checked_options(dict(pair.split("=", 1) for pair in args.options))
    asked = [seen for seed in args.seeds for seen in questions(rules, options, seed)]
    if args.player:
        number = [player.name for player in rules.table(options).players].index(args.player)
        asked = [seen for seen in asked if seen.player == number]
    agent = make_agent(rules, f"search:{args.iterations}")
    for seen in asked[:: args.every]:
        sys.stdin.readline()
        start = process_time()
        found = agent.decide(seen, 1)
        used = process_time() - start
        choices = [(choice.action, choice.visits, choice.value.hex()) for choice in found.choices]
        print(json.dumps([used, found.iterations, found.index, choices]), flush=True)


class Side:
    """A process that thinks with the modules of one working tree."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, __file__, *sys.argv[1:], "--answers"],
            env={**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.seconds, self.iterations, self.decisions = 0.0, 0, 0

    def answer(self) -> Any:
        """Return the next decision; None after the last one."""
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write("\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        line = self.process.stdout.readline()
        if not line:
            return None
        used, iterations, *decision = json.loads(line)
        if iterations:
            self.seconds += used
            self.iterations += iterations
            self.decisions += 1
        return decision


def main() -> None:
    """Print the iterations per second of processor time of both trees, the time of a decision, and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--other", type=Path, required=True, help="the folder of the other working tree")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--player", default="", help="only the decisions of this player")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seeds", type=int, nargs="*", default=[1])
    parser.add_argument("--every", type=int, default=1, help="leave out decisions between two that are asked")
    parser.add_argument("--answers", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answers:
        answers(args)
        return
    sides = [Side(Path(__file__).resolve().parents[1]), Side(args.other.resolve())]
    asked = differing = 0
    while True:
        order = sides if asked % 2 else sides[::-1]
        found = {side: side.answer() for side in order}
        ours, theirs = (found[side] for side in sides)
        if ours is None or theirs is None:
            break
        asked += 1
        differing += ours != theirs
    print(f"{args.game} {args.player}: {asked} decisions, {differing} differ")
    here, there = (side.iterations / side.seconds for side in sides)
    print(f"here {here:,.0f} iterations/s, there {there:,.0f}, ratio {here / there:.2f}")
    here, there = (1000 * side.seconds / side.decisions for side in sides)
    print(f"here {here:,.0f} ms per decision, there {there:,.0f}, ratio {there / here:.2f}")


if __name__ == "__main__":
    main()
