"""Revealing Dracula's moves to the hunters (L8)."""

from __future__ import annotations

from furyqt.rules.lite.events import MoveRevealed
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import HIDE, TELEPORT, UNKNOWN


def reveal_trail(state: LiteState, bits: int) -> None:
    """Reveal the entries of the trail in a mask (L8.3), oldest first."""
    newest = len(state.moves) - 1
    for age in range(bits.bit_length() - 1, -1, -1):
        if bits >> age & 1:
            reveal_round(state, newest - age)


def reveal_round(state: LiteState, round_: int) -> None:
    """Reveal the move of a round and the moves it refers to, up to a LOCATION or TELEPORT (L8.2)."""
    while True:
        code = state.moves[round_]
        if code == TELEPORT or code in UNKNOWN:
            return
        if code <= HIDE:
            reveal_only(state, round_)
        if code < HIDE:
            return
        round_ -= max(1, code - HIDE)


def reveal_only(state: LiteState, round_: int) -> None:
    """Show one LOCATION or HIDE move without its chain (L8.6)."""
    bit = 1 << round_
    if not state.revealed & bit:
        state.revealed |= bit
        state.tell(MoveRevealed, round_, state.moves[round_])
