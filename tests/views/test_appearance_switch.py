"""A window switched to a theme or a text size looks like one that was started with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
from furyqt.views.access.focus import FocusRing
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.themes.color_vision import GRAYSCALE, STANDARD

SIZE = QSize(1280, 800)
SWITCHES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"theme": "light"}, {"theme": "dark"}),
    ({"theme": "dark_contrast"}, {"theme": "light_contrast"}),
    ({"theme": "light"}, {"text_scale": 1.4}),
    ({"palette": STANDARD}, {"palette": GRAYSCALE}),
]
PAGES = ("start", "learn", "table", "aids", "dracula")
DIALOGS = ("new", "open", "settings", "keys", "about", "help")
SWITCHED = [
    (name, *SWITCHES[(number + turn) % len(SWITCHES)])
    for turn in range(len(SWITCHES))
    for number, name in enumerate(DIALOGS)
]
"""Each dialog with each switch; the first ones have all dialogs and all switches."""
_GRAIN, _MOST = 32, 48
"""The side of the squares that are compared, and the largest difference of their colors."""


@contextmanager
def opened(first: dict[str, Any], scene: str, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window with these settings that shows a page or dialog."""
    settings = Settings()
    settings.update(
        animation_speed=0.0, reduced_motion=True, language="en", theme="light", text_scale=1.0,
        level="random", game="fury3",
    )  # fmt: skip
    settings.update(**first)
    window = MainWindow(settings, Language())
    window.resize(SIZE)
    window.show()
    qtbot.waitExposed(window)
    show(window, scene, qtbot)
    yield window
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    settings.update(language="en")
    window.close()
    window.deleteLater()


def show(window: MainWindow, scene: str, qtbot: QtBot) -> None:
    """Show a page or dialog."""
    if scene in DIALOGS:
        window.commands.actions[scene].trigger()
    elif scene == "learn":
        window.show_learn()
    elif scene != "start":
        seats = (*4 * ("random",), "human") if scene == "dracula" else (*4 * ("human",), "random")
        window.lifecycle.begin(NewGame("fury3", {}, 5, seats, "casual"))
        session, table = window.lifecycle.session, window.table
        assert session is not None
        qtbot.waitUntil(lambda: session.is_persons_turn and bool(table.offers.rows))
        chances = table.view.table.scene.layer
        qtbot.waitUntil(lambda: scene == "dracula" or bool(chances.overlay))
        pages = {"hint": table.hint, "cards": table.view.cards, "aids": table.aids}
        table.tabs.setCurrentWidget(pages.get(scene, table.view.log))


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until layouts and the map have followed."""
    for _ in range(5):
        QApplication.processEvents()
    table = window.pages.table_here
    qtbot.waitUntil(lambda: table is None or not table.view.table.scene.is_settling)


def grabbed(widget: QWidget) -> QImage:
    """A coarse picture of a widget, in which a frame or a letter beside its place makes no difference."""
    whole = widget.grab().toImage()
    coarse = QSize(whole.width() // _GRAIN, whole.height() // _GRAIN)
    mode = Qt.TransformationMode.SmoothTransformation
    return whole.scaled(coarse, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def gap(one: QImage, other: QImage) -> int:
    """The largest difference of two pictures in a color of a pixel."""
    assert one.size() == other.size()
    return max(
        abs(a - b)
        for y in range(one.height())
        for x in range(one.width())
        for a, b in zip(one.pixelColor(x, y).toTuple(), other.pixelColor(x, y).toTuple(), strict=True)
    )


def fonts(window: MainWindow) -> Counter[tuple[str, float]]:
    """The text sizes of all visible widgets of the window and its dialogs, without the ring of the focus,
    which follows the active window.
    """
    shown = (found for found in window.findChildren(QWidget) if found.isVisible())
    return Counter(
        (type(found).__name__, round(found.font().pointSizeF(), 2))
        for found in shown
        if not isinstance(found, FocusRing)
    )


@pytest.mark.mass(3)
@pytest.mark.parametrize(("first", "then"), SWITCHES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_is_switched_looks_like_one_that_was_started(
    qtbot: QtBot, page: str, first: dict[str, Any], then: dict[str, Any]
) -> None:
    with opened(first, page, qtbot) as window:
        window.grab()
        window.settings.update(**then)
        settle(window, qtbot)
        switched, sizes = grabbed(window), fonts(window)
    with opened({**first, **then}, page, qtbot) as window:
        settle(window, qtbot)
        started = grabbed(window)
        assert fonts(window) == sizes
    if "text_scale" not in then:
        assert gap(switched, started) <= _MOST


@pytest.mark.mass(len(DIALOGS))
@pytest.mark.parametrize(("name", "first", "then"), SWITCHED)
def test_an_open_dialog_follows_theme_and_text_size(
    qtbot: QtBot, name: str, first: dict[str, Any], then: dict[str, Any]
) -> None:
    with opened(first, name, qtbot) as window:
        window.settings.update(**then)
        settle(window, qtbot)
        sizes = fonts(window)
        dialog = next(found for found in window.findChildren(QDialog) if found.isVisible())
        ground = dialog.grab().toImage().pixelColor(2, 2)
        fits = dialog.rect().contains(dialog.childrenRect())
    with opened({**first, **then}, name, qtbot) as window:
        settle(window, qtbot)
        dialog = next(found for found in window.findChildren(QDialog) if found.isVisible())
        assert dialog.grab().toImage().pixelColor(2, 2) == ground
        assert fits
        assert fonts(window) == sizes
        assert QApplication.palette().window().color() == ground
