"""Words stay complete in narrow and low panels with large text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Texts, in_english
from furyqt.views.learn.spotlight import Spotlight
from furyqt.views.models.sheet import Cell, SheetLine, SheetModel
from furyqt.views.panels.deduction.aids_lists import EvidencePage
from furyqt.views.panels.fitted_text import FittedLabel
from furyqt.views.panels.painting import larger, narrowed
from furyqt.views.panels.playback.lesson import LessonPanel
from furyqt.views.panels.playback.transport import Transport
from furyqt.views.panels.segments import Segment
from furyqt.views.panels.sheet_rows import surname
from furyqt.views.panels.tracks import TrackStrip
from furyqt.views.picture import Evidence, Gauge
from furyqt.views.theme import usual_text
from tools.looks.faults import page_faults

N_ = Texts("test")

TITLE = "Draculas Spur, neuester Zug zuerst, und seine Unterschlüpfe"
NAME = "Verzweiflung"


def large(factor: float = 2.0) -> QFont:
    font = QGuiApplication.font()
    font.setPointSizeF(usual_text() * factor)
    return font


@pytest.mark.parametrize("share", [1.1, 0.85, 0.6])
def test_a_fitted_label_draws_its_text_complete_and_keeps_its_font(qtbot: QtBot, share: float) -> None:
    label = FittedLabel()
    qtbot.addWidget(label)
    label.setFont(large())
    label.setText(TITLE)
    height = label.sizeHint().height()
    label.resize(round(label.sizeHint().width() * share), height)
    assert QFontMetrics(label.drawn_font).horizontalAdvance(TITLE) <= label.width()
    assert label.minimumSizeHint() == QSize(1, height)
    assert label.font() == large()
    assert (label.drawn_font == large()) == (share > 1)


def test_the_names_of_tracks_are_complete_in_the_width_they_need(qtbot: QtBot) -> None:
    strip = TrackStrip(Language().translate)
    qtbot.addWidget(strip)
    strip.setFont(large())
    strip.set_gauges((Gauge(N_("Mina"), 4, 15, N_("Mina")),) * 3)
    assert strip.need >= sum(track.least for track in strip.widgets)
    words = narrowed(larger(large(), 0.74), NAME, 0)
    assert 0.5 * usual_text() < words.pointSizeF() < usual_text()


def test_a_replay_shows_its_slider_and_the_whole_count_beside_large_buttons(qtbot: QtBot) -> None:
    bar = Transport()
    qtbot.addWidget(bar)
    bar.setFont(large())
    bar.resize(1280, bar.sizeHint().height())
    bar.show()
    letter = bar.fontMetrics().averageCharWidth()
    assert all(button.width() < 7 * letter for button in bar.buttons.values())
    assert bar.slider.width() > 10 * letter


def test_a_long_lesson_text_in_a_low_window_is_scrolled_and_leaves_the_table(qtbot: QtBot) -> None:
    panel = LessonPanel()
    qtbot.addWidget(panel)
    panel.setFont(large())
    panel.set_lesson("Lesson", (TITLE * 20,))
    panel.show_step("1", TITLE * 20)
    panel.resize(700, 720)
    panel.show()
    panel.set_lesson("Lesson", (TITLE * 20,))
    assert panel.sizeHint().height() < 0.5 * 720
    assert panel.text.height() > panel.sizeHint().height()


def test_the_word_of_the_spotlight_does_not_cover_the_lesson(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    lesson, light = QWidget(window), Spotlight(window)
    lesson.setGeometry(0, 0, 600, 100)
    window.show()
    box = QRect(100, 110, 60, 20)
    light.point((QRect(window.mapToGlobal(box.topLeft()), box.size()),))
    assert light.flags()[0].bottom() < box.top()
    light.spare(lesson)
    assert light.flags()[0].top() > box.bottom()


def test_the_word_of_the_spotlight_covers_nothing_of_a_strip(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    light = Spotlight(window)
    window.show()
    line = QFontMetrics(light.font()).height()
    strip, board = QRect(0, 0, 400, 4 * line), QRect(0, 5 * line, 400, 12 * line)
    light.point(tuple(QRect(window.mapToGlobal(box.topLeft()), box.size()) for box in (strip, board)))
    beside, inside = light.flags()
    assert beside.top() > strip.bottom()
    assert board.contains(inside.toRect())


def test_sentences_of_evidence_are_complete_in_a_column_narrower_than_the_list(qtbot: QtBot) -> None:
    page = EvidencePage(in_english)
    qtbot.addWidget(page)
    words = N_("Van Helsing finds a hideout in the city of Munich.")
    page.show_evidence((Evidence(words, (1,), 2, "in"),))
    page.resize(700, 300)
    page.show()
    page.list.header().setStretchLastSection(False)
    line = page.list.fontMetrics()
    whole = line.horizontalAdvance(page.model.index(0, 0).data())
    for width in range(whole // 2, whole + 3 * line.height(), 5):
        page.list.header().resizeSection(0, width)
        QGuiApplication.processEvents()
        assert list(page_faults(page)) == [], width


def test_the_heading_of_a_column_of_numbers_is_above_the_numbers() -> None:
    model = SheetModel()
    model.set_lines(("Name", "Count"), [SheetLine(1, (Cell("a"), Cell("12", 12, is_number=True)))])
    role, across = Qt.ItemDataRole.TextAlignmentRole, Qt.Orientation.Horizontal
    assert model.headerData(1, across, role) == model.data(model.index(0, 1), role)
    assert model.headerData(0, across, role) is None


def test_a_narrow_button_of_a_choice_draws_its_whole_words(qtbot: QtBot) -> None:
    button = Segment(None)
    qtbot.addWidget(button)
    button.setText(TITLE)
    button.show()
    for width in (700, 420, 330):
        button.resize(width, 30)
        assert list(page_faults(button)) == [], width
    button.resize(120, 30)
    assert list(page_faults(button)), "no font is that narrow"


@pytest.mark.parametrize(
    ("name", "short"),
    [("Lord Godalming", "Godalming"), ("Draculas Diener", "Diener"), ("Servitore di Dracula", "Servitore")],
)
def test_a_short_name_is_that_of_no_other_figure(name: str, short: str) -> None:
    assert surname(name) == short
