"""Whoever asks the computer for advice gets its best, whatever level the players have."""

from __future__ import annotations

import pytest

from ai.levels import LEVELS, parse_spec
from furyqt.controllers import inquiry, minds


@pytest.mark.parametrize("spec", [minds.HINT_SPEC, inquiry.SPEC])
def test_who_gives_advice_does_not_err(spec: str) -> None:
    thinking = parse_spec(spec).thinking
    assert thinking.iterations >= LEVELS["hard"].iterations
    assert (thinking.slips, thinking.looseness, thinking.doubt) == (0, 0, 0)
