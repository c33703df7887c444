"""The movement step: legal placements, their cost, and who sees them (R6, R7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from furyqt.rules.fury3.decks import NONE, EventCard, Power
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaHealed,
    DraculaHurt,
    DraculaRevealed,
    DraculaVanished,
    InfluenceChanged,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.travel.legal_placements import bat_cities
from furyqt.rules.fury3.steps.travel.placement import fly
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, LAND_BACK, MINA, SEA_BACK, SEWARD
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

ADVANCED = {"game": "advanced"}


def moves(state: Fury3State) -> set[str]:
    """Return the tokens of Dracula's placements by location card or lair, without power cards."""
    return {token for token in tokens(state) if token.startswith("@") and (len(token) < 5 or "lair" in token)}


def alone(*trail: str, places: Mapping[str, str] | None = None, **fields: Any) -> Fury3State:
    """Return Dracula's phase with the hunters far away in Dublin by default."""
    everybody = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "dublin")
    return scene("dracula", trail=trail, places={**everybody, **(places or {})}, **fields)


# ------------------------------------------------------------------------------------------------- legality


def test_r6_2_dracula_uses_roads_and_seas_but_no_railways() -> None:
    assert moves(alone("prague")) == {"@BR", "@NU", "@VI"}
    assert moves(alone("marseilles")) == {"@CF", "@GE", "@GO", "@MI", "@TO", "@ZU", "@MS"}
    assert moves(alone("black_sea")) == {"@CN", "@VR", "@IO"}


def test_r6_2_no_card_that_is_on_the_trail() -> None:
    assert moves(alone("prague", "berlin", "leipzig", "nuremberg!")) == {"@VI"}
    assert moves(alone("prague", "", "", "", "nuremberg")) == {"@BR", "@VI"}


def test_r6_6_a_lair_that_can_be_reached_returns_with_all_its_cards() -> None:
    state = alone("prague", lairs=("", "vienna+rats+hoax+rumor"), options=ADVANCED)
    assert moves(state) == {"@BR", "@NU", "@lair:b"}
    state = do(state, "@lair:b")
    spot = state.trail[0]
    assert spot is not None
    assert (spot.id, spot.place, spot.rumor, spot.faceup) == (101, at("vienna"), True, False)
    assert [placed.card for placed in spot.contents] == [7, 3]
    assert state.lairs == (None, None, None)
    (placed,) = events_of(state, CardPlaced)
    assert (placed.hideout, placed.lair) == (101, 1)
    assert placed.shown_to(HUNTERS).place == LAND_BACK
    assert pending(state) == "EncounterPlacement"
    state = do(state, "#1:bats", "pass")
    assert state.trail[0] is not None
    assert len(state.trail[0].contents) == 3
    assert pending(state) == "HunterAction"


def test_r6_6_a_lair_too_far_away_cannot_return() -> None:
    assert moves(alone("prague", lairs=("milan+rats",), options=ADVANCED)) == {"@BR", "@NU", "@VI"}


def test_r7_12_the_card_of_a_lair_is_not_in_the_deck() -> None:
    state = alone("prague", lairs=("vienna+rats",), options=ADVANCED)
    assert "@VI" not in tokens(state)
    assert "@wolf_form:VI" not in tokens(state)


def test_r6_7_holy_ground_cannot_be_entered() -> None:
    assert moves(alone("prague", consecrated=at("vienna"))) == {"@BR", "@NU"}
    assert moves(alone("prague", hosts=((at("berlin"), 0),))) == {"@NU", "@VI"}
    state = alone("prague", lairs=("vienna+rats",), consecrated=at("vienna"), options=ADVANCED)
    assert moves(state) == {"@BR", "@NU"}


def test_r6_7_wolf_form_does_not_pass_through_holy_ground() -> None:
    assert "@wolf_form:AM" in tokens(alone("paris", options=ADVANCED))
    assert "@wolf_form:AM" not in tokens(alone("paris", consecrated=at("brussels"), options=ADVANCED))
    assert "@wolf_form:CO" in tokens(alone("paris", consecrated=at("brussels"), options=ADVANCED))


def test_r6_7_on_holy_ground_he_must_move() -> None:
    powers = {"@feed", "@dark_call", "@hide"}
    assert powers <= set(tokens(alone("prague", options=ADVANCED)))
    state = alone("prague", consecrated=at("prague"), options=ADVANCED)
    assert not powers & set(tokens(state))
    assert moves(state) == {"@BR", "@NU", "@VI"}
    assert "@wolf_form:LI" in tokens(state)


def test_r6_1_1_the_card_that_just_left_may_be_placed_again() -> None:
    state = alone("prague", "vienna", "munich", "milan", "genoa", "nuremberg")
    assert moves(state) == {"@BR", "@NU"}


# -------------------------------------------------------------------------------------------------- the sea


