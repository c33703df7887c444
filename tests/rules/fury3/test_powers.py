"""Dracula's power cards (R7)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events import CardPlaced, HideoutCleared, HideRevealed, PlaceDenied
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.tables import HUNTERS, LAND_BACK, NOWHERE
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

EVERYBODY = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "dublin")


def advanced(*trail: str, places: dict[str, str] | None = None, **fields: Any) -> Fury3State:
    """Return Dracula's phase of an advanced game, with the hunters in Dublin by default."""
    options = {"game": "advanced", **fields.pop("options", {})}
    return scene("dracula", trail=trail, options=options, places={**EVERYBODY, **(places or {})}, **fields)


def powers(state: Fury3State) -> set[str]:
    """Return the power cards that he may use, each once."""
    return {token.split(":")[0] for token in tokens(state) if len(token.split(":")[0]) > 3}


def cards_of_trail(state: Fury3State) -> list[tuple[int, int] | None]:
    """Return the power and the place of each space of the trail."""
    return [spot and (spot.power, spot.place) for spot in state.trail]


# --------------------------------------------------------------------------------------------------- general


def test_r7_1_no_power_cards_in_the_first_game() -> None:
    assert powers(scene("dracula", trail=("prague", "berlin"), places=EVERYBODY)) == set()
    assert powers(advanced("prague", "berlin")) == {
        "@feed",
        "@dark_call",
        "@hide",
        "@wolf_form",
        "@misdirect",
    }


def test_r7_2_a_power_card_can_be_used_again_when_it_has_left() -> None:
    trail = ("prague", "berlin", "leipzig", "cologne", "feed")
    assert "@feed" not in tokens(advanced(*trail))
    assert "@feed" in tokens(advanced("prague", "berlin", "leipzig", "cologne", "brussels", "feed"))
    state = advanced("prague", "misdirect", "wolf_form/vienna", "hide", "munich", "dark_call")
    assert powers(state) == {"@feed", "@dark_call"}
    hideouts.clear(state, 3)
    hideouts.clear(state, 2)
    assert powers(state) == {"@feed", "@dark_call", "@wolf_form", "@hide"}


def test_r7_5_one_power_card_per_phase_and_another_with_misdirect() -> None:
    state = do(advanced("prague", "vienna"), "@feed")
    assert pending(state) == "HunterAction"
    state = do(advanced("prague", "vienna"), "@misdirect:3", "@feed")
    assert pending(state) == "HunterAction"
    assert cards_of_trail(state)[:3] == [
        (Power.FEED, NOWHERE),
        (NONE, at("prague")),
        (Power.MISDIRECT, NOWHERE),
    ]


@pytest.mark.parametrize(("option", "allowed"), [("allowed", True), ("forbidden", False)])
def test_r7_6_feed_and_dark_call_while_revealed(option: str, allowed: bool) -> None:
    state = advanced(
        "prague!", "berlin", revealed=True, places={"mina": "prague"}, options={"shown_powers": option}
    )
    found = powers(state)
    assert {"@feed", "@dark_call"} <= found if allowed else not {"@feed", "@dark_call"} & found
    assert "@hide" not in found
    assert {"@wolf_form", "@misdirect"} <= found
    if allowed:
        assert do(state, "@feed").revealed


# ------------------------------------------------------------------------------------------ Feed, Dark Call


def test_power_feed__heals_three_damage_and_takes_no_encounter() -> None:
    state = do(advanced("prague", damage=5), "@feed")
    assert state.damage == 2
    assert cards_of_trail(state)[:2] == [(Power.FEED, NOWHERE), (NONE, at("prague"))]
    assert state.trail[0] is not None
    assert state.trail[0].contents == ()
    (placed,) = events_of(state, CardPlaced)
    assert (placed.shown_to(HUNTERS).power, placed.shown_to(HUNTERS).place) == (Power.FEED, NOWHERE)
    assert do(advanced("prague", damage=2), "@feed").damage == 0
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_power_feed__can_be_used_at_sea() -> None:
    state = do(advanced("tyrrhenian_sea", damage=5), "@feed")
    assert state.damage == 2
    assert hideouts.here(state) == at("tyrrhenian_sea")


