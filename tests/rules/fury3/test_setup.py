"""The opening position (R1)."""

from __future__ import annotations

from collections import Counter

import pytest

from furyqt.rules.core.agenda import legal_actions, player_to_move
from furyqt.rules.fury3 import tables
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import Deck, Item
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.setup import OPTIONS, setup
from furyqt.rules.fury3.tables import ATLAS, CASTLE, DRACULA, HOSPITALS, HUNTERS, SEAS, TOWNS
from tests.rules.fury3.scenes import at, do, pending, tokens

PRINTED = {"box": "1"}
"""The option of a game with the cards of the printed game."""
BASE = setup(PRINTED, 1)
ADVANCED = setup({"game": "advanced"}, 1)


def cards_of(deck: Deck) -> Counter[int]:
    return Counter({card: copies for card, copies in enumerate(BOXES["1"].copies[deck]) if copies})


def test_r1_1_influence_and_time_start_at_their_first_spaces() -> None:
    assert (BASE.influence, BASE.time, BASE.despair, BASE.damage) == (0, 0, 0, 0)
    assert not BASE.is_night()


def test_r1_2_two_players_and_all_four_hunters() -> None:
    assert player_to_move(BASE) == DRACULA
    assert len(BASE.hunters) == 4
    assert {BASE.side(actor) for actor in range(4)} == {HUNTERS}
    assert BASE.side(tables.DRACULA_FIGURE) == DRACULA


def test_r1_3_item_and_event_decks_are_complete_and_shuffled() -> None:
    assert Counter(BASE.item_deck) == cards_of(Deck.ITEM)
    assert Counter(BASE.event_deck) == cards_of(Deck.EVENT)
    assert len(BASE.event_deck) == 75
    assert sum(card in EVENTS.of[HUNTERS] for card in BASE.event_deck) == 50
    assert BASE.event_deck != tuple(sorted(BASE.event_deck)) != setup(PRINTED, 2).event_deck
    assert setup(PRINTED, 1).event_deck == BASE.event_deck


def test_r1_4_basic_combat_cards_are_in_no_deck() -> None:
    assert not {Item.PUNCH, Item.DODGE, Item.ESCAPE} & set(BASE.item_deck)
    assert len(BASE.item_deck) == 38


def test_r1_5_the_encounter_deck_is_shuffled() -> None:
    assert Counter(BASE.encounter_deck + BASE.encounters) == cards_of(Deck.ENCOUNTER)
    assert BASE.encounter_deck != tuple(sorted(BASE.encounter_deck)) != setup({}, 2).encounter_deck


def test_r1_6_sixteen_tickets_and_no_tokens_on_the_board() -> None:
    assert Counter(BASE.tickets) == cards_of(Deck.TICKET)
    assert len(BASE.tickets) == 16
    assert (BASE.fog, BASE.storms, BASE.roadblocks, BASE.hosts) == ((), (), (), ())


def test_r1_7_dracula_draws_five_encounters() -> None:
    assert len(BASE.encounters) == 5


def test_r1_8_the_base_game_has_fixed_starts() -> None:
    places = ["constanta", "marseilles", "amsterdam", "brussels"]
    assert [sheet.place for sheet in BASE.hunters] == [at(place) for place in places]


def test_r1_8_hunters_of_the_advanced_game_choose_in_order_and_may_share_a_city() -> None:
    assert pending(ADVANCED) == "StartCity"
    assert player_to_move(ADVANCED) == HUNTERS
    assert {action.place for action in legal_actions(ADVANCED)} == TOWNS
    assert not TOWNS & (SEAS | HOSPITALS | {CASTLE})
    state = do(ADVANCED, "PA", "PA", "RO")
    assert [sheet.place for sheet in state.hunters] == [at("PA"), at("PA"), at("RO"), -1]
    assert pending(do(state, "PA")) == "DraculaStart" or player_to_move(do(state, "PA")) == DRACULA


def test_r1_9_dracula_starts_in_secret_away_from_hunters() -> None:
    places = {action.place for action in legal_actions(BASE)}
    assert places == TOWNS - {sheet.place for sheet in BASE.hunters}
    state = do(BASE, "PA")
    first = state.trail[0]
    assert first is not None
    assert (first.place, first.faceup, first.contents, state.revealed) == (at("PA"), False, (), False)
    assert state.trail[1:] == (None,) * 5


def test_r1_10_one_rumor_token_in_the_advanced_game() -> None:
    assert (BASE.rumors, ADVANCED.rumors) == (0, 1)


@pytest.mark.parametrize("dawn", ["none", "held"])
def test_r1_11_play_starts_with_the_first_day(dawn: str) -> None:
    state = do(setup({"first_dawn": dawn}, 1), "PA")
    assert (pending(state), state.time) == ("HunterAction", 0)
    assert state.agenda[-1].hunter == 0  # type: ignore[attr-defined]


def test_r1_11_by_option_the_first_dawn_is_played_without_advancing_time() -> None:
    state = setup({"first_dawn": "held"}, 1)
    assert [type(step).__name__ for step in state.agenda].count("Restorations") == 1
    assert "Restorations" not in [type(step).__name__ for step in BASE.agenda]


def test_the_options_are_those_of_the_rulings() -> None:
    defaults = Fury3Options()
    rulings = [option for option in OPTIONS if option.name != "box"]
    assert [*(option.name for option in rulings), "box"] == list(Fury3Options.__struct_fields__)
    assert {option.name: option.default for option in rulings} == {
        name: getattr(defaults, name) for name in Fury3Options.__struct_fields__ if name != "box"
    }


@pytest.mark.parametrize(
    ("handicap", "damage", "influence"),
    [
        *(("none", 0, 0), ("hunters", 3, 0), ("hunters_twice", 6, 0), ("hunters_thrice", 9, 0)),
        *(("dracula", 0, 2), ("dracula_twice", 0, 4)),
    ],
)
def test_a_handicap_is_public_damage_or_influence(handicap: str, damage: int, influence: int) -> None:
    state = setup({"handicap": handicap}, 1)
    assert (state.damage, state.influence) == (damage, influence)
    assert type(state.agenda[-1]).__name__ == "DraculaStart"


def test_hunters_act_after_dracula_has_started() -> None:
    state = do(BASE, "PA")
    assert "road:VR" in tokens(state)
    assert ATLAS.index["VR"] in tables.PORTS


def test_the_prompt_of_the_start() -> None:
    question = str(ADVANCED.agenda[-1].prompt(ADVANCED))  # type: ignore[attr-defined]
    assert question == "In which city does Lord Godalming start?"