@pytest.mark.parametrize(
    ("trail", "to", "damage"),
    [
        ("rome", "@TS", 2),
        ("tyrrhenian_sea", "@IO", 1),
        ("tyrrhenian_sea", "@NP", 0),
        ("rome", "@FL", 0),
    ],
)
def test_r6_3_a_move_by_sea_costs_damage(trail: str, to: str, damage: int) -> None:
    assert do(alone(trail), to).damage == damage


def test_r6_3_dracula_may_be_defeated_by_the_sea() -> None:
    state = alone("rome", damage=13)
    assert "@TS" in tokens(state)
    state = do(state, "@TS")
    assert state.winner == HUNTERS
    assert pending(state) == ""
    assert do(alone("rome", damage=12), "@TS").winner == NONE


def test_event_rufus_smith__a_move_from_sea_to_sea_costs_two_damage() -> None:
    state = do(alone("tyrrhenian_sea", hunter_ally=int(EventCard.RUFUS_SMITH)), "@IO")
    assert state.damage == 2
    assert do(alone("rome", hunter_ally=int(EventCard.RUFUS_SMITH)), "@TS").damage == 2
    assert do(alone("tyrrhenian_sea", hunter_ally=int(EventCard.RUFUS_SMITH)), "@NP").damage == 0
    assert pending(state) == "HunterAction"


def test_r6_4_backs_show_land_sea_or_castle() -> None:
    for trail, to, back in (
        ("rome", "@TS", SEA_BACK),
        ("rome", "@FL", LAND_BACK),
        ("galatz", "@CD", at("castle_dracula")),
    ):
        (placed,) = events_of(do(alone(trail), to), CardPlaced)
        assert placed.shown_to(HUNTERS).place == back
        assert placed.shown_to(DRACULA).place >= 0
        assert not placed.faceup


def test_r4_6_the_castle_heals_five_damage() -> None:
    state = do(alone("galatz", damage=7), "@CD")
    assert state.damage == 2
    assert events_of(state, DraculaHealed)
    assert do(alone("galatz", damage=3), "@CD").damage == 0


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 1), (7, 3), (14, 10)])
def test_r4_6_the_castle_heals_before_wolf_form_hurts(before: int, after: int) -> None:
    state = do(alone("bucharest", damage=before, options=ADVANCED), "@wolf_form:CD")
    assert (state.winner, state.damage) == (NONE, after)
    kinds = [type(event) for event in state.told or () if isinstance(event, DraculaHealed | DraculaHurt)]
    assert kinds == [DraculaHealed, DraculaHurt][not before :]


# ------------------------------------------------------------------------------------------------ revealing


def test_r6_5_entering_a_hunters_city_reveals_him() -> None:
    state = do(alone("prague", places={"mina": "vienna"}), "@VI")
    assert state.revealed
    assert state.trail[0] is not None
    assert state.trail[0].faceup
    (placed,) = events_of(state, CardPlaced)
    assert placed.shown_to(HUNTERS).place == at("vienna")
    assert events_of(state, DraculaRevealed) == [DraculaRevealed(at("vienna"))]
    assert pending(state) == "StrikeChoice"  # the combat at dawn (R3.2.6)


def test_r6_5_entering_a_sea_zone_with_a_hunter_does_not_reveal_him() -> None:
    state = do(alone("rome", places={"mina": "tyrrhenian_sea"}), "@TS")
    assert not state.revealed
    assert not events_of(state, DraculaRevealed)


def test_r6_5_a_hunter_in_the_hospital_is_not_in_its_city() -> None:
    assert not do(alone("florence", places={"mina": "hospital_rome"}), "@RO").revealed


def test_r8_4_he_stays_revealed_until_he_places_a_location_without_a_hunter() -> None:
    before = alone("prague!", revealed=True, options=ADVANCED, places={"seward": "prague", "mina": "vienna"})
    state = do(before, "@NU")
    assert not state.revealed
    assert events_of(state, DraculaVanished)
    state = do(before, "@VI")
    assert state.revealed
    assert not events_of(state, DraculaVanished)
    state = do(before, "@feed")
    assert state.revealed
    assert not events_of(state, DraculaVanished)


def test_r8_4_at_sea_he_vanishes() -> None:
    state = do(alone("rome!", revealed=True, places={"mina": "rome"}), "@TS")
    assert not state.revealed


def test_r15_12_a_faceup_lair_reveals_dracula_when_it_returns() -> None:
    state = do(alone("prague", lairs=("vienna!+rats",), options=ADVANCED), "@lair:a")
    assert state.revealed
    assert state.trail[0] is not None
    assert state.trail[0].faceup
    assert events_of(state, DraculaRevealed) == [DraculaRevealed(at("vienna"))]
    assert not do(alone("prague", lairs=("vienna+rats",), options=ADVANCED), "@lair:a").revealed


def test_r15_11_power_cards_leave_him_at_the_newest_location() -> None:
    state = alone("hide+rats", "feed", "prague", "berlin", options=ADVANCED)
    assert hideouts.here(state) == at("prague")
    assert moves(state) == {"@NU", "@VI"}


