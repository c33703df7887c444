"""Dracula's movement, his powers and the blood of the sea (R5, R6)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.events import BloodLaid, CardPlaced, MoveDenied, SpotLeft
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import ATLAS, CASTLE, CITY_BACK, DRACULA, HOSPITAL, HUNTERS, NOWHERE, SEA_BACK
from tests.rules.fury2.scenes import (
    DUSK,
    NOON,
    TWILIGHT,
    at,
    do,
    events_of,
    faceup,
    pending,
    scene,
    tiles_in,
    tokens,
)

SAILING = {"trail": ["english_channel", "plymouth"], "port": "plymouth", "places": {"godalming": "rome"}}
"""Dracula in the English Channel, with Plymouth behind him."""


def trail(state: Fury2State) -> list[str]:
    """Return the codes of the trail's locations, or the names of its powers."""
    return [
        ATLAS.places[spot.place].code if spot.place >= 0 else Power(spot.power).name.lower()
        for spot in state.trail
    ]


def placements(state: Fury2State) -> set[str]:
    assert pending(state) == "CardPlacement"
    return set(tokens(state))


def moves(state: Fury2State) -> set[str]:
    return {token for token in placements(state) if len(token) == 3}


def test_r5_1_one_road_or_sea_step_or_a_power() -> None:
    state = scene("dracula", trail=["plymouth"])
    assert placements(state) == {"@LO", "@EC", "@dark_call", "@hide"}
    assert trail(do(state, "@EC")) == ["EC", "PL"]


@pytest.mark.parametrize(("option", "count"), [("joined", 1), ("apart", 0)])
def test_r5_1_the_option_of_the_north_sea(option: str, count: int) -> None:
    state = scene(
        "dracula", trail=["north_sea", "edinburgh"], port="edinburgh", options={"north_sea": option}
    )
    assert len({"@AO"} & placements(state)) == count
    assert len(RULES.table(RULES.checked_options({"north_sea": option})).atlas.links) == 197 + count  # type: ignore[union-attr]


def test_r5_2_no_location_of_the_trail_or_the_catacombs() -> None:
    free = moves(scene("dracula", trail=["prague"]))
    assert {"@NU", "@BR"} <= free
    state = do(scene("dracula", trail=["prague", "berlin"], catacombs=["nuremburg"]), "done")
    assert moves(state) == free - {"@BR", "@NU"}


def test_r5_3_r14_1_closed_places_also_on_the_way() -> None:
    state = scene("dracula", trail=["prague"], hosts=["nuremburg"], consecrated=at("berlin"), time=DUSK)
    assert moves(state) == {"@VI"}
    wolf = {token for token in placements(state) if "wolf" in token}
    open_ways = scene("dracula", trail=["prague"], time=DUSK)
    assert wolf < {token for token in placements(open_ways) if "wolf" in token}
    assert "@wolf_form:MU" in placements(scene("dracula", trail=["prague"], hosts=["berlin"], time=DUSK))
    assert all(
        action.place != HOSPITAL for action in legal_actions(scene("dracula", trail=["szeged"], time=DUSK))
    )


def test_r5_3_a_stormy_zone_is_closed() -> None:
    state = scene("dracula", trail=["plymouth"], storm=at("english_channel"), storm_time=1)
    assert "@EC" not in placements(state)


def test_r5_4_the_others_slide_and_the_seventh_falls_off() -> None:
    state = scene("dracula", trail=["prague", "rome", "feed", "paris", "nantes", "marseilles"])
    state = do(state, "@NU")
    assert pending(state) == "FallenCardChoice"
    state = do(state, "return")
    assert trail(state) == ["NU", "PR", "RO", "feed", "PA", "NA"]
    assert len(events_of(state, SpotLeft)) == 1


def test_r5_5_r19_4_the_backs_of_cities_and_seas_differ_and_hide_looks_like_a_city() -> None:
    state = scene("dracula", trail=["hide/paris", "paris", "bay_of_biscay", "wolf_form/rome", "feed"])
    seen = RULES.observe(state, HUNTERS).trail
    assert [spot.place for spot in seen] == [CITY_BACK, CITY_BACK, SEA_BACK, CITY_BACK, NOWHERE]
    assert [spot.power for spot in seen] == [-1, -1, -1, -1, Power.FEED]
    assert [spot.wolf for spot in seen] == [False, False, False, True, False]
    assert RULES.observe(state, DRACULA).trail == state.trail


def test_r5_6_a_city_with_a_hunter_shows_him_and_he_fights() -> None:
    state = do(scene("dracula", trail=["plymouth"]), "@LO")
    assert faceup(state) == ["london"]
    assert pending(state) == "StrikeChoice"
    at_sea = do(scene("dracula", trail=["plymouth"], places={"godalming": "english_channel"}), "@EC")
    assert not faceup(at_sea)
    assert pending(at_sea) == "HunterMove"


