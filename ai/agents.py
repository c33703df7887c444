"""Agents by name: `random`, `greedy`, `search:LEVEL`, `search:ITERATIONS` and `search:SECONDSs`."""

from __future__ import annotations

from ai.agent import Agent, check_spec, parse_budget
from ai.search import Search
from ai.simple import GreedyAgent, RandomAgent
from furyqt.rules.core.ruleset import Ruleset


def make_agent(rules: Ruleset, spec: str) -> Agent:
    """A new agent with an empty memory; UnknownAgentError if the name means nothing."""
    check_spec(spec)
    if spec == "random":
        return RandomAgent()
    if spec == "greedy":
        return GreedyAgent(rules)
    return Search(rules, parse_budget(spec.partition(":")[2]))
