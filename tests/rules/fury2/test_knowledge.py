"""The conclusions of the hunters about Dracula's way, and positions that fit what a player knows (R19)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.decks import MATURING, Deck, Encounter, EventCard, Power
from furyqt.rules.fury2.events import (
    CardPlaced,
    CatacombMade,
    HideEnded,
    HideRevealed,
    HunterMoved,
    LocationRevealed,
    MarkerPlaced,
    MarkerRemoved,
    PlaceDenied,
    PresenceDenied,
    SpotLeft,
    SpotSpared,
)
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.hidden import trail_sampler
from furyqt.rules.fury2.hidden.deal_constraints import FALLEN_FIRST, PILE_TOP, constraints
from furyqt.rules.fury2.hidden.trail_conditions import HIDE, HIDE_BIT, Fury2TrailConditions, shape
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.piles import owner_of
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import ATLAS, CITY_BACK, DRACULA, HOSPITAL, HUNTERS, SEA_BACK, SEAS, TOWNS
from furyqt.rules.mechanisms.trail_constraints import bits
from tests.contract.facts_fury2 import whereabouts
from tests.contract.games import variants
from tests.rules.fury2.scenes import at, do, pending, scene, tokens

OPTIONS = variants(RULES)


def learned(*events: Event) -> Fury2TrailConditions:
    """Return the conditions after these events, as the hunters see them."""
    conditions = Fury2TrailConditions()
    for event in events_seen_by(events, HUNTERS):
        conditions.learn(event)
    return conditions


def faces(conditions: Fury2TrailConditions, number: int) -> set[str]:
    """Return the codes of the places that a card may show, with "?" for Hide."""
    codes = [place.code for place in ATLAS.places] + ["?"]
    return {codes[bit] for bit in bits(conditions.cards[number].may)}


def placed(number: int, place: str, way: str = "walk", **fields: object) -> CardPlaced:
    return CardPlaced(number, at(place) if place else -1, way, **fields)  # type: ignore[arg-type]


START = placed(0, "prague", "start")
HUNTER = HunterMoved(0, "start", at("rome"))


def test_r19_4_a_facedown_city_may_be_hide_but_not_the_first_card() -> None:
    conditions = learned(HUNTER, START, placed(1, "berlin"))
    assert "?" in faces(conditions, 1)
    assert "?" not in faces(conditions, 0)
    assert len(faces(conditions, 0)) == len(TOWNS) - 1


def test_r5_6_a_facedown_card_is_not_a_hunters_city() -> None:
    assert "RO" not in faces(learned(HUNTER, START), 0)


def test_r5_5_a_sea_back_is_a_sea_zone() -> None:
    conditions = learned(HUNTER, placed(0, "plymouth", "start"), placed(1, "english_channel"))
    assert {ATLAS.index[code] for code in faces(conditions, 1)} == SEAS


def test_r5_3_not_a_closed_place() -> None:
    closed = MarkerPlaced("host", at("berlin"))
    assert "BR" not in faces(learned(START, closed, placed(1, "vienna")), 1)
    opened = MarkerRemoved("host", at("berlin"))
    assert "BR" in faces(learned(START, closed, opened, placed(1, "vienna")), 1)
    assert "BR" in faces(learned(START, MarkerPlaced("roadblock", 3), placed(1, "vienna")), 1)


def test_r17_4_a_card_on_a_revealed_location_is_hide_only_if_it_is_shown() -> None:
    shown = LocationRevealed(0, at("prague"))
    conditions = learned(START, placed(1, "", "stay", power=Power.HIDE), shown)
    assert faces(conditions, 0) == {"PR"}
    assert "?" not in faces(conditions, 1)
    hide = HideRevealed(1, at("prague"))
    assert faces(learned(START, placed(1, "", "stay", power=Power.HIDE), shown, hide), 1) == {"?"}


def test_r6_6_a_card_stays_when_the_location_below_it_leaves_so_it_is_not_hide() -> None:
    conditions = learned(START, placed(1, "berlin"), placed(2, "leipzig"), SpotLeft(0))
    assert "?" not in faces(conditions, 1)
    assert "?" in faces(conditions, 2)
    ended = learned(START, placed(1, "", "stay", power=Power.HIDE), SpotLeft(0), HideEnded(1))
    assert faces(ended, 1) == {"?"}


def test_r7_5_only_a_city_goes_to_the_catacombs() -> None:
    conditions = learned(START, placed(1, "berlin"), CatacombMade(1, 0))
    assert "?" not in faces(conditions, 1)


def test_r7_9_a_spared_card_means_that_all_later_ones_are_hide() -> None:
    conditions = learned(START, placed(1, "", "stay", power=Power.HIDE), SpotSpared(0))
    assert faces(conditions, 1) == {"?"}


def test_r8_2_a_named_place_is_on_no_card() -> None:
    conditions = learned(START, placed(1, "berlin"), PlaceDenied(at("vienna")))
    assert "VI" not in faces(conditions, 0) | faces(conditions, 1)


def test_r6_3_double_back_is_the_same_card_again() -> None:
    conditions = learned(START, placed(1, "berlin"), CardPlaced(0, at("prague"), "back", Power.DOUBLE_BACK))
    assert [link.card for link in conditions.links] == [0, 1, 0]
    assert conditions.links[-1].stay == 0


def test_powers_without_a_move_are_no_links() -> None:
    conditions = learned(START, placed(1, "", "stay", power=Power.FEED), placed(2, "", "stay", power=0))
    assert [link.card for link in conditions.links] == [0]


def test_an_effect_that_misses_dracula_excludes_the_place() -> None:
    conditions = learned(
        placed(0, "plymouth", "start"), placed(1, "irish_sea"), PresenceDenied(at("irish_sea"))
    )
    assert not conditions.links[-1].here >> at("irish_sea") & 1
    copied = conditions.copy()
    copied.learn(SpotLeft(1))
    assert conditions.cards[1].died != copied.cards[1].died


def test_r5_3_wolf_form_does_not_lead_through_the_hospital() -> None:
    for place in TOWNS:
        assert not shape("joined").ways["wolf"][place] >> HOSPITAL & 1
    assert shape("joined").ways["walk"] != shape("apart").ways["walk"]


# ---------------------------------------------------------------------------------------------- whole games


def positions(player: int, count: int = 12) -> Iterator[tuple[Fury2State, Fury2Observation]]:
    """Yield positions of random games under all sets of options, with a player's observation."""
    for seed, options in enumerate(OPTIONS):
        rng, state = random.Random(seed), RULES.setup(options, seed)
        for ply in range(count * 18):
            if not state.agenda:
                break
            if ply % 18 == 9:
                assert isinstance(state, Fury2State)
                yield state, RULES.observe(state, player)  # type: ignore[misc]
            state = play(state, rng.choice(legal_actions(state)))


