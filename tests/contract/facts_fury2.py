"""The facts about the second edition for the contract tests."""

from __future__ import annotations

from collections import Counter

from furyqt.rules.core.agenda import State, is_over
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.decks import NONE, Deck, Item
from furyqt.rules.fury2.state import Fury2State as Fury2State
from furyqt.rules.fury2.steps.trail.maturing import MaturedReturn
from furyqt.rules.fury2.tables import (
    BITE_SPACES,
    CATACOMB_TILES,
    FIGURES,
    HEALTH,
    LIVES,
    MOST_BLOOD,
    MOST_RESOLVE,
    MOST_VAMPIRES,
    OWN_BITES,
    TIMES,
    TRAIL,
)
from tests.contract.facts import ROOT, Facts


def conserved(before: State, state: State) -> None:
    """Check that every card and tile exists once, and the limits of trail, markers and tracks."""
    assert isinstance(before, Fury2State)
    assert isinstance(state, Fury2State)
    over = is_over(state)  # an effect that ends the game leaves its card where it is
    for deck, cards in whereabouts(state).items():
        all_cards = Counter(dict(enumerate(BOXES[""].copies[deck])))
        assert Counter(cards) <= all_cards if over else Counter(cards) == all_cards, deck.name
    spots = [spot for spot in (*state.trail, *state.catacombs) if spot is not None]
    places = [spot.place for spot in spots if spot.place >= 0]
    powers = [spot.power for spot in spots if spot.power >= 0]
    assert len(places) == len(set(places))
    assert len(powers) == len(set(powers))
    assert sum(spot.wolf for spot in spots) <= 1
    assert len({spot.id for spot in spots}) == len(spots)
    assert over or len(state.trail) <= TRAIL + 1
    assert all(len(spot.tiles) <= CATACOMB_TILES for spot in spots)
    assert len(set(state.hosts)) == len(state.hosts) <= state.options.most_hosts
    assert state.vampires <= MOST_VAMPIRES
    assert 0 <= state.blood <= MOST_BLOOD
    assert 0 <= state.resolve <= MOST_RESOLVE
    assert state.time in TIMES
    assert before.round <= state.round
    assert 0 <= state.servant.lives <= LIVES
    for hunter in FIGURES:
        sheet = state.hunters[hunter]
        assert OWN_BITES[hunter] <= sheet.bites <= BITE_SPACES[hunter]
        assert over or 0 < sheet.health <= HEALTH[hunter]
        assert sheet.shown_item == NONE or sheet.shown_item in sheet.items
        assert sheet.shown_event == NONE or sheet.shown_event in sheet.events
        assert sheet.dogs <= sheet.items.count(Item.DOGS)


def whereabouts(state: Fury2State) -> dict[Deck, list[int]]:
    """Return all cards and tiles of the second edition by deck."""
    spots = [spot for spot in (*state.trail, *state.catacombs) if spot is not None]
    allies = [ally for ally in (state.hunter_ally, state.dracula_ally) if ally >= 0]
    maturing = [step.card for step in state.agenda if isinstance(step, MaturedReturn)]
    return {
        Deck.ITEM: [
            *(*state.item_deck, *state.item_discard),
            *(card for sheet in state.hunters for card in sheet.items),
        ],
        Deck.EVENT: [
            *(*state.event_deck, *state.event_discard, *state.events, *state.drawn, *state.table, *allies),
            *(card for sheet in state.hunters for card in sheet.events),
            *((state.servant.event,) if state.servant.event >= 0 else ()),
        ],
        Deck.ENCOUNTER: [
            *(*state.pool, *state.encounters, *maturing),
            *((state.met,) if state.met >= 0 else ()),
            *(tile.card for spot in spots for tile in spot.tiles),
            *(tile.card for tile in state.fallen),
            *(card for sheet in state.hunters for card in sheet.tiles),
        ],
    }


FACTS = Facts(
    conserved=conserved,
    counted=ROOT / "tests" / "games" / "fury2" / "counted.json",
    unseen={
        "hunters": ("EncounterPlacement", "CounterChoice", "CardPlacement"),
        "dracula": ("TradeGift", "StrikeChoice"),
    },
    rare=frozenset(
        {
            *("RollTied", "ChapterBegan", "ChapterDay", "HouseLaid"),
            *("ServantDefeated", "ServantDisarmed", "ServantRises"),
        }
    ),
    agents=("greedy", "search:2"),
    decisions=30,
    quick_search="search:5",
)
