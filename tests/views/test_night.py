"""Night falls on the map: dark land and lit cities, or a band with words in high contrast."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import ATLAS
from furyqt.views.boards import board
from furyqt.views.picture import MapPanel
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import THEMES, apply_theme, theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
CALM = ("light", "dark")
STRONG = ("light_contrast", "dark_contrast")


@pytest.fixture
def table(qtbot: QtBot) -> MapTable:
    found = MapTable(Language().translate)
    qtbot.addWidget(found)
    found.resize(1000, 640)
    found.show()
    qtbot.waitExposed(found)
    found.set_atlas(ATLAS)
    return found


def picture(table: MapTable) -> QImage:
    """The map as it is shown."""
    return table.map.viewport().grab().toImage()


def average(image: QImage) -> float:
    """Return the lightness of the mean of all pixels."""
    mean = image.scaled(
        1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return mean.pixelColor(0, 0).lightnessF()


def lightness(table: MapTable, key: str, across: int = 0) -> float:
    """The mean lightness about a point beside a place."""
    at = table.map.mapFromScene(table.scene.layer.spot(key))
    shown = picture(table)
    around = [(at.x() + across + x, at.y() + y) for x in range(-2, 3) for y in range(-2, 3)]
    return sum(QColor(shown.pixel(x, y)).lightnessF() for x, y in around) / len(around)


@pytest.mark.parametrize("name", CALM)
def test_the_map_is_dark_by_night_and_as_before_by_day(
    table: MapTable, qapp: QApplication, name: str
) -> None:
    apply_theme(qapp, name)
    table.show_panel(MapPanel(is_night=True))
    table.show_panel(MapPanel())  # the first theme of a process moves cached pictures by a part of a pixel
    day = picture(table)
    table.show_panel(MapPanel(is_night=True))
    night = picture(table)
    assert average(night) < average(day)
    table.show_panel(MapPanel())
    assert picture(table) == day


def test_cities_are_lit_by_night(table: MapTable) -> None:
    table.show_panel(MapPanel(is_night=True))
    assert lightness(table, "paris", -13) > lightness(table, "paris", -45) + 0.05


@pytest.mark.parametrize("name", STRONG)
def test_high_contrast_keeps_its_colors_and_says_night_in_words(
    table: MapTable, qapp: QApplication, name: str
) -> None:
    apply_theme(qapp, name)
    before = table.scene.sheet.backgroundBrush()
    table.show_panel(MapPanel(is_night=True))
    band = table.nightfall.band
    assert band.isVisible()
    assert "Night" in band.text()
    assert table.scene.sheet.backgroundBrush() == before
    table.show_panel(MapPanel())
    assert not band.isVisible()


def test_a_change_of_theme_by_night_moves_the_night_to_the_band(table: MapTable, qapp: QApplication) -> None:
    table.show_panel(MapPanel(is_night=True))
    assert not table.nightfall.band.isVisible()
    apply_theme(qapp, "dark_contrast")
    assert table.nightfall.band.isVisible()
    apply_theme(qapp, "dark")
    assert not table.nightfall.band.isVisible()


def test_dusk_takes_a_second_and_does_not_stop_clicks(table: MapTable, qtbot: QtBot) -> None:
    table.speed = 8.0
    table.show_panel(MapPanel(is_night=True))
    assert table.nightfall.is_changing
    assert table.nightfall.fade.isVisible()
    assert table.map.viewport().childAt(300, 300) is None
    qtbot.waitUntil(lambda: not table.nightfall.fade.isVisible())
    assert table.nightfall.is_night


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_night_falls_at_once_without_animation_or_with_reduced_motion(table: MapTable, speed: float) -> None:
    table.set_reduced_motion(speed > 0)
    table.speed = speed
    table.show_panel(MapPanel(is_night=True))
    assert not table.nightfall.is_changing
    assert not table.nightfall.fade.isVisible()


def test_the_third_edition_shows_day_and_night() -> None:
    opening = RULES.setup(RULES.checked_options({}), 1)
    for time, is_night in ((0, False), (1, True), (4, False)):
        state = opening.clone()
        assert isinstance(state, Fury3State)
        state.time = time
        panel = board("fury3").picture(RULES.observe(state, 0)).panel(MapPanel)
        assert panel is not None
        assert panel.is_night is is_night


def test_the_band_grows_with_the_text(table: MapTable, qapp: QApplication) -> None:
    apply_theme(qapp, "light_contrast")
    table.show_panel(MapPanel(is_night=True))
    height = table.nightfall.band.height()
    apply_theme(qapp, "light_contrast", 2.0)
    assert table.nightfall.band.height() > 1.4 * height


def test_every_theme_is_calm_or_strong() -> None:
    assert {*CALM, *STRONG} == set(THEMES)
    assert all((theme(name).night is None) == (name in STRONG) for name in THEMES)
