"""The fast player of chapters goes where the goal is, fights for it, and keeps off what loses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from ai.agent import decision_seed
from ai.agents import make_agent
from ai.goal_agent import GoalAgent, answer
from ai.knowledge.fury3.chapters.goals import choose, sites, toward_cards, unknown_cards
from ai.knowledge.fury3.ways import FAR, days_away
from furyqt.rules.core.agenda import Action, legal_actions, play, player_to_move
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go, Strike, Word
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import Item
from furyqt.rules.fury3.events import HideoutCleared, HunterMoved, LocationRevealed
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.combat.combat_round import StrikeChoice
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import ATLAS, HUNTERS, PLACES, REGION, SAILS, Region

BOXES = "shadow-04"
PASS = Word("pass")


def opening(chapter: str, seed: int = 1) -> Fury3State:
    """Return the beginning of a chapter."""
    found = CAMPAIGN.chapter(chapter)
    terms = ChapterTerms(dossier=CAMPAIGN.terms().dossier("empty"), preset="hunter")
    state = CAMPAIGN.opening(found, terms, CAMPAIGN.terms(), RULES.checked_options(found.options), seed)
    assert isinstance(state, Fury3State)
    return state


def hunting(chapter: str = BOXES, seed: int = 1) -> Fury3State:
    """Return a chapter at the first action of a hunter."""
    state = opening(chapter, seed)
    while not isinstance(state.agenda[-1], HunterAction):
        state = play(state, legal_actions(state)[0])
    return state


def acting(state: Fury3State) -> int:
    step = state.agenda[-1]
    assert isinstance(step, HunterAction)
    return step.hunter


def chosen(state: Fury3State, goals: Sequence[str], greedy: Action = PASS, **limits: int) -> Action:
    return choose(observe(state, HUNTERS), greedy, goals, limits)


def codes(places: frozenset[int]) -> set[str]:
    return {ATLAS.places[place].code for place in places}


def told(state: Fury3State, *more: Any) -> Fury3State:
    """Return the position with more events."""
    assert state.told is not None
    state = state.clone()
    state.told += more
    return state


def test_hunters_choose_their_cities_while_only_boxes_are_on_the_map() -> None:
    seen = observe(opening("shadow-12"), HUNTERS)
    assert make_agent(RULES, "greedy").decide(seen, 1).index < len(seen.actions)


def test_sites_are_where_boxes_were_found_or_may_be() -> None:
    state = hunting()
    among = set(CAMPAIGN.chapter(BOXES).stage.boxes[0].among)
    known, open_ = sites(observe(state, HUNTERS))
    assert (known, codes(open_)) == (frozenset(), among)
    plymouth = ATLAS.index["PL"]
    visited = told(state, HunterMoved(0, "road", plymouth))
    assert codes(sites(observe(visited, HUNTERS))[1]) == among - {"PL"}
    found = told(visited, LocationRevealed(FIRST_BOX, plymouth))
    assert codes(sites(observe(found, HUNTERS))[0]) == {"PL"}
    cleared = told(found, HideoutCleared(FIRST_BOX))
    assert sites(observe(cleared, HUNTERS))[0] == frozenset()


def test_hunters_go_to_different_sites() -> None:
    state = hunting()
    goals = set()
    for _ in range(2):
        hunter, action = acting(state), chosen(state, ("emptied",))
        assert isinstance(action, Go), hunter
        goals.add(action.to)
        state = play(state, action)
        while not isinstance(state.agenda[-1], HunterAction):
            state = play(state, legal_actions(state)[0])
    assert len(goals) == 2


def test_a_hunter_searches_a_known_box_and_others_come() -> None:
    state = hunting()
    hunter = acting(state)
    box = state.lairs[0]
    assert box is not None
    state.update_hunter(hunter, place=box.place)
    state.lairs = (replace(box, faceup=True), *state.lairs[1:])
    here = told(state, HunterMoved(hunter, "road", box.place), LocationRevealed(box.id, box.place))
    assert chosen(here, ("emptied",)) == Word("search")
    assert chosen(here, ("harm",)) == PASS


def test_without_a_site_the_greedy_action_stays() -> None:
    state = hunting("shadow-09")
    assert chosen(state, ("emptied",)) == PASS
    assert chosen(state, ("harm",)) == PASS


def test_a_weak_hunter_rests_if_a_defeat_loses() -> None:
    state = hunting()
    state.update_hunter(acting(state), damage=8)
    assert chosen(state, ("emptied",), defeated=2) == Word("rest")
    assert chosen(state, ("harm",)) == PASS


def test_journeys_end_before_the_limit() -> None:
    state = hunting("shadow-06")
    journey = next(action for action in observe(state, HUNTERS).actions if isinstance(action, Go))
    assert chosen(state, ("revealed",), journey, moves=16) == journey
    moved = told(state, *[HunterMoved(2, "road", ATLAS.index["PA"])] * 15)
    assert not isinstance(chosen(moved, ("revealed",), journey, moves=16), Go)


@pytest.mark.parametrize(
    ("goals", "damage", "card"),
    [
        (("slain",), 0, Item.KNIFE),
        (("harm",), 0, Item.KNIFE),
        (("turned",), 0, Item.ESCAPE),
        (("slain",), 9, Item.ESCAPE),
    ],
)
def test_a_healthy_hunter_fights_for_the_goal(goals: tuple[str, ...], damage: int, card: int) -> None:
    state = hunting()
    state.update_hunter(0, damage=damage, items=(Item.KNIFE,))
    strikes = tuple(Strike(one) for one in (Item.KNIFE, Item.PUNCH, Item.DODGE, Item.ESCAPE))
    seen = observe(state, HUNTERS)
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    fighting = Fury3Observation(**fields | {"agenda": (StrikeChoice(0),), "actions": strikes})
    assert choose(fighting, Strike(Item.ESCAPE), goals, {}) == Strike(card)
    assert choose(fighting, Strike(Item.DODGE), goals, {}) == Strike(Item.DODGE)


def test_limits_are_the_numbers_that_lose_a_chapter() -> None:
    assert Aim("harm>=1", 5).limits == {}
    assert Aim("harm>=1", 5, "moves>=16 or defeated>=1").limits == {"moves": 16, "defeated": 1}
    assert Aim("harm>=1", 5, "influence>=8 and day>=3 or sails>=3").limits == {"sails": 3}


def test_the_agent_decides_legally_and_repeats_itself() -> None:
    agent = GoalAgent(RULES, ("emptied",), {"defeated": 2})
    state = hunting()
    for ply in range(12):
        player = player_to_move(state)
        assert player is not None
        seen = observe(state, player)
        index = agent.decide(seen, decision_seed(1, ply)).index
        assert (
            GoalAgent(RULES, ("emptied",), {"defeated": 2}).decide(seen, decision_seed(1, ply)).index == index
        )
        state = play(state, seen.actions[index])


def test_the_likeliest_places_come_first() -> None:
    agent = GoalAgent(RULES, ("sealed",), {})
    seen = observe(hunting(), HUNTERS)
    three = answer(agent.knowledge.belief(seen), 3).places
    assert len(three) == 3
    assert answer(agent.knowledge.belief(seen), 1).places == three[:1]


def test_hunters_who_look_for_hideouts_go_where_an_unknown_card_most_likely_is() -> None:
    state = hunting("shadow-01")
    seen = observe(state, HUNTERS)
    journeys = [action for action in seen.actions if isinstance(action, Go)]
    for goal in (journeys[0], journeys[-1]):
        for cards in ({goal.to: 0.9}, {goal.to: 0.5}):
            found = toward_cards(seen, seen.actions, acting(state), cards)
            assert isinstance(found, Go)
            assert found.to == goal.to
    assert toward_cards(seen, seen.actions, acting(state), {}) is None


def test_a_card_that_is_faceup_and_the_sea_are_not_looked_for() -> None:
    state = hunting("shadow-02")
    paris, sea = ATLAS.index["PA"], ATLAS.index["EC"]
    state.trail = (Hideout(1, paris, faceup=True), Hideout(2, 0), Hideout(3, 0), *[None] * 3)
    seen = observe(state, HUNTERS)
    london = ATLAS.index["LO"]
    by_card = {2: {paris: 0.5, london: 0.2, sea: 0.3}, 3: {london: 0.1}, 9: {london: 0.4}}
    assert unknown_cards(seen, by_card) == {london: pytest.approx(0.3)}, "card 9 has left the trail"


def test_distances_do_not_lead_through_closed_places() -> None:
    """Between Lisbon and Bordeaux a hunter goes around when Spain is closed."""
    lisbon, bordeaux = ATLAS.index["LS"], ATLAS.index["BO"]
    spain = tuple(place for place in PLACES if REGION[place] == Region.IBERIA and place != lisbon)
    assert days_away(())[lisbon][bordeaux] < days_away(spain)[lisbon][bordeaux] < FAR
    assert days_away((*spain, *SAILS[lisbon]))[lisbon][bordeaux] == FAR
