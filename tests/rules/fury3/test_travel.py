"""The map and the hunters' moves (R4, R5.5), and the tokens that block them (R9.4-R9.6)."""

from __future__ import annotations

from collections import Counter, deque
from itertools import pairwise
from typing import Any

import pytest

from furyqt.rules.core.agenda import settle
from furyqt.rules.fury3.decks import DISCARD, PILE, TICKETS, Deck, EventCard
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import CardMoved, HunterHurt, HunterMoved, LocationRevealed
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets, roads_within
from furyqt.rules.fury3.steps.travel.travel import ForcedMove, sea_targets
from furyqt.rules.fury3.tables import (
    ATLAS,
    CASTLE,
    CITIES,
    DOOR,
    DRACULA,
    HOSPITALS,
    LARGE,
    NEAREST_HOSPITALS,
    NOWHERE,
    PLACES,
    PORTS,
    RAILS,
    REGION,
    ROAD_LINK,
    ROADS,
    SAILS,
    SEAS,
    WALKS,
    WITHIN_ROADS,
    Region,
)
from tests.rules.fury3.scenes import at, do, events_of, option, pending, scene, tokens


def codes(places: tuple[int, ...]) -> set[str]:
    return {ATLAS.places[place].code for place in places}


def line(a: str, b: str, kind: str = "road") -> int:
    """Return the number of a line between two places."""
    ends = {at(a), at(b)}
    return next(n for n, way in enumerate(ATLAS.links) if {way.a, way.b} == ends and way.kind == kind)


# --------------------------------------------------------------------------------------------------- the map


def test_r4_1_roads_make_cities_adjacent_and_railways_do_not() -> None:
    assert at("MR") in {to for to, _, _ in RAILS[at("PA")]}
    assert at("MR") not in ROADS[at("PA")]
    assert at("MR") not in WALKS[at("PA")]
    assert len(ROAD_LINK) == 110


def test_r4_2_seas_and_ports() -> None:
    assert codes(SAILS[at("CG")]) == {"MS", "TS"}
    assert codes(SAILS[at("LO")]) == {"EC"}
    assert at("NS") in SAILS[at("NAT")]
    assert len(PORTS) == 29
    assert all(len(set(SAILS[port]) & SEAS) == (2 if port == at("CG") else 1) for port in PORTS)
    assert sum(len(set(SAILS[sea]) & SEAS) for sea in SEAS) == 2 * 10


def test_r4_3_every_city_has_a_region_and_no_sea_has_one() -> None:
    count = Counter(REGION[city] for city in CITIES)
    assert {Region(region).name: number for region, number in count.items()} == {
        "BRITANNIA": 8,
        "GALLIA": 9,
        "IBERIA": 8,
        "GERMANIA": 8,
        "ITALIA": 10,
        "AUSTRO_HUNGARY": 8,
        "BALKANS": 9,
    }
    assert {REGION[place] for place in SEAS | HOSPITALS} == {NOWHERE}


def test_r4_4_the_distance_to_a_hospital_is_counted_in_roads() -> None:
    assert codes(NEAREST_HOSPITALS[at("LS")]) == {"HM"}
    assert codes(NEAREST_HOSPITALS[at("NP")]) == {"HR"}
    assert codes(NEAREST_HOSPITALS[at("VI")]) == {"HB"}


def test_r4_5_hospitals_are_not_cities() -> None:
    assert {ATLAS.places[city].code for city in DOOR.values()} == {"MA", "RO", "BD"}
    assert not HOSPITALS & CITIES
    assert not any(WALKS[hospital] for hospital in HOSPITALS)


def test_r4_6_castle_dracula_gives_no_supplies_and_no_tickets() -> None:
    state = scene("day", places={"godalming": "castle_dracula"}, sheets={"godalming": {"damage": 1}})
    assert set(tokens(state)) == {"pass", "road:GA", "road:KL", "rest"}
    assert CASTLE not in LARGE


# ------------------------------------------------------------------------------------------------- the moves


