"""The belief that starts at a late night, against a count of every walk, and sets of weighted rows."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from ai.belief import WIDTH, capped, merged
from ai.knowledge.lite.belief_base import (
    HIDES,
    MOST_FOLLOWED,
    MOST_ROWS_EXPECTED,
    NIGHT,
    NONE,
    ROWS_KEPT,
    been_before,
    believed,
    first_night,
    rows_followed,
)
from ai.knowledge.lite.belief_model import (
    FAR,
    PLACE_NAMES,
    PLAIN,
    features_by_night,
    learned,
    liking,
    place_features,
)
from ai.knowledge.lite.place_masks import expected_rows, look_mask, possible_places, rows_by_night
from ai.knowledge.lite.ways import IS_SEA, NEAR, TURNS
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.lite.state import LiteOptions
from furyqt.rules.lite.tables import (
    CASTLE,
    FIGURES,
    HIDE,
    HOSPITAL,
    LINKED,
    NOWHERE,
    NUMBERS,
    PLACES,
    SEAS,
    TELEPORT,
    TRAIL,
    UNKNOWN,
    UNKNOWN_CITY,
    UNKNOWN_SEA,
    rail_hops,
)
from furyqt.rules.lite.trails import Night

DEFAULT = LiteOptions()
AFAR = (NUMBERS["GW"],) * 4
CITY, SEA = (UNKNOWN_CITY, UNKNOWN_CITY), (UNKNOWN_SEA, UNKNOWN_SEA)


def night(move: int, lair: int, hunters: tuple[int, ...] = AFAR, visits: tuple[str, ...] = ()) -> Night:
    """A night without encounters."""
    return Night(move, lair, hunters, 0, visits=frozenset(NUMBERS[code] for code in visits))


def at(code: str) -> tuple[int, int]:
    return NUMBERS[code], NUMBERS[code]


def chances(nights: list[Night], options: LiteOptions = DEFAULT) -> dict[int, float]:
    """Return the chances of the places of a Dracula without preferences."""
    rows, weights = believed(nights, options, PLAIN)
    return dict(zip(rows[:, 0].tolist(), weights.sum(axis=1).tolist(), strict=True))


# ---------------------------------------------------------------------------------- the sight of a move


def test_a_known_place_fits_only_itself() -> None:
    assert np.flatnonzero(look_mask(night(*at("PA")), DEFAULT)).tolist() == [NUMBERS["PA"]]


def test_an_unknown_city_is_not_the_castle_nor_a_city_with_a_hunter() -> None:
    fits = set(np.flatnonzero(look_mask(night(*CITY, (NUMBERS["PA"], *AFAR[1:])), DEFAULT)).tolist())
    assert fits == set(PLACES) - SEAS - {CASTLE, NUMBERS["PA"], NUMBERS["GW"]}


def test_a_sea_with_a_hunter_is_possible_unless_meetings_there_are_shown() -> None:
    hunters = (NUMBERS["AO"], *AFAR[1:])
    hidden, shown = (
        set(np.flatnonzero(look_mask(night(*SEA, hunters), LiteOptions(sea_meeting=option))).tolist())
        for option in ("hidden", "revealed")
    )
    assert hidden == SEAS
    assert shown == SEAS - {NUMBERS["AO"]}


# ----------------------------------------------------------------------- the places, counted by walks


def walks(nights: list[Night]) -> set[int]:
    """Return the last places of all sequences of places that fit the sights and that no hunter visited."""
    now = {p for p in PLACES if p != HOSPITAL and fits(nights, 0, p)}
    for number in range(1, len(nights)):
        now = {to for place in now for to in LINKED[place] if fits(nights, number, to)}
    return now


def fits(nights: list[Night], number: int, place: int) -> bool:
    if nights[number].lair < len(PLACES):
        return place == nights[number].lair
    if (place in SEAS) != (nights[number].lair == UNKNOWN_SEA) or place == CASTLE:
        return False
    if place not in SEAS and place in nights[number].hunters:
        return False
    return all(place not in later.visits for later in nights[number : number + TRAIL])


STORIES = [
    [night(*at("PA")), night(*CITY), night(*CITY)],
    [night(*CITY), night(*CITY), night(*SEA)],
    [night(*SEA), night(*SEA), night(*CITY, visits=("ED", "LO"))],
    [night(*CITY), night(*CITY, visits=("PA", "ST")), night(*CITY), night(*at("MU"))],
    [night(*at("PA")), night(*CITY, (NUMBERS["ST"], *AFAR[1:])), night(*CITY, visits=("BU",))],
]


@pytest.mark.parametrize("story", STORIES)
def test_the_places_are_those_that_some_walk_reaches(story: list[Night]) -> None:
    found = chances(story)
    assert set(found) == walks(story)
    assert sum(found.values()) == pytest.approx(1)


def test_even_steps_match_a_count_by_hand() -> None:
    """From Paris a Dracula without preferences goes to each link, or stays, equally often."""
    found = chances([night(*at("PA")), night(*CITY)])
    cities = [to for to in LINKED[NUMBERS["PA"]] if to not in SEAS]
    assert found == pytest.approx(dict.fromkeys(cities, 1 / len(cities)))


def test_a_hide_keeps_him_where_he_was() -> None:
    story = [night(*at("PA")), night(*CITY)]
    assert set(chances([*story, night(HIDE, UNKNOWN_CITY)])) == set(chances(story))


def test_a_teleport_leads_to_the_castle() -> None:
    assert chances([night(*CITY), night(TELEPORT, CASTLE)]) == {CASTLE: 1.0}


def test_contradictory_observations_are_an_error() -> None:
    with pytest.raises(NoTruthError, match="round 1"):
        believed([night(*at("PA")), night(*at("VI"))], DEFAULT, PLAIN)
    with pytest.raises(NoTruthError, match="round 0"):
        believed([night(*CITY, visits=tuple(CODES_OF_CITIES))], DEFAULT, PLAIN)


CODES_OF_CITIES = [code for code, place in NUMBERS.items() if place < len(PLACES) and place not in SEAS]


def test_the_rows_keep_what_is_known_of_the_trail_and_its_hides() -> None:
    rows, _ = believed([night(*at("PA")), night(HIDE, NUMBERS["PA"]), night(*CITY)], DEFAULT, PLAIN)
    assert set(rows[:, 1].tolist()) == set(rows[:, 2].tolist()) == {NUMBERS["PA"]}
    assert set(rows[:, 3].tolist()) == {NONE}
    assert set(rows[:, HIDES].tolist()) == {0b010}


def test_learned_kinds_reach_the_same_places_as_the_plain_one() -> None:
    for story in STORIES:
        rows, weights = believed(story, DEFAULT, learned())
        assert set(rows[:, 0].tolist()) == walks(story)
        assert weights.sum() == pytest.approx(1)
        assert weights.shape[1] == len(learned().share)


# ------------------------------------------------------------------------- the first night of the rows


def test_a_night_costs_its_rows_up_to_those_that_are_kept_and_something_more() -> None:
    assert rows_followed(0.0) == NIGHT
    assert rows_followed(50.0) == NIGHT + 50
    assert rows_followed(60_000.0) == NIGHT + MOST_FOLLOWED


def walks_of(number: int) -> int:
    """Return all walks over cities of this number of nights, none of them known."""
    steps = [[to for to in LINKED[p] if to not in SEAS and to != CASTLE and to != p] for p in PLACES]
    count = {p: 1.0 for p in PLACES if p not in SEAS and p not in (CASTLE, NUMBERS["GW"])}
    for _ in range(number - 1):
        after: dict[int, float] = {}
        for place, ways in count.items():
            for to in steps[place]:
                if to != NUMBERS["GW"]:
                    after[to] = after.get(to, 0.0) + ways
            after[place] = after.get(place, 0.0) + 0.25 * ways
        count = after
    return round(sum(count.values()))


@pytest.mark.parametrize("number", range(1, 6))
def test_the_expected_rows_are_the_walks_of_that_length(number: int) -> None:
    assert round(expected_rows([night(*CITY)] * number, DEFAULT)) == pytest.approx(walks_of(number), abs=1)


def test_only_the_last_six_nights_count() -> None:
    six, nine = ([night(*CITY)] * number for number in (TRAIL, TRAIL + 3))
    assert expected_rows(six, DEFAULT) == pytest.approx(expected_rows(nine, DEFAULT))


@pytest.mark.parametrize("options", [DEFAULT, LiteOptions(sea_meeting="revealed")])
def test_all_nights_at_once_have_the_same_numbers_as_one_after_the_other(options: LiteOptions) -> None:
    """A belief is the same whether a game was followed or calculated at once."""
    story = [one for part in STORIES for one in part]
    story += [night(HIDE, UNKNOWN_CITY), night(HIDE + 2, UNKNOWN_CITY)]
    story += [night(TELEPORT, CASTLE), night(*CITY, visits=("GA",)), night(*SEA)]
    at_once = rows_by_night(story, options, 0)
    assert len(at_once) == len(story)
    for number in range(len(story)):
        assert expected_rows(story[: number + 1], options) == at_once[number]
    assert rows_by_night(story, options, 9) == at_once[9:]
    marks = possible_places(story, options)
    for number, one in enumerate(story):
        later = [place for other in story[number : number + TRAIL] for place in other.visits]
        expected = look_mask(one, options)
        if one.lair in UNKNOWN:
            expected[later] = False
        assert (marks[number] == expected).all()


def test_the_features_of_many_nights_are_those_of_each() -> None:
    apart = tuple(NUMBERS[code] for code in ("PA", "VI", "RO", "GW"))
    hunters = [AFAR, (NOWHERE,) * 4, apart, (NOWHERE, *AFAR[1:])]
    for first in (0, 3):
        found = features_by_night(hunters, first)
        for number, places in enumerate(hunters):
            assert (found[number] == place_features(places, first + number)).all()


def test_what_is_known_makes_few_rows() -> None:
    assert expected_rows([night(*CITY)] * 3 + [night(*at("PA"))], DEFAULT) < expected_rows(
        [night(*CITY)] * 4, DEFAULT
    )


@given(st.lists(st.floats(0, MOST_ROWS_EXPECTED), max_size=40))
@settings(max_examples=200, deadline=None)
def test_the_first_night_leaves_few_rows_or_a_whole_trail(rows: list[float]) -> None:
    first = first_night(rows)
    assert 0 <= first <= max(0, len(rows) - 1 - TRAIL)
    if sum(rows) <= MOST_ROWS_EXPECTED:
        assert first == 0
    elif first < len(rows) - 1 - TRAIL:
        assert sum(rows[first:]) <= MOST_ROWS_EXPECTED


@given(st.lists(st.floats(0, ROWS_KEPT / 10), min_size=1, max_size=40))
@settings(max_examples=100, deadline=None)
def test_the_first_night_never_moves_back(rows: list[float]) -> None:
    firsts = [first_night(rows[:number]) for number in range(1, len(rows) + 1)]
    assert firsts == sorted(firsts)


# ----------------------------------------------------------------------------- Dracula's choices


def features_of(hunters: tuple[int, ...], round_: int = 3) -> dict[str, NDArray[np.float64]]:
    return dict(zip(PLACE_NAMES, place_features(hunters, round_).T, strict=True))


def test_the_distance_features_are_one_hot_and_by_the_reach_of_the_next_round() -> None:
    hunters = tuple(NUMBERS[code] for code in ("PA", "VI", "RO", "GW"))
    found = features_of(hunters, 3)
    for place in PLACES:
        turns = [TURNS[rail_hops(4, hunter)][hunters[hunter]][place] for hunter in FIGURES]
        near, second = sorted(turns)[:2]
        assert [found[f"near{days}"][place] for days in range(5)] == [float(near == d) for d in range(5)]
        assert [found[f"second{days}"][place] for days in (1, 2, 3)] == [
            float(second <= d) for d in (1, 2, 3)
        ]


def test_a_hunter_who_is_not_placed_is_far() -> None:
    nobody = features_of((NOWHERE,) * 4)
    assert not any(nobody[f"near{days}"].any() for days in range(5))
    assert nobody["closeness"] == pytest.approx(np.full(len(PLACES), 2 / (1 + FAR)))


def test_sea_and_castle_are_features_of_the_place() -> None:
    found = features_of(AFAR)
    assert np.flatnonzero(found["sea"]).tolist() == sorted(SEAS)
    assert np.flatnonzero(found["castle"]).tolist() == [CASTLE]
    assert (found["sea_near"] <= found["sea"]).all()
    assert (found["safe_exits"] <= found["exits"] + np.log(2)).all()


def test_the_plain_kind_likes_every_place_equally() -> None:
    assert (liking(PLAIN, AFAR, 2) == 1).all()


def test_learned_kinds_avoid_the_hunters() -> None:
    """All kinds together prefer a city far away to one that a hunter reaches next turn."""
    hunters = (NUMBERS["PA"],) * 4
    kinds = learned()
    mean = liking(kinds, hunters, 2) @ kinds.share
    near, far = NUMBERS["ST"], NUMBERS["VA"]
    assert mean[far] > mean[near]


LOOP = ("PA", "BU", "AM", "CO", "FR", "LI", "NU", "ST")
"""Eight cities in a circle."""


def test_what_counts_as_earlier_visits_is_known_and_older_than_the_trail() -> None:
    story = [night(*at(code)) for code in LOOP[:3]] + [night(*CITY)] * 5
    assert been_before(story, 4) == []
    assert been_before(story, 6) == [NUMBERS["PA"]]
    assert been_before([*story, night(*CITY)], 9) == [NUMBERS[code] for code in LOOP[:3]]


def test_only_the_kind_that_repeats_itself_prefers_places_where_he_was() -> None:
    kinds, place = learned(), NUMBERS["AM"]
    never, once, twice = (liking(kinds, AFAR, 9, [place] * visits) for visits in range(3))
    ratio = [row[place] / row[NUMBERS["FR"]] for row in (never, once, twice)]
    assert (ratio[0] < ratio[1]).tolist() == (ratio[1] < ratio[2]).tolist() == [False] * 3 + [True, False]
    assert ratio[1][[0, 1, 2, 4]] == pytest.approx(ratio[0][[0, 1, 2, 4]])


def test_a_loop_that_he_walked_is_believed_more_the_second_time() -> None:
    """After a known circle the next city of it is likelier than without any history, and again after two."""
    first = [night(*at(code)) for code in LOOP]
    second = [night(*at(code)) for code in LOOP[:4]]
    chance = []
    for story in (second, first + second, first + first + second):
        rows, weights = believed([*story, night(*CITY)], DEFAULT, learned())
        chance.append(float(weights[rows[:, 0] == NUMBERS["FR"]].sum()))
    assert chance[0] < chance[1] < chance[2]
    rows, weights = believed([*first, *first, *first], DEFAULT, learned())
    assert weights.sum(axis=0)[3] > learned().share[3], "this game shows which kind he is"


# ----------------------------------------------------------------------------- sets of rows

few_rows = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 2), st.floats(0.01, 1)), min_size=1, max_size=40
)


@given(few_rows)
@settings(max_examples=100, deadline=None)
def test_merging_keeps_the_weight_of_each_row(drawn: list[tuple[int, int, float]]) -> None:
    rows = np.zeros((len(drawn), WIDTH), dtype=np.uint8)
    rows[:, 0], rows[:, 5] = ([entry[at] for entry in drawn] for at in (0, 1))
    weights = np.array([entry[2] for entry in drawn])
    found, after = merged(rows, weights)
    expected: dict[tuple[int, int], float] = {}
    for first, second, weight in drawn:
        expected[first, second] = expected.get((first, second), 0.0) + weight / weights.sum()
    assert {(int(row[0]), int(row[5])): w for row, w in zip(found, after, strict=True)} == pytest.approx(
        expected
    )


@given(few_rows)
@settings(max_examples=50, deadline=None)
def test_merging_twice_changes_nothing(drawn: list[tuple[int, int, float]]) -> None:
    rows = np.zeros((len(drawn), WIDTH), dtype=np.uint8)
    rows[:, 0], rows[:, 5] = ([entry[at] for entry in drawn] for at in (0, 1))
    once = merged(rows, np.array([[entry[2], 1.0] for entry in drawn]))
    again = merged(*once)
    assert np.array_equal(once[0], again[0])
    assert np.allclose(once[1], again[1])


@given(st.integers(1, 60), st.integers(1, 5), st.integers(0, 1000))
@settings(max_examples=100, deadline=None)
def test_capping_keeps_the_heaviest_of_each_stratum(most: int, strata: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows = np.arange(80 * WIDTH, dtype=np.uint16).astype(np.uint8).reshape(80, WIDTH)
    own = rng.integers(0, strata, 80).astype(np.uint8)
    weights = rng.random(80)
    weights /= weights.sum()
    kept, after = capped(rows, weights, own, most)
    assert after.sum() == pytest.approx(1)
    assert len(kept) <= most + 1 + len(set(own.tolist()))
    left = {row.tobytes() for row in kept}
    for stratum in set(own.tolist()):
        members = np.flatnonzero(own == stratum)
        heaviest = members[weights[members].argmax()]
        assert rows[heaviest].tobytes() in left


def test_small_sets_of_rows_are_not_capped() -> None:
    rows = np.zeros((3, WIDTH), dtype=np.uint8)
    weights = np.array([0.5, 0.3, 0.2])
    assert capped(rows, weights, rows[:, 0], most=3)[0] is rows


def test_the_true_place_of_a_random_walk_is_always_believed() -> None:
    rng = random.Random(5)
    for _ in range(30):
        place, story = rng.choice([p for p in PLACES if p not in SEAS and p not in (CASTLE, HOSPITAL)]), []
        for _ in range(rng.randint(1, 9)):
            looked = SEA if IS_SEA[place] else (CASTLE, CASTLE) if place == CASTLE else CITY
            story.append(night(*looked, (NOWHERE,) * 4))
            place, last = rng.choice(np.flatnonzero(NEAR[place]).tolist()), place
        assert last in chances(story)


def test_a_hide_is_likelier_with_few_other_moves() -> None:
    """A Dracula without preferences hides once per possible move, so he stays longer in a dead end."""
    before, after = chances([night(*CITY)]), chances([night(*CITY), night(HIDE, UNKNOWN_CITY)])
    few, many = NUMBERS["DU"], NUMBERS["PA"]
    expected = before[few] / before[many] * len(LINKED[many]) / len(LINKED[few])
    assert after[few] / after[many] == pytest.approx(expected)
    assert after[few] > before[few]
