"""Scenes in which several cards, tiles and markers meet."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import NONE, Encounter, EventCard
from furyqt.rules.fury2.events import DiceRolled, LocationRevealed, MarkerRemoved
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, GODALMING, LINK, MINA, NOWHERE, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    DAWN,
    DUSK,
    MIDNIGHT,
    NOON,
    TWILIGHT,
    at,
    discarded,
    do,
    events_of,
    faceup,
    held,
    lost,
    pending,
    scene,
    spot_of,
    tiles_in,
    tokens,
    with_dice,
)

OLD = ("prague", "berlin", "leipzig", "hamburg", "cologne", "brussels")
SEVEN = ("hoax", "wolves", "bats", "spy", "fog", "plague", "thief")
HAND = ("hoax", "plague", "bats", "spy", "fog")

# ------------------------------------------------------------------------------------------ allies that leave


def dismissed(ally: str, **position: Any) -> Fury2State:
    """Return the beginning of Dracula's turn after Devilish Power discarded the hunters' ally."""
    state = scene("dracula", events={"dracula": ["devilish_power"]}, hunter_ally=ally, **position)
    return do(state, "dracula>devilish_power")


def test_r12_9_without_rufus_smith_only_every_second_sea_move_costs_blood() -> None:
    position = {"trail": ["adriatic_sea", "venice"], "port": at("venice"), "blood": 12}
    assert do(dismissed("rufus_smith", **position), "@IO").blood == 12


def test_r12_9_a_card_that_jonathan_harker_saw_stays_open() -> None:
    state = dismissed("jonathan_harker", trail=[*OLD[:5], "brussels!"], places={"helsing": "rome"})
    state = do(state, "@NU", "catacomb", "done")
    assert faceup(state) == ["brussels"]
    assert not spot_of(state, "cologne").faceup


def test_r12_9_a_new_ally_of_dracula_cuts_the_hand_of_the_brides_back() -> None:
    position = {"next_events": ["quincey_p_morris"], "dracula_ally": "draculas_brides", "encounters": SEVEN}
    state = do(scene("seward", **position), "stay", "event", "yes")
    assert (pending(state), player_to_move(state)) == ("EncounterReturn", DRACULA)
    state = do(state, "encounter:hoax", "encounter:spy")
    assert (len(state.encounters), pending(state)) == (5, "SecondDraw")
    assert discarded(state) == ["draculas_brides"]


def test_r12_9_a_refused_ally_changes_nothing() -> None:
    position = {"next_events": ["quincey_p_morris"], "dracula_ally": "draculas_brides", "encounters": SEVEN}
    state = do(scene("seward", **position), "stay", "event", "no")
    assert (len(state.encounters), discarded(state)) == (7, ["quincey_p_morris"])


# ---------------------------------------------------------------------------------------- cancel on cancel


def test_r12_7_good_luck_on_the_own_turn_can_be_canceled() -> None:
    hands = {"seward": ["good_luck"], "dracula": ["devilish_power"]}
    state = do(scene("seward", events=hands, dracula_ally="draculas_brides"), "seward>good_luck")
    state = do(state, "dracula>devilish_power")
    assert state.dracula_ally == EventCard.DRACULAS_BRIDES
    assert sorted(discarded(state)) == ["devilish_power", "good_luck"]


def test_r12_7_devilish_power_at_the_start_of_the_turn_can_be_canceled() -> None:
    hands = {"seward": ["good_luck"], "dracula": ["devilish_power"]}
    state = do(scene("dracula", events=hands, hosts=["paris"]), "dracula>devilish_power", "seward>good_luck")
    assert state.hosts == (at("paris"),)
    assert pending(state) == "CardPlacement"


def test_r12_7_two_cards_before_one_combat_are_answered_one_by_one() -> None:
    hands = {"dracula": ["trap"], "seward": ["advance_planning"], "mina": ["good_luck"]}
    position = {"places": {"seward": "prague", "helsing": "rome", "mina": "paris"}, "trail": ["prague!"]}
    state = do(scene("seward", events=hands, **position), "stay", "dracula>trap", "mina>good_luck")
    state = do(state, "seward>advance_planning")
    assert state.fight is not None
    assert (state.fight.traps, state.fight.planned) == (0, (0, 1, 0, 0))


# ------------------------------------------------------------------------------------- time and night powers


def test_r3_5_time_runs_short_can_bring_the_night_for_a_power() -> None:
    state = scene("dracula", time=DUSK, events={"dracula": ["time_runs_short"]}, places={"helsing": "rome"})
    assert "@feed" in tokens(do(state, "pass"))
    early = scene("dracula", time=NOON, events={"dracula": ["time_runs_short"]}, places={"helsing": "rome"})
    assert "@feed" not in tokens(do(early, "pass"))
    assert "@feed" in tokens(do(early, "dracula>time_runs_short"))


def test_r3_5_long_day_turns_night_into_day() -> None:
    trail = ["paris", "madrid+new_vampire"]
    state = scene("seward", time=TWILIGHT, events={"seward": ["long_day"]}, trail=trail)
    state = do(state, "seward>long_day", "road:MA")
    assert (tiles_in(state, "madrid"), events_of(state, DiceRolled)) == ([], [])


@pytest.mark.parametrize(("time", "rolled"), [(NOON, 0), (TWILIGHT, 1)])
def test_r9_1_only_the_night_makes_a_new_vampire_dangerous(time: int, rolled: int) -> None:
    state = do(scene("seward", time=time, trail=["paris", "madrid+new_vampire"]), "road:MA")
    assert len(events_of(state, DiceRolled)) == rolled


# ------------------------------------------------------------------------------------- roads, trains, markers


def test_r4_7_a_roadblock_on_a_railway_stops_trains_only() -> None:
    closed = LINK["rail", frozenset((at("madrid"), at("lisbon")))]
    state = scene("seward", roadblock=closed)
    assert "road:MA" in tokens(state)
    assert "rail" not in tokens(state)


def test_r4_7_good_luck_opens_the_road_before_the_move() -> None:
    closed = LINK["road", frozenset((at("madrid"), at("lisbon")))]
    state = scene("seward", roadblock=closed, events={"seward": ["good_luck"]})
    state = do(state, "seward>good_luck")
    assert "road:MA" in tokens(state)
    assert [found.where for found in events_of(state, MarkerRemoved)] == [closed]


def test_r14_1_wolf_form_does_not_pass_a_heavenly_host() -> None:
    position = {"time": MIDNIGHT, "places": {"helsing": "rome"}, "trail": ["prague"]}
    free = scene("dracula", **position)
    assert "@wolf_form:BD" in tokens(free)
    holy = scene("dracula", hosts=["vienna"], **position)
    assert {"@wolf_form:BD", "@wolf_form:VI", "@VI"}.isdisjoint(tokens(holy))


def test_r14_1_a_host_that_devilish_power_removes_opens_the_city_at_once() -> None:
    position = {"places": {"helsing": "rome"}, "trail": ["prague"], "hosts": ["vienna"]}
    state = scene("dracula", events={"dracula": ["devilish_power"]}, **position)
    assert "@VI" not in tokens(do(state, "pass"))
    assert "@VI" in tokens(do(state, "dracula>devilish_power"))


# -------------------------------------------------------------------------------------- swiftness, evasion


def test_event_unearthly_swiftness__a_declared_move_binds_the_first_of_two() -> None:
    position = {"declared": at("berlin"), "places": {"helsing": "rome"}, "time": DAWN}
    state = scene("dracula", events={"dracula": ["unearthly_swiftness"]}, **position)
    state = do(state, "dracula>unearthly_swiftness")
    assert tokens(state) == ["@BR"]
    state = do(state, "@BR")
    assert len(tokens(state)) > 1


def test_event_unearthly_swiftness__two_cards_may_fall_off() -> None:
    trail = [*OLD[:4], "cologne+new_vampire", "brussels+new_vampire"]
    position = {"trail": trail, "places": {"helsing": "rome"}, "time": DAWN}
    state = scene("dracula", events={"dracula": ["unearthly_swiftness"]}, **position)
    state = do(state, "dracula>unearthly_swiftness", "@NU", "return", "@MU", "return", "encounter:fog")
    assert pending(state) == "MatureChoice"
    state = do(state, "yes", "yes")
    assert state.vampires == 4


def test_event_evasion__from_a_place_with_hunters_avoids_the_combat() -> None:
    trail = ["madrid+desecrated_soil"]
    state = do(scene("seward", trail=trail, next_events=["evasion"]), "road:MA", "RO", "pass")
    assert state.present_place() == at("rome")
    assert (state.fight, state.active) == (None, VAN_HELSING)


def test_event_evasion__can_be_drawn_by_a_matured_desecrated_soil() -> None:
    trail = [*OLD[:5], "brussels+desecrated_soil"]
    position = {"trail": trail, "places": {"helsing": "rome"}, "time": DAWN, "encounters": HAND}
    state = scene("dracula", next_events=["evasion", "trap"], **position)
    state = do(state, "@NU", "return", "encounter:fog", "yes", "FL", "return", "pass")
    assert state.present_place() == at("florence")
    assert EventCard.TRAP in state.events
    assert len(state.trail) == 3


# ------------------------------------------------------------------------------------ hypnosis and the sea


def test_event_hypnosis__reveals_dracula_at_sea() -> None:
    position = {"trail": ["adriatic_sea", "venice"], "port": at("venice"), "events": {"mina": ["hypnosis"]}}
    state = do(with_dice(scene("seward", **position), 4), "mina>hypnosis")
    assert faceup(state) == ["adriatic_sea"]
    assert "VE" not in tokens(state)
    assert {"BI", "IO"} <= set(tokens(state))


def test_event_hypnosis__tells_the_place_under_hide() -> None:
    position = {"trail": ["hide/prague", "prague"], "events": {"mina": ["hypnosis"]}}
    state = do(with_dice(scene("seward", **position), 4), "mina>hypnosis")
    assert [spot.faceup for spot in state.trail] == [True, True]
    assert [found.place for found in events_of(state, LocationRevealed)] == [at("prague")]


def test_event_money_trail__leaves_cities_hidden() -> None:
    trail = ["venice", "adriatic_sea", "athens", "ionian_sea!", "rome"]
    state = do(scene("seward", trail=trail, events={"seward": ["money_trail"]}), "seward>money_trail")
    assert faceup(state) == ["adriatic_sea", "ionian_sea"]


# --------------------------------------------------------------------------------- groups with a later leader


def test_r15_2_who_waits_is_driven_by_control_storms_with_the_leader() -> None:
    places = {"godalming": "adriatic_sea", "mina": "adriatic_sea"}
    state = scene("godalming", places=places, events={"dracula": ["control_storms"]})
    state = do(state, "pass", "await:mina", "stay", "nothing", "stay", "nothing")
    assert pending(state) == "StormAnswer"
    state = do(state, "dracula>control_storms", "VE")
    assert [state.hunters[hunter].place for hunter in (GODALMING, MINA)] == [at("venice")] * 2


@pytest.mark.parametrize("tile", ["bats", "fog"])
def test_r15_2_nobody_waits_for_a_hunter_with_bats_or_fog(tile: str) -> None:
    places = {"godalming": "lisbon"}
    assert "await:seward" in tokens(scene("godalming", places=places))
    state = scene("godalming", places=places, sheets={"seward": {"tiles": [tile]}})
    assert "await:seward" not in tokens(state)


def test_r15_1_a_hunter_in_fog_joins_no_group() -> None:
    state = scene("seward", places={"mina": "lisbon"}, sheets={"mina": {"tiles": ["fog"]}})
    assert "mina" not in tokens(state)


def test_r4_8_a_hunter_in_fog_waits_for_nobody_and_may_be_accompanied() -> None:
    places = {"mina": "lisbon", "helsing": "lisbon"}
    free, held = (
        tokens(scene("helsing", places=places, sheets={"helsing": {"tiles": tiles}}))
        for tiles in ([], ["fog"])
    )
    assert "await:mina" in free
    assert "await:mina" not in held
    assert {"mina", "stay"} <= set(held)


# --------------------------------------------------------------------------------------- an Ambush at night


def ambushed(tile: str, **position: Any) -> Fury2State:
    """Return a position after a matured Ambush with a tile against Dr. Seward."""
    hand = (tile, *[other for other in HAND if other != tile])[:5]
    given = {"time": DAWN, "places": {"helsing": "rome"}, "encounters": hand, **position}
    state = scene("dracula", trail=[*OLD[:5], "brussels+ambush"], **given)
    state = do(state, "@NU", "return", "encounter:spy", "yes", "seward")
    return do(with_dice(state, 1, 1, 1, 1), f"encounter:{tile}")


def test_matured_ambush__with_a_new_vampire_at_night_bites() -> None:
    state = ambushed("new_vampire", time=MIDNIGHT)
    assert state.hunters[SEWARD].bites == 1
    assert state.met == NONE


def test_matured_ambush__with_seduction_brings_the_tile_back_to_the_hand() -> None:
    state = ambushed("new_vampire", time=MIDNIGHT, events={"dracula": ["seduction"]})
    state = do(state, "dracula>seduction")
    assert state.hunters[SEWARD].bites == 1
    assert Encounter.NEW_VAMPIRE in state.encounters
    assert state.met == NONE


def test_matured_ambush__with_a_new_vampire_by_day_is_in_vain() -> None:
    state = ambushed("new_vampire", time=DAWN)
    assert state.hunters[SEWARD].bites == 0
    assert (lost(state), state.active) == ({}, GODALMING)


def test_matured_ambush__with_fog_bars_the_next_move() -> None:
    position = {"encounters": ("fog", "fog", "plague", "bats", "spy")}
    given = {"time": DAWN, "places": {"helsing": "rome"}, **position}
    state = scene("dracula", trail=[*OLD[:5], "brussels+ambush"], **given)
    state = do(state, "@NU", "return", "encounter:bats", "yes", "godalming", "encounter:fog")
    assert (state.active, tokens(state)) == (GODALMING, ["stay"])


def test_matured_ambush__with_an_ambush_draws_another_tile() -> None:
    state = ambushed("ambush")
    assert state.hunters[SEWARD].tiles == ()
    assert len(state.encounters) == 5


def test_matured_ambush__with_desecrated_soil_draws_an_event() -> None:
    state = ambushed("desecrated_soil", next_events=["trap"])
    assert state.events == (EventCard.TRAP,)


def test_matured_ambush__with_a_thief_robs_the_hunter() -> None:
    state = ambushed("thief", items={"seward": ["knife"]})
    assert held(state, SEWARD) == []
    assert (state.group, state.declared) == ((GODALMING,), NOWHERE)
