"""Damage, bites, delay, defeat and the hospital (R9.1, R9.2, R11)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move, settle
from furyqt.rules.fury3.decks import HIDDEN, NONE, Deck, Item
from furyqt.rules.fury3.events import (
    BiteHealed,
    CardMoved,
    Cause,
    DraculaHurt,
    HarmPrevented,
    HunterBitten,
    HunterDefeated,
    HunterDelayed,
    HunterHealed,
    HunterHurt,
    HunterMoved,
    InfluenceChanged,
    TokenRemoved,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import bite, delay, heal, hurt
from furyqt.rules.fury3.steps.turn.defeat import hospitals_near
from furyqt.rules.fury3.tables import (
    DRACULA,
    FIGURE_IDS,
    GODALMING,
    HEALTH,
    HUNTERS,
    MINA,
    SEWARD,
    VAN_HELSING,
)
from tests.rules.fury3.duels import battle, fight_of, play_round
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens


def harmed(state: Fury3State, hunter: int, amount: int) -> Fury3State:
    """Return the same position after damage."""
    state = state.clone()
    hurt(state, hunter, amount)
    settle(state)
    return state


def bitten(state: Fury3State, hunter: int) -> Fury3State:
    """Return the same position after a bite."""
    state = state.clone()
    bite(state, hunter)
    settle(state)
    return state


# ------------------------------------------------------------------------------------------- damage and bites


@pytest.mark.parametrize("hunter", range(4))
def test_r11_1_damage_equal_to_the_health_defeats(hunter: int) -> None:
    alive = harmed(scene(), hunter, HEALTH[hunter] - 1)
    assert not alive.hunters[hunter].defeated
    assert events_of(alive, HunterHurt) == [HunterHurt(hunter, HEALTH[hunter] - 1, HEALTH[hunter] - 1)]
    assert harmed(alive, hunter, 1).hunters[hunter].defeated
    assert harmed(alive, hunter, 4).hunters[hunter].damage == HEALTH[hunter]


def test_r11_1_nothing_more_happens_to_a_defeated_hunter() -> None:
    state = harmed(scene(), SEWARD, 9)
    after = bitten(harmed(state, SEWARD, 3), SEWARD)
    delay(after, SEWARD)
    assert after == state


@pytest.mark.parametrize(("hunter", "spaces"), [(GODALMING, 1), (SEWARD, 1), (VAN_HELSING, 2), (MINA, 0)])
def test_r11_2_a_bite_takes_a_free_space_or_defeats(hunter: int, spaces: int) -> None:
    state = scene()
    for number in range(1, spaces + 1):
        state = bitten(state, hunter)
        assert (state.hunters[hunter].bites, state.hunters[hunter].defeated) == (number, False)
    state = bitten(state, hunter)
    assert (state.hunters[hunter].bites, state.hunters[hunter].defeated) == (spaces, True)
    assert len(events_of(state, HunterBitten)) == spaces + 1


def test_ability_strong_willed__van_helsing_is_defeated_by_his_third_bite() -> None:
    state = bitten(bitten(scene(), VAN_HELSING), VAN_HELSING)
    assert not state.hunters[VAN_HELSING].defeated
    assert bitten(state, VAN_HELSING).hunters[VAN_HELSING].defeated


def test_r11_2_a_bitten_hunter_becomes_weakened_and_reveals_cards() -> None:
    state = scene(items={"seward": ["pistol", "knife"]}, events={"seward": ["great_strength"]})
    state = do(bitten(state, SEWARD), "pass")
    assert (pending(state), tokens(state)) == ("ShownChoice", ["item:pistol", "item:knife"])
    state = do(state, "item:knife")
    assert state.hunters[SEWARD].shown_item == Item.KNIFE
    assert state.hunters[SEWARD].shown_event != NONE
    assert pending(state) == "HunterAction"


def test_r9_1_a_hunter_bitten_in_combat_reveals_cards_after_it() -> None:
    hand = ("mesmerize", "fangs", "fangs", "claws", "strength")
    state = battle("seward", "mina", hand=hand, items={"seward": ["pistol", "knife"]})
    state = play_round(state, "mesmerize", "dodge", "dodge", engaged="seward")
    state = play_round(state, "fangs", "punch", "punch", engaged="seward")
    assert (pending(state), fight_of(state).hunters) == ("StrikeChoice", (MINA,))
    state = play_round(state, "claws", "escape")
    assert (pending(state), tokens(state)) == ("ShownChoice", ["item:pistol", "item:knife"])


def test_r9_2_a_hunter_becomes_delayed_once() -> None:
    state = scene()
    delay(state, SEWARD)
    delay(state, SEWARD)
    assert state.hunters[SEWARD].delayed
    assert events_of(state, HunterDelayed) == [HunterDelayed(SEWARD)]


def test_r5_10_recovering_stops_at_no_damage() -> None:
    state = scene(sheets={"seward": {"damage": 3}})
    heal(state, SEWARD, 2)
    heal(state, SEWARD, 2)
    heal(state, SEWARD, 2)
    assert state.hunters[SEWARD].damage == 0
    assert events_of(state, HunterHealed) == [HunterHealed(SEWARD, 1), HunterHealed(SEWARD, 0)]


# ------------------------------------------------------------------------------------------------- prevention


def test_r12_9_great_strength_can_be_played_by_a_hunter_outside_the_combat() -> None:
    state = scene(events={"godalming": ["great_strength"]}, sheets={"mina": {"damage": 8}})
    state = harmed(state, MINA, 1)
    assert (pending(state), player_to_move(state)) == ("PreventChoice", HUNTERS)
    assert do(state, "pass").hunters[MINA].defeated
    state = do(state, "godalming>great_strength")
    assert (state.hunters[MINA].damage, state.hunters[MINA].defeated) == (8, False)
    assert events_of(state, HarmPrevented) == [HarmPrevented(MINA)]
    assert pending(state) == "HunterAction"


def test_r12_9_a_defeated_hunter_cannot_play_it() -> None:
    events, sheets = {"godalming": ["great_strength"]}, {"godalming": {"defeated": True}}
    state = scene(events=events, sheets=sheets)
    assert bitten(state, MINA).hunters[MINA].defeated


def test_r15_15_a_hunter_spared_a_bite_stays_in_the_combat() -> None:
    events = {"godalming": ["great_strength"]}
    items = {"seward": ["heavenly_host"]}
    state = play_round(battle("seward", events=events, items=items), "fangs", "heavenly_host")
    state = do(state, "godalming>great_strength")
    assert fight_of(state).hunters == (SEWARD,)
    assert fight_of(state).round == 2


# ----------------------------------------------------------------------------------------------------- defeat


@pytest.mark.parametrize("despair", range(4))
def test_ability_rage__adds_two_influence_and_one_for_each_despair_token(despair: int) -> None:
    state = harmed(scene(despair=despair), SEWARD, 9)
    assert state.influence == 2 + despair
    assert events_of(state, InfluenceChanged)[0].influence == 2 + despair


def test_ability_rage__can_win_the_game() -> None:
    state = harmed(scene(influence=11), SEWARD, 9)
    assert (state.winner, state.agenda) == (DRACULA, ())


def test_r11_3_rage_is_resolved_at_once() -> None:
    state = battle("godalming", "seward", influence=11, sheets={"seward": {"damage": 8}})
    state = play_round(state, "claws", "punch", "punch", engaged="seward")
    assert state.winner == DRACULA
    assert not events_of(state, DraculaHurt)
    assert events_of(state, HunterDefeated) == [HunterDefeated(SEWARD, Cause.COUNTER)]


def test_r11_4_a_defeated_hunter_stays_in_his_place_until_dawn() -> None:
    state = harmed(scene("day"), SEWARD, 9)
    assert state.hunters[SEWARD].place == at("lisbon")
    acted = []
    while pending(state) == "HunterAction":
        acted.append(state.agenda[-1].hunter)  # type: ignore[attr-defined]
        state = do(state, "pass")
        if len(acted) == 6:
            break
    assert acted == [0, 2, 3, 0, 2, 3]
    assert state.hunters[SEWARD].place == at("lisbon")
    assert state.hunters[SEWARD].defeated


def test_r11_4_a_defeated_hunter_is_not_prompted_to_reveal_an_item() -> None:
    state = battle("mina", items={"mina": ["knife", "rifle"]}, sheets={"mina": {"damage": 8}})
    state = play_round(state, "claws", "punch")
    assert state.hunters[MINA].defeated
    assert (pending(state), state.hunters[MINA].shown_item) == ("HunterAction", NONE)


def defeated(who: str, place: str, **sheet: object) -> Fury3State:
    """Return a position at dawn with a defeated hunter."""
    position = {"defeated": True, "damage": 5, **sheet}
    return scene(
        "dawn",
        places={who: place},
        sheets={who: position},
        items={who: ["knife", "dogs"]},
        events={who: ["good_luck"]},
        tickets={who: ["3/2", "1"]},
        trail=("edinburgh",),
    )


def test_r11_4_at_dawn_he_is_restored_in_the_nearest_hospital() -> None:
    state = defeated("seward", "lisbon", bites=1, shown_item=Item.KNIFE)
    sheet = state.hunters[SEWARD]
    assert sheet.place == at("HM")
    assert (sheet.damage, sheet.bites, sheet.defeated) == (0, 0, False)
    assert (sheet.items, sheet.events, sheet.tickets) == ((), (), ())
    assert (sheet.shown_item, sheet.shown_event) == (NONE, NONE)
    assert sorted(state.item_discard) == [Item.KNIFE, Item.DOGS]
    assert len(state.event_discard) == 1
    assert len(state.tickets) == 16
    assert events_of(state, HunterMoved) == [HunterMoved(SEWARD, "hospital", at("HM"))]
    assert events_of(state, BiteHealed) == [BiteHealed(SEWARD)]
    tickets = [event for event in events_of(state, CardMoved) if event.deck == Deck.TICKET]
    assert {event.shown_to(DRACULA).card for event in tickets} == {HIDDEN}


def test_r3_2_5_restoration_comes_before_the_combat_at_dawn() -> None:
    state = scene(
        "dawn", places={"seward": "madrid"}, sheets={"seward": {"defeated": True}}, trail=("madrid!",)
    )
    assert state.fight is None
    assert state.hunters[SEWARD].place == at("HM")


def test_r11_4_dracula_chooses_between_equally_near_hospitals() -> None:
    state = defeated("seward", "amsterdam")
    assert (pending(state), player_to_move(state), tokens(state)) == ("HospitalChoice", DRACULA, ["HM", "HB"])
    assert do(state, "HB").hunters[SEWARD].place == at("HB")


def test_r11_4_fog_does_not_keep_a_defeated_hunter_from_the_hospital() -> None:
    fog = (at("lisbon"), at("madrid"))
    state = scene("dawn", places={"seward": "lisbon"}, sheets={"seward": {"defeated": True}}, fog=fog)
    assert state.hunters[SEWARD].place == at("HM")


@pytest.mark.parametrize("place", ["galway", "dublin", "cagliari", "london", "edinburgh"])
def test_r15_10_without_a_road_to_a_hospital_dracula_chooses(place: str) -> None:
    state = defeated("seward", place)
    assert (pending(state), tokens(state)) == ("HospitalChoice", ["HM", "HR", "HB"])


def test_r11_5_at_sea_the_distance_is_counted_from_the_ports() -> None:
    state = defeated("seward", "black_sea")
    assert state.hunters[SEWARD].place == at("HB"), "Constanta and Varna are nearest to Budapest"
    assert tuple(hospitals_near(at("adriatic_sea"))) == (at("HR"), at("HB"))


def test_r11_4_a_hunter_defeated_in_a_hospital_stays_there() -> None:
    assert defeated("seward", "HR").hunters[SEWARD].place == at("HR")


def test_r11_6_mina_returns_with_her_printed_bite() -> None:
    state = defeated("mina", "vienna")
    assert state.hunters[MINA].bites == 0
    assert state.is_weakened(MINA)
    assert bitten(state, MINA).hunters[MINA].defeated


def test_r11_7_in_a_hospital_a_hunter_can_only_move_out_or_supply() -> None:
    state = defeated("godalming", "vienna")
    if pending(state) == "WindowChoice":
        state = do(state, "pass")
    assert pending(state) == "HunterAction"
    assert tokens(state) == ["pass", "door:BD", "supply"]


def test_r11_8_delay_and_bats_are_removed() -> None:
    state = defeated("seward", "vienna", delayed=True)
    assert not state.hunters[SEWARD].delayed
    fell = harmed(scene(sheets={"seward": {"bats": 1}}), SEWARD, 9)
    assert fell.hunters[SEWARD].bats == 0
    assert events_of(fell, TokenRemoved) == [TokenRemoved("bats", SEWARD)]


def test_r11_4_several_hunters_are_restored_in_activation_order() -> None:
    state = scene("dawn", sheets={name: {"defeated": True} for name in FIGURE_IDS[:4]}, trail=("prague",))
    assert pending(state) == "HospitalChoice"
    state = do(state, "HM")
    moved = [event.hunter for event in events_of(state, HunterMoved)]
    assert moved == [0, 1, 2, 3]
    assert pending(state) == "HunterAction"
