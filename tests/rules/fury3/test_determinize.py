"""Sampled positions fit everything that a player has seen, at every moment of the game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import (
    BANNERED,
    BASIC,
    ESCAPES,
    HIDDEN,
    NONE,
    VAMPIRES,
    Combat,
    Deck,
    Item,
    Power,
)
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.hidden.deal_constraints import seen_deck
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fight, Fury3State
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, EngagedChoice, StrikeChoice
from furyqt.rules.fury3.steps.supply.trade import TradeGift
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.rules.mechanisms import deals
from tests.rules.fury3.scenes import at, hideout, scene


def positions(seed: int, game: str, share: float) -> Iterator[Fury3State]:
    """Return some positions of a random game; rare decisions are included more often."""
    rng, met = random.Random(seed), Counter[str]()
    state = RULES.setup({"game": game}, seed)
    while not is_over(state):
        kind = type(state.agenda[-1]).__name__
        met[kind] += 1
        if met[kind] <= 2 or rng.random() < share:
            yield state
        state = play(state, rng.choice(legal_actions(state)))
    yield state


@pytest.mark.parametrize("game", ["base", "advanced"])
@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_a_sampled_position_looks_the_same_and_has_the_same_choices(game: str, player: int) -> None:
    deals.contradictions.clear()
    for seed in range(4):
        for number, state in enumerate(positions(seed, game, 0.02)):
            seen = observe(state, player)
            world = determinize(seen, None, number)
            assert observe(world, player) == seen
            assert player_to_move(world) == player_to_move(state)
            assert not world.agenda or legal_actions(world)
    assert not deals.contradictions


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_a_sampled_position_has_every_card_once(game: str) -> None:
    for state in positions(3, game, 0.05):
        for player in (HUNTERS, DRACULA):
            world = determinize(observe(state, player), None, 1)
            for deck in Deck:
                assert cards_of(world, deck) == cards_of(state, deck)
                assert all(
                    count <= BOXES[""].copies[deck][card] for card, count in cards_of(world, deck).items()
                )


def cards_of(state: Fury3State, deck: Deck) -> Counter[int]:
    """Return all cards of a deck in a position."""
    seen = observe(state, HUNTERS)
    zones = [state.item_deck, state.event_deck, state.encounter_deck, state.tickets]
    found = Counter(zones[deck])
    if deck == Deck.EVENT:
        found.update((*state.event_buried, *state.events))
        found.update(card for card, face in zip(state.drawn, seen.drawn, strict=True) if face == HIDDEN)
    if deck == Deck.ENCOUNTER:
        spots = (*state.trail, *state.lairs, state.leaving)
        found.update(placed.card for spot in spots if spot for placed in spot.contents if not placed.faceup)
        found.update((*state.encounter_buried, *state.encounters))
    faces = seen_deck(seen, deck).seen
    return found + Counter(card for card, _ in faces)


def test_event_cards_at_the_top_and_bottom_fit_the_backs() -> None:
    state = scene(top=("enraged",), bottom=("long_night", "good_luck"), hunter_bottom=2)
    for seed in range(10):
        world = determinize(observe(state, HUNTERS), None, seed)
        assert observe(world, DRACULA).top_back == DRACULA
        assert EVENTS.of[HUNTERS] >= set(world.event_deck[:2])


def test_hidden_ways_can_be_given() -> None:
    state = scene(options={"game": "advanced"}, trail=("paris+rats", "rome"))
    seen = observe(state, HUNTERS)
    world = determinize(seen, ((1, at("zagreb")), (0, at("bari"))), 0)
    assert [spot.place for spot in world.trail if spot] == [at("zagreb"), at("bari")]
    hidden = determinize(seen, ((1, HIDE_BIT), (0, at("bari"))), 0).trail[0]
    assert hidden is not None
    assert (hidden.power, hidden.place) == (Power.HIDE, -1)
    assert len(hidden.contents) == 1


def test_dracula_knows_his_own_trail_hand_and_lairs() -> None:
    state = scene(
        options={"game": "advanced"},
        trail=("hide+rats", "rome"),
        lairs=("vienna+bats",),
        events={"dracula": ["enraged"]},
    )
    state.leaving = hideout(50, "paris+hoax")
    world = determinize(observe(state, DRACULA), None, 4)
    same = ("trail", "lairs", "leaving", "encounters", "events", "encounter_buried")
    assert all(getattr(world, name) == getattr(state, name) for name in same)


def test_the_seed_determines_the_sample() -> None:
    seen = observe(scene(), HUNTERS)
    assert determinize(seen, None, 5) == determinize(seen, None, 5)
    assert determinize(seen, None, 5) != determinize(seen, None, 6)
    assert determinize(seen, None, 5).chance != determinize(seen, None, 6).chance


def fought(fight: Fight, pending: object, **fields: object) -> Fury3State:
    state = scene("day", trail=("prague!",), items={"godalming": ["rifle", "dogs"]}, **fields)
    state.fight = fight
    state.agenda += (pending,)  # type: ignore[operator]
    return state


def test_r10_4_1_a_hunters_secret_choice_is_a_card_he_may_have() -> None:
    fight = Fight(
        (0, 1),
        hand=(0, 1, 2, 3, 4),
        deck=(0, 1, 2, 3, 4, 5, 5, 6),
        choices=(Item.RIFLE, Item.DODGE, NONE, NONE),
        before=(Item.PUNCH, NONE, NONE, NONE),
    )
    seen = observe(fought(fight, CounterChoice()), DRACULA)
    for seed in range(30):
        world = determinize(seen, None, seed)
        assert world.fight is not None
        first, second, *others = world.fight.choices
        assert {first, second} <= BANNERED
        assert first != Item.PUNCH
        assert first in BASIC or first in world.hunters[0].items
        assert others == [NONE, NONE]
        assert world.fight.hand == fight.hand
        assert sorted(world.fight.deck) == sorted(fight.deck)


def test_r10_4_1_draculas_secret_hand_is_dealt_from_the_cards_he_has_not_played() -> None:
    fight = Fight(
        (0,), round=2, hand=(1, 2, 3, 4, 5), deck=(0, 1, 2, 3, 4, 5, 6), played=(Combat.FANGS,), engaged=0
    )
    seen = observe(fought(fight, StrikeChoice(0)), HUNTERS)
    for seed in range(20):
        world = determinize(seen, None, seed)
        assert world.fight is not None
        every = Counter((*world.fight.hand, *world.fight.deck, *world.fight.played))
        assert every == Counter((*fight.hand, *fight.deck, *fight.played))


def test_r10_8_a_vampires_secret_choice_is_not_an_early_escape() -> None:
    vampire = hideout(9, "rome+new_vampire!").contents[0]
    fight = Fight(
        (0, 1),
        vampire=vampire,
        hand=(0, 1, 2, 3),
        deck=(0, 1, 2, 3, 4, 5, 6, 5),
        choice=Combat.PLOTTING,
        choices=(Item.PUNCH, Item.PUNCH, NONE, NONE),
    )
    seen = observe(fought(fight, EngagedChoice()), HUNTERS)
    assert seen.fight is not None
    assert seen.fight.choice == HIDDEN
    for seed in range(30):
        world = determinize(seen, None, seed)
        assert world.fight is not None
        assert world.fight.choice not in ESCAPES
        assert len(world.fight.hand) == 4


def test_r5_7_a_traded_card_is_in_the_hand_of_the_receiver() -> None:
    state = scene(items={"seward": ["rifle", "dogs"]}, tickets={"seward": ["3/2"]})
    state.gifts = ((0, Deck.ITEM, Item.RIFLE),)
    state.agenda += (TradeGift(0, 1),)
    for seed in range(10):
        world = determinize(observe(state, DRACULA), None, seed)
        assert world.gifts[0][2] in world.hunters[1].items


def test_a_belief_can_supply_its_own_sample() -> None:
    for state in positions(1, "advanced", 0.02):
        seen = observe(state, HUNTERS)
        ways = trail_sampler.sample(seen, random.Random(2))
        world = determinize(seen, ways, 0)
        for number, shown in ways:
            spots = (*world.trail, *world.lairs, world.leaving)
            spot = next(spot for spot in spots if spot is not None and spot.id == number)
            assert shown == (HIDE_BIT if spot.power == Power.HIDE else spot.place)


def test_a_vampire_is_likelier_under_a_rumor() -> None:
    """Dracula lays a rumor where a vampire is: 83% of these cards were vampires in games that search."""
    seen = observe(scene(trail=("paris", "prague+rats", "berlin+hoax+rumor")), HUNTERS)
    under, elsewhere = 0, 0
    for number in range(200):
        _, plain, rumored, *_ = determinize(seen, None, number).trail
        assert plain is not None
        assert rumored is not None
        elsewhere += plain.contents[0].card in VAMPIRES
        under += rumored.contents[0].card in VAMPIRES
    assert under > 130
    assert elsewhere < 80
