"""The facts about Candles for the contract tests."""

from __future__ import annotations

from pathlib import Path

from furyqt.rules.core.agenda import State
from tests.contract.facts import Facts
from tests.toys.candles.setup import CARDS
from tests.toys.candles.state import CandleState

HERE = Path(__file__).parent


def conserved(before: State, state: State) -> None:
    """Check that every candle is in one place, and that no lit candle goes out."""
    assert isinstance(before, CandleState)
    assert isinstance(state, CandleState)
    held = (card for cards in (*state.hands, *state.lit) for card in cards)
    assert sorted((*state.deck, *state.row, *held)) == sorted(CARDS)
    assert all(now >= then for now, then in zip(state.points, before.points, strict=True))


FACTS = Facts(
    conserved=conserved,
    counted=HERE / "counted.json",
    imagined=300,
    quick_search="search:50",
    translations=str(HERE / "translations" / "candles_{language}.ts"),
)
