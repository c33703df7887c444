"""The end of a combat: Continue, End, Killed, bites, defeats, flights, the Servant (C6-C10, S5)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import is_over
from furyqt.rules.core.ruleset import asked_player, seat_to_move
from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.fury2.decks import EventCard, Item, Power, Tactic
from furyqt.rules.fury2.events import (
    BloodChanged,
    CardPlaced,
    CombatEnded,
    CombatLeft,
    ContinueCounted,
    EnemyKilled,
    EnemyRepelled,
    HunterBitten,
    RoundWon,
    VampiresChanged,
)
from furyqt.rules.fury2.state import Enemy, Fury2State, PlacedTile, Servant, TrailSpot
from furyqt.rules.fury2.tables import (
    CITY_BACK,
    DRACULA,
    DRACULA_FIGURE,
    GODALMING,
    HOSPITAL,
    HUNTERS,
    MINA,
    SERVANT_FIGURE,
    SEWARD,
    VAN_HELSING,
)
from furyqt.rules.fury2.tactics.fight import FightResult, masked_fight
from tests.rules.fury2.duels import (
    at,
    combat,
    do,
    fight_of,
    pending,
    play_round,
    tokens,
    told,
    with_fight,
)


def results(state: Fury2State) -> list[FightResult]:
    return [event.result for event in told(state, CombatEnded)]  # type: ignore[attr-defined]


# --------------------------------------------------------------------------------------- Continue and End


def test_c6_5_three_continues_in_a_row_end_the_combat() -> None:
    state = combat("dracula", "seward pistol")
    for own, counter in (("punch", "claws"), ("pistol", "strength"), ("punch", "claws")):
        assert state.fight is not None
        state = play_round(state, own, counter, (6, 1))
    assert [event.count for event in told(state, ContinueCounted)] == [1, 2, 3]  # type: ignore[attr-defined]
    assert state.fight is None
    assert results(state) == [FightResult.ENDED]


@pytest.mark.parametrize(
    ("own", "counter", "dice"),
    [("knife", "claws", (6, 1)), ("punch", "claws", (1, 6)), ("pistol", "fangs", (6, 1))],
    ids=["blood loss", "health loss", "repel"],
)
def test_c6_1_another_result_starts_the_count_anew(own: str, counter: str, dice: tuple[int, int]) -> None:
    state = with_fight(combat("dracula", "seward knife pistol"), continues=2)
    state = play_round(state, own, counter, dice)
    assert fight_of(state).continues == 0
    assert state.fight is not None


@pytest.mark.parametrize(
    ("dice", "result"), [((6, 1), FightResult.ESCAPED), ((1, 6), FightResult.ENDED)], ids=["won", "lost"]
)
def test_c6_6_an_end_result_ends_the_combat(dice: tuple[int, int], result: FightResult) -> None:
    """The hunters have escaped only by their own card: the enemy's may end the combat, too (C1.5)."""
    state = play_round(combat(), "escape", "escape_man", dice)
    assert results(state) == [result]
    assert is_over(state)
    state = play_round(combat("dracula", "seward heavenly_host"), "heavenly_host", "claws", (6, 1))
    assert results(state) == [FightResult.ENDED]


def test_c6_4_repel_is_told() -> None:
    state = play_round(combat("dracula", "seward rifle"), "rifle", "claws", (6, 1))
    assert told(state, EnemyRepelled)


def test_c7_3_dracula_stays_faceup_where_he_is() -> None:
    state = play_round(combat(), "escape", "claws", (6, 1))
    assert state.present_place() == at("prague")
    assert state.trail[0].faceup


# ------------------------------------------------------------------------------------------------- Killed


