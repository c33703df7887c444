"""Agents by name: `random`, `greedy`, `search:LEVEL`, `search:ITERATIONS` and `search:SECONDSs`."""

from __future__ import annotations

from ai.agent import LEVELS, Agent, UnknownAgentError, parse_budget
from ai.search import Search
from ai.simple import GreedyAgent, RandomAgent
from furyqt.rules.core.ruleset import Ruleset

KINDS = ("random", "greedy", *(f"search:{level}" for level in LEVELS))
"""The names worth offering to a person."""


def check_spec(spec: str) -> None:
    """UnknownAgentError if no agent answers to that name."""
    kind, _, budget = spec.partition(":")
    if kind == "search" and budget:
        parse_budget(budget)
    elif spec not in ("random", "greedy"):
        raise UnknownAgentError(
            f"{spec!r} is no player: random, greedy, search:normal, search:200, search:0.5s"
        )


def make_agent(rules: Ruleset, spec: str) -> Agent:
    """A new agent with an empty memory; UnknownAgentError if the name means nothing."""
    check_spec(spec)
    if spec == "random":
        return RandomAgent()
    if spec == "greedy":
        return GreedyAgent(rules)
    return Search(rules, parse_budget(spec.partition(":")[2]))
