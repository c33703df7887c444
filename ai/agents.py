"""Agents made by their names, which `ai.levels` explains."""

from __future__ import annotations

from ai.agent import Agent
from ai.levels import GREEDY, RANDOM, parse_spec
from ai.search import Search
from ai.simple import GreedyAgent, RandomAgent
from furyqt.rules.core.ruleset import Ruleset


def make_agent(rules: Ruleset, text: str) -> Agent:
    """A new agent with an empty memory; UnknownAgentError if the name means nothing."""
    spec = parse_spec(text)
    if spec.kind == RANDOM:
        return RandomAgent()
    if spec.kind == GREEDY:
        return GreedyAgent(rules)
    return Search(rules, spec.thinking, seconds=spec.seconds, style=spec.style)
