"""The town by mouse, by dragging and by keys, its marks, its words and its look."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import in_english
from furyqt.views.panels.players.patterns import fill_with_color
from furyqt.views.picture import PieceWay, TownPanel
from furyqt.views.theme import THEMES, apply_theme, theme
from furyqt.views.town.view import NO_SPOT, TownMarks, bow
from furyqt.views.town.widget import TownWidget
from tests.views.town.towns import ANNA, VEHICLE, town, words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
LEGAL = frozenset({10, 40, VEHICLE})
WORDS = {10: "Go there.", 20: "Bert is there.", 40: "Work.", VEHICLE: "Get on."}


@pytest.fixture
def shown(qtbot: QtBot) -> TownWidget:
    found = TownWidget(in_english)
    qtbot.addWidget(found)
    found.resize(1000, 560)
    found.show_panel(town())
    found.offer(LEGAL, WORDS)
    found.show()
    qtbot.waitExposed(found)
    return found


def at(widget: TownWidget, spot: int) -> QPoint:
    """Return the middle of a spot."""
    return widget.box_of(spot).center().toPoint()


def picture(widget: TownWidget) -> QImage:
    """Return the widget as it is painted."""
    return widget.grab().toImage()


# ------------------------------------------------------------------------------------------------- choosing


@pytest.mark.parametrize("spot", [10, 20, VEHICLE])
def test_a_click_chooses_a_spot_legal_or_not(shown: TownWidget, qtbot: QtBot, spot: int) -> None:
    with qtbot.waitSignal(shown.spot_chosen) as chosen:
        qtbot.mouseClick(shown, LEFT, pos=at(shown, spot))
    assert chosen.args == [spot]


def test_only_a_key_shows_the_mark_of_the_keyboard(shown: TownWidget, qtbot: QtBot) -> None:
    qtbot.mouseClick(shown, LEFT, pos=at(shown, 10))
    shown.setFocus(Qt.FocusReason.MouseFocusReason)
    assert shown.marks.focused == NO_SPOT
    qtbot.keyClick(shown, Qt.Key.Key_Home)
    assert shown.marks.focused != NO_SPOT
    qtbot.mouseClick(shown, LEFT, pos=at(shown, 10))
    assert shown.marks.focused == NO_SPOT


def test_a_click_beside_everything_chooses_nothing(shown: TownWidget, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(shown.spot_chosen):
        qtbot.mouseClick(shown, LEFT, pos=QPoint(1, 1))
        qtbot.mouseClick(shown, Qt.MouseButton.RightButton, pos=at(shown, 10))


def test_a_figure_is_dragged_from_its_home_to_a_space(shown: TownWidget, qtbot: QtBot) -> None:
    still = picture(shown)
    qtbot.mousePress(shown, LEFT, pos=shown.places.home.center().toPoint())
    qtbot.mouseMove(shown, at(shown, 40) + QPoint(40, 0))
    assert picture(shown) != still
    with qtbot.waitSignal(shown.spot_chosen) as chosen:
        qtbot.mouseMove(shown, at(shown, 40))
        qtbot.mouseRelease(shown, LEFT, pos=at(shown, 40))
    assert chosen.args == [40]


def test_a_figure_dropped_beside_everything_stays(shown: TownWidget, qtbot: QtBot) -> None:
    qtbot.mousePress(shown, LEFT, pos=shown.places.home.center().toPoint())
    qtbot.mouseMove(shown, QPoint(2, 2))
    with qtbot.assertNotEmitted(shown.spot_chosen):
        qtbot.mouseRelease(shown, LEFT, pos=QPoint(2, 2))
    qtbot.mouseMove(shown, QPoint(3, 3))
    assert picture(shown) == picture(shown)


def test_the_figure_of_another_player_is_not_dragged(shown: TownWidget, qtbot: QtBot) -> None:
    qtbot.mouseMove(shown, QPoint(2, 2))
    still = picture(shown)
    qtbot.mousePress(shown, LEFT, pos=at(shown, 20))
    qtbot.mouseMove(shown, QPoint(2, 2))
    assert picture(shown) == still
    qtbot.mouseRelease(shown, LEFT, pos=QPoint(2, 2))


# ----------------------------------------------------------------------------------------------------- keys


def test_everything_works_by_keys(shown: TownWidget, qtbot: QtBot) -> None:
    shown.setFocus()
    assert shown.accessibleDescription() == "Space 10. Go there."
    with qtbot.waitSignal(shown.spot_hovered) as hovered:
        qtbot.keyClick(shown, Qt.Key.Key_Right)
    assert hovered.args == [11]
    qtbot.keyClick(shown, Qt.Key.Key_End)
    assert shown.accessibleDescription() == "The bus has 4 guests. Get on."
    qtbot.keyClick(shown, Qt.Key.Key_Home)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(shown.spot_chosen) as chosen:
            qtbot.keyClick(shown, key)
        assert chosen.args == [10]


def test_without_a_question_home_and_end_do_nothing(shown: TownWidget, qtbot: QtBot) -> None:
    shown.offer(frozenset(), {})
    shown.setFocus()
    with qtbot.assertNotEmitted(shown.spot_hovered):
        qtbot.keyClick(shown, Qt.Key.Key_End)
    assert shown.accessibleDescription() == "Space 10."


# ---------------------------------------------------------------------------------------------------- words


def test_a_screen_reader_hears_the_town_and_its_clock(shown: TownWidget) -> None:
    assert shown.accessibleName() == "A town: Hour 5."
    assert shown.describe(20) == "Space 20. Bert is there."
    assert shown.describe(50) == "Space 50."
    assert shown.describe(NO_SPOT) == ""


def test_the_pointer_reports_the_spot(shown: TownWidget, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.spot_hovered) as hovered:
        qtbot.mouseMove(shown, at(shown, 40))
    assert hovered.args == [40]
    assert shown.cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(shown, at(shown, 50))
    assert shown.cursor().shape() == Qt.CursorShape.ArrowCursor


# ---------------------------------------------------------------------------------------------------- marks


def test_marks_follow_offer_selection_and_refusal(shown: TownWidget, qtbot: QtBot) -> None:
    shown.clearFocus()
    assert shown.marks == TownMarks(LEGAL)
    shown.select(40)
    shown.refuse(20)
    assert (shown.marks.selected, shown.marks.refused) == (40, 20)
    qtbot.waitUntil(lambda: shown.marks.refused == NO_SPOT)
    shown.offer(frozenset(), {})
    assert shown.marks == TownMarks()


@pytest.mark.parametrize("mark", ["legal", "selected", "refused", "hovered", "focused"])
def test_every_mark_can_be_seen(shown: TownWidget, mark: str) -> None:
    plain = TownMarks()
    marked = replace(plain, **{mark: frozenset({40}) if mark == "legal" else 40})
    assert list(plain.boxes(shown.places, VEHICLE)) == []
    assert [number for number, _ in marked.boxes(shown.places, VEHICLE)] == [40]


def test_the_ways_of_others_are_arrows(shown: TownWidget) -> None:
    before = picture(shown)
    shown.show_ways((PieceWay("bert", 0, (-1, 40, 20)),))
    assert picture(shown) != before
    shown.show_ways(())
    assert picture(shown) == before


@pytest.mark.parametrize("high", [5.0, 395.0])
@pytest.mark.parametrize("ends", [(10.0, 890.0), (890.0, 10.0)])
def test_no_arrow_is_cut_by_the_edge_of_the_town(high: float, ends: tuple[float, float]) -> None:
    room = QRectF(0, 0, 900, 400)
    assert room.contains(bow(QPointF(ends[0], high), QPointF(ends[1], high), room).boundingRect())


# ----------------------------------------------------------------------------------------------------- look


def changed(panel: TownPanel) -> list[TownPanel]:
    """Return the town with one thing changed at a time."""
    first, *rest = panel.sites
    spaces = first.spaces
    assert panel.clock is not None
    assert panel.vehicle is not None
    return [
        replace(panel, is_night=True),
        replace(panel, waiting=()),
        replace(panel, clock=replace(panel.clock, hour=6)),
        replace(panel, clock=replace(panel.clock, round=3)),
        replace(panel, vehicle=replace(panel.vehicle, passengers=3)),
        replace(panel, sites=(replace(first, owner=5), *rest)),
        replace(panel, sites=(replace(first, name=words("Elsewhere")), *rest)),
        replace(
            panel, sites=(replace(first, spaces=(replace(spaces[0], figures=(ANNA,)), *spaces[1:])), *rest)
        ),
        replace(panel, sites=(replace(first, spaces=(*spaces[:-1], replace(spaces[-1], owner=4))), *rest)),
    ]


def test_every_change_can_be_seen(shown: TownWidget) -> None:
    pictures = [picture(shown)]
    for panel in changed(town()):
        shown.show_panel(panel)
        pictures.append(picture(shown))
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


@pytest.mark.parametrize("name", THEMES)
def test_every_theme_has_its_look(shown: TownWidget, qapp: QApplication, name: str) -> None:
    light = picture(shown)
    apply_theme(qapp, name)
    assert (picture(shown) == light) == (name == "light")


def test_larger_text_makes_a_narrower_grid_that_is_higher(shown: TownWidget) -> None:
    before = shown.minimumHeight()
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * 2)
    shown.setFont(font)
    assert shown.minimumHeight() > 2 * before
    assert set(shown.places.spaces) == {space.number for space in town().spaces}
    assert shown.places.tower.bottom() <= shown.height()


def test_a_game_without_a_town_needs_no_room(shown: TownWidget) -> None:
    shown.show_panel(None)
    assert shown.minimumHeight() == 0
    assert shown.describe(10) == ""
    picture(shown)


def test_every_player_has_a_pattern_of_their_own(qapp: QApplication) -> None:
    colors = replace(theme("light").map, pieces=("#808080",) * 6, piece_inks=("#000000",) * 6)
    found = []
    for color in range(6):
        pixmap = QPixmap(40, 40)
        pixmap.fill(Qt.GlobalColor.white)
        painter, path = QPainter(pixmap), QPainterPath()
        path.addRect(0, 0, 40, 40)
        fill_with_color(painter, path, color, colors, 8.0)
        painter.end()
        found.append(pixmap.toImage())
    assert all(one != other for n, one in enumerate(found) for other in found[:n]), "also without colors"


def test_a_tool_tip_has_the_description_in_short_lines(shown: TownWidget) -> None:
    shown.offer(LEGAL, {**WORDS, 10: "Go there and do everything that can be done there today. " * 3})
    lines = shown.tip(10).split("\n")
    assert lines[0] == "Space 10."
    assert len(lines) > 3
    assert max(map(len, lines)) <= 60
    assert " ".join(lines).split() == shown.describe(10).split()
    assert shown.tip(NO_SPOT) == ""