@pytest.mark.parametrize(
    ("blood", "left"), [(15, 10), (14, 10), (11, 10), (10, 5), (6, 5), (5, 0), (4, 0), (1, 0)]
)
def test_c6_2_killed_lowers_draculas_blood_to_the_next_red_mark(blood: int, left: int) -> None:
    state = play_round(combat("dracula", "seward stake", blood=blood), "stake", "claws", (6, 1))
    assert told(state, BloodChanged) == [BloodChanged(blood, left)]
    assert told(state, EnemyKilled) == [EnemyKilled(Enemy.DRACULA)]
    assert (state.fight is None or is_over(state)) == (left == 0)
    assert state.winner == (HUNTERS if left == 0 else -1)


def test_c6_2_an_option_ends_the_combat_when_dracula_is_killed() -> None:
    state = play_round(
        combat("dracula", "seward stake", options={"killed": "ends"}), "stake", "claws", (6, 1)
    )
    assert state.blood == 10
    assert results(state) == [FightResult.KILLED]


def test_c6_1_blood_losses_can_win_the_game() -> None:
    state = play_round(combat("dracula", "seward crucifix", blood=3), "crucifix", "claws", (6, 1))
    assert state.winner == HUNTERS
    assert is_over(state)


def test_c6_2_a_killed_agent_ends_the_combat() -> None:
    state = play_round(combat("assassin"), "punch", "agent_punch", (6, 1))
    assert results(state) == [FightResult.KILLED]
    assert state.blood == 15


def test_c10_2_the_vampire_of_vampire_lair_has_no_blood() -> None:
    state = play_round(combat("vampire", "seward knife"), "knife", "claws", (6, 1))
    assert state.blood == 15
    assert fight_of(state).continues == 0
    assert told(state, BloodChanged) == []


@pytest.mark.parametrize(("vampires", "left"), [(3, 2), (1, 0), (0, 0)])
def test_c10_4_killing_it_lowers_the_vampire_track(vampires: int, left: int) -> None:
    state = combat("vampire", "seward stake", vampires=vampires)
    state = play_round(state, "stake", "claws", (6, 1))
    assert state.vampires == left
    assert results(state) == [FightResult.KILLED]
    assert bool(told(state, VampiresChanged)) == (vampires > 0)


def test_c8_3_another_vampire_does_not_fly() -> None:
    state = combat("vampire", "seward", options={"lair": "all"})
    state = play_round(state, "punch", "escape_bat", (1, 6))
    assert results(state) == [FightResult.ENDED]
    assert state.present_place() == at("prague")
    bitten = play_round(combat("vampire", "seward"), "punch", "fangs", (1, 6))
    assert results(bitten) == [FightResult.BITTEN]


# ----------------------------------------------------------------------------------------- bites, defeats


def test_c6_3_a_bite_ends_the_combat() -> None:
    state = play_round(combat(), "escape", "mesmerize", (1, 6))
    assert told(state, HunterBitten) == [HunterBitten(SEWARD)]
    assert state.hunters[SEWARD].bites == 1
    assert results(state) == [FightResult.BITTEN]


def test_c7_2_a_bite_of_one_member_ends_the_combat_of_all() -> None:
    state = combat("dracula", "godalming", "seward", options={"group_fight": "goes_on"})
    state = play_round(state, "escape escape", "mesmerize", (1, 6), "seward")
    assert state.fight is None
    assert [sheet.bites for sheet in state.hunters] == [0, 1, 0, 1]


@pytest.mark.parametrize(("hunter", "index"), [("godalming", GODALMING), ("seward", SEWARD)])
def test_c9_1_a_second_bite_defeats(hunter: str, index: int) -> None:
    state = combat("dracula", hunter, sheets={hunter: {"bites": 1}})
    state = play_round(state, "escape", "mesmerize", (1, 6))
    assert state.hunters[index].place == HOSPITAL
    assert state.hunters[index].bites == 0
    assert state.vampires == 2
    assert state.fight is None


