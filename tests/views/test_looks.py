"""The check of texts finds cut ones, and finds none on pages of the window in small and large text."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from furyqt.views.main_window import MainWindow
from furyqt.views.panels.tabs import Tabs
from furyqt.views.theme import usual_text
from tools.looks.check import close_dialogs, show_look
from tools.looks.faults import faults, page_faults
from tools.looks.look import LANGUAGES, SCALES, SIZES, THEMES, Look, covering_looks, every_look

LONG = "The Count has left the castle by the eastern road"


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """An empty page in the window system's plain style."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(500, 300)
    page.show()
    return page


class ClippedWord(QWidget):
    """A word in a line of a given height."""

    def __init__(self, parent: QWidget, high: int) -> None:
        super().__init__(parent)
        self._line = QRect(10, 10, 100, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawText(self._line, Qt.AlignmentFlag.AlignCenter, "Beginning")


def kinds(page: QWidget) -> set[str]:
    """Return the kinds of the faults of a page, without their numbers."""
    return {fault.kind.split(":")[0].rstrip("0123456789 ") for fault in page_faults(page)}


def test_sixteen_looks_cover_every_pair_of_two_settings() -> None:
    looks = list(covering_looks())
    assert len(looks) == 16
    for (one, values), (other, others) in combinations(enumerate((SIZES, THEMES, LANGUAGES, SCALES)), 2):
        seen = {(look[one], look[other]) for look in looks}
        assert seen == set(product(values, others))
    assert set(looks) <= set(every_look())


def test_a_whole_text_is_no_fault(page: QWidget) -> None:
    label, button = QLabel(LONG, page), QPushButton("Castle", page)
    label.setGeometry(5, 5, 450, 30)
    button.setGeometry(5, 60, 150, 30)
    label.show()
    button.show()
    assert list(page_faults(page)) == []


def test_a_text_wider_than_its_label_is_cut(page: QWidget) -> None:
    label = QLabel(LONG, page)
    label.setGeometry(5, 5, 60, 30)
    label.show()
    assert "cut at the side" in kinds(page)


def test_a_wrapped_text_in_a_low_label_is_cut(page: QWidget) -> None:
    label = QLabel(LONG, page, wordWrap=True)
    label.setGeometry(5, 5, 80, 20)
    label.show()
    assert kinds(page) & {"cut below or above", "the label is"}


def test_letters_that_the_painter_clips_below_are_found(page: QWidget) -> None:
    low, high = ClippedWord(page, 11), ClippedWord(page, 20)
    low.setGeometry(5, 5, 200, 40)
    high.setGeometry(5, 60, 200, 40)
    for word in (low, high):
        word.show()
    assert [fault.kind for fault in page_faults(page)] == ["clipped below or above"]


def test_the_words_of_a_tab_behind_the_others_are_whole(page: QWidget) -> None:
    tabs = Tabs(page)
    for name in ("Game", "Glossary", "Journey"):
        tabs.addTab(QWidget(), name)
    tabs.setGeometry(5, 5, 400, 200)
    tabs.show()
    assert list(page_faults(page)) == []


def test_a_button_needs_the_width_of_its_words(page: QWidget) -> None:
    button = QPushButton(LONG, page)
    button.setGeometry(5, 5, 80, 30)
    button.show()
    assert any(fault.kind.startswith("the button is") for fault in page_faults(page))


@pytest.mark.parametrize("tip", ["", LONG])
def test_an_elided_line_of_a_list_is_found(page: QWidget, tip: str) -> None:
    lines = QListWidget(page)
    lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    lines.setGeometry(5, 5, 120, 100)
    lines.addItem(LONG)
    lines.item(0).setToolTip(tip)
    lines.show()
    assert kinds(page) == {"elided, with a tool tip" if tip else "elided"}


def test_a_tiny_text_and_one_outside_the_page_are_found(page: QWidget) -> None:
    small, outside = QLabel("small", page), QLabel("outside", page)
    font = small.font()
    font.setPointSizeF(usual_text() * 0.5)
    small.setFont(font)
    small.setGeometry(5, 5, 100, 30)
    outside.setGeometry(480, 50, 100, 30)
    small.show()
    outside.show()
    assert {"tiny", "cut at the side"} <= kinds(page)


def test_a_list_that_scrolls_sideways_is_found(page: QWidget) -> None:
    lines = QListWidget(page)
    lines.setGeometry(5, 5, 120, 100)
    lines.setTextElideMode(Qt.TextElideMode.ElideNone)
    lines.addItem(LONG * 3)
    lines.show()
    QApplication.processEvents()
    assert "scrolled sideways" in kinds(page)


@pytest.mark.parametrize(
    "look", [Look("1280x720", "light_contrast", "de", 1.4), Look("1280x720", "dark", "it")], ids=str
)
def test_no_text_of_a_new_game_and_of_the_settings_is_cut(window: MainWindow, look: Look) -> None:
    show_look(window, look)
    assert list(faults(window)) == []
    for command in ("new", "settings", "about"):
        window.commands.actions[command].trigger()
        show_look(window, look)
        assert list(faults(window)) == [], command
        close_dialogs(window)
