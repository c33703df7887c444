"""Event cards before, after and instead of a combat (C2, C7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.events import CardShown, CombatStarted, DiceRolled
from furyqt.rules.fury2.state import Enemy, FightResult, Fury2State
from furyqt.rules.fury2.tables import DRACULA, LINK, MINA, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    MIDNIGHT,
    at,
    discarded,
    do,
    events_of,
    held,
    lost,
    pending,
    scene,
    tiles_in,
    tokens,
    with_dice,
)

ALONE = {"seward": "prague", "helsing": "rome"}
PAIR = {"seward": "prague", "mina": "prague", "helsing": "rome"}


def fight(*, group: bool = False, turn: str = "seward", **position: Any) -> Fury2State:
    """Return the beginning of a combat with Dracula in Prague, on a hunter's turn."""
    places = PAIR if group else ALONE
    state = scene(turn, places=places, trail=["prague!", "berlin"], **position)
    return do(state, *(("mina", "yes") if group else ()), "stay")


def agent(**position: Any) -> Fury2State:
    """Return the beginning of a combat with a minion in Prague."""
    return do(scene("seward", places=ALONE, trail=["paris", "prague!+minion_with_knife"], **position), "stay")


def of(state: Fury2State) -> Any:
    """Return the current combat."""
    assert state.fight is not None
    return state.fight


# ------------------------------------------------------------------------------------------ Advance Planning


def test_event_advance_planning__gives_one_hunter_a_bonus() -> None:
    state = do(fight(events={"godalming": ["advance_planning"]}), "godalming>advance_planning")
    assert of(state).planned == (0, 1, 0, 0)
    assert pending(state) == "StrikeChoice"


def test_event_advance_planning__chooses_in_a_group() -> None:
    state = do(fight(group=True, events={"mina": ["advance_planning"]}), "mina>advance_planning")
    assert tokens(state) == ["seward", "mina"]
    assert of(do(state, "mina")).planned == (0, 0, 0, 1)


def test_event_advance_planning__can_be_canceled() -> None:
    hands = {"seward": ["advance_planning"], "dracula": ["devilish_power"]}
    state = do(fight(events=hands), "seward>advance_planning", "dracula>devilish_power")
    assert of(state).planned == (0, 0, 0, 0)


# ----------------------------------------------------------------------------------------------- no combat


def test_event_escape_route__prevents_a_combat_with_dracula() -> None:
    state = do(fight(events={"mina": ["escape_route"]}), "mina>escape_route")
    assert (state.fight, state.fight_result) == (None, FightResult.PREVENTED)
    assert state.hunters[SEWARD].place == state.present_place() == at("prague")
    assert state.active == VAN_HELSING


def test_event_escape_route__prevents_a_combat_with_an_agent() -> None:
    state = do(agent(events={"seward": ["escape_route"]}), "seward>escape_route")
    assert state.fight is None
    assert lost(state) == {}
    assert state.active == VAN_HELSING


@pytest.mark.parametrize(("way", "faces", "blood"), [("one", (4,), 11), ("two", (4, 2), 13)])
def test_event_heroic_leap__hurts_both(way: str, faces: tuple[int, ...], blood: int) -> None:
    state = fight(events={"seward": ["heroic_leap"]}, options={"heroic_leap": way}, blood=15)
    state = do(with_dice(state, *faces), "seward>heroic_leap")
    assert (lost(state), state.blood) == ({SEWARD: 4}, blood)
    assert (state.fight, len(events_of(state, DiceRolled))) == (None, len(faces))


def test_event_heroic_leap__only_for_a_hunter_in_the_combat() -> None:
    assert pending(fight(events={"mina": ["heroic_leap"]})) == "StrikeChoice"
    assert pending(agent(events={"seward": ["heroic_leap"]})) == "StrikeChoice"


def test_r18_3_a_leap_that_ends_the_game_twice_is_won_by_the_hunters() -> None:
    position = {"sheets": {"seward": {"health": 2}}, "blood": 3, "vampires": 4}
    state = fight(events={"seward": ["heroic_leap"]}, **position)
    state = do(with_dice(state, 5), "seward>heroic_leap")
    assert (state.winner, state.vampires) == (0, 4)


def test_event_wild_horses__carries_the_hunters_away() -> None:
    state = fight(group=True, events={"dracula": ["wild_horses"]})
    assert player_to_move(state) == DRACULA
    state = do(state, "dracula>wild_horses")
    assert tokens(state) == ["BR", "NU", "VI"]
    state = do(state, "VI")
    assert [state.hunters[hunter].place for hunter in (SEWARD, MINA)] == [at("vienna")] * 2
    assert (state.fight, state.active) == (None, VAN_HELSING)


def test_event_wild_horses__the_hunters_do_not_meet_what_is_there() -> None:
    position = {"places": ALONE, "trail": ["prague", "vienna+rats"]}
    state = scene("seward", events={"dracula": ["wild_horses"]}, **position)
    state = do(state, "stay", "dracula>wild_horses", "VI")
    assert tiles_in(state, "vienna") == [("rats", False)]
    assert state.active == VAN_HELSING


