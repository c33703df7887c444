"""Agents made by their names, which `ai.levels` explains."""

from __future__ import annotations

import msgspec

from ai.agent import Agent
from ai.crew import Crew
from ai.levels import GREEDY, RANDOM, SEARCH, parse_spec
from ai.rivals.names import is_rival, rival
from ai.search import Search
from ai.signature import Signature
from ai.simple import GreedyAgent, RandomAgent
from furyqt.rules.core.ruleset import Ruleset


def make_agent(rules: Ruleset, text: str, crew: Crew | None = None) -> Agent:
    """A new agent with an empty memory, helped by a crew; UnknownAgentError if the name means nothing."""
    spec = parse_spec(text)
    if is_rival(text):
        return rival(rules, text)
    if spec.kind == RANDOM:
        return RandomAgent()
    if spec.kind == GREEDY:
        return GreedyAgent(rules)
    return Search(rules, spec.thinking, seconds=spec.seconds, style=spec.style, crew=crew)


def make_again(rules: Ruleset, signed: Signature) -> Agent:
    """The agent that repeats a decision: if it searches, it does exactly so many iterations."""
    spec = parse_spec(signed.agent)
    if spec.kind != SEARCH:
        return make_agent(rules, signed.agent)
    level = msgspec.structs.replace(spec.thinking, iterations=signed.iterations)
    return Search(rules, level, style=spec.style, shares=signed.trees)