def test_power_dark_call__costs_two_damage_and_draws_five_encounters() -> None:
    state = do(advanced("prague"), "@dark_call")
    assert state.damage == 2
    assert len(state.encounters) == 10
    assert state.trail[0] is not None
    assert (state.trail[0].power, state.trail[0].contents) == (Power.DARK_CALL, ())
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_power_dark_call__may_defeat_him() -> None:
    assert do(advanced("prague", damage=13), "@dark_call").winner == HUNTERS
    assert do(advanced("prague", damage=12), "@dark_call").winner == NONE


def test_power_dark_call__the_larger_hand_is_kept_and_not_refilled() -> None:
    hand = ("hoax", "wolves", "bats", "spy", "szgany_mob", "rats", "saboteur")
    state = do(advanced("prague", encounters=hand), "@NU", "#1:bats")
    assert len(state.encounters) == 6


# ------------------------------------------------------------------------------------------------- Wolf Form


def test_power_wolf_form__moves_one_or_two_roads_for_one_damage() -> None:
    state = advanced("prague")
    assert {token[11:] for token in tokens(state) if token.startswith("@wolf_form:")} == {
        *("BR", "NU", "VI", "HA", "LI", "FR", "MU", "ST", "ZU", "BD", "ZA")
    }
    state = do(state, "@wolf_form:LI")
    assert state.damage == 1
    assert cards_of_trail(state)[0] == (Power.WOLF_FORM, at("leipzig"))
    (placed,) = events_of(state, CardPlaced)
    seen = placed.shown_to(HUNTERS)
    assert (seen.power, seen.place) == (Power.WOLF_FORM, LAND_BACK)
    assert pending(state) == "EncounterPlacement"
    state = do(state, "#1:bats")
    assert state.trail[0] is not None
    assert len(state.trail[0].contents) == 1
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_power_wolf_form__a_hunter_in_between_does_not_reveal_him() -> None:
    places = {"seward": "berlin", "mina": "nuremberg"}
    assert not do(advanced("prague", places=places), "@wolf_form:LI").revealed
    assert do(advanced("prague", places=places), "@wolf_form:NU").revealed


def test_power_wolf_form__only_cards_of_the_deck_and_not_from_the_sea() -> None:
    assert "@wolf_form:LI" not in tokens(advanced("prague", "leipzig"))
    assert "@wolf_form:LI" not in tokens(advanced("prague", lairs=("leipzig+rats",)))
    assert "@wolf_form" not in powers(advanced("tyrrhenian_sea"))
    assert "@wolf_form" not in powers(advanced("prague", "wolf_form/berlin"))


def test_power_wolf_form__passes_through_a_city_of_the_trail() -> None:
    assert "@wolf_form:LI" in tokens(advanced("prague", "berlin", "nuremberg"))


# ------------------------------------------------------------------------------------------------- Misdirect


def test_power_misdirect__clears_a_hideout_and_takes_its_space() -> None:
    state = do(advanced("prague", "vienna+rats+hoax!"), "@misdirect:3")
    assert cards_of_trail(state)[:3] == [None, (NONE, at("prague")), (Power.MISDIRECT, NOWHERE)]
    assert events_of(state, HideoutCleared) == [HideoutCleared(0)]
    assert (state.encounter_buried, state.encounter_discard) == ((7,), (3,))
    assert pending(state) == "CardPlacement"
    assert "@VI" in tokens(state)
    state = do(state, "@NU", "#1:bats")
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_r7_4_misdirect_comes_after_the_slide_and_does_not_replace_the_move() -> None:
    state = do(advanced("prague", "berlin"), "@misdirect:3")
    assert state.trail[0] is None
    assert pending(state) == "CardPlacement"
    assert "@misdirect" not in powers(state)


