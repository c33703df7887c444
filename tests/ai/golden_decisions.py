"""The computer's decisions in fixed positions, as lines that must never change.

`python tests/ai/golden_decisions.py` prints the lines; write them to golden_decisions.txt after an intended
change of decisions by the rules or a game's knowledge, and say so in the commit.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import msgspec

from ai.agent import decision_seed
from ai.agents import make_agent
from furyqt.rules.core.agenda import State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset

POSITIONS = {"lite": (8, 25, 66), "fury3": (12, 77, 200)}
"""The plies of a random game after which each player's next decision is taken."""
SEED = 1
SPECS = ("greedy", "search:40", "search:16", "search:25+bold")


def lines(game: str, seed: int) -> Iterator[str]:
    """A line for each position and agent: the choice, its points and a digest of everything else.

    Chances are for display only, and no decision follows from them.
    """
    rules = ruleset(game)
    for ply, observation in positions(game, seed):
        for spec in SPECS:
            decision = make_agent(rules, spec).decide(observation, decision_seed(seed, ply))
            whole = msgspec.to_builtins(msgspec.structs.replace(decision, seconds=0.0))
            del whole["value"]
            for choice in whole["choices"]:
                del choice["chance"]
            yield (
                f"{game} {seed} {ply} {observation.player} {spec} {observation.actions[decision.index].text} "
                f"{decision.iterations} {decision.points!r} {digest(whole)}"
            )


def positions(game: str, seed: int) -> Iterator[tuple[int, Observation]]:
    """For some plies of a random game, the next decision of each of two players that has a choice."""
    rules, rng = ruleset(game), random.Random(seed)
    wanted = {(ply, player) for ply in POSITIONS[game] for player in (0, 1)}
    state: State = rules.setup(rules.recorded_options({}), seed)
    for ply in range(max(POSITIONS[game]) + 40):
        if is_over(state):
            return
        player = player_to_move(state)
        assert player is not None
        due = {each for each in wanted if each[0] <= ply and each[1] == player}
        if due and len(legal_actions(state)) > 1:
            wanted -= due
            yield ply, rules.observe(state, player)
        state = play(state, rng.choice(legal_actions(state)))


def digest(value: object) -> str:
    """Return eight bytes of a hash of all results, to the last bit."""
    return hashlib.blake2b(msgspec.json.encode(value), digest_size=8).hexdigest()


if __name__ == "__main__":
    for name in POSITIONS:
        print(*lines(name, SEED), sep="\n")
