"""Signs from the drawings before the lines of a list, also to be seen on the ground of a selected line."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QIcon

from furyqt.views import art
from furyqt.views.theme import Colors

_RATIO = 2.0
"""Drawn for screens up to this ratio of dots."""


@dataclass(frozen=True, slots=True)
class Signs:
    """How signs are drawn in one look and text size."""

    colour: str
    selected: str
    side: int

    def icon(self, name: str) -> QIcon:
        """The sign with this name in resources/art/icons."""
        found = QIcon(art.icon(name, self.colour, self.side, _RATIO))
        found.addPixmap(art.icon(name, self.selected, self.side, _RATIO), QIcon.Mode.Selected)
        return found


def signs(colors: Colors, side: int) -> Signs:
    """Signs in the colours of a list's words."""
    return Signs(colors.text, colors.on_accent, side)
