"""The page on which a finished or unfinished game is looked at again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.replay import Replay
from furyqt.controllers.seats import parties
from furyqt.controllers.settings import Settings
from furyqt.rules.core.ruleset import Observation
from furyqt.views.levels import seat_text
from furyqt.views.panels.painting import serif
from furyqt.views.panels.transport import Transport
from furyqt.views.showing import Showing
from furyqt.views.table_page import side_width
from furyqt.views.theme import Theme


class ReplayPage(QWidget):
    """Map and lists as in a game, with a bar to move along."""

    def __init__(self, language: Language, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language, self._settings = language, settings
        self.replay: Replay | None = None
        self._joints: list[QMetaObject.Connection] = []
        self.showing = Showing(language.translate, self)
        self.transport = Transport(self)
        self.transport.eyes_chosen.connect(self._look_with)
        self._title, self._players = QLabel(self), QLabel(self)
        self._title.setWordWrap(True)
        self._players.setWordWrap(True)
        self._side = self._side_column()
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._split.addWidget(self.showing.column)
        self._split.addWidget(self._side)
        self._split.setStretchFactor(0, 1)
        self._split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._split, 1)
        whole.addWidget(self.transport)
        self.retranslate()

    def _side_column(self) -> QWidget:
        column = QWidget(self)
        lines = QVBoxLayout(column)
        lines.setContentsMargins(6, 6, 6, 4)
        lines.addWidget(self._title)
        lines.addWidget(self._players)
        lines.addWidget(self.showing.figures)
        lines.addWidget(self.showing.log, 1)
        lines.addWidget(self.showing.cards, 1)
        self.showing.cards.hide()
        self.showing.cards_laid.connect(self.showing.cards.setVisible)
        return column

    def open(self, replay: Replay) -> None:
        """Show this game from its beginning."""
        self.close_replay()
        self.replay = replay
        self.showing.set_game(replay.rules)
        self._joints = [replay.shown.connect(self._shown), replay.stepped.connect(self._stepped)]
        self.transport.set_replay(replay, self._eyes())
        replay.start()
        self.retranslate()
        self.transport.buttons["play"].setFocus()

    def close_replay(self) -> None:
        """Let go of the game."""
        self.transport.pause()
        for joint in self._joints:
            QObject.disconnect(joint)
        self._joints, self.replay = [], None

    def _eyes(self) -> dict[int, str]:
        """The players whose knowledge may be looked at, by name."""
        if self.replay is None:
            return {}
        players, lent = self.replay.rules.players, self.replay.allowed_eyes
        return {player: self._language.text(players[player].title) for player in lent}

    def _look_with(self, player: int) -> None:
        if self.replay is not None:
            self.replay.set_player(player)

    def _shown(self, observation: Observation) -> None:
        self.showing.show(observation)
        self._say_where(observation)

    def _stepped(self, position: int) -> None:
        del position
        if self.replay is not None:
            values = self._settings.values
            observation = self.replay.observation()
            self.showing.show(observation, 0.0 if values.reduced_motion else values.animation_speed)
            self._say_where(observation)

    def _say_where(self, observation: Observation) -> None:
        name = self.showing.board.turn_of(observation)
        if observation.outcome is not None:
            self._title.setText(self._language.text(observation.outcome.reason))
        elif name is not None:
            self._title.setText(self.tr("To move: {who}").format(who=self._language.text(name)))

    def set_theme(self, look: Theme, text_scale: float) -> None:
        """Wear this look."""
        self.showing.set_theme(look, text_scale)

    def panes(self) -> tuple[QWidget, ...]:
        """The panes one steps through with F6."""
        showing = self.showing
        has_cards = showing.rules is not None and showing.board.HAS_CARDS
        return (
            self.transport.slider,
            showing.table.map,
            showing.trail.list,
            showing.log.list,
            showing.figures.list,
            *((showing.cards.pane,) if has_cards else ()),
        )

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setFont(serif(self.font(), 1.35, bold=True))
        self._side.setMinimumWidth(side_width(self))
        if self.replay is None:
            return
        say, seats = self._language.text, parties(self.replay.rules, self.replay.seats)
        self._players.setText("\n".join(f"{say(title)} – {say(seat_text(seat))}" for title, seat in seats))
        self.transport.name_eyes(self._eyes())
        self._say_where(self.replay.observation())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, jump, play and pause by keys."""
        keys = {
            Qt.Key.Key_Left: self.transport.back, Qt.Key.Key_Right: self.transport.forward,
            Qt.Key.Key_Home: self.transport.to_start, Qt.Key.Key_End: self.transport.to_end,
            Qt.Key.Key_Space: self.transport.toggle,
        }  # fmt: skip
        step = keys.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            step()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
