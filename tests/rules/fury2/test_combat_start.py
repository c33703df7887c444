"""The fighters of a combat, and the cards before the first round (C1, C2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from furyqt.rules.core.agenda import pending_decision, pending_window, settle
from furyqt.rules.core.ruleset import asked_player, seat_to_move
from furyqt.rules.fury2.decks import Encounter, EventCard, Item
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import CombatEnded, CombatStarted
from furyqt.rules.fury2.state import Enemy, Fury2State, PlacedTile, Servant, TrailSpot
from furyqt.rules.fury2.steps.combat.combat_effects import break_off
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.combat.offers import CombatOffer, bar_escapes
from furyqt.rules.fury2.steps.search.agents import fight_again, fight_agent
from furyqt.rules.fury2.steps.search.enemy_meetings import EnemyMeeting, SearchEnd
from furyqt.rules.fury2.steps.search.search import Search, TileReturn
from furyqt.rules.fury2.steps.turn import DraculaAction
from furyqt.rules.fury2.tables import (
    DRACULA_FIGURE,
    FIGURE_IDS,
    FIGURES,
    GODALMING,
    HOSPITAL,
    MINA,
    SERVANT_FIGURE,
    SEWARD,
    VAN_HELSING,
)
from furyqt.rules.fury2.tactics.fight import FightResult
from tests.rules.fury2.duels import (
    at,
    combat,
    do,
    events,
    fight_of,
    pending,
    play_round,
    table,
    tokens,
    told,
    with_fight,
)

KNIFE = Encounter.MINION_WITH_KNIFE


def attacked(*names: str, **position: Any) -> Fury2State:
    """Return the position after Dracula's action phase began with these hunters in his place."""
    state = table({name: {} for name in names}, **position)
    state.push(DraculaAction())
    settle(state)
    return state


def searched(*names: str, tiles: Sequence[int] = (), dracula: bool = True, **position: Any) -> Fury2State:
    """Return the position after a search in Prague by these hunters, where Dracula and tiles are."""
    place = position.pop("place", "prague")
    spot = TrailSpot(3, at(place), False, tiles=tuple(map(PlacedTile, tiles)))
    trail = (spot, TrailSpot(2, at("venice"))) if dracula else (TrailSpot(4, at("vienna")), spot)
    state = table({name: {} for name in names}, trail=trail, place=place, **position)
    state.group = tuple(figure for figure in FIGURES if FIGURE_IDS[figure] in names)
    state.active = state.group[0]
    state.push(Search(at(place)))
    settle(state)
    return state


def kill(state: Fury2State) -> Fury2State:
    """Kill the agent with a punch."""
    return play_round(state, "punch", "agent_punch", (6, 1))


def tiles(state: Fury2State) -> list[tuple[int, bool]]:
    return [(tile.card, tile.faceup) for spot in state.trail for tile in spot.tiles]


# ---------------------------------------------------------------------------------------------- who fights


def test_c1_1_dracula_attacks_all_hunters_in_his_place_as_a_group() -> None:
    state = attacked("godalming", "mina")
    assert fight_of(state).hunters == (GODALMING, MINA)
    assert told(state, CombatStarted) == [CombatStarted(0b1001, Enemy.DRACULA)]


def test_c1_1_he_attacks_nobody_elsewhere() -> None:
    state = table({"mina": {"place": "vienna"}})
    state.push(DraculaAction())
    settle(state)
    assert state.fight is None


def test_c1_2_hunters_who_search_his_place_fight_him() -> None:
    state = searched("godalming", "seward")
    assert fight_of(state).hunters == (GODALMING, SEWARD)
    assert state.trail[0].faceup


def test_c1_2_a_hunter_who_is_not_in_the_group_does_not_fight() -> None:
    state = table({"godalming": {}, "seward": {}})
    state.group = (SEWARD,)
    state.push(Search(at("prague")))
    settle(state)
    assert fight_of(state).hunters == (SEWARD,)


def test_c1_4_vampire_lair_is_fought_with_draculas_cards() -> None:
    state = combat("vampire", "godalming", "seward")
    assert fight_of(state).enemy == Enemy.NEW_VAMPIRE
    assert len(fight_of(state).cards) == 5
    assert len(fight_of(combat("vampire", options={"lair": "all"})).cards) == 8
    assert len(fight_of(combat("vampire", night=False)).cards) == 2


def test_c1_6_nobody_fights_at_sea() -> None:
    for step in (DraculaAction(), Search(at("north_sea"))):
        state = table({"mina": {}}, place="north_sea", trail=(TrailSpot(3, at("north_sea")),))
        state.group = (MINA,)
        state.push(step)
        settle(state)
        assert state.fight is None


