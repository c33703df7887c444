"""The scene of a great moment: a picture in a light that comes up in the dark, and one sentence below it.

Everything is painted once, before anything moves; a frame only puts pictures on one another.
"""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from furyqt.views import art
from furyqt.views.cards.painter import paint_card, reading_size
from furyqt.views.cards.sizes import CardSize
from furyqt.views.moments.pictures import Look
from furyqt.views.moments.stagings import STAGINGS, Light
from furyqt.views.panels.painting import larger, paint_medallion, serif
from furyqt.views.picture import CardFace, GreatMoment
from furyqt.views.theme import Theme

RISE_MS = 1400
"""The time in which the light comes up and everything finds its place, at normal speed."""
_LIT, _TURNED, _ARRIVED = (0.0, 0.55), (0.3, 0.75), (0.45, 0.85)
"""The parts of this time for the light, the turning card and the portrait."""
_BEATS = 2
_BEAT = 0.07
"""The number of beats of a heart in the rest of the time, and how much larger they make a portrait."""
_ASPECT = 4 / 3
DARK, INK, _FAINT = "#0b0a0e", "#f3e9d5", "#a89d8a"
"""The dark around a scene, and the words on it."""
_UNLIT = 0.16
"""The brightness of the picture before the light comes."""
_LARGE, _SMALL = 0.14, 0.3
_SENTENCES = (
    (3.6, _LARGE),
    (2.9, _LARGE),
    *((size, _SMALL) for size in (2.3, 2.0, 1.75, 1.5, 1.3, 1.15, 1.0)),
)
"""The sizes of the sentence, and the share of the height that it may take: the largest one is chosen."""
_LINE = 46
"""The width of the sentence in letters."""
_PORTRAIT, _CARD = 0.36, 0.42
"""The heights of the portrait and the card in heights of the picture."""


def share_of(part: tuple[float, float], share: float) -> float:
    """Return how far a part of the motion has come, eased, after a share of the whole time."""
    start, end = part
    within = min(1.0, max(0.0, (share - start) / (end - start)))
    return QEasingCurve(QEasingCurve.Type.InOutSine).valueForProgress(within)


def paint_glow(painter: QPainter, room: QRectF, picture: QRectF, light: Light) -> None:
    """Paint the light of a picture on the dark around it."""
    glow = QRadialGradient(_source(picture, light), picture.width() * 0.85)
    for distance, strength in ((0.0, 0.42), (0.45, 0.22), (0.8, 0.07), (1.0, 0.0)):
        color = QColor(light.color)
        color.setAlphaF(strength)
        glow.setColorAt(distance, color)
    painter.fillRect(room, glow)


def paint_print(
    painter: QPainter, box: QRectF, drawing: str, light: Light, theme: Theme, *, is_lit: bool = True
) -> None:
    """Paint an engraving on an oval of paper, as a light falls on it; with strong colors it is only paper."""
    is_plain = theme.colors.is_strong
    oval = QPainterPath()
    oval.addEllipse(box.adjusted(1, 1, -1, -1))
    painter.save()
    painter.setClipPath(oval)
    painter.fillRect(box, QColor(theme.cards.paper))
    inset = 0.012 * box.width()
    art.draw(painter, box.adjusted(inset, inset, -inset, -inset), drawing)
    if not is_plain:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(box, _shade(box, light, is_lit=is_lit))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QColor(theme.colors.text if is_plain else light.color)
    edge.setAlphaF(1.0 if is_plain else 0.75 if is_lit else 0.12)
    for gap, width in ((0.0, 2.4), (-5.0, 0.9)):
        painter.setPen(QPen(edge, width * theme.cards.strength))
        painter.drawEllipse(box.adjusted(gap, gap, -gap, -gap))


def _source(box: QRectF, light: Light) -> QPointF:
    return QPointF(box.left() + light.x * box.width(), box.top() + light.y * box.height())


def _shade(box: QRectF, light: Light, *, is_lit: bool) -> QRadialGradient:
    """Return the colors with which the paper is multiplied."""
    shade = QRadialGradient(_source(box, light), box.width() * 0.72)
    if not is_lit:
        shade.setColorAt(0.0, _scaled(light.color, _UNLIT))
        shade.setColorAt(1.0, _scaled(light.color, _UNLIT / 2))
        return shade
    shade.setColorAt(0.0, QColor("#ffffff"))
    shade.setColorAt(0.25, QColor(light.color).lighter(106))
    shade.setColorAt(0.7, _scaled(light.color, 0.72))
    shade.setColorAt(1.0, _scaled(light.color, 0.4))
    return shade


