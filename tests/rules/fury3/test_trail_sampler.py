"""Sampled trails of Dracula fit the hunters' events."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from furyqt.rules.core.agenda import State, is_over, legal_actions, play
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import NONE, Encounter, Power
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaRevealed,
    EncounterMatured,
    HideDenied,
    HideoutCleared,
    HideoutLeft,
    HideoutSpared,
    HideRevealed,
    HunterMoved,
    HuntersNamed,
    LairMade,
    LocationRevealed,
    PlaceDenied,
    RegionDenied,
    RegionNamed,
    TokenPlaced,
)
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT, SHAPE
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.state import Hideout
from furyqt.rules.fury3.tables import (
    CITIES,
    HUNTERS,
    NOWHERE,
    REGION,
    ROADS,
    SAILS,
    SEAS,
    TOWNS,
    WALKS,
    WITHIN_ROADS,
    Region,
)
from furyqt.rules.mechanisms.trail_constraints import NEVER, TrailCard, TrailLink, mask_of
from furyqt.rules.mechanisms.trail_sampler import TrailSampler
from tests.rules.fury3.scenes import at, scene

ADVANCED = {"game": "advanced"}
STARTS = [HunterMoved(hunter, "start", at(city)) for hunter, city in enumerate(("london",) * 4)]


def seen(
    trail: Iterable[tuple[int, str]], *events: Event, game: str = "base", revealed: bool = False
) -> Fury3Observation:
    """Return the hunters' observation of a trail of (id, facedown card), the newest first, after these
    events.
    """
    spots = []
    for number, card in trail:
        if card == "hide":
            spots.append(Hideout(number, power=Power.HIDE))
        else:
            spots.append(Hideout(number, at(card.rstrip("!")), card.endswith("!")))
    state = scene(options={"game": game}, trail=(), revealed=revealed, places=dict.fromkeys(NAMES, "london"))
    state.trail = (*spots, *(None,) * (6 - len(spots)))
    state.told = (*STARTS, *events)
    return observe(state, HUNTERS)


NAMES = ("godalming", "seward", "helsing", "mina")


def possible(observation: Fury3Observation, draws: int = 300) -> list[tuple[int, ...]]:
    """Return the places that the facedown cards may be, newest first, collected from several draws."""
    rng = random.Random(3)
    found = {tuple(shown for _, shown in trail_sampler.sample(observation, rng)) for _ in range(draws)}
    return sorted(found)


def values(observation: Fury3Observation, index: int = 0) -> set[int]:
    return {ways[index] for ways in possible(observation)}


def placed(number: int, card: str, **fields: int | bool) -> CardPlaced:
    return CardPlaced(number, at(card) if card else NOWHERE, **fields)  # type: ignore[arg-type]


def test_r1_9_the_start_is_a_town_without_a_hunter() -> None:
    one = seen([(0, "rome")], placed(0, "rome"))
    assert values(one) <= TOWNS - {at("london")}
    assert len(values(one)) > 30


def test_r6_2_the_next_card_is_adjacent_to_the_one_before() -> None:
    two = seen(
        [(1, "zagreb"), (0, "vienna!")],
        placed(0, "vienna"),
        LocationRevealed(0, at("vienna")),
        placed(1, "zagreb"),
    )
    assert values(two) == set(ROADS[at("vienna")]) & TOWNS


def test_r6_4_a_sea_card_is_known_by_its_back() -> None:
    two = seen([(1, "adriatic_sea"), (0, "venice")], placed(0, "venice"), placed(1, "adriatic_sea"))
    for sea, port in possible(two):
        assert sea in SEAS
        assert sea in SAILS[port]


def test_r6_2_cards_on_the_trail_differ() -> None:
    three = seen(
        [(2, "vienna"), (1, "prague"), (0, "berlin")],
        placed(0, "berlin"),
        placed(1, "prague"),
        placed(2, "vienna"),
    )
    for newest, middle, oldest in possible(three):
        assert len({newest, middle, oldest}) == 3
        assert newest in WALKS[middle]
        assert middle in WALKS[oldest]


def test_r6_1_1_a_card_that_has_left_may_return_at_once() -> None:
    start = [placed(0, "galway"), LocationRevealed(0, at("galway")), placed(1, "dublin")]
    lies = seen([(2, "irish_sea"), (1, "dublin"), (0, "galway!")], *start, placed(2, "irish_sea"))
    assert (at("galway"),) not in {ways[1:] for ways in possible(lies)}
    back = seen([(2, "galway"), (1, "dublin")], *start, HideoutLeft(0), placed(2, "galway"))
    assert possible(back) == [(at("galway"), at("dublin"))]


def test_r7_1_wolf_form_moves_one_or_two_roads() -> None:
    wolf = seen(
        [(1, "munich"), (0, "vienna!")],
        placed(0, "vienna"),
        LocationRevealed(0, at("vienna")),
        CardPlaced(1, at("munich"), Power.WOLF_FORM),
        game="advanced",
    )
    assert values(wolf) == set(WITHIN_ROADS[2][at("vienna")]) & TOWNS


def test_r10_14_a_bat_flies_one_or_two_roads_to_a_city_without_a_hunter() -> None:
    bat = seen(
        [(1, "liverpool")],
        placed(0, "manchester"),
        LocationRevealed(0, at("manchester")),
        DraculaRevealed(at("manchester")),
        HideoutCleared(0),
        CardPlaced(1, at("liverpool"), bat=True),
    )
    assert values(bat) == (set(WITHIN_ROADS[2][at("manchester")]) & TOWNS) - {at("london")}


def test_r8_1_a_city_that_a_hunter_entered_is_not_on_the_trail() -> None:
    start = [placed(0, "vienna"), LocationRevealed(0, at("vienna")), placed(1, "zagreb")]
    denied = [PlaceDenied(city) for city in sorted(set(ROADS[at("vienna")]) - {at("zagreb"), at("prague")})]
    left = seen([(1, "zagreb"), (0, "vienna!")], *start, *denied)
    assert values(left) == {at("zagreb"), at("prague")}


def test_r8_1_a_lair_is_denied_only_if_the_question_includes_lairs() -> None:
    start = [placed(0, "galway"), PlaceDenied(at("dublin")), LairMade(0, 0)]
    state = scene(options=ADVANCED, trail=(), lairs=("galway",), places=dict.fromkeys(NAMES, "london"))
    spot = state.lairs[0]
    assert spot is not None
    state.lairs = (Hideout(0, at("galway")), None, None)
    state.told = (*STARTS, *start, PlaceDenied(at("paris"), lairs=False), PlaceDenied(at("rome"), lairs=True))
    found = values(observe(state, HUNTERS))
    assert at("paris") in found
    assert not {at("rome"), at("dublin")} & found


def test_r6_14_a_hideout_that_has_left_the_trail_is_not_denied_while_its_encounter_matures() -> None:
    driven = [HunterMoved(1, "forced", at("galway")), PlaceDenied(at("galway"), lairs=True), HideoutLeft(0)]
    start = [placed(0, "galway"), LocationRevealed(0, at("galway")), placed(1, "dublin")]
    left = seen([(1, "dublin")], *start, EncounterMatured(Encounter.RECKLESS_VAMPIRE, 0), *driven)
    assert values(left) == {at("dublin")}


def test_r6_5_a_city_with_a_hunter_would_have_revealed_him() -> None:
    start = [
        placed(0, "vienna"),
        LocationRevealed(0, at("vienna")),
        HunterMoved(1, "road", at("prague")),
        PlaceDenied(at("prague")),
        placed(1, "zagreb"),
    ]
    assert at("prague") not in values(seen([(1, "zagreb"), (0, "vienna!")], *start))


def test_r6_7_holy_ground_is_not_entered() -> None:
    start = [
        placed(0, "vienna"),
        LocationRevealed(0, at("vienna")),
        TokenPlaced("host", at("prague")),
        placed(1, "zagreb"),
    ]
    assert at("prague") not in values(seen([(1, "zagreb"), (0, "vienna!")], *start))


def test_event_hypnosis__dracula_is_in_the_named_region() -> None:
    one = seen([(0, "rome")], placed(0, "rome"), RegionNamed(Region.ITALIA))
    assert {REGION[place] for place in values(one)} == {Region.ITALIA}
    other = seen([(0, "rome")], placed(0, "rome"), RegionDenied(Region.ITALIA))
    assert Region.ITALIA not in {REGION[place] for place in values(other)}


def test_event_evil_presence__exactly_the_named_hunters_are_adjacent_to_him() -> None:
    moved = HunterMoved(1, "road", at("rome"))
    near = seen([(0, "florence")], placed(0, "florence"), moved, HuntersNamed(0b0010))
    assert values(near) <= set(WALKS[at("rome")])
    far = seen([(0, "paris")], placed(0, "paris"), moved, HuntersNamed(0))
    assert not values(far) & {*WALKS[at("rome")], *WALKS[at("london")]}


def hidden_trail(*events: Event, game: str = "advanced") -> Fury3Observation:
    """Return a position with Vienna revealed, and a newer card with a land back."""
    start = [placed(0, "vienna"), LocationRevealed(0, at("vienna")), CardPlaced(1, at("zagreb"))]
    return seen([(1, "zagreb"), (0, "vienna!")], *start, *events, game=game)


def test_r7_1_a_land_back_may_be_hide_in_the_advanced_game() -> None:
    assert HIDE_BIT in values(hidden_trail())
    assert HIDE_BIT not in values(hidden_trail(game="base"))


def test_r7_1_hide_is_revealed_together_with_its_location() -> None:
    assert HIDE_BIT not in values(hidden_trail(LocationRevealed(0, at("vienna"))))


def test_event_wax_cylinders__hide_in_the_deck_is_not_on_the_trail() -> None:
    assert HIDE_BIT not in values(hidden_trail(HideDenied()))


def test_r7_1_the_encounter_of_hide_never_matures() -> None:
    assert HIDE_BIT not in values(hidden_trail(EncounterMatured(3, 1)))


def test_r15_3_the_hideout_that_is_not_cleared_is_draculas() -> None:
    assert values(hidden_trail(HideoutSpared(0))) == {HIDE_BIT}


def test_r15_3_a_cleared_hideout_is_not_draculas() -> None:
    start = [placed(0, "vienna"), CardPlaced(1, at("zagreb")), HideoutCleared(0)]
    assert HIDE_BIT not in values(seen([(1, "zagreb")], *start, game="advanced"))


def test_r7_1_misdirect_does_not_clear_hide_or_its_place() -> None:
    start = [
        placed(0, "vienna"),
        CardPlaced(1, at("zagreb")),
        CardPlaced(2, at("munich")),
        HideoutCleared(0),
        CardPlaced(3, NOWHERE, Power.MISDIRECT),
    ]
    both = seen([(2, "munich"), (1, "zagreb")], *start, game="advanced")
    assert HIDE_BIT not in values(both, 1)


def test_r7_1_there_is_only_one_hide() -> None:
    start = [placed(0, "vienna"), CardPlaced(1, at("zagreb")), CardPlaced(2, at("munich"))]
    both = seen([(2, "munich"), (1, "zagreb"), (0, "vienna")], *start, game="advanced")
    assert max(list(ways).count(HIDE_BIT) for ways in possible(both)) == 1
    one = seen([(2, "munich"), (1, "zagreb"), (0, "vienna")], *start, HideRevealed(1), game="advanced")
    assert HIDE_BIT not in values(one, 0)


def test_r7_6_no_hide_while_dracula_is_revealed_or_at_sea() -> None:
    shown = [placed(0, "vienna"), LocationRevealed(0, at("vienna")), DraculaRevealed(at("vienna"))]
    assert HIDE_BIT not in values(
        seen([(1, "zagreb"), (0, "vienna!")], *shown, CardPlaced(1, at("zagreb")), game="advanced")
    )
    sea = [placed(0, "venice"), placed(1, "adriatic_sea"), CardPlaced(2, at("bari"))]
    ways = possible(seen([(2, "bari"), (1, "adriatic_sea"), (0, "venice")], *sea, game="advanced"))
    assert all(newest != HIDE_BIT for newest, _, _ in ways)


def test_r6_6_a_returned_lair_continues_the_way() -> None:
    start = [
        placed(0, "vienna"),
        LairMade(0, 0),
        placed(1, "munich"),
        LocationRevealed(1, at("munich")),
        CardPlaced(0, at("vienna"), NONE, 0),
    ]
    back = seen([(0, "vienna"), (1, "munich!")], *start, game="advanced")
    assert values(back) <= set(ROADS[at("munich")])


def test_contradicting_events_give_no_sample() -> None:
    never = seen([(0, "rome")], placed(0, "rome"), RegionNamed(Region.ITALIA), RegionDenied(Region.ITALIA))
    with pytest.raises(NoTruthError):
        trail_sampler.sample(never, random.Random(0))


def test_a_set_up_trail_without_events_may_have_any_places() -> None:
    state = scene(trail=("rome", "adriatic_sea", "paris!"))
    for land, sea in possible(observe(state, HUNTERS)):
        assert land in TOWNS - {at("paris")}
        assert sea in SEAS


def truth(state: State) -> dict[int, int]:
    spots = [spot for spot in (*state.trail, *state.lairs, state.leaving) if spot is not None]  # type: ignore[attr-defined]
    return {spot.id: HIDE_BIT if spot.power == Power.HIDE else spot.place for spot in spots}


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_the_true_way_is_always_possible(game: str) -> None:
    """In random games every true place meets each condition, alone and along the chain."""
    for seed in range(5):
        rng = random.Random(seed)
        state = RULES.setup({"game": game}, seed)
        while not is_over(state):
            if rng.random() < 0.15:
                check_truth(state)
            state = play(state, rng.choice(legal_actions(state)))


def check_truth(state: State) -> None:
    observation = observe(state, HUNTERS)  # type: ignore[arg-type]
    assert observation.events == events_seen_by(state.told or (), HUNTERS)
    chain, true = trail_sampler.Fury3TrailSampler(observation, unseen=False), truth(state)
    for number in chain.wanted:
        assert chain.cards[number].may >> true[number] & 1, (number, true[number], state.agenda[-3:])
    assert trail_sampler.sample(observation, random.Random(0)) is not None


# -------------------------------------------------------------------------------------------- a hard trail

HARD_CARDS = """
0 5f9b7d7f7ff1c1f 0 5
1 20005dab6f7f7ff181f 1 6
2 5fbb7fff7ff5c5f 2 5
3 18a86d7f6ff585f 3 10
4 3ff000000000000000 4 8
7 3ff000000000000000 5 10
8 58efed7ffffdbdf 6 8
10 accec7d6efd9df 7 17
12 20000aecfc7feffd9df 8 13
13 2becfc7feffd9df 9 13
15 2aceec7f6ffd9df 10 15
16 2aeffc7f6ffd9df 11 14
17 2acdec7d6efd9df 12 17
21 3ff000000000000000 14 17
22 c559edfdfe7197f 15 -
23 2000c559edfdfe71f7f 16 -
27 2000d559efffff71f7f 17 -
29 3ff000000000000000 18 -
30 4000000000 19 -
"""
"""Cards of a random game: number, places it may show, links before it, links when it left the trail."""
HARD_LINKS = (0, 1, 2, 3, 4, 7, 8, 10, 12, 13, 15, 16, 17, 10, 21, 22, 23, 27, 29, 30)
"""The card of each link: card 10 is there twice, and few early choices leave a way to the end."""
WOLF_LINKS = (3, 7, 12)


@pytest.mark.parametrize("seed", [*range(10), 21, 46, 50, 57])
def test_a_way_is_drawn_where_most_attempts_find_none(seed: int) -> None:
    cards = {}
    for row in HARD_CARDS.split("\n")[1:-1]:
        number, may, born, died = row.split()
        cards[int(number)] = TrailCard(int(may, 16), int(born), NEVER if died == "-" else int(died))
    may_stay = mask_of(CITIES)
    links = [
        TrailLink(card, "wolf" if n in WOLF_LINKS else "walk" if n else "start", may_stay)
        for n, card in enumerate(HARD_LINKS)
    ]
    links[-1].here = cards[30].may
    trail = TrailSampler(SHAPE, links, cards, [29, 27, 23, 22], even=(1.0,) * (SHAPE.places + 1))
    found = trail.draw_cards(random.Random(seed))
    assert found is not None
    assert all(cards[number].may >> shown & 1 for number, shown in found.items())
