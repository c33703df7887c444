"""A game in progress on the table page: the session's signals drawn, the player's choices handed on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QMetaObject, QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.language import Language
from furyqt.controllers.review.reasons import paragraphs
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.teammate_plan import TeammatePlan
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.text import Text, sentence
from furyqt.views.access.announce import announce, announce_event
from furyqt.views.map.journeys import TRAVEL_MS
from furyqt.views.models.hint import hint_rows
from furyqt.views.panels.playback.pace_bar import PACES
from furyqt.views.table.deduction import Deduction
from furyqt.views.table.table_page import TablePage
from furyqt.views.table.turn_words import TurnWords

_GLANCE_MS = 200
LULL_MS = 400
"""The wait wherever the other side might be asked for a card, long enough for its computer's answer."""


def travel_speed(values: Values) -> float:
    """How fast pieces travel by these settings; 0 lets them jump."""
    return 0.0 if values.reduced_motion else values.animation_speed


def pace(values: Values) -> int:
    """How many milliseconds the computer leaves between two actions, so that each can be seen."""
    speed = values.animation_speed
    return round((TRAVEL_MS + _GLANCE_MS) / speed) if speed else 0


def lull(values: Values) -> int:
    """How long the table waits where the other side might be asked; not at all for who skips every wait."""
    return LULL_MS if values.animation_speed else 0


