"""Lessons start from legal positions: every card is there, and no player knows too much."""

from __future__ import annotations

import pytest

from furyqt.rules.core.stage import Scene, SceneError, tokens
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.lessons import LESSONS
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.stage import stage
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import ATLAS, FIGURE_IDS

EACH = pytest.mark.parametrize("scene", [one.scene for one in LESSONS], ids=[one.id for one in LESSONS])


def cards_of(state: Fury3State, deck: Deck) -> list[int]:
    """Return all cards of a deck, in any zone."""
    spots = [spot for spot in (*state.trail, *state.lairs, state.leaving) if spot is not None]
    piles = {
        Deck.ITEM: [state.item_deck, state.item_discard, *(h.items for h in state.hunters)],
        Deck.EVENT: [
            *(state.event_deck, state.event_discard, state.event_buried, state.events, state.drawn),
            *(h.events for h in state.hunters),
        ],
        Deck.ENCOUNTER: [
            *(state.encounter_deck, state.encounter_discard, state.encounter_buried, state.encounters),
            *(tuple(placed.card for placed in spot.contents) for spot in spots),
        ],
        Deck.TICKET: [state.tickets, *(h.tickets for h in state.hunters)],
    }[deck]
    return sorted(card for pile in piles for card in pile)


@EACH
@pytest.mark.parametrize("deck", Deck)
def test_every_card_is_there_once(scene: Scene, deck: Deck) -> None:
    every = [card for card, copies in enumerate(BOXES[""].copies[deck]) for _ in range(copies)]
    assert cards_of(stage(scene), deck) == every


@EACH
def test_a_position_fits_what_its_players_know(scene: Scene) -> None:
    state = stage(scene)
    for player in range(2):
        seen = RULES.observe(state, player)
        world = RULES.determinize(seen, None, 3)
        assert RULES.observe(world, player) == seen


def test_an_empty_scene_is_the_opening() -> None:
    given = {option.name: option.default for option in RULES.options}
    assert stage(Scene(seed=5)) == setup(given, 5)


def test_cards_are_in_the_order_in_which_they_are_named() -> None:
    state = stage(
        Scene(
            items={"mina": ("rifle", "knife")},
            tickets={"mina": ("3/2",)},
            top_events=("hypnosis",),
            bottom_events=("long_night",),
            encounters=("rats", "rats", "hoax", "hoax", "spy", "wolves"),
            wounds={"mina": 2, "dracula": 3},
            moves="item:rifle PR pass*2 pass supply",
        )
    )
    mina = state.hunters[FIGURE_IDS.index("mina")]
    assert (mina.damage, state.damage) == (2, 3)
    assert len(mina.items) == 3
    assert len(mina.tickets) == 1
    assert mina.events == (CARD_IDS[Deck.EVENT].index("hypnosis"),)
    assert state.event_deck[0] == CARD_IDS[Deck.EVENT].index("long_night")
    assert state.encounter_deck[-1] == CARD_IDS[Deck.ENCOUNTER].index("wolves")


def test_tokens_with_a_number_are_expanded() -> None:
    assert tokens("PR pass*3 @NU") == ["PR", "pass", "pass", "pass", "@NU"]


def test_an_unknown_piece_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SceneError, match=r"no piece 'item' here .*bites, bottom_events"):
        stage(Scene(item={"mina": ("rifle",)}))


def test_the_moves_of_a_scene_in_the_middle_of_a_game_are_played() -> None:
    state = stage(Scene(part="day", places={"godalming": "paris"}, moves="road:ST pass*3"))
    assert state.hunters[0].place == ATLAS.index["strasbourg"]