def test_c9_1_van_helsing_survives_two_bites_and_mina_none() -> None:
    state = play_round(
        combat("dracula", "helsing", sheets={"helsing": {"bites": 1}}), "escape", "mesmerize", (1, 6)
    )
    assert state.hunters[VAN_HELSING].bites == 2
    assert state.hunters[VAN_HELSING].place == at("prague")
    state = play_round(combat("dracula", "mina"), "escape", "mesmerize", (1, 6))
    assert state.hunters[MINA].place == HOSPITAL
    assert state.hunters[MINA].bites == 1


def test_c9_1_a_defeat_can_win_the_game_for_dracula() -> None:
    state = combat("dracula", "seward", vampires=4, sheets={"seward": {"health": 1}})
    state = play_round(state, "punch", "claws", (1, 6))
    assert state.winner == DRACULA
    assert is_over(state)


def test_c7_1_a_defeat_by_loss_of_health_ends_the_combat() -> None:
    state = combat("dracula", "seward knife", sheets={"seward": {"health": 3}})
    state = play_round(state, "punch", "strength", (1, 6))
    assert results(state) == [FightResult.DEFEATED]
    assert state.hunters[SEWARD].items == ()
    assert state.item_discard == (Item.KNIFE,)


def group_with_a_weak_member(option: str) -> Fury2State:
    """Return a group's combat after Seward lost his last health."""
    state = combat(
        "dracula", "godalming", "seward", sheets={"seward": {"health": 1}}, options={"group_fight": option}
    )
    return play_round(state, "punch punch", "claws", (1, 6), "seward")


def test_c7_2_one_defeated_member_ends_the_combat_of_a_group() -> None:
    state = group_with_a_weak_member("ends")
    assert results(state) == [FightResult.DEFEATED]
    assert told(state, CombatLeft) == [CombatLeft(SEWARD)]


def test_c7_2_by_an_option_the_others_fight_on() -> None:
    state = group_with_a_weak_member("goes_on")
    assert fight_of(state).hunters == (GODALMING,)
    assert told(state, CombatLeft) == [CombatLeft(SEWARD)]
    state = play_round(state, "dodge", "strength", (6, 1))
    assert fight_of(state).round == 3
    assert fight_of(state).target == GODALMING


def test_c4_7_a_bold_card_of_a_defeated_hunter_is_discarded_once() -> None:
    state = combat("dracula", "seward holy_water", sheets={"seward": {"health": 2}})
    state = play_round(state, "holy_water", "claws", (1, 6))
    assert state.item_discard == (Item.HOLY_WATER,)
    assert state.fight is None


def test_c6_7_mesmerize_takes_all_items() -> None:
    state = combat("dracula", "seward knife dogs pistol")
    state = play_round(state, "pistol", "mesmerize", (1, 6))
    assert state.hunters[SEWARD].items == ()
    assert sorted(state.item_discard) == [Item.DOGS, Item.KNIFE, Item.PISTOL]


@pytest.mark.parametrize(
    ("held", "asked", "left"),
    [("", False, ()), ("long_day", False, ()), ("long_day long_day", False, (EventCard.LONG_DAY,))],
)
def test_c6_7_an_event_is_lost_without_a_choice_if_all_are_alike(
    held: str, asked: bool, left: tuple[int, ...]
) -> None:
    state = combat("assassin", "seward", sheets={"seward": {"events": held}})
    state = play_round(state, "punch", "agent_knife", (1, 6))
    assert (pending(state) == "EventLossChoice") == asked
    assert state.hunters[SEWARD].events == left


def test_c6_7_the_hunter_chooses_the_event_that_is_lost() -> None:
    state = combat("assassin", "seward", sheets={"seward": {"events": "long_day hypnosis"}})
    state = play_round(state, "punch", "agent_knife", (1, 6))
    assert (asked_player(state), seat_to_move(state)) == (HUNTERS, SEWARD)
    assert tokens(state) == ["event:hypnosis", "event:long_day"]
    state = do(state, "event:hypnosis")
    assert state.event_discard == (EventCard.HYPNOSIS,)
    assert pending(state) == "StrikeChoice"


# -------------------------------------------------------------------------------------------- bat flights


