"""Drawings are found, recolored and cached; a missing one gives an empty picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmapCache

from furyqt import paths
from furyqt.views import art

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#000000" d="{d}"/></svg>'


@pytest.fixture(autouse=True)
def drawings(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one icon, a square in its left half, and one drawing twice as wide as tall."""
    folder = tmp_path / "art" / "icons"
    folder.mkdir(parents=True)
    (folder / "half.svg").write_text(SQUARE.format(d="M0 0h12v24H0z"))
    (folder / "broken.svg").write_text("<svg")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    QPixmapCache.clear()
    return folder


def pixel(image: QImage, x: int, y: int) -> QColor:
    return image.pixelColor(x, y)


def test_an_icon_is_drawn_in_its_color() -> None:
    image = art.icon("half", "#c01020", 20).toImage()
    assert pixel(image, 4, 10) == QColor("#c01020")
    assert pixel(image, 15, 10).alpha() == 0


def test_a_screen_of_twice_the_resolution_gets_twice_the_pixels() -> None:
    plain, sharp = art.icon("half", "#000000", 20), art.icon("half", "#000000", 20, 2.0)
    assert plain.size().width() == 20
    assert sharp.size().width() == 40
    assert sharp.deviceIndependentSize().width() == 20
    assert pixel(sharp.toImage(), 18, 3).alpha() == 255
    assert pixel(sharp.toImage(), 21, 3).alpha() == 0


def test_a_drawing_keeps_its_proportions() -> None:
    image = art.pixmap("icons/half", 60, 20).toImage()
    assert (image.width(), image.height()) == (60, 20)
    assert pixel(image, 24, 10).alpha() == 255
    assert pixel(image, 10, 10).alpha() == 0
    assert pixel(image, 34, 10).alpha() == 0


@pytest.mark.parametrize("name", ["icons/nothing", "icons/broken", "", "../icons/half/.."])
def test_a_missing_drawing_is_empty(name: str) -> None:
    assert art.pixmap(name, 20, 20).isNull()


def test_a_drawing_of_width_zero_is_empty() -> None:
    assert art.pixmap("icons/half", 0, 20).isNull()


def test_drawings_are_cached(drawings: Path) -> None:
    first = art.icon("half", "#000000", 20)
    (drawings / "half.svg").write_text("<svg")
    assert art.icon("half", "#000000", 20).cacheKey() == first.cacheKey()


def test_a_drawing_is_read_once_for_all_sizes(drawings: Path) -> None:
    small = art.icon("half", "#000000", 20)
    (drawings / "half.svg").unlink()
    large = art.icon("half", "#000000", 40)
    assert (small.width(), large.width()) == (20, 40)
    assert pixel(large.toImage(), 18, 3).alpha() == 255
