"""The search, rest, supplies, trade; bites and defeat (R8, R9, R11, R20)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import GameFinished
from furyqt.rules.fury2.decks import Encounter, Item
from furyqt.rules.fury2.events import (
    ActionTaken,
    CardMoved,
    CardShown,
    HunterDefeated,
    LocationRevealed,
    PlaceDenied,
)
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.harm import bite, defeat
from furyqt.rules.fury2.steps.supply import REST
from furyqt.rules.fury2.steps.trail.spots import spot_with_id
from furyqt.rules.fury2.tables import (
    BITE_SPACES,
    DRACULA,
    EXTRA_CARDS,
    HEALTH,
    HOSPITAL,
    HUNTERS,
    MINA,
    PORTS,
    ROADS,
    VAN_HELSING,
)
from furyqt.rules.fury2.tactics.fight import FightResult
from tests.rules.fury2.scenes import (
    DUSK,
    NOON,
    at,
    discarded,
    do,
    events_of,
    faceup,
    held,
    lost,
    pending,
    scene,
    tiles_in,
    tokens,
    with_dice,
)

IN_ROME = {"seward": "rome"}


def met(tile: str, **given: object) -> Fury2State:
    """Return the position after Dr. Seward stayed in Rome, where a tile lies."""
    state = scene("seward", places={**IN_ROME}, trail=["prague", f"rome+{tile}"], **given)  # type: ignore[arg-type]
    return do(state, "stay")


def test_r8_1_no_action_at_sea() -> None:
    state = do(scene("seward", places={"seward": "rome"}), "sea:TS")
    assert (state.active, pending(state)) == (2, "HunterMove")


def test_r8_2_the_card_of_the_place_is_turned_up() -> None:
    state = do(scene("seward", places=IN_ROME, trail=["prague", "rome"]), "stay")
    assert (faceup(state), pending(state)) == (["rome"], "HunterAction")
    assert len(events_of(state, LocationRevealed)) == 1
    from_below = do(scene("seward", places=IN_ROME, catacombs=["rome"]), "stay")
    assert faceup(from_below) == ["rome"]
    nothing = do(scene("seward", places=IN_ROME), "stay")
    assert [event.place for event in events_of(nothing, PlaceDenied)] == [at("rome")]


def test_r8_2_sea_cards_are_not_searched() -> None:
    state = scene("seward", places={"seward": "rome"}, trail=["tyrrhenian_sea", "genoa"], port="genoa")
    assert not faceup(do(state, "sea:TS"))


def test_r8_3_r9_4_several_tiles_in_draculas_order_until_one_ends_the_turn() -> None:
    state = scene("seward", places=IN_ROME, catacombs=["rome+plague+fog"])
    state = do(state, "stay")
    assert tokens(state) == ["#a:fog", "#a:plague"]
    first = do(state, "#a:plague")
    assert (lost(first), first.hunters[1].tiles, first.active) == ({1: 2}, (Encounter.FOG,), 2)
    other = do(state, "#a:fog")
    assert (lost(other), tiles_in(other, "rome")) == ({}, [("plague", False)])


def test_r8_4_r9_5_the_tile_first_then_dracula_and_the_turn_ends() -> None:
    state = scene("seward", places=IN_ROME, trail=["rome+plague", "prague"])
    state = do(state, "stay")
    assert (lost(state), pending(state)) == ({1: 2}, "StrikeChoice")
    while state.fight is not None:
        state = do(state, tokens(state)[0])
    assert state.active == 2


def test_r8_5_nothing_there_leaves_a_choice() -> None:
    state = do(scene("seward", places=IN_ROME, trail=["prague", "rome"]), "stay")
    assert tokens(state)[:4] == ["nothing", "rest", "event", "item"]
    assert do(state, "nothing").active == 2


def test_r8_6_rest_draws_two_events_and_heals_two() -> None:
    given = {
        "places": {"godalming": "vienna"},
        "sheets": {"godalming": {"health": 5}},
        "next_events": ["hypnosis", "trap"],
    }
    state = do(scene("godalming", **given), "stay", "rest")
    assert (discarded(state), len(state.events), state.hunters[0].health) == (["hypnosis"], 1, 7)
    told = [str(event.describe()) for event in events_of(state, CardMoved)]
    assert "Hypnosis is discarded, because this draw only gives Dracula his cards." in told


@pytest.mark.parametrize(
    ("health", "label"), [(12, "Rest (full health: heals nothing)"), (11, "Rest")], ids=["whole", "hurt"]
)
def test_r8_6_a_rest_that_heals_nothing_says_so(health: int, label: str) -> None:
    given = {"places": {"godalming": "vienna"}, "sheets": {"godalming": {"health": health}}}
    state = do(scene("godalming", **given), "stay")
    assert str(state.agenda[-1].label(state, REST)) == label  # type: ignore[attr-defined]


def test_r8_7_small_and_large_cities() -> None:
    small = do(scene("seward", places={"seward": "bari"}), "stay")
    assert "event" in tokens(small)
    assert "item" not in tokens(small)
    either = do(scene("seward", places={"seward": "bari"}, options={"small_city": "either"}), "stay")
    assert pending(do(either, "item")) == "HunterMove"
    large = do(scene("seward", places=IN_ROME), "stay", "item")
    assert (pending(large), tokens(large)) == ("SecondDraw", ["done", "event"])
    assert len(do(large, "event").hunters[1].events) + len(do(large, "done").hunters[1].items) == 2


def test_r8_8_one_card_at_the_hospital_and_nothing_at_the_castle() -> None:
    state = do(scene("seward", places={"seward": "st_joseph_st_mary"}), "stay")
    assert {"rest", "event", "item"} <= set(tokens(state))
    state = do(state, "item")
    assert (pending(state), len(state.hunters[1].items)) == ("HunterMove", 1)
    castle = do(scene("seward", places={"seward": "castle_dracula"}), "stay")
    assert (castle.active, pending(castle)) == (2, "HunterMove")


def test_r8_9_r8_10_items_change_hands_and_the_other_hunter_still_acts() -> None:
    state = scene(
        "seward",
        places={"seward": "rome", "mina": "rome"},
        items={"seward": ["rifle", "knife"], "mina": ["stake"]},
    )
    state = do(state, "stay", "trade")
    assert tokens(state) == ["done", "seward+knife", "seward+rifle", "mina+stake"]
    state = do(state, "seward+rifle")
    assert RULES.observe(state, DRACULA).gifts == ((0, 0, -2),)
    state = do(state, "mina+stake")
    assert (held(state, 1), held(state, MINA)) == (["knife", "stake"], ["rifle"])
    state = do(state, "stay", "nothing")
    assert (state.active, pending(state)) == (3, "HunterMove")


def test_r8_9_with_several_hunters_a_partner_is_chosen() -> None:
    state = scene(
        "seward",
        places={"seward": "rome", "mina": "rome", "helsing": "rome"},
        items={"seward": ["rifle"]},
    )
    state = do(state, "stay", "trade")
    assert tokens(state) == ["helsing", "mina"]
    state = do(state, "mina", "seward+rifle")
    assert (pending(state), held(state, MINA)) == ("HunterMove", ["rifle"]), "nothing is left to give"


def test_r8_9_one_action_for_several_partners() -> None:
    state = scene(
        "seward",
        places={"seward": "rome", "mina": "rome", "helsing": "rome"},
        items={"seward": ["rifle", "knife"], "helsing": ["stake"]},
    )
    state = do(state, "stay", "trade", "mina", "seward+rifle")
    assert (pending(state), tokens(state)) == ("TradePartner", ["done", "helsing"])
    ended = do(state, "done")
    assert (pending(ended), ended.active) == ("HunterMove", 2)
    state = do(state, "helsing", "helsing+stake")
    assert (held(state, 1), held(state, 2), held(state, MINA)) == (["knife", "stake"], [], ["rifle"])


def test_r8_9_nobody_to_trade_with() -> None:
    assert "trade" not in tokens(do(scene("seward", items={"seward": ["rifle"]}), "stay"))


def test_r9_1_a_tile_is_turned_up_for_all_to_see() -> None:
    state = met("plague")
    shown = [event.card for event in events_of(state, CardShown)]
    assert shown == [Encounter.PLAGUE]
    assert lost(state) == {1: 2}


def test_r9_1_forewarned_before_its_effect() -> None:
    state = met("plague", events={"seward": ["forewarned"]})
    assert pending(state) == "TileAnswer"
    assert not lost(do(state, "seward>forewarned"))


def test_r9_2_it_returns_to_the_pool_with_exceptions() -> None:
    state = met("plague")
    assert (tiles_in(state, "rome"), len(state.pool) + len(state.encounters)) == ([], 45)
    fog = met("fog", encounters=["hoax", "rats"])
    assert (fog.hunters[1].tiles, tiles_in(fog, "rome")) == ((Encounter.FOG,), [])
    escaped = with_dice(
        scene("seward", places=IN_ROME, trail=["prague", "rome+new_vampire"], time=DUSK + 1), 6
    )
    assert tiles_in(do(escaped, "stay"), "rome") == [("new_vampire", True)]


@pytest.mark.parametrize(("place", "left"), [("madrid", 0), ("rome", 1)])
def test_r9_6_west_and_east(place: str, left: int) -> None:
    state = scene(
        "seward",
        places={"seward": place},
        trail=["prague", f"{place}+hoax"],
        events={"seward": ["hypnosis", "long_day"]},
        encounters=["fog", "bats"],
    )
    state = do(state, "stay")
    if left:
        state = do(state, tokens(state)[0])
    assert len(state.hunters[1].events) == left


# ------------------------------------------------------------------------------------------- bites and defeat


def test_r11_1_r20_3_r20_5_the_bite_spaces() -> None:
    assert BITE_SPACES == (1, 1, 2, 1)
    for hunter, spaces in enumerate((1, 1, 2, 0)):
        state = scene("godalming")
        for _ in range(spaces):
            bite(state, hunter)
            assert not events_of(state, HunterDefeated)
        bite(state, hunter)
        assert [event.hunter for event in events_of(state, HunterDefeated)] == [hunter]
        assert state.hunters[hunter].bites == (hunter == MINA)


def test_r11_2_health_zero_is_a_defeat() -> None:
    state = met("plague", sheets={"seward": {"health": 2}})
    assert [event.hunter for event in events_of(state, HunterDefeated)] == [1]
    assert state.hunters[1].place == HOSPITAL


def test_r11_4_a_bitten_hunter_is_a_target() -> None:
    state = scene("godalming", next_events=["night_visit"], sheets={"seward": {"bites": 1}})
    state = do(state, "stay", "event")
    assert (pending(state), tokens(state)) == ("VisitChoice", ["seward", "mina"])


def test_r11_5_hospital_no_cards_full_health_and_two_points() -> None:
    state = scene(
        "godalming",
        items={"helsing": ["dogs", "rifle"]},
        events={"helsing": ["hypnosis"]},
        sheets={"helsing": {"health": 3, "bites": 2, "dogs": 1, "tiles": ["fog"]}},
        encounters=["hoax", "rats"],
    )
    defeat(state, VAN_HELSING)
    sheet = state.hunters[VAN_HELSING]
    assert (sheet.place, sheet.health, sheet.bites) == (HOSPITAL, HEALTH[VAN_HELSING], 0)
    assert (sheet.items, sheet.events, sheet.dogs, sheet.tiles) == ((), (), 0, ())
    assert (state.vampires, sorted(discarded(state))) == (2, ["dogs", "hypnosis", "rifle"])


def test_r11_5_mina_keeps_her_bite() -> None:
    state = scene("godalming")
    defeat(state, MINA)
    assert state.hunters[MINA].bites == 1


@pytest.mark.parametrize(("option", "misses"), [("turn", True), ("round", False)])
def test_r11_6_the_next_turn_or_by_an_option_that_of_the_next_round(option: str, misses: bool) -> None:
    state = scene("godalming", options={"missed": option})
    defeat(state, 1)
    state = do(state, "stay", "nothing")
    assert (state.active == 2) == misses
    assert any(event.action == "missed" for event in events_of(state, ActionTaken)) == misses


def test_r11_6_after_his_own_turn_a_hunter_misses_the_next_round() -> None:
    state = met("plague", sheets={"seward": {"health": 2}})
    assert state.hunters[1].missing == state.round + 1


@pytest.mark.parametrize(("face", "bites", "damage"), [(1, 1, 2), (2, 1, 0), (3, 1, 0), (4, 0, 0), (6, 0, 0)])
def test_r11_7_a_cure_at_the_hospital_once_a_turn(face: int, bites: int, damage: int) -> None:
    state = scene("seward", places={"seward": "st_joseph_st_mary"}, sheets={"seward": {"bites": 1}})
    state = do(with_dice(state, face), "cure")
    assert (state.hunters[1].bites, lost(state).get(1, 0)) == (bites, damage)
    assert "cure" not in tokens(state)
    assert pending(state) == "HunterMove"


def test_r11_7_not_elsewhere_and_not_for_minas_own_bite() -> None:
    assert "cure" not in tokens(scene("seward", sheets={"seward": {"bites": 1}}))
    assert "cure" not in tokens(scene("mina", places={"mina": "st_joseph_st_mary"}))


def test_r11_8_defeated_by_the_roll_he_stays_there() -> None:
    state = scene(
        "seward", places={"seward": "st_joseph_st_mary"}, sheets={"seward": {"bites": 1, "health": 2}}
    )
    state = do(with_dice(state, 1), "cure")
    assert (state.hunters[1].place, state.hunters[1].health, state.vampires) == (HOSPITAL, HEALTH[1], 2)
    assert state.active == 2
    assert state.hunters[1].missing == state.round + 1


def test_r12_5_r19_3_the_hunters_cards_are_hidden_from_dracula() -> None:
    state = scene("seward", items={"seward": ["rifle", "knife"]}, events={"mina": ["hypnosis"]})
    seen = RULES.observe(state, DRACULA).hunters
    assert (seen[1].items, seen[3].events) == ((-2, -2), (-2,))
    assert RULES.observe(state, HUNTERS).hunters == state.hunters
    open_dogs = scene("seward", items={"seward": ["dogs", "knife"]}, sheets={"seward": {"dogs": 1}})
    assert RULES.observe(open_dogs, DRACULA).hunters[1].items == (-2, Item.DOGS)


def test_r12_9_an_ally_who_leaves_brings_the_limits_back() -> None:
    state = scene(
        "godalming",
        dracula_ally="immanuel_hildesheim",
        events={"godalming": ["good_luck"], "dracula": ["trap", "trap", "trap", "rage", "roadblock"]},
    )
    state = do(state, "godalming>good_luck")
    while pending(state) not in ("DiscardChoice", "HunterMove"):
        state = do(state, tokens(state)[0])
    assert pending(state) == "DiscardChoice"
    assert len(do(state, tokens(state)[0]).events) == 4


def test_r16_4_ports_and_cagliari_without_a_road() -> None:
    assert len(PORTS) == 29
    assert ROADS[at("cagliari")] == ()
    state = scene(
        "seward", places={"seward": "cagliari"}, sheets={"seward": {"tiles": ["bats"]}}, encounters=["hoax"]
    )
    assert tokens(state) == ["stay"]


def test_r20_1_strong_body_and_the_second_roll() -> None:
    state = do(with_dice(scene("godalming"), 3), "rail")
    assert (pending(state), tokens(state)) == ("RollAgain", ["no", "yes"])
    others = do(with_dice(scene("seward", places={"seward": "madrid"}), 3), "rail")
    assert pending(others) == "TrainRide"


def test_r20_2_seward_has_room_for_one_card_more() -> None:
    assert EXTRA_CARDS == (0, 1, 0, 0)
    state = do(scene("seward", places=IN_ROME, items={"seward": ["knife"] * 3}), "stay", "item")
    assert pending(state) == "SecondDraw"
    assert len(state.hunters[1].items) == 4


@pytest.mark.parametrize(("option", "acts"), [("beaten", False), ("survived", True)])
def test_r20_4_van_helsing_acts_after_what_he_beat_or_by_an_option_survived(option: str, acts: bool) -> None:
    state = scene(
        "helsing", places={"helsing": "rome"}, trail=["prague", "rome+plague"], options={"relentless": option}
    )
    state = do(state, "stay")
    assert (pending(state) == "HunterAction") == acts


@pytest.mark.parametrize(("option", "tile"), [("beaten", "new_vampire"), ("survived", "plague")])
def test_r20_4_the_action_after_a_tile_is_van_helsings_own(option: str, tile: str) -> None:
    """His companions gain nothing by it, though they do by an ordinary action of the group (R15.4)."""
    places = {"helsing": "rome", "mina": "rome"}
    trail, options = ["prague", f"rome+{tile}"], {"relentless": option}
    state = scene("helsing", places=places, trail=trail, options=options, time=NOON)
    state = do(state, "mina", "yes", "stay")
    assert tokens(do(state, "rest")) == ["helsing"]
    calm = do(scene("helsing", places=places), "mina", "yes", "stay", "rest")
    assert tokens(calm) == ["helsing", "mina"]


def test_r20_4_a_destroyed_vampire_is_beaten() -> None:
    state = scene("helsing", places={"helsing": "rome"}, trail=["prague", "rome+new_vampire"], time=NOON)
    assert pending(do(state, "stay")) == "HunterAction"
    other = scene("seward", places=IN_ROME, trail=["prague", "rome+new_vampire"], time=NOON)
    assert do(other, "stay").active == 2


# ----------------------------------------------------------------------------- the end, and what is known


def test_r18_1_the_hunters_win_when_dracula_has_no_blood() -> None:
    state = scene("godalming", blood=2, events={"godalming": ["heroic_leap"]})
    state.lose_blood(1)
    assert (state.winner, state.blood) == (-1, 1)
    with pytest.raises(GameFinished):
        state.lose_blood(1)
    assert (state.winner, state.agenda) == (HUNTERS, ())
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.values) == ((HUNTERS,), (1.0, 0.0))


def test_r18_2_dracula_wins_at_six() -> None:
    state = scene("dracula", time=5, vampires=5)
    assert (state.winner, state.vampires) == (DRACULA, 6)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (DRACULA,)


def test_r18_4_he_is_never_asked_to_pay_the_last_blood() -> None:
    state = scene("dracula", trail=["plymouth"], blood=1, time=DUSK)
    assert {"@EC", "@dark_call"}.isdisjoint(tokens(state))
    assert not [token for token in tokens(state) if "wolf" in token]


def test_r19_1_what_is_public() -> None:
    state = scene(
        "godalming", trail=["prague+rats", "rome!"], catacombs=["bari+fog"], items={"mina": ["rifle"]}
    )
    hunters, dracula = RULES.observe(state, HUNTERS), RULES.observe(state, DRACULA)
    for name in (
        "time",
        "vampires",
        "resolve",
        "blood",
        "item_discard",
        "event_discard",
        "top_back",
        "hosts",
    ):
        assert getattr(hunters, name) == getattr(dracula, name)
    assert [len(spot.tiles) for spot in hunters.trail] == [1, 0]
    assert hunters.catacombs[0] is not None
    assert len(dracula.hunters[MINA].items) == 1


def test_r19_2_what_is_hidden_from_the_hunters() -> None:
    state = scene("godalming", trail=["prague+rats", "rome!"], events={"dracula": ["trap"]})
    seen = RULES.observe(state, HUNTERS)
    assert (seen.trail[0].place, seen.trail[0].tiles[0].card) == (-2, -2)
    assert seen.trail[1].place == at("rome")
    assert (set(seen.encounters), seen.dracula_events, set(seen.pool)) == ({-2}, (-2,), {-2})
    spot = spot_with_id(state, state.trail[0].id)
    assert spot is not None
    assert spot.place == at("prague")


def test_r10_1_a_combat_is_fought_in_rounds() -> None:
    state = scene("seward", places=IN_ROME, trail=["rome", "prague"])
    state = do(state, "stay")
    assert state.fight is not None
    assert (state.fight.round, pending(state)) == (1, "StrikeChoice")


def test_r8_6_dracula_does_not_see_a_hunters_card_that_is_kept() -> None:
    state = do(scene("seward", places={"seward": "bari"}, next_events=["hypnosis"]), "stay", "event")
    drawn = [event for event in events_of(state, CardMoved) if event.deck == 1]
    assert [event.card for event in drawn] == [11, 11]
    assert [event.shown_to(DRACULA).card for event in drawn] == [-2, -2]


def test_r20_4_a_beaten_tile_gives_no_action_after_an_agent_who_was_not_killed() -> None:
    state = scene(
        "helsing",
        places={"helsing": "vienna"},
        trail=["paris"],
        catacombs=["prague+new_vampire+minion_with_knife"],
        time=NOON,
    )
    state = do(state, "road:PR", "#a:new_vampire")
    state = do(with_dice(do(state, "!punch"), 1, 6), "!!agent_punch")
    state = do(with_dice(do(state, "!escape"), 1, 6), "!!agent_dodge")
    assert (state.fight_result, state.active) == (FightResult.ENDED, MINA)
    assert tiles_in(state, "prague") == [("minion_with_knife", True)]
