"""The facts beside a hint for Plotting and False Tip: what becomes of Dracula's card, and of the ride."""

from __future__ import annotations

from typing import Any

from ai.knowledge.fury3.dracula_facts import DraculaFacts
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import NO, YES
from furyqt.rules.fury3.tables import DRACULA
from tests.rules.fury3.duels import battle, play_round
from tests.rules.fury3.scenes import do
from tests.rules.fury3.test_answers_on_the_way import ride


def told(state: Any, action: Any) -> list[str]:
    """Return the sentences about a choice of Dracula."""
    facts = DraculaFacts(RULES.observe(state, DRACULA)).found(action)
    return [str(fact.words) for fact in facts if fact.words is not None]


def test_plotting_is_worth_a_card_that_the_hunter_would_cancel() -> None:
    state = do(play_round(battle("mina"), "plotting", "dodge"), "!fangs")
    needed = play_round(state, "strength", "escape")
    assert told(needed, YES) == ["Escape is then canceled and cannot cancel Strength."]
    assert told(needed, NO) == [
        "Escape then cancels Strength.",
        "Plotting stays faceup and can be turned in a later round.",
    ]
    state = play_round(state, "claws", "escape")
    assert told(state, YES) == ["Escape is then canceled and has no effect."]
    assert told(state, NO)[0] == "Escape does not cancel Claws."


def test_a_false_tip_says_how_far_the_hunter_is_from_dracula() -> None:
    state = do(ride(), "dracula>false_tip")
    for action in legal_actions(state):
        assert told(state, action)[0].startswith(("By road or sea, ", "There Lord Godalming meets"))
