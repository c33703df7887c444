"""The face of a fighter in a frame, with hearts below it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from furyqt.views import art
from furyqt.views.panels.painting import larger, paint_hearts
from furyqt.views.picture import Fighter
from furyqt.views.theme import current_theme

HEARTS = 1.35
"""The height of the row of hearts in lines of text."""
_FAINT = 0.35
"""The opacity of the face of a fighter without health."""


class Portrait(QWidget):
    """The face of a fighter; a double frame marks the engaged one, a dark red frame the one to decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.life = 0
        """The hearts shown: while damage is on its way, those before it."""
        self.pain = 0.0
        """The strength of the red over the face after damage, from 0 to 1."""
        self._fighter: Fighter | None = None

    def show_fighter(self, fighter: Fighter) -> None:
        """Show this fighter with his health."""
        self._fighter = fighter
        self.set_life(fighter.life)

    def set_life(self, life: int, pain: float = 0.0) -> None:
        """Show this number of hearts."""
        self.life, self.pain = life, pain
        self.update()

    def heights(self) -> tuple[float, float]:
        """Return the heights of the face and of the row of hearts."""
        hearts = QFontMetricsF(self.font()).height() * HEARTS
        return self.height() - hearts, hearts

    def sizeHint(self) -> QSize:
        """A square of a few lines and a row of hearts."""
        line = QFontMetricsF(self.font()).height()
        return QSize(round(line * 5), round(line * (5 + HEARTS)))

    @property
    def heart(self) -> QRectF:
        """The row of hearts."""
        face, hearts = self.heights()
        return QRectF(2, face + 2, self.width() - 4, hearts - 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, face and hearts."""
        theme = current_theme()
        fighter = self._fighter
        if fighter is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.heights()[0], self.width()) - 4
        box = QRectF((self.width() - side) / 2, 2, side, side)
        self._paint_face(painter, box, fighter)
        if not fighter.full_life:
            return
        painter.setFont(larger(self.font(), 1.05, bold=True))
        row = self.heart
        number = QFontMetricsF(painter.font()).horizontalAdvance("00") + 5
        painter.setPen(QColor(theme.colors.text))
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self.life))
        hearts = (QColor(theme.map.hospital), QColor(theme.colors.border))
        paint_hearts(painter, row.adjusted(number, 0, 0, 0), self.life, fighter.full_life, hearts)

    def _paint_face(self, painter: QPainter, box: QRectF, fighter: Fighter) -> None:
        theme = current_theme()
        colors, blood = theme.colors, QColor(theme.cards.dark_event)
        painter.setBrush(QColor(theme.cards.paper))
        painter.setPen(QPen(QColor(colors.accent if fighter.is_active else colors.border), 2.5))
        painter.drawRoundedRect(box, 5, 5)
        painter.setOpacity(1.0 if self.life else _FAINT)
        art.draw(painter, box.adjusted(6, 6, -6, -6), fighter.art)
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if fighter.is_engaged:
            painter.setPen(QPen(blood, 2.0))
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 3, 3)
        if self.pain > 0:
            tint = QColor(blood)
            tint.setAlphaF(0.45 * self.pain)
            painter.setPen(QPen(blood, 4 * self.pain))
            painter.setBrush(tint)
            painter.drawRoundedRect(box, 5, 5)
