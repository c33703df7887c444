"""Setup, the round and the time track (R1-R3)."""

from __future__ import annotations

from collections import Counter

import pytest

from furyqt.rules.core.agenda import State, legal_actions, play
from furyqt.rules.core.ruleset import seat_to_move
from furyqt.rules.core.table import Table
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import Deck, Power, Tactic
from furyqt.rules.fury2.events import BackSeen, TimePassed
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.setup import setup
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import (
    ATLAS,
    CASTLE,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    HEALTH,
    HOSPITAL,
    HUNTERS,
    NOWHERE,
    PLACES,
    SEAS,
    TIMES,
)
from tests.rules.fury2.scenes import (
    DAWN,
    DUSK,
    MIDNIGHT,
    NOON,
    SMALL_HOURS,
    TWILIGHT,
    at,
    do,
    events_of,
    pending,
    scene,
    tokens,
)

OPTIONS = RULES.checked_options({})
STARTS = ("LO", "LO", "VI", "AT", "PR")
"""The hunters' starts and Dracula's."""


def opened(**options: str) -> Fury2State:
    return setup(RULES.checked_options(options), 1)


def table(**options: str) -> Table:
    return RULES.table(RULES.checked_options(options))


def test_r1_1_two_players_with_four_hunters_on_one_side() -> None:
    seats = [(seat.name, seat.player) for seat in table().seats]
    assert len(table().players) == 2
    assert seats == [
        *(("godalming", HUNTERS), ("seward", HUNTERS), ("helsing", HUNTERS), ("mina", HUNTERS)),
        ("dracula", DRACULA),
    ]


def test_r1_2_the_cards_are_counted() -> None:
    items, events, _ = map(len, BOXES["1"].cards)
    tactics = 3 * len(FIGURES) + len(Tactic)
    assert (items, events, len(Power), tactics) == (40, 75, 5, 25)
    assert sum(card in EVENTS.of[HUNTERS] for card in BOXES["1"].cards[Deck.EVENT]) == 50
    assert len(PLACES) - 1 == 70, "the hospital has no card"


@pytest.mark.parametrize(("hosts", "count"), [("three", 3), ("two", 2)])
def test_r1_3_tiles_blood_and_markers(hosts: str, count: int) -> None:
    state = opened(hosts=hosts)
    assert sum(BOXES[""].copies[Deck.ENCOUNTER]) == 45 == len(state.pool) + len(state.encounters)
    assert (state.blood, state.options.most_hosts) == (15, count)


def test_r1_4_r1_9_the_hunters_choose_their_starts_in_turn_order() -> None:
    state = opened()
    for hunter, start in enumerate(STARTS[:4]):
        assert seat_to_move(state) == hunter
        state = do(state, start)
    assert [ATLAS.places[sheet.place].code for sheet in state.hunters] == list(STARTS[:4])
    assert seat_to_move(state) == DRACULA_FIGURE


def test_r1_5_the_tracks_at_the_start() -> None:
    state = opened()
    assert (state.time, state.vampires, state.resolve, state.blood) == (DAWN, 0, 0, 15)
    assert [sheet.health for sheet in state.hunters] == list(HEALTH) == [12, 10, 8, 8]


@pytest.mark.parametrize(
    ("handicap", "start"),
    [("hunters", (12, 0)), ("hunters_twice", (9, 0)), ("dracula", (15, 1)), ("dracula_twice", (15, 2))],
)
def test_r1_5_a_handicap_is_another_start(handicap: str, start: tuple[int, int]) -> None:
    state = opened(handicap=handicap)
    assert (state.blood, state.vampires) == start


def test_r1_6_dracula_draws_five_tiles_that_only_he_sees() -> None:
    state = opened()
    assert (len(state.encounters), len(state.pool)) == (5, 40)
    assert set(RULES.observe(state, HUNTERS).encounters) == {-2}
    assert RULES.observe(state, DRACULA).encounters == state.encounters


def test_r1_7_the_back_on_top_of_the_events_is_public() -> None:
    for seed in range(6):
        state = setup(OPTIONS, seed)
        (seen,) = events_of(state, BackSeen)
        owner = DRACULA if state.event_deck[-1] in EVENTS.of[DRACULA] else HUNTERS
        for player in (HUNTERS, DRACULA):
            assert RULES.observe(state, player).top_back == owner == seen.owner


def test_r1_8_the_hunters_start_without_cards_and_only_mina_is_bitten() -> None:
    for hunter, sheet in enumerate(opened().hunters):
        assert not sheet.items + sheet.events
        assert sheet.bites == (hunter == 3)


def test_r1_9_not_the_sea_nor_castle_dracula_nor_the_hospital() -> None:
    state = opened()
    starts = {action.place for action in legal_actions(state)}
    assert starts == set(PLACES) - SEAS - {CASTLE, HOSPITAL}
    assert len(starts) == 59
    assert tokens(do(state, "LO")) == tokens(state), "a city can be shared"


def test_r1_10_dracula_starts_secretly_where_no_hunter_is() -> None:
    state = do(opened(), *STARTS[:4])
    starts = {ATLAS.places[action.place].code for action in legal_actions(state)}
    assert starts.isdisjoint({"LO", "VI", "AT", "CD", "JM"})
    assert len(starts) == 56
    state = do(state, "PR")
    assert [ATLAS.places[spot.place].code for spot in state.trail] == ["PR"]
    assert RULES.observe(state, HUNTERS).trail[0].place < NOWHERE
    assert not state.trail[0].faceup


def test_r1_11_it_is_his_first_turn_without_time_or_tile_and_godalming_follows() -> None:
    state = do(opened(), *STARTS)
    assert (state.time, state.trail[0].tiles, len(state.encounters)) == (DAWN, (), 5)
    assert (pending(state), seat_to_move(state)) == ("HunterMove", 0)


