"""Contract 10: cards and pieces are conserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from furyqt.rules.core.agenda import State, is_over
from furyqt.rules.fury3.decks import COPIES, NONE, Deck, Encounter
from furyqt.rules.fury3.state import Fury3State as Fury3State
from furyqt.rules.fury3.steps.search.encounters import EncounterDiscard
from furyqt.rules.fury3.tables import (
    BATS_TOKENS,
    BITE_SPACES,
    DRACULA_HEALTH,
    FOG_TOKENS,
    HEALTH,
    HOST_TOKENS,
    MOST_INFLUENCE,
    ROADBLOCK_TOKENS,
    RUMOR_TOKENS,
    STORM_TOKENS,
)
from furyqt.rules.lite.state import LiteState as LiteState
from furyqt.rules.lite.tables import FULL_LIFE, HIDE, PLACES, SEAS, START_SCORE, TRAIL, VAMPIRE_ROUNDS
from tests.contract.games import GAMES, whole_games


def lite(before: State, state: State) -> None:
    """Encounters belong to moves of the trail, at most three to a city, and one vampire lives at most."""
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


def fury3(before: State, state: State) -> None:
    """Every card and ticket is somewhere, once; no place lies twice; tokens and tracks keep their limits."""
    assert isinstance(before, Fury3State)
    assert isinstance(state, Fury3State)
    for deck, cards in whereabouts(state).items():
        all_cards = Counter({n: c for n, c in enumerate(COPIES[deck])})
        over = is_over(state)  # an effect that ends the game leaves its card on the table
        assert Counter(cards) <= all_cards if over else Counter(cards) == all_cards, deck.name
    spots = [spot for spot in (*state.trail, *state.lairs) if spot is not None]
    places = [spot.place for spot in spots if spot.place >= 0]
    powers = [spot.power for spot in spots if spot.power >= 0]
    assert len(places) == len(set(places))
    assert len(powers) == len(set(powers))
    assert len({spot.id for spot in spots}) == len(spots)
    assert len(state.fog) <= FOG_TOKENS
    assert len(set(state.storms)) == len(state.storms) <= STORM_TOKENS
    assert len(set(state.roadblocks)) == len(state.roadblocks) <= ROADBLOCK_TOKENS
    assert len(state.hosts) <= HOST_TOKENS
    assert sum(sheet.bats for sheet in state.hunters) <= BATS_TOKENS
    assert state.rumors + sum(spot.rumor for spot in spots) <= RUMOR_TOKENS
    assert 0 <= state.influence <= MOST_INFLUENCE
    assert 0 <= state.damage <= DRACULA_HEALTH
    assert before.time <= state.time
    for hunter, sheet in enumerate(state.hunters):
        assert 0 <= sheet.bites <= BITE_SPACES[hunter]
        assert sheet.defeated or sheet.damage < HEALTH[hunter]
        assert sheet.shown_item == NONE or sheet.shown_item in sheet.items
        assert sheet.shown_event == NONE or sheet.shown_event in sheet.events


def whereabouts(state: Fury3State) -> dict[Deck, list[int]]:
    """All cards and tickets of the third edition wherever they are."""
    spots = [spot for spot in (*state.trail, *state.lairs, state.leaving) if spot is not None]
    allies = [ally for ally in (state.hunter_ally, state.dracula_ally) if ally >= 0]
    return {
        Deck.ITEM: [
            *state.item_deck,
            *state.item_discard,
            *(card for sheet in state.hunters for card in sheet.items),
            *(state.fight.found if state.fight else ()),
        ],
        Deck.EVENT: [
            *(*state.event_deck, *state.event_discard, *state.event_buried, *state.events),
            *(*state.drawn, *state.table, *allies),
            *(card for sheet in state.hunters for card in sheet.events),
        ],
        Deck.ENCOUNTER: [
            *(*state.encounter_deck, *state.encounter_discard, *state.encounter_buried, *state.encounters),
            *(placed.card for spot in spots for placed in spot.contents),
            *(step.card for step in state.agenda if isinstance(step, EncounterDiscard)),
            *[Encounter.SZGANY_BODYGUARDS] * state.bodyguards,
        ],
        Deck.TICKET: [*state.tickets, *(card for sheet in state.hunters for card in sheet.tickets)],
    }


CONSERVED: dict[str, Callable[[State, State], None]] = {"lite": lite, "fury3": fury3}
"""A game without an entry here breaks the contract."""


@pytest.mark.parametrize("name", GAMES)
def test_10_pieces_are_conserved(name: str) -> None:
    for game in whole_games(name):
        for before, _, after in game.moves():
            CONSERVED[name](before, after)
