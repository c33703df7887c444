"""Meeting and fighting the Servant, his defeat and return (S5, S7, S8.6-S8.10, S9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from furyqt.rules.core.ruleset import asked_player
from furyqt.rules.fury2.decks import Item, Tactic
from furyqt.rules.fury2.events import (
    AgentTakenOver,
    CombatEnded,
    CombatStarted,
    ServantDefeated,
    ServantDisarmed,
    ServantLives,
    ServantRises,
)
from furyqt.rules.fury2.state import Enemy, Fury2State
from furyqt.rules.fury2.steps.servant.servant_actions import ServantFate
from furyqt.rules.fury2.tables import DRACULA, LIVES, NOWHERE, SMALL
from furyqt.rules.fury2.tactics.fight import FightResult
from tests.rules.fury2.scenes import (
    NOON,
    TWILIGHT,
    at,
    do,
    events_of,
    faceup,
    pending,
    tiles_in,
    tokens,
    with_dice,
)
from tests.rules.fury2.servants import moves, passed, seat, step, variant

WON, LOST = (6, 1), (1, 6)


def entered(
    name: str = "mina", *items: str, options: Mapping[str, str] | None = None, **given: Any
) -> Fury2State:
    """Return the position after a hunter went to the Servant in Strasbourg and passed the cards."""
    places = {name: "zurich", **given.pop("places", {})}
    state = variant(name, places=places, items={name: list(items)}, options=options, **given)
    return passed(do(state, "road:ST"))


def blow(state: Fury2State, strike: str, counter: str, dice: tuple[int, int]) -> Fury2State:
    """Play a round of a combat with the Servant."""
    state = do(state, f"!{strike}")
    return do(with_dice(state, *dice), f"!!{counter}")


def enemies(state: Fury2State) -> list[Enemy]:
    """Return the enemies of the combats so far."""
    return [Enemy(found.enemy) for found in events_of(state, CombatStarted)]


def results(state: Fury2State) -> list[FightResult]:
    return [found.result for found in events_of(state, CombatEnded)]


# ---------------------------------------------------------------------------------------- S5: his combats


@pytest.mark.parametrize(
    ("weapons", "time", "cards"),
    [
        (0, NOON, {"agent_punch", "agent_dodge", "escape_man"}),
        (3, NOON, {"agent_punch", "agent_dodge", "escape_man", "agent_knife", "agent_pistol", "agent_rifle"}),
        (0, TWILIGHT, {"claws", "agent_dodge", "escape_man"}),
        (3, TWILIGHT, {"claws", "agent_dodge", "escape_man", "agent_knife", "agent_pistol"}),
    ],
)
def test_s5_5_s5_6_his_cards_by_day_and_by_night(weapons: int, time: int, cards: set[str]) -> None:
    state = entered(sheet={"weapons": weapons}, time=time)
    assert state.fight is not None
    assert {Tactic(card).name.lower() for card in state.fight.cards} == cards


def test_s5_1_he_finds_knife_rifle_and_pistol_in_this_order() -> None:
    found = []
    state = variant(places={"servant": "munich"})
    for weapons in range(3):
        state = do(variant(places={"servant": "munich"}, sheet={"weapons": weapons}), "stay", "weapon")
        found.append(state.told)
        assert state.servant.weapons == weapons + 1
    assert [Tactic(events[-1].tactic).name for events in _armed(found)] == [
        "AGENT_KNIFE",
        "AGENT_RIFLE",
        "AGENT_PISTOL",
    ]
    assert "weapon" not in tokens(do(variant(places={"servant": "munich"}, sheet={"weapons": 3}), "stay"))


def _armed(histories: list[Any]) -> list[list[Any]]:
    return [[event for event in told if type(event).__name__ == "ServantArmed"] for told in histories]


def test_s5_2_his_weapons_do_not_weaken_draculas_agents() -> None:
    state = entered(sheet={"weapons": 3}, trail=["prague", "strasbourg+assassin"])
    assert enemies(state) == [Enemy.AGENT]
    assert state.fight is not None
    assert len(state.fight.cards) == 5


def test_s5_3_only_killed_costs_him_a_life() -> None:
    state = blow(entered("mina", "knife"), "knife", "agent_punch", WON)
    assert (state.servant.lives, state.blood) == (2, 15)
    hurt = blow(entered("mina", "rifle", time=TWILIGHT), "rifle", "claws", WON)
    assert (hurt.servant.lives, hurt.blood) == (3, 15)


def test_s5_8_the_hunter_chooses_first_and_unseen() -> None:
    state = entered()
    assert (pending(state), seat(state)) == ("StrikeChoice", "mina")
    state = do(state, "!punch")
    assert (pending(state), seat(state), asked_player(state)) == ("CounterChoice", "servant", DRACULA)


def test_s5_10_holy_items_cannot_be_chosen() -> None:
    state = entered("mina", "crucifix", "holy_water", "heavenly_host", "knife")
    assert not {"!crucifix", "!holy_water", "!heavenly_host"} & set(tokens(state))
    assert "!knife" in tokens(state)


def test_s5_10_option_servant_holy_allows_them_against_draculas_cards() -> None:
    options = {"servant_holy": "borrowed"}
    state = entered("mina", "crucifix", options=options, time=TWILIGHT)
    assert "!crucifix" in tokens(state)


def test_s5_12_s5_15_his_escape_ends_the_combat_and_both_stay() -> None:
    state = blow(entered(), "punch", "escape_man", LOST)
    assert results(state) == [FightResult.ENDED]
    assert state.hunters[3].place == state.servant.place == at("strasbourg")


def test_s5_13_he_cannot_dodge_first_nor_repeat_a_card() -> None:
    state = do(entered(sheet={"weapons": 1}), "!punch")
    assert "!!agent_dodge" not in tokens(state)
    state = do(with_dice(state, *WON), "!!agent_knife")
    if state.fight is not None:
        assert "!!agent_knife" not in tokens(do(state, tokens(state)[0]))


@pytest.mark.parametrize(
    ("card", "usable"),
    [("advance_planning", True), ("escape_route", True), ("heroic_leap", False)],
)
def test_s5_14_hunters_events_against_him(card: str, usable: bool) -> None:
    state = variant("mina", places={"mina": "zurich"}, events={"mina": [card]})
    state = do(state, "road:ST")
    while pending(state) == "GiftChoice":
        state = do(state, "pass")
    assert (f"mina>{card}" in tokens(state)) == usable


@pytest.mark.parametrize(("card", "usable"), [("trap", True), ("rage", False), ("wild_horses", False)])
def test_s5_9_s5_14_draculas_events_in_his_combats(card: str, usable: bool) -> None:
    state = variant("mina", places={"mina": "zurich"}, events={"dracula": [card]})
    state = do(state, "road:ST")
    while pending(state) == "GiftChoice":
        state = do(state, "pass")
    assert (f"dracula>{card}" in tokens(state)) == usable
    if usable:
        state = do(state, f"dracula>{card}")
        assert state.fight is not None
        assert state.fight.traps == 1


def test_s5_14_garlic_is_of_no_use_against_him() -> None:
    state = variant("mina", places={"mina": "zurich"}, items={"mina": ["garlic"]})
    assert "mina>>garlic" not in tokens(do(state, "road:ST"))


def test_s5_16_s5_17_a_hunter_in_his_place_has_to_fight_him() -> None:
    assert enemies(entered()) == [Enemy.SERVANT]
    staying = passed(do(variant("mina", places={"mina": "strasbourg"}), "stay"))
    assert enemies(staying) == [Enemy.SERVANT]
    leaving = do(variant("mina", places={"mina": "strasbourg"}), "road:ZU")
    assert (enemies(leaving), pending(leaving)) == ([], "HunterAction")


def test_s5_16_after_the_combat_the_turn_ends() -> None:
    state = blow(entered(), "punch", "escape_man", LOST)
    assert seat(state) == "servant"
    assert state.group == ()


def test_s5_16_option_servant_entered_lets_hunters_decide() -> None:
    state = entered(options={"servant_entered": "may"})
    assert (pending(state), seat(state)) == ("ServantChallenge", "mina")
    assert pending(do(state, "no")) == "HunterAction"
    assert enemies(passed(do(state, "yes"))) == [Enemy.SERVANT]


def test_s5_16_a_group_fights_him_together() -> None:
    places = {"seward": "zurich", "mina": "zurich"}
    state = passed(do(variant("seward", places=places), "mina", "yes", "road:ST"))
    assert state.fight is not None
    assert state.fight.hunters == (1, 3)


def test_event_escape_route__prevents_the_combat_with_the_servant() -> None:
    state = variant("mina", places={"mina": "zurich"}, events={"mina": ["escape_route"]})
    state = do(state, "road:ST", "mina>escape_route")
    assert results(state) == [FightResult.PREVENTED]
    assert seat(state) == "servant"


# ------------------------------------------------------------------------------------ S7: defeat and return


def fallen(name: str = "mina", **given: Any) -> Fury2State:
    """Return the position after a hunter took the Servant's last life."""
    given.setdefault("sheet", {"lives": 1, "weapons": 2})
    state = entered(name, "knife", "stake", "pistol", "rifle", "sacred_bullets", **given)
    return _killed(state)