class GreatScene:
    """The pictures of a great moment for a room in a window."""

    def __init__(self, moment: GreatMoment, words: str, hint: str, room: QRectF, look: Look) -> None:
        """`words` is the sentence, `hint` the line about keys."""
        self.moment, self.staging = moment, STAGINGS[moment.name]
        self._look, self._words, self._hint = look, words, hint
        self._plain = look.theme.colors.is_strong
        self.size = room.size()
        margin = 0.03 * min(self.size.width(), self.size.height())
        self._font, sentence, foot = self._measured(margin)
        self.sentence = QRectF(
            (self.size.width() - sentence.width()) / 2,
            self.size.height() - margin - foot - sentence.height(),
            sentence.width(),
            sentence.height(),
        )
        high = max(40.0, self.sentence.top() - 2 * margin)
        wide = min(self.size.width() - 2 * margin, high * _ASPECT)
        self.picture = QRectF(0, 0, wide, wide / _ASPECT)
        self.picture.moveCenter(QPointF(self.size.width() / 2, margin + high / 2))
        self.dark, self.lit = self._painted(is_lit=False), self._painted(is_lit=True)
        self._portrait = self._painted_portrait()
        self._card = self._painted_card(moment.card)
        self._back = None if moment.card is None else self._painted_card(_back_of(moment.card))

    # Layout

    def _measured(self, margin: float) -> tuple[QFont, QSizeF, float]:
        """Return the font and the size of the sentence, and the height of the line below it."""
        small = QFontMetricsF(larger(self._look.font, 0.86)).height() + 0.5 * margin
        room = self.size.width() - 2 * margin
        font, text = self._look.font, QSizeF()
        for factor, most in _SENTENCES:
            font = serif(self._look.font, factor, italic=True)
            text = _even(self._words, font, min(room, QFontMetricsF(font).averageCharWidth() * _LINE))
            if text.height() <= self.size.height() * most and text.width() <= room:
                break
        return font, text, small

    @property
    def _middle_of_portrait(self) -> QPointF:
        return QPointF(
            self.picture.center().x() + self.picture.width() * 0.36,
            self.picture.bottom() - self.picture.height() * 0.22,
        )

    @property
    def _middle_of_card(self) -> QPointF:
        return QPointF(
            self.picture.center().x() - self.picture.width() * 0.39,
            self.picture.bottom() - self.picture.height() * 0.17,
        )

    # Pictures

    def _blank(self, size: QSizeF) -> QPixmap:
        found = QPixmap((size * self._look.ratio).toSize())
        found.setDevicePixelRatio(self._look.ratio)
        found.fill(Qt.GlobalColor.transparent)
        return found

    def _painted(self, *, is_lit: bool) -> QPixmap:
        """Paint everything that stands still, in the dark or in the light."""
        colors = self._look.theme.colors
        found = QPixmap((self.size * self._look.ratio).toSize())
        found.setDevicePixelRatio(self._look.ratio)
        found.fill(QColor(colors.base if self._plain else DARK))
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = self.staging.light
        if is_lit and not self._plain:
            paint_glow(painter, QRectF(QPointF(), self.size), self.picture, light)
        drawing = self.moment.picture or self.staging.picture
        paint_print(painter, self.picture, drawing, light, self._look.theme, is_lit=is_lit)
        if is_lit:
            self._paint_words(painter)
        painter.end()
        return found

    def _paint_words(self, painter: QPainter) -> None:
        colors = self._look.theme.colors
        painter.setPen(QColor(colors.text if self._plain else INK))
        painter.setFont(self._font)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(self.sentence.adjusted(0, 0, 0, 4), int(flags), self._words)
        small = larger(self._look.font, 0.86)
        painter.setPen(QColor(colors.text if self._plain else _FAINT))
        painter.setFont(small)
        foot = QRectF(
            0, self.sentence.bottom(), self.size.width(), self.size.height() - self.sentence.bottom()
        )
        fitting = QFontMetricsF(small).elidedText(self._hint, Qt.TextElideMode.ElideRight, foot.width() - 8)
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignCenter), fitting)

    def _painted_portrait(self) -> QPixmap | None:
        name = self.moment.portrait
        if not art.has(name):
            return None
        side = self.picture.height() * _PORTRAIT
        found = self._blank(QSizeF(side, side))
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_medallion(painter, QPointF(side / 2, side / 2), side, name, self._look.theme)
        painter.end()
        return found

    def _painted_card(self, face: CardFace | None) -> QPixmap | None:
        if face is None:
            return None
        look = self._look
        room = QSizeF(self.picture.width(), self.picture.height() * _CARD)
        usual = reading_size(face, look.theme, look.translate, look.font)
        size = usual.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        found = self._blank(size)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, QRectF(QPointF(), size), face, look.theme, look.translate, CardSize.LARGE)
        painter.end()
        return found

    # Frames

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the scene after a share of its motion (0 to 1), from the origin."""
        light = share_of(_LIT, share)
        if light < 1.0:
            painter.drawPixmap(QPointF(), self.dark)
        if light > 0.0:
            painter.setOpacity(light)
            painter.drawPixmap(QPointF(), self.lit)
            painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_turning(painter, share)
        self._paint_arriving(painter, share)

    def moving(self, share: float) -> QRectF:
        """Return what moves after a share of the motion: the whole scene while the light comes up."""
        if share <= _LIT[1]:
            return QRectF(QPointF(), self.size)
        parts = QRectF()
        both = (self._portrait, self._middle_of_portrait), (self._card, self._middle_of_card)
        for pixmap, middle in both:
            if pixmap is not None:
                size = pixmap.deviceIndependentSize() * (1.1 + _BEAT)
                parts = parts.united(_around(middle, size))
        return parts

    def _paint_turning(self, painter: QPainter, share: float) -> None:
        """Paint the card: its back at first, then its face."""
        if self._card is None or self._back is None:
            return
        turned = share_of(_TURNED, share)
        shown = self._back if turned < 0.5 else self._card
        size = shown.deviceIndependentSize()
        width = max(1.0, size.width() * abs(math.cos(math.pi * turned)))
        box = _around(self._middle_of_card, QSizeF(width, size.height()))
        painter.setOpacity(share_of(_LIT, share))
        painter.drawPixmap(box, shown, QRectF(shown.rect()))
        painter.setOpacity(1.0)

    def _paint_arriving(self, painter: QPainter, share: float) -> None:
        """Paint the portrait: it comes nearer, and may beat like a heart."""
        if self._portrait is None:
            return
        here = share_of(_ARRIVED, share)
        scale = 0.9 + 0.1 * here
        if self.staging.is_beating and share > _ARRIVED[1]:
            rest = (share - _ARRIVED[1]) / (1.0 - _ARRIVED[1])
            scale += _BEAT * abs(math.sin(_BEATS * math.pi * rest))
        painter.setOpacity(here)
        box = _around(self._middle_of_portrait, self._portrait.deviceIndependentSize() * scale)
        painter.drawPixmap(box, self._portrait, QRectF(self._portrait.rect()))
        painter.setOpacity(1.0)


def _even(words: str, font: QFont, width: float) -> QSizeF:
    """Return the size of words in as many lines as a width needs, with lines that are about equally long."""
    metrics, flags = QFontMetricsF(font), int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)

    def box(wide: float) -> QRectF:
        return metrics.boundingRect(QRectF(0, 0, wide, 10_000), flags, words)

    high, narrow = box(width).height(), width
    while narrow > 0.4 * width and box(0.96 * narrow).height() <= high:
        narrow *= 0.96
    found = box(narrow)
    return QSizeF(math.ceil(max(found.width(), min(narrow, width))) + 1, math.ceil(found.height()))


def _around(middle: QPointF, size: QSizeF) -> QRectF:
    box = QRectF(QPointF(), size)
    box.moveCenter(middle)
    return box


def _scaled(color: str, brightness: float) -> QColor:
    full = QColor(color)
    return QColor.fromRgbF(full.redF() * brightness, full.greenF() * brightness, full.blueF() * brightness)


def _back_of(face: CardFace) -> CardFace:
    return replace(face, art="", text=None, line=None, icons=(), marks=())