def test_r5_5_1_a_hunter_moves_along_one_road() -> None:
    state = scene("day")
    assert {t for t in tokens(state) if t.startswith("road")} == {"road:MN", "road:PL", "road:SW"}
    state = do(state, "road:MN")
    assert state.hunters[0].place == at("MN")
    assert events_of(state, HunterMoved) == [HunterMoved(0, "road", at("MN"))]
    assert state.agenda[-1].hunter == 1  # type: ignore[attr-defined]


def test_r5_5_1_no_move_across_a_roadblock() -> None:
    state = scene("day", roadblocks=(line("LO", "PL"),))
    assert {t for t in tokens(state) if t.startswith("road")} == {"road:MN", "road:SW"}


def test_r5_5_2_a_ticket_is_spent() -> None:
    state = scene("day", tickets={"godalming": ["1/1", "1/1"]})
    assert {t for t in tokens(state) if t.startswith("rail")} == {"rail1/1:MN", "rail1/1:PL", "rail1/1:SW"}
    state = do(state, "rail1/1:PL")
    assert state.hunters[0].place == at("PL")
    assert state.hunters[0].tickets == (3,)
    assert len(state.tickets) == 15
    spent = [event for event in events_of(state, CardMoved) if event.deck == Deck.TICKET]
    assert [(event.card, event.target, event.faceup) for event in spent] == [(3, PILE, True)]


def test_r5_5_2_no_railway_move_without_a_ticket() -> None:
    assert not [t for t in tokens(scene("day")) if t.startswith("rail")]


@pytest.mark.parametrize("ticket", range(len(TICKETS)))
def test_r5_5_2_a_ticket_allows_its_white_and_its_yellow_number_of_railways(ticket: int) -> None:
    """The tables agree with a simple search over the lines, for every place."""
    state = Fury3State()
    white, yellow = TICKETS[ticket]
    for place in PLACES:
        slow = searched(place, white, any_colour=False) | searched(place, yellow, any_colour=True)
        assert rail_targets(state, place, white, yellow) == tuple(sorted(slow - {place}))


def searched(place: int, most: int, *, any_colour: bool) -> set[int]:
    found, queue = {place: 0}, deque([place])
    while queue:
        city = queue.popleft()
        for to, _, yellow in RAILS[city]:
            if to not in found and found[city] < most and (any_colour or not yellow):
                found[to] = found[city] + 1
                queue.append(to)
    return set(found)


def test_r5_5_2_no_yellow_railway_without_a_yellow_value() -> None:
    state = scene("day", places={"godalming": "marseilles"}, tickets={"godalming": ["1", "1/1"]})
    trains = {t for t in tokens(state) if t.startswith("rail")}
    assert trains == {"rail1:PA", "rail1/1:PA", "rail1/1:MI"}


def test_r5_5_2_nothing_happens_in_cities_passed_by_rail() -> None:
    state = scene(
        "day",
        places={"godalming": "paris"},
        tickets={"godalming": ["2/1"]},
        trail=("bordeaux", "prague"),
    )
    target = next(t for t in tokens(state) if t.startswith("rail2/1") and t.endswith((":SR", ":SN")))
    state = do(state, target)
    assert events_of(state, LocationRevealed) == []


def test_r5_5_3_a_hunter_moves_by_sea() -> None:
    state = scene("day", places={"godalming": "cagliari"})
    assert {t for t in tokens(state) if t.startswith("sea")} == {"sea:MS", "sea:TS"}
    state = do(state, "sea:TS")
    assert state.hunters[0].place == at("TS")
    assert pending(state) == "HunterAction"


def test_r5_5_3_no_move_into_a_storm_but_out_of_one() -> None:
    state = scene("day", places={"godalming": "cagliari"}, storms=(at("TS"),))
    assert "sea:TS" not in tokens(state)
    assert "sea:MS" in tokens(state)
    assert sea_targets(state, at("TS")) == SAILS[at("TS")]


def test_r5_5_4_a_hunter_moves_out_of_a_hospital() -> None:
    state = scene("day", places={"godalming": "hospital_rome"})
    assert tokens(state) == ["pass", "door:RO", "supply"]
    assert do(state, "door:RO").hunters[0].place == at("RO")
    assert tokens(scene("night", places={"godalming": "hospital_rome"})) == ["pass", "supply"]


