"""One number for a move's worth, and one word for how sure the search is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ai.agent import AgentDecision, Choice
from ai.reasons import Explanation, Weighed
from furyqt.controllers.review.worth import (
    BETTER,
    CLEARLY_BEST,
    FREE_CHOICE,
    NOT_COMPARED,
    ONLY,
    PROBABLY,
    UNRIVALED,
    VARIED,
    certainty,
    chances,
)
from furyqt.rules.core.text import Text


def searched(*tried: tuple[int, float, float]) -> AgentDecision:
    """A decision for the first of some choices: visits, value and chance."""
    choices = tuple(Choice("abc"[n], *choice) for n, choice in enumerate(tried))
    return AgentDecision(0, sum(c.visits for c in choices), value=tried[0][2], choices=choices)


def compared(
    *weighed: tuple[float, float], mixed: tuple[tuple[str, float], ...] = (), best: float = 0.5
) -> AgentDecision:
    """A decision with reasons: points and margin of each choice, with the chances `best`, 0.4 and 0.3."""
    chances = (best, 0.4, 0.3)
    found = tuple(Weighed("abc"[n], chances[n], *each) for n, each in enumerate(weighed))
    choices = tuple(Choice(each.action, 30, 0.5, 0.9) for each in found)
    return AgentDecision(0, 90, value=best, choices=choices, why=Explanation(found, mixed=mixed))


@pytest.mark.parametrize(
    ("decision", "word"),
    [
        (searched((400, 0.62, 0.14), (100, 0.5, 0.1)), CLEARLY_BEST),
        (searched((400, 0.62, 0.14), (201, 0.5, 0.1)), BETTER),
        (searched((400, 0.54, 0.14), (100, 0.5, 0.1)), BETTER),
        (searched((400, 0.51, 0.14), (300, 0.5, 0.1)), PROBABLY),
        (searched((400, 0.51, 0.14), (299, 0.5, 0.1)), BETTER),
        (searched((400, 0.62, 0.13), (100, 0.5, 0.1)), FREE_CHOICE),
        (searched((400, 0.62, 0.10), (100, 0.5, 0.05), (90, 0.5, 0.09)), FREE_CHOICE),
        (searched((400, 0.62, 0.10), (100, 0.5, 0.05), (19, 0.5, 0.10)), CLEARLY_BEST),
        (searched((400, 0.51, 0.13)), ONLY),
        (AgentDecision(0), ONLY),
        (compared((5.0, 0.0), (2.0, 1.0), (1.0, 1.0)), CLEARLY_BEST),
        (compared((5.0, 0.0), (3.0, 1.0), (1.0, 1.0)), BETTER),
        (compared((5.0, 0.0), (1.0, 1.0), (4.0, 1.0)), PROBABLY),
        (compared((5.0, 0.0), (4.0, 2.0), best=0.43), FREE_CHOICE),
        (compared((5.0, 0.0), (4.0, 2.0), best=0.44), PROBABLY),
        (compared((5.0, 0.0), (1.0, 0.0), mixed=(("a", 0.6), ("b", 0.4))), VARIED),
    ],
)
def test_how_sure_the_search_is(decision: AgentDecision, word: Text) -> None:
    assert certainty(decision, "a", max(1, len(decision.choices))) == word


def test_a_search_that_has_tried_one_move_of_several_is_not_sure() -> None:
    assert certainty(searched((400, 0.51, 0.13)), "a", 7) == NOT_COMPARED


def test_a_choice_without_any_other_that_makes_sense_says_so() -> None:
    decision = searched((400, 0.51, 0.13))
    alone = replace(decision, why=Explanation((Weighed("a", 0.51, 1.0),)))
    assert certainty(alone, "a", 7) == UNRIVALED
    assert certainty(alone, "a", 1) == ONLY


def test_a_move_that_was_hardly_tried_has_no_number_and_none_is_above_the_chosen() -> None:
    decision = searched((400, 0.6, 0.13), (100, 0.7, 0.4), (19, 0.5, 0.1))
    assert chances(decision, "a") == {"a": 0.13, "b": 0.13}
    assert chances(searched((400, 0.6, 0.13), (100, 0.5, 0.1), (20, 0.5, 0.1)), "a") == {
        "a": 0.13,
        "b": 0.1,
        "c": 0.1,
    }


def test_the_number_of_a_compared_move_comes_from_the_comparison() -> None:
    assert chances(compared((5.0, 0.0), (2.0, 1.0)), "a") == {"a": 0.5, "b": 0.4}
