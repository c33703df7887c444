"""The head of the turn panel: the figure to move, the phase, the prompt, and the link to the rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from furyqt.views.panels.actions.turn_portrait import TurnPortrait
from furyqt.views.panels.painting import draw_fitting, larger, serif
from furyqt.views.panels.playback.recap import LINK
from furyqt.views.picture import Figure


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
        self.rules.setStyleSheet(LINK)
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
        both.setSpacing(8)
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

    def set_fonts(self, font: QFont) -> None:
        """Set title and phase in multiples of a font."""
        self.moment.setFont(larger(font, 0.9))
        self.title.setFont(serif(font, 1.3, bold=True))
        self.moment.setMinimumHeight(self.moment.fontMetrics().height())
