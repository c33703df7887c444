"""The story of what happened since the last decision: sentences, cards on the stage, ways on the map."""

from __future__ import annotations

from PySide6.QtCore import QObject

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import sentence
from furyqt.views.access.announce import announce_now
from furyqt.views.panels.playback.recap import FEW_LINES, MOST_LINES, Deed, most_important
from furyqt.views.picture import CardMoment, PieceWay
from furyqt.views.table.play.moments import TableMoments
from furyqt.views.table.table_page import TablePage


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
            cards = self._moments.since(observation, start)
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
