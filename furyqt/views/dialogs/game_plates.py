"""Past games in pictures: a plate for each game, with a bar for each side and seals for the last results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from furyqt.views.dialogs.faces import Face, paint_faces
from furyqt.views.panels.painting import draw_fitting, serif
from furyqt.views.theme import Theme, current_theme

MOST_SEALS = 16
"""The results of a game that are shown as seals, the newest at the right."""
_MARGIN, _GAP = 14, 6
_FACES, _LINE, _BAR = 4.4, 3.0, 0.8
"""The heights of the game's faces, of a side's line and of its bar, in lines of text."""
_LABEL_SHARE, _NUMBER_SHARE = 0.36, 0.16
"""The parts of a line for the side's name and for its numbers; the bar has the rest."""


class SideResult(NamedTuple):
    """The games that a person played on one side."""

    faces: tuple[Face, ...]
    name: str
    share: float
    """The part of them that was won, 0 to 1."""
    numbers: str
    """The same in words, such as "1 of 4"."""


class PlateContent(NamedTuple):
    """One game: name and faces, the sides, whether each of the last games was won, and all of it as text."""

    title: str
    faces: tuple[Face, ...]
    sides: tuple[SideResult, ...]
    seals: tuple[bool, ...]
    words: str


class GamePlate(QWidget):
    """Draws a plate on paper in a double frame; the keyboard can stop at it, and a screen reader reads it."""

    def __init__(self, plate: PlateContent, parent: QWidget) -> None:
        super().__init__(parent)
        self.plate = plate
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(plate.title)
        self.setAccessibleDescription(plate.words)
        self.setToolTip(plate.words)

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        line = self.fontMetrics().height()
        lines = _FACES + _LINE * len(self.plate.sides) + (_LINE if self.plate.seals else 0)
        return QSize(line * 24, round(line * lines) + 2 * _MARGIN + _GAP)

    def minimumSizeHint(self) -> QSize:
        """Its height, in any width."""
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the head, the lines and the seals."""
        del event
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, theme)
        line = float(self.fontMetrics().height())
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self._paint_head(painter, QRectF(room.left(), room.top(), room.width(), line * _FACES), theme)
        top = room.top() + line * _FACES + _GAP
        for side in self.plate.sides:
            painter.setFont(self.font())
            _paint_side(painter, QRectF(room.left(), top, room.width(), line * _LINE), side)
            top += line * _LINE
        if self.plate.seals:
            _paint_seals(painter, QRectF(room.left(), top, room.width(), line * _LINE), self.plate.seals)
        painter.end()

    def _paint_frame(self, painter: QPainter, theme: Theme) -> None:
        colors, box = theme.colors, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        width = colors.focus + 1 if self.hasFocus() else 2
        painter.setBrush(QColor(colors.base))
        painter.setPen(QPen(QColor(colors.accent if self.hasFocus() else colors.border), width))
        painter.drawRect(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colors.border), 0.8))
        painter.drawRect(box.adjusted(4, 4, -4, -4))

    def _paint_head(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        faces = QRectF(
            box.left(), box.top(), min(box.width() * _LABEL_SHARE, box.height() * 2.6), box.height()
        )
        paint_faces(painter, faces, self.plate.faces)
        painter.setPen(QColor(theme.colors.text))
        painter.setFont(serif(self.font(), 1.35, bold=True))
        draw_fitting(painter, box.adjusted(faces.width() + 2 * _GAP, 0, 0, 0), self.plate.title)


def _paint_side(painter: QPainter, box: QRectF, side: SideResult) -> None:
    """Paint a side: its faces and name, a bar of the games won, and the numbers."""
    colors, label = current_theme().colors, QRectF(box)
    label.setWidth(box.width() * _LABEL_SHARE)
    faces = QRectF(label.left(), label.top() + 2, label.height() * 2.4, label.height() - 4)
    paint_faces(painter, faces, side.faces)
    painter.setPen(QColor(colors.text))
    draw_fitting(painter, label.adjusted(faces.width() + _GAP, 0, -_GAP, 0), side.name)
    numbers = QRectF(box)
    numbers.setLeft(box.right() - box.width() * _NUMBER_SHARE)
    draw_fitting(painter, numbers.adjusted(_GAP, 0, 0, 0), side.numbers)
    height = box.height() / _LINE * _BAR
    bar = QRectF(label.right(), box.center().y() - height / 2, numbers.left() - label.right(), height)
    painter.setPen(QPen(QColor(colors.border), 1.2))
    painter.setBrush(QColor(colors.alternate))
    painter.drawRect(bar)
    won = QRectF(bar.left(), bar.top(), bar.width() * side.share, bar.height())
    painter.fillRect(won.adjusted(1, 1, 0, -1), QColor(colors.accent))
    painter.setPen(QPen(QColor(colors.border), 1.0))
    for part in (0.25, 0.5, 0.75):
        left = bar.left() + bar.width() * part
        painter.drawLine(QPointF(left, bar.bottom() - height * 0.25), QPointF(left, bar.bottom()))


def _paint_seals(painter: QPainter, box: QRectF, seals: Sequence[bool]) -> None:
    """Paint a seal of wax for each game won, and an empty ring for each game lost."""
    colors = current_theme().colors
    radius = min(box.height() * 0.3, box.width() / (3.0 * MOST_SEALS))
    for number, is_won in enumerate(seals):
        center = QPointF(box.left() + radius * (1.3 + 2.9 * number), box.center().y())
        painter.setPen(QPen(QColor(colors.accent if is_won else colors.border), 1.6))
        painter.setBrush(QColor(colors.accent) if is_won else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(center, radius, radius)
        painter.setPen(QPen(QColor(colors.on_accent if is_won else colors.border), max(1.2, radius * 0.2)))
        reach = radius * 0.45
        if is_won:
            points = [QPointF(-reach, 0), QPointF(-reach * 0.2, reach * 0.8), QPointF(reach, -reach * 0.7)]
            painter.drawPolyline([center + point for point in points])
        else:
            painter.drawLine(center + QPointF(-reach, 0), center + QPointF(reach, 0))


class PlatesView(QScrollArea):
    """The plates one below the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.plates: list[GamePlate] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_plates(self, plates: Sequence[PlateContent]) -> None:
        """Show these plates instead of the ones before, which Qt may be styling at this moment."""
        if (before := self.takeWidget()) is not None:
            before.deleteLater()
        page = QWidget(self)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 4, 0)
        lines.setSpacing(10)
        self.plates = [GamePlate(plate, page) for plate in plates]
        for plate in self.plates:
            lines.addWidget(plate)
        lines.addStretch(1)
        self.setWidget(page)
