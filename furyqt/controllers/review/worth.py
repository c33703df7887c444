"""The worth of each move as one number, and how sure the search is of its choice as one word."""

from __future__ import annotations

from ai.agent import AgentDecision, Choice
from ai.reasons import LEAST_TRIES, is_as_good
from furyqt.rules.core.ruleset import AnyRuleset
from furyqt.rules.core.text import Text, Texts

N_ = Texts("reasons")

ONLY = N_("the only move")
CLEARLY_BEST = N_("clearly best")
BETTER = N_("better than the others")
PROBABLY = N_("probably better than the others")
FREE_CHOICE = N_("other choices are about as good")
VARIED = N_("if your choice stays unpredictable")
NOT_COMPARED = N_("not compared with others yet")
UNRIVALED = N_("no other choice makes sense")
"""The search leaves out what gains nothing for sure, or less than another choice that costs nothing."""
SURE = 2.0
"""A lead of this number of margins is clear."""
CLOSE = 0.02
"""Two moves with values that differ by less are equally good to a person."""
FAR = 0.05
"""The difference from which it is clear, if the second move was also tried much less."""


TOO_FEW = N_("There was too little time to estimate the chance.")


def target_of(rules: AnyRuleset, goal: Text | None) -> Text | None:
    """Return the goal if it is the game's own target, which nothing else on the screen names."""
    return None if rules.target is None else goal


def is_estimated(decision: AgentDecision) -> bool:
    """Return whether the value of a decision is more than an accident; without a search there is none."""
    return not decision.iterations or decision.iterations >= LEAST_TRIES


def chances(decision: AgentDecision, chosen: str) -> dict[str, float]:
    """Return the chance to win after each move that was tried often enough, by its token.

    The chosen move's is the decision's. No other is higher: if another move's mean is, then it is less
    certain, or the search would have chosen that move.
    """
    found = {choice.action: choice.chance for choice in decision.choices if choice.visits >= LEAST_TRIES}
    if decision.why is not None:
        found |= {weighed.action: weighed.chance for weighed in decision.why.choices}
    return {token: min(chance, decision.value) for token, chance in found.items()} | {chosen: decision.value}


def certainty(decision: AgentDecision, chosen: str, legal: int) -> Text:
    """Return how sure the choice of this move is, out of a number of legal moves.

    The words agree with the numbers that are shown: moves with about the same chance are equally good, and
    one with a greater chance is better, at least probably. A search that is cut short may have tried only
    one of them.
    """
    if decision.why is not None and decision.why.mixed:
        return VARIED
    found = chances(decision, chosen)
    if any(is_as_good(chance, found[chosen]) for token, chance in found.items() if token != chosen):
        return FREE_CHOICE
    if decision.why is not None and len(decision.why.choices) > 1:
        return _by_comparison(decision)
    own = next((choice for choice in decision.choices if choice.action == chosen), None)
    others = [choice for choice in decision.choices if choice.action != chosen]
    if legal == 1:
        return ONLY
    if decision.why is not None and len(decision.why.choices) == 1:
        return UNRIVALED
    return NOT_COMPARED if own is None or not others else _by_tries(own, others[0])


def _by_comparison(decision: AgentDecision) -> Text:
    """Compare the chosen move with the nearest other one in the same worlds."""
    assert decision.why is not None
    first, *others = decision.why.choices
    leads = [(first.points - other.points, other.margin) for other in others]
    if any(lead <= margin for lead, margin in leads):
        return PROBABLY
    return CLEARLY_BEST if all(lead > SURE * margin for lead, margin in leads) else BETTER


def _by_tries(own: Choice, second: Choice) -> Text:
    """Compare two moves of a search that has not compared them in the same worlds yet."""
    lead = own.value - second.value
    if lead < CLOSE and second.visits * 4 >= own.visits * 3:
        return PROBABLY
    return CLEARLY_BEST if lead >= FAR and second.visits * 2 <= own.visits else BETTER
