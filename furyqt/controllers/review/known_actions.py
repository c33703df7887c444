"""The actions of a record that a player knows of; a pass at another player's window is not known."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import State, pending_window, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.record import Record


def known_plies(record: Record, states: Sequence[State], viewer: int | None) -> list[int]:
    """Return the plies of the actions this player knows of, in order; those of all actions for None."""
    plies = range(len(record.actions))
    return [ply for ply in plies if viewer is None or _is_known(record, states, ply, viewer)]


def _is_known(record: Record, states: Sequence[State], ply: int, viewer: int) -> bool:
    """Return whether it is the player's own action, or one that gave them information.

    A pass at a window gives no information; the events after it happen in any case.
    """
    before, after = states[ply], states[ply + 1]
    if player_to_move(before) == viewer:
        return True
    window = pending_window(before)
    if window is not None and record.actions[ply] == window.passing:
        return False
    return bool(events_seen_by((after.told or ())[len(before.told or ()) :], viewer))
