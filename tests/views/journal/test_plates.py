"""The pictures that the book paints: each shows what its address says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from furyqt.views.journal.old_map import spot_on
from furyqt.views.journal.plates import aspect_of, paint_plate

SIDE = 120


def painted(words: str) -> QImage:
    """Return a plate on white paper."""
    wide = round(SIDE * aspect_of(words))
    picture = QImage(wide, SIDE, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    assert paint_plate(painter, QRectF(0, 0, wide, SIDE), words)
    painter.end()
    return picture


def red(picture: QImage) -> int:
    """Return the number of pixels in the color of blood."""
    colors = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(color.red() > 100 and color.red() > 2 * max(color.green(), color.blue()) for color in colors)


def test_every_metal_and_an_empty_place_look_different(qapp: QApplication) -> None:
    pictures = [painted(f"medal/{medal}/c02") for medal in ("gold", "silver", "bronze", "failed", "none")]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])
    gold, silver = (one.pixelColor(SIDE // 2, 12) for one in pictures[:2])
    assert gold.red() - gold.blue() > 40 > silver.red() - silver.blue()
    assert pictures[0] != painted("medal/gold/c03")


def test_wounds_and_bites_are_seen(qapp: QApplication) -> None:
    whole, hurt, grave, bitten = (
        painted(f"rider/{state}/portraits/seward") for state in ("0/0", "1/0", "2/0", "0/1")
    )
    assert red(whole) == 0
    assert 0 < red(hurt) < red(grave)
    assert red(bitten) > 0


def test_a_bar_is_as_high_as_its_count(qapp: QApplication) -> None:
    picture = painted("bars/1,0,4")
    third = picture.width() // 3
    heights = [
        sum(picture.pixelColor(third * number + third // 2, y).lightness() < 200 for y in range(SIDE))
        for number in range(3)
    ]
    assert heights[1] < heights[0] < heights[2]
    assert heights[2] > 3 * heights[0]


def test_a_disc_lies_where_he_was_met(qapp: QApplication) -> None:
    words = "met/london.3,unknown_place.2"
    picture = painted(words)
    spot = spot_on(QRectF(picture.rect()), "london")
    assert spot is not None
    assert red(painted("met/")) == 0
    color = picture.pixelColor(spot.toPoint())
    assert color.red() > color.green() + 40
    assert spot_on(QRectF(picture.rect()), "unknown_place") is None


@pytest.mark.parametrize("words", ["", "art/items/knife", "medals"])
def test_other_addresses_are_no_plates(qapp: QApplication, words: str) -> None:
    picture = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    assert not paint_plate(painter, QRectF(0, 0, 10, 10), words)
    painter.end()
