"""The facts about Dining with Dracula for the contract tests."""

from __future__ import annotations

from furyqt.rules.core.agenda import State
from furyqt.rules.dining.box import packed_box
from furyqt.rules.dining.setup import VP_CUBES
from furyqt.rules.dining.state import DiningState
from tests.contract.facts import ROOT, Facts


def conserved(before: State, state: State) -> None:
    """Check the invariant D12.4, the cards, and what never goes back."""
    assert isinstance(before, DiningState)
    assert isinstance(state, DiningState)
    tables = state.tables
    assert state.tourists.bit_count() + state.bus_tourists + sum(state.kept) == tables.components.tourists
    assert state.bus_tourists >= 0
    row = (*state.row_up, *state.row_down)
    assert sorted((*row, *state.tourist_deck, *state.tourist_discard)) == list(
        range(1, len(tables.abilities))
    )
    assert len(row) == tables.components.face_up_cards
    hands = (card for hand in state.gifts for card in hand)
    assert sorted((*hands, *state.gift_deck, *state.gift_discard)) == list(range(1, len(tables.gifts)))
    assert all(0 <= bites <= tables.bites.maximum for bites in state.bites)
    assert 0 <= state.clock <= tables.clock.hours
    assert all(amount >= 0 for own in state.resources for amount in own)
    heroes = [space for space in state.heroes if space >= 0]
    assert len(set(heroes)) == len(heroes)
    assert (state.round, state.turn) >= (before.round, before.turn)
    assert all(now >= then for now, then in zip(state.points, before.points, strict=True))
    for now, then in zip(state.stands, before.stands, strict=True):
        assert now[: len(then)] == then
    if state.options.supply:
        _check_limits(state)


def _check_limits(state: DiningState) -> None:
    """Check that the tokens and cubes of the box are all there (D12.1)."""
    tables = state.tables
    owned = tuple(map(sum, zip(*state.resources, strict=True)))
    assert tuple(map(sum, zip(owned, state.supply, strict=True))) == tables.tokens
    assert sum(state.favor) + state.favor_supply == tables.components.favor_tokens
    assert min(*state.supply, state.favor_supply, *state.cubes) >= 0
    for player, cubes in enumerate(state.cubes):
        placed = sum(owners.count(player) for owners in state.stands) + state.track[player].bit_count()
        assert cubes + placed + VP_CUBES == tables.components.cubes_per_player


FACTS = Facts(
    conserved=conserved,
    counted=ROOT / "tests" / "games" / "dining" / "counted.json",
    rare=frozenset({"DeckShuffled"}),
    quick_search="search:20",
    quick_options={"box": packed_box("[components]\nrounds = 1\n[clock]\nhours = 12\nsun_hours = 6")},
)
