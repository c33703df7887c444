"""The facts about the third edition for the contract tests."""

from __future__ import annotations

from collections import Counter

from furyqt.rules.core.agenda import State, is_over
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.decks import NONE, Deck, Encounter
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
from tests.contract.facts import ROOT, Facts


def conserved(before: State, state: State) -> None:
    """Check that every card and ticket exists once, trail places are unique, and tokens and tracks have
    limits.
    """
    assert isinstance(before, Fury3State)
    assert isinstance(state, Fury3State)
    for deck, cards in whereabouts(state).items():
        all_cards = Counter({n: c for n, c in enumerate(BOXES[""].copies[deck])})
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
    """Return all cards and tickets of the third edition by deck."""
    spots = [spot for spot in (*state.trail, *state.lairs, state.leaving) if spot is not None]
    removed = {deck: [card for of, card in state.chapter.removed if of == deck] for deck in Deck}
    allies = [ally for ally in (state.hunter_ally, state.dracula_ally) if ally >= 0]
    return {
        Deck.ITEM: [
            *removed[Deck.ITEM],
            *state.item_deck,
            *state.item_discard,
            *(card for sheet in state.hunters for card in sheet.items),
            *(state.fight.found if state.fight else ()),
        ],
        Deck.EVENT: [
            *removed[Deck.EVENT],
            *(*state.event_deck, *state.event_discard, *state.event_buried, *state.events),
            *(*state.drawn, *state.table, *allies),
            *(card for sheet in state.hunters for card in sheet.events),
        ],
        Deck.ENCOUNTER: [
            *removed[Deck.ENCOUNTER],
            *(*state.encounter_deck, *state.encounter_discard, *state.encounter_buried, *state.encounters),
            *(placed.card for spot in spots for placed in spot.contents),
            *(step.card for step in state.agenda if isinstance(step, EncounterDiscard)),
            *[Encounter.SZGANY_BODYGUARDS] * state.bodyguards,
        ],
        Deck.TICKET: [*state.tickets, *(card for sheet in state.hunters for card in sheet.tickets)],
    }


FACTS = Facts(
    conserved=conserved,
    counted=ROOT / "tests" / "games" / "fury3" / "counted.json",
    unseen={
        "hunters": (
            "AmbushChoice pass",
            "EncounterPlacement #1",
            "CounterChoice !claws",
            "CardPlacement @hide",
        ),
        "dracula": ("TradeGift done", "StrikeChoice !dodge", "DrawnChoice keep", "ShownChoice item"),
    },
    rare=frozenset(
        {"HideoutSpared", "HideDenied", "ChapterBegan", "HunterAbsent", "BoxLaid", "NoteAdded", "TranceBegan"}
    ),
    quick_search="search:5",
)
