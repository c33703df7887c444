"""The areas of the players: name, points, resources, stores, a track, and the cards in hand and played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from furyqt.rules.core.text import Text, Translate, sentence
from furyqt.views.cards.delegate import GAP
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.cards.strip import CardStrip
from furyqt.views.live import LiveWidget
from furyqt.views.panels.fitted_text import FittedLabel
from furyqt.views.panels.painting import larger, serif
from furyqt.views.panels.players.patterns import fill_with_color
from furyqt.views.panels.players.stores import AwardRow, ResourceRow, StoreRow
from furyqt.views.picture import PlayerArea, PlayerPanel
from furyqt.views.signs import draw_letter, letter_width
from furyqt.views.theme import current_theme, focus_width

_SCALES = ((54, 1.65), (44, 1.25))
"""Lines of text in a window, and how much larger than chips its cards with a cost may be."""
_LEFT, _RIGHT = 8, 6
"""The margins of an area in pixels, without its bar."""
_MARK = 14.0
"""The width of the bar in the player's color."""


class PlayerAreaWidget(LiveWidget, QWidget):
    """The area of one player."""

    picked = Signal(str, str, QRect)
    """The player whose card was chosen, the card's key, and its box on the screen."""
    chosen = Signal(str, QRect)
    """The player, if the area itself was chosen, and its box on the screen."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.area: PlayerArea | None = None
        self.is_choosable = False
        self.name, self.points = FittedLabel(self), QLabel(self)
        self.resources = ResourceRow(translate, self)
        self.stores, self.track = StoreRow(translate, self), AwardRow(translate, self)
        self.hand = CardStrip(translate, self, size=CardSize.CHIP, wraps=True)
        self.played = CardStrip(translate, self, size=CardSize.CHIP, wraps=True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(round(_MARK) + _LEFT, 4, _RIGHT, 4)
        lines.setSpacing(2)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.points)
        lines.addLayout(head)
        self.name.setMinimumWidth(1)
        for part in (self.resources, self.stores, self.track, self.hand, self.played):
            lines.addWidget(part)
        for strip in self.strips:
            strip.chosen.connect(lambda key, strip=strip: self._pick(strip, key))

    @property
    def strips(self) -> tuple[CardStrip, CardStrip]:
        """Both rows of cards."""
        return self.hand, self.played

    def show_area(self, area: PlayerArea) -> None:
        """Show this player."""
        self.area = area
        for strip, cards in zip(self.strips, (area.hand, area.played), strict=True):
            strip.set_faces(cards)
            strip.setVisible(bool(cards))
        self._size_hand()
        self.resources.show_counters(area.counters)
        self.stores.show_area(area)
        self.track.show_area(area)
        self.points.setVisible(area.points is not None)
        self.retranslate()
        self.update()

    def _size_hand(self) -> None:
        """Enlarge cards that show their cost, as far as they fit in one row and the window is high."""
        if self.area is None or not any(face.cost for face in self.area.hand):
            return
        lines = self.window().height() / max(1, self.fontMetrics().height())
        most = next((scale for least, scale in _SCALES if lines >= least), 1.0)
        chip = card_size(CardSize.CHIP, self.font())
        inner = self.width() - round(_MARK) - _LEFT - _RIGHT - 1
        card = inner / len(self.area.hand) - 2 * GAP - 1  # a pixel for rounding
        scale = max(1.0, min(most, card / chip.width()))
        self.hand.set_height(round(chip.height() * scale) + 2 * GAP)

    def set_choosable(self, choosable: bool) -> None:
        """Mark the player as one that can be chosen now."""
        self.is_choosable = choosable
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choosable else Qt.FocusPolicy.NoFocus)
        self.update()

    def set_playable(self, keys: Collection[str]) -> None:
        """Mark the cards with these keys as ones that can be chosen now."""
        for strip in self.strips:
            strip.set_playable(keys)

    def _pick(self, strip: CardStrip, key: str) -> None:
        if self.area is not None:
            self.picked.emit(self.area.id, key, strip.near(strip.currentIndex()))

    def _choose(self) -> None:
        if self.area is not None:
            self.chosen.emit(self.area.id, QRect(self.mapToGlobal(self.rect().topLeft()), self.size()))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        if self.area is None:
            return
        words = sentence(self._say(self.area.name))
        self.name.setText(words if self.area.status is None else f"{words} · {self._say(self.area.status)}")
        self.name.setFont(serif(self.font(), 1.1, bold=True))
        self.hand.setAccessibleName(self.tr("{name}'s cards").format(name=words))
        self.played.setAccessibleName(self.tr("{name}'s played cards").format(name=words))
        to_move = self.tr("{name}, to move").format(name=self.name.text())
        self.setAccessibleName(to_move if self.area.is_active else self.name.text())
        if self.area.points is not None:
            points = self.tr("{name}: {value}").format(
                name=self._say(self.area.points.name), value=self.area.points.value
            )
            self.points.setText(points)
            self.points.setFont(serif(self.font(), 1.1, bold=True))
        for part in (self.resources, self.stores, self.track):
            part.retranslate()
        for strip in self.strips:
            strip.retranslate()

    def _say(self, text: Text) -> str:
        return text.render(self._translate)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar in the player's color, and a frame around the area of the player to move."""
        if self.area is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pieces, colors = current_theme().map.pieces, current_theme().colors
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        bar = QRectF(box.topLeft(), QPointF(_MARK, box.bottom()))
        if self.area.letter:
            self._paint_bar(painter, bar, self.area)
        else:
            painter.fillRect(bar, QColor(pieces[self.area.color % len(pieces)]))
        width = focus_width() if self.hasFocus() else 2.4 if self.area.is_active else 1.0
        is_marked = self.area.is_active or self.is_choosable
        painter.setPen(QPen(QColor(colors.accent if is_marked else colors.border), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)

    def _paint_bar(self, painter: QPainter, bar: QRectF, area: PlayerArea) -> None:
        """Paint the bar with the pattern of the color and the letter of the player's pieces."""
        colors, path = current_theme().map, QPainterPath()
        path.addRect(bar)
        fill_with_color(painter, path, area.color, colors, _MARK * 0.5)
        plate = QRectF(bar.left(), bar.top(), bar.width(), QFontMetricsF(self.font()).height() + 4)
        color = area.color % len(colors.pieces)
        painter.fillRect(plate, QColor(colors.pieces[color]))
        painter.setPen(QColor(colors.piece_inks[color]))
        font = serif(self.font(), 0.9, bold=True)
        wide = letter_width(font, area.letter)
        painter.setFont(larger(font, min(1.0, (_MARK - 1) / max(1.0, wide)), bold=True))
        draw_letter(painter, plate, area.letter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new width for the cards."""
        super().resizeEvent(event)
        self._size_hand()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the player."""
        if self.is_choosable and event.button() == Qt.MouseButton.LeftButton:
            self._choose()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the player with Enter or Space."""
        if self.is_choosable and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose()
        else:
            super().keyPressEvent(event)


_COLUMN = 12.4
"""The least breadth of an area with stores in lines of text; narrower ones are not side by side."""


class PlayerAreasWidget(QWidget):
    """The areas of all players, one below the other; those with stores side by side if there is room."""

    picked = Signal(str, str, QRect)
    """The player whose card was chosen, the card's key, and its box on the screen."""
    player_chosen = Signal(str, QRect)
    """The player who was chosen, and the box of the area on the screen."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.areas: list[PlayerAreaWidget] = []
        self._shown: tuple[PlayerArea, ...] = ()
        self._columns = 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 2, 8, 4)
        self._grid.setSpacing(6)

    def show_panel(self, panel: PlayerPanel) -> None:
        """Show these players."""
        self._shown = panel.areas
        while len(self.areas) < len(panel.areas):
            widget = PlayerAreaWidget(self._translate, self)
            widget.picked.connect(self.picked)
            widget.chosen.connect(self.player_chosen)
            self._grid.addWidget(widget, len(self.areas), 0)
            self.areas.append(widget)
        for number, widget in enumerate(self.areas):
            widget.setVisible(number < len(panel.areas))
            if number < len(panel.areas):
                widget.show_area(panel.areas[number])
        self._arrange()

    def _arrange(self) -> None:
        """Lay the areas out in as many equal columns as there is room for."""
        count = len(self._shown)
        columns = 1
        if any(area.stores for area in self._shown):
            fitting = int(self.width() / (_COLUMN * QFontMetricsF(self.font()).height()))
            columns = max(1, min(count, fitting))
            columns = -(-count // -(-count // columns))  # as even as possible
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for number, widget in enumerate(self.areas):
            self._grid.addWidget(widget, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new breadth."""
        super().resizeEvent(event)
        self._arrange()

    def set_playable_of(self, keys: Mapping[str, Collection[str]]) -> None:
        """Mark the cards with these keys in each area, by the players' ids."""
        for area, widget in zip(self._shown, self.areas, strict=False):
            widget.set_playable(keys.get(area.id, ()))

    def set_choosable(self, players: Iterable[str]) -> None:
        """Mark the players with these ids as ones that can be chosen now."""
        found = frozenset(players)
        for area, widget in zip(self._shown, self.areas, strict=False):
            widget.set_choosable(area.id in found)
