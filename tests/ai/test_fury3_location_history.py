"""Dracula's past turns, believed locations, and the third edition's knowledge as the search uses it."""

from __future__ import annotations

import random

import pytest

from ai.knowledge import knowledge
from ai.knowledge.fury3.belief import BelievedLocation
from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events import CardPlaced, HunterMoved, LocationRevealed
from furyqt.rules.fury3.hidden.trail_proof import turn_links
from furyqt.rules.fury3.observation import as_hunters_know, observe
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, NOWHERE, SEAS, WALKS
from tests.rules.fury3.scenes import at, scene


def card(number: int, power: int = NONE, *, bat: bool = False) -> CardPlaced:
    return CardPlaced(number, NOWHERE, power, bat=bat)


# ------------------------------------------------------------------------------------ turns


@pytest.mark.parametrize(
    ("cards", "links"),
    [
        ([], []),
        ([card(0), card(1), card(2)], [0, 1, 2]),
        ([card(0), card(1, Power.FEED), card(2)], [0, 0, 1]),
        ([card(0), card(1, Power.DARK_CALL)], [0, 0]),
        ([card(0), card(1, Power.HIDE), card(2)], [0, 1, 2]),
        ([card(0), card(1, Power.MISDIRECT), card(2)], [0, 1]),
        ([card(0), card(1), card(2, bat=True), card(3)], [0, 2, 3]),
    ],
)
def test_each_turn_has_the_last_link_of_its_end(cards: list[CardPlaced], links: list[int]) -> None:
    assert turn_links(cards) == links


def test_other_events_make_no_turn() -> None:
    assert turn_links([HunterMoved(0, "road", 3), card(0), HunterMoved(0, "road", 4)]) == [0]


# ------------------------------------------------------------------------- the knowledge of the hunters


def test_dracula_derives_the_hunters_view_of_his_trail() -> None:
    rng, state, compared = random.Random(9), RULES.setup(RULES.checked_options({"game": "advanced"}), 9), 0
    while not is_over(state):
        if player_to_move(state) == DRACULA and rng.random() < 0.2:
            worked_out, theirs = as_hunters_know(observe(state, DRACULA)), observe(state, HUNTERS)
            assert worked_out.trail == theirs.trail
            assert worked_out.lairs == theirs.lairs
            assert worked_out.leaving == theirs.leaving
            told = events_seen_by(state.told or (), HUNTERS)
            for mine, other in zip(worked_out.events, told, strict=True):
                assert type(mine) is type(other)
                assert mine == other or not isinstance(other, CardPlaced | LocationRevealed | HunterMoved)
            compared += 1
        state = play(state, rng.choice(legal_actions(state)))
    assert compared >= 20


# ---------------------------------------------------------------------- a believed location


def believed_place(place: str, seed: int = 1) -> BelievedLocation:
    return BelievedLocation(lambda _: at(place), random.Random(seed).random)


def test_the_figure_on_the_board_is_the_believed_place() -> None:
    held = believed_place("rome")
    assert held.place(scene(trail=("prague",))) == at("rome")
    assert held.place(scene(trail=("prague",), revealed=True)) == at("prague")


def test_a_believed_place_moves_one_step_per_turn() -> None:
    held, before = believed_place("rome"), at("rome")
    held.place(scene(trail=("prague",), phase=0))
    for phase in range(1, 8):
        place = held.place(scene(trail=("prague",), phase=phase))
        assert place in WALKS[before] or place == before
        assert place not in SEAS
        assert held.place(scene(trail=("prague",), phase=phase)) == place
        before = place


def test_a_power_card_keeps_the_believed_place() -> None:
    held = believed_place("rome")
    held.place(scene(trail=("prague",), phase=0))
    for phase, power in enumerate(("feed", "hide", "dark_call"), 1):
        assert held.place(scene(trail=(power, "prague"), phase=phase)) == at("rome")


def test_a_revealed_location_gives_a_believed_place_near_it() -> None:
    held = believed_place("rome")
    held.place(scene(trail=("prague", "vienna!")))
    shown = scene(trail=("prague!", "vienna!"))
    assert held.place(shown) == at("prague")


# ------------------------------------------------------------------------------ the knowledge


def test_both_sides_gain_by_what_the_other_loses_and_the_hunters_fear_influence_more() -> None:
    known = knowledge(RULES)
    usual, hurt, ahead = scene(), scene(damage=4), scene(influence=4)
    gains = {
        player: [known.points(state, player) - known.points(usual, player) for state in (hurt, ahead)]
        for player in (HUNTERS, DRACULA)
    }
    assert gains[HUNTERS][0] > 0 > gains[DRACULA][0]
    assert gains[HUNTERS][1] < -gains[DRACULA][1] < 0


@pytest.mark.parametrize("points", [-1e9, -8.0, 0.0, 8.0, 1e9])
def test_values_are_even_at_the_root(points: float) -> None:
    known = knowledge(RULES)
    assert known.squash(points, points) == 0.5
    assert known.squash(points + 5, points) >= 0.5


def test_a_style_changes_draculas_points_and_not_the_hunters_actions() -> None:
    at_sea = scene(trail=("north_sea",))
    plain, seafarer = knowledge(RULES), knowledge(RULES, "seafarer")
    assert seafarer.points(at_sea, DRACULA) > plain.points(at_sea, DRACULA)
    assert seafarer.points(at_sea, HUNTERS) == plain.points(at_sea, HUNTERS)


def test_an_unknown_style_is_an_error() -> None:
    with pytest.raises(KeyError, match="sleepy"):
        knowledge(RULES, "sleepy")


@pytest.mark.parametrize("observer", [HUNTERS, DRACULA])
def test_the_guide_of_each_observer_plays_and_repeats(observer: int) -> None:
    state = scene("day", places={"godalming": "vienna"}, trail=("prague", "munich"))
    known, seen = knowledge(RULES), observe(state, observer)

    def line() -> list[object]:
        belief, found, position = known.belief(seen), [], state
        guide = known.guide(position, observer, belief, random.Random(3), 0.1)
        for _ in range(12):
            action = guide.choose(position, legal_actions(position))
            found.append(action)
            position = play(position, action)
        return found

    assert line() == line()
