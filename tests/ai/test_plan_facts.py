"""The plans of a hint: who searches what by which day, the best routes, and Dracula's next move."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from itertools import pairwise, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ai.knowledge.fury.teamwork import IN_MOVES, closing_in, mean_way
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.dracula_facts import growing
from ai.knowledge.fury3.facts import Facts
from ai.knowledge.fury3.routes import HunterRoutes, shared_out
from ai.knowledge.fury3.ways import FAR
from furyqt.rules.core.campaign.aim import DAY, Aim
from furyqt.rules.fury3.actions import Go, Word
from furyqt.rules.fury3.chapters.counters import counts
from furyqt.rules.fury3.decks import TICKETS, Encounter, Power
from furyqt.rules.fury3.events import LocationRevealed
from furyqt.rules.fury3.observation import Fury3Observation, Hideout, observe
from furyqt.rules.fury3.state import PlacedEncounter
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import ATLAS, CITIES, DRACULA, NOWHERE, ROADS, SEAS, WALKS
from tests.ai.test_chapter_facts import positions
from tests.rules.fury3.scenes import scene

LONG = tuple(TICKETS).index(max(TICKETS, key=lambda ticket: ticket[0]))


def routes() -> HunterRoutes:
    return HunterRoutes(scene("day").clone())


def test_days_count_each_ticket_once() -> None:
    found, madrid = routes(), ATLAS.index["MA"]
    by_road, by_rail = found.days(madrid, ()), found.days(madrid, (LONG,))
    assert by_road[madrid] == by_rail[madrid] == 0
    assert all(by_road[city] == 1 for city in ROADS[madrid])
    assert all(rail <= road for rail, road in zip(by_rail, by_road, strict=True))
    assert min(by_rail) >= 0
    assert max(by_road[city] for city in CITIES) < FAR
    steps = dict.fromkeys(city for city, left in found.steps(madrid, (LONG,)) if not left)
    assert steps, "a ticket that is used is gone"
    reached = {madrid}
    edge = deque([(madrid, 0)])
    while edge:
        place, day = edge.popleft()
        for to, _ in found.steps(place, ()):
            if to not in reached:
                reached.add(to)
                edge.append((to, day + 1))
                if to not in SEAS:
                    assert by_road[to] == day + 1


def test_the_best_route_visits_each_city_once_and_stays_where_nothing_is_found() -> None:
    found, start = routes(), ATLAS.index["PA"]
    first, second = ROADS[start][:2]
    chances: Mapping[int, float] = {start: 0.4, first: 0.5, second: 0.3}
    one, two = (found.best(start, (), chances, days) for days in (1, 2))
    assert (one.cities, one.found) == ((start,), 0.4)
    assert two.cities == (start, first)
    assert two.found == pytest.approx(0.9)
    three = found.best(start, (), chances, 3)
    assert three.found == pytest.approx(1.2 if second in ROADS[first] else 0.9)
    assert found.best(start, (), {}, 3).cities == ()


@settings(deadline=None, max_examples=40)
@given(
    st.lists(st.lists(st.integers(0, 4), min_size=3, max_size=3), min_size=1, max_size=3),
    st.lists(st.lists(st.integers(1, 3), min_size=3, max_size=3), min_size=3, max_size=3),
    st.integers(0, 6),
)
def test_sites_are_shared_out_as_well_as_possible(
    first: list[list[int]], legs: list[list[int]], days: int
) -> None:
    def finished(hunter: int, order: tuple[int, ...]) -> int:
        day = first[hunter][order[0]] if order else 0
        return day + sum(legs[one][to] for one, to in pairwise(order))

    best = (0, 0, 0)
    for who in product(range(-1, len(first)), repeat=3):
        shares = [[site for site in range(3) if who[site] == hunter] for hunter in range(len(first))]
        lasts = [
            min(finished(one, order) for order in permutations(sites)) for one, sites in enumerate(shares)
        ]
        if all(last <= days for last in lasts):
            best = max(best, (sum(map(len, shares)), -max(lasts), -sum(lasts)))
    found = shared_out((0, 1, 2), first, lambda site: legs[site], days)
    assert (found.sites, *found.soon) == best
    assert sum(map(len, found.places)) == found.sites


def test_the_nearest_hunter_counts_by_the_chances() -> None:
    chances = {0: 0.25, 1: 0.75}
    assert mean_way(chances, [[2, 4], [3, 1]]) == pytest.approx(0.25 * 2 + 0.75 * 1)
    nearer = closing_in(1.2, 1.5)
    assert (
        str(nearer.words)
        == "On average, the nearest hunter is then 1.2 days away from Dracula instead of 1.5."
    )
    assert (nearer.merit or 0) > 0
    assert closing_in(1.51, 1.5, IN_MOVES).words is None, "what is shown is the same"


def hunting(chapter: str, most: int = 8) -> list[Fury3Observation]:
    return [seen for seen, _ in positions(chapter, most=most) if isinstance(seen, Fury3Observation)]


def test_draculas_next_places_are_one_way_on_from_the_possible_ones() -> None:
    for seen in hunting("shadow-06"):
        belief = WaysBelief(seen)
        now, then = belief.places(), belief.next_places
        assert sum(then.values()) == pytest.approx(1.0, abs=0.01), "he may be shut in"
        assert set(then) <= {to for place in now for to in WALKS[place]}
        assert not set(then) & set(seen.chapter.closed)


def on_last_day(seen: Fury3Observation, aim: Aim) -> Aim:
    """Return the aim with the present day as its last one."""
    return replace(aim, days=counts(seen.events)[DAY])


def test_on_the_last_day_nothing_is_told_about_tomorrow() -> None:
    aim = Aim(goal="revealed>=2", days=6)
    for seen in hunting("shadow-06"):
        last = on_last_day(seen, aim)
        early, late = (
            {str(fact.words) for action in seen.actions for fact in Facts(seen, belief, one).found(action)}
            for one in (aim, last)
            for belief in (WaysBelief(seen),)
        )
        assert not any("tomorrow" in fact for fact in late)
        if any(isinstance(action, Go) for action in seen.actions):
            assert any("tomorrow" in fact or "nearest hunter" in fact for fact in early)
        if Word("reserve") in seen.actions:
            assert "On the last day a ticket cannot be used any more." in late


def test_dracula_is_told_which_vampires_may_mature_but_none_with_hide() -> None:
    state: Any = scene("dracula")
    vampire = PlacedEncounter(1, Encounter.RECKLESS_VAMPIRE)
    london = ATLAS.index["LO"]
    state.trail = (
        Hideout(9, power=Power.HIDE, contents=(vampire,)),
        Hideout(8, london, contents=(vampire,), rumor=True),
        *[None] * 4,
    )
    told = [str(text) for text in growing(observe(state, DRACULA))]
    assert told == [
        "Vampires that may mature: Reckless Vampire in London (for 7 influence in 5 phases); influence is 0 "
        "of 13."
    ]


def test_a_hunter_who_leaves_a_known_box_is_warned() -> None:
    aim, seen = Aim(goal="emptied>=3", days=6), hunting("shadow-04", most=1)[0]
    step, (first, *others) = seen.agenda[-1], seen.lairs
    assert isinstance(step, HunterAction)
    assert first is not None
    here = seen.hunters[step.hunter].place
    apart = [
        sheet if one == step.hunter else replace(sheet, place=NOWHERE)
        for one, sheet in enumerate(seen.hunters)
    ]
    known = replace(first, place=here, faceup=True)
    told_of = (*seen.events, LocationRevealed(first.id, here))
    at_box = replace(seen, lairs=(known, *others), hunters=tuple(apart), events=told_of)
    for position, is_warned in ((seen, False), (at_box, True)):
        facts = Facts(position, WaysBelief(seen), aim)
        journeys = [action for action in seen.actions if isinstance(action, Go)]
        told = [{str(fact.words) for fact in facts.found(action)} for action in journeys]
        found = [any(one.startswith("It leads away from ") for one in some) for some in told]
        assert found == [is_warned] * len(journeys)
        assert journeys
