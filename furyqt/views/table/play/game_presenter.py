"""A game in progress on the table page: it shows the session's signals and passes the player's choices on."""

from __future__ import annotations

from PySide6.QtCore import QMetaObject, QObject, Signal

from furyqt.controllers.chapters.remarks import uncommented
from furyqt.controllers.computer.teammate_plan import TeammatePlan
from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.text import Text, sentence
from furyqt.views.access.announce import announce, announce_event
from furyqt.views.map.pieces import TRAVEL_MS
from furyqt.views.panels.playback.pace_bar import PACES, PaceBar
from furyqt.views.table.deduction import Deduction
from furyqt.views.table.observation_view import ObservationView
from furyqt.views.table.play.hints import Hints
from furyqt.views.table.play.moments import TableMoments
from furyqt.views.table.play.turn_story import TurnStory
from furyqt.views.table.play.turn_words import TurnWords
from furyqt.views.table.table_page import TablePage


class PlayerMoves:
    """Passes the person's choices on to the session, if they are possible now."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def act(self, action: Action) -> None:
        """Play an action, or overrule a plan with it."""
        session = self._session
        if session.teammates.plan is not None and action in session.teammates.plan.actions:
            session.teammates.overrule(action)
        elif session.is_persons_turn and action in session.observation.actions + session.series:
            session.act(action)

    def pass_phase(self) -> None:
        """Pass the pending window and all others of this phase."""
        if self._session.windows.can_pass_phase:
            self._session.windows.pass_phase()

    def agree(self) -> None:
        """Accept the plan of the teammate."""
        self._session.teammates.agree()

    def skip_to_turn(self) -> None:
        """Skip to the person's next decision, or to the end."""
        if self._session.computer.can_skip:
            self._session.pace.skip_to_decision()

    def trust(self) -> None:
        """Agree, and allow the teammates to act without asking until the phase is over."""
        if self._session.teammates.plan is not None:
            self._session.teammates.agree_for_phase()


class TableAnnouncer:
    """Announces events if the settings enable it, when the log tells them."""

    def __init__(self, view: ObservationView, settings: Settings, language: Language) -> None:
        self._view, self._settings, self._language = view, settings, language
        self._announced_round = ""
        self._untold: list[Event] = []

    def note_event(self, event: Event) -> None:
        """Announce an event as soon as the log tells it."""
        self._untold.append(event)

    def forget(self) -> None:
        """Drop the events that the log has not told: the whole position is drawn again."""
        self._untold.clear()

    def announce_events(self) -> None:
        """Announce the events that the log tells now."""
        events, self._untold = self._untold, []
        if self._settings.values.announce_events:
            for event in events:
                announce_event(self._view.log, sentence(self._language.text(event.describe())))

    def announce_result(self) -> None:
        """Announce the result of a combat."""
        if self._settings.values.announce_events:
            announce(self._view.combat, self._view.combat.result.lines.text())

    def announce_round(self) -> None:
        """Announce the effects of the cards of a round of combat, once."""
        combat = self._view.combat
        words = combat.results.text() if combat.isVisible() else ""
        if words != self._announced_round and self._settings.values.announce_events:
            announce(combat, words)
        self._announced_round = words


_GLANCE_MS = 200
COVER_DELAY_MS = 400
"""The wait whenever the other side might be asked for a card, long enough for its computer's answer."""


def travel_speed(values: Values) -> float:
    """Return the speed of traveling pieces in these settings; with 0 they jump."""
    return 0.0 if values.reduced_motion else values.animation_speed


def pace(values: Values) -> int:
    """Return the milliseconds between two actions of the computer, so that each can be seen."""
    speed = values.animation_speed
    return round((TRAVEL_MS + _GLANCE_MS) / speed) if speed else 0


def cover_delay(values: Values) -> int:
    """Return the wait when the other side might be asked; none for a player who skips every wait."""
    return COVER_DELAY_MS if values.animation_speed else 0


class PaceSettings:
    """Applies pace, card prompts and teammates of the settings to a session."""

    def __init__(self, session: GameSession, settings: Settings, bar: PaceBar) -> None:
        self._session, self._settings, self._bar = session, settings, bar

    def apply(self) -> None:
        """Apply the settings."""
        values, session = self._settings.values, self._session
        session.pace.set_least(pace(values))
        session.pace.set_cover_delay(cover_delay(values))
        session.windows.set_passed(values.passed_windows.get(session.rules.name, ()))
        session.teammates.set_mode(values.teammates)
        self._bar.set_pace(values.animation_speed)

    @property
    def travel_speed(self) -> float:
        """Return the current speed of traveling pieces; with 0 they jump."""
        return 0.0 if self._session.pace.is_skipping else travel_speed(self._settings.values)

    def set_pace(self, speed: float) -> None:
        """Set the pace of the computer's actions."""
        self._session.pace.stop_skipping()
        self._settings.update(animation_speed=speed)

    def change_pace(self, step: int) -> float:
        """Change to the next slower (-1) or faster (1) pace, and return it."""
        speed = self._settings.values.animation_speed
        nearest = min(range(len(PACES)), key=lambda number: abs(PACES[number] - speed))
        changed = PACES[max(0, min(len(PACES) - 1, nearest + step))]
        self.set_pace(changed)
        return changed


