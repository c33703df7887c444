"""The story of what happened since the person's last decision: sentences in the panel, ways on the map."""

from __future__ import annotations

from PySide6.QtCore import QObject

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import sentence
from furyqt.views.access.announce import announce_now
from furyqt.views.panels.playback.recap import FEW_LINES, MOST_LINES, Deed, most_important
from furyqt.views.picture import CardMoment, PieceWay
from furyqt.views.table.play.table_moments import TableMoments
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
        self._joints = [session.recap.connect(self.report), session.shown.connect(self.forget)]

    def leave(self) -> None:
        """Clear the story off the table."""
        for joint in self._joints:
            QObject.disconnect(joint)
        self.forget()

    def report(self, events: tuple[Event, ...]) -> None:
        """Report these newest events, or keep the story if none of them is important."""
        story, observation = self._page.view.board.story, self._session.observation
        rank = self._page.view.board.event_rank
        deeds = tuple(Deed(event, story.importance(observation, event), rank(event)) for event in events)
        if any(deed.weight for deed in deeds) or (deeds and not self._deeds):
            since = len(observation.events) - len(events)
            self._deeds, self._cards = deeds, self._moments.since(since)
            self._show_ways(story.ways(observation, since))
        self.write()

    def forget(self) -> None:
        """Drop the story: the position is another one, or another person's."""
        self._deeds, self._cards = (), ()
        self._show_ways(())
        self.write()

    def _show_ways(self, ways: tuple[PieceWay, ...]) -> None:
        """Show the ways of pieces on the map or in the town."""
        view = self._page.view
        view.table.arrows.show(ways if view.has_map else ())
        view.town.show_ways(() if view.has_map else ways)

    def show_again(self) -> None:
        """Show the cards of the story again, and announce its sentences."""
        self._moments.stage.clear()
        self._moments.show(self._cards)
        announce_now(self._page.turn.recap, " ".join(self._sentences()))

    def write(self) -> None:
        """Write the sentences in the current language; beside a plan fewer."""
        lines = self._sentences()
        self._page.turn.recap.show_events(lines, len(self._deeds) - len(lines))

    def _sentences(self) -> tuple[str, ...]:
        most = FEW_LINES if self._session.teammates.plan is not None else MOST_LINES
        return tuple(sentence(self._say(event.describe())) for event in most_important(self._deeds, most))
