"""Whoever asks the computer for advice gets its best, whatever level the players have."""

from __future__ import annotations

import pytest

from ai.levels import LEVELS, parse_spec
from furyqt.controllers.computer import ai_client
from furyqt.controllers.review import inquiry


@pytest.mark.parametrize("spec", [ai_client.HINT_SPEC, inquiry.SPEC])
def test_who_gives_advice_does_not_err(spec: str) -> None:
    thinking = parse_spec(spec).thinking
    assert thinking.iterations >= LEVELS["hard"].iterations
    assert (thinking.random_rate, thinking.sampling_rate, thinking.belief_flattening) == (0, 0, 0)