def test_event_wild_horses__not_where_no_road_leads() -> None:
    position = {"places": {"seward": "cagliari"}, "trail": ["cagliari"]}
    state = scene("seward", events={"dracula": ["wild_horses"]}, **position)
    assert pending(do(state, "stay")) == "StrikeChoice"


# ------------------------------------------------------------------------------------------- Trap and Rage


@pytest.mark.parametrize("start", [fight, agent])
def test_event_trap__gives_the_enemy_a_bonus(start: Any) -> None:
    state = do(start(events={"dracula": ["trap"]}), "dracula>trap")
    assert of(state).traps == 1


def test_event_rage__takes_an_item_and_bars_escapes() -> None:
    hands = {"items": {"seward": ["knife", "stake"]}, "events": {"dracula": ["rage"]}}
    state = do(fight(**hands), "dracula>rage")
    assert len(events_of(state, CardShown)) == 2
    state = do(state, "item:stake")
    assert held(state, SEWARD) == ["knife"]
    assert of(state).no_escape == 3
    assert "!!escape_man" not in tokens(do(state, "!punch"))


def test_event_rage__chooses_a_hunter_of_a_group() -> None:
    hands = {"items": {"mina": ["knife"]}, "events": {"dracula": ["rage"]}}
    state = do(fight(group=True, **hands), "dracula>rage")
    assert tokens(state) == ["seward", "mina"]
    state = do(state, "mina")
    assert held(state, MINA) == []
    assert pending(state) == "StrikeChoice"


def test_event_rage__only_in_a_combat_with_dracula() -> None:
    assert pending(agent(events={"dracula": ["rage", "wild_horses"]})) == "StrikeChoice"


# ------------------------------------------------------------------------------------------ Relentless Minion


def test_event_relentless_minion__sends_the_same_agent_again() -> None:
    state = fight_to_the_end(events={"dracula": ["relentless_minion"]})
    assert pending(state) == "RelentlessChoice"
    assert state.fight_result == FightResult.KILLED
    state = do(state, "dracula>relentless_minion")
    assert of(state).enemy == Enemy.AGENT
    assert len(events_of(state, CombatStarted)) == 2


def test_event_relentless_minion__need_not_be_played() -> None:
    state = do(fight_to_the_end(events={"dracula": ["relentless_minion"]}), "pass")
    assert tiles_in(state, "prague") == []
    assert state.active == VAN_HELSING


def fight_to_the_end(**position: Any) -> Fury2State:
    """Return a position after Dr. Seward won the first round with Sacred Bullets, which kill a minion."""
    state = do(agent(items={"seward": ["sacred_bullets", "rifle"]}, **position), "!sacred_bullets")
    return do(with_dice(state, 6, 1), "!!agent_punch")


# ---------------------------------------------------------------------------------------------- Vampire Lair


def lair(**position: Any) -> Fury2State:
    """Return a position after Dr. Seward drew Vampire Lair."""
    return do(scene("seward", next_events=["vampire_lair"], **position), "stay", "event")


def test_event_vampire_lair__begins_a_combat_with_a_new_vampire() -> None:
    state = lair(vampires=2, time=MIDNIGHT)
    assert of(state).enemy == Enemy.NEW_VAMPIRE
    assert of(state).hunters == (SEWARD,)
    assert "!!escape_man" not in tokens(do(state, "!punch"))


def test_event_vampire_lair__needs_a_vampire_point() -> None:
    state = lair(vampires=0)
    assert state.fight is None
    assert discarded(state) == ["vampire_lair"]


def test_event_vampire_lair__involves_the_group() -> None:
    state = scene("seward", next_events=["vampire_lair"], places={"mina": "lisbon"}, vampires=1)
    state = do(state, "mina", "yes", "stay", "event", "seward")
    assert of(state).hunters == (SEWARD, MINA)
    assert of(state).spot == NONE


@pytest.mark.parametrize(("cards", "asked"), [((), True), (("escape_route",), False)], ids=["fought", "not"])
def test_event_relentless_minion__needs_a_combat_that_took_place(cards: tuple[str, ...], asked: bool) -> None:
    state = scene(
        "seward",
        places={"seward": "prague"},
        trail=["paris", "prague!+minion_with_knife"],
        events={"seward": cards, "dracula": ["relentless_minion"]},
    )
    state = do(state, "stay")
    moves = ("seward>escape_route",) if cards else ("!escape", "!!agent_punch")
    state = do(with_dice(state, 6, 1), *moves)
    assert (pending(state) == "RelentlessChoice") == asked


def test_event_wild_horses__does_not_use_the_road_with_the_roadblock() -> None:
    road = LINK["road", frozenset((at("prague"), at("vienna")))]
    hands = {"dracula": ["wild_horses"]}
    assert tokens(do(fight(events=hands), "dracula>wild_horses")) == ["BR", "NU", "VI"]
    assert tokens(do(fight(events=hands, roadblock=road), "dracula>wild_horses")) == ["BR", "NU"]
