"""The stage of a combat: the foe at the left, the team at the right, their cards facing each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.combat.changes import Changes
from furyqt.views.combat.fighter import FighterPanel
from furyqt.views.combat.motion import CombatDice, Flights, StageMotion
from furyqt.views.combat.outlook import OutlookPanel
from furyqt.views.picture import CardFace, Fighter, FightRound
from furyqt.views.theme import Theme, counterpart

_GAP = 8
_TEAM = 0.63
"""The share of the width for a team of several fighters."""


@dataclass(frozen=True)
class Seating:
    """The rectangles of both sides."""

    foe: QRect
    team: tuple[QRect, ...]
    is_flat: bool
    least: QSize
    """The smallest useful size of this arrangement."""
    worth: int
    """The breadth of a card and a portrait of the team together."""


def best_seating(size: QSize, foe: FighterPanel, team: Sequence[FighterPanel], middle: int) -> Seating:
    """Return the arrangement that fits with the largest cards, or the lowest one of those that fit in width.

    `middle` is the space between the two sides.
    """
    count = max(1, len(team))
    shapes = [(columns, is_flat) for columns in range(1, count + 1) for is_flat in (False, True)]
    found = [_seated(size, foe, team, middle, *shape) for shape in shapes]
    fitting = [one for one in found if one.least.width() <= size.width()]
    whole = [one for one in fitting if one.least.height() <= size.height()]
    if whole:
        return max(whole, key=lambda one: one.worth)
    if fitting:
        return min(fitting, key=lambda one: one.least.height())
    return min(found, key=lambda one: (one.least.width(), one.least.height()))


def _seated(
    size: QSize, foe: FighterPanel, team: Sequence[FighterPanel], middle: int, columns: int, is_flat: bool
) -> Seating:
    count = max(1, len(team))
    rows = -(-count // columns)
    cell = QSize(0, 0)
    for panel in team:
        cell = cell.expandedTo(panel.least(is_flat))
    own = foe.least(False)
    need = QSize(cell.width() * columns + _GAP * (columns - 1), cell.height() * rows + _GAP * (rows - 1))
    least = QSize(own.width() + middle + need.width(), max(own.height(), need.height()))
    room = size.expandedTo(least)
    share = 0.5 if count == 1 else _TEAM
    wide = round((room.width() - middle) * share)
    if is_flat and team:
        high = (room.height() - _GAP * (rows - 1)) // rows
        wide = min(wide, columns * (team[0].natural_width(high) + _GAP) - _GAP)
    wide = min(max(wide, need.width()), room.width() - middle - own.width())
    left = room.width() - wide
    boxes = _grid(QRect(left, 0, wide, room.height()), columns, rows, len(team))
    worth = min(
        (sum(panel.measures(box.size(), is_flat)) for panel, box in zip(team, boxes, strict=True)), default=0
    )
    high = room.height() if least.height() <= size.height() else own.height()  # in sight if it scrolls
    return Seating(QRect(0, 0, left - middle, high), boxes, is_flat, least, worth)


def _grid(area: QRect, columns: int, rows: int, count: int) -> tuple[QRect, ...]:
    width = (area.width() - _GAP * (columns - 1)) // columns
    height = (area.height() - _GAP * (rows - 1)) // rows
    return tuple(
        QRect(
            area.left() + (number % columns) * (width + _GAP),
            area.top() + (number // columns) * (height + _GAP),
            width,
            height,
        )
        for number in range(count)
    )


_RAYS = 48
_EMBLEM = 0.72
"""The diameter of the emblem relative to the space in the middle."""


def ground_of(theme: Theme, is_night: bool) -> str:
    """Return the color of the ground: that of the night over Europe, or of the theme."""
    return theme.night.sea if is_night and theme.night is not None else theme.colors.base


def paint_arena(
    painter: QPainter, box: QRectF, middle: QPointF, breadth: float, theme: Theme, is_night: bool
) -> None:
    """Paint the ground; `middle` is the point between the two sides, `breadth` the space there.

    The picture is cached: filling the rays takes longer than a frame of an animation lasts.
    """
    key = f"arena/{theme.name}/{middle.x():.1f},{middle.y():.1f}/{breadth:.1f}/{is_night}"
    inside, center = QRectF(QPointF(), box.size()), middle - box.topLeft()
    art.draw_kept(painter, box, key, lambda ground: _paint(ground, inside, center, breadth, theme, is_night))


def _paint(
    painter: QPainter, box: QRectF, middle: QPointF, breadth: float, theme: Theme, is_night: bool
) -> None:
    colors = theme.colors
    frame = box.adjusted(1, 1, -1, -1)
    outline = QPainterPath()
    outline.addRoundedRect(frame, 6, 6)
    painter.fillPath(outline, QColor(ground_of(theme, is_night)))
    painter.save()
    painter.setClipPath(outline)
    if is_night:
        _paint_moonlight(painter, box, is_plain=colors.is_strong)
    elif not colors.is_strong:
        _paint_rays(painter, box, middle, QColor(colors.window))
    painter.restore()
    painter.setPen(QPen(QColor(colors.border), 1.2))
    painter.drawPath(outline)
    _paint_axis(painter, frame, middle, breadth, theme, is_night)


_MOON = "#eef1ff"
_MOON_AT = QPointF(0.05, 0.03)
"""The middle of the moon in the size of the stage: it lights it from one side."""
_MOON_SIZE = 0.22
"""The diameter of the moon in heights of the stage."""
_GLOW = ((0.0, 0.62), (0.16, 0.3), (0.5, 0.12), (1.0, 0.0))
"""The strength of the moonlight at some distances, as shares of the greatest one."""
_BEAMS = ((0.16, 0.3), (0.42, 0.62), (0.78, 1.05))
"""The directions of the beams, as shares of a right angle from the upper edge."""


def _paint_moonlight(painter: QPainter, box: QRectF, *, is_plain: bool) -> None:
    """Paint the moon in the upper left corner, with its light over half of the stage."""
    at = QPointF(box.width() * _MOON_AT.x(), box.height() * _MOON_AT.y())
    light = QColor(_MOON)
    painter.setPen(Qt.PenStyle.NoPen)
    if not is_plain:
        reach = box.width() * 0.78
        glow = QRadialGradient(at, reach)
        for distance, strength in _GLOW:
            light.setAlphaF(strength * 0.5)
            glow.setColorAt(distance, light)
        painter.fillRect(box, glow)
        for start, end in _BEAMS:
            beam = QPainterPath(at)
            for angle in (start * pi / 2, end * pi / 2):
                beam.lineTo(at + QPointF(cos(angle), sin(angle)) * reach * 1.3)
            beam.closeSubpath()
            fading = QRadialGradient(at, reach)
            light.setAlphaF(0.1)
            fading.setColorAt(0.0, light)
            light.setAlphaF(0.0)
            fading.setColorAt(1.0, light)
            painter.fillPath(beam, fading)
    radius = box.height() * _MOON_SIZE / 2
    light.setAlphaF(1.0)
    painter.setBrush(light)
    painter.drawEllipse(at, radius, radius)


def _paint_rays(painter: QPainter, box: QRectF, middle: QPointF, color: QColor) -> None:
    """Paint rays from the middle, each as wide as the gap to the next."""
    reach = (box.width() ** 2 + box.height() ** 2) ** 0.5
    step = 2 * pi / _RAYS
    rays = QPainterPath()
    for number in range(0, _RAYS, 2):
        start = (number - 0.5) * step
        rays.moveTo(middle)
        for angle in (start, start + step):
            rays.lineTo(middle + QPointF(cos(angle), sin(angle)) * reach)
        rays.closeSubpath()
    color.setAlphaF(0.55)
    painter.fillPath(rays, color)


def _paint_axis(
    painter: QPainter, frame: QRectF, middle: QPointF, breadth: float, theme: Theme, is_night: bool
) -> None:
    """Paint the line between the sides, with sun or moon above and the emblem in its middle."""
    colors, side = theme.colors, breadth * _EMBLEM
    emblem = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    sky = QRectF(middle.x() - side / 3, frame.top() + 6, side / 1.5, side / 1.5)
    painter.setPen(QPen(QColor(colors.border), 1.4))
    painter.drawLine(QPointF(middle.x(), sky.bottom() + 4), QPointF(middle.x(), emblem.top() - 4))
    painter.drawLine(QPointF(middle.x(), emblem.bottom() + 4), QPointF(middle.x(), frame.bottom() - 8))
    painter.setBrush(QColor(colors.base))
    painter.drawEllipse(emblem)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.2
    ink = QColor(colors.text)
    art.draw_icon(painter, emblem.adjusted(inset, inset, -inset, -inset), "combat", ink)
    art.draw_icon(painter, sky, "night" if is_night else "day", ink)


_MARGINS = QMargins(12, 10, 12, 10)
_MIDDLE = 3.2
"""The space between the two sides in lines of text."""
_LANDING = 0.72
"""The place of the dice under the middle, relative to that space."""


class FightStage(QWidget):
    """Shows the fighters and plays what happens to them."""

    started = Signal()
    """Something begins to move; `settled` comes when everything has been played."""
    cards_turned = Signal(int)
    """The cards of a round, by its number, are faceup."""
    dice_thrown = Signal()
    """The dice of a round begin to roll."""
    card_canceled = Signal(str)
    """The card of a fighter, by id, is struck through."""
    fighter_hurt = Signal(str, int)
    """A fighter, by id, has lost this much health; a negative number is health regained."""
    settled = Signal()
    """Everything has been played."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.foe = FighterPanel(translate, self)
        self.team: list[FighterPanel] = []
        self.dice, self.flights = CombatDice(self), Flights(self)
        self.outlook = OutlookPanel(translate, self)
        self.motion = StageMotion(self, lambda: self.panels, self.dice, self.flights)
        self.beats = self.motion.beats
        for signal, own in (
            (self.motion.started, self.started),
            (self.motion.cards_turned, self.cards_turned),
            (self.motion.dice_thrown, self.dice_thrown),
            (self.motion.card_canceled, self.card_canceled),
            (self.motion.fighter_hurt, self.fighter_hurt),
            (self.motion.settled, self.settled),
        ):
            signal.connect(own)
        self._room = QSize()
        self.is_night = False

    # Contents

    @property
    def light(self) -> Theme:
        """The theme of the stage: light by day and dark by night, whatever the rest of the window is."""
        return counterpart(is_dark=self.is_night)

    def set_night(self, is_night: bool) -> None:
        """Light the stage for the day or for the night."""
        self.is_night = is_night
        self.restyle()

    def restyle(self) -> None:
        """Follow the theme."""
        for panel in (self.foe, *self.team):
            panel.set_light(self.light)
        self.outlook.set_light(self.light, ground_of(self.light, self.is_night))
        self.update()

    def show_fighters(
        self,
        foe: Fighter,
        team: tuple[Fighter, ...],
        last: FightRound | None,
        foe_hand: tuple[CardFace, ...] = (),
        *,
        is_over: bool = False,
    ) -> None:
        """Show these fighters, and the cards of the last round until new ones are chosen."""
        while len(self.team) < len(team):
            self._add_panel()
        is_chosen = any(fighter.card is not None for fighter in (foe, *team))
        plays = {} if last is None or is_chosen else {play.fighter: play for play in last.plays}
        self.foe.show_fighter(foe, foe_hand)
        for panel, fighter in zip(self.team, team, strict=False):
            panel.show_fighter(fighter)
        for number, panel in enumerate(self.team):
            panel.setVisible(number < len(team))
        for panel in self.panels:
            panel.show_choice(plays.get(panel.fighter_id), is_past=not is_over)
        is_past = last is not None and is_chosen and not _is_turned_up(foe, last)
        self.dice.show_rolls(() if last is None or is_past else last.rolls)
        self.arrange()

    def _add_panel(self) -> None:
        panel = FighterPanel(self._translate, self, faces_left=True)
        for child in (panel, *panel.findChildren(QWidget)):
            child.setFont(self.font())
        panel.set_light(self.light)
        self.team.append(panel)

    @property
    def panels(self) -> list[FighterPanel]:
        """The panels of all fighters, the foe first."""
        return [self.foe, *(panel for panel in self.team if not panel.isHidden())]

    def play(self, changes: Changes, speed: float) -> None:
        """Play what has happened to the fighters."""
        self.motion.play(changes, speed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click ends the motion."""
        self.beats.finish()
        super().mousePressEvent(event)

    # Layout

    def set_room(self, room: QSize) -> None:
        """Set the visible size, which decides how the team is seated."""
        self._room = room
        self.updateGeometry()

    def _seating(self, size: QSize) -> Seating:
        line = QFontMetricsF(self.font()).height()
        seated = [panel for panel in self.team if not panel.isHidden()]
        return best_seating(size, self.foe, seated, round(line * _MIDDLE))

    def minimumSizeHint(self) -> QSize:
        """The smallest useful size."""
        room = QSize(self._room.width() - _MARGINS.left() - _MARGINS.right(), 0)
        return self._seating(room).least.grownBy(_MARGINS)

    def sizeHint(self) -> QSize:
        """The same; a layout gives the rest."""
        return self.minimumSizeHint()

    def arrange(self) -> None:
        """Seat the fighters in the current size."""
        seated = [panel for panel in self.team if not panel.isHidden()]
        seating = self._seating(self.size().shrunkBy(_MARGINS))
        self.foe.set_flat(False)
        self.foe.setGeometry(seating.foe.translated(_MARGINS.left(), _MARGINS.top()))
        for panel, box in zip(seated, seating.team, strict=True):
            panel.set_flat(seating.is_flat)
            panel.setGeometry(box.translated(_MARGINS.left(), _MARGINS.top()))
        for panel in (self.foe, *seated):
            panel.arrange()  # a hidden one arranges its parts only when it is shown
        self._lay_dice()
        self.outlook.setGeometry(self._middle)
        self.updateGeometry()
        self.update()

    @property
    def _middle(self) -> QRect:
        """The room of the cards, or beside several fighters that of the foe's card."""
        seated = [panel.card for panel in self.panels]
        cards = seated if len(seated) == 2 else seated[:1]
        boxes = [QRect(card.mapTo(self, QPoint()), card.size()) for card in cards]
        whole = boxes[0].united(boxes[-1])
        return whole if len(seated) == 2 else whole.adjusted(0, 0, round(self._breadth), 0)

    @property
    def _breadth(self) -> float:
        """The space between the two sides in pixels."""
        return QFontMetricsF(self.font()).height() * _MIDDLE

    @property
    def _center(self) -> QPointF:
        """The point between the two sides."""
        foe = self.foe.geometry()
        return QPointF(foe.right() + self._breadth / 2 + 1, foe.center().y())

    def _lay_dice(self) -> None:
        """Place the dice under the emblem, thrown from the cards of both sides."""
        hands = [panel.card.mapTo(self, panel.card.rect().center()) for panel in self.panels[:2]]
        landing = self._center + QPointF(0, self._breadth * _LANDING)
        self.dice.lay_out(landing, QPointF(hands[0]), QPointF(hands[-1]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Seat the fighters again."""
        self.arrange()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.arrange()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground with rays about the middle, and crossed weapons between the two sides."""
        painter = QPainter(self)
        paint_arena(painter, QRectF(self.rect()), self._center, self._breadth, self.light, self.is_night)


def _is_turned_up(foe: Fighter, last: FightRound) -> bool:
    """Return whether the foe's chosen card is that of the last round, which was turned up."""
    card = foe.card
    return card is not None and not card.is_back and card.key == last.plays[0].card.key
