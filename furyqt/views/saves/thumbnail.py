"""A small picture of the map or town in a position, or of the players in a game without both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.last_position import LastPosition
from furyqt.views.boards import board
from furyqt.views.dialogs.faces import paint_faces, player_faces
from furyqt.views.picture import MapPanel, TownPanel
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import current_theme
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import town_places
from furyqt.views.town.picture import town_picture

_FINENESS, _FINEST = 1.5, 420
"""The map is drawn larger by this factor, and at least this wide: pieces and names would cover it."""

_CORNER = QRect(0, 0, 1, 1)
_TOWN_LINES = 60
"""The width of a painted town in lines of text."""


def shared_panel(panels: Sequence[MapPanel]) -> MapPanel:
    """Return what is on the map for each of the viewers of one position."""
    first, *others = panels
    return MapPanel(
        tuple(piece for piece in first.pieces if all(piece in other.pieces for other in others)),
        tuple(badge for badge in first.badges if all(badge in other.badges for other in others)),
        is_night=all(panel.is_night for panel in panels),
    )


def shared_town(panels: Sequence[TownPanel | None]) -> TownPanel | None:
    """Return the town if all viewers of one position see the same."""
    towns = {
        replace(panel, waiting=tuple(replace(figure, is_own=False) for figure in panel.waiting))
        for panel in panels
        if panel is not None
    }
    return towns.pop() if len(towns) == 1 and None not in panels else None


class Thumbnails:
    """Draws the pictures with a map of its own, which is never shown."""

    def __init__(self, language: Language, home: QWidget) -> None:
        self._language = language
        self._map = MapTable(language.translate, home)
        self._map.hide()

    def picture(self, seen: LastPosition, size: QSize) -> QPixmap:
        """Return the position as all of its viewers may see it."""
        game = board(seen.rules.name)
        panels = [game.picture(each).panel(MapPanel) for each in seen.observations]
        found = [panel for panel in panels if panel is not None]
        if seen.table.atlas is None or len(found) < len(panels):
            town = shared_town([game.picture(each).panel(TownPanel) for each in seen.observations])
            return self._faces(seen, size) if town is None else self._town(town, size)
        table = self._map
        table.scene.set_text_scale(1.0)
        table.resize(size * max(_FINENESS, _FINEST / size.width()))
        table.set_atlas(seen.table.atlas)
        table.show_panel(shared_panel(found))
        table.map.grab(_CORNER)  # a hidden widget takes its new size only before it is drawn
        table.map.fit()
        table.scene.settle()
        large = table.map.grab()
        return large.scaled(
            size * large.devicePixelRatio(),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )

    def _town(self, town: TownPanel, size: QSize) -> QPixmap:
        """Paint the town large enough for its words, then make it smaller."""
        font = self._map.font()
        line = QFontMetricsF(font).height()
        wide = max(_TOWN_LINES * line, float(size.width()))
        whole = QSizeF(wide, wide * size.height() / size.width())
        ink = TownInk(current_theme(), font, self._language.translate, line, is_night=town.is_night)
        large = town_picture(town, town_places(town, whole, line), whole, 1.0, ink)
        return large.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def _faces(self, seen: LastPosition, size: QSize) -> QPixmap:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        box = QRectF(0, 0, size.width(), size.height() / 3)
        box.moveCenter(QRectF(picture.rect()).center())
        translate = self._language.translate
        faces = [
            face
            for player in range(len(seen.table.players))
            for face in player_faces(seen.rules.name, seen.table, player, translate)
        ]
        paint_faces(painter, box, faces)
        painter.end()
        return picture
