"""Signs from the drawings before the lines of a list, also visible on a selected line."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QIcon

from furyqt.views import art
from furyqt.views.theme import Colors

_RATIO = 2.0
"""The highest device pixel ratio that the signs are drawn for."""


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs in one theme and text size."""

    color: str
    selected: str
    side: int

    def icon(self, name: str) -> QIcon:
        """Return the sign with this name in resources/art/icons."""
        found = QIcon(art.icon(name, self.color, self.side, _RATIO))
        found.addPixmap(art.icon(name, self.selected, self.side, _RATIO), QIcon.Mode.Selected)
        return found


def signs(colors: Colors, side: int) -> Signs:
    """Return signs in the colors of a list's words."""
    return Signs(colors.text, colors.on_accent, side)