def flown(**position: Any) -> Fury2State:
    """Return the choice after Dracula won a round in Prague with Escape (Bat)."""
    return play_round(combat(**position), "punch", "escape_bat", (1, 6))


def test_c8_1_he_flies_to_a_city_up_to_two_roads_away() -> None:
    state = flown()
    assert (pending(state), asked_player(state)) == ("FlightChoice", DRACULA)
    found = {action.place for action in state.agenda[-1].actions(state)}  # type: ignore[attr-defined]
    assert {at("vienna"), at("berlin"), at("leipzig"), at("munich"), at("hamburg")} <= found
    assert not found & {at("prague"), at("rome"), at("paris")}


def test_c8_1_not_where_hunters_or_his_cards_are_or_a_place_is_closed() -> None:
    free = flown()
    trail = (TrailSpot(3, at("prague"), True), TrailSpot(2, at("berlin")))
    state = flown(
        trail=trail,
        catacombs=(TrailSpot(1, at("leipzig")), None, None),
        hosts=(at("vienna"),),
        sheets={"mina": {"place": "munich"}, "seward": {}},
    )
    assert pending(state) in ("FlightChoice", "TargetChoice", "")
    closed = {"VI", "BE", "LE", "MU"} & set(tokens(free))
    assert closed
    assert not closed & set(tokens(state))


def test_c8_1_without_a_city_he_stays() -> None:
    state = flown(hosts=tuple(sorted(map(at, ("vienna", "berlin", "nuremburg")))))
    assert state.fight is None
    assert pending(state) == ""
    assert state.present_place() == at("prague")


def test_c8_2_the_new_card_is_facedown_and_replaces_the_newest() -> None:
    tile = PlacedTile(3)
    trail = (TrailSpot(3, at("prague"), True, Power.WOLF_FORM, tiles=(tile,)), TrailSpot(2, at("venice")))
    state = do(flown(trail=trail), "VI")
    newest, older = state.trail
    assert (newest.place, newest.faceup, newest.tiles, newest.power) == (at("vienna"), False, (), -1)
    assert older == trail[1]
    assert state.pool == (3,)
    assert newest.id not in (2, 3)


def test_c8_2_the_hunters_see_only_the_back_of_the_new_card() -> None:
    event = told(do(flown(), "VI"), CardPlaced)[0]
    seen = event.shown_to(HUNTERS)
    assert isinstance(seen, CardPlaced)
    assert (seen.place, seen.way) == (CITY_BACK, "bat")
    assert event.shown_to(DRACULA) == event


def test_c8_1_after_escape_bat_he_must_fly_if_he_can() -> None:
    assert "pass" not in tokens(flown())


def test_c8_4_after_fangs_the_flight_follows_the_bite_and_is_optional() -> None:
    state = play_round(combat(), "punch", "fangs", (1, 6))
    assert pending(state) == "FlightChoice"
    assert state.hunters[SEWARD].bites == 1
    assert tokens(state)[0] == "pass"
    stayed = do(state, "pass")
    assert stayed.present_place() == at("prague")
    assert results(stayed) == results(do(state, "VI")) == [FightResult.BITTEN]


def test_c8_4_he_may_fly_after_the_bite_has_defeated_the_hunter() -> None:
    state = play_round(combat("dracula", "mina"), "punch", "fangs", (1, 6))
    assert state.hunters[MINA].place == HOSPITAL
    assert pending(state) == "FlightChoice"


@pytest.mark.parametrize(
    ("own", "dice", "by_table", "regular"),
    [("dodge", (6, 1), True, False), ("escape", (1, 6), False, True), ("dodge", (1, 6), True, True)],
)
def test_c6_8_two_rows_of_escape_bat_can_be_made_regular(
    own: str, dice: tuple[int, int], by_table: bool, regular: bool
) -> None:
    for option, flies in (("table", by_table), ("regular", regular)):
        state = play_round(combat(options={"bat_rows": option}), own, "escape_bat", dice)
        assert (pending(state) == "FlightChoice") == flies


