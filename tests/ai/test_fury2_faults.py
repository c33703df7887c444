"""Plain faults of the second edition's hunters, each in a position that shows it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ai.agents import make_agent
from ai.knowledge import knowledge
from ai.knowledge.fury2.policy import Fury2Guide
from ai.knowledge.fury2.policy.combat_cards import expected_gains
from ai.knowledge.fury2.policy.hunter_moves import USUAL_HABIT, careful
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury2.decks import Item
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_round import counters
from furyqt.rules.fury2.tables import HUNTERS
from furyqt.rules.fury2.tactics.fight import Enemy
from tests.ai.fury2_positions import chosen
from tests.rules.fury2.duels import combat
from tests.rules.fury2.scenes import MIDNIGHT, NOON, at, do, pending, plays, scene

FOUND: dict[str, Any] = {"trail": ("prague!", "berlin"), "blood": 13, "vampires": 3}
"""Dracula is in Prague, and everybody knows it."""
NEAR = {"godalming": "munich", "seward": "berlin", "helsing": "rome", "mina": "vienna"}
ARMED = {"godalming": ("rifle", "knife"), "seward": ("stake", "pistol")}
ACROSS = {"mina": ("knife",), "godalming": ("crucifix",)}


class Known:
    """A lead to one place."""

    def __init__(self, place: str) -> None:
        self._place = at(place)

    def place(self, state: Any) -> int:
        return self._place


def searched(state: Fury2State, seed: int = 7) -> str:
    """Return the choice of 120 iterations as a token."""
    seen = RULES.observe(state, HUNTERS)
    return seen.actions[make_agent(RULES, "search:120").decide(seen, seed).index].text


def proposed(state: Fury2State, place: str, number: int = 12) -> set[str]:
    """Return the proposals to a search that believes Dracula in this place."""
    guides = (Fury2Guide(random.Random(seed), 0.0, Known(place)) for seed in range(number))
    return {guide.proposed(state, legal_actions(state)).text for guide in guides}


# ---------------------------------------------------------------------------------------- hopeless fights


@pytest.mark.parametrize("time", [NOON, MIDNIGHT])
def test_an_unarmed_hunter_does_not_follow_dracula_into_a_fight(time: int) -> None:
    state = scene("mina", places=NEAR, items=ARMED, time=time, **FOUND)
    assert "road:PR" in {action.text for action in legal_actions(state)}
    assert "road:PR" in chosen(state, belief=Known("prague"))
    assert "road:PR" not in proposed(state, "prague")
    assert searched(state) != "road:PR"


def test_r15_an_unarmed_hunter_does_not_come_along_into_a_fight() -> None:
    together = {**NEAR, "godalming": "vienna"}
    state = scene("godalming", places=together, items=ARMED, time=MIDNIGHT, **FOUND)
    assert "mina" not in proposed(state, "prague")
    invited = do(state, "mina")
    assert pending(invited) == "GroupInvitation"
    assert proposed(invited, "prague") == {"no"}
    armed = do(scene("godalming", places=together, items={**ARMED, **ACROSS}, time=MIDNIGHT, **FOUND), "mina")
    assert proposed(armed, "prague") == {"yes"}


def test_an_unarmed_hunter_leaves_the_place_where_dracula_attacks() -> None:
    state = scene("mina", places={**NEAR, "mina": "prague"}, items=ARMED, time=MIDNIGHT, **FOUND)
    assert "stay" not in proposed(state, "prague")


@pytest.mark.parametrize(("health", "goes"), [(8, True), (3, False)])
def test_a_weak_hunter_does_not_go_to_dracula_by_night(health: int, goes: bool) -> None:
    sheets = {"mina": {"health": health}}
    state = scene("mina", places=NEAR, items=ACROSS, sheets=sheets, time=MIDNIGHT, **FOUND)
    assert ("road:PR" in proposed(state, "prague")) is goes


def test_an_unarmed_hunter_does_not_go_to_an_agent_who_is_known() -> None:
    """Van Helsing had just lost his weapons to this agent."""
    row = ("galatz!", "belgrade!+minion_with_knife_and_pistol!")
    near = {**NEAR, "mina": "sarajevo"}
    state = scene("mina", places=near, items=ARMED, trail=row, time=NOON)
    assert "road:BE" not in proposed(state, "galatz")
    assert searched(state) != "road:BE"
    hidden = scene(
        "mina", places={**NEAR, "mina": "sarajevo"}, items=ARMED, trail=("galatz!", "belgrade+hoax")
    )
    assert "road:BE" in proposed(hidden, "galatz")


def test_a_team_is_bold_in_simulated_games() -> None:
    """Dracula has to flee from an unarmed hunter, too: only the proposals are careful."""
    assert USUAL_HABIT.caution == 0 < careful(USUAL_HABIT).caution
    assert careful(USUAL_HABIT).approach == USUAL_HABIT.approach


# ------------------------------------------------------------------------------------------ wasted cards


@pytest.mark.parametrize(("place", "is_played"), [("prague", False), ("north_sea", True)])
def test_event_stormy_seas__is_kept_while_dracula_is_believed_on_land(place: str, is_played: bool) -> None:
    token = "godalming>stormy_seas"
    full, held = {"godalming": ("knife", "stake", "rifle")}, {"godalming": ("stormy_seas",)}
    state = scene("godalming", places={"godalming": "munich"}, items=full, events=held)
    acting = do(state, "stay")
    for asked in (state, acting):
        assert token in plays(asked)
        assert (token in chosen(asked, 30, belief=Known(place))) is is_played


def test_event_stormy_seas__rages_where_dracula_is_believed() -> None:
    held = {"godalming": ("stormy_seas",)}
    state = scene("godalming", places={"godalming": "munich"}, events=held, trail=("north_sea", "hamburg"))
    raging = do(state, "godalming>stormy_seas")
    assert pending(raging) == "StormChoice"
    assert set(chosen(raging, belief=Known("north_sea"))) == {"NS"}


@pytest.mark.parametrize(
    ("vampires", "trail", "is_played"),
    [(0, ("prague!",), False), (5, ("prague!",), True), (5, ("prague",), False)],
)
def test_event_sense_of_emergency__is_not_worth_nearly_all_health(
    vampires: int, trail: tuple[str, ...], is_played: bool
) -> None:
    token, held = "mina>sense_of_emergency", {"mina": ("sense_of_emergency",)}
    state = scene(
        "mina", places={"mina": "lisbon"}, items=ACROSS, events=held, trail=trail, vampires=vampires
    )
    assert token in plays(state)
    assert (token in chosen(state, 30, belief=Known("prague"))) is is_played


@pytest.mark.parametrize(("goal", "is_used"), [("vienna", False), ("prague", True)])
def test_item_fast_horse__is_kept_where_one_road_is_enough(goal: str, is_used: bool) -> None:
    """From Munich it is one road to Vienna and two to Prague; a Fast Horse has to go two."""
    held = {"godalming": ("knife", "fast_horse")}
    state = scene("godalming", places={"godalming": "munich"}, items=held)
    token = "godalming>>fast_horse"
    assert token in plays(state)
    assert (token in chosen(state, 30, belief=Known(goal))) is is_used
    assert (token in proposed(state, goal, 30)) is is_used


@pytest.mark.parametrize(("trail", "is_tried"), [(("vienna!",), False), (("prague!",), True)])
def test_item_fast_horse__is_no_choice_of_the_search_where_one_road_is_enough(
    trail: tuple[str, ...], is_tried: bool
) -> None:
    held = {"godalming": ("knife", "fast_horse")}
    seen = RULES.observe(scene("godalming", places={"godalming": "munich"}, items=held, trail=trail), HUNTERS)
    found = make_agent(RULES, "search:60").decide(seen, 1)
    assert ("godalming>>fast_horse" in {choice.action for choice in found.choices}) is is_tried


def test_item_fast_horse__is_weighed_while_a_declared_move_binds() -> None:
    """R5.13: the search asks with what hunters see, not with a state, which goals a declared move leaves."""
    held, declared = {"godalming": ("knife", "fast_horse")}, {"godalming": {"declared": at("prague")}}
    state = scene(
        "godalming", places={"godalming": "munich"}, items=held, sheets=declared, trail=("prague!",)
    )
    seen = RULES.observe(state, HUNTERS)
    assert "godalming>>fast_horse" in {action.text for action in knowledge(RULES).worth_trying(seen)}


@pytest.mark.parametrize(
    ("start", "goal", "is_played"), [("rome", "athens", True), ("marseilles", "genoa", False)]
)
def test_event_excellent_weather__is_kept_where_the_voyage_is_no_way_there(
    start: str, goal: str, is_played: bool
) -> None:
    token, held = "godalming>excellent_weather", {"godalming": ("excellent_weather",)}
    state = scene("godalming", places={"godalming": start}, items={"godalming": ("knife",)}, events=held)
    assert token in plays(state)
    assert (token in chosen(state, 30, belief=Known(goal))) is is_played


# ------------------------------------------------------------------------------------------------ combats


@pytest.mark.parametrize(
    ("enemy", "held", "card"),
    [
        ("dracula", "crucifix pistol", "!crucifix"),
        ("dracula", "sacred_bullets knife", "!knife"),
        ("minion_with_knife", "knife rifle", "!rifle"),
        ("minion_with_knife", "stake rifle", "!rifle"),
    ],
)
def test_simulated_hunters_know_the_table_of_results(enemy: str, held: str, card: str) -> None:
    assert set(chosen(combat(enemy, f"seward {held}"), 30)) == {card}


@pytest.mark.parametrize(("health", "flees"), [(8, False), (2, True)])
def test_a_simulated_hunter_near_defeat_escapes_from_dracula(health: int, flees: bool) -> None:
    state = combat("dracula", "seward", sheets={"seward": {"health": health}})
    assert ("!escape" in chosen(state, 30)) is flees


def test_the_expected_gain_of_a_card_rises_with_the_bonus() -> None:
    state = combat("dracula", "seward knife")
    tactics = tuple(counters(state))
    behind, ahead = (expected_gains(state.options, Enemy.DRACULA, tactics, bonus) for bonus in (-1, 1))
    assert all(ahead[card] > behind[card] for card in (Item.KNIFE, Item.STAKE, Item.CRUCIFIX))