@pytest.mark.parametrize(
    ("trail", "spaces"),
    [
        (("prague", "vienna", "wolf_form/munich", "milan"), {"3", "5"}),
        (("prague", "castle_dracula", "vienna"), {"4"}),
        (("hide", "prague", "vienna"), {"4"}),
        (("berlin", "hide", "prague", "vienna"), {"5"}),
        (("berlin", "hide", "feed", "prague!", "vienna"), {"6"}),
        (("prague", "feed", "tyrrhenian_sea"), {"4"}),
        (("prague", "", "vienna"), {"4"}),
    ],
)
def test_power_misdirect__does_not_clear_powers_castle_current_place_or_a_place_of_hide(
    trail: tuple[str, ...], spaces: set[str]
) -> None:
    state = advanced(*trail)
    assert {token[-1] for token in tokens(state) if token.startswith("@misdirect")} == spaces


def test_power_misdirect__is_on_the_trail_only_once() -> None:
    assert "@misdirect" not in powers(advanced("prague", "berlin", "misdirect"))


def test_power_misdirect__may_open_the_only_move() -> None:
    state = advanced(
        *("bari", "wolf_form/valona", "adriatic_sea", "paris"),
        consecrated=at("bari"),
        hosts=((at("rome"), 0), (at("naples"), 0)),
    )
    assert tokens(state) == ["@misdirect:4"]
    state = do(state, "@misdirect:4")
    assert tokens(state) == ["@AS"]


# ------------------------------------------------------------------------------------------------------ Hide


def test_power_hide__stays_and_takes_an_encounter_facedown() -> None:
    state = do(advanced("prague"), "@hide")
    assert hideouts.here(state) == at("prague")
    (placed,) = events_of(state, CardPlaced)
    assert placed.shown_to(HUNTERS) == CardPlaced(200, LAND_BACK)
    assert pending(state) == "EncounterPlacement"
    state = do(state, "#1:wolves")
    assert state.trail[0] is not None
    assert len(state.trail[0].contents) == 1
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_power_hide__cannot_be_used_at_sea_or_while_revealed() -> None:
    assert "@hide" in powers(advanced("rome"))
    assert "@hide" not in powers(advanced("tyrrhenian_sea"))
    assert "@hide" not in powers(advanced("rome!", revealed=True, places={"mina": "rome"}))
    assert "@hide" not in powers(advanced("rome", "hide", "naples"))


def test_power_hide__is_revealed_only_with_its_location() -> None:
    state = advanced("berlin", "hide+rats", "prague", "vienna")
    hideouts.reveal_location(state, 0)
    assert not events_of(state, HideRevealed)
    hideouts.reveal_location(state, 3)
    assert not events_of(state, HideRevealed)
    hideouts.reveal_location(state, 1)
    assert events_of(state, HideRevealed) == [HideRevealed(2)]
    hideouts.reveal_location(state, 1)
    assert len(events_of(state, HideRevealed)) == 1


def test_power_hide__has_no_location_once_its_location_is_gone() -> None:
    state = advanced("berlin", "hide", "prague", "vienna")
    assert [bool(spot and hideouts.hide_at(state, spot)) for spot in state.trail[:5]] == [
        *(False, False, False, True, False)
    ]
    hideouts.clear(state, 1)
    hideouts.put_on(state, 3, hideouts.Hideout(250, power=Power.MISDIRECT))
    assert not any(spot and hideouts.hide_at(state, spot) for spot in state.trail)


def test_power_hide__is_not_revealed_by_its_city() -> None:
    state = advanced("berlin", "hide", "prague")
    hideouts.clear(state, 0)
    assert not hideouts.check_place(state, at("prague"))
    assert events_of(state, PlaceDenied)