@pytest.mark.parametrize(
    ("options", "knife", "pistol"),
    [({}, Item.KNIFE, None), ({"strength_breaks": "pistol"}, None, Item.PISTOL)],
)
def test_c12_1_strength_destroys_the_knife_or_by_an_option_the_pistol(
    options: dict[str, str], knife: Item | None, pistol: Item | None
) -> None:
    for card, destroyed in (("knife", knife), ("pistol", pistol)):
        state = combat("dracula", f"seward {card}", options=options)
        state = play_round(state, card, "strength", (1, 6))
        assert state.item_discard == (() if destroyed is None else (destroyed,))


@pytest.mark.parametrize(
    ("options", "blood", "kept"), [({}, 11, True), ({"holy_water_row": "three"}, 12, False)]
)
@pytest.mark.parametrize("counter", ["fangs", "mesmerize"])
def test_c12_1_holy_water_against_fangs_and_mesmerize(
    options: dict[str, str], blood: int, kept: bool, counter: str
) -> None:
    state = combat("dracula", "seward holy_water", options=options)
    state = play_round(state, "holy_water", counter, (6, 1))
    assert state.blood == blood
    assert (state.item_discard == ()) == kept


# -------------------------------------------------------------------------------------------- the Servant


def duel(own: str = "seward knife stake", **position: Any) -> Fury2State:
    """Return Seward's combat with the Servant, by day if not said otherwise."""
    position.setdefault("servant", Servant(place=at("prague"), weapons=3))
    position.setdefault("night", False)
    return combat("servant", own, options={"variant": "servant", **position.pop("options", {})}, **position)


def test_c11_1_the_servant_fights_with_cards_of_agents_and_of_dracula() -> None:
    fight = fight_of(duel(night=True))
    assert (fight.enemy, fight.enemy_seat) == (Enemy.SERVANT, SERVANT_FIGURE)
    assert {Tactic.CLAWS, Tactic.ESCAPE_MAN, Tactic.AGENT_DODGE} < set(fight.cards)


def test_s5_3_the_servant_loses_a_life_by_killed_and_fights_on() -> None:
    state = play_round(duel(), "punch", "agent_punch", (6, 1))
    assert state.servant.lives == 2
    assert told(state, EnemyKilled) == [EnemyKilled(Enemy.SERVANT)]
    assert fight_of(state).round == 2


def test_s5_3_without_lives_the_combat_ends() -> None:
    state = duel(servant=Servant(place=at("prague"), lives=1))
    state = play_round(state, "punch", "agent_punch", (6, 1))
    assert state.servant.lives == 0
    assert results(state) == [FightResult.KILLED]
    assert is_over(state)


def test_s5_4_an_option_ends_the_combat_with_a_lost_life() -> None:
    state = play_round(duel(options={"servant_killed": "ends"}), "punch", "agent_punch", (6, 1))
    assert state.servant.lives == 2
    assert results(state) == [FightResult.KILLED]


def test_s5_7_losses_in_numbers_do_nothing_to_him() -> None:
    state = duel("seward knife crucifix", night=True)
    state = play_round(state, "knife", "claws", (6, 1))
    assert (state.blood, state.servant.lives) == (15, 3)
    assert fight_of(state).round == 2


def test_s5_11_sacred_bullets_are_discarded_even_without_effect() -> None:
    state = play_round(duel("seward sacred_bullets"), "sacred_bullets", "escape_man", (6, 1))
    assert (state.blood, state.servant.lives) == (15, 3)
    assert state.item_discard == (Item.SACRED_BULLETS,)


def test_s5_10_by_an_option_holy_items_meet_his_borrowed_cards_only() -> None:
    borrowed = {"servant_holy": "borrowed"}
    state = play_round(duel("seward crucifix", options=borrowed), "crucifix", "escape_man", (1, 6))
    assert results(state) == [FightResult.ENDED]
    state = play_round(duel("seward crucifix", options=borrowed), "crucifix", "agent_punch", (6, 1))
    assert told(state, RoundWon) == [RoundWon(True, SEWARD, Item.CRUCIFIX, Tactic.AGENT_PUNCH, False)]
    assert fight_of(state).continues == 1


