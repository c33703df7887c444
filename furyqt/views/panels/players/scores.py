"""The score track: a scale from 0 to its end with one mark per player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import draw_fitting, larger
from furyqt.views.picture import Score, ScorePanel
from furyqt.views.theme import current_theme

_NAME_SHARE = 0.28
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreWidget(LiveWidget, QWidget):
    """One line per player: name, bar and number, so that marks on one space never cover each other."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.panel = ScorePanel((), 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_panel(self, panel: ScorePanel) -> None:
        """Show these scores."""
        self.panel = panel
        self.retranslate()
        self.updateGeometry()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = [
            self.tr("{name}: {value}").format(
                name=sentence(score.name.render(self._translate)), value=score.value
            )
            for score in self.panel.scores
        ]
        self.setAccessibleName(self.tr("Score: {scores}").format(scores=", ".join(words)))
        self.setToolTip("\n".join(words))
        self.update()

    def _line(self) -> float:
        return QFontMetricsF(self.font()).height() * 1.25

    def sizeHint(self) -> QSize:
        """A line per player."""
        return QSize(160, round(self._line() * len(self.panel.scores)) + 8)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, score in enumerate(self.panel.scores):
            self._paint_score(painter, score, 4 + number * self._line())

    def _paint_score(self, painter: QPainter, score: Score, top: float) -> None:
        colors, pieces, line = current_theme().colors, current_theme().map.pieces, self._line()
        whole = QRectF(8, top, self.width() - 16, line)
        painter.setFont(self.font())
        painter.setPen(QColor(colors.text))
        name = QRectF(whole.left(), top, whole.width() * _NAME_SHARE, line)
        draw_fitting(painter, name, sentence(score.name.render(self._translate)))
        number = QFontMetricsF(self.font()).horizontalAdvance("000") + 6
        bar = QRectF(name.right() + 6, top + line * 0.2, 0, line * 0.6)
        bar.setRight(whole.right() - number)
        painter.setPen(QPen(QColor(colors.border), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(bar, 3, 3)
        share = min(1.0, max(0, score.value) / max(1, self.panel.length))
        painter.setBrush(QColor(pieces[score.color % len(pieces)]))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), 3, 3)
        painter.setFont(larger(self.font(), 1.0, bold=True))
        painter.setPen(QColor(colors.text))
        painter.drawText(whole, _RIGHT, str(score.value))
