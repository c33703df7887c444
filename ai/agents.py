"""Agents made by their names, which `ai.levels` explains."""

from __future__ import annotations

import msgspec

from ai.agent import Agent
from ai.levels import GREEDY, RANDOM, SEARCH, parse_spec
from ai.rivals.names import is_rival, rival
from ai.search import Search
from ai.simple import GreedyAgent, RandomAgent
from furyqt.rules.core.ruleset import Ruleset


def make_agent(rules: Ruleset, text: str) -> Agent:
    """A new agent with an empty memory; UnknownAgentError if the name means nothing."""
    spec = parse_spec(text)
    if is_rival(text):
        return rival(rules, text)
    if spec.kind == RANDOM:
        return RandomAgent()
    if spec.kind == GREEDY:
        return GreedyAgent(rules)
    return Search(rules, spec.thinking, seconds=spec.seconds, style=spec.style)


def make_again(rules: Ruleset, text: str, iterations: int) -> Agent:
    """The agent that repeats a decision: if it searches, it does exactly so many iterations."""
    spec = parse_spec(text)
    if spec.kind != SEARCH:
        return make_agent(rules, text)
    return Search(rules, msgspec.structs.replace(spec.thinking, iterations=iterations), style=spec.style)
