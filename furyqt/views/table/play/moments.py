"""The queue of moments at the table: combats, their results, cards and great moments, one after the other.

Where a moment comes, the session stops the table on its way to the newest position. So what is behind a
moment is neither drawn nor told nor heard before the moment is over.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.moments import Halt
from furyqt.controllers.session.seats import HUMAN
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Observation
from furyqt.views.moments.goals import goal_box
from furyqt.views.moments.stage import CardStage, reading_ms
from furyqt.views.picture import CardMoment, Great, GreatMoment, Moment
from furyqt.views.table.table_page import TablePage

_ENDS = (Great.LIGHT, Great.DARKNESS)


class TableMoments(QObject):
    """Stages what the viewer learns, in the session's order of signals: events first, then the redraw."""

    settled = Signal()
    """Nothing moves any more, and a round or a result waits for the person."""

    def __init__(
        self, session: GameSession, page: TablePage, settings: Settings, language: Language, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._view, self._settings = session, page.view, settings
        view = page.view
        self.stage = CardStage(view.column, lambda card: goal_box(view, card), language.translate)
        self._new = 0
        """The number of events since the last redraw."""
        self._due: tuple[Moment, ...] = ()
        """The moments that are shown as soon as the combat has played the events before them."""
        self.is_away = False
        """True while the table is covered, so that nothing can be seen."""
        self._reading = QTimer(self, singleShot=True)
        """The time of a result that nobody has to confirm."""
        self._reading.timeout.connect(self.finish)
        self.is_reading = False
        """True while a round or the result of a combat waits for the person to continue."""
        self.stage.started.connect(self._hold)
        self.stage.emptied.connect(self._release)
        session.moments.find_with(self.halts)
        self._connections = [
            view.combat.stage.started.connect(self._hold),
            view.combat.stage.settled.connect(self._show_due),
            view.combat.stage.settled.connect(self._release),
            view.column.combat_left.connect(self._leave),
            page.turn.continued.connect(self.finish),
            view.thrown.started.connect(self._hold),
            view.thrown.settled.connect(self._release),
            session.happened.connect(self._count),
            session.redraw_needed.connect(self._show_new),
            session.shown.connect(self._forget),
            session.pace.skipping_changed.connect(self._skip),
            page.offers.chosen.connect(self.stage.clear),
        ]

    def leave(self) -> None:
        """Take the stage down; the session, which will be closed, is left as it is."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._reading.stop()
        self.stage.blockSignals(True)
        self.stage.clear()
        self.stage.deleteLater()

    # What is a moment

    def halts(self, observation: Observation, since: int) -> tuple[Halt, ...]:
        """Return the moments among the viewer's events from a number on.

        Results of combats wait for the person at any pace, and so do rounds that two persons must see; what
        only moves or appears is no moment without motion. A round of combat and a great moment come before
        the next question, but cards do not hold it up, and those that a person draws hold up nothing but a
        result.
        """
        story, events = self._view.board.story, observation.events
        new = list(enumerate(events[since:], since + 1))
        reveals = [count for count, event in new if isinstance(event, story.reveals)]
        results = [count for count, event in new if isinstance(event, story.results)]
        found: dict[int, Halt] = {}
        if self._settings.values.animation_speed > 0:
            moments = self.since(observation, since)
            cards = [moment for moment in moments if isinstance(moment, CardMoment)]
            counts = [card.until for card in cards if results or card.kind != "drawn"]
            found |= {count: Halt(count, is_great=False) for count in counts}
            great = (moment.until for moment in moments if isinstance(moment, GreatMoment))
            found |= {count: Halt(count, is_great=True) for count in great}
            found |= {count: Halt(count, is_great=True) for count in reveals}
            if new and self._view.column.is_at_combat:
                found[len(events)] = Halt(len(events), is_great=True)
        if reveals and not results and self._is_shared:
            found[len(events)] = Halt(len(events), is_great=True, is_read=True)
        found |= {count: Halt(count, is_great=True, is_read=True) for count in results}
        return tuple(sorted(found.values()))

    @property
    def _is_shared(self) -> bool:
        """Whether two persons sit at this screen in turn: each must see the rounds of a combat."""
        return len(self._session.persons) > 1 and not self._session.table.is_open

    def since(self, observation: Observation, number: int) -> tuple[Moment, ...]:
        """Return the moments of the viewer's events from a number on that are worth the stage."""
        moments = self._view.board.story.moments(observation, number)
        return tuple(moment for moment in moments if self._is_wanted(moment))

    def _is_wanted(self, moment: Moment) -> bool:
        """Return whether a moment is worth the stage: computers draw too many cards.

        The end is not, because its verdict comes after the last result, with the same picture and sentence.
        """
        if isinstance(moment, GreatMoment):
            return self._session.is_lesson or moment.name not in _ENDS
        if not moment.drawer:
            return True
        session = self._session
        titles = [
            seat.title for seat, who in zip(session.table.seats, session.seats, strict=True) if who == HUMAN
        ]
        return any(f.id == moment.drawer and f.name in titles for f in self._view.picture.figures)

    # The moment that is shown

    @property
    def is_at_result(self) -> bool:
        """Whether the result of a combat is in front."""
        return self._view.column.is_at_combat and self._view.combat.is_over

    @property
    def _is_showing(self) -> bool:
        view = self._view
        is_staged = self.stage.moment is not None or bool(self._due)
        return is_staged or view.combat.is_moving or view.thrown.is_rolling

    @property
    def awaits_person(self) -> bool:
        """Whether nothing moves, and the person must continue."""
        return self.is_reading and not (self._is_showing or self.is_away)

    def begin(self, speed: float) -> None:
        """Show the moment at which the table has stopped; without anything to see, go on at once."""
        session, column = self._session, self._view.column
        if session.pace.is_skipping:
            self.finish()
            return
        if session.moments.is_read:
            column.show_result(self._view.picture, speed)
        self.is_reading = session.moments.is_read and column.is_at_combat
        if self.is_reading and not session.persons:
            words = self._view.combat.result.lines.text()
            self._reading.start(reading_ms(words, speed) if speed else 0)
        self._release()

    def finish(self) -> None:
        """End the moment that is shown, and go on."""
        self._due = ()
        self.stage.clear()
        self._view.combat.finish()
        self._view.thrown.finish()
        self.is_reading = False
        if self.is_at_result:
            self._view.column.leave_combat()
        self._release()

    def _leave(self) -> None:
        """Go on: the map is in front of the combat again."""
        self.is_reading = False
        self._release()

    def show(self, moments: tuple[Moment, ...]) -> None:
        """Show these moments at the person's pace; a great one waits for the combat that leads to it."""
        values, stage = self._settings.values, self.stage
        stage.speed, stage.is_still = values.animation_speed, values.reduced_motion
        if self._view.combat.is_moving and any(isinstance(one, GreatMoment) for one in moments):
            self._due += moments
        else:
            stage.show_moments(moments)

    def _show_due(self) -> None:
        """Show what has waited for the combat."""
        due, self._due = self._due, ()
        if due:
            self.stage.show_moments(due)

    def _hold(self) -> None:
        """Hold the computers while cards are shown, dice roll, or a round of combat is played."""
        self._session.pace.set_showing(True)

    def _release(self) -> None:
        """Release the computers and the table when nothing is shown and nothing is read."""
        session, is_showing = self._session, self._is_showing
        session.pace.set_showing(is_showing)
        if not (is_showing or self.is_away or self.is_reading):
            session.moments.go_on()
        elif self.awaits_person:
            self.settled.emit()

    def _skip(self) -> None:
        """Show no moments until the person is asked again."""
        if self._session.pace.is_skipping:
            self.finish()

    def _count(self, event: Event) -> None:
        del event
        self._new += 1

    def _forget(self) -> None:
        """Drop everything: the whole position is drawn again, perhaps for another viewer."""
        self._new, self._due = 0, ()
        self._reading.stop()
        self.stage.clear()

    def _show_new(self) -> None:
        new, self._new = self._new, 0
        if new and not self._session.pace.is_skipping:
            observation = self._session.observation
            self.show(self.since(observation, len(observation.events) - new))
