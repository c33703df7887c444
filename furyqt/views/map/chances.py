"""The legend of the discs: their meaning, the number of places, and the chance for each size of disc."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from furyqt.views.live import ThemedWidget
from furyqt.views.map.items import serif
from furyqt.views.map.marks import FEW, disc_radius, paint_disc
from furyqt.views.numbers import share
from furyqt.views.theme import current_text_scale, current_theme

_GAP = 6  # pixels to the map's edge
_LEFT = 0.05  # of the map's width: there is only the sea above the northern towns
_WIDEST = 0.6  # of the map's width
_SMALLEST, _CROWDED = 0.8, 1.25
"""The smallest text as a multiple of the usual one, where the usual one is wider than allowed by the other
factor."""
_NUMBER = 1
"""The place of the number among the words, which stays longest."""
_SAMPLES = ((1.0, math.inf), (0.3, 0.65), (FEW * 0.4, 0.3))
"""A part of the greatest chance for each ring, shown if the smallest part on the map is below the second."""


@dataclass(frozen=True, slots=True)
class LegendLayout:
    """The words that are shown and the positions of all parts of the panel."""

    words: tuple[str, ...]
    title: QFont
    text: QFont
    size: QSize
    line: float
    pad: float
    columns: tuple[float, ...]


class ChancesPanel(ThemedWidget, QWidget):
    """A slip of paper at the top of the map, one line high."""

    placed = Signal()
    """The panel has appeared, disappeared or changed its size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chances: Mapping[int, float] = {}
        self._legend = ""
        self._weighted = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def show_chances(self, chances: Mapping[int, float], legend: str, weighted: bool = True) -> None:
        """Explain these chances by place, 0 to 1, under the title of the legend.

        Without weights, or with a single place, there are no sizes of discs to explain.
        """
        self._chances = {place: chance for place, chance in chances.items() if chance > 0}
        self._weighted = weighted and len(self._chances) > 1
        self._legend = legend
        self.setVisible(bool(self._chances))
        self.raise_()
        self._fit()

    def restyle(self) -> None:
        """Fit the panel to the current text size."""
        self._fit()

    def lines(self) -> list[str]:
        """Return the text: the title, the number of places and the meaning of the sizes."""
        return [
            self._legend or self.tr("Possible places"),
            self.tr("%n possible place(s)", "", len(self._chances)),
            *((self.tr("estimate by the computer's style:"),) if self._weighted else ()),
        ]

    def sizeHint(self) -> QSize:
        """The size of the panel."""
        return self.fitting_layout().size

    def _fit(self) -> None:
        self.setAccessibleName(self.tr("Possible places"))
        self.setAccessibleDescription(". ".join(self.lines()))
        self.resize(self.sizeHint())
        if (owner := self.parentWidget()) is not None:
            self.move(round(_LEFT * owner.width()), _GAP)
        self.update()
        self.placed.emit()

    def _radius(self, part: float, line: float) -> float:
        """Return the radius of the sample for a share of the greatest chance, at most one line high."""
        return float(max(math.sqrt(part) * line * 0.6, line * 0.26))

    def samples(self) -> list[tuple[float, str]]:
        """Return the sizes of discs that are explained, each with its chance; no chance is repeated.

        Sizes that are much smaller than the smallest disc on the map are left out.
        """
        top = max(self._chances.values(), default=0.0)
        least = min(self._chances.values(), default=0.0)
        found: dict[str, float] = {}
        for part in (part for part, above in _SAMPLES if least < top * above or above > 1):
            found.setdefault(share(top * part) if top * part >= 0.01 else f"<{share(0.01)}", part)
        return [(part, words) for words, part in found.items()]

    def fitting_layout(self) -> LegendLayout:
        """Return the layout for the text scale, limited so that little of the map is hidden.

        Where even small words are wider than the map, only the number of places stays with the chances.
        """
        owner, scale = self.parentWidget(), current_text_scale()
        most = owner.width() * _WIDEST if owner is not None else math.inf
        plan = self.layout_at(scale)
        if owner is None:
            return plan
        least = 1.0 if self.layout_at(1.0).size.width() < most * _CROWDED else _SMALLEST
        while plan.size.width() > most and scale > least:
            scale = max(least, scale - 0.1)
            plan = self.layout_at(scale)
        room, words = owner.width() * (1 - _LEFT) - _GAP, self.lines()
        while plan.size.width() > room and len(words) > 1:
            words.pop(_NUMBER + 1 if len(words) > _NUMBER + 1 else 0)
            plan = self.layout_at(scale, words)
        return plan

    def layout_at(self, scale: float, words: Sequence[str] = ()) -> LegendLayout:
        """Return the layout of some or all words at a text scale, however much of the map it hides."""
        title, text = serif(12.5 * scale, bold=True), serif(12.0 * scale)
        metrics, pad = QFontMetricsF(text), 6.0 * scale
        line = metrics.height() * 1.12
        first, *more = shown = tuple(words or self.lines())
        heads = [
            QFontMetricsF(title).horizontalAdvance(first),
            *(metrics.horizontalAdvance(words) for words in more),
        ]
        columns = [width + 1.6 * pad for width in heads]
        if self._weighted:
            columns += [
                2 * self._radius(part, line) + 5 + metrics.horizontalAdvance(words) + pad
                for part, words in self.samples()
            ]
        size = QSize(round(sum(columns) + 2 * pad), round(line * 1.3 + pad))
        return LegendLayout(shown, title, text, size, line, pad, tuple(columns))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw paper, words and discs."""
        theme = current_theme()
        del event
        painter, plan = QPainter(self), self.fitting_layout()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.map.frame), 1.2))
        painter.setBrush(QColor(theme.map.sheet))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(QColor(theme.map.label))
        left = plan.pad
        fonts = (plan.title, plan.text, plan.text)
        for words, wide, font in zip(plan.words, plan.columns, fonts, strict=False):
            painter.setFont(font)
            box = QRectF(left, 0, wide, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
            left += wide
        if self._weighted:
            self._paint_discs(painter, plan, left)

    def _paint_discs(self, painter: QPainter, plan: LegendLayout, left: float) -> None:
        middle = self.height() / 2
        painter.setFont(plan.text)
        for (part, words), wide in zip(self.samples(), plan.columns[len(plan.words) :], strict=True):
            radius = self._radius(part, plan.line)
            painter.save()
            painter.translate(QPointF(left + radius, middle))
            paint_disc(
                painter, radius - 1, part, radius / max(1.0, disc_radius(part, 1.0)), current_theme().map
            )
            painter.restore()
            painter.setPen(QColor(current_theme().map.label))
            box = QRectF(left + 2 * radius + 5, 0, wide, self.height())
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
