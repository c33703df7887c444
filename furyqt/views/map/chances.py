"""The legend of the discs: what is shown, how many places that are, and how likely each size of disc is."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from furyqt.views.map.items import serif
from furyqt.views.map.marks import FEW, disc_radius, paint_disc
from furyqt.views.numbers import share
from furyqt.views.theme import MapColors, theme

_SMALLEST = 7.0  # pixels
_WIDEST = 0.4  # of the map's width
_SAMPLES = (1.0, 0.3, FEW * 0.4)  # one of each ring


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything of the panel stands."""

    title: QFont
    text: QFont
    size: QSize
    line: float
    pad: float
    columns: tuple[float, ...]


class ChancesPanel(QWidget):
    """A slip of paper in the corner of the map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colors, self._scale, self._disc_scale = theme("light").map, 1.0, 1.0
        self._chances: Mapping[int, float] = {}
        self._legend = ""
        self._weighted = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def show_chances(self, chances: Mapping[int, float], legend: str, weighted: bool = True) -> None:
        """Explain these chances by place, 0 to 1; the legend says what they are about.

        Without weights there are no sizes of discs to explain.
        """
        self._weighted = weighted
        self._chances = {place: chance for place, chance in chances.items() if chance > 0}
        self._legend = legend
        self.setVisible(bool(self._chances))
        self._fit()

    def set_look(self, colors: MapColors, text_scale: float) -> None:
        """Wear these colours, its text so many times as large as usual."""
        self._colors, self._scale = colors, text_scale
        self._fit()

    def set_disc_scale(self, scale: float) -> None:
        """Draw the sample discs as large as those on the map, but no larger than usual."""
        if min(1.0, scale) != self._disc_scale:
            self._disc_scale = min(1.0, scale)
            self._fit()

    def lines(self) -> list[str]:
        """What is said: the title and the number of places."""
        return [self._legend or self._usual(), self.tr("%n possible place(s)", "", len(self._chances))]

    def _usual(self) -> str:
        return self.tr("Where Dracula may be")

    def sizeHint(self) -> QSize:
        """The room it takes."""
        return self._layout_of().size

    def _fit(self) -> None:
        self.setAccessibleName(self.tr("Possible places"))
        self.setAccessibleDescription(". ".join(self.lines()))
        self.resize(self.sizeHint())
        self.update()

    def _radius(self, part: float) -> float:
        """The radius of the sample for a share of the likeliest place's chance."""
        return max(disc_radius(part, self._disc_scale), _SMALLEST)

    def _labels(self) -> list[str]:
        top = max(self._chances.values(), default=0.0)
        return [share(top * part) if top * part >= 0.01 else f"<{share(0.01)}" for part in _SAMPLES]

    def _layout_of(self) -> _Layout:
        """As large as the text scale asks for, but never so large that it hides much of the map."""
        owner, scale = self.parentWidget(), self._scale
        most = owner.width() * _WIDEST if owner is not None else math.inf
        plan = self._scaled(scale)
        while plan.size.width() > most and scale > 1.0:
            scale = max(1.0, scale - 0.1)
            plan = self._scaled(scale)
        return plan

    def _scaled(self, scale: float) -> _Layout:
        title, text = serif(13.5 * scale, bold=True), serif(12.5 * scale)
        metrics, pad = QFontMetricsF(text), 8.0 * scale
        line = metrics.height() * 1.12
        samples = list(zip(_SAMPLES, self._labels(), strict=True)) if self._weighted else []
        columns = [
            2 * self._radius(part) + 6 + metrics.horizontalAdvance(words) + 1.6 * pad
            for part, words in samples
        ]
        widest = max([QFontMetricsF(title).horizontalAdvance(self.lines()[0]), sum(columns),
                      *(metrics.horizontalAdvance(words) for words in self.lines())])  # fmt: skip
        high = 2 * pad + 2 * line + (2 * self._radius(1.0) + 0.5 * pad if samples else 0)
        return _Layout(title, text, QSize(round(widest + 2 * pad), round(high)), line, pad, tuple(columns))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw paper, words and discs."""
        del event
        painter, plan = QPainter(self), self._layout_of()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._colors.frame), 1.6))
        painter.setBrush(QColor(self._colors.sheet))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(QColor(self._colors.label))
        for number, words in enumerate(self.lines()):
            painter.setFont(plan.text if number else plan.title)
            box = QRectF(plan.pad, plan.pad + number * plan.line, self.width() - 2 * plan.pad, plan.line)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        if self._weighted:
            self._paint_discs(painter, plan)

    def _paint_discs(self, painter: QPainter, plan: _Layout) -> None:
        left, middle = plan.pad, plan.pad * 1.5 + 2 * plan.line + self._radius(1.0)
        painter.setFont(plan.text)
        for part, words, wide in zip(_SAMPLES, self._labels(), plan.columns, strict=True):
            radius = self._radius(part)
            painter.save()
            painter.translate(QPointF(left + radius, middle))
            paint_disc(painter, radius - 1, part, self._disc_scale, self._colors)
            painter.restore()
            painter.setPen(QColor(self._colors.label))
            box = QRectF(left + 2 * radius + 6, middle - plan.line / 2, wide, plan.line)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
            left += wide

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit into the map again when it is resized."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fit()
        super().changeEvent(event)
