"""Which actions of a record a player knows of: a pass at another player's window is none of them."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import State, pending_window, player_to_move
from furyqt.rules.core.events import told_to
from furyqt.rules.core.record import Record


def known_plies(record: Record, states: Sequence[State], viewer: int | None) -> list[int]:
    """The plies of the actions this player knows of, in order; those of all actions for None."""
    plies = range(len(record.actions))
    return [ply for ply in plies if viewer is None or _is_known(record, states, ply, viewer)]


def _is_known(record: Record, states: Sequence[State], ply: int, viewer: int) -> bool:
    """Whether it is the player's own action, or one that told them something.

    A pass at a window tells nothing; what is told after it happens in any case.
    """
    before, after = states[ply], states[ply + 1]
    if player_to_move(before) == viewer:
        return True
    window = pending_window(before)
    if window is not None and record.actions[ply] == window.passing:
        return False
    return bool(told_to((after.told or ())[len(before.told or ()) :], viewer))
