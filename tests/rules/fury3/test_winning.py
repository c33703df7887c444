"""The end of the game (R2)."""

from __future__ import annotations

import random

import pytest

from furyqt.rules.core.agenda import Step, is_over, legal_actions, play, play_with_stops, settle
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import VAMPIRE_INFLUENCE, Encounter
from furyqt.rules.fury3.events import GameEnded, InfluenceChanged
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import hurt
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import do, events_of, option, scene


class Effect(Step, frozen=True):
    """Damage to Dracula, then influence, in one step."""

    damage: int = 0
    influence: int = 0

    def run(self, state: Fury3State) -> None:
        state.hurt_dracula(self.damage)
        state.add_influence(self.influence)


def position(**fields: int) -> Fury3State:
    return Fury3State(**fields)  # type: ignore[arg-type]


def after(state: Fury3State, *effects: Effect) -> Fury3State:
    state.push(*effects, ADVICE)
    settle(state)
    return state


ADVICE = DraculaStart()
"""A decision, so that the game waits for a player."""


def test_r2_1_thirteen_influence_wins_for_dracula() -> None:
    state = after(position(influence=11), Effect(influence=1))
    assert (state.influence, state.winner, is_over(state)) == (12, -1, False)
    state = after(position(influence=12), Effect(influence=4))
    assert (state.influence, state.winner, is_over(state)) == (13, DRACULA, True)


def test_r2_2_fifteen_damage_wins_for_the_hunters() -> None:
    state = after(position(damage=13), Effect(1))
    assert (state.damage, state.winner) == (14, -1)
    state = after(position(damage=14), Effect(5))
    assert (state.damage, state.winner, is_over(state)) == (15, HUNTERS, True)


def test_r2_3_if_both_sides_win_the_hunters_win() -> None:
    state = after(position(damage=14, influence=12), Effect(1, 1))
    assert (state.winner, state.influence) == (HUNTERS, 12)
    assert events_of(state, GameEnded) == [GameEnded(HUNTERS)]


def test_r2_3_no_step_follows_the_end() -> None:
    state = after(position(damage=14), Effect(1), Effect(influence=13))
    assert (state.agenda, state.winner, state.influence) == ((), HUNTERS, 0)
    assert events_of(state, InfluenceChanged) == []


def test_r2_3_a_matured_vampire_that_wins_clears_no_spaces() -> None:
    trail = ("prague", "berlin", "hamburg", "cologne", "brussels", "paris+new_vampire")
    state = scene("dracula", trail=trail, influence=10)
    before = state.trail
    state = do(state, "encounter:new_vampire")
    assert (state.winner, state.influence) == (DRACULA, 13)
    assert state.trail == before
    assert state.trail[-1] is not None


def test_r2_3_dark_call_that_defeats_dracula_draws_nothing() -> None:
    state = scene("dracula", damage=13, options={"game": "advanced"})
    hand, deck, chance = state.encounters, state.encounter_deck, state.chance
    state = do(state, "@dark_call")
    assert state.winner == HUNTERS
    assert (state.encounters, state.encounter_deck, state.chance) == (hand, deck, chance)


def test_r2_3_the_sea_that_defeats_dracula_gives_no_fury() -> None:
    state = scene("dracula", trail=("rome",), damage=13, despair=9)
    state = do(state, "@TS")
    assert (state.winner, state.influence) == (HUNTERS, 0)
    assert isinstance(events_of(state, GameEnded)[0], GameEnded)
    assert state.told is not None
    assert state.told[-1] == GameEnded(HUNTERS)


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_r2_3_the_last_event_of_a_game_is_its_end(game: str) -> None:
    """Nothing of the state changes after `finish`, for every way of winning."""
    for seed in range(6):
        rng, state = random.Random(seed), RULES.setup(RULES.checked_options({"game": game}), seed)
        while not is_over(state):
            state = play(state, rng.choice(legal_actions(state)))
        assert state.told is not None
        assert state.told[-1] == GameEnded(state.winner)
        assert state.agenda == ()


def test_r2_3_intermediate_positions_stop_at_the_end() -> None:
    state = scene("dracula", damage=13, options={"game": "advanced"})
    call = option(state, "@dark_call")
    assert play_with_stops(state, call, lambda step: True)[1] == []


def test_r2_4_a_defeated_hunter_adds_two_and_the_despair() -> None:
    state = scene("day", sheets={"mina": {"damage": 8}}, despair=2)
    hurt(state, 3, 1)
    settle(state)
    assert state.hunters[3].defeated
    assert events_of(state, InfluenceChanged) == [InfluenceChanged(4)]


def test_r2_4_vampires_add_the_influence_on_their_cards() -> None:
    assert VAMPIRE_INFLUENCE == {
        Encounter.NEW_VAMPIRE: 3,
        Encounter.RECKLESS_VAMPIRE: 4,
        Encounter.ARISTOCRATIC_VAMPIRE: 4,
    }


def test_r2_5_influence_does_not_fall_below_zero() -> None:
    state = position(influence=3)
    state.add_influence(-2)
    assert state.influence == 1
    state.add_influence(-2)
    assert state.influence == 0