# -------------------------------------------------------------------------------------- agents and Dracula


def test_c1_5_after_a_beaten_agent_the_combat_with_dracula_begins() -> None:
    state = kill(guarded())
    fight = fight_of(state)
    assert (fight.enemy, fight.round, fight.hunters) == (Enemy.DRACULA, 1, (SEWARD,))
    assert tiles(state) == []
    assert state.pool == (KNIFE,)


def guarded(**position: Any) -> Fury2State:
    """Return Seward's combat with an agent in a city where Dracula is, too."""
    trail = (TrailSpot(3, at("prague"), True, tiles=(PlacedTile(KNIFE, True),)), TrailSpot(2, at("venice")))
    health = position.pop("health", 10)
    state = table({"seward": {"health": health}}, trail=trail, **position)
    state.group, state.active = (SEWARD,), SEWARD
    state.push(TileReturn(KNIFE, 3), EnemyMeeting(at("prague")), SearchEnd(has_dracula=True))
    fight_agent(state, (SEWARD,), KNIFE, 3)
    settle(state)
    return state


@pytest.mark.parametrize(
    ("option", "follows"), [("shields", False), ("leads_on", True)], ids=["shields", "leads_on"]
)
def test_c1_5_an_agent_who_survives_keeps_dracula_from_combat_unless_an_option_says_otherwise(
    option: str, follows: bool
) -> None:
    state = guarded(options={"unbeaten_agent": option})
    state = play_round(with_fight(state, continues=2), "punch", "agent_knife", (6, 1))
    assert (state.fight is not None) == follows
    assert state.fight_result == FightResult.ENDED
    assert tiles(state) == [(KNIFE, True)]


@pytest.mark.parametrize("option", ["shields", "leads_on"])
def test_c1_5_a_hunter_who_escaped_from_an_agent_does_not_fight_dracula(option: str) -> None:
    state = guarded(options={"unbeaten_agent": option})
    state = play_round(state, "escape", "agent_knife", (6, 1))
    assert state.fight is None
    assert state.fight_result == FightResult.ESCAPED
    assert Lasting.TURN_OVER in state.lasting


def test_c1_5_a_hunter_whom_an_agent_beat_does_not_fight_dracula() -> None:
    state = guarded(options={"unbeaten_agent": "leads_on"}, health=1)
    state = play_round(state, "punch", "agent_punch", (1, 6))
    assert state.fight is None
    assert state.fight_result == FightResult.DEFEATED
    assert state.hunters[SEWARD].place == HOSPITAL


def test_c7_4_an_agent_who_is_not_killed_stays_faceup_on_its_card() -> None:
    state = combat("minion_with_knife")
    state = play_round(with_fight(state, continues=2), "punch", "agent_knife", (6, 1))
    assert state.fight is None
    assert tiles(state) == [(KNIFE, True)]
    assert state.pool == ()


def test_c7_4_van_helsing_has_beaten_an_agent_whom_he_killed() -> None:
    assert Lasting.BEATEN in kill(guarded()).lasting
    assert Lasting.BEATEN not in play_round(guarded(), "escape", "agent_knife", (6, 1)).lasting


def test_c1_3_an_agent_on_no_card_leaves_no_tile_behind() -> None:
    state = table({"seward": {}}, trail=())
    fight_agent(state, (SEWARD,), KNIFE)
    settle(state)
    state = play_round(state, "escape", "agent_knife", (6, 1))
    assert state.agenda == ()
    assert Lasting.TURN_OVER not in state.lasting


# ---------------------------------------------------------------------------------------- Relentless Minion


def fought(**position: Any) -> Fury2State:
    """Return the window after an agent was killed by Seward, with Van Helsing beside him."""
    relentless = {"events": (EventCard.RELENTLESS_MINION,), **position}
    state = combat("minion_with_knife", "seward", "helsing", **relentless)
    return play_round(state, "punch punch", "agent_punch", (6, 1), "seward")


def test_c7_5_relentless_minion_is_offered_to_dracula_only_if_he_holds_it() -> None:
    state = fought()
    assert pending(state) == "RelentlessChoice"
    assert (asked_player(state), seat_to_move(state)) == (1, DRACULA_FIGURE)
    assert tokens(state) == ["pass", "dracula>relentless_minion"]
    assert pending_window(state) is not None
    assert pending(fought(events=())) == ""


def test_c7_5_without_it_the_killed_agents_tile_returns() -> None:
    state = fought()
    assert tiles(state) == [(KNIFE, True)]
    assert do(state, "pass").agenda == ()