def seats_of_a_round(state: Fury2State) -> list[int]:
    """Return the active figures of a round in which everybody does as little as possible."""
    seen: list[int] = []
    number = state.round
    while state.round == number:
        if state.active not in seen:
            seen.append(state.active)
        state = play(state, legal_actions(state)[0])
    return seen


def test_r2_1_dracula_then_the_hunters_in_their_order() -> None:
    assert seats_of_a_round(scene("dracula")) == [4, 0, 1, 2, 3]
    assert seats_of_a_round(scene("dracula", options={"variant": "servant"})) == [4, 0, 1, 2, 3, 5]


def test_r2_2_draculas_turn_in_its_order() -> None:
    state = scene("dracula", trail=["prague", "rome", "bari", "paris", "nantes", "madrid+new_vampire"])
    assert (pending(state), state.time) == ("CardPlacement", NOON)
    state = do(state, "@NU")
    assert pending(state) == "FallenCardChoice"
    state = do(state, "return")
    assert pending(state) == "EncounterPlacement"
    state = do(state, "encounter:fog")
    assert pending(state) == "MatureChoice"
    assert len(state.encounters) == 4
    state = do(state, "pass")
    assert (pending(state), len(state.encounters)) == ("HunterMove", 5)


def test_r2_3_a_hunter_moves_then_acts() -> None:
    state = scene("godalming", resolve=1)
    assert {"stay", "resolve:newspaper_reports", "road:PL"} <= set(tokens(state))
    state = do(state, "stay")
    assert pending(state) == "HunterAction"
    assert "rest" in tokens(state)


def test_r2_4_quincey_then_events_then_the_catacombs() -> None:
    state = scene(
        "dracula",
        catacombs=["rome"],
        dracula_ally="quincey_p_morris",
        events={"dracula": ["time_runs_short"]},
    )
    assert pending(state) == "QuinceyChoice"
    state = do(state, "godalming")
    assert pending(state) == "WindowChoice"
    state = do(state, "pass")
    assert pending(state) == "ClearedSlot"
    assert pending(do(state, "done")) == "CardPlacement"


def test_r2_4_storms_lose_a_marker_at_the_end_of_his_turn() -> None:
    state = scene("dracula", storm=at("north_sea"), storm_time=2)
    state = do(state, "@NU", "encounter:fog")
    assert state.storm_time == 1
    later = scene("dracula", storm=at("north_sea"), storm_time=1)
    later = do(later, "@NU", "encounter:fog")
    assert (later.storm, later.storm_time) == (NOWHERE, 0)


def test_r3_1_three_steps_of_day_and_three_of_night() -> None:
    by_night = [scene("godalming", time=time).is_night() for time in TIMES]
    assert by_night == [False, False, False, True, True, True]
    assert [time for time in TIMES if by_night[time]] == [TWILIGHT, MIDNIGHT, SMALL_HOURS]


def test_r3_2_time_goes_on_by_one_step_on_land_and_stands_still_at_sea() -> None:
    assert scene("dracula", time=DUSK).time == TWILIGHT
    at_sea = scene(
        "dracula", trail=["north_sea", "london"], places={"godalming": "rome"}, time=DUSK, port="london"
    )
    assert (pending(at_sea), at_sea.time) == ("CardPlacement", DUSK)
    assert not events_of(at_sea, TimePassed)


def test_r3_2_he_is_judged_where_his_turn_begins() -> None:
    lands = do(
        scene("dracula", trail=["north_sea", "london"], places={"godalming": "rome"}, port="london"), "@AM"
    )
    assert lands.time == DAWN
    assert do(scene("dracula", trail=["amsterdam"]), "@NS").time == NOON


def test_r3_3_a_new_dawn_gives_a_vampire_point_and_resolve() -> None:
    state = scene("dracula", time=SMALL_HOURS, vampires=2, resolve=1)
    assert (state.time, state.vampires, state.resolve) == (DAWN, 3, 2)
    assert scene("dracula", time=SMALL_HOURS, resolve=6).resolve == 6
    other = scene("dracula", time=NOON, vampires=2, resolve=1)
    assert (other.vampires, other.resolve) == (2, 1)


@pytest.mark.parametrize(("first_turn", "time"), [("noon", NOON), ("dawn", DAWN)])
def test_r3_4_the_first_full_turn_is_noon_or_by_an_option_dawn(first_turn: str, time: int) -> None:
    state: State = do(opened(first_turn=first_turn), *STARTS)
    while pending(state) != "CardPlacement":
        state = play(state, legal_actions(state)[0])
    assert isinstance(state, Fury2State)
    assert (state.time, state.vampires) == (time, 0)


def test_r3_5_cards_do_not_move_the_marker_over_a_dawn() -> None:
    held = {"dracula": ["time_runs_short"], "godalming": ["long_day"]}
    assert pending(scene("dracula", events=held, time=SMALL_HOURS)) == "CardPlacement"
    assert "dracula>time_runs_short" in tokens(scene("dracula", events=held, time=MIDNIGHT))
    assert "godalming>long_day" not in tokens(scene("godalming", events=held, time=DAWN))
    assert do(scene("godalming", events=held, time=NOON), "godalming>long_day").time == DAWN


def test_r1_2_every_card_is_in_the_decks_once() -> None:
    state = opened()
    assert Counter(state.item_deck) == Counter(dict(enumerate(BOXES[""].copies[Deck.ITEM])))
    assert Counter(state.event_deck) == Counter(dict(enumerate(BOXES[""].copies[Deck.EVENT])))
