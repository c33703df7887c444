"""The summary after a game: winners and reason, the numbers of the game, and its timeline."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Analysis, Findings
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import sentence
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.boards.board import NOBODY
from furyqt.views.charts.course import CoursePanel
from furyqt.views.dialogs.frame import FramedDialog, screen_room
from furyqt.views.panels.painting import larger, paint_medallion, serif
from furyqt.views.theme import current_theme

_GAP = 14
_SHARE = 1.9
"""The width of the table relative to that of the names."""
BUTTONS = ("truth", "replay", "again", "statistics")


class Portraits(QWidget):
    """The portraits of the winners, side by side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_names(self, names: tuple[str, ...]) -> None:
        """Show these drawings; without any the widget takes no room."""
        self._names = tuple(name for name in names if art.has(name))
        self.setVisible(bool(self._names))

    def sizeHint(self) -> QSize:
        """Return a height of four lines."""
        side = self.fontMetrics().height() * 4
        return QSize(side * max(1, len(self._names)), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portraits as medallions in the middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, count = float(self.height()), len(self._names)
        for number, name in enumerate(self._names):
            middle = QPointF(self.width() / 2 + (number - (count - 1) / 2) * (side + _GAP), side / 2)
            paint_medallion(painter, middle, side, name, current_theme())


class SummaryDialog(FramedDialog):
    """The summary beside the table; its owner carries out the buttons."""

    command_requested = Signal(str)
    """The name of the button: truth, replay, again or statistics."""

    def __init__(
        self,
        replay: Replay,
        observation: Observation,
        persons: tuple[int, ...],
        language: Language,
        parent: QWidget | None = None,
        findings: Findings | None = None,
    ) -> None:
        super().__init__(parent, buttons=QDialogButtonBox.StandardButton.Close)
        self._replay, self._seen, self._persons = replay, observation, persons
        self._language = language
        replay.setParent(self)
        self.reason = QLabel(self)
        self.reason.setWordWrap(True)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.portraits = Portraits(self)
        self.course = CoursePanel(language, self)
        self.course.chart.setCursor(Qt.CursorShape.ArrowCursor)
        self.course.chosen.connect(self.course.set_position)
        hidden = board(replay.rules.name).knows_all
        seeker = next(player for player in range(len(replay.table.players)) if player != hidden)
        self.analysis = Analysis(
            replay, seeker, parent=self, counts_places=hidden != NOBODY, findings=findings
        )
        self.course.show_analysis(replay, self.analysis)
        self.numbers: list[tuple[QLabel, QLabel]] = []
        self.command_buttons = {name: QPushButton(self) for name in BUTTONS}
        for name, button in self.command_buttons.items():
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(lambda _=False, name=name: self.command_requested.emit(name))
        self._form = QFormLayout()
        self.command_buttons["truth"].setVisible(board(replay.rules.name).hides_from(observation.player))
        self._lay_out()
        self.show_observation(observation)

    def _lay_out(self) -> None:
        self._form.setVerticalSpacing(6)
        self._form.setHorizontalSpacing(_GAP)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        page = QWidget(self)
        page.setLayout(self._form)
        area = self._area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().installEventFilter(self)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addWidget(area, 1)
        both.addWidget(self.course, 1)
        self.body.addWidget(self.portraits)
        self.body.addWidget(self.reason)
        self.body.addLayout(both, 1)

    def show_observation(self, observation: Observation) -> None:
        """Show what this player knows; after the truth is shown, that is everything."""
        self._seen = observation
        here = board(self._replay.rules.name)
        self.command_buttons["truth"].setEnabled(here.hides_from(observation.player))
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the numbers again for the new width."""
        if event.type() == QEvent.Type.Resize and watched is self._area.viewport():
            self._wrap()
        return super().eventFilter(watched, event)

    def _wrap(self) -> None:
        """Put each number under its name if there is little room."""
        widest = max((name.sizeHint().width() for name, _ in self.numbers), default=0)
        is_narrow = widest * _SHARE > self._area.viewport().width()
        policy = QFormLayout.RowWrapPolicy
        self._form.setRowWrapPolicy(policy.WrapAllRows if is_narrow else policy.DontWrapRows)
        margins, taken = self._form.contentsMargins(), 0 if is_narrow else widest
        room = self._area.viewport().width() - margins.left() - margins.right() - taken - _GAP
        for _, value in self.numbers:  # A scroll area ignores heightForWidth.
            value.setMinimumHeight(0)
            value.setMinimumHeight(value.heightForWidth(max(room, 1)))

    def showEvent(self, event: QShowEvent) -> None:
        """Start the analysis of the game."""
        super().showEvent(event)
        self.analysis.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Release the worker."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.analysis.stop()

    def _verdict(self) -> str:
        outcome = self._seen.outcome
        if outcome is None or len(self._persons) != 1:
            return self.tr("The game is over")
        return self.tr("Victory!") if self._persons[0] in outcome.winners else self.tr("Defeat.")

    def _fill_numbers(self) -> None:
        """Set the texts of the numbers; labels are kept, because the application font may be changing."""
        rows = (
            *self._replay.summary_rows(),
            *board(self._replay.rules.name).summary(self._seen),
        )
        while len(self.numbers) < len(rows):
            self.numbers.append(self._new_row())
        for (name, value), labels in zip(rows, self.numbers, strict=True):
            labels[0].setText(self._language.text(name))
            labels[1].setText(sentence(self._language.text(value)))
            labels[0].setFont(larger(self.font(), 1.0, bold=True))
            labels[1].setAccessibleName(f"{labels[0].text()}: {labels[1].text()}")
        self._wrap()

    def _new_row(self) -> tuple[QLabel, QLabel]:
        name, value = QLabel(self), QLabel(self)
        value.setWordWrap(True)
        value.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        value.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._form.addRow(name, value)
        return name, value

    def _show_winners(self) -> None:
        here, outcome = board(self._replay.rules.name), self._seen.outcome
        winners = () if outcome is None else outcome.winners
        table = self._replay.table
        self.portraits.set_names(tuple(name for player in winners for name in here.portraits(player, table)))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_title(self._verdict())
        outcome = self._seen.outcome
        why = "" if outcome is None else self._language.text(outcome.reason)
        if outcome is not None and board(self._replay.rules.name).has_score:
            score = QLocale().toString(max(0, outcome.score))
            why = self.tr("{why} Final score: {score}").format(why=why, score=score)
        self.reason.setText(why)
        self.reason.setFont(serif(self.font(), 1.15))
        words = {
            "truth": self.tr("Uncover the Truth"), "replay": self.tr("Watch Replay"),
            "again": self.tr("Play Again"), "statistics": self.tr("Statistics…"),
        }  # fmt: skip
        for name, text in words.items():
            self.command_buttons[name].setText(text)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self._fill_numbers()
        self._show_winners()
        self._area.setAccessibleName(self.tr("The Game in Numbers"))
        self.adjust()

    def adjust(self) -> None:
        """Resize to the numbers and the chart, as far as the screen allows."""
        letters = self.fontMetrics().averageCharWidth()
        self.resize(QSize(letters * 128, letters * 84).boundedTo(screen_room(self)))
