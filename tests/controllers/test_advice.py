"""Advice comes from the strongest search at any level of the players."""

from __future__ import annotations

import pytest

from ai.levels import LEVELS, parse_spec
from furyqt.controllers.computer import ai_client
from furyqt.controllers.review import inquiry


@pytest.mark.parametrize("spec", [ai_client.HINT_SPEC, inquiry.SPEC])
def test_advice_comes_from_a_search_without_random_errors(spec: str) -> None:
    thinking = parse_spec(spec).thinking
    assert thinking.iterations >= LEVELS["hard"].iterations
    assert (thinking.random_rate, thinking.sampling_rate, thinking.belief_flattening) == (0, 0, 0)
