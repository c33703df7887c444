"""The page of contents as a route: a small old map with a seal for each chapter, and forks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from furyqt.controllers.chapters.journal_pages import CLOSED, SKIPPED, JournalEntry
from furyqt.controllers.language import Language
from furyqt.views.journal.old_map import paint_old_map, spot_on
from furyqt.views.journal.plates import paint_medal
from furyqt.views.journal.stories import medal_of, state_words
from furyqt.views.live import ThemedWidget
from furyqt.views.panels.painting import serif
from furyqt.views.theme import current_theme

_SEAL = 1.45
"""The radius of a seal in heights of a line of text."""
_APART = 2.2
"""The least distance of two seals in their radiuses."""
_MOVES = 60
_CLOSED = 0.4
"""The opacity of a seal that is not open."""


class Way(NamedTuple):
    """The line between the seals of two chapters, of which the second follows the first."""

    before: JournalEntry
    entry: JournalEntry
    line: QPainterPath


class RouteName(NamedTuple):
    """The name of a place and its box."""

    words: str
    box: QRectF


class RouteMap(ThemedWidget, QWidget):
    """Shows what the list beside it says; a click chooses in that list, which keyboard and reader use."""

    entry_selected = Signal(str)
    entry_chosen = Signal(str)
    """A double click on a chapter."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._entries: Sequence[JournalEntry] = ()
        self._current = ""
        self.setMinimumSize(1, 1)
        self.setMouseTracking(True)

    def show_entries(self, entries: Sequence[JournalEntry]) -> None:
        """Show the chapters in their states."""
        self._entries = entries
        words = (f"{entry.label}. {self._language.text(state_words(entry))}" for entry in entries)
        self.setAccessibleName(self.tr("The route on the map"))
        self.setAccessibleDescription("; ".join(words))
        self.update()

    def select(self, name: str) -> None:
        """Mark a chapter."""
        self._current = name
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the map is beside its height."""
        return QSize(720, 520)

    # Where things are

    @property
    def _radius(self) -> float:
        most = min(self.width(), self.height()) / 15
        return float(min(QFontMetricsF(self.font()).height() * _SEAL, most))

    def seals(self) -> dict[str, QPointF]:
        """Return the middle of each chapter's seal; those at the same place keep apart."""
        found: dict[str, QPointF] = {}
        for number, entry in enumerate(self._entries):
            spot = spot_on(QRectF(self.rect()), entry.spot)
            if spot is not None:
                found[entry.id] = spot + QPointF((number * 7) % 5 - 2, (number * 11) % 5 - 2)
        apart, edge = _APART * self._radius, 1.4 * self._radius
        for _ in range(_MOVES):
            for one, other in combinations(found, 2):
                way = found[other] - found[one]
                long = max(0.01, (way.x() ** 2 + way.y() ** 2) ** 0.5)
                if long < apart:
                    step = way / long * ((apart - long) / 2)
                    found[one], found[other] = found[one] - step, found[other] + step
            for name, point in found.items():
                found[name] = QPointF(
                    min(max(point.x(), edge), self.width() - edge),
                    min(max(point.y(), edge), self.height() - edge),
                )
        return found

    def entry_at(self, point: QPointF) -> JournalEntry | None:
        """Return the chapter at a point of the widget, or None."""
        seals = self.seals()
        for entry in self._entries:
            way = seals.get(entry.id, QPointF(-1e6, 0)) - point
            if way.x() ** 2 + way.y() ** 2 <= self._radius**2:
                return entry
        return None

    def ways(self) -> list[Way]:
        """Return the way to each chapter from those that it follows."""
        seals, by_id = self.seals(), {entry.id: entry for entry in self._entries}
        found = []
        for entry in self._entries:
            for before in entry.after:
                if before not in seals or entry.id not in seals:
                    continue
                here, there = seals[before], seals[entry.id]
                across = there - here
                line = QPainterPath(here)
                line.quadTo((here + there) / 2 + QPointF(-across.y(), across.x()) * 0.16, there)
                found.append(Way(by_id[before], entry, line))
        return found

    def names(self) -> dict[str, RouteName]:
        """Return the place of each letter beside its seal, where no other name or seal is.

        A side that no way crosses comes first.
        """
        radius, seals = self._radius, self.seals()
        metrics = QFontMetricsF(self._font_of_names())
        taken = [QRectF(p.x() - radius, p.y() - radius, 2 * radius, 2.3 * radius) for p in seals.values()]
        lines = [way.line for way in self.ways()]
        found: dict[str, RouteName] = {}
        for entry in self._entries:
            if entry.date is None or entry.id not in seals:
                continue
            words = self._language.text(entry.date).partition(",")[0]
            size, at = metrics.boundingRect(words).size() + QSizeF(6, 2), seals[entry.id]
            sides = (
                QPointF(radius * 1.15, -size.height() / 2),
                QPointF(-radius * 1.15 - size.width(), -size.height() / 2),
                QPointF(-size.width() / 2, radius * 1.3),
                QPointF(-size.width() / 2, -radius * 1.1 - size.height()),
            )
            boxes = [QRectF(at + side, size) for side in sides]
            free = [
                box
                for box in boxes
                if QRectF(self.rect()).contains(box) and not any(box.intersects(other) for other in taken)
            ]
            if free:
                box = min(free, key=lambda box: sum(line.intersects(box) for line in lines))
                found[entry.id] = RouteName(words, box)
                taken.append(box)
        return found

    def _font_of_names(self) -> QFont:
        return serif(self.font(), 0.95, italic=True)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map, the route, and the seals."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_old_map(painter, QRectF(self.rect()))
        self.paint_route(painter)
        for name, middle in self.seals().items():
            self._paint_seal(painter, next(e for e in self._entries if e.id == name), middle)
        painter.setFont(self._font_of_names())
        painter.setPen(QColor(current_theme().cards.ink))
        for words, box in self.names().values():
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()

    def paint_route(self, painter: QPainter) -> None:
        """Paint the ways, which are interrupted at each name; one that was not taken is faint."""
        painter.save()
        clear = QPainterPath()
        clear.addRect(QRectF(self.rect()))
        for name in self.names().values():
            box = QPainterPath()
            box.addRect(name.box)
            clear -= box
        painter.setClipPath(clear)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for before, entry, line in self.ways():
            is_faint = SKIPPED in (before.state, entry.state)
            is_open = entry.state not in (CLOSED, SKIPPED)
            ink = QColor(current_theme().cards.ink)
            ink.setAlphaF(0.25 if is_faint else 0.9 if is_open else 0.5)
            style = Qt.PenStyle.SolidLine if is_open else Qt.PenStyle.DashLine
            painter.setPen(QPen(ink, self._radius * (0.13 if is_open else 0.08), style))
            painter.drawPath(line)
        painter.restore()

    def _paint_seal(self, painter: QPainter, entry: JournalEntry, middle: QPointF) -> None:
        cards, radius = current_theme().cards, self._radius
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        is_dim = entry.state in (CLOSED, SKIPPED)
        if entry.id == self._current:
            painter.setPen(QPen(QColor(cards.chosen), radius * 0.16))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius * 1.16, radius * 1.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(cards.paper))
        painter.drawEllipse(middle, radius, radius)
        if entry.finished is not None:
            paint_medal(painter, box, medal_of(entry), f"campaign/{entry.text}")
        else:
            ink = QColor(cards.ink)
            ink.setAlphaF(_CLOSED if is_dim else 1.0)
            style = Qt.PenStyle.DotLine if is_dim else Qt.PenStyle.SolidLine
            painter.setPen(QPen(ink, radius * 0.09, style))
            painter.setBrush(Qt.BrushStyle.NoBrush if is_dim else QColor(cards.mark))
            painter.drawEllipse(middle, radius * 0.94, radius * 0.94)
        painter.setFont(serif(self.font(), 1.0, bold=True))
        self._paint_number(painter, entry, box, is_dim=is_dim)

    def _paint_number(self, painter: QPainter, entry: JournalEntry, box: QRectF, *, is_dim: bool) -> None:
        """Paint the number in the seal, or on a ribbon below a medal."""
        cards = current_theme().cards
        if entry.finished is None:
            ink = QColor(cards.ink if is_dim else cards.mark_ink)
            ink.setAlphaF(0.6 if is_dim else 1.0)
            painter.setPen(ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, entry.label)
            return
        metrics = QFontMetricsF(painter.font())
        ribbon = QRectF(0, 0, metrics.horizontalAdvance(entry.label) + 8, metrics.height() * 0.86)
        ribbon.moveCenter(QPointF(box.center().x(), box.bottom()))
        painter.setPen(QPen(QColor(cards.ink), 1))
        painter.setBrush(QColor(cards.paper))
        painter.drawRoundedRect(ribbon, 3, 3)
        painter.drawText(ribbon, Qt.AlignmentFlag.AlignCenter, entry.label)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a chapter in the list."""
        entry = self.entry_at(event.position())
        if entry is not None:
            self.entry_selected.emit(entry.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Turn to a chapter."""
        entry = self.entry_at(event.position())
        if entry is not None:
            self.entry_chosen.emit(entry.id)

    def event(self, event: QEvent) -> bool:
        """Name the chapter under the pointer."""
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            entry = self.entry_at(QPointF(event.pos()))
            words = "" if entry is None else self._words(entry)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def _words(self, entry: JournalEntry) -> str:
        title, state = (self._language.text(text) for text in (entry.title, state_words(entry)))
        return f"{entry.label}. {title}: {state}"

    def restyle(self) -> None:
        """Paint again in other colors."""
        self.update()