def test_r5_5_5_fog_prevents_every_move() -> None:
    state = scene("day", fog=(at("PL"),), tickets={"godalming": ["3/2"]})
    assert not [t for t in tokens(state) if t.endswith(":PL")]
    state = scene("day", fog=(at("LO"),), tickets={"godalming": ["3/2"]})
    assert not [t for t in tokens(state) if t.startswith(("road", "rail", "sea"))]


def test_r5_5_5_fog_stops_a_railway_move_on_its_way() -> None:
    paris, far = at("PA"), rail_targets(Fury3State(), at("PA"), 2, 0)
    near = rail_targets(Fury3State(), paris, 1, 0)
    foggy = Fury3State(fog=(at("BO"),))
    blocked = set(far) - set(rail_targets(foggy, paris, 2, 0))
    beyond = {to for to, _, yellow in RAILS[at("BO")] if not yellow} - set(near) - {paris}
    assert blocked == {at("BO")} | beyond
    assert beyond


def test_r5_5_5_fog_in_the_hospitals_city_prevents_leaving() -> None:
    state = scene("day", places={"godalming": "hospital_rome"}, fog=(at("RO"),))
    assert tokens(state) == ["pass", "supply"]


def test_r5_5_the_moves_of_the_booklets_example() -> None:
    places = {"godalming": "toulouse", "seward": "marseilles", "helsing": "genoa", "mina": "tyrrhenian_sea"}
    state = scene("day", places=places, tickets={"seward": ["3/2"]}, trail=("sofia",))
    assert "road:BA" in tokens(state)
    state = do(state, "road:BA", "rail3/2:CO", "sea:TS")
    assert "pass" not in tokens(state)
    state = do(state, "sea:RO")
    assert [sheet.place for sheet in state.hunters] == [at("BA"), at("CO"), at("TS"), at("RO")]
    assert len(state.tickets) == 16


def test_r5_5_6_the_sea_does_not_hurt_hunters() -> None:
    state = do(scene("day", places={"godalming": "cagliari"}), "sea:MS")
    assert state.hunters[0].damage == 0
    assert events_of(state, HunterHurt) == []


def test_r9_4_fog_prevents_searching() -> None:
    fields: dict[str, Any] = {"places": {"godalming": "paris"}, "trail": ("prague", "paris!+rats")}
    assert "search" in tokens(scene("day", **fields))
    assert "search" not in tokens(scene("day", **fields, fog=(at("PA"),)))


def test_r9_4_fog_prevents_being_moved() -> None:
    state = scene("day", fog=(at("LO"),), sheets={"godalming": {"bats": 1}})
    assert state.hunters[0].place == at("LO")
    assert state.hunters[0].delayed


def test_r9_5_a_roadblock_on_one_railway_closes_only_that_one() -> None:
    both = Fury3State(roadblocks=(line("PA", "MR", "rail_white"),))
    assert at("MR") not in rail_targets(both, at("PA"), 1, 0)
    assert at("BO") in rail_targets(both, at("PA"), 1, 0)


def test_r9_5_a_roadblock_on_a_road_leaves_the_railway_beside_it() -> None:
    state = scene("day", roadblocks=(line("LO", "PL"),), tickets={"godalming": ["1/1"]})
    assert "rail1/1:PL" in tokens(state)
    assert "road:PL" not in tokens(state)


def test_r9_6_a_storm_closes_its_sea_zone_to_hunters() -> None:
    state = Fury3State(storms=(at("EC"),))
    assert sea_targets(state, at("LO")) == ()
    assert at("LO") in sea_targets(state, at("EC"))


def test_distances_in_roads_agree_with_the_tables() -> None:
    for place in PLACES:
        assert roads_within(Fury3State(), place, 1) == road_targets(Fury3State(), place) == ROADS[place]
        assert roads_within(Fury3State(fog=(at("CG"),)), place, 3) == (
            WITHIN_ROADS[3][place] if place != at("CG") else ()
        )


# ---------------------------------------------------------------------------------------------- forced moves


