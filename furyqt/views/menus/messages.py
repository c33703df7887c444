"""Short messages in the status bar, boxes that must be read, and a line for lasting problems."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QStatusBar

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Text
from furyqt.views import art
from furyqt.views.access.announce import announce
from furyqt.views.dialogs.message_box import WARNING, MessageBox
from furyqt.views.signs import sign_side

_NOTE_MS = 8000


class Messages(QObject):
    """Tells things to the person at the window."""

    def __init__(self, language: Language, window: QMainWindow) -> None:
        super().__init__(window)
        self._language, self._window = language, window
        self._place = ""
        """The latest text about a place on the map."""

    def note(self, text: Text) -> None:
        """Show a message for a while."""
        self.tell(self._language.text(text))

    def tell(self, words: str) -> None:
        """Show and announce these words."""
        self.show(words)
        announce(self._window, words)

    def show(self, words: str) -> None:
        """Show these words for a while, without a word to a screen reader."""
        self._window.statusBar().showMessage(words, _NOTE_MS)

    def warn(self, text: Text) -> None:
        """Show a box with a message that must be read."""
        title, words = self.tr("This Is Not Possible"), self._language.text(text)
        MessageBox(WARNING, title, words, self._window).open()

    def show_place(self, words: str) -> None:
        """Describe the place on the map that is pointed at."""
        self._place = words
        self._window.statusBar().showMessage(words)

    def forget_place(self) -> None:
        """Clear the description of a place: its map is not shown any more."""
        if self._window.statusBar().currentMessage() == self._place:
            self._window.statusBar().clearMessage()


_LEAST_LETTERS = 12
_GAP = 4


class TroubleBar(QLabel):
    """The current problems by source; hidden if there are none."""

    def __init__(self, language: Language, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._language, self._bar = language, bar
        self._troubles: dict[str, Text] = {}
        self.setTextFormat(Qt.TextFormat.PlainText)
        bar.addPermanentWidget(self)
        self.hide()

    def show_trouble(self, source: str, trouble: Text | None) -> None:
        """Replace the problem of this source, or remove it."""
        if trouble is None:
            self._troubles.pop(source, None)
        else:
            self._troubles[source] = trouble
            self._bar.clearMessage()  # an older message would be cut off by this one
            announce(self, self._language.text(trouble))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        words = " ".join(map(self._language.text, self._troubles.values()))
        self.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def sizeHint(self) -> QSize:
        """Return the space of the sign and of all words."""
        return super().sizeHint() + QSize(round(sign_side(self)) + _GAP, 0)

    def minimumSizeHint(self) -> QSize:
        """Return a width of a few letters, so that a long text does not widen the window."""
        full = super().minimumSizeHint()
        return QSize(min(full.width(), self.fontMetrics().averageCharWidth() * _LEAST_LETTERS), full.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as there is room for."""
        del event
        painter, box, side = QPainter(self), self.contentsRect(), round(sign_side(self))
        sign = QRectF(box.left(), box.center().y() - side / 2, side, side)
        art.draw_icon(painter, sign, "warning", self.palette().color(self.foregroundRole()))
        box.setLeft(box.left() + side + _GAP)
        short = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, short)
