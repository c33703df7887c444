"""Measure what agents lose per decision, as a longer search sees it: `python -m benchmarks.losses dining`.

All agents decide in the same positions of greedy games, so that small differences between levels show long
before they do in whole games. With `--own N` each agent plays N games against itself, and decisions of these
games are judged; with `--records FOLDER ...` those of each folder of records. `--worst 10`
describes the ten worst decisions of each agent: the position, the action that was chosen and the best one.
"""

import argparse
import random
import statistics
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from ai.agent import Agent, AgentDecision, decision_seed
from ai.agents import make_agent
from ai.levels import LEVELS
from ai.mcts.mistakes import DOUBT
from benchmarks.moves import questions
from furyqt.rules.core.agenda import action_label, is_over, pending_decision, play, player_to_move
from furyqt.rules.core.record import SUFFIX, loads
from furyqt.rules.core.ruleset import AnyRuleset, Observation, ruleset

AGENTS = ["random", "greedy", *(f"search:{level}" for level in LEVELS)]
DECISIONS = 2
"""The decisions of each agent in each position, from different seeds."""


class Answer(NamedTuple):
    """A decision of an agent: the name of the position, what is known there, and the action's index."""

    position: str
    seen: Observation
    chosen: int


class Loss(NamedTuple):
    """A decision and what it costs; `best` is the index of the judge's action."""

    value: float
    answer: Answer
    best: int


def judged(found: AgentDecision, answer: Answer) -> Loss:
    """Return what an answer costs by the judge's values."""
    worst = min(choice.value for choice in found.choices)
    doubted = {
        choice.action: (choice.value * choice.visits + DOUBT * worst) / (choice.visits + DOUBT)
        for choice in found.choices
    }
    tokens = [action.text for action in answer.seen.actions]
    best = max(found.choices, key=lambda choice: (choice.visits, choice.value)).action
    lost = doubted[best] - doubted.get(tokens[answer.chosen], worst)
    return Loss(max(0.0, lost), answer, tokens.index(best))


# -------------------------------------------------------------------------------------------------- positions


def is_worthy(seen: Observation, known: Any) -> bool:
    """Return whether a decision is worth the whole budget."""
    return len(seen.actions) > 1 and known.effort(seen) == 1


def answered(agent: Agent, asked: list[Observation]) -> Iterator[Answer]:
    """Yield what an agent decides in positions of other players' games."""
    for number, seen in enumerate(asked):
        for draw in range(DECISIONS):
            yield Answer(str(number), seen, agent.decide(seen, decision_seed(draw + 1, number)).index)


def played(
    rules: AnyRuleset, options: dict[str, str], agent: Agent, known: Any, seed: int
) -> Iterator[Answer]:
    """Yield the worthy decisions of a game in which an agent plays all sides."""
    state, ply = rules.setup(rules.checked_options(options), seed), 0
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        seen = rules.observe(state, player)
        index = agent.decide(seen, decision_seed(seed, ply)).index
        if is_worthy(seen, known):
            yield Answer(f"{seed}, after {ply} actions", seen, index)
        state, ply = play(state, seen.actions[index]), ply + 1


def recorded(path: Path, known: Any) -> Iterator[Answer]:
    """Yield the worthy decisions of a recorded game."""
    record, states = loads(path.read_text("utf-8"))
    for ply, (state, action) in enumerate(zip(states, record.actions, strict=False)):
        player = player_to_move(state)
        assert player is not None
        seen = record.rules.observe(state, player)
        if is_worthy(seen, known):
            yield Answer(f"{path}, after {ply} actions", seen, seen.actions.index(action))


# ------------------------------------------------------------------------------------------------------ words


def described(rules: AnyRuleset, loss: Loss) -> Iterator[str]:
    """Yield lines about a decision that a person can judge."""
    position, seen, chosen = loss.answer
    step = pending_decision(seen)
    assert step is not None
    yield f"{loss.value:.3f}  {position}: {step.prompt(seen)}"
    yield f"  chosen: {action_label(seen, seen.actions[chosen])} ({seen.actions[chosen].text})"
    yield f"  better: {action_label(seen, seen.actions[loss.best])} ({seen.actions[loss.best].text})"
    for topic, texts in rules.summarize(seen).items():
        yield f"    {topic}: {' '.join(map(str, texts))}"


def main() -> None:
    """Print the mean loss of each agent with its 95% interval, and the worst decisions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--agents", nargs="*", default=AGENTS)
    parser.add_argument("--judge", type=int, default=400, help="the iterations of the longer search")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--own", type=int, default=0, help="judge decisions of so many games of each agent")
    parser.add_argument("--records", type=Path, nargs="*", default=[], metavar="FOLDER")
    parser.add_argument("--worst", type=int, default=0, help="describe so many decisions of each agent")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules, options = ruleset(args.game), dict(pair.split("=", 1) for pair in args.options)
    judge, known = make_agent(rules, f"search:{args.judge}"), make_agent(rules, "greedy").knowledge  # type: ignore[attr-defined]
    rng = random.Random(args.seed)
    asked = [
        seen
        for game in (args.seed, args.seed + 1)
        for seen in questions(rules, options, game)
        if not (args.own or args.records) and is_worthy(seen, known)
    ]
    asked = rng.sample(asked, min(args.positions, len(asked)))
    for name in args.records or args.agents:
        if args.records:
            games = (recorded(path, known) for path in sorted(name.glob(f"*{SUFFIX}")))
        else:
            agent, seeds = make_agent(rules, name), range(args.seed, args.seed + args.own)
            games = (played(rules, options, agent, known, seed) for seed in seeds)
        answers = [*chain.from_iterable(games)]
        answers = rng.sample(answers, min(args.positions, len(answers))) or [*answered(agent, asked)]
        every: list[Loss] = []
        found = AgentDecision(0)
        for number, answer in enumerate(answers):
            if not number or answer.seen is not answers[number - 1].seen:
                found = judge.decide(answer.seen, decision_seed(args.seed, number))
            every.append(judged(found, answer))
        values = [loss.value for loss in every]
        margin = 1.96 * statistics.pstdev(values) / len(values) ** 0.5
        print(f"{name!s:<20}{statistics.mean(values):8.4f} ± {margin:.4f}  greatest {max(values):.2f}")
        costly = {(loss.answer.position, loss.answer.chosen): loss for loss in every if loss.value}
        for loss in sorted(costly.values(), key=lambda loss: -loss.value)[: args.worst]:
            print("\n".join(described(rules, loss)), flush=True)


if __name__ == "__main__":
    main()