def truth(state: Fury2State) -> dict[int, int]:
    """Return what the cards of the trail and the catacombs really show."""
    spots = (*state.trail, *(spot for spot in state.catacombs if spot))
    return {spot.id: HIDE_BIT if spot.is_hide else spot.place for spot in spots}


def test_r19_2_the_truth_always_agrees_with_what_the_hunters_concluded() -> None:
    looked = 0
    for state, seen in positions(HUNTERS):
        conditions = trail_sampler.recall(seen)
        for number, face in truth(state).items():
            if number in conditions.cards:
                looked += 1
                assert conditions.cards[number].may >> face & 1
    assert looked > 200


def test_r19_2_every_drawn_way_has_the_right_backs_and_no_place_twice() -> None:
    rng, drawn = random.Random(1), 0
    for _, seen in positions(HUNTERS, 6):
        found = dict(trail_sampler.sample(seen, rng))
        backs = {spot.id: spot.place for spot in trail_sampler.facedown(seen)}
        assert found.keys() == backs.keys()
        for number, face in found.items():
            drawn += 1
            assert (face in SEAS) == (backs[number] == SEA_BACK)
        known = [spot.place for spot in seen.trail if spot.place >= 0]
        assert len({*known, *found.values()}) == len(known) + len(found)
    assert drawn > 100


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_r19_1_a_world_has_every_card_once_and_looks_the_same(player: int) -> None:
    for number, (_, seen) in enumerate(positions(player, 4)):
        world = RULES.determinize(seen, None, number)
        assert isinstance(world, Fury2State)
        assert RULES.observe(world, player) == seen
        for deck, cards in whereabouts(world).items():
            assert sorted(cards) == sorted(BOXES[world.options.box].cards[deck])


def test_r19_2_worlds_differ_in_what_is_hidden() -> None:
    state = scene("godalming", trail=["prague", "berlin+rats"], events={"dracula": ["trap"]})
    seen = RULES.observe(state, HUNTERS)
    worlds = [RULES.determinize(seen, None, seed) for seed in range(12)]
    assert len({world.trail for world in worlds}) > 3  # type: ignore[attr-defined]
    assert len({world.events for world in worlds}) > 3  # type: ignore[attr-defined]
    assert len({world.encounters for world in worlds}) > 3  # type: ignore[attr-defined]


