"""Each feature of a position of the third edition, counted by hand in small scenes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ai.knowledge.fury3.features import NAMES, RUMOR, dracula_place, features, maturing_influence
from ai.knowledge.fury3.value import WON, maturing_value, points, price_of_influence
from ai.knowledge.fury3.ways import DAYS_AWAY, FAR
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import NONE, Encounter
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DOOR, DRACULA, HUNTERS, NOWHERE, PLACES, RAILS, ROADS, SAILS
from tests.rules.fury3.duels import battle, vampire_fight
from tests.rules.fury3.scenes import at, hideout, scene

EVERYBODY = ("godalming", "seward", "helsing", "mina")


def counted(state: Fury3State) -> dict[str, float]:
    """The features by name."""
    found = features(state)
    assert len(found) == len(NAMES)
    return dict(zip(NAMES, found, strict=True))


def differing(one: Fury3State, other: Fury3State) -> set[str]:
    """The features in which two positions differ."""
    first, second = counted(one), counted(other)
    return {name for name in NAMES if first[name] != pytest.approx(second[name])}


def everywhere(place: str) -> dict[str, str]:
    return dict.fromkeys(EVERYBODY, place)


# --------------------------------------------------------------------------- one feature per change


@pytest.mark.parametrize(
    ("fields", "changed"),
    [
        ({"damage": 6}, {"damage", "damage_square"}),
        ({"influence": 4}, {"influence", "influence_square"}),
        ({"despair": 2}, {"despair"}),
        ({"revealed": True}, {"revealed"}),
        ({"phase": 10}, {"rounds"}),
        ({"events": {"dracula": ("wild_horses",)}}, {"dracula_events"}),
        ({"events": {"mina": ("forewarned",)}}, {"events"}),
        ({"tickets": {"mina": ("1/1",)}}, {"tickets"}),
        ({"items": {"mina": ("dogs",)}}, {"items"}),
        ({"sheets": {"mina": {"bites": 1}}}, {"bites"}),
        ({"sheets": {"mina": {"damage": 2}}}, {"wounds", "wounds_square"}),
    ],
)
def test_one_change_of_the_position_changes_its_own_features(
    fields: dict[str, object], changed: set[str]
) -> None:
    assert differing(scene(), scene(**fields)) == changed  # type: ignore[arg-type]


def test_a_hunter_is_armed_by_a_first_weapon_and_not_more_by_a_second() -> None:
    bare, one, two = (counted(scene(items={"mina": ("knife",) * n})) for n in range(3))
    assert (bare["weapons"], one["weapons"], two["weapons"]) == (0, 0.25, 0.5)
    assert (bare["armed"], one["armed"], two["armed"]) == (0, 0.25, 0.25)


def test_a_wound_counts_by_the_health_of_the_hunter() -> None:
    """Mina has 9 health and Lord Godalming 12: the same damage hurts her more."""
    lady, lord = (counted(scene(sheets={name: {"damage": 4}})) for name in ("mina", "godalming"))
    assert lady["wounds"] > lord["wounds"]
    assert lady["wounds_square"] == pytest.approx(lady["wounds"] ** 2)


def test_night_is_a_feature() -> None:
    assert counted(scene("day"))["night"] == 0
    assert counted(scene("night"))["night"] == 1


@pytest.mark.parametrize(
    ("place", "feature"), [("north_sea", "sea"), ("castle_dracula", "castle"), ("prague", "")]
)
def test_sea_and_castle_features_are_those_of_draculas_place(place: str, feature: str) -> None:
    found = counted(scene(trail=(place, "vienna")))
    assert [name for name in ("sea", "castle") if found[name]] == ([feature] if feature else [])


# ------------------------------------------------------------------------------------------------- Dracula


def test_dracula_is_at_the_newest_location_of_his_trail() -> None:
    assert dracula_place(scene(trail=("prague", "vienna"))) == at("prague")
    assert dracula_place(scene(trail=("hide", "vienna", "prague"))) == at("vienna")
    assert dracula_place(scene(trail=())) == NOWHERE


def test_distances_are_neutral_before_dracula_has_a_place() -> None:
    nowhere = counted(scene(trail=(), places=everywhere("paris")))
    assert [nowhere[f"away{n}"] for n in range(4)] == [0.75, 1.0, 1.25, 1.5]
    assert nowhere["pressure"] == nowhere["bare"] == 0


def test_distances_are_sorted_without_regard_to_the_hunter() -> None:
    towns = ("vienna", "paris", "london", "madrid")
    found = []
    for turn in range(4):
        order = towns[turn:] + towns[:turn]
        state = scene(places=dict(zip(EVERYBODY, order, strict=True)), trail=("prague",))
        found.append([counted(state)[f"away{n}"] for n in range(4)])
    assert found[0] == sorted(found[0])
    assert all(row == found[0] for row in found)
    assert found[0][0] == DAYS_AWAY[at("vienna")][at("prague")] / 4


def test_arms_decide_between_pressure_and_bare() -> None:
    places = {**everywhere("lisbon"), "mina": "prague"}
    bare = counted(scene(places=places, trail=("prague",)))
    armed = counted(scene(places=places, trail=("prague",), items={"mina": ("rifle",)}))
    assert (bare["pressure"], bare["bare"]) == (0, 1)
    assert (armed["pressure"], armed["bare"]) == (1, 0)


def test_a_defeated_hunter_is_far_and_adds_no_pressure() -> None:
    places = {**everywhere("lisbon"), "mina": "prague"}
    gone = counted(
        scene(
            places=places, trail=("prague",), items={"mina": ("rifle",)}, sheets={"mina": {"defeated": True}}
        )
    )
    assert gone["pressure"] == gone["bare"] == 0
    assert gone["away0"] > 0
    assert gone["defeated"] == 1


@pytest.mark.parametrize(
    ("trail", "age"),
    [
        (("prague!", "vienna"), 0),
        (("prague", "vienna!"), 1),
        (("prague", "vienna"), 6),
        (("hide!", "rome!"), 1),
    ],
)
def test_unseen_is_the_age_of_the_newest_known_location(trail: tuple[str, ...], age: int) -> None:
    assert counted(scene(trail=trail))["unseen"] == pytest.approx(age / 6)


# ------------------------------------------------------------------------------------- the vampires


def test_a_vampire_counts_on_its_space_and_in_reach_of_a_hunter() -> None:
    far = counted(scene(places=everywhere("lisbon"), trail=("prague", "vienna+new_vampire")))
    near = counted(
        scene(places={**everywhere("lisbon"), "mina": "vienna"}, trail=("prague", "vienna+new_vampire"))
    )
    assert far["vampire1"] > 0
    assert [far[f"vampire{n}"] for n in (0, 2, 3, 4, 5)] == [0] * 5
    assert far["vampires_near"] == 0
    assert near["vampires_near"] == near["vampire1"] == far["vampire1"]


def test_a_trap_is_not_a_vampire_but_counts_among_the_encounters() -> None:
    found = counted(scene(trail=("prague+rats",)))
    assert found["vampire0"] == 0
    assert found["lurkers"] > 0


def test_a_rumor_raises_the_influence_of_a_vampire_only() -> None:
    plain, with_rumor = hideout(0, "rome+new_vampire"), hideout(0, "rome+new_vampire+rumor")
    assert maturing_influence(with_rumor) == maturing_influence(plain) + RUMOR
    assert maturing_influence(hideout(0, "rome+rats+rumor")) == 0


def test_a_vampire_in_a_lair_is_not_on_the_trail() -> None:
    found = counted(scene(trail=("prague",), lairs=("rome+new_vampire",)))
    assert found["vampires_in_lairs"] > 0
    assert not any(found[f"vampire{n}"] for n in range(6))


def test_vampires_in_hand_are_counted() -> None:
    assert counted(scene(encounters=("new_vampire", "hoax")))["vampires_in_hand"] == pytest.approx(1 / 3)


def test_a_fight_is_against_dracula_or_a_vampire() -> None:
    sheets = {"mina": {"damage": 4}}
    himself, other = counted(battle("mina", sheets=sheets)), counted(vampire_fight("mina", sheets=sheets))
    assert (himself["fight"], other["fight"], counted(scene())["fight"]) == (1, 0, 0)
    assert himself["fight_wounds"] == other["fight_wounds"] == himself["wounds"]


# ---------------------------------------------------------------------------------------- the value


@given(st.integers(0, 13), st.integers(0, 14), st.sampled_from((HUNTERS, DRACULA)))
@settings(max_examples=25, deadline=None)
def test_more_damage_is_good_and_more_influence_bad_for_the_hunters(
    influence: int, damage: int, player: int
) -> None:
    state = scene(influence=influence, damage=damage)
    assert -WON < points(state, player) < WON
    if damage < 14:
        assert points(scene(influence=influence, damage=damage + 1), player) > points(state, player)
    if influence < 12:
        assert points(scene(influence=influence + 1, damage=damage), player) < points(state, player)


@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 12))
@settings(max_examples=50, deadline=None)
def test_the_price_of_influence_adds_up(first: int, second: int, third: int) -> None:
    for player in (HUNTERS, DRACULA):
        whole = price_of_influence(first, third, player)
        parts = price_of_influence(first, second, player), price_of_influence(second, third, player)
        assert whole == pytest.approx(sum(parts))
        assert price_of_influence(first, first, player) == 0


def test_the_value_of_a_vampire_depends_on_its_space() -> None:
    """The same number by `maturing_value` and by the position's own points, on each space of the trail."""
    cities = ("prague", "vienna", "munich", "berlin", "leipzig", "hamburg")
    bare = scene(places=everywhere("lisbon"), trail=cities)
    for space in range(6):
        laid = bare.clone()
        spot = laid.trail[space]
        assert spot is not None
        full = replace(spot, contents=hideout(0, "rome+new_vampire").contents)
        laid.trail = (*laid.trail[:space], full, *laid.trail[space + 1 :])
        trap = replace(spot, contents=hideout(0, "rome+rats").contents)
        bare.trail = (*bare.trail[:space], trap, *bare.trail[space + 1 :])
        for player in (HUNTERS, DRACULA):
            price = maturing_value(space, Encounter.NEW_VAMPIRE, player)
            assert points(bare, player) - points(laid, player) == pytest.approx(price)
        bare.trail = (*bare.trail[:space], spot, *bare.trail[space + 1 :])
    assert maturing_value(0, Encounter.RATS, HUNTERS) == 0
    assert maturing_value(NONE, Encounter.NEW_VAMPIRE, HUNTERS) != 0


