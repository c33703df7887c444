"""What the search knows about a game beyond its rules; a game may do without a package here."""

from __future__ import annotations

from ai.knowledge.defaults import InTurn, Plain, RulesOnly
from ai.knowledge.parts import part
from ai.knowledge.protocols import Belief, Check, Guide, Knowledge, Mixture
from furyqt.rules.core.ruleset import Ruleset

__all__ = ["Belief", "Check", "Guide", "InTurn", "Knowledge", "Mixture", "Plain", "RulesOnly", "knowledge"]


def knowledge(rules: Ruleset, style: str = "") -> Knowledge:
    """New knowledge of this game with an empty memory; `style` is one of the game's styles or empty."""
    module = part(rules.name, "knowledge")
    if module is None:
        return RulesOnly(rules)
    made: Knowledge = module.knowledge(style)
    return made
