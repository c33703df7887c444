"""The story of what happened since the last decision: sentences, cards on the stage, ways on the map."""

from __future__ import annotations

from PySide6.QtCore import QObject

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.seats import HUMAN
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import sentence
from furyqt.views.access.announce import announce_now
from furyqt.views.moments.goals import goal_box
from furyqt.views.moments.stage import CardStage
from furyqt.views.panels.playback.recap import FEW_LINES, MOST_LINES, Deed, most_important
from furyqt.views.picture import CardMoment, PieceWay
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


class TurnStory(QObject):
    """Keeps the story of the others' last turn until they have done something important again."""

    def __init__(
        self,
        session: GameSession,
        page: TablePage,
        moments: TableMoments,
        language: Language,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._page, self._moments, self._say = session, page, moments, language.text
        self._deeds: tuple[Deed, ...] = ()
        self._cards: tuple[CardMoment, ...] = ()
        self._turn: int | None = None
        """The number of the turn that the story tells, if it goes on across the viewer's decisions."""
        self._since = self._count = 0
        """The numbers of events before and after the story."""
        self._connections = [session.recap.connect(self.report), session.shown.connect(self.forget)]

    def leave(self) -> None:
        """Clear the story off the table."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self.forget()

    def report(self, events: tuple[Event, ...]) -> None:
        """Report these newest events, or keep the story if none of them is important.

        In the same turn of the others the story goes on.
        """
        story, observation = self._page.view.board.story, self._session.observation
        turn, count = story.turn(observation), len(observation.events)
        since = count - len(events)
        goes_on = bool(self._deeds) and turn is not None and turn == self._turn
        start = max(since, self._count) if goes_on else since
        deeds = self._weighed(observation.events[start:])
        if any(deed.weight for deed in deeds) or (deeds and not self._deeds):
            cards = self._moments.since(start)
            if goes_on:
                deeds, cards, since = (*self._deeds, *deeds), (*self._cards, *cards), self._since
            self._deeds, self._cards, self._turn = deeds, cards, turn
            self._since, self._count = since, count
            self._show_ways(story.ways(observation, since))
        self.write()

    def _weighed(self, events: tuple[Event, ...]) -> tuple[Deed, ...]:
        board, observation = self._page.view.board, self._session.observation
        return tuple(
            Deed(event, board.story.importance(observation, event), board.event_rank(event))
            for event in events
        )

    def forget(self) -> None:
        """Drop the story: the position is another one, or another person's."""
        self._deeds, self._cards, self._turn = (), (), None
        self._show_ways(())
        self.write()

    def _show_ways(self, ways: tuple[PieceWay, ...]) -> None:
        """Show the ways of pieces on the map or in the town."""
        view = self._page.view
        view.table.arrows.show(ways if view.has_map else ())
        view.town.show_ways(() if view.has_map else ways)

    def show_again(self) -> str:
        """Show the cards of the story again, and announce its sentences; return them."""
        self._moments.stage.clear()
        self._moments.show(self._cards)
        words = " ".join(self._sentences())
        announce_now(self._page.turn.recap, words)
        return words

    def write(self) -> None:
        """Write the sentences in the current language; beside a plan fewer."""
        lines = self._sentences()
        self._page.turn.recap.show_events(lines, len(self._deeds) - len(lines))

    def _sentences(self) -> tuple[str, ...]:
        most = FEW_LINES if self._session.teammates.plan is not None else MOST_LINES
        return tuple(sentence(self._say(event.describe())) for event in most_important(self._deeds, most))
