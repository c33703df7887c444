"""A game in progress on the table page: it shows the session's signals and passes the player's choices on."""

from __future__ import annotations

from PySide6.QtCore import QMetaObject, QObject, Signal

from furyqt.controllers.computer.teammate_plan import TeammatePlan
from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.text import Text
from furyqt.views.table.deduction import Deduction
from furyqt.views.table.play.hints import Hints
from furyqt.views.table.play.pace_settings import PaceSettings
from furyqt.views.table.play.player_moves import PlayerMoves
from furyqt.views.table.play.table_announcer import TableAnnouncer
from furyqt.views.table.play.table_moments import TableMoments
from furyqt.views.table.play.turn_story import TurnStory
from furyqt.views.table.play.turn_words import TurnWords
from furyqt.views.table.table_page import TablePage


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
        self._view.set_game(session.rules, session.table)
        self._view.column.keeps_result = bool(session.persons)
        page.side_area.set_several_answers(set(session.persons) == {self._view.board.knows_all})
        self._connections: list[QMetaObject.Connection] = []
        self._announcer = TableAnnouncer(self._view, settings, language)
        self.deduction = Deduction(session, page, settings, language.translate, self)
        self.deduction.problem_reported.connect(self.problem_reported)
        self._listen()
        self.moments = TableMoments(session, page, settings, language, self)
        self.story = TurnStory(session, page, self.moments, language, self)
        self._connect_page()
        self.pace.apply()

    def _listen(self) -> None:
        session, page = self.session, self._page
        self._connections += [
            session.shown.connect(self._shown),
            session.happened.connect(self._announcer.announce_event),
            session.redraw_needed.connect(self._changed),
            session.asked.connect(self._asked),
            session.thinking.connect(self._thinking),
            session.proposed.connect(self._proposed),
            session.ended.connect(self._ended),
            session.hinted.connect(self.hints.show),
            session.advice.hint_progressed.connect(self.hints.show_progress),
            session.computer.progressed.connect(page.turn.bar.set_share),
            session.trouble.connect(self.problem_reported),
            self._view.combat.told.connect(self._announcer.announce_round),
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
        self.is_covered = True
        self.handed_over.emit()
        return True

    def uncover(self) -> None:
        """Uncover the table for the person to move."""
        self.is_covered = False

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

    def _refresh(self) -> None:
        """Update everything beside the picture of the position."""
        session = self.session
        self._page.choices.setVisible(not session.is_over)
        self._page.hint.set_state(session.advice.can_hint, session.advice.is_hinting)
        self.deduction.refresh()
        self._page.turn.pace.allow_skip(session.computer.can_skip, to_end=not session.persons)
        if session.computer.is_paused:
            self._page.say_paused(session.undo_stack.can_undo)
        self.refreshed.emit()

    def _asked(self, prompt: Text, actions: tuple[Action, ...]) -> None:
        del actions  # they are in the observation, too
        self._page.hint.clear()
        self._page.offers.offer(self.session.observation)
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
        self.story.write()
        if session.outcome is not None:
            self._ended(session.outcome)
        self._refresh()
