"""The third edition's evaluation, and Dracula's past places, over whole random games."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ai.knowledge.evaluation_terms import evaluation_terms
from ai.knowledge.fury.styles import STYLES, taste_of
from ai.knowledge.fury.ways_fold import TURNS
from ai.knowledge.fury3.evaluation_terms import ASPECTS, TERMS
from ai.knowledge.fury3.features import NAMES, features
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.fury3.value import WON, points, weights
from ai.whereabouts import Whereabouts
from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Word
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.hidden.trail_proof import turn_links
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import scene

VARIANTS = ("base", "advanced")


@cache
def game(variant: str, seed: int) -> tuple[Fury3State, ...]:
    """The positions of a random game."""
    rng = random.Random(seed)
    states = [RULES.setup(RULES.checked_options({"game": variant}), seed)]
    while states[-1].agenda and len(states) < 500:
        states.append(play(states[-1], rng.choice(legal_actions(states[-1]))))
    return tuple(states)  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_feature_has_a_number_in_every_position(variant: str) -> None:
    for state in game(variant, 2)[::11]:
        found = features(state)
        assert len(found) == len(NAMES) == len(weights(HUNTERS))
        assert found[NAMES.index("one")] == 1


def test_the_value_of_a_finished_game_depends_on_its_result_only() -> None:
    ended = [
        states[-1]
        for variant in VARIANTS
        for seed in range(1, 5)
        if (states := game(variant, seed))[-1].winner >= 0
    ]
    assert ended
    for state in ended:
        assert points(state, HUNTERS) == (WON if state.winner == HUNTERS else -WON)
        chances = [
            Fury3Knowledge().chance(Fury3Knowledge().points(state, player), observe(state, player))
            for player in (HUNTERS, DRACULA)
        ]
        assert chances[state.winner] > 0.9 > 0.1 > chances[1 - state.winner]


@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_draculas_weights_and_not_the_hunters(style: str) -> None:
    usual, styled = Fury3Knowledge(), Fury3Knowledge(taste_of(style))
    states = game("advanced", 3)[40::13]
    assert all(usual.points(state, HUNTERS) == styled.points(state, HUNTERS) for state in states)
    assert any(usual.points(state, DRACULA) != styled.points(state, DRACULA) for state in states)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_words_of_both_sides_measure_the_same_amounts(variant: str) -> None:
    says = evaluation_terms(RULES)
    for state in game(variant, 2)[::23]:
        ours, theirs = (says.measure(state, player) for player in (HUNTERS, DRACULA))
        assert len(ours) == len(theirs) == len(ASPECTS)
        assert [amount for amount, _ in ours] == [amount for amount, _ in theirs]


def test_what_a_person_can_count_is_measured_as_a_number_of_it() -> None:
    for state in game("advanced", 3)[::7]:
        names = (aspect.name for aspect in ASPECTS)
        found = dict(zip(names, TERMS.measure(state, HUNTERS), strict=True))
        counts = {
            "influence": state.influence,
            "damage": state.damage,
            "items": sum(len(sheet.items) for sheet in state.hunters),
            "events": sum(len(sheet.events) for sheet in state.hunters),
            "bites": sum(sheet.bites for sheet in state.hunters),
            "defeated": sum(sheet.defeated for sheet in state.hunters),
            "dracula_events": len(state.events),
        }
        assert {name: found[name][0] for name in counts} == pytest.approx(counts)


def placed(power: int = -1, *, bat: bool = False) -> CardPlaced:
    """A card that Dracula places; only its power and whether it is a flight matter here."""
    values = {name: 0 for name in CardPlaced.__struct_fields__} | {"power": power, "bat": bat}
    return CardPlaced(**values)


@pytest.mark.parametrize(
    ("powers", "links"),
    [
        ([], []),
        ([-1, -1, -1], [0, 1, 2]),
        ([-1, Power.FEED, -1], [0, 0, 1]),
        ([-1, Power.DARK_CALL, Power.FEED], [0, 0, 0]),
        ([Power.FEED, -1], [-1, 0]),
        ([-1, Power.MISDIRECT, -1], [0, 1]),
    ],
)
def test_turns_end_with_the_links_of_their_cards(powers: list[int], links: list[int]) -> None:
    assert turn_links([placed(power) for power in powers]) == links


def test_a_flight_as_a_bat_belongs_to_its_turn() -> None:
    assert turn_links([placed(), placed(bat=True), placed()]) == [1, 2]
    assert turn_links([placed(bat=True)]) == [0]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_places_of_each_turn_add_up(variant: str) -> None:
    checked = 0
    for state in game(variant, 4)[60:400:60]:
        belief = Fury3Knowledge().belief(observe(state, HUNTERS))
        turns = belief.whereabouts().chances
        assert len(turns) <= TURNS
        for places in turns:
            assert sum(places.values()) == pytest.approx(1)
            assert all(chance > 0 for chance in places.values())
            assert list(places.values()) == sorted(places.values(), reverse=True)
            checked += 1
    assert checked > 5


def test_there_are_no_past_places_before_dracula_has_moved() -> None:
    seen = observe(game("base", 1)[0], HUNTERS)
    assert Fury3Knowledge().belief(seen).whereabouts() == Whereabouts()


def test_squashing_centers_on_the_root_and_keeps_the_order() -> None:
    known = Fury3Knowledge()
    values = [known.squash(points, -3.0) for points in (-1e5, -10.0, -3.0, 0.0, 1e5)]
    assert values == sorted(values)
    assert values[2] == 0.5
    assert not known.acts_by_value(HUNTERS)


def test_a_hunter_who_stays_is_not_worth_mentioning_but_a_search_is() -> None:
    state = scene("day", places={"godalming": "paris"})
    state.agenda = (*state.agenda[:-1], HunterAction(0))
    assert [TERMS.sentence(state, Word(word)) for word in ("pass", "rest", "supply", "reserve")] == [None] * 4
    assert str(TERMS.sentence(state, Word("search"))) == "Lord Godalming searches in Paris."
