"""The last scene of the end: the game in numbers, as a printed page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text, sentence
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.live import ThemedWidget
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.painting import paint_sheet, serif
from furyqt.views.panels.scrolled import ScrolledPage
from furyqt.views.theme import current_theme

BUTTONS = ("back", "summary", "again", "statistics")
_COLUMN = 26
"""The least width of a column in letters."""
_MOST_COLUMNS = 3
_ASPECT = 4 / 3
_LEAST_LINES = 9
"""The least breadth of the drawing in lines of text."""


class Ornament(QWidget):
    """Fills what the numbers leave with a drawing, if it is enough."""

    drawing = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing on a plate of paper, which is light in every theme."""
        high = float(self.height()) - 4
        wide = min(float(self.width()), high * _ASPECT)
        if wide < _LEAST_LINES * self.fontMetrics().height() or not art.has(self.drawing):
            return
        box = QRectF(0, 0, wide, wide / _ASPECT)
        box.moveCenter(QRectF(self.rect()).center())
        painter, cards = QPainter(self), current_theme().cards
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(cards.edge), 1.4 * cards.strength))
        painter.setBrush(QColor(cards.paper))
        painter.drawEllipse(box)
        inside = QPainterPath()
        inside.addEllipse(box.adjusted(1, 1, -1, -1))
        painter.setClipPath(inside)
        art.draw(painter, box.adjusted(4, 3, -4, -3), self.drawing)


class NumbersPage(ThemedWidget, ScrolledPage):
    """Each number below its name, in as many columns as fit."""

    wanted = Signal(str)
    """The name of a button: back, summary, again or statistics."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._replay: Replay | None = None
        self._seen: Observation | None = None
        self._more: tuple[tuple[Text, Text], ...] = ()
        self.heading = QLabel(self)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ornament = Ornament(self)
        self.numbers: list[tuple[QLabel, QLabel]] = []
        """The labels of each name and its number."""
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
        self._row = ButtonRow(list(self.buttons.values()), self)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(2)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(32, 20, 32, 18)
        lines.setSpacing(14)
        lines.addWidget(self.heading)
        lines.addLayout(self._grid)
        lines.addWidget(self.ornament, 1)
        lines.addWidget(self._row)
        self.retranslate()

    def show_numbers(
        self, replay: Replay, seen: Observation, more: tuple[tuple[Text, Text], ...] = ()
    ) -> None:
        """Show the numbers of a finished game, as far as an observation of its end knows them, and more."""
        self._replay, self._seen, self._more = replay, seen, more
        winners = () if replay.outcome is None else replay.outcome.winners
        engravings = board(replay.rules.name).engravings
        self.ornament.drawing = next((engravings[one] for one in winners if one in engravings), "")
        self.retranslate()

    @property
    def words(self) -> str:
        """The page in words."""
        rows = (f"{name.text()}: {value.text()}" for name, value in self.numbers)
        return f"{self.heading.text()}: " + "; ".join(rows)

    def take_room(self, room: QSize) -> None:
        """Lay the numbers out in as many columns as the width has room for."""
        letters = max(1, room.width() // max(1, self.fontMetrics().averageCharWidth()))
        columns = max(1, min(_MOST_COLUMNS, letters // _COLUMN))
        rows = -(-len(self.numbers) // columns)
        columns = -(-len(self.numbers) // max(1, rows))  # fewer numbers than columns leave none empty
        for number, labels in enumerate(self.numbers):
            column, row = divmod(number, max(1, rows))
            for below, label in enumerate(labels):
                self._grid.removeWidget(label)
                self._grid.addWidget(label, 2 * row + below, column, Qt.AlignmentFlag.AlignTop)
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))

    def _fill(self) -> None:
        replay, seen = self._replay, self._seen
        if replay is None or seen is None:
            return
        rows = (*self._more, *replay.summary_rows(), *board(replay.rules.name).summary(seen))
        while len(self.numbers) < len(rows):
            self.numbers.append(self._new_row())
        for (name, value), labels in zip(rows, self.numbers, strict=True):
            labels[0].setText(self._language.text(name))
            labels[0].setFont(serif(self.font(), 1.15, italic=True))
            labels[1].setText(sentence(self._language.text(value)))
            labels[1].setFont(serif(self.font(), 1.45, bold=True))
            labels[1].setAccessibleName(f"{labels[0].text()}: {labels[1].text()}")

    def _new_row(self) -> tuple[QLabel, QLabel]:
        name, value = QLabel(self), QLabel(self)
        for label in (name, value):
            label.setWordWrap(True)
        value.setContentsMargins(0, 0, 0, 8)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return name, value

    def restyle(self) -> None:
        """Fit the page again."""
        self.fit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.heading.setText(self.tr("The Game in Numbers"))
        self.heading.setFont(serif(self.font(), 2.0, bold=True))
        words = {
            "back": self.tr("Back to the Result"), "summary": self.tr("Chart and Turning Points"),
            "again": self.tr("Play Again"), "statistics": self.tr("Statistics…"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
        self._row.fit()
        self._fill()
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground: a sheet with a double frame."""
        paint_sheet(QPainter(self), QRectF(self.rect()), current_theme())
