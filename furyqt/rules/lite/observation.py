"""Everything one player knows of a simplified game, and nothing else (L2.5, L8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec import structs

from furyqt.rules.core.agenda import Action, legal_actions, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.lite import words
from furyqt.rules.lite.actions import LiteAction
from furyqt.rules.lite.events import LiteEvent
from furyqt.rules.lite.state import LiteOptions, LiteState
from furyqt.rules.lite.steps.dracula import DraculaMove
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.steps.turns import Turn
from furyqt.rules.lite.tables import (
    CASTLE,
    DRACULA,
    DRACULA_FIGURE,
    HIDE,
    HUNTERS,
    SEAS,
    START_SCORE,
    TELEPORT,
    UNKNOWN,
    UNKNOWN_CITY,
    UNKNOWN_SEA,
)
from furyqt.rules.mechanisms.masking import Computed, Public, declared


class LiteObservation(Observation, frozen=True, kw_only=True):
    """One player's knowledge.

    Only `moves` and `lairs` differ between the players: a hidden move is UNKNOWN_CITY or UNKNOWN_SEA in both.
    The masks are as in LiteState; the moves of the trail with a living trap are public, only their places may
    be hidden.
    """

    agenda: tuple[Turn | HunterMove | DraculaMove, ...]
    actions: tuple[LiteAction, ...]
    events: tuple[LiteEvent, ...]
    options: Public[LiteOptions]
    round: Public[int]
    places: Public[tuple[int, int, int, int]]
    lives: Public[tuple[int, int, int, int]]
    blood: Public[int]
    score: Public[int]
    moves: Computed[tuple[int, ...]]
    lairs: Computed[tuple[int, ...]]
    revealed: Public[int]
    traps: Public[int]
    vampires: Public[int]
    rests: Public[int]
    faulty: Public[int]

    @property
    def figure(self) -> int:
        """Return the figure to move, 0-4; after the end -1."""
        return figure_to_move(self)


MASK = declared(LiteObservation)


def figure_to_move(position: LiteState | LiteObservation) -> int:
    """Return the number of the figure whose decision is pending, or -1 after the end."""
    step = position.agenda[-1] if position.agenda else None
    return step.hunter if isinstance(step, HunterMove) else DRACULA_FIGURE if step else -1


def observe(state: LiteState, player: int) -> LiteObservation:
    """Return everything this player knows."""
    to_move = player_to_move(state)
    moves = state.moves if player == DRACULA else shown_moves(state)
    return LiteObservation(
        player=player,
        to_move=to_move,
        agenda=state.agenda,  # type: ignore[arg-type]
        actions=tuple(legal_actions(state)) if to_move == player else (),  # type: ignore[arg-type]
        events=events_seen_by(state.told or (), player),  # type: ignore[arg-type]
        outcome=outcome(state),
        moves=moves,
        lairs=resolved(moves),
        **MASK.seen(state, player),
    )


def outcome(state: LiteState) -> Outcome | None:
    """Return the outcome; the score is the hunters' share, Dracula gets the rest (L3.1, L3.2)."""
    if state.agenda:
        return None
    if state.blood <= 0:
        kept = max(0, state.score) / START_SCORE
        return Outcome((0,), words.HUNTERS_WIN, (kept, 1 - kept), state.score)
    return Outcome((1,), words.DRACULA_WINS, (0.0, 1.0), state.score)


def shown_moves(position: LiteState | LiteObservation) -> tuple[int, ...]:
    """Return Dracula's moves as the hunters know them now (L8.1, L8.2)."""
    return tuple(
        code
        if code > HIDE or position.revealed >> round_ & 1
        else UNKNOWN_SEA
        if lair in SEAS
        else UNKNOWN_CITY
        for round_, (code, lair) in enumerate(zip(position.moves, position.lairs, strict=True))
    )


def resolved(moves: Iterable[int]) -> tuple[int, ...]:
    """Return the place of each move, as far as the moves show it: a place, UNKNOWN_CITY or UNKNOWN_SEA
    (L12.3).
    """
    lairs: list[int] = []
    for code in moves:
        if code == TELEPORT:
            lairs.append(CASTLE)
        elif code < HIDE or code in UNKNOWN:
            lairs.append(code)
        else:
            lairs.append(lairs[-max(1, code - HIDE)])
    return tuple(lairs)


def destination(observation: LiteObservation, action: Action) -> int:
    """Return the place an action leads to, as an index; NOWHERE if it is not a move."""
    return cast("LiteAction", action).destination(observation.lairs)


def as_hunters_know(observation: LiteObservation) -> LiteObservation:
    """Return the hunters' knowledge, as Dracula can calculate it (L2.5)."""
    moves = shown_moves(observation)
    return structs.replace(
        observation,
        player=HUNTERS,
        actions=(),
        events=events_seen_by(observation.events, HUNTERS),
        moves=moves,
        lairs=resolved(moves),
    )
