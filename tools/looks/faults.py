"""Faults of a page: texts that are cut off, elided, tiny or drawn over others, and needless scroll bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QDialog,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QToolButton,
    QWidget,
)

from furyqt.views.combat.rounds_strip import RoundsStrip
from furyqt.views.main_window import MainWindow
from furyqt.views.table.side_column import SideColumn
from furyqt.views.theme import usual_text
from tools.looks.recorder import Drawn, texts_of

_SLACK, _SLIP, _EDGE = 2.0, 0.5, 5
_LEAST_SHARE = 0.64
"""The smallest text, as a share of the usual text size at 100%."""
_FEW_LINES = 38
"""In a window of fewer lines of text the side column may be scrolled."""
_LONG = (RoundsStrip,)
"""Strips of many parts, which may be scrolled sideways."""
_ELLIPSIS = "…"
_WORDY = (QLabel, QAbstractButton, QComboBox, QLineEdit)


class Fault(NamedTuple):
    """A fault: its kind, the widgets that show it, and their text."""

    kind: str
    where: str
    text: str


def faults(window: MainWindow) -> Iterator[Fault]:
    """Return the faults of the window and of its open dialogs."""
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    for page in (window, *dialogs):
        yield from page_faults(page)


def page_faults(page: QWidget) -> Iterator[Fault]:
    """Return the faults of one window."""
    drawn = texts_of(page)
    for text in _whole_texts(drawn):
        for kind in _faults_of_text(text):
            yield Fault(kind, _path(text.widget), text.text)
    yield from _overlaps(drawn)
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.window() is page.window():
            for kind in _faults_of_widget(widget):
                yield Fault(kind, _path(widget), _words(widget))


# Texts as they are drawn


def _whole_texts(drawn: list[Drawn]) -> list[Drawn]:
    """Return the texts; one that is drawn in parts, each with a clip, is whole."""
    count = Counter((text.widget, text.text, text.box.getRect()) for text in drawn)
    twice = {place for place, number in count.items() if number > 1}
    return [t._replace(clip=None) if (t.widget, t.text, t.box.getRect()) in twice else t for t in drawn]


def _faults_of_text(drawn: Drawn) -> Iterator[str]:
    widget, box = drawn.widget, drawn.box
    if drawn.text.endswith(_ELLIPSIS) and not _is_own(drawn):
        yield "elided, with a tool tip" if _has_tip(drawn) else "elided"
    if 0 < drawn.points < usual_text() * _LEAST_SHARE:
        yield f"tiny: {drawn.points:.1f} points"
    if not drawn.text.strip() or isinstance(widget.parentWidget(), (QGraphicsView, *_LONG)):
        return
    room = QRectF(drawn.shown)
    if box.left() < room.left() - _SLACK or box.right() > room.right() + 1 + _SLACK:
        if not isinstance(widget, QLineEdit):
            yield "cut at the side"
    elif (
        drawn.clip is not None
        and drawn.clip.intersects(box)
        and (box.left() < drawn.clip.left() - _SLACK or box.right() > drawn.clip.right() + _SLACK)
    ):
        yield "clipped at the side"
    whole = QRectF(widget.rect()) if _is_scrolled(widget) else room
    third = box.height() / 4  # no letter fills the whole height of its line
    is_view = isinstance(widget.parentWidget(), QAbstractScrollArea)
    if not is_view and (box.top() + third < whole.top() or box.bottom() - third > whole.bottom() + 1):
        yield "cut below or above"
    elif drawn.clip is not None and not is_view:
        ink, clip = drawn.ink, drawn.clip
        if clip.intersects(ink) and (ink.top() < clip.top() - _SLIP or ink.bottom() > clip.bottom() + _SLIP):
            yield "clipped below or above"


def _is_own(drawn: Drawn) -> bool:
    """Return whether the ellipsis belongs to the text."""
    widget = drawn.widget
    if isinstance(widget, QTabBar):
        return widget.tabText(widget.tabAt(drawn.box.center().toPoint())).endswith(_ELLIPSIS)
    view = widget.parentWidget()
    if isinstance(view, QAbstractItemView):
        return str(view.indexAt(drawn.box.center().toPoint()).data()).endswith(_ELLIPSIS)
    return _words(widget).replace("&", "").endswith(drawn.text)


def _has_tip(drawn: Drawn) -> bool:
    """Return whether a tool tip can have the whole text."""
    widget, at = drawn.widget, drawn.box.center().toPoint()
    view = widget.parentWidget()
    if isinstance(view, QAbstractItemView):
        return bool(view.indexAt(at).data(Qt.ItemDataRole.ToolTipRole))
    return bool(widget.tabToolTip(widget.tabAt(at)) if isinstance(widget, QTabBar) else widget.toolTip())


def _overlaps(drawn: list[Drawn]) -> Iterator[Fault]:
    """Return the texts of one widget that are drawn over each other."""
    boxes: dict[QWidget, list[tuple[QRectF, str]]] = {}
    for text in drawn:
        if text.text.strip() and not isinstance(text.widget.parentWidget(), QGraphicsView):
            inner = text.box.adjusted(_SLACK, text.box.height() * 0.3, -_SLACK, -text.box.height() * 0.3)
            boxes.setdefault(text.widget, []).append((inner, text.text))
    for widget, inside in boxes.items():
        for (one, first), (other, second) in combinations(inside, 2):
            if one.intersects(other) and first != second:
                yield Fault("drawn over each other", _path(widget), f"{first} / {second}")


# Widgets


def _faults_of_widget(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QScrollBar):
        yield from _faults_of_bar(widget)
    elif isinstance(widget, QTabBar):
        yield from _faults_of_tabs(widget)
    elif isinstance(widget, QHeaderView):
        yield from _faults_of_header(widget)
    elif isinstance(widget, _WORDY) and not isinstance(widget.parentWidget(), QTabBar | QLineEdit):
        yield from _faults_of_words(widget)


def _faults_of_bar(bar: QScrollBar) -> Iterator[str]:
    parent = bar.parentWidget()
    area = None if parent is None else parent.parentWidget()
    if area is None or isinstance(area, (QGraphicsView, *_LONG)) or bar.maximum() <= bar.minimum():
        return
    if bar.orientation() == Qt.Orientation.Horizontal:
        yield "scrolled sideways"
    elif isinstance(area, SideColumn) and area.window().height() >= _FEW_LINES * area.fontMetrics().height():
        yield f"scrolled by {bar.maximum()} pixels"


def _faults_of_tabs(bar: QTabBar) -> Iterator[str]:
    if any(button.isVisible() for button in bar.findChildren(QToolButton)):
        yield "tabs are scrolled"


def _faults_of_header(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        need = header.sectionSizeFromContents(section).width()
        if not header.isSectionHidden(section) and header.sectionSize(section) < need - _SLACK:
            yield f"column {section} is {need - header.sectionSize(section)} pixels too narrow"


def _faults_of_words(widget: QWidget) -> Iterator[str]:
    words = _words(widget)
    if not words:
        return
    if not _is_scrolled(widget) and widget.visibleRegion().isEmpty() and not _is_covered(widget):
        yield "out of sight"
    short = widget.minimumSizeHint().width() - widget.width()
    wide = widget.fontMetrics().horizontalAdvance(words) + 2 * _EDGE
    if isinstance(widget, QAbstractButton) and short > 0 and wide > widget.width():
        yield f"the button is {short} pixels too narrow"
    if isinstance(widget, QLabel) and widget.wordWrap() and widget.heightForWidth(widget.width()) > 0:
        low = widget.heightForWidth(widget.width()) - widget.height()
        if low > _SLACK:
            yield f"the label is {low} pixels too low"


def _is_covered(widget: QWidget) -> bool:
    """Return whether another widget is in front of this one, as a page over the map is."""
    window = widget.window()
    at = window.childAt(widget.mapTo(window, widget.rect().center()))
    return at is not None and at is not widget and not widget.isAncestorOf(at) and not at.isAncestorOf(widget)


def _is_scrolled(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QAbstractScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def _words(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return str(widget.text()) if isinstance(widget, QLabel | QAbstractButton) else ""


def _path(widget: QWidget) -> str:
    """Name a widget with the two parents that say most: those of the program's own classes."""
    names: list[str] = []
    part: QWidget | None = widget
    while part is not None and len(names) < 3:
        if not names or type(part).__module__.startswith("furyqt"):
            names.append(type(part).__name__)
        part = part.parentWidget()
    return " < ".join(names)
