"""The sheet as a picture: whatever was panned, zoomed or changed before, it looks as if painted afresh."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from furyqt.views.map.sheet.backdrop import Backdrop
from furyqt.views.map.view import MapView
from furyqt.views.theme import theme
from tests.views.maps import picture

MIDDLE = QPointF(640, 400)


@pytest.fixture
def paintings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The areas (in pixels) of the parts of the sheet that were painted."""
    found: list[int] = []
    paint = Backdrop._paint_part

    def counted(self: Backdrop, part: object) -> None:
        found.append(part.width() * part.height())  # type: ignore[attr-defined]
        paint(self, part)  # type: ignore[arg-type]

    monkeypatch.setattr(Backdrop, "_paint_part", counted)
    return found


def afresh(view: MapView) -> QImage:
    """The view with nothing kept."""
    view._forget_all(True)
    return picture(view)


def differences(one: QImage, other: QImage) -> int:
    """How many of some sampled dots differ clearly: dashes may begin elsewhere in a strip."""
    spots = [(x, y) for x in range(0, one.width(), 7) for y in range(0, one.height(), 7)]

    def gap(x: int, y: int) -> int:
        a, b = one.pixelColor(x, y), other.pixelColor(x, y)
        return abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())

    return sum(gap(x, y) > 60 for x, y in spots)


def test_panning_paints_only_what_comes_into_sight(view: MapView, paintings: list[int]) -> None:
    view.zoom_to(1.0, MIDDLE)
    view.center_on("munich")
    whole = picture(view)
    paintings.clear()
    view.scroll_by(-30, 0)
    panned = picture(view)
    assert panned != whole
    assert not paintings
    view.scroll_by(-90, -20)
    panned = picture(view)
    assert 0 < sum(paintings) < 1280 * 800 / 2
    assert differences(panned, afresh(view)) < 40


@pytest.mark.parametrize("step", [(3000, 0), (0, -2500), (700, 500)])
def test_a_long_way_is_painted_all_afresh(view: MapView, step: tuple[int, int]) -> None:
    view.zoom_to(1.5, MIDDLE)
    view.center_on("munich")
    picture(view)
    view.scroll_by(*step)
    assert differences(picture(view), afresh(view)) < 40


def test_at_rest_the_picture_is_in_one_piece(view: MapView, qtbot: QtBot) -> None:
    view.zoom_to(1.0, MIDDLE)
    view.center_on("munich")
    picture(view)
    view.scroll_by(-150, -150)
    picture(view)
    assert view._backdrop.is_patched
    qtbot.waitUntil(lambda: not view._backdrop.is_patched and not view._resting.isActive())
    rested = picture(view)
    assert rested == afresh(view)


def test_zooming_stretches_and_then_paints_crisp(view: MapView, qtbot: QtBot, paintings: list[int]) -> None:
    picture(view)
    paintings.clear()
    view.zoom_to(view.zoom_level() * 2, MIDDLE)
    view.grab()
    assert view.scene().is_settling
    assert not paintings
    qtbot.waitUntil(lambda: not view.scene().is_settling)
    crisp = picture(view)
    assert paintings
    assert crisp == afresh(view)


def test_zooming_out_shows_the_whole_sheet_at_once(view: MapView) -> None:
    picture(view)
    view.zoom_to(2.0, MIDDLE)
    picture(view)
    view.zoom_to(0.3, MIDDLE)
    view.center_on("munich")
    assert view.scene().is_settling
    stretched = view.grab().toImage()
    assert differences(stretched, afresh(view)) < 0.1 * (1280 / 7) * (800 / 7)


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view.scene().set_theme(theme("dark").map),
        lambda view: view.scene().set_highlights({"ionian_sea": "legal"}),
        lambda view: view.scene().set_overlay({"ionian_sea": 1.0}),
        lambda view: view.scene().set_hovered("ionian_sea"),
    ],
    ids=["theme", "legal sea", "likely sea", "hovered sea"],
)
def test_what_changes_on_the_sheet_is_seen(view: MapView, change: Callable[[MapView], None]) -> None:
    before = picture(view)
    change(view)
    after = picture(view)
    assert after != before
    assert after == afresh(view)


def test_a_wider_window_shows_more(view: MapView, qtbot: QtBot) -> None:
    view.zoom_to(1.0, MIDDLE)
    picture(view)
    view.resize(1500, 900)
    qtbot.wait(1)
    shown = picture(view)
    assert shown.width() == 1500
    assert shown == afresh(view)
