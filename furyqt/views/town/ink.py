"""The means of painting the town: the theme, the font and the language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from furyqt.rules.core.text import Text, Translate
from furyqt.views import art
from furyqt.views.panels.painting import draw_fitting, larger, serif
from furyqt.views.picture import Tokens
from furyqt.views.theme import CardColors, MapColors, Theme
from furyqt.views.themes.contrast import darkened

_DUSK = 0.24
"""The share of blue in the paper by night."""
_CONTRAST, _STRONG_CONTRAST = 3.0, 4.5
"""The least contrast of marks with the paper, and that in a theme of high contrast."""


@lru_cache(maxsize=16)
def marks_on(colors: MapColors, paper: str, least: float) -> MapColors:
    """Return colors in which the marks contrast with the paper of plates."""
    marks = (colors.legal, colors.selected, colors.illegal, colors.focus)
    legal, selected, illegal, focus = (darkened(mark, paper, least) for mark in marks)
    return replace(colors, legal=legal, selected=selected, illegal=illegal, focus=focus)


@dataclass(frozen=True, slots=True)
class TownInk:
    """The look of the town."""

    theme: Theme
    font: QFont
    translate: Translate
    line: float
    """The height of a line of text."""
    is_night: bool = False

    @property
    def map(self) -> MapColors:
        """Return the colors of grounds, marks and pieces."""
        night = self.theme.night
        return night if self.is_night and night is not None else self.theme.map

    @property
    def marks(self) -> MapColors:
        """Return the colors of marks on plates, which are lighter than the map of a dark theme."""
        least = _STRONG_CONTRAST if self.map.strength > 1 else _CONTRAST
        return marks_on(self.theme.map, self.shade.name(), least)

    @property
    def cards(self) -> CardColors:
        """Return the colors of plates, which are paper in every theme, like cards."""
        return self.theme.cards

    @property
    def paper(self) -> QColor:
        """Return the paper of plates, which is bluish by night."""
        return self._dimmed(self.cards.paper)

    @property
    def shade(self) -> QColor:
        """Return the paper toward the foot of plates."""
        return self._dimmed(self.cards.paper_shade)

    def _dimmed(self, color: str) -> QColor:
        paper, night = QColor(color), QColor(self.cards.guest)
        if not self.is_night or self.theme.night is None:
            return paper
        parts = zip(paper.getRgb()[:3], night.getRgb()[:3], strict=True)  # type: ignore[index]
        return QColor(*(round(day + (dark - day) * _DUSK) for day, dark in parts))

    def say(self, text: Text) -> str:
        """Return a text in the current language."""
        return text.render(self.translate)

    def words(
        self, painter: QPainter, box: QRectF, said: str, factor: float = 1.0, *, bold: bool = False
    ) -> None:
        """Write words in one line from the left, in a book font."""
        painter.setFont(serif(self.font, factor, bold=bold))
        draw_fitting(painter, box, said)

    def number(self, painter: QPainter, box: QRectF, said: str, factor: float = 1.0) -> None:
        """Write a number into the middle of a box."""
        painter.setFont(larger(self.font, factor, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)

    def tokens(self, painter: QPainter, box: QRectF, tokens: tuple[Tokens, ...]) -> None:
        """Draw each token of a cost in a box, as large as there is room for."""
        names = [one for one in tokens for _ in range(one.count)]
        if not names:
            return
        columns, side = _grid(len(names), box)
        rows = -(-len(names) // columns)
        top = box.center().y() - rows * side / 2
        for number, one in enumerate(names):
            row, column = divmod(number, columns)
            in_row = min(columns, len(names) - row * columns)
            left = box.center().x() - in_row * side / 2 + column * side
            self.token(painter, QRectF(left, top + row * side, side, side), one)

    def token(self, painter: QPainter, box: QRectF, token: Tokens) -> None:
        """Draw one token, or the beginning of its name if there is no drawing."""
        inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
        if not art.draw(painter, inner, token.art):
            painter.setPen(QColor(self.cards.ink))
            self.number(painter, inner, self.say(token.name)[:2], min(1.0, box.height() / self.line * 0.7))

    def line_pen(self, width: float = 1.0) -> QPen:
        """Return a pen for the edges of plates."""
        return QPen(QColor(self.cards.edge), width * self.cards.strength)


def _grid(count: int, box: QRectF) -> tuple[int, float]:
    """Return the columns and the side of squares that fill a box best."""
    sides = {
        columns: min(box.width() / columns, box.height() / -(-count // columns))
        for columns in range(1, count + 1)
    }
    best = max(sides, key=lambda columns: sides[columns])
    return best, min(sides[best], box.height())
