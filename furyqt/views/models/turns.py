"""The words for the turns of a hidden figure, counted back from now."""

from __future__ import annotations

from furyqt.rules.core.text import N_, P_, Text

HIDDEN_FIGURE = N_("aids", "the hidden figure")
"""The figure whose places are unknown, in a game that has no name for it."""


def when(turn: int, oldest: int = -1) -> Text:
    """Return "now", a number of turns ago, or a range from one turn to an older one."""
    if oldest > turn:
        return (
            _SPAN.fill(first=turn, last=oldest)
            if turn
            else P_("aids", "Now and %n turn(s) before", "", oldest)
        )
    return P_("aids", "%n turn(s) ago", "", turn) if turn else _NOW


def legend(figure: Text, turn: int) -> Text:
    """Return the meaning of the discs on the map, for the hidden figure with this name."""
    if not turn:
        return _LEGEND_NOW.fill(figure=figure)
    return P_("aids", "Where {figure} may have been %n turn(s) ago", "", turn).fill(figure=figure)


_NOW = N_("aids", "Now")
_SPAN = N_("aids", "{first} to {last} turns ago")
_LEGEND_NOW = N_("aids", "Where {figure} may be now")
