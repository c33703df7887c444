"""The words for Dracula turns, counted back from now."""

from __future__ import annotations

from furyqt.rules.core.text import N_, P_, Text


def when(turn: int, oldest: int = -1) -> Text:
    """Return "now", a number of turns ago, or a range from one turn to an older one."""
    if oldest > turn:
        return (
            _SPAN.fill(first=turn, last=oldest)
            if turn
            else P_("aids", "Now and %n turn(s) before", "", oldest)
        )
    return P_("aids", "%n turn(s) ago", "", turn) if turn else _NOW


def legend(turn: int) -> Text:
    """Return the meaning of the discs on the map."""
    if not turn:
        return _LEGEND_NOW
    return P_("aids", "Where Dracula may have been %n turn(s) ago", "", turn)


_NOW = N_("aids", "Now")
_SPAN = N_("aids", "{first} to {last} turns ago")
_LEGEND_NOW = N_("aids", "Where Dracula may be now")
