"""The final scoring, counted up line by line; a click or a key shows the result at once."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.text import sentence
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import draw_fitting, larger, serif
from furyqt.views.panels.players.patterns import fill_with_color
from furyqt.views.picture import ScoreColumn, ScoreLine, ScoreSheet
from furyqt.views.signs import draw_letter, letter_width
from furyqt.views.theme import current_theme, focus_width

_LINE_MS = 900
"""The time of a line at normal speed."""
_NAME, _COLUMN, _PAD = 13.0, 5.2, 0.5
"""The breadths of the names and of a player's column, and the margin, in lines of text."""
_TALL, _HEAD = 1.45, 1.9
_CENTER = Qt.AlignmentFlag.AlignCenter


class ScoreTable(LiveWidget, QWidget):
    """A table of points; it takes no room without a sheet."""

    counted = Signal()
    """The last line is counted."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.sheet: ScoreSheet | None = None
        self._shown = 0.0
        """The number of lines that are counted."""
        self.motion = QVariantAnimation(self)
        self.motion.valueChanged.connect(self._count)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_sheet(self, sheet: ScoreSheet | None, speed: float = 0.0) -> None:
        """Show this table; it is counted up at this speed, or complete if it is 0."""
        self.motion.stop()
        self.sheet = sheet
        self.setVisible(sheet is not None)
        if sheet is None:
            return
        self.retranslate()
        count = float(len(sheet.lines))
        self._shown = 0.0 if speed > 0 else count
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if speed > 0 else Qt.FocusPolicy.NoFocus)
        if speed > 0:
            self.motion.setStartValue(0.0)
            self.motion.setEndValue(count)
            self.motion.setDuration(round(_LINE_MS * count / speed))
            self.motion.start()

    @property
    def is_complete(self) -> bool:
        """Whether all lines are counted."""
        return self.sheet is None or self._shown >= len(self.sheet.lines)

    def finish(self) -> None:
        """Show the whole table now."""
        self.motion.stop()
        if self.sheet is not None:
            self._count(float(len(self.sheet.lines)))

    def _count(self, shown: float) -> None:
        was_complete, self._shown = self.is_complete, shown
        self.update()
        if self.is_complete and not was_complete:
            self.counted.emit()

    def shown_values(self, number: int) -> tuple[int, ...] | None:
        """Return the values of a line as they are counted so far; None before its turn."""
        assert self.sheet is not None
        share = min(1.0, self._shown - number)
        if share <= 0:
            return None
        return tuple(round(value * share) for value in self.sheet.lines[number].values)

    # Words

    @property
    def words(self) -> str:
        """Return the whole table in words."""
        sheet, say = self.sheet, self._language.text
        if sheet is None:
            return ""
        names = [sentence(say(column.name)) for column in sheet.columns]
        lines = (
            f"{sentence(say(line.name))}: "
            + ", ".join(f"{name} {value}" for name, value in zip(names, line.values, strict=True))
            for line in sheet.lines
        )
        return f"{say(sheet.name)}: " + "; ".join(lines) + "."

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.setAccessibleName(self.words)
        self.setToolTip(
            self.tr("Click, or press a key, to show the result at once.") if not self.is_complete else ""
        )
        self.updateGeometry()
        self.update()

    # Painting

    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    def sizeHint(self) -> QSize:
        """Return the size of the table."""
        if self.sheet is None:
            return QSize(0, 0)
        line = self._line()
        width = _NAME + _COLUMN * len(self.sheet.columns) + 2 * _PAD
        height = _HEAD + _TALL * len(self.sheet.lines) + 2 * _PAD
        return QSize(round(width * line), round(height * line))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow table of the same height."""
        return QSize(round(self._line() * 12), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table in the middle."""
        sheet = self.sheet
        if sheet is None:
            return
        painter, line = QPainter(self), self._line()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, min(float(self.width()), float(self.sizeHint().width())), self.sizeHint().height())
        box.moveCenter(QRectF(self.rect()).center())
        cards = current_theme().cards
        width = focus_width() if self.hasFocus() else 1.4 * cards.strength
        painter.setPen(QPen(QColor(cards.edge), width))
        painter.setBrush(QColor(cards.paper))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        inner = box.adjusted(_PAD * line, _PAD * line, -_PAD * line, -_PAD * line)
        column = min(_COLUMN * line, inner.width() * 0.62 / len(sheet.columns))
        first = inner.right() - column * len(sheet.columns)
        for number, player in enumerate(sheet.columns):
            head = QRectF(first + number * column, inner.top(), column, _HEAD * line)
            self._paint_head(painter, head, player)
        top = inner.top() + _HEAD * line
        for number, row in enumerate(sheet.lines):
            whole = QRectF(inner.left(), top + number * _TALL * line, inner.width(), _TALL * line)
            self._paint_line(painter, whole, (first, column), row, self.shown_values(number))

    def _paint_head(self, painter: QPainter, box: QRectF, column: ScoreColumn) -> None:
        """Paint a player's name on the color with its pattern; the winner has a frame when all is counted."""
        colors, plate = current_theme().map, box.adjusted(3, 2, -3, -4)
        path = QPainterPath()
        path.addRoundedRect(plate, 4, 4)
        fill_with_color(painter, path, column.color, colors, 6.0)
        color = column.color % len(colors.pieces)
        words = QRectF(
            plate.left() + 4, plate.center().y() - self._line() * 0.6, plate.width() - 8, self._line() * 1.2
        )
        painter.fillRect(words, QColor(colors.pieces[color]))
        painter.setPen(QColor(colors.piece_inks[color]))
        painter.setFont(serif(self.font(), 1.0, bold=True))
        sign = QRectF(
            words.left() + 2, words.top(), letter_width(painter.font(), column.letter), words.height()
        )
        draw_letter(painter, sign, column.letter)
        words.setLeft(sign.right() + 4)
        draw_fitting(painter, words, sentence(self._language.text(column.name)))
        if column.is_winner and self.is_complete:
            painter.setPen(QPen(QColor(current_theme().cards.lit), 3.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate.adjusted(-2, -2, 2, 2), 5, 5)

    def _paint_line(
        self,
        painter: QPainter,
        box: QRectF,
        columns: tuple[float, float],
        row: ScoreLine,
        values: tuple[int, ...] | None,
    ) -> None:
        cards, (first, column) = current_theme().cards, columns
        if row.is_total:
            painter.setPen(QPen(QColor(cards.edge), 1.4))
            painter.drawLine(box.topLeft(), box.topRight())
        painter.setPen(QColor(cards.faint if row.is_note else cards.ink))
        painter.setFont(
            serif(self.font(), 1.1 if row.is_total else 1.0, bold=row.is_total, italic=row.is_note)
        )
        name = QRectF(box.left(), box.top(), first - box.left() - 4, box.height())
        draw_fitting(painter, name, sentence(self._language.text(row.name)))
        for number, value in enumerate(values or ()):
            painter.setFont(larger(self.font(), 1.2 if row.is_total else 1.0, bold=row.is_total))
            cell = QRectF(first + number * column, box.top(), column, box.height())
            painter.drawText(cell, _CENTER, str(value))

    # Skipping

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the result at once."""
        self.finish()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the result at once; Escape and Tab do what they always do."""
        if self.is_complete or event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            super().keyPressEvent(event)
        else:
            self.finish()
