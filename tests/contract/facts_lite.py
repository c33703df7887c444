"""The facts about the simplified game for the contract tests."""

from __future__ import annotations

from collections import Counter

from furyqt.rules.core.agenda import State
from furyqt.rules.lite.state import LiteState as LiteState
from furyqt.rules.lite.tables import FULL_LIFE, HIDE, PLACES, SEAS, START_SCORE, TRAIL, VAMPIRE_ROUNDS
from tests.contract.facts import ROOT, Facts


def conserved(before: State, state: State) -> None:
    """Check that encounters belong to the trail, at most three per city, and at most one vampire is alive."""
    assert isinstance(before, LiteState)
    assert isinstance(state, LiteState)
    left = [age for age in range(32) if (state.traps | state.vampires) >> age & 1]
    assert all(age < min(TRAIL, len(state.moves)) for age in left)
    assert not state.traps & state.vampires
    assert state.vampires.bit_count() <= 1
    assert all(state.lairs[-1 - age] not in SEAS for age in left)
    for age in left:
        placed_in_vampire_round = (len(state.moves) - 1 - age) % VAMPIRE_ROUNDS == 0
        assert placed_in_vampire_round == bool(state.vampires >> age & 1)
    if state.options.encounter_limit == "three":
        cities = Counter(state.lairs[-1 - age] for age in left)
        assert max(cities.values(), default=0) <= 3
    assert len(state.moves) == len(state.lairs)
    assert all(lair in PLACES for lair in state.lairs)
    assert all(0 <= life <= FULL_LIFE for life in state.lives)
    assert state.score <= before.score <= START_SCORE
    assert state.revealed & before.revealed == before.revealed
    assert all(state.moves[r] <= HIDE for r in range(len(state.moves)) if state.revealed >> r & 1)
    assert state.moves[: len(before.moves)] == before.moves
    assert 0 <= state.rests <= 4


FACTS = Facts(
    conserved=conserved,
    counted=ROOT / "tests" / "games" / "lite" / "counted.json",
    all_knowing=frozenset({"dracula"}),
    random_games=40,
)
