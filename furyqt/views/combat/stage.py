"""The stage of a combat: the foe at the left, the team at the right, their cards facing each other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.combat.arena import paint_arena
from furyqt.views.combat.beats import FLY, LOOK, REST, STRIKE, TURN, Beats
from furyqt.views.combat.changes import Changes
from furyqt.views.combat.fighter import FighterPanel
from furyqt.views.combat.flights import Flights, HeartFlight
from furyqt.views.combat.seating import Seating, best_seating
from furyqt.views.picture import CardFace, Fighter, FightPlay, FightRound
from furyqt.views.theme import Theme, theme

_MARGINS = QMargins(12, 10, 12, 10)
_MIDDLE = 3.2
"""The space between the two sides in lines of text."""


class FightStage(QWidget):
    """Shows the fighters and plays what happens to them."""

    started = Signal()
    """Something begins to move; `settled` comes when everything has been played."""
    cards_turned = Signal(int)
    """The cards of a round, by its number, are faceup."""
    card_canceled = Signal(str)
    """The card of a fighter, by id, is struck through."""
    fighter_hurt = Signal(str, int)
    """A fighter, by id, has lost this much health; a negative number is health regained."""
    settled = Signal()
    """Everything has been played."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate, self._theme = translate, theme("light")
        self.foe = FighterPanel(translate, self)
        self.team: list[FighterPanel] = []
        self.flights = Flights(self)
        self.beats = Beats(self)
        self.beats.moved.connect(self._move)
        self.beats.finished.connect(self.settled)
        self._changes = Changes()
        self._lives: dict[str, int] = {}
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
            panel.show_choice(plays.get(_id(panel)), is_past=not is_over)
        self.arrange()

    def _add_panel(self) -> None:
        panel = FighterPanel(self._translate, self, faces_left=True)
        panel.set_theme(self._theme)
        for child in (panel, *panel.findChildren(QWidget)):
            child.setFont(self.font())
        self.team.append(panel)

    @property
    def panels(self) -> list[FighterPanel]:
        """The panels of all fighters, the foe first."""
        return [self.foe, *(panel for panel in self.team if not panel.isHidden())]

    # Motion

    def play(self, changes: Changes, speed: float) -> None:
        """Turn up the cards of a round, strike through the canceled ones, and let damage fly."""
        self._changes = changes
        self._lives = {_id(panel): panel.portrait.life for panel in self.panels}
        beats: list[str] = []
        if changes.turned is not None:
            for panel, each in self._plays():
                panel.card.show_card(each.card, each.back)
            beats += [TURN, LOOK]
        if changes.canceled:
            beats.append(STRIKE)
        if changes.losses:
            beats.append(FLY)
        if beats and speed > 0:
            self.started.emit()
        self.beats.play((*beats, REST) if beats else (), speed)

    def _plays(self) -> list[tuple[FighterPanel, FightPlay]]:
        """Return the cards that are turned up, with their panels."""
        by_fighter = {_id(panel): panel for panel in self.panels}
        turned = self._changes.turned
        plays = () if turned is None else turned.plays
        return [(by_fighter[play.fighter], play) for play in plays if play.fighter in by_fighter]

    def _move(self, beat: str, share: float) -> None:
        moves = {TURN: self._turn, STRIKE: self._strike, FLY: self._fly, REST: self._rest}
        if beat in moves:
            moves[beat](share)

    def _turn(self, share: float) -> None:
        for panel, _ in self._plays():
            panel.card.turn(share)
        if share >= 1.0 and self._changes.turned is not None:
            self.cards_turned.emit(self._changes.turned.number)

    def _strike(self, share: float) -> None:
        for panel in self.panels:
            if _id(panel) in self._changes.canceled:
                panel.card.strike(share)
                if share >= 1.0:
                    self.card_canceled.emit(_id(panel))

    def _fly(self, share: float) -> None:
        self.flights.move_all(self._ways(), share)
        if share >= 1.0:
            self._land()

    def _rest(self, share: float) -> None:
        """Fade the red over the faces."""
        for panel in self.panels:
            if self._changes.losses.get(_id(panel), 0) > 0:
                panel.portrait.set_life(panel.portrait.life, 1.0 - share)

    def _land(self) -> None:
        """Change the hearts."""
        for panel in self.panels:
            loss = self._changes.losses.get(_id(panel), 0)
            if loss:
                life = max(0, self._lives[_id(panel)] - loss)
                panel.portrait.set_life(life, float(loss > 0))
                self.fighter_hurt.emit(_id(panel), loss)

    def _ways(self) -> tuple[HeartFlight, ...]:
        """Return the flights: from the opponent's card, or for recovery from one's own, to the hearts."""
        found = []
        for panel in self.panels:
            loss = self._changes.losses.get(_id(panel), 0)
            if loss:
                source = self._source(panel) if loss > 0 else panel
                start = source.card.mapTo(self, source.card.rect().center())
                heart = panel.portrait.heart.center().toPoint()
                found.append(HeartFlight(QPointF(start), QPointF(panel.portrait.mapTo(self, heart)), -loss))
        return tuple(found)

    def _source(self, harmed: FighterPanel) -> FighterPanel:
        """Return the opponent whose card hurts a fighter: the first one whose card is not canceled."""
        if harmed is not self.foe:
            return self.foe
        working = [panel for panel in self.panels[1:] if not panel.card.struck]
        return (working or self.panels)[0]

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
        self.updateGeometry()
        self.update()

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

    def set_theme(self, theme: Theme) -> None:
        """Apply the theme."""
        self._theme = self.flights.theme = theme
        for panel in (self.foe, *self.team):
            panel.set_theme(theme)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground with rays about the middle, and crossed weapons between the two sides."""
        painter = QPainter(self)
        foe = self.foe.geometry()
        breadth = QFontMetricsF(self.font()).height() * _MIDDLE
        middle = QPointF(foe.right() + breadth / 2 + 1, foe.center().y())
        paint_arena(painter, QRectF(self.rect()), middle, breadth, self._theme, self.is_night)


def _id(panel: FighterPanel) -> str:
    return "" if panel.fighter is None else panel.fighter.id
