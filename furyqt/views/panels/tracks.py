"""The tracks over the map: numbers that decide the game, as spaces that can be counted, with their names."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.panels.painting import draw_fitting, larger, least_width, serif
from furyqt.views.picture import Gauge
from furyqt.views.theme import current_theme

MOST_SPACES = 20
"""A gauge with more spaces is a plain bar."""
_SIZES = (0.86, 0.8, 0.74)
"""The sizes of a name, as multiples of the usual one: the first that fits is used."""
_MODEST = 0.42
"""The size of a name in a crowded row, as a multiple of the usual one."""
_CENTER = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_DAY_LETTERS = 2.6
"""The minimum width of a named space in letters for its name to be shown."""
_SIGN_LETTERS = 1.9
"""The same for a space with a drawing."""
_FAINT = 0.55
"""The opacity of the drawings of the spaces that are not reached."""
_LEAST = 7
"""The smallest weight of a track, which leaves space for its name."""
_MARGIN = 10
"""The pixels beside the contents of a track."""
_EVERY = 5
"""The number of spaces between stronger lines, which help counting."""


def fitting(font: QFont, words: str, width: float) -> QFont:
    """Return the largest small font in which words fit a width, or the smallest."""
    fonts = [larger(font, size) for size in _SIZES]
    return next((face for face in fonts if QFontMetricsF(face).horizontalAdvance(words) <= width), fonts[-1])


def short(font: QFont, names: Sequence[str], width: float) -> list[str]:
    """Return the names if all of them fit a width, else the first two letters of each.

    Two letters are usual for days in all three languages; German has no abbreviations of three.
    """
    widest = max(map(QFontMetricsF(font).horizontalAdvance, names), default=0.0)
    return list(names) if widest <= width else [name[:2] for name in names]


class TrackWidget(QWidget):
    """One number with its name: as a row of spaces, as named days, or large with a bar."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._gauge: Gauge | None = None
        self._is_low = False
        # Qt shares the width by the stretch factors only if no track asks for a width of its own.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_gauge(self, gauge: Gauge) -> None:
        """Show this number."""
        if gauge != self._gauge:
            self._gauge = gauge
            self.retranslate()

    def retranslate(self) -> None:
        """Set the accessible text in the current language."""
        gauge = self._gauge
        if gauge is None:
            return
        name = gauge.name.render(self._translate)
        if gauge.face is not None:
            words = self.tr("{name}: {value}").format(name=name, value=gauge.face.render(self._translate))
        elif gauge.full:
            words = self.tr("{name}: {value} of {full}").format(name=name, value=gauge.value, full=gauge.full)
        else:
            words = self.tr("{name}: {value}").format(name=name, value=gauge.value)
        self.setAccessibleName(words)
        self.setToolTip(f"{words}\n{gauge.meaning.render(self._translate)}")
        self.update()

    @property
    def weight(self) -> int:
        """Return its share of the row: its number of spaces, in which a named one counts double."""
        gauge = self._gauge
        if gauge is None:
            return 1
        return max(_LEAST, 2 * len(gauge.labels) or (gauge.full if gauge.full <= MOST_SPACES else 0))

    @property
    def need(self) -> float:
        """Return the width in which the whole name and the number, or the drawings of the spaces, fit."""
        gauge = self._gauge
        if gauge is None:
            return 0.0
        if gauge.labels:
            letters = (_SIGN_LETTERS if gauge.signs else _DAY_LETTERS) * len(gauge.labels)
            days = QFontMetricsF(self.font()).averageCharWidth() * letters
            return max(self.least, _MARGIN + days + 1)
        return self.least

    def put_number_below(self, is_low: bool) -> None:
        """Paint the number before the spaces instead of beside the name, which then has the whole width."""
        if is_low != self._is_low:
            self._is_low = is_low
            self.update()

    @property
    def readable(self) -> float:
        """Return the width in which the name fits beside the number in a small font of usual shape."""
        if self._gauge is None:
            return 0.0
        small = larger(self.font(), _SIZES[-1])
        words = self._gauge.name.render(self._translate)
        return self.least + QFontMetricsF(small).horizontalAdvance(words) - least_width(small, words)

    @property
    def modest(self) -> float:
        """Return the width in which the name over the number is still easy to read."""
        if self._gauge is None:
            return 0.0
        words = larger(self.font(), _MODEST)
        name = QFontMetricsF(words).horizontalAdvance(self._gauge.name.render(self._translate))
        return max(self.least, _MARGIN + name)

    @property
    def least(self) -> float:
        """Return the width in which the whole name fits beside the number or the sign of the time."""
        gauge = self._gauge
        if gauge is None:
            return 0.0
        name = least_width(larger(self.font(), _SIZES[-1]), gauge.name.render(self._translate))
        if gauge.labels:
            return _MARGIN + name + QFontMetricsF(self.font()).height() * 0.72 + 12
        number = serif(self.font(), 1.15, bold=True)
        return _MARGIN + name + QFontMetricsF(number).horizontalAdvance(str(gauge.value)) + 6

    def sizeHint(self) -> QSize:
        """The size of the name and the spaces."""
        line = QFontMetricsF(self.font()).height()
        return QSize(round(line * 3.4), round(line * 2.6 + 8))

    def changeEvent(self, event: QEvent) -> None:
        """Ask the row for another share when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw name and spaces."""
        if self._gauge is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QFontMetricsF(self.font()).height()
        box = QRectF(self.rect()).adjusted(5, 2, -5, -3)
        title = QRectF(box.left(), box.top(), box.width(), line)
        below = QRectF(box.left(), title.bottom() + 2, box.width(), box.bottom() - title.bottom() - 2)
        if self._gauge.labels:
            self._paint_title(painter, title, line * 0.36)
            self._paint_days(painter, below, self._gauge)
        elif 0 < self._gauge.full <= MOST_SPACES:
            number = str(self._gauge.value)
            self._paint_name(painter, title, "" if self._is_low else number)
            if self._is_low:
                below.setLeft(self._paint_low(painter, below, number) + 4)
            self._paint_spaces(painter, below, self._gauge)
        else:
            self._paint_number(painter, box, self._gauge)

    def _paint_title(self, painter: QPainter, title: QRectF, radius: float) -> None:
        """Paint the name and a sun or moon, which gives way to the name: the time below it says the same."""
        assert self._gauge is not None
        words, sky = self._gauge.name.render(self._translate), 2 * radius + 6
        if least_width(larger(self.font(), _SIZES[-1]), words) + 5 > title.width() - sky:
            sky = 0.0
        self._paint_name(painter, title.adjusted(0, 0, -sky, 0), "")
        if sky:
            center = QPointF(title.right() - radius - 3, title.center().y())
            self._paint_sky(painter, center, radius, self._gauge)

    def _paint_name(self, painter: QPainter, box: QRectF, number: str) -> None:
        """Paint the name on the left, the number in a book font on the right."""
        assert self._gauge is not None
        colors = current_theme().colors
        painter.setFont(serif(self.font(), 1.15, bold=True))
        painter.setPen(QColor(colors.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number)
        room = box.adjusted(0, 0, -QFontMetricsF(painter.font()).horizontalAdvance(number) - 4, 0)
        words = self._gauge.name.render(self._translate)
        painter.setFont(fitting(self.font(), words, room.width()))
        painter.setPen(QColor(colors.faint))
        draw_fitting(painter, room, words)

    def _paint_low(self, painter: QPainter, box: QRectF, number: str) -> float:
        """Paint the number on the left of a box; return its right edge."""
        painter.setFont(serif(self.font(), 1.0, bold=True))
        painter.setPen(QColor(current_theme().colors.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, number)
        return box.left() + QFontMetricsF(painter.font()).horizontalAdvance(number)

    def _paint_spaces(self, painter: QPainter, box: QRectF, gauge: Gauge) -> None:
        """Paint a row of spaces, the reached ones filled and hatched, the newest marked."""
        colors, wide = current_theme().colors, box.width() / gauge.full
        height = min(box.height(), max(wide, 10.0) * 1.5)
        row = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
        filled = min(gauge.value, gauge.full)
        painter.fillRect(row, QColor(colors.base))
        painter.fillRect(QRectF(row.left(), row.top(), wide * filled, height), QColor(colors.accent))
        painter.setPen(QPen(QColor(colors.border), 1.0))
        for number in range(1, gauge.full):
            x = row.left() + number * wide
            short = 0.0 if number % _EVERY == 0 else height * 0.3
            painter.drawLine(QPointF(x, row.top() + short), QPointF(x, row.bottom() - short))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(row)
        if filled:
            self._paint_head(painter, QPointF(row.left() + (filled - 0.5) * wide, row.center().y()), height)

    def _paint_head(self, painter: QPainter, center: QPointF, height: float) -> None:
        """Paint a lozenge on the reached space, which is visible without its color, too."""
        size = height * 0.3
        path = QPainterPath(center + QPointF(0, -size))
        for x, y in ((size, 0), (0, size), (-size, 0)):
            path.lineTo(center + QPointF(x, y))
        path.closeSubpath()
        painter.fillPath(path, QColor(current_theme().colors.on_accent))

    def _paint_days(self, painter: QPainter, box: QRectF, gauge: Gauge) -> None:
        """Paint the named spaces, or their drawings; the current one is emphasized."""
        colors, wide = current_theme().colors, box.width() / len(gauge.labels)
        least = _SIGN_LETTERS if gauge.signs else _DAY_LETTERS
        if wide < QFontMetricsF(self.font()).averageCharWidth() * least:
            self._paint_day(painter, box, gauge)
            return
        if gauge.signs:
            self._paint_signs(painter, box, gauge)
            return
        bold = larger(self.font(), 0.86, bold=True)
        names = short(bold, [label.render(self._translate) for label in gauge.labels], wide - 6)
        if max(map(QFontMetricsF(bold).horizontalAdvance, names)) > wide - 2:
            self._paint_day(painter, box, gauge)
            return
        for number, name in enumerate(names):
            cell = QRectF(box.left() + number * wide, box.top(), wide, box.height()).adjusted(1, 0, -1, 0)
            is_now = number == gauge.value
            painter.setPen(QPen(QColor(colors.accent if is_now else colors.border), 2.0 if is_now else 1.0))
            painter.setBrush(QColor(colors.base if is_now else colors.button))
            painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 3, 3)
            painter.setFont(larger(self.font(), 0.86, bold=is_now))
            painter.setPen(QColor(colors.text if is_now else colors.faint))
            painter.drawText(cell, _CENTER, name)

    def _paint_signs(self, painter: QPainter, box: QRectF, gauge: Gauge) -> None:
        """Paint the drawing of each space; the current one is framed, the others are faint."""
        colors, wide = current_theme().colors, box.width() / len(gauge.signs)
        for number, name in enumerate(gauge.signs):
            cell = QRectF(box.left() + number * wide, box.top(), wide, box.height()).adjusted(2, 1, -2, -1)
            is_now = number == gauge.value
            painter.setPen(QPen(QColor(colors.accent if is_now else colors.border), 2.0 if is_now else 1.0))
            painter.setBrush(QColor(colors.base if is_now else colors.button))
            painter.drawRoundedRect(cell, 3, 3)
            side = min(cell.width(), cell.height()) - 4
            square = QRectF(0, 0, side, side)
            square.moveCenter(cell.center())
            painter.setOpacity(1.0 if is_now else _FAINT)
            art.draw(painter, square, f"tokens/{name}")
            painter.setOpacity(1.0)

    def _paint_day(self, painter: QPainter, box: QRectF, gauge: Gauge) -> None:
        """Paint only the current name over a row of spaces if there is no space for all names."""
        colors, wide = current_theme().colors, box.width() / len(gauge.labels)
        foot = box.height() * 0.25
        for number in range(len(gauge.labels)):
            cell = QRectF(box.left() + number * wide, box.bottom() - foot, wide - 2, foot)
            is_now = number == gauge.value
            painter.fillRect(cell, QColor(colors.accent if is_now else colors.border))
        painter.setFont(larger(self.font(), 0.9, bold=True))
        painter.setPen(QColor(colors.text))
        if 0 <= gauge.value < len(gauge.labels):
            room = QRectF(box.left(), box.top(), box.width(), box.height() - foot)
            draw_fitting(painter, room, gauge.labels[gauge.value].render(self._translate))

    def _paint_sky(self, painter: QPainter, center: QPointF, radius: float, gauge: Gauge) -> None:
        """Paint a sun by day, a crescent by night."""
        painter.save()
        color = QColor(current_theme().colors.text)
        painter.translate(center)
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), radius, radius)
        if gauge.is_night:
            shade = QPainterPath()
            shade.addEllipse(QPointF(radius * 0.5, -radius * 0.25), radius * 0.85, radius * 0.85)
            painter.fillPath(disc.subtracted(shade), color)
        else:
            painter.scale(0.62, 0.62)
            painter.fillPath(disc, color)
            painter.setPen(QPen(color, radius * 0.3))
            for _ in range(8):
                painter.drawLine(QPointF(0, radius * 1.3), QPointF(0, radius * 1.8))
                painter.rotate(45)
        painter.restore()

    def _paint_number(self, painter: QPainter, box: QRectF, gauge: Gauge) -> None:
        """Paint the number large, its name below it, and a bar if it has a limit."""
        line, colors = QFontMetricsF(self.font()).height(), current_theme().colors
        painter.setPen(QColor(colors.text))
        painter.setFont(serif(self.font(), 1.4, bold=True))
        face = str(gauge.value) if gauge.face is None else gauge.face.render(self._translate)
        painter.drawText(QRectF(box.left(), box.top(), box.width(), line * 1.4), _CENTER, face)
        words = gauge.name.render(self._translate)
        painter.setFont(fitting(self.font(), words, box.width()))
        painter.setPen(QColor(colors.faint))
        name = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(QRectF(box.left(), box.top() + line * 1.4, box.width(), line * 0.9), _CENTER, name)
        if gauge.full:
            self._paint_bar(painter, QRectF(box.left() + 6, box.bottom() - 4, box.width() - 12, 4), gauge)

    def _paint_bar(self, painter: QPainter, box: QRectF, gauge: Gauge) -> None:
        theme = current_theme()
        filled = min(1.0, gauge.value / gauge.full) * box.width()
        painter.fillRect(box, QColor(theme.colors.base))
        painter.fillRect(QRectF(box.left(), box.top(), filled, box.height()), QColor(theme.colors.accent))
        painter.setPen(QColor(theme.colors.border))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)