def _killed(state: Fury2State) -> Fury2State:
    """Win a round with the result Killed."""
    for strike in tokens(state):
        chosen = do(state, strike)
        for counter in tokens(chosen):
            after = do(with_dice(chosen, *WON), counter)
            if after.servant.lives < state.servant.lives:
                while pending(after) == "ShownChoice":
                    after = do(after, tokens(after)[0])
                return after
    raise AssertionError("no pair of cards kills the Servant")


def test_s5_4_the_combat_goes_on_after_a_lost_life() -> None:
    state = _killed(entered("mina", "knife", "pistol", "rifle", sheet={"weapons": 1}))
    assert (state.servant.lives, state.servant.skull) == (2, 0)
    assert state.fight is not None


def test_s5_4_option_servant_killed_ends_the_combat() -> None:
    options = {"servant_killed": "ends"}
    state = _killed(entered("mina", "knife", "pistol", "rifle", sheet={"weapons": 1}, options=options))
    assert (state.servant.lives, state.servant.skull, state.fight) == (2, 0, None)


def test_s7_1_a_defeat_costs_draculas_side_a_vampire_point() -> None:
    state = fallen(vampires=3)
    assert (state.vampires, state.servant.place, state.servant.skull) == (2, NOWHERE, 2)
    assert len(events_of(state, ServantDefeated)) == 1


