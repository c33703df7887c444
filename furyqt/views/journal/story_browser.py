"""A sheet of paper with a letter on it: text and drawings in ink, in every theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from furyqt.views import art
from furyqt.views.journal.plates import aspect_of, paint_plate
from furyqt.views.live import ThemedWidget, wear
from furyqt.views.theme import current_theme
from furyqt.views.themes.typefaces import serif_font

_LETTERS = 1.06
"""The size of letters as a multiple of the program's."""
_MEASURE = 92
"""The length of a line in average letters."""
_LEAST_MARGIN = 1.3
"""The minimum margin in line heights."""
_MOST_WIDTH = 0.2
"""The largest width of a drawing as a share of the page."""
_WHOLE_PLATE = 12
"""A drawing of so many lines has the page for itself."""
_SCROLL_BAR = 24
"""A smaller change of the width does not change the drawings."""
_ASPECTS = {"portraits": 1.0}
"""The width of a drawing relative to its height, by its folder; others are 4 to 3."""


class StoryBrowser(ThemedWidget, QTextBrowser):
    """Shows HTML with drawings: `art:portraits/mina?5` is five lines of text high, as are plates."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story = ""
        self._set_width = 0
        """The width for which the drawings were made."""
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._set)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.restyle()

    def show_story(self, story: str, name: str) -> None:
        """Show a page from its top; the name is for screen readers."""
        self._story = story
        self.setAccessibleName(name)
        self._set()
        self.verticalScrollBar().setValue(0)

    def _set(self) -> None:
        self._set_width = self.viewport().width()
        self.document().clear()
        font = serif_font(is_prose=True)
        font.setPointSizeF(self.font().pointSizeF() * _LETTERS)
        self.document().setDefaultFont(font)
        self.setHtml(self._story)
        self._set_margins()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a drawing."""
        url = QUrl(name)
        if url.scheme() not in ("art", "plate"):
            return super().loadResource(kind, url)
        is_plate = url.scheme() == "plate"
        aspect = aspect_of(url.path()) if is_plate else _ASPECTS.get(url.path().partition("/")[0], 4 / 3)
        lines = float(url.query() or 6)
        wanted, most = QFontMetricsF(self.font()).height() * lines, self._most_width()
        height = max(
            1.0, min(wanted, (most if lines < _WHOLE_PLATE else self.viewport().width() * 0.8) / aspect)
        )
        if is_plate:
            return self._painted(url.path(), QSizeF(height * aspect, height))
        return self._drawing(url.path(), QSizeF(height * aspect, height))

    def _painted(self, words: str, size: QSizeF) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_plate(painter, QRectF(QPointF(), size), words)
        painter.end()
        return picture

    def _most_width(self) -> float:
        """Return the largest width of a drawing: on a narrow page the words need the room."""
        return self.viewport().width() * _MOST_WIDTH

    def _drawing(self, name: str, size: QSizeF) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawn = art.pixmap(name, size.width(), size.height(), ratio)
        painter.drawPixmap(0, 0, drawn)
        painter.end()
        return picture

    def _set_margins(self) -> None:
        metrics = QFontMetricsF(self.font())
        least = metrics.height() * _LEAST_MARGIN
        side = max(least, (self.viewport().width() - metrics.averageCharWidth() * _MEASURE) / 2)
        root = self.document().rootFrame()
        form = root.frameFormat()
        if form.leftMargin() != side or form.topMargin() != least:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            form.setTopMargin(least)
            form.setBottomMargin(least)
            root.setFrameFormat(form)

    def restyle(self) -> None:
        """Take paper and ink of the theme's cards."""
        cards, palette = current_theme().cards, self.palette()
        for role, color in (
            (QPalette.ColorRole.Base, cards.paper),
            (QPalette.ColorRole.Text, cards.ink),
            (QPalette.ColorRole.PlaceholderText, cards.faint),
        ):
            palette.setColor(role, QColor(color))
        self.setPalette(palette)
        wear(self, f"QTextBrowser {{ background: {cards.paper}; color: {cards.ink}; }}")
        self._set()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._story:
            self._set()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the line length."""
        super().resizeEvent(event)
        self._set_margins()
        if self._story and abs(self.viewport().width() - self._set_width) > _SCROLL_BAR:
            self._again.start()  # never within the layout that has caused this