# -------------------------------------------------------------------------------------------------- the fury


@pytest.mark.parametrize(
    ("trail", "to", "gain"),
    [
        ("prague", "@NU", 3),
        ("galatz", "@CD", 3),
        ("rome", "@TS", 0),
        ("prague", "@hide", 3),
        ("prague", "@feed", 0),
        ("prague", "@dark_call", 0),
        ("prague", "@wolf_form:LI", 3),
    ],
)
def test_ability_the_fury_of_dracula__a_city_or_hide_adds_three_influence(
    trail: str, to: str, gain: int
) -> None:
    state = do(alone(trail, despair=3, options=ADVANCED), to)
    assert state.influence == gain
    assert do(alone(trail, despair=2, options=ADVANCED), to).influence == 0
    if pending(state) == "EncounterPlacement":
        state = do(state, tokens(state)[0])
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_ability_the_fury_of_dracula__a_lair_that_returns_counts() -> None:
    state = do(alone("prague", lairs=("vienna+rats",), despair=3, options=ADVANCED), "@lair:a")
    assert state.influence == 3


def test_ability_the_fury_of_dracula__misdirect_counts_only_by_what_follows() -> None:
    state = do(alone("prague", "vienna", despair=3, options=ADVANCED), "@misdirect:3")
    assert state.influence == 0
    assert do(state, "@feed").influence == 0
    assert do(state, "@NU").influence == 3


def test_r2_4_the_fury_wins_at_thirteen_after_the_damage() -> None:
    won = do(alone("prague", despair=3, influence=10, options=ADVANCED), "@NU")
    assert (won.winner, won.influence) == (DRACULA, 13)
    lost = do(alone("prague", despair=3, influence=10, damage=14, options=ADVANCED), "@wolf_form:LI")
    assert lost.winner == HUNTERS
    assert events_of(lost, DraculaHurt)
    assert not events_of(lost, InfluenceChanged)


@pytest.mark.parametrize(("option", "gain"), [("triggers", 3), ("quiet", 0)])
def test_r10_14_escape_as_bat_triggers_the_fury_by_option(option: str, gain: int) -> None:
    state = scene(
        "dusk",
        places={"mina": "prague"},
        trail=("hide!+rats", "prague!+hoax", "berlin"),
        revealed=True,
        despair=3,
        options={"bat_flight": option},
        started=False,
    )
    assert at("nuremberg") in bat_cities(state)
    assert at("vienna") not in bat_cities(state)
    assert at("berlin") not in bat_cities(state)
    assert at("paris") not in bat_cities(state)
    fly(state, at("nuremberg"))
    spot = state.trail[1]
    assert spot is not None
    assert (spot.place, spot.bat, spot.faceup, spot.contents) == (at("nuremberg"), True, False, ())
    assert (state.influence, state.revealed, hideouts.here(state)) == (gain, False, at("nuremberg"))
    assert hideouts.hide_at(state, spot) is None
    (placed,) = events_of(state, CardPlaced)
    assert placed.shown_to(HUNTERS).place == LAND_BACK
    assert placed.bat


# -------------------------------------------------------------------------------------------- clearing lairs


def test_r15_5_a_lair_may_be_cleared_before_placing() -> None:
    state = alone("prague", lairs=("vienna+rats", "", "milan!+hoax!"), options=ADVANCED)
    assert {"#a", "#c"} <= set(tokens(state))
    assert "#b" not in tokens(state)
    state = do(state, "#a")
    assert state.lairs[0] is None
    assert pending(state) == "CardPlacement"
    assert "@VI" in tokens(state)
    assert "#a" not in tokens(state)
    assert (state.encounter_buried, state.encounter_discard) == ((7,), ())
    state = do(state, "#c")
    assert state.encounter_discard == (3,)
    assert not [token for token in tokens(state) if token.startswith("#")]


def test_r6_3_a_placement_gives_the_card_a_new_public_number() -> None:
    state = do(alone("prague"), "@NU")
    assert state.trail[0] is not None
    assert state.trail[1] is not None
    assert (state.trail[0].id, state.trail[1].id, state.placed) == (200, 0, 201)


def test_r7_6_hunters_who_are_defeated_see_nothing() -> None:
    state = do(alone("prague", places={"mina": "vienna"}, sheets={"mina": {"defeated": True}}), "@VI")
    assert not state.revealed
    assert state.hunters[MINA].place == at("vienna")
    assert state.hunters[SEWARD].place != at("vienna")


def test_r7_3_a_power_card_takes_a_space_of_the_trail() -> None:
    state = do(alone("prague", "berlin", options=ADVANCED), "@feed")
    spots = [(spot.power, spot.place) for spot in state.trail if spot is not None]
    assert spots == [(Power.FEED, -1), (NONE, at("prague")), (NONE, at("berlin"))]
