"""Lasting problems: a line at the foot of the window for as long as something cannot be saved."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStatusBar

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Text
from furyqt.views import art
from furyqt.views.access.announce import announce
from furyqt.views.signs import sign_side

_LEAST_LETTERS = 12
_GAP = 4


class TroubleBar(QLabel):
    """The current problems by source; hidden if there are none."""

    def __init__(self, language: Language, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._language = language
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
