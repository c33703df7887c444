"""The motion on the stage of a combat: cards turn, dice roll, damage flies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.numerals import signed
from furyqt.views.combat.changes import Changes
from furyqt.views.combat.fighter import FighterPanel
from furyqt.views.dice.skipping import SkipByInput
from furyqt.views.dice.throw import ThrownDie, paint_thrown
from furyqt.views.panels.painting import heart_path, serif
from furyqt.views.picture import FightPlay, FightRoll
from furyqt.views.theme import current_theme

TURN, LOOK, ROLL, STRIKE, FLY, REST = "turn", "look", "roll", "strike", "fly", "rest"
LENGTHS = {TURN: 560, LOOK: 420, ROLL: 900, STRIKE: 420, FLY: 620, REST: 520}
"""The milliseconds of each beat at speed 1."""


class Beats(QObject):
    """Plays beats in order; at speed 0 all of them pass at once."""

    moved = Signal(str, float)
    """A beat and how much of it is over, from 0 to 1; 1 comes exactly once."""
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: list[str] = []
        self._speed = 0.0
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._pass)

    @property
    def is_playing(self) -> bool:
        """Return True while a beat is left."""
        return bool(self._left)

    def play(self, beats: tuple[str, ...], speed: float) -> None:
        """Play these beats; beats that are still playing pass first."""
        self.finish()
        self._left, self._speed = list(beats), speed
        if speed > 0 and beats:
            self._begin()
        else:
            self._pass_all()

    def finish(self) -> None:
        """Pass all remaining beats at once."""
        if self._left:
            self._motion.stop()
            self._pass_all()

    def _begin(self) -> None:
        self._motion.setDuration(max(1, round(LENGTHS[self._left[0]] / self._speed)))
        self._motion.start()

    def _move(self, share: object) -> None:
        is_running = self._motion.state() == QAbstractAnimation.State.Running
        if self._left and isinstance(share, float) and share < 1.0 and is_running:
            self.moved.emit(self._left[0], share)

    def _pass(self) -> None:
        """End the current beat and begin the next."""
        self.moved.emit(self._left.pop(0), 1.0)
        if self._left:
            self._begin()
        else:
            self.finished.emit()

    def _pass_all(self) -> None:
        while self._left:
            self.moved.emit(self._left.pop(0), 1.0)
        self.finished.emit()


_SIDE = 1.55
"""The side of a die in lines."""
_APART = 1.64
"""The distance of the two dice in lines."""


class CombatDice(QWidget):
    """A transparent sheet above the stage; it is hidden without dice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rolls: tuple[FightRoll, ...] = ()
        self.share = 1.0
        """The share of the throw that is over."""
        self._landing = QPointF()
        self._hands: dict[bool, QPointF] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_rolls(self, rolls: tuple[FightRoll, ...]) -> None:
        """Show these dice where they lie."""
        self.rolls, self.share = rolls, 1.0
        self._refresh()

    def throw(self, share: float) -> None:
        """Show the dice at this share of their way."""
        self.share = share
        self._refresh()

    def lay_out(self, landing: QPointF, foe: QPointF, team: QPointF) -> None:
        """Set the middle of the landing place, and the hands from which both sides throw."""
        self._landing, self._hands = landing, {True: foe, False: team}
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.update()

    def _refresh(self) -> None:
        self.setVisible(bool(self.rolls))
        if self.rolls:
            self.raise_()
        self.update()

    def thrown(self) -> list[ThrownDie]:
        """Return the dice, the foe's on the left."""
        line = QFontMetricsF(self.font()).height()
        found = []
        for number, roll in enumerate(self.rolls):
            end = self._landing + QPointF((-0.5 if roll.is_foe else 0.5) * _APART * line, 0)
            start = self._hands.get(roll.is_foe, end)
            found.append(ThrownDie(roll.die, start, end, _SIDE * line, number))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice, and under lying ones their sums."""
        theme = current_theme()
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = serif(self.font(), 0.95, bold=True)
        for roll, die in zip(self.rolls, self.thrown(), strict=True):
            if self.share >= 1.0 and roll.bonus:
                box = QRectF(0, 0, die.side * 1.25, QFontMetricsF(font).height())
                box.moveCenter(die.end + QPointF(0, die.side * 0.68 + box.height() / 2))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.colors.base))
                painter.drawRoundedRect(box, 3, 3)
                painter.setPen(QColor(theme.colors.text))
                painter.setFont(font)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"+ {roll.bonus}")
            paint_thrown(painter, die, self.share, theme, self.font())


_ARC = 0.18
"""The height of the arc relative to its length."""


@dataclass(frozen=True)
class HeartFlight:
    """A change of health that flies from a point to another."""

    start: QPointF
    end: QPointF
    change: int
    """Negative for damage."""

    def at(self, share: float) -> QPointF:
        """Return the point on the arc."""
        way = self.end - self.start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        rise = -4 * share * (1 - share) * length * _ARC
        return self.start + way * share + QPointF(0, rise)


class Flights(QWidget):
    """A transparent sheet above the stage; it is hidden while nothing flies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.flights: tuple[HeartFlight, ...] = ()
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def move_all(self, flights: tuple[HeartFlight, ...], share: float) -> None:
        """Show all flights at this share of their way; at the end they are gone."""
        self.flights, self._share = flights, share
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.setVisible(bool(flights) and share < 1.0)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a heart with the number for each flight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = serif(self.font(), 1.5, bold=True)
        size = QFontMetricsF(font).height() * 1.9
        for flight in self.flights:
            painter.save()
            painter.translate(flight.at(self._share) - QPointF(size / 2, size / 2))
            is_harm = flight.change < 0
            cards = current_theme().cards
            painter.setBrush(QColor(cards.dark_event if is_harm else cards.encounter))
            painter.setPen(QPen(QColor(cards.band_ink), 2.5))
            painter.drawPath(heart_path(size))
            painter.setFont(font)
            painter.setPen(QColor(cards.band_ink))
            box = QRectF(0, 0, size, size * 0.94)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, signed(flight.change))
            painter.restore()