@pytest.mark.parametrize(("option", "vampires"), [("floor", 0), ("below", -1)])
def test_s7_1_option_servant_track_decides_about_points_below_zero(option: str, vampires: int) -> None:
    assert fallen(options={"servant_track": option}).vampires == vampires


@pytest.mark.parametrize(("weapons", "left"), [(0, 0), (1, 0), (3, 2)])
def test_s7_2_he_loses_the_weapon_that_he_found_last(weapons: int, left: int) -> None:
    state = variant(sheet={"lives": 0, "weapons": weapons})
    state = step(state, ServantFate())
    assert state.servant.weapons == left
    lost = [Tactic(found.tactic).name for found in events_of(state, ServantDisarmed)]
    assert lost == {0: [], 1: ["AGENT_KNIFE"], 3: ["AGENT_PISTOL"]}[weapons]


def test_s7_3_in_his_own_turn_draculas_turn_follows() -> None:
    state = variant(
        places={"mina": "zurich"}, items={"mina": ["knife", "stake", "pistol"]}, sheet={"lives": 1}
    )
    state = _killed(passed(do(state, "road:ZU")))
    assert (state.servant.skull, seat(state)) == (1, "dracula")


def test_s7_3_on_a_hunters_turn_the_game_goes_on() -> None:
    state = fallen("godalming")
    assert (state.servant.skull, seat(state)) == (1, "seward")


def test_s7_4_beaten_by_mina_he_is_on_skull_2_at_once() -> None:
    state = fallen("mina")
    assert [found.skull for found in events_of(state, ServantRises)] == [1, 2]
    assert seat(state) == "dracula"