class GamePresenter(QObject):
    """Connects one session with the table page, until it leaves."""

    problem_reported = Signal(object)
    """A Text for the person to read."""
    refreshed = Signal()
    """The available commands besides moving may have changed."""
    handed_over = Signal()
    """The screen belongs to the other person now: the table is covered."""

    def __init__(self, session: GameSession, page: TablePage, settings: Settings, language: Language) -> None:
        super().__init__(page)
        self.session, self._page = session, page
        self._settings, self._language = settings, language
        self._view = page.view
        self._words = TurnWords(session, page, language)
        self._sitting = -1
        self.moves = PlayerMoves(session)
        self.hints = Hints(session, page, self)
        self.pace = PaceSettings(session, settings, page.turn.pace)
        self.is_covered = False
        """True if the table is covered until the person to move uncovers it."""
        remarks = uncommented if session.chapter is None else session.chapter.commented
        self._view.set_game(session.rules, session.table, remarks)
        self._view.column.keeps_result = bool(session.persons)
        page.side_area.set_several_answers(set(session.persons) == {self._view.board.knows_all})
        self._connections: list[QMetaObject.Connection] = []
        self._announcer = TableAnnouncer(self._view, settings, language)
        self.deduction = Deduction(session, page, settings, language.translate, self)
        self.deduction.problem_reported.connect(self.problem_reported)
        self._listen()
        self.moments = TableMoments(session, page, settings, language, self)
        self.story = TurnStory(session, page, self.moments, language, self)
        self.moments.stage.skipped.connect(self.skip)
        self.moments.settled.connect(self._say_moment)
        self._connect_page()
        self.pace.apply()

    def _listen(self) -> None:
        session, page = self.session, self._page
        self._connections += [
            session.shown.connect(self._shown),
            session.happened.connect(self._announcer.note_event),
            self._view.logged.connect(self._announcer.announce_events),
            session.redraw_needed.connect(self._changed),
            session.asked.connect(self._asked),
            session.thinking.connect(self._thinking),
            session.proposed.connect(self._proposed),
            session.ended.connect(self._ended),
            session.hinted.connect(self.hints.show),
            session.advice.hint_progressed.connect(self.hints.show_progress),
            session.advice.hint_troubled.connect(page.hint.show_trouble),
            session.advice.hinting_changed.connect(self._hinting_changed),
            session.computer.progressed.connect(page.turn.bar.set_share),
            session.moments.reached.connect(self._look),
            session.trouble.connect(self.problem_reported),
            self._view.combat.told.connect(self._announcer.announce_round),
            self._view.combat.ended.connect(self._announcer.announce_result),
        ]

    def _connect_page(self) -> None:
        page, session, turn = self._page, self.session, self._page.turn
        answers = (
            page.offers.chosen,
            page.hint.played,
            turn.skip_requested,
            turn.plan_agreed,
            turn.plan_trusted,
        )
        # The result of a combat leaves before the decision, which may end another one.
        self._connections += [
            *(signal.connect(self._view.column.leave_combat) for signal in answers),
            page.offers.chosen.connect(self.moves.act),
            page.hint.played.connect(self.moves.act),
            page.hint.hint_requested.connect(self.hints.ask),
            page.hint.cancelled.connect(session.computer.cancel),
            page.turn.skip_requested.connect(self.moves.pass_phase),
            page.turn.plan_agreed.connect(self.moves.agree),
            page.turn.plan_trusted.connect(self.moves.trust),
            page.turn.pace.skipped.connect(self.moves.skip_to_turn),
            page.skipped.connect(self.skip),
            page.turn.pace.chosen.connect(self.pace.set_pace),
            page.turn.move_now.connect(session.computer.move_now),
            page.turn.cancel_requested.connect(session.computer.cancel),
            page.turn.resume_requested.connect(session.computer.resume),
            page.turn.undo_requested.connect(session.undo_stack.undo),
            page.turn.truth_requested.connect(self.show_truth),
        ]

    def leave(self) -> None:
        """Disconnect from the page; the owner closes the session."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
        self._page.offers.offer(None)
        self.deduction.leave()
        self.moments.leave()
        self.story.leave()
        self.deleteLater()

    # Session signals

    def _shown(self, observation: Observation) -> None:
        has_moved = self._watch_chair()
        self._announcer.forget()
        self._view.column.leave_combat()
        self._view.show(observation)
        if has_moved:
            self._view.forget_pointing()
        self._refresh()

    def _watch_chair(self) -> bool:
        """Cover the table when another person has to take the seat; returns True if it is covered.

        In an open game there is nothing to cover.
        """
        session = self.session
        has_moved = session.viewer != self._sitting
        self._sitting = session.viewer
        if not has_moved or len(session.persons) < 2 or session.is_over or session.table.is_open:
            return False
        self.is_covered = self.moments.is_away = True
        self.handed_over.emit()
        return True

    def uncover(self) -> None:
        """Uncover the table for the person to move."""
        self.is_covered = self.moments.is_away = False
        if self.session.moments.is_waiting:
            self._look()

    def _changed(self) -> None:
        session = self.session
        self._view.show(session.observation, self.pace.travel_speed)
        self._announcer.announce_round()
        if session.is_between:
            self._wait()
        elif session.computer.player >= 0:
            self._words.think()
        self._refresh()

    def _wait(self) -> None:
        """Clear the old question after an answer while there is no new one."""
        if self._page.offers.rows:
            self._clear_prompt()
            self._page.turn.wait()

    def _look(self) -> None:
        """Show the moment at which the table has stopped."""
        self.moments.begin(self.pace.travel_speed)
        if self.session.moments.is_waiting:
            if not self.moments.awaits_person:
                self._say_moment()
            self._refresh()

    def _say_moment(self) -> None:
        """Ask for nothing while the moment is shown."""
        self._clear_prompt()
        self._page.allow_escape(self.moments.awaits_person)
        self._page.look(is_at_result=self.moments.is_at_result, is_reading=self.moments.awaits_person)

    def skip(self) -> None:
        """Skip all that is to be seen before the person's next decision; a spectator skips one moment."""
        if self.session.persons:
            self.moves.skip_to_turn()
        self.moments.finish()

    def _refresh(self) -> None:
        """Update everything beside the picture of the position."""
        session = self.session
        self._page.choices.setVisible(not session.is_over)
        self._page.allow_escape(self.moments.awaits_person)
        self.hints.show_state()
        self.deduction.refresh()
        self._page.turn.pace.allow_skip(session.computer.can_skip, to_end=not session.persons)
        if session.computer.is_paused:
            self._page.say_paused(session.undo_stack.can_undo)
        self.refreshed.emit()

    def _hinting_changed(self) -> None:
        """Update only what depends on a hint: a search that begins or ends must not delay a key."""
        self.hints.show_state()
        self.refreshed.emit()

    def _asked(self, prompt: Text, actions: tuple[Action, ...]) -> None:
        del actions  # they are in the observation, too
        self._page.hint.clear()
        self._page.offers.offer(self.session.observation, self.session.series)
        self._words.ask(prompt)
        self.session.advice.warm_up()

    def _proposed(self, plan: TeammatePlan) -> None:
        """Offer the actions of a teammate's plan, with the planned one already chosen."""
        self._page.hint.clear()
        observation = self.session.observation
        self._page.offers.offer(observation)
        self._page.choices.select_action(plan.action)
        self._view.table.marks.select(self._view.board.destination(observation, plan.action))
        self.story.write()
        self._words.propose(plan)

    def _thinking(self, seat: int) -> None:
        if seat >= 0:
            self._clear_prompt()
            self._words.think()
        self.refreshed.emit()

    def _ended(self, outcome: Outcome) -> None:
        self._clear_prompt()
        self.deduction.refresh()
        score = outcome.score if self._view.board.has_score else None
        self._page.say_end(
            self._language.text(outcome.reason), score, not self._knows_all, self._has_won(outcome)
        )
        self.refreshed.emit()

    def _has_won(self, outcome: Outcome) -> bool | None:
        """Return True if the only person at the table has won; None if no person or several played."""
        people = self.session.persons
        return people[0] in outcome.winners if len(people) == 1 else None

    def _clear_prompt(self) -> None:
        """Clear the question."""
        self._words.clear_prompt()
        self._page.offers.offer(None)
        self._page.hint.clear()

    # Player actions

    def show_truth(self) -> None:
        """After the end, switch to the point of view of the player who knew everything."""
        if self.session.is_over and self._view.board.hides_from(self.session.viewer):
            self.session.watch(self._view.board.knows_all)
            self.retranslate()

    # Settings and language

    @property
    def _knows_all(self) -> bool:
        return not self._view.board.hides_from(self.session.viewer)

    def apply_settings(self) -> None:
        """Follow a change of the settings."""
        self.pace.apply()
        self.deduction.apply_settings()

    def retranslate(self) -> None:
        """Update the texts that this object set on the page to the current language."""
        session = self.session
        self._page.offers.retranslate()
        self._words.retranslate()
        if session.moments.is_waiting:
            self._say_moment()
        self.story.write()
        if session.outcome is not None:
            self._ended(session.outcome)
        self._refresh()