class StageMotion(QObject):
    """Plays what happens to the fighters of a stage; a key or a click ends it."""

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

    def __init__(
        self, stage: QWidget, panels: Callable[[], list[FighterPanel]], dice: CombatDice, flights: Flights
    ) -> None:
        """`panels` returns the panels of all fighters now, the foe first."""
        super().__init__(stage)
        self._stage, self._panels, self._dice, self._flights = stage, panels, dice, flights
        self.beats = Beats(self)
        self.beats.moved.connect(self._move)
        self.beats.finished.connect(self._end)
        self._skip = SkipByInput(stage, self.beats.finish)
        self._changes = Changes()
        self._lives: dict[str, int] = {}

    def play(self, changes: Changes, speed: float) -> None:
        """Turn up the cards of a round, strike through the canceled ones, and let damage fly."""
        self._changes = changes
        self._lives = {panel.fighter_id: panel.portrait.life for panel in self._panels()}
        beats: list[str] = []
        if changes.turned is not None:
            self._dice.show_rolls(())
            for panel, each in self._plays():
                panel.card.show_card(each.card, each.back)
            beats += [TURN, LOOK]
        if changes.rolls:
            beats.append(ROLL)
        if changes.canceled:
            beats.append(STRIKE)
        if changes.losses:
            beats.append(FLY)
        if beats and speed > 0:
            self.started.emit()
        self.beats.play((*beats, REST) if beats else (), speed)
        self._skip.watch(self.beats.is_playing)

    def _end(self) -> None:
        if not self.beats.is_playing:
            self._skip.watch(False)
        self.settled.emit()

    def _plays(self) -> list[tuple[FighterPanel, FightPlay]]:
        """Return the cards that are turned up, with their panels."""
        by_fighter = {panel.fighter_id: panel for panel in self._panels()}
        turned = self._changes.turned
        plays = () if turned is None else turned.plays
        return [(by_fighter[play.fighter], play) for play in plays if play.fighter in by_fighter]

    def _move(self, beat: str, share: float) -> None:
        moves = {TURN: self._turn, ROLL: self._roll, STRIKE: self._strike, FLY: self._fly, REST: self._rest}
        if beat in moves:
            moves[beat](share)

    def _turn(self, share: float) -> None:
        for panel, _ in self._plays():
            panel.card.turn(share)
        if share >= 1.0 and self._changes.turned is not None:
            self.cards_turned.emit(self._changes.turned.number)

    def _roll(self, share: float) -> None:
        if self._dice.rolls != self._changes.rolls:
            self._dice.show_rolls(self._changes.rolls)
            self.dice_thrown.emit()
        self._dice.throw(share)

    def _strike(self, share: float) -> None:
        for panel in self._panels():
            if panel.fighter_id in self._changes.canceled:
                panel.card.strike(share)
                if share >= 1.0:
                    self.card_canceled.emit(panel.fighter_id)

    def _fly(self, share: float) -> None:
        self._flights.move_all(self._ways(), share)
        if share >= 1.0:
            self._land()

    def _rest(self, share: float) -> None:
        """Fade the red over the faces."""
        for panel in self._panels():
            if self._changes.losses.get(panel.fighter_id, 0) > 0:
                panel.portrait.set_life(panel.portrait.life, 1.0 - share)

    def _land(self) -> None:
        """Change the hearts."""
        for panel in self._panels():
            loss = self._changes.losses.get(panel.fighter_id, 0)
            if loss:
                life = max(0, self._lives[panel.fighter_id] - loss)
                panel.portrait.set_life(life, float(loss > 0))
                self.fighter_hurt.emit(panel.fighter_id, loss)

    def _ways(self) -> tuple[HeartFlight, ...]:
        """Return the flights: from the opponent's card, or for recovery from one's own, to the hearts."""
        found = []
        for panel in self._panels():
            loss = self._changes.losses.get(panel.fighter_id, 0)
            if loss:
                source = self._source(panel) if loss > 0 else panel
                start = source.card.mapTo(self._stage, source.card.rect().center())
                heart = panel.portrait.heart.center().toPoint()
                found.append(
                    HeartFlight(QPointF(start), QPointF(panel.portrait.mapTo(self._stage, heart)), -loss)
                )
        return tuple(found)

    def _source(self, harmed: FighterPanel) -> FighterPanel:
        """Return the opponent whose card hurts a fighter: the first one whose card is not canceled."""
        foe, *team = self._panels()
        if harmed is not foe:
            return foe
        return next((panel for panel in team if not panel.card.struck), foe)