def test_s7_4_he_returns_with_three_lives_to_a_small_city_and_may_search_for_an_event() -> None:
    state = variant(sheet={"lives": 0, "skull": 2, "place": -1})
    assert (pending(state), seat(state)) == ("ServantReturn", "servant")
    assert {at(token) for token in tokens(state)} == SMALL
    state = do(state, "ZU")
    assert (state.servant.lives, state.servant.skull, state.servant.place) == (LIVES, 0, at("zurich"))
    assert (pending(state), tokens(state)) == ("ServantAction", ["nothing", "event"])
    later = variant(sheet={"place": "zurich"})
    assert moves(later, "road")


def test_s7_4_on_skull_1_he_only_rises() -> None:
    state = variant(sheet={"lives": 0, "skull": 1, "place": -1})
    assert (state.servant.skull, seat(state)) == (2, "dracula")


@pytest.mark.parametrize(("option", "shared"), [("allowed", True), ("avoided", False)])
def test_s7_5_option_servant_share_he_attacks_hunters_in_the_city_of_his_return(
    option: str, shared: bool
) -> None:
    away = {"lives": 0, "skull": 2, "place": -1}
    state = variant(sheet=away, places={"mina": "zurich"}, options={"servant_share": option})
    assert ("ZU" in tokens(state)) == shared
    if shared:
        assert do(state, "ZU").fight is not None


@pytest.mark.parametrize(("name", "acts"), [("helsing", True), ("seward", False)])
def test_s7_6_van_helsing_may_still_act_after_beating_him(name: str, acts: bool) -> None:
    state = fallen(name)
    assert (pending(state) == "HunterAction") == acts


def test_s7_6_a_lost_life_is_not_enough() -> None:
    options = {"servant_killed": "ends"}
    state = entered("helsing", "knife", "pistol", "rifle", sheet={"weapons": 1}, options=options)
    assert pending(_killed(state)) != "HunterAction"


# ------------------------------------------------------------------------------------ S8: meetings in a place


def test_s8_6_at_castle_dracula_he_has_all_lives_again() -> None:
    state = do(variant(places={"servant": "klausenburg"}, sheet={"lives": 1}), "road:CD", "nothing")
    assert state.servant.lives == LIVES
    assert [found.lives for found in events_of(state, ServantLives)] == [LIVES]
    elsewhere = do(variant(sheet={"lives": 1}), "road:ZU", "nothing")
    assert elsewhere.servant.lives == 1


def test_s8_7_a_tile_is_met_before_the_servant() -> None:
    state = variant("mina", places={"mina": "zurich"}, trail=["prague", "strasbourg+plague"])
    state = passed(do(state, "road:ST"))
    assert state.hunters[3].health == 6
    assert "strasbourg" in faceup(state)
    assert enemies(state) == [Enemy.SERVANT]


@pytest.mark.parametrize("tile", ["fog", "bats", "saboteur"])
def test_s8_7_a_tile_that_ends_the_turn_prevents_the_combat(tile: str) -> None:
    trail = ["prague", f"strasbourg+{tile}"]
    state = variant("mina", places={"mina": "zurich"}, trail=trail, items={"mina": ["knife"]})
    state = passed(do(state, "road:ST"))
    while pending(state) == "LossChoice":
        state = do(state, tokens(state)[0])
    assert enemies(state) == []
    assert seat(state) == "servant"


def test_s8_8_at_draculas_wish_the_servant_plays_an_agent() -> None:
    state = variant("mina", places={"mina": "zurich"}, trail=["prague", "milan+minion_with_knife"])
    state = passed(do(state, "road:MI"))
    assert (pending(state), seat(state)) == ("AgentTakeover", "dracula")
    assert seat(do(state, "no", "!punch")) == "dracula"
    state = do(state, "yes", "!punch")
    assert seat(state) == "servant"
    assert len(events_of(state, AgentTakenOver)) == 1
    assert {"!!agent_punch", "!!agent_knife"} == set(tokens(state))


