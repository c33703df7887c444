"""Game knowledge for the search beyond the rules; a game may have no package here."""

from __future__ import annotations

from ai.knowledge.defaults import TIE, Alike, InTurn, Plain, RulesOnly
from ai.knowledge.optional_modules import optional_module
from ai.knowledge.protocols import AnyGuide, AnyKnowledge, Belief, Check, Guide, Knowledge, Mixture
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
]


def knowledge(rules: AnyRuleset, style: str = "") -> AnyKnowledge:
    """Return new knowledge of this game with an empty memory; an empty `style` is the usual one."""
    module = optional_module(rules.name, "knowledge")
    if module is None:
        return RulesOnly(rules)
    made: AnyKnowledge = module.knowledge(style)
    return made
