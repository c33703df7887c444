"""A step of the text size does no more work than necessary, and what is painted first is already right."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGroupBox, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.map.names.layer import NameLayer
from furyqt.views.theme import apply_theme
from tests.views.conftest import Begin


class Receivers(QObject):
    """Notes the receivers of a kind of events in the whole program."""

    def __init__(self, app: QApplication, kind: QEvent.Type) -> None:
        super().__init__(app)
        self.kind, self.found = kind, list[str]()
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == self.kind:
            self.found.append(type(watched).__name__)
        return False


class FirstPaint(QObject):
    """Notes the places of all visible widgets when a window is asked to paint."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window, self.places = window, dict[int, QRect]()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest and not self.places:
            self.places = places(self.window)
        return False


def places(window: QWidget) -> dict[int, QRect]:
    """Return the place of each visible widget by its identity; lists lay out their lines as they paint."""
    inside = {
        id(one) for view in window.findChildren(QAbstractItemView) for one in view.findChildren(QWidget)
    }
    shown = (one for one in window.findChildren(QWidget) if one.isVisible())
    return {id(one): one.geometry() for one in shown if id(one) not in inside}


def begin_as_dracula(window: MainWindow, qtbot: QtBot) -> None:
    """Begin a game and wait for the question to Dracula: until the answer nothing happens by itself."""
    window.lifecycle.begin(NewGame("fury3", {}, 7, (*4 * ("random",), "human"), "casual"))
    qtbot.waitUntil(lambda: window.table.choices.list.model().rowCount() > 0)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[NameLayer]:
    """The layers of names for which places were searched, in order."""
    found: list[NameLayer] = []
    refresh = NameLayer.refresh

    def noted(layer: NameLayer, *around: object) -> None:
        found.append(layer)
        refresh(layer, *around)  # type: ignore[arg-type]

    monkeypatch.setattr(NameLayer, "refresh", noted)
    return found


def test_a_step_styles_almost_no_widget_again(window: MainWindow, begin: Begin, qapp: QApplication) -> None:
    window.resize(1280, 1000)  # high enough for the sheets to stay where they are
    begin()
    receivers = Receivers(qapp, QEvent.Type.StyleChange)
    window.settings.update(text_scale=1.3)
    assert len(receivers.found) <= 2
    window.settings.update(theme="dark")
    assert len(receivers.found) > 100
    qapp.removeEventFilter(receivers)


@pytest.mark.parametrize("scale", [1.3, 1.7])
def test_the_first_paint_after_a_step_shows_everything_in_its_place(
    window: MainWindow, begin: Begin, qtbot: QtBot, scale: float
) -> None:
    begin()
    qtbot.wait(50)
    watch = FirstPaint(window)
    window.settings.update(text_scale=scale)
    qtbot.waitUntil(lambda: bool(watch.places))
    qtbot.waitUntil(lambda: not window.table.view.table.scene.is_settling)
    assert watch.places == places(window)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_board_and_the_trail_have_their_places_in_the_first_paint(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """The widths of tracks, decks and spaces follow from each other."""
    window.resize(*size)
    begin_as_dracula(window, qtbot)
    for scale in (2.0, 1.5, 1.9, 1.0):
        qtbot.waitUntil(lambda: not window.table.view.table.scene.is_settling)
        qtbot.wait(50)
        watch = FirstPaint(window)
        window.settings.update(text_scale=scale)
        qtbot.waitUntil(lambda watch=watch: bool(watch.places))
        qtbot.waitUntil(lambda: not window.table.view.table.scene.is_settling)
        assert watch.places == places(window), scale


def test_the_map_asks_for_the_same_width_in_every_width(window: MainWindow, qtbot: QtBot) -> None:
    """Text in the trail is larger in a wider column, which makes the trail higher and the map narrower."""
    window.resize(1280, 720)
    begin_as_dracula(window, qtbot)
    window.settings.update(text_scale=2.0)
    column, trail = window.table.view.column, window.table.view.trail
    height, heights, wanted = column.height(), set(), set()
    for width in range(400, 1200, 20):
        trail.resize(width, trail.height())
        heights.add(trail.usual_height(height))
        wanted.add(column.map_width(height, 700))
    assert len(heights) > 1
    assert len(wanted) == 1


def test_names_of_the_map_settle_once_after_the_last_step(
    window: MainWindow, begin: Begin, qtbot: QtBot, searches: list[NameLayer]
) -> None:
    begin()
    scene = window.table.view.table.scene
    qtbot.waitUntil(lambda: not scene.is_settling)
    searches.clear()
    for scale in (1.2, 1.4):
        window.settings.update(text_scale=scale)
    assert scene.is_settling
    assert searches == []
    qtbot.waitUntil(lambda: not scene.is_settling)
    assert searches == [scene.names]
    assert scene.layer.text_scale == 1.4


def test_a_group_has_space_for_a_larger_title(qtbot: QtBot, qapp: QApplication) -> None:
    def shown() -> QGroupBox:
        group = QGroupBox("Title")
        QVBoxLayout(group).addWidget(QLabel("words"))
        qtbot.addWidget(group)
        group.show()
        return group

    usual = shown()
    before = usual.contentsRect().top()
    apply_theme(qapp, "light", 2.0)
    assert usual.contentsRect().top() == shown().contentsRect().top() > before
    assert usual.font() == shown().font()