@pytest.mark.parametrize(
    ("option", "order"),
    [("servant_first", [Enemy.SERVANT, Enemy.DRACULA]), ("dracula_first", [Enemy.DRACULA, Enemy.SERVANT])],
)
def test_s8_9_option_servant_order_decides_whom_the_hunter_fights_first(
    option: str, order: list[Enemy]
) -> None:
    state = variant(
        "mina",
        places={"mina": "zurich"},
        trail=["strasbourg", "prague"],
        time=NOON,
        options={"servant_order": option},
    )
    state = passed(do(state, "road:ST"))
    state = passed(blow(state, "punch", "escape_man", LOST))
    assert enemies(state) == order


def test_s8_9_a_hunter_whom_wild_horses_carry_away_from_dracula_does_not_fight_the_servant() -> None:
    state = variant(
        "mina",
        places={"mina": "zurich"},
        trail=["strasbourg", "prague"],
        events={"dracula": ["wild_horses"]},
        time=NOON,
        options={"servant_order": "dracula_first"},
    )
    state = passed(do(state, "road:ST", "pass", "dracula>wild_horses", "ZU"))
    assert (enemies(state), seat(state)) == ([Enemy.DRACULA], "servant")


@pytest.mark.parametrize("option", ["servant_first", "dracula_first"])
def test_s8_9_a_hunter_who_escapes_from_the_first_does_not_fight_the_second(option: str) -> None:
    state = variant(
        "mina",
        places={"mina": "zurich"},
        trail=["strasbourg", "prague"],
        time=NOON,
        options={"servant_order": option},
    )
    state = passed(do(state, "road:ST"))
    state = do(state, "!escape")
    for counter in tokens(state):
        after = do(with_dice(state, *WON), counter)
        if after.fight is None:
            assert results(after) == [FightResult.ESCAPED]
            assert seat(after) == "servant"
            return
    raise AssertionError("Escape never wins")


def test_s8_10_he_does_not_reveal_dracula_in_his_place() -> None:
    state = passed(do(variant(trail=["zurich", "prague"]), "road:ZU", "nothing"))
    assert faceup(state) == []
    arriving = variant("dracula", trail=["zurich", "prague"])
    while pending(arriving) != "CardPlacement":
        arriving = do(arriving, tokens(arriving)[0])
    assert faceup(do(arriving, "@ST")) == []


# ----------------------------------------------------------------------------------------- S9: optional rules


def bled(lives: int, *, skull: int = 0, blood: int = 10, option: str = "on") -> Fury2State:
    """Return the start of Dracula's turn with a Servant who has lost lives."""
    sheet = {"lives": lives, "skull": skull, **({"place": -1} if skull else {})}
    return variant("dracula", sheet=sheet, blood=blood, options={"transfusion": option})


def test_s9_1_dracula_may_pay_1_blood_for_a_life() -> None:
    state = bled(2)
    assert (pending(state), tokens(state)) == ("LifeGift", ["no", "yes"])
    paid = do(state, "yes")
    assert (paid.blood, paid.servant.lives) == (9, 3)
    kept = do(state, "no")
    assert (kept.blood, kept.servant.lives) == (10, 2)


def test_s9_1_for_2_blood_he_returns_at_once_and_can_move_in_his_turn() -> None:
    state = do(bled(0, skull=1), "yes")
    assert (pending(state), seat(state), state.blood) == ("ServantReturn", "servant", 8)
    state = do(state, "ZU")
    assert (state.servant.lives, state.servant.skull, state.servant.place) == (3, 0, at("zurich"))


@pytest.mark.parametrize(
    ("lives", "skull", "blood", "option"),
    [(3, 0, 10, "on"), (2, 0, 1, "on"), (0, 1, 2, "on"), (2, 0, 10, "off"), (0, 2, 10, "off")],
    ids=["all lives", "last blood", "last two blood", "not used", "not used, returning"],
)
def test_s9_1_no_offer(lives: int, skull: int, blood: int, option: str) -> None:
    assert pending(bled(lives, skull=skull, blood=blood, option=option)) not in ("LifeGift", "ServantRevival")


