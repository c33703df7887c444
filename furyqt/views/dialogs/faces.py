"""The faces of games, players and seats: portraits in medallions, or an initial where there is no drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.rules.core.games import UnknownGameError
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.boards.board import Board
from furyqt.views.theme import theme
from furyqt.views.themes.typefaces import serif_font

_STEP = 0.74
"""The distance of two medallions, in diameters."""
_LIGHT = theme("light")


class Face(NamedTuple):
    """A drawing of resources/art, or a letter on a color of the pieces."""

    drawing: str
    letter: str = ""
    color: int = 0


def player_faces(game: str, table: Table, player: int, translate: Translate) -> tuple[Face, ...]:
    """Return the faces of a player: the board's portraits, those of the seats, or an initial."""
    seats = tuple(f"portraits/{table.seats[seat].name}" for seat in table.seats_of(player))
    for names in (_board(game).portraits(player, table), seats):
        if found := tuple(Face(name) for name in names if art.has(name)):
            return found
    return (_initial(table.players[player].title.render(translate), player),)


def game_faces(game: str, table: Table, translate: Translate) -> tuple[Face, ...]:
    """Return what tells a game from others: the board's emblems, or the faces of all its players."""
    if emblems := tuple(Face(name) for name in _board(game).emblems):
        return emblems
    players = (player_faces(game, table, player, translate) for player in range(len(table.players)))
    return tuple(face for faces in players for face in faces)


def seat_face(game: str, table: Table, seat: int, translate: Translate) -> Face:
    """Return the face of a seat: its portrait, that of a player with one seat, or an initial."""
    info = table.seats[seat]
    name = f"portraits/{info.name}"
    if art.has(name):
        return Face(name)
    if len(table.seats_of(info.player)) == 1:
        return player_faces(game, table, info.player, translate)[0]
    return _initial(info.title.render(translate), seat)


def paint_faces(painter: QPainter, box: QRectF, faces: Sequence[Face]) -> None:
    """Paint the faces side by side in the middle of a box; each overlaps the one before."""
    if not faces:
        return
    size = min(box.height(), box.width() / (1 + _STEP * (len(faces) - 1)))
    left = box.center().x() - size * (1 + _STEP * (len(faces) - 1)) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, face in enumerate(faces):
        _paint(painter, QPointF(left + size * (0.5 + _STEP * number), box.center().y()), size, face)
    painter.restore()


def _board(game: str) -> Board:
    """Return the board of a game, or one without drawings if it has none."""
    try:
        return board(game)
    except (UnknownGameError, ModuleNotFoundError):
        return Board()


def _initial(title: str, color: int) -> Face:
    return Face("", title[:1].upper(), color % len(_LIGHT.map.pieces))


def _paint(painter: QPainter, center: QPointF, size: float, face: Face) -> None:
    box = QRectF(0, 0, size - 2, size - 2)
    box.moveCenter(center)
    edge = QPainterPath()
    edge.addEllipse(box)
    painter.setPen(QPen(QColor(_LIGHT.cards.edge), max(1.0, size * 0.03)))
    painter.setBrush(QColor(_LIGHT.map.pieces[face.color] if face.letter else _LIGHT.cards.paper))
    painter.drawPath(edge)
    if face.letter:
        font = serif_font()
        font.setPixelSize(max(8, round(size * 0.55)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(_LIGHT.map.piece_inks[face.color]))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, face.letter)
        return
    painter.save()
    painter.setClipPath(edge)
    art.draw(painter, box.adjusted(1, 1, -1, -1), face.drawing)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(edge)