class GamePresenter(QObject):
    """Joins one session to the table page, until it leaves."""

    troubled = Signal(object)
    """A Text the person should read."""
    refreshed = Signal()
    """What can be done besides moving may be different."""
    handed_over = Signal()
    """The screen belongs to the other one of two persons now: the table is covered."""

    def __init__(self, session: GameSession, page: TablePage, settings: Settings, language: Language) -> None:
        super().__init__(page)
        self.session, self._page = session, page
        self._settings, self._language = settings, language
        self._view = page.view
        self._words = TurnWords(session, page, language)
        self._sitting = -1
        self.is_covered = False
        """Whether the table waits, unseen, for the person whose turn it is."""
        self._view.set_game(session.rules, session.table)
        self._joints: list[QMetaObject.Connection] = []
        self._told_round = ""
        self.deduction = Deduction(session, page, settings, language.translate, self)
        self.deduction.troubled.connect(self.troubled)
        self._listen()
        self._hear_page()
        self._keep_manners(settings.values)

    def _listen(self) -> None:
        session = self.session
        self._joints += [
            session.shown.connect(self._shown),
            session.happened.connect(self._happened),
            session.changed.connect(self._changed),
            session.asked.connect(self._asked),
            session.thinking.connect(self._thinking),
            session.proposed.connect(self._proposed),
            session.recap.connect(self._words.recap),
            session.ended.connect(self._ended),
            session.hinted.connect(self._hinted),
            session.trouble.connect(self.troubled),
        ]

    def _hear_page(self) -> None:
        page, session = self._page, self.session
        self._joints += [
            page.offers.chosen.connect(self._act),
            page.hint.played.connect(self._act),
            page.hint.asked.connect(self.ask_hint),
            page.turn.passed.connect(self.pass_phase),
            page.turn.agreed.connect(self.agree),
            page.turn.trusted.connect(self.trust),
            page.turn.pace.skipped.connect(self.skip_to_turn),
            page.turn.pace.chosen.connect(self.set_pace),
            page.turn.move_now.connect(session.move_now),
            page.turn.cancelled.connect(session.cancel_thinking),
            page.turn.resumed.connect(session.resume_thinking),
            page.turn.undone.connect(session.undo),
            page.turn.uncovered.connect(self.uncover),
        ]

    def leave(self) -> None:
        """Take the hands off the page; the session is closed by its owner."""
        for joint in self._joints:
            QObject.disconnect(joint)
        self._joints.clear()
        self._page.offers.offer(None)
        self.deduction.leave()
        self.deleteLater()

    # What the session tells

    def _shown(self, observation: Observation) -> None:
        has_moved = self._watch_chair()
        self._view.show(observation)
        if has_moved:
            self._view.forget_pointing()
        self._refresh()

    def _watch_chair(self) -> bool:
        """Cover the table when another person has to sit down before it; returns whether that is so."""
        session = self.session
        has_moved = session.viewer != self._sitting
        self._sitting = session.viewer
        if not has_moved or len(session.persons) < 2 or session.is_over:
            return False
        self.is_covered = True
        self.handed_over.emit()
        return True

    def lift(self) -> None:
        """The right person sits before the screen."""
        self.is_covered = False

    def _happened(self, event: Event) -> None:
        if self._settings.values.announce_events:
            announce_event(self._view.log, sentence(self._language.text(event.describe())))

    def _changed(self) -> None:
        session = self.session
        speed = 0.0 if session.is_skipping else travel_speed(self._settings.values)
        self._view.show(session.observation, speed)
        self._tell_round()
        if session.is_between:
            self._wait()
        elif session.thinking_player >= 0:
            self._words.think()
        self._refresh()

    def _wait(self) -> None:
        """The person has answered and nobody is asked yet: the old question goes."""
        if self._page.offers.rows:
            self._rest()
            self._page.turn.wait()

    def _tell_round(self) -> None:
        """Say what the cards of a round of combat did, once."""
        combat = self._view.combat
        words = combat.results.text() if combat.isVisible() else ""
        if words != self._told_round and self._settings.values.announce_events:
            announce(combat, words)
        self._told_round = words

    def _refresh(self) -> None:
        """Bring up to date what stands beside the picture of the position."""
        session = self.session
        self._page.choices.setVisible(not session.is_over)
        self._page.hint.set_state(session.can_hint, session.is_hinting)
        self.deduction.refresh()
        self._page.turn.pace.allow_skip(session.can_skip, to_end=not session.persons)
        if session.is_paused:
            self._page.say_paused(session.can_undo)
        self.refreshed.emit()

    def _asked(self, prompt: Text, actions: tuple[Action, ...]) -> None:
        del actions  # they stand in the observation, too
        self._page.hint.clear()
        self._page.offers.offer(self.session.observation)
        self._words.ask(prompt)

    def _proposed(self, plan: TeammatePlan) -> None:
        """A fellow's plan: its actions are offered, with the planned one chosen already."""
        self._page.hint.clear()
        observation = self.session.observation
        self._page.offers.offer(observation)
        self._page.choices.select_action(plan.action)
        self._view.table.marks.select(self._view.board.destination(observation, plan.action))
        self._words.propose(plan)

    def _thinking(self, seat: int) -> None:
        if seat >= 0:
            self._rest()
            self._words.think()
        self.refreshed.emit()

    def _ended(self, outcome: Outcome) -> None:
        self._rest()
        self.deduction.refresh()
        score = outcome.score if self._view.board.has_score else None
        self._page.say_end(
            self._language.text(outcome.reason), score, not self._knows_all, self._has_won(outcome)
        )
        self.refreshed.emit()

    def _has_won(self, outcome: Outcome) -> bool | None:
        """Whether the one person at the table has won; None where nobody or more than one played."""
        people = self.session.persons
        return people[0] in outcome.winners if len(people) == 1 else None

    def _rest(self) -> None:
        """Nothing is asked of the player."""
        self._words.rest()
        self._page.offers.offer(None)
        self._page.hint.clear()

    def _hinted(self, decision: AgentDecision) -> None:
        observation, rules = self.session.observation, self.session.rules
        rows = hint_rows(rules, observation, decision, self._view.board.destination)
        end = rules.estimate(decision.points, observation.player)
        why = partial(paragraphs, rules, observation, decision)
        announce(self._page.hint, self._page.hint.show_hint(rows, decision.value, end, why))
        self._page.raise_hint()
        self._view.table.marks.select(rows[0].place)

    # What the player does

    def _act(self, action: Action) -> None:
        session = self.session
        if session.plan is not None and action in session.plan.actions:
            session.overrule(action)
        elif session.is_persons_turn and action in session.observation.actions:
            session.act(action)

    def pass_phase(self) -> None:
        """Let the pending window go by, and again in this phase."""
        if self.session.can_pass_phase:
            self.session.pass_phase()

    def agree(self) -> None:
        """Let the fellow do what it plans."""
        self.session.agree()

    def skip_to_turn(self) -> None:
        """Let everything up to the person's next decision, or to the end, happen at once."""
        if self.session.can_skip:
            self.session.skip_to_decision()

    def trust(self) -> None:
        """Agree, and let the fellows act without asking until the phase is over."""
        if self.session.plan is not None:
            self.session.agree_for_phase()

    def set_pace(self, speed: float) -> None:
        """Let the computer's actions follow one another this fast from now on."""
        self.session.stop_skipping()
        self._settings.update(animation_speed=speed)

    def change_pace(self, step: int) -> None:
        """Take the next slower (-1) or faster (1) pace."""
        speed = self._settings.values.animation_speed
        nearest = min(range(len(PACES)), key=lambda number: abs(PACES[number] - speed))
        self.set_pace(PACES[max(0, min(len(PACES) - 1, nearest + step))])

    def ask_hint(self) -> None:
        """Ask what the full-strength search would do."""
        if self.session.can_hint:
            self._page.raise_hint()
            self.session.request_hint()

    def uncover(self) -> None:
        """After the end, look with the eyes of the one who knew everything."""
        if self.session.is_over and self._view.board.hides_from(self.session.viewer):
            self.session.watch(self._view.board.knows_all)
            self.retranslate()

    # Settings and language

    @property
    def _knows_all(self) -> bool:
        return not self._view.board.hides_from(self.session.viewer)

    def apply_settings(self) -> None:
        """Follow a change of the settings."""
        self._keep_manners(self._settings.values)
        self.deduction.apply_settings()

    def _keep_manners(self, values: Values) -> None:
        """Let pace, windows and fellows be as the settings have them."""
        session = self.session
        session.set_pace(pace(values))
        session.set_lull(lull(values))
        session.set_passed_windows(values.passed_windows.get(session.game, ()))
        session.set_fellows(values.fellows)
        self._page.turn.pace.set_pace(values.animation_speed)

    def retranslate(self) -> None:
        """Say what this object put on the page in the present language."""
        session = self.session
        self._page.offers.retranslate()
        self._words.retranslate()
        if session.outcome is not None:
            self._ended(session.outcome)
        self._refresh()