def brooding(*tiles: str, option: str = "on") -> Fury2State:
    """Return the position after Mina came by night to the Servant and these tiles in the catacombs."""
    state = variant(
        "mina",
        places={"mina": "zurich"},
        catacombs=["+".join(("strasbourg", *tiles))],
        time=TWILIGHT,
        items={"mina": ["crucifix"]},
        options={"brood": option},
    )
    return passed(do(state, "road:ST"))


def test_s9_2_a_guarded_new_vampire_is_met_after_the_servant() -> None:
    state = brooding("new_vampire")
    assert enemies(state) == [Enemy.SERVANT]
    assert tiles_in(state, "strasbourg") == [("new_vampire", False)]
    state = blow(state, "punch", "escape_man", LOST)
    assert pending(state) in ("ItemShowChoice", "SeductionChoice") or tiles_in(state, "strasbourg") != [
        ("new_vampire", False)
    ]
    assert enemies(state) == [Enemy.SERVANT]


def test_s9_2_other_tiles_come_first() -> None:
    state = brooding("new_vampire", "plague")
    assert state.hunters[3].health == 6
    assert enemies(state) == [Enemy.SERVANT]
    assert tiles_in(state, "strasbourg") == [("new_vampire", False)]


def test_s9_2_without_the_option_the_vampire_comes_first() -> None:
    state = brooding("new_vampire", option="off")
    assert tiles_in(state, "strasbourg") != [("new_vampire", False)]


def test_s9_2_a_hunter_who_is_defeated_does_not_meet_the_vampire() -> None:
    state = brooding("new_vampire")
    state = state.clone()
    state.update_hunter(3, health=1)
    state = do(state, "!punch")
    state = do(with_dice(state, *LOST), "!!claws")
    assert state.hunters[3].place != at("strasbourg")
    assert tiles_in(state, "strasbourg") == [("new_vampire", False)]
    assert Item.CRUCIFIX in state.item_discard


# ------------------------------------------------------------------------------ combats that are not beaten


def beaten_tile(*items: str, **given: Any) -> Fury2State:
    """Return Van Helsing's combat with the Servant after he destroyed a New Vampire in the same place."""
    trail = ["prague", "strasbourg+new_vampire"]
    return entered("helsing", *items, trail=trail, time=NOON, **given)


def test_r20_4_a_beaten_tile_gives_no_action_after_a_combat_with_the_servant_that_is_not_won() -> None:
    state = blow(beaten_tile(), "punch", "escape_man", LOST)
    assert (results(state), seat(state)) == ([FightResult.ENDED], "mina")


def test_r20_4_a_beaten_tile_gives_an_action_after_the_defeat_of_the_servant() -> None:
    state = _killed(beaten_tile("knife", sheet={"lives": 1}))
    assert pending(state) == "HunterAction"


def test_s8_9_dracula_is_fought_after_a_combat_that_the_servants_escape_ended() -> None:
    state = entered("mina", trail=["strasbourg", "prague"], time=NOON)
    state = passed(blow(state, "escape", "escape_man", LOST))
    assert (results(state), enemies(state)) == ([FightResult.ENDED], [Enemy.SERVANT, Enemy.DRACULA])


@pytest.mark.parametrize("health", [{}, {"health": 1}], ids=["bite", "loss"])
def test_s8_9_a_group_with_a_defeated_member_does_not_fight_the_servant_after_dracula(
    health: dict[str, int],
) -> None:
    state = variant(
        "seward",
        places={"seward": "zurich", "mina": "zurich"},
        sheets={"mina": health},
        trail=["strasbourg", "prague"],
        time=TWILIGHT,
        options={"servant_order": "dracula_first"},
    )
    state = passed(do(state, "mina", "yes", "road:ST"))
    counter = "claws" if health else "fangs"
    state = do(state, "!punch", "!punch", f"!!{counter}")
    state = passed(do(with_dice(state, *LOST), "mina"))
    assert (results(state), enemies(state)) == ([FightResult.DEFEATED], [Enemy.DRACULA])
