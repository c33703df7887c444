"""Candles, a toy game for two or three players: the shortest example of a game.

Each player lights candles: from the open row, as far as the die allows, or from a hidden hand. After six
rounds the players with the most points win; a tie is a shared victory.
"""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.core.table import PlayerInfo, Table
from furyqt.rules.core.windows import Moment
from tests.toys.candles import words
from tests.toys.candles.actions import CandleAction, read, write
from tests.toys.candles.determinize import determinize
from tests.toys.candles.observation import CandleObservation, observe, outcome
from tests.toys.candles.setup import OPTIONS, TURNS, setup
from tests.toys.candles.state import CandleState

PLAYERS = tuple(map(PlayerInfo, ("red", "blue", "green"), words.PLAYERS))


def table(options: Mapping[str, str]) -> Table:
    """Return the table with the number of players in the options; every hand is hidden from the others."""
    return Table(players=PLAYERS[: int(options["players"])])


def line(position: CandleState) -> int:
    """Return the number of the round, which is the line of the record."""
    return int(position.round)


def moment(position: CandleState | CandleObservation) -> Moment:
    """Return the phase, which is a round."""
    return Moment((position.round,), words.ROUND.fill(round=position.round))


RULES: Ruleset[CandleState, CandleObservation, CandleAction] = Ruleset(
    name="candles",
    version=1,
    title=words.TITLE,
    summary=words.SUMMARY,
    options=OPTIONS,
    table=table,
    setup=setup,
    observe=observe,
    determinize=determinize,
    outcome=outcome,
    read=read,
    write=write,
    line=line,
    summarize=words.summarize,
    estimate=words.estimate,
    moment=moment,
    observation_type=CandleObservation,
    action_type=CandleAction,
    longest=TURNS,
)
