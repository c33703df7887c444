"""The story of the others' last turn, in order: sentences with their places, and ways on the map."""

from __future__ import annotations

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.events import Event, line_of
from furyqt.views.access.announce import announce, announce_now
from furyqt.views.panels.playback.recap import (
    FEW_LINES,
    MOST_LINES,
    Deed,
    StoryLine,
    most_important,
    telling,
)
from furyqt.views.picture import UNKNOWN_PLACE, PieceWay
from furyqt.views.table.play.moments import TableMoments
from furyqt.views.table.table_page import TablePage

STEP_MS = 1600
"""The time of a sentence in the replay of a story, at the usual pace."""


class TurnStory(QObject):
    """Keeps the story until the others' next turn; it never tells what was before the viewer's last turn."""

    told = Signal(str)
    """The sentence that the replay has reached."""

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
        self._turn: int | None = None
        """The number of the turn that the story tells, if it goes on across the viewer's decisions."""
        self._parts: tuple[tuple[int, int], ...] = ()
        """The numbers of events before and after each part of the story, between the viewer's own deeds."""
        self._is_whole = False
        self._steps: list[Deed] = []
        """The sentences to come in the replay."""
        self._is_over = False
        """Whether the others are at their next turn, so that the story is shown on request only."""
        self._has_turned = False
        """Whether the map has come in front of a combat for the replay."""
        self._telling = QTimer(self)
        self._telling.timeout.connect(self._tell_next)
        self._connections = [
            session.recap.connect(self.report),
            session.shown.connect(self.forget),
            session.thinking.connect(self._leave_to_others),
            session.happened.connect(lambda _: self._end_telling()),
            moments.stage.skipped.connect(self._end_telling),
            page.turn.recap.more_wanted.connect(self._show_whole),
            page.turn.recap.place_chosen.connect(page.view.point_at),
        ]

    def leave(self) -> None:
        """Clear the story off the table."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self.forget()

    def report(self, events: tuple[Event, ...]) -> None:
        """Report these newest events.

        In the same turn of the others the story goes on, with what the viewer's own deeds have found out
        since. In the next one it begins again. Without turns it is kept if nothing important has happened.
        """
        was_over, self._is_over = self._is_over, False
        story, observation = self._page.view.board.story, self._session.observation
        turn, count = story.turn(observation), len(observation.events)
        since = count - len(events)
        is_new = turn is not None and turn != self._turn
        goes_on = bool(self._deeds) and turn is not None and not is_new
        known = self._parts[-1][1] if goes_on else since
        start = max(since, known)
        found = (deed for deed in self._weighed(known, start) if story.finds(observation, deed.event))
        deeds = (*found, *self._weighed(start, count))
        if is_new or any(deed.weight for deed in deeds) or (deeds and not self._deeds):
            if not goes_on:
                self._deeds, self._parts, self._is_whole = (), (), False
            self._deeds, self._turn = (*self._deeds, *deeds), turn
            self._parts = (*self._parts, (start, count))
            self._end_telling()
        if was_over:
            self._show_ways()
        self.write()

    def _leave_to_others(self, seat: int) -> None:
        """Clear the story off the table when another player's turn makes it old."""
        if seat >= 0 and not self._is_over:
            self._is_over = True
            self.write()
            self._show_ways()

    def _weighed(self, start: int, end: int) -> tuple[Deed, ...]:
        board, observation = self._page.view.board, self._session.observation
        return tuple(
            Deed(
                event,
                board.story.importance(observation, event),
                board.event_rank(event),
                board.event_place(observation, event),
                number,
            )
            for number, event in enumerate(observation.events[start:end], start + 1)
        )

    def forget(self) -> None:
        """Drop the story: the position is another one, or another person's."""
        self._deeds, self._parts, self._turn = (), (), None
        self._end_telling()
        self.write()

    # In words

    def write(self) -> None:
        """Write the sentences in the current language: a few in their order, beside a plan fewer, or all."""
        whole = () if self._is_over else telling(self._deeds)
        shown = whole if self._is_whole else self._few()
        lines = [self._line(deed) for deed in shown]
        self._page.turn.recap.show_lines(lines, len(whole) - len(shown), is_whole=self._is_whole)

    def _show_whole(self, is_wanted: bool) -> None:
        self._is_whole = is_wanted
        self.write()

    def _few(self) -> tuple[Deed, ...]:
        if self._is_over:
            return ()
        most = FEW_LINES if self._session.teammates.plan is not None else MOST_LINES
        return most_important(self._deeds, most)

    def _line(self, deed: Deed) -> StoryLine:
        is_placed = deed.place != UNKNOWN_PLACE and self._page.view.has_map
        name = self._page.view.place_name(deed.place) if is_placed else ""
        return StoryLine(self._words(deed), deed.place if is_placed else UNKNOWN_PLACE, name)

    def _words(self, deed: Deed) -> str:
        return line_of(deed.event, deed.times, self._say)

    # On the map

    def _show_ways(self, until: int | None = None) -> None:
        """Show the ways of pieces on the map or in the town, all or up to a number of events."""
        view, observation = self._page.view, self._session.observation
        ways: tuple[PieceWay, ...] = ()
        parts = () if self._is_over and until is None else self._parts
        for start, end in parts:
            last = end if until is None else min(end, until)
            if start < last:
                seen = structs.replace(observation, events=observation.events[:last])
                ways += view.board.story.ways(seen, start)
        view.table.arrows.show(ways if view.has_map else ())
        view.town.show_ways(() if view.has_map else ways)

    def show_again(self, speed: float) -> str:
        """Replay the story in its order, on the map and with its cards; return its first sentences.

        Without motion they are only read.
        """
        self._end_telling()
        self._moments.stage.clear()
        words = " ".join(map(self._words, most_important(self._deeds)))
        if not self._deeds:
            return words
        self._steps = list(telling(self._deeds)) if speed > 0 else []
        if self._steps:
            column = self._page.view.column
            if column.is_at_combat and not self._moments.is_at_result:
                self._has_turned = True
                column.turn()
            self._telling.start(round(STEP_MS / speed))
            self._tell_next()
        else:
            announce_now(self._page.turn.recap, words)
        return words

    @property
    def is_telling(self) -> bool:
        """Return True while the story is replayed."""
        return self._telling.isActive()

    def _tell_next(self) -> None:
        """Show the next step: its ways so far, its place and its card; wait while a card is shown."""
        if self._moments.stage.moment is not None:
            return
        if not self._steps:
            self._end_telling()
            return
        deed = self._steps.pop(0)
        self._show_ways(deed.known)
        view, observation = self._page.view, self._session.observation
        if view.has_map:
            view.table.marks.point_out(() if deed.place == UNKNOWN_PLACE else (deed.place,))
        seen = structs.replace(observation, events=observation.events[: deed.known])
        self._moments.show(self._moments.since(seen, deed.known - 1))
        words = self._words(deed)
        announce(self._page.turn.recap, words)
        self.told.emit(words)

    def _end_telling(self) -> None:
        """End the replay, and show all ways."""
        self._steps = []
        if self._telling.isActive():
            self._telling.stop()
            self._page.view.table.marks.point_out(())
            if self._has_turned and not self._page.view.column.is_at_combat:
                self._page.view.column.turn()
            self._has_turned = False
        self._show_ways()
