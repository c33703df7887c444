"""The sheet as a picture: after panning, zooming and changes it is as if painted again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from furyqt.views.map.view import MapView
from furyqt.views.theme import theme
from tests.views.maps import picture

MIDDLE = QPointF(640, 400)


@pytest.fixture
def paintings(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The areas (in pixels) of the parts of the sheet that were painted."""
    found: list[float] = []
    render = QGraphicsScene.render

    def counted(
        scene: QGraphicsScene, painter: QPainter, target: QRectF, source: QRectF, mode: Qt.AspectRatioMode
    ) -> None:
        found.append(target.width() * target.height())
        render(scene, painter, target, source, mode)

    monkeypatch.setattr(QGraphicsScene, "render", counted)
    return found


def repainted(view: MapView) -> QImage:
    """Return the view after it has dropped all kept pictures."""
    view.scene().sheet_changed.emit(True)
    return picture(view)


def differences(one: QImage, other: QImage) -> int:
    """Count the sampled dots that differ clearly; dashes may begin elsewhere in a strip."""
    spots = [(x, y) for x in range(0, one.width(), 7) for y in range(0, one.height(), 7)]

    def gap(x: int, y: int) -> int:
        a, b = one.pixelColor(x, y), other.pixelColor(x, y)
        return abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())

    return sum(gap(x, y) > 60 for x, y in spots)


def test_panning_paints_only_newly_visible_parts(view: MapView, paintings: list[float]) -> None:
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
    assert differences(panned, repainted(view)) < 40


@pytest.mark.parametrize("step", [(3000, 0), (0, -2500), (700, 500)])
def test_after_a_long_pan_everything_is_painted_again(view: MapView, step: tuple[int, int]) -> None:
    view.zoom_to(1.5, MIDDLE)
    view.center_on("munich")
    picture(view)
    view.scroll_by(*step)
    assert differences(picture(view), repainted(view)) < 40


def test_an_idle_view_paints_the_picture_in_one_piece(view: MapView, qtbot: QtBot) -> None:
    view.zoom_to(1.0, MIDDLE)
    view.center_on("munich")
    picture(view)
    view.scroll_by(-150, -150)
    picture(view)
    assert view.backdrop.is_patched
    qtbot.waitUntil(lambda: not view.backdrop.is_patched)
    rested = picture(view)
    assert rested == repainted(view)


def test_zooming_stretches_the_picture_and_then_paints_it_crisp(
    view: MapView, qtbot: QtBot, paintings: list[float]
) -> None:
    picture(view)
    paintings.clear()
    view.zoom_to(view.zoom_level() * 2, MIDDLE)
    view.grab()
    assert view.scene().is_settling
    assert not paintings
    qtbot.waitUntil(lambda: not view.scene().is_settling)
    crisp = picture(view)
    assert paintings
    assert crisp == repainted(view)


def test_zooming_out_shows_the_whole_sheet_at_once(view: MapView) -> None:
    picture(view)
    view.zoom_to(2.0, MIDDLE)
    picture(view)
    view.zoom_to(0.3, MIDDLE)
    view.center_on("munich")
    assert view.scene().is_settling
    stretched = view.grab().toImage()
    assert differences(stretched, repainted(view)) < 0.1 * (1280 / 7) * (800 / 7)


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view.scene().set_colors(theme("dark").map),
        lambda view: view.scene().set_highlights({"ionian_sea": "legal"}),
        lambda view: view.scene().set_overlay({"ionian_sea": 1.0}),
        lambda view: view.scene().set_hovered("ionian_sea"),
    ],
    ids=["theme", "legal sea", "likely sea", "hovered sea"],
)
def test_a_change_of_the_sheet_is_visible(view: MapView, change: Callable[[MapView], None]) -> None:
    before = picture(view)
    change(view)
    after = picture(view)
    assert after != before
    assert after == repainted(view)


def test_a_sea_is_lit_also_while_names_wait(view: MapView) -> None:
    before = picture(view)
    view.scene().set_shown(view.scene().shown.adjusted(1, 1, -1, -1))
    view.scene().set_highlights({"ionian_sea": "selected"})
    assert view.scene().is_settling
    waiting = view.grab().toImage()
    view.scene().settle()
    after = picture(view)
    assert differences(before, after) > 100
    assert differences(waiting, after) < 40


def test_the_first_painting_is_that_of_a_whole_map(view: MapView, paintings: list[float]) -> None:
    view.scene().sheet_changed.emit(True)
    view.scene().set_shown(view.scene().shown.adjusted(1, 1, -1, -1))
    assert view.scene().is_settling
    first = view.grab().toImage()
    assert first == repainted(view)


def test_a_wider_window_shows_more(view: MapView, qtbot: QtBot) -> None:
    view.zoom_to(1.0, MIDDLE)
    picture(view)
    view.resize(1500, 900)
    qtbot.waitUntil(lambda: view.grab().width() == 1500)
    shown = picture(view)
    assert shown.width() == 1500
    assert shown == repainted(view)
