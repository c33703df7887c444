"""Shows the pages of a book in Qt's text browser, with its history and a readable line length."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from furyqt.controllers.language import Language
from furyqt.views import art
from furyqt.views.reference.finder import spans
from furyqt.views.reference.page import Book
from furyqt.views.reference.page_html import ART_HEIGHT, ART_WIDTH, SIGN, PageStyle, link, page_html
from furyqt.views.theme import current_theme

_MEASURE = 86
"""The length of a line in average letters."""
_LEAST_MARGIN = 1.6
"""The minimum margin of the page in line heights."""
_PAPER_MARGIN = 6
_MARKER = 90
"""The opacity of marked words, out of 255."""


class PageBrowser(QTextBrowser):
    """Shows pages by their anchors; links, back and forward are Qt's."""

    opened = Signal(str)
    """The anchor of the page that is shown now."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._book: Book | None = None
        self._wanted = ""
        self.setOpenExternalLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.sourceChanged.connect(self._arrived)

    @property
    def anchor(self) -> str:
        """The anchor of the page, or an empty text."""
        return self.source().path()

    def set_book(self, book: Book) -> None:
        """Show another book from its first page on."""
        self._book = book
        self.open(book.first)
        self.clearHistory()  # This also makes the page the one that Home returns to.

    def replace_book(self, book: Book) -> None:
        """Take the same book in another language, and stay on the page."""
        self._book = book

    def open(self, anchor: str, wanted: str = "") -> None:
        """Open a page, and mark the searched words."""
        self._wanted = wanted
        if anchor == self.anchor:
            self.reload()
        else:
            self.setSource(QUrl(link(anchor)))
        self._wanted = ""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a page of the book as HTML, or a drawing."""
        url = QUrl(name)
        if url.scheme() == "rule":
            return self._html(url.path())
        if url.scheme() == "art":
            return self._drawing(url.path())
        if url.scheme() == "sign":
            return self._sign(url.path())
        return super().loadResource(kind, url)

    def _html(self, anchor: str) -> str:
        book = self._book
        if book is None or anchor not in book.pages:
            return ""
        page = book.pages[anchor]
        return page_html(book, page, self._language.translate, self._style(page.art))

    def _style(self, drawing: str) -> PageStyle:
        palette = self.palette()
        return PageStyle(
            size=self.font().pointSizeF() * 1.08,
            faint=palette.color(QPalette.ColorRole.PlaceholderText).name(),
            accent=palette.color(QPalette.ColorRole.Link).name(),
            see_also=self.tr("See also"),
            numbers=self.tr("Rules {numbers}"),
            has_art=art.has(drawing),
            art_scale=self._art_scale(),
        )

    def _drawing(self, name: str) -> QPixmap:
        """Return a drawing on a piece of paper, because it is dark ink in every theme."""
        scale, ratio = self._art_scale(), self.devicePixelRatioF()
        size = QSizeF(ART_WIDTH, ART_HEIGHT) * scale
        paper = QPixmap((size * ratio).toSize())
        paper.setDevicePixelRatio(ratio)
        paper.fill(Qt.GlobalColor.transparent)
        painter = QPainter(paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(current_theme().cards.paper))
        painter.setPen(QPen(QColor(current_theme().cards.edge), scale))
        sheet = QRectF(0, 0, size.width(), size.height()).adjusted(scale, scale, -scale, -scale)
        painter.drawRoundedRect(sheet, 6 * scale, 6 * scale)
        inside = _PAPER_MARGIN * scale
        art.draw(painter, sheet.adjusted(inside, inside, -inside, -inside), name)
        painter.end()
        return paper

    def _sign(self, name: str) -> QPixmap:
        """Return a small drawing; an icon has the color of the text."""
        side, ratio = SIGN * self._art_scale(), self.devicePixelRatioF()
        if name.startswith("icons/"):
            return art.icon(name, self.palette().color(QPalette.ColorRole.Text), side, ratio)
        return art.pixmap(name, side, side, ratio)

    def _art_scale(self) -> float:
        """Return the scale of drawings, which grow with the text."""
        return max(1.0, QFontMetricsF(self.font()).height() / 17.0)

    def _arrived(self, url: QUrl) -> None:
        """Finish a page change, after which the page becomes the source."""
        self._restore_format(url.path())
        self.opened.emit(url.path())

    def _restore_format(self, anchor: str) -> None:
        """Set margins and marks, which a new page has lost, and name the page for a screen reader."""
        self._set_margins()
        self._mark(self._wanted)
        if self._book is not None and anchor in self._book.pages:
            self.setAccessibleName(self._language.text(self._book.pages[anchor].title))

    def _set_margins(self) -> None:
        metrics = QFontMetricsF(self.font())
        least = metrics.height() * _LEAST_MARGIN
        free = self.viewport().width() - metrics.averageCharWidth() * _MEASURE
        root = self.document().rootFrame()
        form = root.frameFormat()
        side = max(least, free / 2)
        if form.leftMargin() != side:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            form.setTopMargin(least)
            form.setBottomMargin(least)
            root.setFrameFormat(form)

    def _mark(self, wanted: str) -> None:
        color = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        color.setAlpha(_MARKER)
        marks = []
        for begin, length in spans(self.toPlainText(), wanted):
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(begin)
            cursor.setPosition(begin + length, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor = cursor
            mark.format.setBackground(color)
            marks.append(mark)
        self.setExtraSelections(marks)

    def retranslate(self) -> None:
        """Set the page in the current language, colors and text size."""
        if self._book is not None:
            self.reload()

    def changeEvent(self, event: QEvent) -> None:
        """Follow colors and text size; the window follows the language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the line length."""
        super().resizeEvent(event)
        self._set_margins()
