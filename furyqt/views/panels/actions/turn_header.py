"""The head of the turn panel: the figure to move, the phase, the prompt, and the link to the rules."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from furyqt.views import art
from furyqt.views.panels.painting import draw_fitting, larger, paint_piece, serif
from furyqt.views.picture import Figure
from furyqt.views.theme import Theme, current_theme
from furyqt.views.themes.style_sheet import LINK

_GAP = 8
"""The space between the portrait and the words."""
_LINES = 3.4
"""Its side in lines of text."""
_LARGEST_PIECE = 16.0
"""The largest radius of the piece on a portrait."""


class TurnPortrait(QWidget):
    """A square with the figure to decide; hidden without one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: Figure | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_figure(self, figure: Figure | None) -> None:
        """Show this figure, or none."""
        self.figure = figure
        self.setVisible(figure is not None)
        self.update()

    def sizeHint(self) -> QSize:
        """A few lines of text high, and as wide."""
        side = round(self.fontMetrics().height() * _LINES)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the portrait on paper in a frame of the figure's color, or the piece alone."""
        del event
        if self.figure is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.figure, current_theme())
        painter.end()


def paint_portrait(painter: QPainter, box: QRectF, figure: Figure, theme: Theme) -> None:
    """Paint the portrait on paper in a frame of the figure's color, or the piece alone."""
    colors, look = theme.map, (figure.shape, figure.color, figure.letter)
    if not art.has(figure.art):
        paint_piece(painter, box.center(), box.width() * 0.42, look, colors)
        return
    painter.setPen(QPen(QColor(colors.pieces[figure.color]), 2.5))
    painter.setBrush(QColor(theme.cards.paper))
    painter.drawRoundedRect(box, 5, 5)
    art.draw(painter, box.adjusted(3, 3, -3, -3), figure.art)
    radius = min(box.height() * 0.19, _LARGEST_PIECE)
    corner = box.bottomRight() - QPointF(radius * 0.8, radius * 0.8)
    paint_piece(painter, corner, radius, look, colors)


class PhaseLabel(QLabel):
    """A line of text in a narrower font if there is little space; the tip has all of it."""

    def setText(self, text: str) -> None:
        """Show a text."""
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        """One line of any width."""
        return QSize(1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        del event
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        draw_fitting(painter, QRectF(self.contentsRect()), self.text())


class TurnHeader(QWidget):
    """Shows the player to decide, the phase and the prompt."""

    rule_requested = Signal(str)
    """The page of the rules reference that explains the prompt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.moment = QLabel(self), PhaseLabel(self)
        self.portrait, self.rules = TurnPortrait(self), QToolButton(self)
        self._rule = ""
        self.rules.clicked.connect(lambda: self.rule_requested.emit(self._rule))
        self.rules.setAutoRaise(True)
        self.rules.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.rules.setProperty(LINK, True)
        policy = self.rules.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.rules.setSizePolicy(policy)
        self.rules.hide()
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        said = QWidget(self)  # a layout in a layout shrinks to its label if everything else in it is hidden
        top, words, both = QHBoxLayout(), QVBoxLayout(said), QHBoxLayout(self)
        words.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self.moment, 1)
        top.addWidget(self.rules)
        words.setSpacing(0)
        words.addLayout(top)
        words.addWidget(self.title)
        self._words = words
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(_GAP)
        both.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        both.addWidget(said, 1)

    def show_turn(self, figure: Figure | None, moment: str, rule: str) -> None:
        """Show the player to decide and the phase, and offer the rule that explains the prompt."""
        self.portrait.set_figure(figure)
        self.moment.setText(moment)
        self._rule = rule
        self.rules.setVisible(bool(rule))

    def set_body(self, body: QWidget) -> None:
        """Put this widget below the question."""
        self._words.addWidget(body, 1)

    @property
    def head_height(self) -> int:
        """Return the height of the phase and a question in two lines."""
        first = max(self.moment.fontMetrics().height(), self.rules.sizeHint().height())
        return first + 2 * self.title.fontMetrics().height()

    @property
    def words_width(self) -> int:
        """Return the width of the question and of the words below it."""
        beside = self.portrait.sizeHint().width() + _GAP if self.portrait.figure is not None else 0
        return max(1, self.width() - beside)

    def height_of_question(self, width: int) -> int:
        """Return the height of the phase and the question in this width."""
        first = max(self.moment.sizeHint().height(), self.rules.sizeHint().height())
        return first + self.title.heightForWidth(width)

    def set_fonts(self, font: QFont) -> None:
        """Set title and phase in multiples of a font."""
        self.moment.setFont(larger(font, 0.9))
        self.title.setFont(serif(font, 1.3, bold=True))
        self.moment.setMinimumHeight(self.moment.fontMetrics().height())
