"""Compare the same games with the seekers' weighted belief and with a plain one.

python -m lab.belief_match GAME --players AGENT,AGENT --games N --seed S [--options NAME=VALUE]
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from ai.agent import decision_seed
from ai.agents import make_agent
from ai.arena import Match, mean_interval, wilson
from ai.pool import executor
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from lab import selfplay

SEEKERS = 0
"""The player who does not know where the opponent is."""


def make_plain(agent: Any) -> None:
    """Make an agent weight all possible paths alike."""
    weighted = agent.knowledge.belief
    agent.knowledge.belief = lambda observation: weighted(observation).flattened(1.0)


def played(match: Match, plain: bool) -> tuple[bool, int]:
    """Play a game; return whether the seekers won, and the end score."""
    rules = ruleset(match.game)
    agents: list[Any] = [make_agent(rules, spec) for spec in match.specs]
    if plain:
        make_plain(agents[SEEKERS])
    state, ply = rules.setup(match.options, match.seed), 0
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        seen = rules.observe(state, player)
        decision = agents[player].decide(seen, decision_seed(match.seed, ply))
        state, ply = play(state, seen.actions[decision.index]), ply + 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return SEEKERS in outcome.winners, outcome.score


def main() -> None:
    """Play the pairs and print wins, scores and the difference within the pairs."""
    parser = argparse.ArgumentParser(prog="python -m lab.belief_match", description=__doc__)
    selfplay.add_arguments(parser)
    args = parser.parse_args()
    print(selfplay.command("python -m lab.belief_match", args), flush=True)
    matches = list(selfplay.wanted(args))
    with executor(args.scheduler, args.jobs) as pool:
        waiting = [(pool.submit(played, match, False), pool.submit(played, match, True)) for match in matches]
        pairs = []
        for match, (weighted, plain) in zip(matches, waiting, strict=True):
            pairs.append((weighted.result(), plain.result()))
            print(match.seed, *pairs[-1], flush=True)
    for name, row in zip(("weighted", "plain"), zip(*pairs, strict=True), strict=True):
        wins = sum(won for won, _ in row)
        low, high = wilson(wins, len(row))
        score = mean_interval([float(points) for _, points in row])
        print(f"{name}: {wins} of {len(row)} won ({low:.1%} to {high:.1%}), score {_interval(score)}")
    print(f"score, weighted less plain: {_interval(mean_interval([a[1] - b[1] for a, b in pairs]))}")
    print("won by (weighted, plain):", dict(Counter((a[0], b[0]) for a, b in pairs)))


def _interval(values: tuple[float, float, float]) -> str:
    return "{:.2f} ({:.2f} to {:.2f})".format(*values)


if __name__ == "__main__":
    main()
