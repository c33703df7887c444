"""The list of actions: cards, headings, order, and the ways on the map."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from furyqt.rules.core.agenda import Action, legal_actions, play, player_to_move
from furyqt.rules.fury3.actions import (
    TICKET_IDS,
    Counter,
    Give,
    Go,
    LinkChoice,
    Pick,
    Placement,
    Play,
    Space,
    Strike,
)
from furyqt.rules.fury3.decks import TICKETS, Combat, Deck, Encounter, EventCard, Item, Power
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.tables import ATLAS, BLOCKABLE, DRACULA, HUNTERS, NOWHERE, ROAD_LINK
from furyqt.views.boards import board
from furyqt.views.boards.fury3.choices import PLAIN, card_of
from tests.rules.fury3.scenes import at, do, option, scene

HERE = board("fury3")
ADVANCED = {"game": "advanced"}


def headings(observation: Fury3Observation) -> list[str]:
    """Return the headings in the order of the list."""
    found = [str(HERE.subject(observation, action).heading) for action in HERE.ordered(observation)]
    return [name for name, _ in groupby(found)]


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Play(EventCard.LONG_NIGHT, 0), "event:long_night"),
        (Pick(Deck.TICKET, 0), "ticket:3/2"),
        (Give(1, Deck.ITEM, Item.RIFLE), "item:rifle"),
        (Strike(Item.DODGE), "item:dodge"),
        (Counter(Combat.FANGS), "combat:fangs"),
        (Space(2, Encounter.RATS), "encounter:rats"),
        (Space(2), ""),
        (Placement(power=Power.FEED), "power:feed"),
        (Placement(at("paris"), Power.WOLF_FORM), "power:wolf_form"),
        (Placement(at("paris")), ""),
        (Go("road", at("paris")), ""),
        (Go("rail", at("paris"), TICKET_IDS.index("3/2")), "ticket:3/2"),
    ],
)
def test_an_action_names_its_card(action: Action, key: str) -> None:
    observation = observe(scene(), HUNTERS)
    assert card_of(observation, action) == key
    face = HERE.subject(observation, action).card
    assert (face.key if face else "") == key


def test_keep_and_play_name_the_drawn_card() -> None:
    state = do(scene(top=("newspaper_reports",), trail=("prague", "rome", "milan")), "supply")
    observation = observe(state, HUNTERS)
    assert {a.text: card_of(observation, a) for a in observation.actions} == {
        "keep": "event:newspaper_reports",
        "play": "event:newspaper_reports",
    }


def test_the_moves_of_a_hunter_have_headings() -> None:
    state = scene(
        places={"godalming": "paris"},
        tickets={"godalming": ("3/2", "1/1")},
        items={"godalming": ("fast_horses",)},
        sheets={"godalming": {"damage": 1}},
    )
    assert headings(observe(state, HUNTERS)) == [
        "By road",
        "Supplies and tickets",
        "Rest, search and trade",
        "Cards and abilities",
        "By railway",
        "None of these",
    ]


def test_cities_are_listed_under_their_regions() -> None:
    state = setup({name: getattr(Fury3Options(), name) for name in Fury3Options.__struct_fields__}, 3)
    names = headings(observe(state, player_to_move(state) or HUNTERS))
    assert {"Britannia", "Iberia", "the Balkans"} <= set(names)
    assert "the sea" not in names


def test_draculas_moves_come_before_his_powers() -> None:
    state = scene("dracula", trail=("vienna", "prague", "berlin"), lairs=("munich+rats",), options=ADVANCED)
    names = headings(observe(state, DRACULA))
    assert names[:3] == ["By road", "Back to a lair", "Power cards instead of a move"]
    assert names[-1] == "Clear a lair first"


def test_a_short_list_has_no_headings() -> None:
    observation = observe(scene("night"), HUNTERS)
    assert len(observation.actions) <= PLAIN
    assert headings(observation) == ["None"]


@pytest.mark.mass
@pytest.mark.parametrize("seed", range(4))
def test_lists_and_ways_are_consistent_in_whole_games(seed: int) -> None:
    options = {name: getattr(Fury3Options(), name) for name in Fury3Options.__struct_fields__}
    state, chance = setup(options | {"game": "advanced"}, seed), random.Random(seed)
    for _ in range(350):
        player = player_to_move(state)
        if player is None:
            break
        check_list(observe(state, player))
        state = play(state, chance.choice(legal_actions(state)))


def check_list(observation: Fury3Observation) -> None:
    """Check that no action is lost, that a heading's actions are together, and the ends of all ways."""
    found = HERE.ordered(observation)
    assert sorted(a.text for a in found) == sorted(a.text for a in observation.actions)
    names = headings(observation)
    assert len(names) == len(set(names))
    assert ("None" in names) == (len(found) <= PLAIN)
    for action in found:
        assert "{" not in str(HERE.subject(observation, action).heading)
        check_way(observation, action)
        key = card_of(observation, action)
        face = HERE.subject(observation, action).card
        assert (face is not None and face.key == key) if key else face is None


