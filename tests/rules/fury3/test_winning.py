"""Rules R2: how the game ends."""

from __future__ import annotations

from furyqt.rules.core.agenda import is_over, settle
from furyqt.rules.fury3.decks import VAMPIRE_INFLUENCE, Encounter
from furyqt.rules.fury3.events import GameEnded, InfluenceChanged
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import hurt
from furyqt.rules.fury3.steps.turn.rounds import Round
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import scene, told


def position(**fields: int) -> Fury3State:
    return Fury3State(agenda=(Round(),), **fields)  # type: ignore[arg-type]


def test_r2_1_thirteen_influence_wins_for_dracula() -> None:
    state = position(influence=11)
    state.add_influence(1)
    assert (state.influence, state.winner, is_over(state)) == (12, -1, False)
    state.add_influence(4)
    assert (state.influence, state.winner, is_over(state)) == (13, DRACULA, True)


def test_r2_2_fifteen_damage_wins_for_the_hunters() -> None:
    state = position(damage=13)
    state.hurt_dracula(1)
    assert (state.damage, state.winner) == (14, -1)
    state.hurt_dracula(5)
    assert (state.damage, state.winner, is_over(state)) == (15, HUNTERS, True)


def test_r2_3_together_the_hunters_win() -> None:
    state = position(damage=14, influence=12)
    state.hurt_dracula(1)
    state.add_influence(1)
    assert state.winner == HUNTERS
    assert told(state, GameEnded) == [GameEnded(HUNTERS)]


def test_r2_3_nothing_happens_after_the_end() -> None:
    state = position(damage=14)
    state.hurt_dracula(1)
    state.push(Round())
    assert state.agenda == ()


def test_r2_4_a_defeated_hunter_is_worth_two_and_the_despair() -> None:
    state = scene("day", sheets={"mina": {"damage": 8}}, despair=2)
    hurt(state, 3, 1)
    settle(state)
    assert state.hunters[3].defeated
    assert told(state, InfluenceChanged) == [InfluenceChanged(4)]


def test_r2_4_the_numbers_on_the_vampires() -> None:
    assert VAMPIRE_INFLUENCE == {
        Encounter.NEW_VAMPIRE: 3,
        Encounter.RECKLESS_VAMPIRE: 4,
        Encounter.ARISTOCRATIC_VAMPIRE: 4,
    }


def test_r2_5_influence_never_falls_below_nothing() -> None:
    state = position(influence=3)
    state.add_influence(-2)
    assert state.influence == 1
    state.add_influence(-2)
    assert state.influence == 0
