"""A player's resources and stores, each a sign with its number, and the track with its awards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import draw_fitting, larger
from furyqt.views.panels.players.patterns import fill_with_color
from furyqt.views.picture import PlayerArea, Resource
from furyqt.views.theme import current_theme

_GAP = 14.0


class ResourceRow(LiveWidget, QWidget):
    """Painted side by side; the accessible name says all of them."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.counters: tuple[Resource, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counters(self, counters: tuple[Resource, ...]) -> None:
        """Show these resources."""
        self.counters = counters
        self.setVisible(bool(counters))
        self.retranslate()

    def _words(self) -> list[str]:
        """Each resource with its number, in words."""
        say = self._translate
        return [
            self.tr("{name}: {value}").format(name=one.name.render(say), value=one.value)
            for one in self.counters
        ]

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = self._words()
        self.setAccessibleName(", ".join(words))
        meanings = [
            "" if one.meaning is None else one.meaning.render(self._translate) for one in self.counters
        ]
        lines = (f"{name}. {more}" if more else name for name, more in zip(words, meanings, strict=True))
        self.setToolTip("\n".join(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(100, round(QFontMetricsF(self.font()).height() * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sign and number, or the words, of each resource."""
        painter, left = QPainter(self), 0.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(current_theme().colors.text))
        height = float(self.height())
        for one, words in zip(self.counters, self._words(), strict=True):
            shown = str(one.value) if one.art else words
            painter.setFont(larger(self.font(), 1.0, bold=bool(one.art)))
            width = QFontMetricsF(painter.font()).horizontalAdvance(shown) + 2
            if one.art:
                art.draw(painter, QRectF(left, 0, height, height), one.art)
                left += height + 4
            draw_fitting(painter, QRectF(left, 0, min(width, self.width() - left), height), shown)
            left += width + _GAP


_FAINT = 0.38
_STORE, _SLOT = 2.35, 1.55
"""The heights of a store and of a space of the track in lines of text."""
_BROADEST = 2.7
"""The largest breadth of a cell in lines of text."""


class CellRow(QWidget):
    """Equal cells side by side; each has words for the tool tip, and all of them are read aloud."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._area: PlayerArea | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_area(self, area: PlayerArea) -> None:
        """Show the cells of a player."""
        self._area = area
        self.setVisible(self.count > 0)
        self.retranslate()

    @property
    def count(self) -> int:
        """The number of cells."""
        raise NotImplementedError

    @property
    def lines(self) -> float:
        """The height in lines of text."""
        raise NotImplementedError

    def words(self) -> Sequence[str]:
        """Return each cell in words."""
        raise NotImplementedError

    def paint_cell(self, painter: QPainter, number: int, box: QRectF) -> None:
        """Paint one cell."""
        raise NotImplementedError

    def _boxes(self) -> list[QRectF]:
        width = min(self.width() / max(1, self.count), self.fontMetrics().height() * _BROADEST)
        return [QRectF(number * width, 0, width, self.height()) for number in range(self.count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all cells."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, box in enumerate(self._boxes()):
            self.paint_cell(painter, number, box)

    def sizeHint(self) -> QSize:
        """Return one row."""
        return QSize(60, round(QFontMetricsF(self.font()).height() * self.lines))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.setAccessibleName(", ".join(self.words()))
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the words of the cell under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = (n for n, box in enumerate(self._boxes()) if box.contains(event.pos().toPointF()))
            number = next(at, -1)
            QToolTip.showText(event.globalPos(), self.words()[number] if number >= 0 else "", self)
            return True
        return super().event(event)


class StoreRow(CellRow):
    """The stores: a sign above its number."""

    lines = _STORE

    @property
    def stores(self) -> tuple[Resource, ...]:
        """The stores of the player."""
        return () if self._area is None else self._area.stores

    @property
    def count(self) -> int:
        """The number of stores."""
        return len(self.stores)

    def words(self) -> Sequence[str]:
        """Return each store with its number."""
        return [
            self.tr("{name}: {value}").format(name=one.name.render(self._translate), value=one.value)
            for one in self.stores
        ]

    def paint_cell(self, painter: QPainter, number: int, box: QRectF) -> None:
        """Paint sign and number, faint if there are none."""
        one, line = self.stores[number], box.height() / _STORE
        side = min(box.width() - 1, box.height() - line)
        sign = QRectF(box.center().x() - side / 2, box.top(), side, side)
        paper = QRectF(box.left() + 1, box.top(), box.width() - 2, box.height())
        cards = current_theme().cards
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(cards.paper if one.value else cards.paper_shade))
        painter.drawRoundedRect(paper, 3, 3)
        painter.setOpacity(1.0 if one.value else _FAINT)
        if not art.draw(painter, sign.adjusted(1, 1, -1, -1), one.art):
            painter.setPen(QColor(cards.ink))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, one.name.render(self._translate)[:2])
        painter.setOpacity(1.0)
        painter.setPen(QColor(cards.ink if one.value else cards.faint))
        painter.setFont(larger(self.font(), 1.0, bold=bool(one.value)))
        below = QRectF(box.left(), sign.bottom(), box.width(), box.bottom() - sign.bottom())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(one.value))


class AwardRow(CellRow):
    """The track: awards, and the player's color on the covered spaces."""

    lines = _SLOT

    @property
    def count(self) -> int:
        """The number of spaces."""
        return 0 if self._area is None else len(self._area.track)

    def words(self) -> Sequence[str]:
        """Return each space with its award."""
        area = self._area
        slots = () if area is None else area.track
        said = [slot.words.render(self._translate) for slot in slots]
        return [
            (
                self.tr("{number}: {award}, covered") if slot.is_filled else self.tr("{number}: {award}")
            ).format(number=number, award=words)
            for number, (slot, words) in enumerate(zip(slots, said, strict=True), start=1)
        ]

    def retranslate(self) -> None:
        """Name the track in the current language."""
        super().retranslate()
        if self._area is not None and self._area.track_name is not None:
            name = self._area.track_name.render(self._translate)
            self.setAccessibleName(
                self.tr("{name}: {spaces}").format(name=name, spaces=self.accessibleName())
            )

    def paint_cell(self, painter: QPainter, number: int, box: QRectF) -> None:
        """Paint a space: its award, or a cube."""
        theme = current_theme()
        area, cards = self._area, theme.cards
        assert area is not None
        slot, inner = area.track[number], box.adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(cards.edge), 0.8 * cards.strength))
        painter.setBrush(QColor(cards.paper))
        painter.drawRect(inner)
        if slot.is_filled:
            side = min(inner.width(), inner.height()) * 0.8
            cube = QRectF(0, 0, side, side)
            cube.moveCenter(inner.center())
            path = QPainterPath()
            path.addRoundedRect(cube, side * 0.16, side * 0.16)
            fill_with_color(painter, path, area.color, theme.map, max(3.0, side * 0.32))
            painter.setPen(QPen(QColor(theme.map.piece_edge), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            return
        signs = [one for one in slot.award for _ in range(one.count)]
        side = min(inner.height(), inner.width() / max(1, len(signs)))
        left = inner.center().x() - side * len(signs) / 2
        for place, one in enumerate(signs):
            art.draw(painter, QRectF(left + place * side, inner.center().y() - side / 2, side, side), one.art)
