"""The hunters' plan: two arrive together, one guards a port, and the search gets it as proposals only."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from ai.knowledge import knowledge
from ai.knowledge.fury3.plan import PlanningGuide, Role, ports_around, role
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.ways import CATCH_DAYS
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import HUNTERS
from tests.rules.fury3.scenes import at, scene

GODALMING, SEWARD, HELSING, MINA = range(4)
TICKETS = {"godalming": ("1/1",)}
BOTH = (PlanningGuide, PolicyGuide)


def hunt(trail: str, *places: str) -> Fury3State:
    """A day on which Lord Godalming is to act, with the hunters in these places."""
    names = ("godalming", "seward", "helsing", "mina")
    state = scene(places=dict(zip(names, places, strict=True)), trail=(trail,), tickets=TICKETS)
    assert isinstance(state.agenda[-1], HunterAction)
    return state


def proposals(state: Fury3State, guide: type[PolicyGuide] = PlanningGuide) -> list[object]:
    actions = legal_actions(state)
    return [guide(random.Random(seed), 0.0).proposed(state, actions) for seed in range(80)]


def days_left(state: Fury3State, trail: str) -> Counter[int]:
    """Return how many days from Dracula the proposed actions end, each with its number."""
    goal = at(trail)
    here = state.hunters[GODALMING].place
    return Counter(CATCH_DAYS[goal][one.to if isinstance(one, Go) else here] for one in proposals(state))


@pytest.mark.parametrize("places", [("vienna", "madrid"), ("vienna", "vienna"), ("milan", "madrid")])
def test_nobody_waits_for_someone_who_is_far_away_or_there(places: tuple[str, str]) -> None:
    assert role(hunt("vienna", *places, "madrid", "madrid"), GODALMING, at("vienna")) is Role.MEET


def test_whoever_is_waited_for_comes_and_the_first_does_not_go_alone() -> None:
    goal, waited = at("vienna"), 0
    for second in ("munich", "prague", "venice", "budapest", "berlin"):
        state = hunt("vienna", "vienna", second, "madrid", "madrid")
        if CATCH_DAYS[goal][at(second)] in (1, 2):
            waited += 1
            assert role(state, GODALMING, goal) is Role.WAIT
            assert role(state, SEWARD, goal) is Role.MEET
    assert waited > 2


def test_a_defeated_hunter_has_no_part() -> None:
    state = hunt("vienna", "vienna", "munich", "madrid", "madrid")
    goal = at("vienna")
    assert role(state, GODALMING, goal) is Role.WAIT
    godalming, seward, *others = state.hunters
    state.hunters = godalming, replace(seward, defeated=True), others[0], others[1]
    assert role(state, GODALMING, goal) is Role.MEET


def test_the_farthest_guards_a_port_only_where_dracula_can_sail() -> None:
    team = ("paris", "paris", "brussels", "plymouth")
    assert role(hunt("le_havre", *team), MINA, at("le_havre")) is Role.GUARD
    assert role(hunt("le_havre", *team), GODALMING, at("le_havre")) is not Role.GUARD
    assert role(hunt("munich", *team), MINA, at("munich")) is Role.MEET
    assert not ports_around(at("munich"))


def test_ports_around_are_those_of_the_seas_beside_him() -> None:
    found = ports_around(at("le_havre"))
    assert at("plymouth") in found
    assert at("le_havre") not in found
    assert at("athens") not in found


def test_the_guard_goes_to_the_nearest_port_and_stays_there() -> None:
    near = hunt("le_havre", "swansea", "paris", "paris", "paris")
    assert role(near, GODALMING, at("le_havre")) is Role.GUARD
    to = Counter(one.to for one in proposals(near) if isinstance(one, Go))
    assert to[at("plymouth")] + to[at("london")] > 30
    there = hunt("le_havre", "plymouth", "paris", "paris", "paris")
    assert role(there, GODALMING, at("le_havre")) is Role.GUARD
    stays = [sum(not isinstance(one, Go) for one in proposals(there, guide)) for guide in BOTH]
    assert stays[0] > 50
    assert stays[0] > stays[1]


def test_who_waits_does_not_leave_the_city_where_dracula_may_be() -> None:
    state = hunt("vienna", "vienna", "munich", "madrid", "madrid")
    assert role(state, GODALMING, at("vienna")) is Role.WAIT
    assert max(days_left(state, "vienna")) <= 1


def test_the_policy_still_proposes_in_other_worlds() -> None:
    state = hunt("vienna", "prague", "madrid", "madrid", "madrid")
    assert set(map(str, proposals(state))) >= set(map(str, proposals(state, PolicyGuide)[:1]))


def test_only_the_hunters_own_search_has_a_plan() -> None:
    known, state = knowledge(RULES), hunt("vienna", "prague", "munich", "madrid", "madrid")
    for player in (0, 1):
        belief = known.belief(RULES.observe(state, player))
        guide = known.guide(state, player, belief, random.Random(1), 0.0)
        assert isinstance(guide, PlanningGuide) == (player == HUNTERS)
