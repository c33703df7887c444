"""The belief of simulated hunters, step by step, against ways counted by hand."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from ai.knowledge.lite.hunter_belief import EVEN, SURE, HunterBelief, drawn, is_known
from ai.knowledge.lite.ways import IS_SEA, NEAR
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import CASTLE, NOWHERE, NUMBERS, PLACES, SEAS, WALKS
from tests.scenes.lite import scene

PARIS = NUMBERS["PA"]
PARIS_CITIES = {place for place in WALKS[PARIS] if place not in SEAS}


def density(*codes: str) -> NDArray[np.float64]:
    """Return an even density over these places."""
    found = np.zeros(len(PLACES))
    found[[NUMBERS[code] for code in codes]] = 1 / len(codes)
    return found


def where(belief: NDArray[np.float64]) -> set[int]:
    return set(np.flatnonzero(belief > 1e-12).tolist())


def following(*past: NDArray[np.float64]) -> HunterBelief:
    """A belief whose next move is known to be in Paris."""
    return HunterBelief(past, lambda state: density("PA"))


def moved(codes: str, **fields: object) -> LiteState:
    """A position with this trail; Godalming is to move."""
    return scene("G", trail=codes, **fields)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------- the first move


def test_the_first_density_is_used_unchanged() -> None:
    belief = following(density("ST"))
    assert belief.follow(moved("ST PA"), 0) == NOWHERE
    assert where(belief.now) == {PARIS}


def test_without_a_past_only_land_is_believed() -> None:
    assert np.array_equal(HunterBelief([], lambda state: EVEN[0]).now, EVEN[0])


def test_the_next_hunter_knows_a_shown_place() -> None:
    belief = following(density("ST"))
    assert belief.follow(moved("ST PA", known="1"), 0) == PARIS


def test_a_teleport_is_known_without_a_sight() -> None:
    belief = HunterBelief([density("PA")], lambda state: SURE[CASTLE])
    assert belief.follow(moved("PA TP"), 0) == CASTLE


# ------------------------------------------------------------------------------- later moves


def test_a_later_move_is_spread_over_indistinguishable_ways() -> None:
    belief = following(density("ST"))
    belief.follow(moved("ST PA"), 0)
    belief.follow(moved("ST PA BU"), 0)
    assert where(belief.now) == PARIS_CITIES
    assert belief.now[list(PARIS_CITIES)] == pytest.approx(1 / len(PARIS_CITIES))


def test_a_move_to_sea_leads_to_sea_only() -> None:
    belief = following(density("ST"))
    belief.follow(moved("ST PA"), 0)
    belief.follow(moved("ST PA LE"), 0)
    assert NUMBERS["EC"] in WALKS[NUMBERS["LE"]]
    belief.follow(moved("ST PA LE EC"), 0)
    assert where(belief.now)
    assert all(IS_SEA[place] for place in where(belief.now))
    assert belief.now.sum() == pytest.approx(1)


def test_hiding_as_a_shown_double_back_to_the_same_place_changes_nothing() -> None:
    belief = following(density("ST"))
    belief.follow(moved("ST PA"), 0)
    belief.follow(moved("ST PA D1"), 0)
    assert where(belief.now) == {PARIS}


def test_a_double_back_returns_to_a_place_of_the_past() -> None:
    belief = following(density("ST", "BU"))
    belief.follow(moved("BU PA"), 0)
    belief.follow(moved("BU PA D2"), 0)
    expected = {place for place in (NUMBERS["ST"], NUMBERS["BU"]) if NEAR[PARIS, place]}
    assert where(belief.now) == expected


# ------------------------------------------------------------------------------ visits and sights


def test_a_visited_city_without_dracula_is_ruled_out() -> None:
    belief = HunterBelief([density("ST")], lambda state: density("PA", "BU"))
    state = moved("ST PA", hunters="GW GW GW GW")
    belief.follow(state, 0)
    state.settle_hunter(0, NUMBERS["BU"])
    belief.follow(state, 1)
    assert where(belief.now) == {PARIS}


def test_a_visit_at_sea_rules_nothing_out() -> None:
    belief = HunterBelief([density("ST")], lambda state: density("AO", "EC"))
    state = moved("ST PA")
    state.lairs = (*state.lairs[:-1], NUMBERS["EC"])
    belief.follow(state, 0)
    state.settle_hunter(0, NUMBERS["AO"])
    belief.follow(state, 1)
    assert where(belief.now) == {NUMBERS["AO"], NUMBERS["EC"]}


def test_a_move_rules_out_the_cities_of_hunters() -> None:
    belief = HunterBelief([density("ST")], lambda state: density("PA", "BU", "CO"))
    belief.follow(moved("ST PA", hunters="BU CO GW GW"), 0)
    assert where(belief.now) == {PARIS}


def test_an_older_move_that_is_shown_starts_the_belief_there() -> None:
    belief = following(density("ST"))
    belief.follow(moved("ST PA"), 0)
    belief.follow(moved("ST PA BU"), 0)
    state = moved("ST PA BU", known="1")
    assert belief.follow(state, 1) == NOWHERE
    assert where(belief.now) == PARIS_CITIES
    state = moved("ST PA BU", known="1 2")
    assert belief.follow(state, 2) == NUMBERS["BU"]
    assert where(belief.now) == {NUMBERS["BU"]}


def test_the_last_hunter_counts_at_the_end_of_the_round() -> None:
    belief = HunterBelief([density("ST")], lambda state: density("PA", "BU"))
    state = moved("ST PA")
    belief.follow(state, 0)
    state.settle_hunter(3, NUMBERS["BU"])
    belief.end_round(state)
    assert where(belief.now) == {PARIS}


# ------------------------------------------------------------------------------------ his reply


def replied(code: str, **fields: object) -> NDArray[np.float64]:
    belief = following(density("ST"))
    state = moved("ST PA", **fields)
    belief.follow(state, 0)
    belief.end_round(state)
    return belief.after(moved(f"ST PA {code}", **fields))


def test_indistinguishable_replies_leave_the_same_belief() -> None:
    belief = following(density("ST"))
    state = moved("ST PA")
    belief.follow(state, 0)
    belief.end_round(state)
    looks = [belief.after(moved(f"ST PA {code}")) for code in ("BU", "LE", "BU")]
    assert looks[0] is looks[1] is looks[2]
    assert where(looks[0]) == PARIS_CITIES


def test_a_reply_is_not_believed_in_the_hunters_cities() -> None:
    found = replied("BU", hunters="LE GW GW GW")
    assert where(found) == PARIS_CITIES - {NUMBERS["LE"]}
    assert found.sum() == pytest.approx(1)


def test_a_reply_that_is_shown_is_certain() -> None:
    belief = following(density("ST"))
    state = moved("ST PA")
    belief.follow(state, 0)
    belief.end_round(state)
    assert where(belief.after(moved("ST PA BU", known="2"))) == {NUMBERS["BU"]}


def test_an_impossible_belief_restarts_everywhere() -> None:
    belief = HunterBelief([density("ST")], lambda state: density("BU"))
    state = moved("ST PA", hunters="BU GW GW GW")
    belief.follow(state, 0)
    belief.end_round(state)
    assert not belief.now.any()
    found = belief.after(moved("ST PA LE", hunters="BU GW GW GW"))
    assert where(found) == where(EVEN[0]) - {NUMBERS["BU"], NUMBERS["GW"]}
    assert found.sum() == pytest.approx(1)


# ---------------------------------------------------------------------------------- drawing


def test_places_are_drawn_as_often_as_they_are_likely() -> None:
    likely = np.zeros(len(PLACES))
    likely[[3, 10, 40]] = 0.5, 0.3, 0.2
    rng = random.Random(2)
    found = [drawn(likely, rng) for _ in range(3000)]
    assert set(found) == {3, 10, 40}
    assert [found.count(place) / 3000 for place in (3, 10, 40)] == pytest.approx([0.5, 0.3, 0.2], abs=0.04)


def test_a_density_need_not_sum_to_one() -> None:
    half = np.zeros(len(PLACES))
    half[[0, len(PLACES) - 1]] = 0.1
    rng = random.Random(3)
    assert {drawn(half, rng) for _ in range(60)} == {0, len(PLACES) - 1}


# ------------------------------------------------------------------------ a double back onto a known place


def test_a_double_back_onto_a_known_place_is_seen_even_where_a_hunter_stands() -> None:
    """Strasbourg is known, and a hunter stands there: a Dracula who returns to it steps onto that hunter."""
    belief = HunterBelief([density("BU"), density("ST")], lambda state: density("PA"))
    hunters = "ST GW GW GW"
    belief.follow(moved("BU ST PA", known="1", hunters=hunters), 0)
    back = moved("BU ST PA D2", known="1", hunters=hunters)
    assert is_known(back, 3)
    assert belief.after(back)[NUMBERS["ST"]] == 1
    assert belief.follow(back, 0) == NUMBERS["ST"]


def test_a_double_back_onto_an_unknown_place_stays_unknown() -> None:
    back = moved("BU ST PA D2", known="0")
    assert not is_known(back, 3)
    assert is_known(moved("BU ST PA D2 D1", known="1"), 4)
    assert is_known(moved("BU PA TP", known="0"), 2)
