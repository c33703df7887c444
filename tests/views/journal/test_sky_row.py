"""The clock of a chapter, drawn and in words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from furyqt.views.journal.sky_row import SkyRow


@pytest.mark.parametrize(
    ("day", "is_night", "words"),
    [(0, False, "Days: 6"), (4, False, "Day 4 of 6"), (4, True, "Day 4 of 6, night")],
)
def test_the_days_are_said_in_words(qtbot: QtBot, day: int, is_night: bool, words: str) -> None:
    row = SkyRow()
    qtbot.addWidget(row)
    row.show_days(day, 6, is_night)
    assert row.accessibleName() == words == row.toolTip()


def test_the_present_half_of_a_day_has_a_ring(qtbot: QtBot) -> None:
    row = SkyRow()
    qtbot.addWidget(row)
    row.show_days(0, 4)
    row.resize(row.sizeHint())

    def ringed() -> list[int]:
        """Return the halves in which the color of the ring is."""
        picture, ring = row.grab().toImage(), row.palette().highlight().color()
        wide = picture.width() / 8
        found = {
            min(7, int(x / wide))
            for x in range(picture.width())
            for y in range(picture.height())
            if _distance(picture.pixelColor(x, y), ring) < 40
        }
        return sorted(found)

    assert ringed() == []
    row.show_days(2, 4)
    assert 2 in ringed()
    row.show_days(4, 4, is_night=True)
    assert ringed()[-1] == 7


def _distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())