def test_r5_7_the_castle_is_always_faceup() -> None:
    state = do(scene("dracula", trail=["klausenburg"]), "@CD")
    assert state.trail[0].faceup
    (placed,) = events_of(state, CardPlaced)
    assert placed.shown_to(HUNTERS).place == CASTLE


def test_r5_8_embarking_and_every_second_step_cost_blood_and_landing_nothing() -> None:
    state = do(scene("dracula", trail=["plymouth"], places={"godalming": "rome"}), "@EC")
    assert state.blood == 14
    assert do(scene("dracula", **SAILING), "@AO").blood == 15
    assert do(scene("dracula", **SAILING, sailed=1), "@AO").blood == 14
    assert do(scene("dracula", **SAILING, sailed=1), "@LE").blood == 15


def test_ally_rufus_smith__the_price_of_every_step() -> None:
    assert do(scene("dracula", **SAILING, hunter_ally="rufus_smith"), "@AO").blood == 14
    assert do(scene("dracula", **SAILING, hunter_ally="rufus_smith"), "@LE").blood == 15


def test_r5_8_r18_4_the_last_blood_is_never_paid() -> None:
    assert "@EC" not in placements(scene("dracula", trail=["plymouth"], blood=1))
    state = scene("dracula", trail=["plymouth"], blood=2, time=DUSK)
    assert {"@EC", "@wolf_form:LO"} <= placements(state)
    assert "@dark_call" not in placements(state)
    assert not [token for token in placements(scene("dracula", blood=1, time=DUSK)) if "wolf" in token]


def test_r5_9_the_blood_lies_on_the_cards() -> None:
    state = do(scene("dracula", trail=["plymouth"], places={"godalming": "rome"}), "@EC")
    assert [spot.blood for spot in state.trail] == [1, 0]
    assert RULES.observe(state, HUNTERS).trail[0].blood == 1
    assert len(events_of(state, BloodLaid)) == 1


def test_r5_10_he_does_not_turn_back_even_after_the_trail_was_cleared() -> None:
    alone = {**SAILING, "trail": ["english_channel"]}
    assert "@PL" not in placements(scene("dracula", **alone))
    assert "@PL" in placements(scene("dracula", **alone, options={"turn_back": "trail"}))
    further = {**alone, "wake": "atlantic_ocean"}
    assert "@AO" not in placements(scene("dracula", **further))


def test_r5_11_without_a_placement_the_trail_is_cleared_and_blood_falls() -> None:
    state = scene(
        "dracula",
        trail=["cagliari", "tyrrhenian_sea", "mediterranean_sea+rats", "hide/rome", "dark_call"],
        blood=8,
    )
    assert "@PL" not in placements(state), "powers count"
    stuck = {"trail": ["cagliari", "tyrrhenian_sea", "mediterranean_sea", "barcelona+rats"], "blood": 8}
    state = scene("dracula", **stuck, hosts=["cagliari"])
    assert events_of(state, MoveDenied)
    assert (state.blood, trail(state), faceup(state)) == (5, ["CG"], ["cagliari"])
    assert placements(state) == {"@TS", "@MS"}
    assert len(state.pool) + len(state.encounters) == 45


def test_r5_11_at_five_blood_the_hunters_win() -> None:
    stuck = {"trail": ["cagliari", "tyrrhenian_sea", "mediterranean_sea"], "hosts": ["cagliari"]}
    assert scene("dracula", **stuck, blood=5).winner == HUNTERS
    assert scene("dracula", **stuck, blood=6).winner == -1


def test_r5_13_a_declared_move_binds_if_it_is_possible() -> None:
    assert tokens(scene("dracula", trail=["prague"], declared=at("berlin"))) == ["@BR"]
    free = scene("dracula", trail=["prague"], declared=at("rome"))
    assert len(placements(free)) > 3
    assert do(free, "@BR").declared == NOWHERE


# ----------------------------------------------------------------------------------------------------- powers


def test_r6_1_r6_3_powers_instead_of_a_location_or_with_one() -> None:
    state = scene("dracula", trail=["prague", "berlin"], time=DUSK)
    assert {"@hide", "@feed", "@dark_call", "@double_back:BR", "@wolf_form:NU"} <= placements(state)
    assert trail(do(state, "@feed")) == ["feed", "PR", "BR"]
    wolf = do(state, "@wolf_form:NU")
    assert (trail(wolf), wolf.trail[0].wolf) == (["NU", "PR", "BR"], True)
    back = do(state, "@double_back:BR")
    assert (trail(back), back.trail[0].power) == (["BR", "PR"], Power.DOUBLE_BACK)