def test_c7_5_the_same_agent_fights_again_even_if_it_was_killed() -> None:
    state = fought().clone()
    state.agenda = state.agenda[:-1]
    fight_again(state)
    settle(state)
    fight = fight_of(state)
    assert (fight.hunters, fight.tile, fight.round) == ((SEWARD, VAN_HELSING), KNIFE, 1)
    assert [type(step).__name__ for step in state.agenda].count("AgentOutcome") == 1


def test_c7_5_a_defeated_hunter_does_not_fight_again() -> None:
    state = combat("minion_with_knife", "seward", "helsing", events=(EventCard.RELENTLESS_MINION,))
    state.update_hunter(SEWARD, health=1)
    state = play_round(state, "punch punch", "agent_punch", (1, 6), "seward")
    assert pending(state) == "RelentlessChoice"
    state = state.clone()
    state.agenda = state.agenda[:-1]
    fight_again(state)
    settle(state)
    assert fight_of(state).hunters == (VAN_HELSING,)


def test_c7_5_without_anybody_left_the_agent_does_not_fight_again() -> None:
    state = combat("minion_with_knife", events=(EventCard.RELENTLESS_MINION,))
    state.update_hunter(SEWARD, health=1)
    state = play_round(state, "punch", "agent_punch", (1, 6)).clone()
    assert tokens(state) == ["pass"]
    state.agenda = state.agenda[:-1]
    fight_again(state)
    settle(state)
    assert state.fight is None
    assert tiles(state) == [(KNIFE, True)]


# ------------------------------------------------------------------------------------------------ offers


def offered(*names: str, enemy: str = "dracula", **position: Any) -> Fury2State:
    """Return a combat of Seward in which these players hold cards for its beginning."""
    sheets = {name: {"events": "advance_planning", "place": "lisbon"} for name in names if name != "dracula"}
    state = table({"seward": {"items": "garlic"}, **sheets}, **position)
    state.events = events("trap") if "dracula" in names else ()
    state.push(StartFight((SEWARD,), Enemy.DRACULA if enemy == "dracula" else Enemy.SERVANT))
    settle(state)
    return state


def test_c2_1_every_player_is_offered_one_card_dracula_first() -> None:
    state = offered("dracula", "godalming", "mina")
    asked = []
    while pending(state) == "OfferChoice":
        asked.append((asked_player(state), seat_to_move(state)))
        state = do(state, "pass")
    assert asked == [(1, DRACULA_FIGURE), (0, GODALMING), (0, SEWARD), (0, MINA)]
    assert pending(state) == "StrikeChoice"


def test_c2_1_the_offers_are_public_steps_of_each_side() -> None:
    state = offered("dracula")
    steps = [step for step in reversed(state.agenda) if isinstance(step, CombatOffer)]
    assert [(step.actor, step.may_ask()) for step in steps] == [(figure, 0) for figure in FIGURES]
    assert CombatOffer(DRACULA_FIGURE).may_ask() == CombatOffer(SERVANT_FIGURE).may_ask() == 1


def test_c2_1_the_servant_is_offered_a_card_last() -> None:
    trap = Servant(event=EventCard.TRAP, place=at("rome"))
    state = offered(options={"variant": "servant"}, servant=trap)
    state = do(state, "pass")
    assert (pending(state), seat_to_move(state)) == ("OfferChoice", SERVANT_FIGURE)
    assert pending(do(offered(servant=trap), "pass")) == "StrikeChoice"


def test_c2_1_both_sides_have_a_window_of_their_own() -> None:
    state = offered("dracula", "mina")
    windows = []
    while pending(state) == "OfferChoice":
        window = pending_window(state)
        assert window is not None
        windows.append((window.name, window.player))
        state = do(state, "pass")
    assert windows == [("combat_start_dracula", 1), ("combat_start", 0), ("combat_start", 0)]


def test_c2_1_the_prompt_names_the_player() -> None:
    decision = pending_decision(offered("dracula"))
    assert decision is not None
    assert str(decision.prompt(offered("dracula"))) == "Dracula: play a card before the combat?"


def test_c2_2_only_a_hunter_in_the_combat_uses_garlic() -> None:
    state = table({"seward": {"items": "garlic"}, "mina": {"items": "garlic", "place": "lisbon"}})
    state.push(StartFight((SEWARD,), Enemy.DRACULA))
    settle(state)
    assert (pending(state), seat_to_move(state)) == ("OfferChoice", SEWARD)
    assert tokens(state) == ["pass", "seward>>garlic"]
    state = do(state, "seward>>garlic")
    assert state.item_discard == (Item.GARLIC,)
    assert fight_of(state).no_escape == 3
    assert pending(state) == "StrikeChoice", "one card each, and Mina is not in the combat"