class TrackStrip(QWidget):
    """All tracks side by side."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.widgets: list[TrackWidget] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 2, 4, 2)
        self._row.setSpacing(6)

    def set_gauges(self, gauges: tuple[Gauge, ...]) -> None:
        """Show these numbers."""
        while len(self.widgets) < len(gauges):
            widget = TrackWidget(self._translate, self)
            self.widgets.append(widget)
            self._row.addWidget(widget, 1)
        for number, widget in enumerate(self.widgets):
            widget.setVisible(number < len(gauges))
            if number < len(gauges):
                widget.show_gauge(gauges[number])
        self._share()

    @property
    def need(self) -> int:
        """Return the width in which all names can be read, 0 without tracks."""
        shown = [widget.modest for widget in self.widgets if not widget.isHidden()]
        margins = self._row.contentsMargins()
        sides = margins.left() + margins.right() + self._row.spacing() * max(0, len(shown) - 1)
        return math.ceil(sum(shown)) + sides if shown else 0

    def _share(self) -> None:
        """Give each track the width of its name, and the rest by the number of spaces.

        Stretch factors are set only when they change, because Qt lays a row out again even for the same one.
        The row is laid out at once: the next paint may come before Qt does it.
        """
        shown = [(number, widget) for number, widget in enumerate(self.widgets) if not widget.isHidden()]
        margins, gaps = self._row.contentsMargins(), self._row.spacing() * max(0, len(shown) - 1)
        needs = [widget.need for _, widget in shown]
        room = self.width() - margins.left() - margins.right() - gaps
        if sum(needs) > room:
            needs = [widget.modest for _, widget in shown]  # one day is shown in place of all
        if sum(needs) > room:
            needs = [widget.least for _, widget in shown]
        is_low = sum(widget.readable for _, widget in shown) > room
        for _, widget in shown:
            widget.put_number_below(is_low)
        spare = max(0.0, room - sum(needs))
        weights = sum(widget.weight for _, widget in shown)
        for need, (number, widget) in zip(needs, shown, strict=True):
            stretch = max(1, round(need + spare * widget.weight / weights))
            if self._row.stretch(number) != stretch:
                self._row.setStretch(number, stretch)
        self._row.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() == QEvent.Type.LanguageChange:
            for widget in self.widgets:
                widget.retranslate()
            self._share()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Share the width again when a track has another text size, which it gets after the strip."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return done