def test_s5_15_his_escape_ends_the_combat_and_both_stay() -> None:
    state = play_round(duel(), "punch", "escape_man", (1, 6))
    assert results(state) == [FightResult.ENDED]
    assert state.servant.place == state.hunters[SEWARD].place == at("prague")


def test_s5_7_repel_leaves_him_dodge_and_escape() -> None:
    state = play_round(duel("seward rifle", night=True), "rifle", "claws", (6, 1))
    assert tokens(do(state, "!punch")) == ["!!escape_man", "!!agent_dodge"]


def test_s5_12_three_continues_end_the_combat() -> None:
    state = with_fight(duel(), continues=2)
    state = play_round(state, "dodge", "agent_pistol", (1, 6))
    assert results(state) == [FightResult.ENDED]


def test_s5_9_godalming_is_strong_against_him_and_the_servant_rolls() -> None:
    state = combat("servant", "godalming", options={"variant": "servant"})
    state = play_round(state, "punch", "claws", (3, 3))
    assert told(state, RoundWon)[0].hunters_won  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("weapons", "cards"),
    [
        (0, ()),
        (1, (Tactic.AGENT_KNIFE,)),
        (2, (Tactic.AGENT_KNIFE, Tactic.AGENT_RIFLE)),
        (3, (Tactic.AGENT_KNIFE, Tactic.AGENT_PISTOL, Tactic.AGENT_RIFLE)),
    ],
)
def test_s5_1_his_weapons_are_knife_rifle_pistol_in_the_order_of_finding(
    weapons: int, cards: tuple[Tactic, ...]
) -> None:
    found = fight_of(duel(servant=Servant(place=at("prague"), weapons=weapons))).cards
    assert tuple(card for card in found if card > Tactic.AGENT_DODGE) == cards


def test_s5_2_an_agent_has_its_weapons_even_if_the_servant_has_found_all() -> None:
    armed = Servant(place=at("rome"), weapons=3)
    plain, other = combat("assassin"), combat("assassin", servant=armed, options={"variant": "servant"})
    assert fight_of(plain).cards == fight_of(other).cards


def test_s5_8_the_hunter_chooses_first_and_he_does_not_see_it() -> None:
    state = do(duel(), "!stake")
    assert pending(state) == "CounterChoice"
    seen = masked_fight(state.fight, DRACULA)
    assert seen is not None
    assert seen.choices == (-1, HIDDEN, -1, -1)


def test_s5_13_dodge_and_repeated_cards_are_barred_as_for_agents() -> None:
    state = do(duel(), "!punch")
    assert "!!agent_dodge" not in tokens(state)
    state = do(play_round(duel(), "punch", "agent_knife", (6, 1)), "!dodge")
    assert "!!agent_dodge" in tokens(state)
    assert "!!agent_knife" not in tokens(state)


def test_s5_14_advance_planning_and_escape_route_help_against_him_and_heroic_leap_does_not() -> None:
    sheets = {"seward": {"events": "advance_planning escape_route heroic_leap"}}
    state = combat("servant", "seward", sheets=sheets, options={"variant": "servant"})
    assert tokens(state) == ["pass", "seward>advance_planning", "seward>escape_route"]


def test_s8_8_the_servant_can_play_an_agent() -> None:
    state = combat("assassin", options={"variant": "servant"})
    assert (pending(state), seat_to_move(state)) == ("AgentTakeover", DRACULA_FIGURE)
    assert seat_to_move(do(state, "no", "!punch")) == DRACULA_FIGURE
    state = do(state, "yes", "!punch")
    assert (asked_player(state), seat_to_move(state)) == (DRACULA, SERVANT_FIGURE)