def test_r9_3_dracula_chooses_the_city_to_which_bats_move_a_hunter() -> None:
    state = scene("day", sheets={"godalming": {"bats": 1}})
    assert pending(state) == "ForcedChoice"
    assert state.agenda[-1].player(state) == DRACULA  # type: ignore[attr-defined]
    assert tokens(state) == ["MN", "PL", "SW"]
    state = do(state, "SW")
    assert state.hunters[0].place == at("SW")
    assert events_of(state, HunterMoved) == [HunterMoved(0, "forced", at("SW"))]
    assert state.hunters[0].delayed
    assert (state.hunters[0].bats, pending(state), state.waiting) == (0, "HunterAction", (2, 3))


def test_r9_3_without_a_choice_of_roads_dracula_is_not_prompted() -> None:
    blocks = tuple(sorted((line("LO", "PL"), line("LO", "MN"))))
    state = scene("night", sheets={"godalming": {"bats": 1}}, roadblocks=blocks)
    assert state.hunters[0].place == at("SW")
    assert state.hunters[0].delayed


def test_r15_10_bats_in_cagliari_only_delay() -> None:
    state = scene("day", places={"godalming": "cagliari"}, sheets={"godalming": {"bats": 1}})
    assert state.hunters[0].place == at("CG")
    assert (state.hunters[0].delayed, state.hunters[0].bats) == (True, 0)
    assert events_of(state, HunterMoved) == []


def test_r15_10_a_hunter_without_a_road_to_a_hospital_may_be_restored_in_any() -> None:
    for code in ("GW", "DU", "CG", "LO", "ED"):
        assert codes(NEAREST_HOSPITALS[at(code)]) == {"HM", "HR", "HB"}


def test_a_defeated_hunter_is_not_moved() -> None:
    state = scene("day", sheets={"godalming": {"defeated": True}})
    state.push(ForcedMove(0))
    settle(state)
    assert state.hunters[0].place == at("LO")
    assert pending(state) == "HunterAction"


# ------------------------------------------------------------------------------------------------ Long Night


def test_r15_16_the_draw_of_a_long_night_comes_before_any_reveal() -> None:
    state = scene(
        "night",
        places={"godalming": "paris"},
        trail=("prague", "brussels+rats"),
        lasting=(Lasting.NIGHT_ROADS,),
        bottom=("good_luck",),
    )
    state = do(state, "road:BU")
    kinds = [type(event) for event in state.told or ()]
    assert kinds.index(HunterMoved) < kinds.index(CardMoved) < kinds.index(LocationRevealed)
    assert state.event_discard == (EventCard.GOOD_LUCK,)
    assert events_of(state, CardMoved)[0] == CardMoved(Deck.EVENT, EventCard.GOOD_LUCK, PILE, DISCARD)


def test_r15_16_dracula_draws_his_own_card_of_a_long_night() -> None:
    state = scene("night", lasting=(Lasting.NIGHT_ROADS,), bottom=("enraged",))
    state = do(state, "road:PL")
    assert state.events == (EventCard.ENRAGED,)
    assert pending(state) == "HunterAction"


def test_a_long_night_without_event_cards_allows_only_the_move() -> None:
    state = scene("night", lasting=(Lasting.NIGHT_ROADS,))
    state.event_deck = ()
    state = do(state, "road:PL")
    assert (state.hunters[0].place, state.events, pending(state)) == (at("PL"), (), "HunterAction")


def test_long_night_allows_roads_only_and_draws_for_every_move() -> None:
    state = scene(
        "night",
        lasting=(Lasting.NIGHT_ROADS,),
        tickets={"godalming": ["3/2"]},
        bottom=("enraged", "seduction"),
    )
    assert not [t for t in tokens(state) if t.startswith(("rail", "sea"))]
    state = do(state, "road:PL", option(do(state, "road:PL"), "road:CA").text)
    assert state.events == (EventCard.ENRAGED, EventCard.SEDUCTION)


def test_hunters_lists_are_ascending() -> None:
    for place in PLACES:
        assert all(a < b for a, b in pairwise(rail_targets(Fury3State(), place, 3, 2)))
