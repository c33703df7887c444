"""The view of the list of answers: the mouse ignores headings, and folds open at a click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.rules.core.text import Text, Translate
from furyqt.views.models.choices import ChoiceRow, FilteredChoices, FoldRow
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.actions.choice_lines import ChoiceDelegate, heading_height, row_height, sign_width
from furyqt.views.panels.lists import ShortList

_LEAST_LINES = 2
"""The least number of visible actions."""
_SHORT = 12
"""The greatest number of lines of a list that can have space for effects."""
_ENDLESS = 1 << 20


class ChoiceList(ShortList):
    """The list itself: the mouse ignores headings, and folds open at a click."""

    folded = Signal(QModelIndex)
    """The rows folded under this line should be opened or closed."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.delegate = ChoiceDelegate(translate, self)
        self.setItemDelegate(self.delegate)
        self._took_press, self._height = False, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def minimumSizeHint(self) -> QSize:
        """A few lines, if there are as many."""
        return QSize(80, min(self.sizeHint().height(), _LEAST_LINES * row_height(self.font())))

    def sizeHint(self) -> QSize:
        """As high as all lines; without lines it has no height, but keeps the focus."""
        if not self.model().rowCount():
            return QSize(80, 0)
        return QSize(80, max(self._height, row_height(self.font())) + 2 * self.frameWidth() + 2)

    def least_height(self) -> int:
        """Measure the lines without effects of cards; they may not be laid out yet."""
        return self._measured(explains=False)

    def explain_within(self, room: int) -> None:
        """Show the effects of the cards if the whole list then fits into this height."""
        least = self._measured(explains=False)
        self.delegate.explains = least < self._measured(explains=True) <= room
        self.scheduleDelayedItemsLayout()

    def _measured(self, *, explains: bool) -> int:
        """Return the height of all lines; a long list counts as endless."""
        count = self.model().rowCount()
        if not count or count > _SHORT:
            return _ENDLESS if count else 0
        self.delegate.explains = explains
        heights = (self.sizeHintForIndex(self.model().index(row, 0)).height() for row in range(count))
        return sum(heights) + 2 * self.frameWidth() + 2

    def updateGeometries(self) -> None:
        """Ask for the height of all lines when it changes."""
        super().updateGeometries()
        height = self.contentsSize().height()
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the frame of a theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected line visible."""
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def _choices(self) -> FilteredChoices | None:
        model = self.model()
        return model if isinstance(model, FilteredChoices) else None

    @property
    def shows_closed(self) -> bool:
        """Return True if the closed actions are visible."""
        found = self._choices()
        return found is not None and found.is_open(FoldRow(0))

    def heading_of(self, index: Index) -> Text | None:
        """Return the heading above a line that begins a group."""
        found = self._choices()
        return found.heading_at(index.row()) if found is not None and index.isValid() else None

    def visualRect(self, index: Index) -> QRect:
        """The line without the heading above it."""
        box = super().visualRect(index)
        if self.heading_of(index) is not None:
            box.setTop(box.top() + heading_height(self.font()))
        return box

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The line at a point; a heading does not count."""
        index = super().indexAt(point)
        return index if index.isValid() and self.visualRect(index).contains(point) else QModelIndex()

    def _fold_at(self, point: QPoint) -> QModelIndex:
        """Return the line whose fold sign is at a point."""
        index = self.indexAt(point)
        row = index.data(VALUE) if index.isValid() else None
        if isinstance(row, FoldRow):
            return index
        at_sign = point.x() > self.visualRect(index).right() - sign_width(self.font())
        return index if isinstance(row, ChoiceRow) and row.variants and at_sign else QModelIndex()

    def _press(self, event: QMouseEvent) -> bool:
        """Open or close the rows under the pressed fold sign."""
        index = self._fold_at(event.position().toPoint())
        self._took_press = index.isValid() and event.button() == Qt.MouseButton.LeftButton
        if self._took_press:
            self.setCurrentIndex(index)
            self.folded.emit(index)
        return self._took_press

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A fold sign reacts at once."""
        if not self._press(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count two clicks on a fold sign, but only one on a line.

        The first click has played its line, and the line there now answers another question.
        """
        if not self._press(event):
            self._took_press = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore the release if the press was handled."""
        if not self._took_press:
            super().mouseReleaseEvent(event)
        self._took_press = False