def check_way(observation: Fury3Observation, action: Action) -> None:
    """Check that the lines of a move connect its start with its end."""
    used = HERE.lines(observation, action)
    if isinstance(action, Go):
        hunter = observation.agenda[-1].hunter  # type: ignore[attr-defined]
        place = observation.hunters[hunter].place
        assert used
        for number in used:
            way = ATLAS.links[number]
            assert place in (way.a, way.b)
            place = way.b if place == way.a else way.a
            assert number not in observation.roadblocks
            assert place not in observation.fog
        assert place == action.to
        if action.way == "rail" and action.ticket >= 0:
            check_ticket(used, action.ticket)
    elif isinstance(action, Placement) and action.to != NOWHERE:
        assert used


def check_ticket(used: tuple[int, ...], ticket: int) -> None:
    """Check the ticket: its first number limits white railways, its second number railways of any color."""
    white, yellow = TICKETS[ticket]
    kinds = {ATLAS.links[number].kind for number in used}
    assert kinds <= {"rail_white", "rail_yellow"}
    assert len(used) <= (yellow if "rail_yellow" in kinds else max(white, yellow))


def test_a_journey_uses_only_white_railways_if_the_ticket_requires_it() -> None:
    state = scene(places={"godalming": "paris"}, tickets={"godalming": ("1",)})
    observation = observe(state, HUNTERS)
    rides = [a for a in observation.actions if isinstance(a, Go) and a.way == "rail"]
    assert rides
    for ride in rides:
        (number,) = HERE.lines(observation, ride)
        assert ATLAS.links[number].kind == "rail_white"


def test_a_road_and_a_railway_are_different_ways() -> None:
    state = scene(places={"godalming": "vienna"})
    road = ROAD_LINK[frozenset((at("vienna"), at("prague")))]
    assert HERE.lines(observe(state, HUNTERS), option(state, "road:PR")) == (road,)
    assert HERE.lines(observe(state, HUNTERS), LinkChoice(BLOCKABLE[2])) == (BLOCKABLE[2],)
    assert HERE.lines(observe(state, HUNTERS), option(state, "pass")) == ()


def test_the_hunters_are_shown_no_way_of_dracula() -> None:
    observation = observe(scene("dracula", trail=("prague",)), HUNTERS)
    assert HERE.lines(observation, Placement(at("vienna"))) == ()


def test_wolf_form_avoids_holy_ground() -> None:
    state = scene("dracula", trail=("vienna",), consecrated=at("munich"), options=ADVANCED)
    observation = observe(state, DRACULA)
    runs = [a for a in observation.actions if isinstance(a, Placement) and a.power == Power.WOLF_FORM]
    assert runs
    for run in runs:
        ends = {end for n in HERE.lines(observation, run) for end in (ATLAS.links[n].a, ATLAS.links[n].b)}
        assert at("munich") not in ends
        assert {at("vienna"), run.to} <= ends


def test_a_line_below_a_heading_names_only_the_place() -> None:
    state = scene(places={"godalming": "paris"}, tickets={"godalming": ("3/2", "1/1")})
    observation = observe(state, HUNTERS)
    briefs = {
        a.text: str(HERE.subject(observation, a).brief)
        for a in observation.actions
        if HERE.subject(observation, a).brief
    }
    assert briefs["road:BU"] == "Brussels"
    assert briefs["rail1/1:BU"] == "Brussels (ticket 1/1)"
    assert "supply" not in briefs
    short = observe(scene("night"), HUNTERS)
    assert not any(HERE.subject(short, action).brief for action in short.actions)


def test_journeys_to_one_place_are_together_with_the_cheapest_first() -> None:
    state = scene(places={"godalming": "paris"}, tickets={"godalming": ("3/2", "1/1")})
    found = [a for a in HERE.ordered(observe(state, HUNTERS)) if isinstance(a, Go) and a.way == "rail"]
    places = [place for place, _ in groupby(ride.to for ride in found)]
    assert len(places) == len(set(places)) < len(found)
    for _, rides in groupby(found, key=lambda ride: ride.to):
        worth = [sum(TICKETS[ride.ticket]) for ride in rides]
        assert worth == sorted(worth)
