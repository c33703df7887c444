"""A page in place of the map that uses the visible space, and scrolls only if its parts need more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from furyqt.views.panels.fitted_text import FittedText


class ScrolledPage(QWidget):
    """A widget for a scroll area, with a layout of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._needed = QSize(0, 0)
        """The minimum size; a smaller space is scrolled."""

    def take_room(self, room: QSize) -> None:
        """Prepare the parts for the visible size, before their minimum size is taken."""

    def fit(self) -> None:
        """Scroll if the available space is too small."""
        there, layout = self.visible_size(), self.layout()
        if layout is None:
            return
        self.take_room(there.shrunkBy(layout.contentsMargins()))
        layout.invalidate()
        least = layout.totalMinimumSize()
        if layout.hasHeightForWidth():
            wide = max(there.width(), least.width())
            least.setHeight(max(least.height(), layout.totalMinimumHeightForWidth(wide)))
        self._needed = least if least.boundedTo(there) != least else QSize(0, 0)
        self.updateGeometry()

    def visible_size(self) -> QSize:
        """Return the available space: the visible part of a page that can be scrolled."""
        above = self.parentWidget()
        is_scrolled = above is not None and isinstance(above.parentWidget(), QScrollArea)
        return above.size() if above is not None and is_scrolled else self.size()

    def bring_in_sight(self, part: QWidget) -> None:
        """Scroll to a part, when it has its place."""
        above = self.parentWidget()
        area = None if above is None else above.parentWidget()
        if isinstance(area, QScrollArea):
            QTimer.singleShot(0, part, lambda: area.ensureWidgetVisible(part))

    def minimumSizeHint(self) -> QSize:
        """The page fits in the space of the map unless its parts can shrink no further."""
        return self._needed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new space."""
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Watch the available space."""
        if event.type() == QEvent.Type.ParentChange and (above := self.parentWidget()) is not None:
            above.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when the visible part changes its size."""
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self.fit()
        return super().eventFilter(watched, event)


class ShrinkingPage(ScrolledPage):
    """A page whose large text shrinks until everything is in sight; it scrolls only if that is not enough."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.subject: object = None
        """The subject of the page, None for an empty one; for another subject the text may grow again."""
        self.essential: QWidget | None = None
        """The part that is scrolled into sight while it is shown."""
        self._text = FittedText(self)

    def fit(self) -> None:
        """Shrink the text, or scroll."""
        if self.subject is None:
            super().fit()
            return
        self._text.fit((self.visible_size(), self.subject), self._fits)
        if self.essential is not None and not self.essential.isHidden():
            self.bring_in_sight(self.essential)

    def _fits(self) -> bool:
        super().fit()
        return self.minimumSizeHint().isNull()
