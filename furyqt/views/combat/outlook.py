"""The table of results on the stage: a card against those that the other side may still choose."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views.live import LiveWidget, wear
from furyqt.views.numbers import share
from furyqt.views.picture import CardMeeting, CardOutlook
from furyqt.views.theme import Theme, current_theme

_LARGEST, _SMALLEST = 1.35, 0.75
"""The largest and smallest letters as a multiple of the usual ones; below these the table scrolls."""
_STEP = 0.05
_NARROW = 26.0
"""The width in lines of text below which the results stand under the cards, not beside them."""


class OutlookPanel(LiveWidget, QWidget):
    """A sheet over the empty middle of the stage with a line for each card that may come."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.light: Theme = current_theme()
        """The theme of the stage."""
        self._ground = self.light.colors.base
        self.outlook: CardOutlook | None = None
        """The card that is explained."""
        self.text = QTextBrowser(self)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.viewport().setAutoFillBackground(False)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 8, 6, 8)
        lines.addWidget(self.text)
        self.retranslate()
        self.hide()

    def show_outlook(self, outlook: CardOutlook | None) -> None:
        """Show the table of a card, or nothing."""
        self.outlook = outlook
        self.setVisible(outlook is not None)
        self.raise_()
        self.retranslate()

    def set_light(self, light: Theme, ground: str) -> None:
        """Take the colors of the stage."""
        self.light, self._ground = light, ground
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language, as large as they fit."""
        if self.outlook is None:
            self.text.setAccessibleName(self.tr("Cards that may come"))
            return
        colors = self.light.colors
        wear(self.text, f"QTextBrowser {{ background: transparent; color: {colors.text}; }}")
        self.text.setHtml(self._table(self.outlook))
        title = self._title(self.outlook)
        self.text.setAccessibleName(title)
        self.text.setAccessibleDescription(" ".join(self._spoken(one) for one in self.outlook.meetings))
        self._fit()

    def _title(self, outlook: CardOutlook) -> str:
        return self.tr("{card} against what may come").format(card=outlook.card.title.render(self._translate))

    def _spoken(self, one: CardMeeting) -> str:
        card, won, lost = (text.render(self._translate) for text in (one.card, one.won, one.lost))
        return self.tr("{card}: you win with {chance}: {won}. Lost: {lost}.").format(
            card=card, chance=share(one.chance), won=won, lost=lost
        )

    def _table(self, outlook: CardOutlook) -> str:
        """Return the table as a document: narrow ones have the results under the cards."""
        title = f"<p><b>{escape(self._title(outlook))}</b></p>"
        is_narrow = self.width() < self.fontMetrics().height() * _NARROW
        rows = "".join((self._tall_row if is_narrow else self._row)(one) for one in outlook.meetings)
        if is_narrow:
            return title + rows
        heads = (self.tr("Card"), self.tr("You win"), self.tr("Won"), self.tr("Lost"))
        head = "".join(f"<td><i>{escape(one)}</i></td>" for one in heads)
        return f"{title}<table cellspacing='0' cellpadding='5' width='100%'><tr>{head}</tr>{rows}</table>"

    def _words(self, one: CardMeeting) -> tuple[str, str, str, str]:
        say = self._translate
        return (
            escape(one.card.render(say)),
            share(one.chance),
            escape(sentence(one.won.render(say))),
            escape(sentence(one.lost.render(say))),
        )

    def _row(self, one: CardMeeting) -> str:
        card, chance, won, lost = self._words(one)
        return f"<tr><td><b>{card}</b></td><td>{chance}</td><td>{won}</td><td>{lost}</td></tr>"

    def _tall_row(self, one: CardMeeting) -> str:
        card, chance, won, lost = self._words(one)
        first, second = self.tr("Won"), self.tr("Lost")
        return (
            f"<p style='margin:3px 0'><b>{card}</b> {chance}<br/>"
            f"<i>{escape(first)}:</i> {won}. <i>{escape(second)}:</i> {lost}.</p>"
        )

    def _fit(self) -> None:
        """Take the largest letters with which the table needs no scroll bar."""
        scale, document = _LARGEST, self.text.document()
        while True:
            font = QFont(self.font())
            font.setPointSizeF(self.font().pointSizeF() * scale)
            document.setDefaultFont(font)
            document.setTextWidth(self.text.viewport().width())
            if document.size().height() <= self.text.viewport().height() or scale <= _SMALLEST:
                return
            scale -= _STEP

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table to the new size."""
        super().resizeEvent(event)
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self._ground))
        painter.setPen(QPen(QColor(self.light.colors.border), 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