def test_hidden_tiles_of_the_trail_are_those_that_dracula_keeps() -> None:
    state = scene("godalming", trail=["prague+fog", "berlin+rats", "leipzig+bats", "hamburg+wolves"])
    seen = RULES.observe(state, HUNTERS)
    found = Counter[int]()
    for seed in range(250):
        world = RULES.determinize(seen, None, seed)
        found.update(tile.card for spot in world.trail for tile in spot.tiles)  # type: ignore[attr-defined]
    copies = BOXES[""].copies[Deck.ENCOUNTER]
    times = {tile: found[tile] / found.total() * sum(copies) / copies[tile] for tile in Encounter}
    assert min(times.values()) > 0.1
    assert times[Encounter.NEW_VAMPIRE] > 1.3
    assert max(times[Encounter.HOAX], times[Encounter.SPY], times[Encounter.PEASANTS]) < 0.7
    assert times[Encounter.WOLVES] == pytest.approx(1.0, abs=0.35)


def test_a_given_way_is_used() -> None:
    state = scene("godalming", trail=["prague", "berlin"])
    seen = RULES.observe(state, HUNTERS)
    hidden = tuple((spot.id, at(name)) for spot, name in zip(seen.trail, ("paris", "nantes"), strict=True))
    world = RULES.determinize(seen, hidden, 1)
    assert [spot.place for spot in world.trail] == [at("paris"), at("nantes")]  # type: ignore[attr-defined]


def test_a_hidden_hide_is_of_the_place_before_it() -> None:
    state = do(scene("dracula", trail=["prague"]), "@hide", "encounter:fog")
    seen = RULES.observe(state, HUNTERS)
    hide = seen.trail[0].id
    world = RULES.determinize(seen, ((hide, HIDE_BIT), (seen.trail[1].id, at("prague"))), 1)
    assert isinstance(world, Fury2State)
    assert world.trail[0].is_hide
    assert world.present_place() == at("prague")


def test_r4_6_a_world_at_sea_knows_its_port_if_the_cards_show_it() -> None:
    state = scene("godalming", trail=["north_sea", "english_channel", "plymouth!"], port="plymouth")
    state.wake, state.sailed = at("english_channel"), 1
    seen = RULES.observe(state, HUNTERS)
    assert (seen.port, seen.wake) == (CITY_BACK, SEA_BACK)
    hidden = tuple((spot.id, place.place) for spot, place in zip(seen.trail, state.trail, strict=True))
    world = RULES.determinize(seen, hidden[:2], 1)
    assert isinstance(world, Fury2State)
    assert (world.port, world.wake) == (at("plymouth"), at("english_channel"))


def test_r1_7_the_top_card_has_the_back_that_is_seen() -> None:
    for seed in range(20):
        state = RULES.setup(RULES.checked_options({}), seed)
        seen = RULES.observe(state, HUNTERS)
        world = RULES.determinize(seen, None, seed)
        assert owner_of(world.event_deck[-1]) == seen.top_back  # type: ignore[attr-defined]
        (_, events, _) = constraints(seen)
        assert events.sizes[PILE_TOP] == 1


def test_r7_6_a_tile_that_may_mature_is_one_that_can() -> None:
    cards = ["prague", "rome", "bari", "paris", "nantes", "madrid+new_vampire"]
    state = do(scene("dracula", trail=cards), "@NU", "return", "encounter:fog")
    assert pending(state) == "MatureChoice"
    seen = RULES.observe(state, HUNTERS)
    assert constraints(seen)[Deck.ENCOUNTER].sizes[FALLEN_FIRST] == 1
    for seed in range(8):
        world = RULES.determinize(seen, None, seed)
        assert world.fallen[0].card in MATURING  # type: ignore[attr-defined]


def test_r7_5_a_card_that_may_be_buried_is_a_city() -> None:
    cards = ["prague", "rome", "bari", "paris", "nantes", "madrid"]
    state = do(scene("dracula", trail=cards), "@NU")
    assert tokens(state) == ["return", "catacomb"]
    seen = RULES.observe(state, HUNTERS)
    for seed in range(8):
        world = RULES.determinize(seen, None, seed)
        assert world.trail[6].place in TOWNS  # type: ignore[attr-defined]


def test_kept_events_are_never_immediate_ones() -> None:
    state = scene("godalming", events={"dracula": ["trap", "rage"]})
    seen = RULES.observe(state, HUNTERS)
    for seed in range(20):
        for card in RULES.determinize(seen, None, seed).events:  # type: ignore[attr-defined]
            assert owner_of(card) == DRACULA
            assert card not in (EventCard.EVASION, EventCard.QUINCEY_P_MORRIS)


def test_a_contradiction_is_reported() -> None:
    state = scene("godalming", trail=["prague"])
    state.told = (placed(0, "prague", "start"), PlaceDenied(0))
    for place in range(len(ATLAS.places)):
        state.told += (PlaceDenied(place),)
    with pytest.raises(NoTruthError):
        trail_sampler.sample(RULES.observe(state, HUNTERS), random.Random(1))  # type: ignore[arg-type]
    assert HIDE == 1 << HIDE_BIT
