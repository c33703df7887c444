"""The words for the turns of a hidden figure, counted back from now."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts

N_ = Texts("aids")

HIDDEN_FIGURE = N_("the hidden figure")
"""The figure whose places are unknown, in a game that has no name for it."""


def when(turn: int, oldest: int = -1) -> Text:
    """Return "now", a number of turns ago, or a range from one turn to an older one."""
    if oldest > turn:
        return _SPAN.fill(first=turn, last=oldest) if turn else N_.plural("Now and %n turn(s) before", oldest)
    return N_.plural("%n turn(s) ago", turn) if turn else _NOW


def legend(figure: Text, turn: int) -> Text:
    """Return the meaning of the discs on the map, for the hidden figure with this name."""
    if not turn:
        return _LEGEND_NOW.fill(figure=figure)
    return N_.plural("Where {figure} may have been %n turn(s) ago", turn).fill(figure=figure)


_NOW = N_("Now")
_SPAN = N_("{first} to {last} turns ago")
_LEGEND_NOW = N_("Where {figure} may be now")
