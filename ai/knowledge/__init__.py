"""Game knowledge for the search beyond the rules; a game may have no package here."""

from __future__ import annotations

from ai.knowledge.defaults import TIE, Alike, InTurn, Plain, RulesOnly
from ai.knowledge.optional_modules import optional_module, required_module
from ai.knowledge.protocols import AnyGuide, AnyKnowledge, Belief, Check, Guide, Knowledge, Mixture
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import AnyRuleset

__all__ = [
    "TIE",
    "Alike",
    "AnyGuide",
    "AnyKnowledge",
    "Belief",
    "Check",
    "Guide",
    "InTurn",
    "Knowledge",
    "Mixture",
    "Plain",
    "RulesOnly",
    "knowledge",
    "knows_aims",
]


AIMED = "chapters.aimed"
"""The part of a game's knowledge that plays for the goal of a chapter."""


def knows_aims(rules: AnyRuleset) -> bool:
    """Return whether the search of this game can play for the aim of a chapter."""
    return optional_module(rules.name, AIMED) is not None


def knowledge(rules: AnyRuleset, style: str = "", aim: Aim | None = None) -> AnyKnowledge:
    """Return new knowledge of this game with an empty memory; an empty `style` is the usual one.

    With the aim of a chapter it values what the chapter is about, if the game has such knowledge.
    """
    if aim is not None and knows_aims(rules):
        aimed: AnyKnowledge = required_module(rules.name, AIMED).knowledge(aim)
        return aimed
    module = optional_module(rules.name, "knowledge")
    if module is None:
        return RulesOnly(rules)
    made: AnyKnowledge = module.knowledge(style)
    return made
