"""The first page of the end: who won and by what, in art, and the ways to go on from there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.text import Text
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.live import ThemedWidget
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.painting import larger, paint_medallion, paint_sheet, serif
from furyqt.views.panels.scrolled import ScrolledPage
from furyqt.views.table.finale.score_table import ScoreTable
from furyqt.views.theme import current_theme

_ASPECT = 2.3
"""The breadth of the plate relative to its height."""
_WINNER, _LOSER = 0.42, 0.24
"""The diameters of medallions relative to the height of the plate."""
_LEAST, _WIDEST = 9, 0.92
_FAINT = 0.55


class Engraving(QWidget):
    """Shows a drawing and the portraits of winners and losers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing = ""
        self.winners: tuple[str, ...] = ()
        self.losers: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_art(self, drawing: str, winners: tuple[str, ...], losers: tuple[str, ...]) -> None:
        """Show these drawings; without any the widget takes no room."""
        self.drawing = drawing if art.has(drawing) else ""
        self.winners = tuple(name for name in winners if art.has(name))
        self.losers = tuple(name for name in losers if art.has(name))
        self.setVisible(bool(self.drawing or self.winners))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """A few lines of text."""
        high = self.fontMetrics().height() * _LEAST
        return QSize(round(high * 1.6), high)

    def sizeHint(self) -> QSize:
        """The smallest size; the layout gives the rest."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plate, engraving and medallions."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        winner = whole.height() * _WINNER
        plate = QRectF(0, 0, min(whole.width(), whole.height() * _ASPECT), whole.height() - winner * 0.42)
        plate.moveCenter(QPointF(whole.center().x(), whole.top() + plate.height() / 2))
        self._paint_plate(painter, plate)
        self._paint_row(painter, QPointF(plate.center().x(), plate.bottom() - winner * 0.08), plate, winner)

    def _paint_plate(self, painter: QPainter, plate: QRectF) -> None:
        cards = current_theme().cards
        painter.setPen(QPen(QColor(cards.edge), 2.0))
        painter.setBrush(QColor(cards.paper))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(cards.edge), 0.9))
        for inset in (5.0, 8.0):
            painter.drawRoundedRect(plate.adjusted(inset, inset, -inset, -inset), 4, 4)
        if self.drawing:
            inner = plate.adjusted(14, 10, -14, -plate.height() * 0.2)
            edge = QPainterPath()
            edge.addRoundedRect(plate.adjusted(8, 8, -8, -8), 4, 4)
            painter.save()
            painter.setClipPath(edge)
            side = min(inner.width(), inner.height() * 1.45)
            box = QRectF(0, 0, side, side)
            box.moveCenter(QPointF(plate.center().x(), plate.top() + plate.height() * 0.42))
            art.draw(painter, box, self.drawing)
            painter.restore()

    def _paint_row(self, painter: QPainter, middle: QPointF, plate: QRectF, winner: float) -> None:
        """Paint the winners side by side in the middle, and the losers small in the lower corners."""
        count = max(1, len(self.winners))
        size = min(winner, plate.width() * _WIDEST / count)
        for number, name in enumerate(self.winners):
            at = QPointF(middle.x() + (number - (count - 1) / 2) * size * 0.98, middle.y())
            paint_medallion(painter, at, size, name, current_theme())
        small = plate.height() * _LOSER
        half = (len(self.losers) + 1) // 2
        painter.setOpacity(_FAINT)
        for number, name in enumerate(self.losers):
            side, rank = (-1, number) if number < half else (1, number - half)
            offset = plate.width() / 2 - small * (0.7 + rank * 1.05)
            top = plate.top() + small * 0.75
            paint_medallion(painter, QPointF(middle.x() + side * offset, top), small, name, current_theme())
        painter.setOpacity(1.0)


BUTTONS = ("journal", "way", "summary", "replay", "map")
_MORE = 4
"""Pixels that a label is higher than its lines."""
_SPECIAL = ("journal", "way")
"""Buttons that only some games have."""


class _HighLabel(QLabel):
    """A label with room for descenders, which reach below the lines of this font."""

    def heightForWidth(self, width: int) -> int:
        """Return a little more than the lines need."""
        return super().heightForWidth(width) + _MORE


class VerdictPage(ThemedWidget, ScrolledPage):
    """Winners, reason and buttons."""

    wanted = Signal(str)
    """The name of a button: journal, way, summary, replay or map."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._replay: Replay | None = None
        self._persons: tuple[int, ...] = ()
        self.art = Engraving(self)
        self.heading, self.reason = _HighLabel(self), _HighLabel(self)
        self.score = ScoreTable(language, self)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
        for label in (self.heading, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._row = ButtonRow(list(self.buttons.values()), self)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 18, 24, 18)
        lines.setSpacing(10)
        lines.addWidget(self.art, 1)
        lines.addWidget(self.heading)
        lines.addWidget(self.reason)
        lines.addWidget(self.score)
        lines.addWidget(self._row)
        self.retranslate()

    def show_end(
        self, replay: Replay, persons: tuple[int, ...], special: tuple[str, ...], speed: float = 0.0
    ) -> None:
        """Show the end of a game that these players played, with the special buttons that it has.

        A table of points is counted up at this speed.
        """
        self._replay, self._persons = replay, persons
        last = replay.observation(persons[0] if persons else 0, replay.length)
        self.score.show_sheet(board(replay.rules.name).score_sheet(last), speed)
        offered = [button for name, button in self.buttons.items() if name not in _SPECIAL or name in special]
        self._row.show_only(*offered)
        self.retranslate()
        self.fit()

    def first(self) -> QPushButton:
        """Return the button to be pressed first."""
        return next(button for button in self.buttons.values() if not button.isHidden())

    @property
    def words(self) -> str:
        """The page in words."""
        return f"{self.heading.text()} {self.reason.text()} {self.score.words}".strip()

    def _verdict(self) -> str:
        """Return the result for the only person, or the names of the winners."""
        replay = self._replay
        outcome = None if replay is None else replay.outcome
        if replay is None or outcome is None:
            return ""
        if len(self._persons) == 1:
            return self.tr("Victory!") if self._persons[0] in outcome.winners else self.tr("Defeat.")
        if not outcome.winners:
            return self.tr("No winner")
        players = replay.table.players
        names = [self._language.text(players[player].title) for player in outcome.winners]
        return self.tr("Winner: {names}").format(names=", ".join(names))

    def _why(self) -> str:
        replay = self._replay
        outcome = None if replay is None else replay.outcome
        if replay is None or outcome is None:
            return ""
        why = self._language.text(outcome.reason)
        if board(replay.rules.name).has_score:
            score = QLocale().toString(max(0, outcome.score))
            why = self.tr("{why} Final score: {score}").format(why=why, score=score)
        return why

    def _show_art(self) -> None:
        replay = self._replay
        if replay is None or replay.outcome is None:
            return
        here, winners = board(replay.rules.name), replay.outcome.winners
        losers = [player for player in range(len(replay.table.players)) if player not in winners]
        drawing = next((here.engravings[player] for player in winners if player in here.engravings), "")
        self.art.show_art(
            drawing,
            tuple(name for player in winners for name in self._portraits(player)),
            tuple(name for player in losers for name in self._portraits(player)),
        )

    def _portraits(self, player: int) -> tuple[str, ...]:
        """Return the portraits of a player's figures; in a chapter of those that take part."""
        assert self._replay is not None
        found = board(self._replay.rules.name).portraits(player, self._replay.table)
        game = self._replay.record.chapter
        seats = [seat.name for seat in self._replay.table.seats if seat.player == player]
        if game is None or player != game.campaign.player or len(seats) != len(found):
            return found
        present = game.campaign.figures(game.chapter)
        return tuple(portrait for portrait, seat in zip(found, seats, strict=True) if seat in present)

    def _hidden_name(self) -> Text | None:
        replay = self._replay
        if replay is None:
            return None
        hidden = board(replay.rules.name).knows_all
        return replay.table.players[hidden].title if hidden >= 0 else None

    def restyle(self) -> None:
        """Fit the page again."""
        self.fit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.heading.setText(self._verdict())
        self.heading.setFont(serif(self.font(), 2.6, bold=True))
        self.reason.setText(self._why())
        self.reason.setFont(serif(self.font(), 1.4))
        hidden = self._hidden_name()
        who = "" if hidden is None else self._language.text(hidden)
        has_map = self._replay is None or self._replay.table.atlas is not None
        words = {
            "journal": self.tr("Afterword"),
            "way": self.tr("{who}'s True Route").format(who=who), "summary": self.tr("Summary"),
            "replay": self.tr("Watch Replay"),
            "map": self.tr("Show the Map") if has_map else self.tr("Show the Table"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
            self.buttons[name].setFont(larger(self.font(), 1.1, bold=name in _SPECIAL))
        self._row.fit()
        self._show_art()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground: a sheet with a double frame."""
        paint_sheet(QPainter(self), QRectF(self.rect()), current_theme())
