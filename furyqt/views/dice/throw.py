"""Dice as they are drawn: their upper sides, and the motion of a throw."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from furyqt.views import art
from furyqt.views.panels.painting import larger
from furyqt.views.picture import Die
from furyqt.views.theme import Theme

_THIRD = 0.27
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(painter: QPainter, box: QRectF, die: Die, theme: Theme, font: QFont) -> None:
    """Paint a die with the painter's pen as its border, and the paper of cards as its ground."""
    painter.setBrush(QColor(theme.cards.paper))
    if die.art and art.draw(painter, box, die.art):
        return
    painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
    ink = QColor(theme.cards.ink)  # the face is card paper, which is light in every theme
    painter.setPen(ink)
    painter.setBrush(ink)
    pips = _PIPS.get(die.value)
    for x, y in pips or ():
        center = box.center() + QPointF(x, y) * (box.width() * _THIRD)
        painter.drawEllipse(center, box.width() * 0.085, box.width() * 0.085)
    if pips is None and die.value:
        painter.setFont(QFont(larger(font, 1.4, bold=True)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(die.value))


_HOPS = ((0.0, 0.5, 1.0), (0.5, 0.8, 0.35), (0.8, 1.0, 0.1))
"""The bow and the bounces: the shares of the time at their start and end, and their relative height."""
_HEIGHT = 1.6
"""The height of the bow in sides of the die."""
_TURNS = 2
_CHANGES = 9
"""The number of other sides that are seen on the way."""
_MOST_PIPS = 6


@dataclass(frozen=True)
class ThrownDie:
    """A die on its way between two points, which are its centers."""

    die: Die
    start: QPointF
    end: QPointF
    side: float
    number: int = 0
    """Its number in the throw: the dice of a throw do not move alike."""

    def height(self, share: float) -> float:
        """Return how high it is above the table, in pixels."""
        for begin, end, high in _HOPS:
            if begin <= share < end:
                part = (share - begin) / (end - begin)
                return 4 * part * (1 - part) * high * _HEIGHT * self.side
        return 0.0

    def center(self, share: float) -> QPointF:
        """Return its center, slower toward the end."""
        done = 1 - (1 - share) ** 2
        return self.start + (self.end - self.start) * done - QPointF(0, self.height(share))

    def angle(self, share: float) -> float:
        """Return its turn in degrees, 0 at the end."""
        way = 1 if self.number % 2 else -1
        return way * 360 * _TURNS * (1 - share) ** 2

    def seen(self, share: float) -> Die:
        """Return the die with the side that is up now; its own one at the end."""
        if share >= 1.0:
            return self.die
        turn = int(share * _CHANGES) + 1 + self.number
        sides = self.die.sides
        if not sides:
            return replace(self.die, value=(self.die.value + turn) % _MOST_PIPS + 1)
        now = sides.index(self.die.art) if self.die.art in sides else 0
        return replace(self.die, art=sides[(now + turn) % len(sides)])

    def box(self, share: float) -> QRectF:
        """Return the space that it needs, in every turn."""
        reach = self.side * 1.5
        return QRectF(-reach / 2, -reach / 2, reach, reach).translated(self.center(share))


def paint_thrown(painter: QPainter, thrown: ThrownDie, share: float, theme: Theme, font: QFont) -> None:
    """Paint a die on its way, with its shadow on the table."""
    side = thrown.side
    ground = thrown.center(share) + QPointF(0, thrown.height(share))
    shadow = QColor(theme.colors.text)
    shadow.setAlphaF(0.22)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(ground + QPointF(0, side * 0.48), side * 0.5, side * 0.14)
    painter.translate(thrown.center(share))
    painter.rotate(thrown.angle(share))
    painter.setPen(QPen(QColor(theme.colors.border), 1.2))
    paint_die(painter, QRectF(-side / 2, -side / 2, side, side), thrown.seen(share), theme, font)
    painter.restore()