def test_r6_2_not_at_sea() -> None:
    assert all(len(token) == 3 for token in placements(scene("dracula", **SAILING, time=DUSK)))
    option = {"double_back_sea": "yes"}
    allowed = placements(scene("dracula", **SAILING, options=option))
    assert "@double_back:PL" in allowed
    assert not {"@hide", "@dark_call"} & allowed


@pytest.mark.parametrize("power", ["hide", "feed", "dark_call", "double_back:BR", "wolf_form:NU"])
def test_r6_2_not_while_the_same_power_is_on_the_trail(power: str) -> None:
    name = power.partition(":")[0]
    used = {"hide": "hide/rome", "feed": "feed", "dark_call": "dark_call"}.get(name, f"{name}/rome")
    assert f"@{power}" in placements(scene("dracula", trail=["prague", "berlin"], time=DUSK))
    assert f"@{power}" not in placements(scene("dracula", trail=["prague", "berlin", used], time=DUSK))


def test_r6_2_feed_and_wolf_form_only_by_night_and_dark_call_by_an_option() -> None:
    by_day = placements(scene("dracula", time=NOON))
    assert "@feed" not in by_day
    assert not [token for token in by_day if "wolf" in token]
    assert "@dark_call" in by_day
    assert "@dark_call" not in placements(scene("dracula", options={"dark_call": "night"}))
    assert "@dark_call" in placements(scene("dracula", time=DUSK, options={"dark_call": "night"}))


def test_power_wolf_form__one_or_two_roads_for_one_blood() -> None:
    state = scene("dracula", trail=["prague"], time=TWILIGHT)
    goals = {token for token in placements(state) if token.startswith("@wolf_form")}
    near = {
        place.code for place in ATLAS.places if ATLAS.distances("road")[at("prague")][place.index] in (1, 2)
    }
    assert goals == {f"@wolf_form:{code}" for code in near}
    after = do(state, "@wolf_form:MU")
    assert (after.blood, pending(after)) == (14, "EncounterPlacement")


def test_power_wolf_form__with_other_powers_by_an_option() -> None:
    state = scene("dracula", trail=["prague", "munich"], time=DUSK, options={"wolf_combined": "yes"})
    assert {"@wolf_form+double_back:MU", "@wolf_form+hide"} <= placements(state)
    back = do(state, "@wolf_form+double_back:MU")
    assert (trail(back), back.blood) == (["MU", "PR"], 14)
    hidden = do(state, "@wolf_form+hide")
    assert (hidden.trail[0].is_hide, hidden.trail[0].wolf, hidden.blood) == (True, True, 14)
    seen = RULES.observe(hidden, HUNTERS).trail[0]
    assert (seen.place, seen.power, seen.wolf) == (CITY_BACK, -1, True)


def test_power_feed__one_blood_up_to_fifteen_and_no_tile() -> None:
    state = do(scene("dracula", time=DUSK, blood=9), "@feed")
    assert (state.blood, pending(state)) == (10, "HunterMove")
    assert do(scene("dracula", time=DUSK), "@feed").blood == 15


def test_power_dark_call__ten_tiles_of_which_he_keeps_five() -> None:
    state = do(scene("dracula"), "@dark_call")
    assert (state.blood, len(state.encounters), pending(state)) == (13, 15, "EncounterReturn")
    for _ in range(10):
        state = do(state, tokens(state)[0])
    assert (len(state.encounters), pending(state)) == (5, "HunterMove")


def test_power_double_back__the_card_comes_to_the_front_with_its_tile() -> None:
    state = do(scene("dracula", trail=["prague", "rome", "berlin!+rats", "nantes"]), "@double_back:BR")
    assert trail(state) == ["BR", "PR", "RO", "NA"]
    assert (tiles_in(state, "berlin"), faceup(state)) == ([("rats", False)], ["berlin"])
    assert pending(state) == "HunterMove", "no new tile"


def test_r6_4_wolf_form_returns_when_double_back_moves_the_card_under_it() -> None:
    state = scene("dracula", trail=["prague", "wolf_form/berlin", "rome"], time=DUSK)
    assert not any("wolf_form" in token for token in placements(state))
    state = do(state, "@double_back:BR")
    assert (trail(state), [spot.wolf for spot in state.trail]) == (["BR", "PR", "RO"], [False] * 3)


