"""The first scene of the end: who won and by what, in the light of a picture, and the ways to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.text import Text, filled
from furyqt.views import art
from furyqt.views.access.announce import announce
from furyqt.views.boards import board
from furyqt.views.boards.story import great_moments
from furyqt.views.live import ThemedWidget
from furyqt.views.moments.great_scene import DARK, INK, paint_glow, paint_print
from furyqt.views.moments.stagings import STAGINGS, Light
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.painting import larger, paint_medallion, paint_sheet, serif
from furyqt.views.panels.scrolled import ScrolledPage
from furyqt.views.picture import Great
from furyqt.views.table.finale.score_table import ScoreTable
from furyqt.views.theme import current_theme

_ASPECT = 4 / 3
"""The breadth of the picture relative to its height."""
_WINNER, _LOSER = 0.38, 0.2
"""The diameters of medallions relative to the height of the picture."""
_LEAST, _WIDEST = 9, 0.92
_FAINT = 0.55
_ENDS = (Great.LIGHT, Great.DARKNESS)
_LAST = 12
"""The number of last events among which is the end."""


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

    @property
    def light(self) -> Light:
        """The light of the drawing: that of a great moment with this drawing, or else of day."""
        stagings = STAGINGS.values()
        return next(
            (one.light for one in stagings if one.picture == self.drawing), STAGINGS[Great.LIGHT].light
        )

    def print_box(self) -> QRectF:
        """Return the oval of the picture."""
        whole = QRectF(self.rect()).adjusted(10, 10, -10, -4)
        high = whole.height() * (1.0 - _WINNER * 0.42)
        box = QRectF(0, 0, min(whole.width() * _WIDEST, high * _ASPECT), high)
        box.setHeight(min(high, box.width() / _ASPECT))
        box.moveCenter(QPointF(whole.center().x(), whole.top() + box.height() / 2))
        return box

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture in its light, and the medallions."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.print_box()
        key = f"verdict/{self.drawing}/{current_theme().name}"
        room = box.adjusted(-8, -8, 8, 8)
        art.draw_kept(
            painter, room, key, lambda inner: self._paint_print(inner, box.translated(-room.topLeft()))
        )
        winner = box.height() * _WINNER
        self._paint_row(painter, QPointF(box.center().x(), box.bottom() - winner * 0.08), box, winner)

    def _paint_print(self, painter: QPainter, box: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_print(painter, box, self.drawing, self.light, current_theme())

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
            at = QPointF(
                plate.center().x() + side * (plate.width() / 2 - small * 0.1),
                plate.top() + small * (0.6 + rank * 1.05),
            )
            paint_medallion(painter, at, small, name, current_theme())
        painter.setOpacity(1.0)


def paint_dark(painter: QPainter, whole: QRectF, art: Engraving) -> None:
    """Paint the dark around a picture, and its light; with strong colors it is a sheet."""
    theme = current_theme()
    if theme.colors.is_strong:
        paint_sheet(painter, whole, theme)
        return
    painter.fillRect(whole, QColor(DARK))
    if not art.isHidden():
        paint_glow(painter, whole, art.print_box().translated(QPointF(art.pos())), art.light)


def ink_words(labels: Sequence[QLabel], heading: QLabel, light: Light) -> None:
    """Color words on that ground, the heading in the light of the picture."""
    colors = current_theme().colors
    for label in labels:
        ink = light.color if label is heading else INK
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colors.text if colors.is_strong else ink))
        label.setPalette(palette)


BUTTONS = ("journal", "way", "numbers", "replay", "map")
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
    """Picture, verdict, one sentence, reason and buttons."""

    wanted = Signal(str)
    """The name of a button: journal, way, numbers, replay or map."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._replay: Replay | None = None
        self._persons: tuple[int, ...] = ()
        self.art = Engraving(self)
        self.heading, self.sentence, self.reason = (_HighLabel(self) for _ in range(3))
        self.score = ScoreTable(language, self)
        self.score.counted.connect(self._tell_result)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
        for label in (self.heading, self.sentence, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._row = ButtonRow(list(self.buttons.values()), self)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 18, 24, 18)
        lines.setSpacing(10)
        lines.addWidget(self.art, 1)
        lines.addWidget(self.heading)
        lines.addWidget(self.sentence)
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

    def _tell_result(self) -> None:
        """Show who won, after the points are counted."""
        self.retranslate()
        self.fit()
        announce(self, self.words)

    def first(self) -> QPushButton:
        """Return the button to be pressed first."""
        return next(button for button in self.buttons.values() if not button.isHidden())

    @property
    def words(self) -> str:
        """The page in words; while points are counted only that they are."""
        if not self._is_told:
            return self.heading.text()
        said = (self._verdict(), self._told(), self._why(), self.score.words)
        return " ".join(filter(None, said))

    @property
    def _is_told(self) -> bool:
        """Return True if the result is shown: while points are counted nobody knows it."""
        return self.score.is_complete

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
        if len(self._persons) == 1:
            goal = board(replay.rules.name).score_to_beat(max(0, outcome.score), self._persons[0])
            why = why if goal is None else f"{why}\n{self._language.text(goal)}"
        return why

    def _told(self) -> str:
        """Return the sentence about the end in the voice of the only person's side; empty for others."""
        replay = self._replay
        if replay is None or len(self._persons) != 1:
            return ""
        last = replay.observation(self._persons[0], replay.length)
        readers = board(replay.rules.name).story.great
        moments = great_moments(last, max(0, len(last.events) - _LAST), readers)
        ends = [self._language.text(moment.sentence) for moment in moments if moment.name in _ENDS]
        return ends[-1] if ends else ""

    def _show_art(self) -> None:
        replay = self._replay
        if replay is None or replay.outcome is None:
            return
        here, winners = board(replay.rules.name), replay.outcome.winners
        losers = [player for player in range(len(replay.table.players)) if player not in winners]
        drawing = next((here.engravings[player] for player in winners if player in here.engravings), "")
        self.art.show_art(
            drawing,
            tuple(name for player in winners for name in self._portraits(player)) if self._is_told else (),
            tuple(name for player in losers for name in self._portraits(player)) if self._is_told else (),
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
        return replay.table.first_piece(hidden) if hidden >= 0 else None

    def restyle(self) -> None:
        """Color the words for the dark around the picture, and fit the page again."""
        ink_words((self.heading, self.sentence, self.reason), self.heading, self.art.light)
        self.fit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        sheet = self.score.sheet
        counting = "" if sheet is None else self._language.text(sheet.name)
        self.heading.setText(self._verdict() if self._is_told else counting)
        self.heading.setFont(serif(self.font(), 2.6, bold=True))
        told = self._told() if self._is_told else ""
        self.sentence.setText(told)
        self.sentence.setFont(serif(self.font(), 1.5, italic=True))
        self.sentence.setVisible(bool(told))
        self.reason.setText(self._why() if self._is_told else "")
        self.reason.setFont(serif(self.font(), 1.15))
        who = self._hidden_name() or ""
        way = filled(self.tr("{who}'s True Route"), self._language.translate, who=who)
        has_map = self._replay is None or self._replay.table.atlas is not None
        words = {
            "journal": self.tr("Afterword"),
            "way": way, "numbers": self.tr("The Game in Numbers"),
            "replay": self.tr("Watch Replay"),
            "map": self.tr("Show the Map") if has_map else self.tr("Show the Table"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
            self.buttons[name].setFont(larger(self.font(), 1.1, bold=name in _SPECIAL))
        self._row.fit()
        self._show_art()
        self.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dark, and the light of the picture on it."""
        paint_dark(QPainter(self), QRectF(self.rect()), self.art)
