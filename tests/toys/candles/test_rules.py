"""The rules of Candles, one per test name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import legal_actions, play
from tests.toys.candles import RULES
from tests.toys.candles.actions import Draw, Light, Take, read
from tests.toys.candles.events import CandleDrawn, HandDealt
from tests.toys.candles.observation import observe, outcome
from tests.toys.candles.setup import HAND, ROW, setup
from tests.toys.candles.state import HIDDEN, CandleState
from tests.toys.candles.steps import ROUNDS, NextTurn, Turn


def position(**fields: object) -> CandleState:
    """Return a two-player position with Red to move, and with these fields."""
    state = setup({"players": "2"}, 1)
    return replace(state, **{"agenda": (Turn(0),), "told": (), **fields})


@pytest.mark.parametrize("count", [2, 3])
def test_as_many_players_as_the_option_says(count: int) -> None:
    options = {"players": str(count)}
    state = setup(options, 5)
    assert len(RULES.table(options).players) == len(state.hands) == count
    assert [len(hand) for hand in state.hands] == [HAND] * count
    assert len(state.row) == ROW


@pytest.mark.parametrize(("die", "values"), [(1, [1]), (3, [1, 3]), (6, [1, 3, 5])])
def test_the_die_limits_the_row_but_not_the_hand(die: int, values: list[int]) -> None:
    state = position(die=die, row=(1, 3, 5), hands=((4, 4), (2,)))
    assert legal_actions(state) == [*map(Take, values), Light(4), Draw()]


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    assert legal_actions(position(die=1, row=(1,), hands=((2,), ()), deck=())) == [Take(1), Light(2)]


def test_a_lit_candle_counts_its_value() -> None:
    state = play(position(die=6, row=(1, 3, 5), lit=((2,), ())), Take(5))
    assert (state.points, state.row) == ((7, 0), (1, 3))


def test_a_drawn_candle_is_hidden_from_the_others() -> None:
    after = play(position(hands=((), ()), deck=(1, 5)), Draw())
    assert after.hands[0] == (5,)
    assert observe(after, 0).events == (CandleDrawn(0, 5),)
    assert observe(after, 1).events == (CandleDrawn(0, HIDDEN),)
    assert observe(after, 1).hands[0] == (HIDDEN,)


def test_a_dealt_hand_is_known_to_its_owner_only() -> None:
    state = setup({"players": "3"}, 4)
    dealt = [event for event in observe(state, 2).events if isinstance(event, HandDealt)]
    assert [event.values for event in dealt] == [(HIDDEN,) * HAND, (HIDDEN,) * HAND, state.hands[2]]


@pytest.mark.parametrize(
    ("lit", "winners", "values"),
    [(((5,), (1,)), (0,), (1.0, 0.0)), (((1, 2), (3,)), (0, 1), (0.5, 0.5))],
)
def test_the_most_points_win_and_a_tie_is_shared(
    lit: tuple[tuple[int, ...], ...], winners: tuple[int, ...], values: tuple[float, ...]
) -> None:
    assert outcome(position(lit=lit)) is None
    ended = outcome(position(lit=lit, agenda=()))
    assert ended is not None
    assert (ended.winners, ended.values) == (winners, values)


def test_the_game_ends_after_the_last_player_of_the_last_round() -> None:
    state = position(round=ROUNDS, hands=((1,), (1,)), deck=(), agenda=(NextTurn(1), Turn(1)))
    assert play(state, Light(1)).agenda == ()
    earlier = replace(state, round=ROUNDS - 1)
    assert play(earlier, Light(1)).round == ROUNDS


@pytest.mark.parametrize("token", ["", "row", "row:6", "hand:0", "draw:1", "pass"])
def test_other_tokens_are_refused(token: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        read(token)