def test_r6_6_double_back_to_a_hunters_city_shows_hide_on_the_card() -> None:
    """Otherwise the hunters would conclude that the card after it is not Hide."""
    places = {"godalming": "vienna", "seward": "galway", "helsing": "galway", "mina": "galway"}
    state = do(scene("dracula", trail=["zagreb", "hide/vienna", "vienna"], places=places), "@double_back:VI")
    assert [spot.faceup for spot in state.trail if spot.is_hide] == [True]
    assert faceup(state) == ["vienna"]
    told = [type(event).__name__ for event in state.told or ()]
    assert told.index("CardPlaced") < told.index("LocationRevealed") < told.index("HideRevealed")


def test_power_double_back__of_two_tiles_from_the_catacombs_one_stays() -> None:
    state = do(scene("dracula", catacombs=["berlin+rats+plague"]), "done", "@double_back:BR")
    assert (pending(state), tokens(state)) == ("KeptTile", ["encounter:plague", "encounter:rats"])
    state = do(state, "encounter:plague")
    assert (tiles_in(state, "berlin"), state.catacombs) == ([("plague", False)], (None, None, None))
    assert len(state.pool) + len(state.encounters) == 44


def test_power_hide__looks_like_a_move_and_may_bear_a_tile() -> None:
    state = do(scene("dracula"), "@hide")
    assert (state.trail[0].under, pending(state)) == (at("prague"), "EncounterPlacement")
    assert RULES.observe(state, HUNTERS).trail[0].under == NOWHERE
    assert state.present_place() == at("prague")


def test_r6_4_a_power_that_falls_off_returns_and_is_no_catacomb() -> None:
    state = scene("dracula", trail=["prague", "rome", "bari", "paris", "nantes", "feed"], time=DUSK)
    assert "@feed" not in placements(state)
    state = do(state, "@NU")
    assert pending(state) == "EncounterPlacement"
    assert "feed" not in trail(state)
    with_wolf = scene("dracula", trail=["prague", "rome", "bari", "paris", "nantes", "wolf_form/madrid"])
    with_wolf = do(with_wolf, "@NU", "catacomb", "done")
    assert (with_wolf.catacombs[0].place, with_wolf.catacombs[0].wolf) == (at("madrid"), False)  # type: ignore[union-attr]


def test_r6_5_a_staying_power_among_hunters_means_a_combat_and_an_open_hide() -> None:
    state = scene("dracula", trail=["london!"])
    state = do(state, "@hide")
    assert (state.trail[0].faceup, pending(state)) == (True, "StrikeChoice")


def test_r6_5_hide_is_open_at_the_castle() -> None:
    assert do(scene("dracula", trail=["castle_dracula"]), "@hide").trail[0].faceup


def test_r6_6_hide_leaves_with_its_location_and_its_tile_returns() -> None:
    state = scene("dracula", trail=["prague", "rome", "bari", "paris", "hide/nantes+rats", "nantes"])
    state = do(state, "@NU", "return")
    assert trail(state) == ["NU", "PR", "RO", "BI", "PA"]
    assert len(state.pool) + len(state.encounters) == 45


def test_r6_6_r17_4_hide_is_shown_with_its_location_and_its_tile_is_met() -> None:
    state = scene("godalming", trail=["hide/plymouth+rats", "plymouth+plague"])
    state = do(state, "road:PL")
    assert faceup(state) == ["plymouth"]
    assert state.trail[0].faceup
    assert [len(spot.tiles) for spot in state.trail] == [1, 1], "Dracula chooses the first of two"
    assert (pending(state), tokens(state)) == ("NextMeeting", ["#1:rats", "#2:plague"])


@pytest.mark.parametrize(
    ("placed", "decision"),
    [
        ("@hide", "EncounterPlacement"),
        ("@wolf_form:NU", "EncounterPlacement"),
        ("@feed", "HunterMove"),
        ("@dark_call", "EncounterReturn"),
        ("@double_back:BR", "HunterMove"),
    ],
)
def test_r6_7_tiles_after_powers(placed: str, decision: str) -> None:
    assert pending(do(scene("dracula", trail=["prague", "berlin"], time=DUSK), placed)) == decision


def test_r17_6_evasion_leads_anywhere() -> None:
    state = scene("godalming", next_events=["evasion"])
    state = do(state, "stay", "event")
    assert pending(state) == "EvasionChoice"
    assert {"MA", "BC"} <= set(tokens(state))
    state = do(state, "MA")
    assert trail(state) == ["MA", "PR"]


def test_r16_1_dracula_regains_blood_at_home_also_if_he_cannot_move() -> None:
    closed = ["castle_dracula", "galatz", "klausenburg"]
    state = scene("dracula", trail=["castle_dracula"], hosts=closed, blood=12)
    assert events_of(state, MoveDenied)
    assert (state.present_place(), state.blood) == (at("castle_dracula"), 12), "12 - 2 + 2"
