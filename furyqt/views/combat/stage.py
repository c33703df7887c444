"""The stage of a combat: the foe at the left, the team at the right, their cards facing each other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.combat.arena import paint_arena
from furyqt.views.combat.changes import Changes
from furyqt.views.combat.fighter import FighterPanel
from furyqt.views.combat.flights import Flights
from furyqt.views.combat.motion import StageMotion
from furyqt.views.combat.rolls import CombatDice
from furyqt.views.combat.seating import Seating, best_seating
from furyqt.views.picture import CardFace, Fighter, FightRound
from furyqt.views.theme import current_theme

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
        self._lay_dice()
        self.updateGeometry()
        self.update()

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
        paint_arena(painter, QRectF(self.rect()), self._center, self._breadth, current_theme(), self.is_night)


def _is_turned_up(foe: Fighter, last: FightRound) -> bool:
    """Return whether the foe's chosen card is that of the last round, which was turned up."""
    card = foe.card
    return card is not None and not card.is_back and card.key == last.plays[0].card.key
