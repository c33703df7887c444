"""Agents by their names, which `ai.levels` explains."""

from __future__ import annotations

import msgspec

from ai.agent import Agent, AgentDecision, UnknownAgentError, by_chance
from ai.levels import GREEDY, RANDOM, SEARCH, parse_spec
from ai.mcts.helper_pool import HelperPool
from ai.mcts.search import SearchAgent
from ai.rule_bots import is_rule_bot, rule_bot
from ai.signature import Signature
from ai.simple import GreedyAgent, RandomAgent
from ai.styles import styles_of
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.text import Texts

N_ = Texts("errors")

_NO_STYLE = N_("“{agent}”: {game} has no style “{style}”")


def make_agent(rules: AnyRuleset, text: str, pool: HelperPool | None = None, aim: Aim | None = None) -> Agent:
    """Return a new agent with an empty memory; UnknownAgentError if the game has no such agent.

    A search plays for the aim of a chapter, if one is given.
    """
    spec = parse_spec(text)
    if is_rule_bot(text):
        return rule_bot(rules, text)
    if spec.kind == RANDOM:
        return RandomAgent()
    if spec.kind == GREEDY:
        return GreedyAgent(rules)
    if spec.style and spec.style not in styles_of(rules.name):
        raise UnknownAgentError(_NO_STYLE.fill(agent=text, game=rules.name, style=spec.style))
    level = spec.thinking(rules.name)
    return SearchAgent(rules, level, seconds=spec.seconds, style=spec.style, pool=pool, aim=aim)


def make_again(rules: AnyRuleset, signed: Signature, aim: Aim | None = None) -> Agent:
    """Return the agent that repeats a decision; a search does exactly this number of iterations."""
    spec = parse_spec(signed.agent)
    if spec.kind != SEARCH:
        return make_agent(rules, signed.agent)
    level = msgspec.structs.replace(spec.thinking(rules.name), iterations=signed.iterations)
    return SearchAgent(rules, level, style=spec.style, shares=signed.trees, exact=True, aim=aim)


def decided_instead(rules: AnyRuleset, text: str, observation: Observation, seed: int) -> AgentDecision:
    """Return at once a decision in place of one that was not found in time: a search's by its rule of thumb.

    Only if that fails, too, an action is drawn; the game goes on after any error.
    """
    try:
        agent = make_agent(rules, GREEDY if parse_spec(text).kind == SEARCH else text)
        return agent.decide(observation, seed)
    except Exception:
        return by_chance(len(observation.actions), seed)