@pytest.mark.parametrize("enemy", ["minion_with_knife", "servant"])
def test_s5_14_garlic_is_of_no_use_against_agents(enemy: str) -> None:
    assert pending(combat(enemy, "seward garlic")) == "StrikeChoice"


def test_c2_2_a_second_garlic_is_not_offered() -> None:
    state = do(combat("vampire", "seward garlic", "mina garlic"), "seward>>garlic")
    assert tokens(state) == ["pass"]


def test_c2_2_garlic_helps_against_the_vampire_of_vampire_lair() -> None:
    assert tokens(combat("vampire", "seward garlic")) == ["pass", "seward>>garlic"]


def test_c2_1_garlic_is_the_one_card_of_its_player() -> None:
    state = combat("dracula", "seward garlic garlic")
    assert pending(do(state, "seward>>garlic")) == "StrikeChoice"


def test_c3_8_rage_bars_escapes_like_garlic() -> None:
    state = combat()
    bar_escapes(state)
    assert fight_of(state).no_escape == 3
    assert "!!escape_man" not in tokens(do(state, "!punch"))


def test_c2_4_a_card_can_end_the_combat_before_the_first_round() -> None:
    state = offered("dracula", "mina").clone()
    break_off(state)
    settle(state)
    assert state.agenda == ()
    assert state.fight is None
    assert state.fight_result == FightResult.PREVENTED
    assert told(state, CombatEnded) == [CombatEnded(FightResult.PREVENTED)]


# --------------------------------------------------------------------------------------- whole searches


def test_c1_3_an_agent_met_in_a_search_is_fought_and_then_dracula() -> None:
    state = searched("seward", tiles=(KNIFE,))
    assert fight_of(state).enemy == Enemy.AGENT
    state = kill(state)
    assert fight_of(state).enemy == Enemy.DRACULA
    assert state.pool == (KNIFE,)


def test_c7_4_an_agent_who_stays_is_met_again_by_the_next_visitor() -> None:
    state = searched("seward", tiles=(KNIFE,), dracula=False)
    state = play_round(state, "escape", "agent_knife", (6, 1))
    assert state.agenda == ()
    assert Lasting.TURN_OVER in state.lasting
    state = state.clone()
    state.update_hunter(MINA, place=at("prague"))
    state.group, state.active, state.lasting = (MINA,), MINA, ()
    state.push(Search(at("prague")))
    settle(state)
    assert fight_of(state).hunters == (MINA,)


def test_c1_5_an_agent_who_stays_is_not_met_again_in_the_same_search() -> None:
    state = searched("seward", tiles=(KNIFE, Encounter.PLAGUE), dracula=False)
    state = do(state, f"#2:{'minion_with_knife'}")
    state = play_round(with_fight(state, continues=2), "punch", "agent_knife", (6, 1))
    assert state.fight is None
    assert state.hunters[SEWARD].health == 10, "the other tile is not met either"


def test_c2_4_escape_route_prevents_the_combat_with_an_agent_who_stays() -> None:
    state = table({"seward": {"events": "escape_route"}})
    tile = (PlacedTile(KNIFE),)
    state.trail = (TrailSpot(3, at("prague"), tiles=tile), TrailSpot(2, at("venice")))
    state.group, state.active = (SEWARD,), SEWARD
    state.push(Search(at("prague")))
    settle(state)
    state = do(state, "seward>escape_route")
    assert state.fight is None
    assert state.fight_result == FightResult.PREVENTED
    assert tiles(state) == [(KNIFE, True)]
    assert state.agenda == (), "and Dracula in the same place is not fought"


def test_c1_7_a_new_vampire_on_a_tile_is_not_fought() -> None:
    for night in (False, True):
        state = searched("seward", tiles=(Encounter.NEW_VAMPIRE,), dracula=False, night=night)
        assert state.fight is None


def test_c2_3_there_is_one_round_of_offers() -> None:
    state = table({"seward": {"events": "advance_planning advance_planning"}})
    state.push(StartFight((SEWARD,), Enemy.DRACULA))
    settle(state)
    state = do(state, "seward>advance_planning")
    assert fight_of(state).planned == (0, 1, 0, 0)
    assert state.hunters[SEWARD].events == (EventCard.ADVANCE_PLANNING,)
    assert pending(state) == "StrikeChoice"


def test_c7_6_a_combat_on_a_hunters_turn_ends_that_turn() -> None:
    state = play_round(searched("helsing"), "escape", "claws", (6, 1))
    assert state.fight is None
    assert Lasting.TURN_OVER in state.lasting


def test_c7_6_a_combat_in_draculas_turn_gives_no_action() -> None:
    state = play_round(attacked("mina"), "escape", "claws", (6, 1))
    assert state.agenda == ()
    assert state.group == ()
