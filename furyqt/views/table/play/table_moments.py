"""Shows the cards of a game's events on the stage, and lets computers wait meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.seats import HUMAN
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.events import Event
from furyqt.views.moments.goals import goal_box
from furyqt.views.moments.stage import CardStage
from furyqt.views.picture import CardMoment
from furyqt.views.table.table_page import TablePage


class TableMoments(QObject):
    """Stages what the viewer learns, in the session's order of signals: events first, then the redraw."""

    def __init__(
        self, session: GameSession, page: TablePage, settings: Settings, language: Language, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._view, self._settings = session, page.view, settings
        view = page.view
        self.stage = CardStage(view.column, lambda card: goal_box(view, card), language.translate)
        self._new = 0
        """The number of events since the last redraw."""
        self.stage.started.connect(self._hold)
        self.stage.emptied.connect(self._release)
        self._connections = [
            view.combat.stage.started.connect(self._hold),
            view.combat.stage.settled.connect(self._release),
            view.thrown.started.connect(self._hold),
            view.thrown.settled.connect(self._release),
            session.happened.connect(self._count),
            session.redraw_needed.connect(self._show_new),
            session.shown.connect(self._forget),
            session.pace.skipping_changed.connect(self.stage.clear),
            page.offers.chosen.connect(self.stage.clear),
        ]

    def leave(self) -> None:
        """Take the stage down; the session, which will be closed, is left as it is."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self.stage.blockSignals(True)
        self.stage.clear()
        self.stage.deleteLater()

    def since(self, number: int) -> tuple[CardMoment, ...]:
        """Return the moments of the viewer's events from a number on that are worth the stage."""
        moments = self._view.board.story.card_moments(self._session.observation, number)
        return tuple(moment for moment in moments if self._is_wanted(moment))

    def show(self, moments: tuple[CardMoment, ...]) -> None:
        """Show these moments at the person's pace."""
        values, stage = self._settings.values, self.stage
        stage.speed, stage.is_still = values.animation_speed, values.reduced_motion
        stage.show_moments(moments)

    def _hold(self) -> None:
        """Hold the computers while cards are shown, dice roll, or a round of combat is played."""
        self._session.pace.set_showing(True)

    def _release(self) -> None:
        view = self._view
        is_showing = self.stage.moment is not None or view.combat.is_moving or view.thrown.is_rolling
        self._session.pace.set_showing(is_showing)

    def _count(self, event: Event) -> None:
        del event
        self._new += 1

    def _forget(self) -> None:
        """Drop everything: the whole position is drawn again, perhaps for another viewer."""
        self._new = 0
        self.stage.clear()

    def _show_new(self) -> None:
        new, self._new = self._new, 0
        if new and not self._session.pace.is_skipping:
            self.show(self.since(len(self._session.observation.events) - new))

    def _is_wanted(self, moment: CardMoment) -> bool:
        """Return whether a moment is worth the stage: computers draw too many cards."""
        if not moment.drawer:
            return True
        session = self._session
        titles = [
            seat.title for seat, who in zip(session.table.seats, session.seats, strict=True) if who == HUMAN
        ]
        return any(f.id == moment.drawer and f.name in titles for f in self._view.picture.figures)