def test_every_position_of_a_random_game_has_finite_features_of_a_sensible_size() -> None:
    rng, state = random.Random(8), RULES.setup(RULES.checked_options({"game": "advanced"}), 8)
    while not is_over(state):
        if rng.random() < 0.2:
            found = counted(state)
            assert found["one"] == 1
            assert all(-1 <= value <= 12 for value in found.values())
        state = play(state, rng.choice(legal_actions(state)))
    assert abs(points(state, HUNTERS)) == WON


# ------------------------------------------------------------------------------------ the distances


def steps_by_hand(start: int) -> set[int]:
    """Return the places that a hunter with tickets for two railways may reach in a day."""
    rails = {to for to, _, _ in RAILS[start]}
    rails |= {to for city in tuple(rails) for to, _, _ in RAILS[city]}
    return {*ROADS[start], *SAILS[start], *rails, *([DOOR[start]] if start in DOOR else [])} - {start}


def test_one_day_away_is_one_day_by_road_rail_or_sea() -> None:
    for place in PLACES:
        assert {to for to in PLACES if DAYS_AWAY[place][to] == 1} == steps_by_hand(place)
        assert DAYS_AWAY[place][place] == 0


def test_days_keep_the_triangle_inequality_and_are_shortest() -> None:
    for place in PLACES:
        for to in PLACES:
            days = DAYS_AWAY[place][to]
            if 1 < days < FAR:
                assert min(DAYS_AWAY[way][to] for way in steps_by_hand(place)) == days - 1
