"""The motion on the stage of a combat: cards turn, dice roll, damage flies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from furyqt.views.combat.beats import FLY, LOOK, REST, ROLL, STRIKE, TURN, Beats
from furyqt.views.combat.changes import Changes
from furyqt.views.combat.fighter import FighterPanel
from furyqt.views.combat.flights import Flights, HeartFlight
from furyqt.views.combat.rolls import CombatDice
from furyqt.views.dice.skipping import SkipByInput
from furyqt.views.picture import FightPlay


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
