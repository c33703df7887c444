"""One player's knowledge: everything except the deck and the hands of the others."""

from __future__ import annotations

from furyqt.rules.core.agenda import is_over, legal_actions, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.zones import Cards
from tests.toys.candles import words
from tests.toys.candles.actions import CandleAction
from tests.toys.candles.events import CandleEvent
from tests.toys.candles.state import HIDDEN, CandleState
from tests.toys.candles.steps import NextTurn, Refill, Roll, Turn


class CandleObservation(Observation, frozen=True, kw_only=True):
    """Hidden cards are HIDDEN."""

    agenda: tuple[Roll | Turn | Refill | NextTurn, ...]
    actions: tuple[CandleAction, ...]
    events: tuple[CandleEvent, ...]
    round: int
    die: int
    deck: Cards
    row: Cards
    hands: tuple[Cards, ...]
    lit: tuple[Cards, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each player."""
        return tuple(map(sum, self.lit))


def observe(state: CandleState, player: int) -> CandleObservation:
    """Return everything this player knows."""
    to_move = player_to_move(state)
    return CandleObservation(
        player=player,
        to_move=to_move,
        agenda=state.agenda,
        actions=tuple(legal_actions(state)) if to_move == player else (),
        events=events_seen_by(state.told or (), player),
        outcome=outcome(state),
        round=state.round,
        die=state.die,
        deck=(HIDDEN,) * len(state.deck),
        row=state.row,
        hands=tuple(hand if n == player else (HIDDEN,) * len(hand) for n, hand in enumerate(state.hands)),
        lit=state.lit,
    )


def outcome(state: CandleState) -> Outcome | None:
    """Return the outcome: the players with the most points share the victory."""
    if not is_over(state):
        return None
    most = max(state.points)
    winners = tuple(player for player, points in enumerate(state.points) if points == most)
    values = tuple((player in winners) / len(winners) for player in range(len(state.lit)))
    return Outcome(winners, words.WIN.fill(points=most), values, most)
