"""The choices of the person at the table: act, pass, agree to plans, skip ahead."""

from __future__ import annotations

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import Action


class PlayerMoves:
    """Passes the person's choices on to the session, if they are possible now."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def act(self, action: Action) -> None:
        """Play an action, or overrule a plan with it."""
        session = self._session
        if session.teammates.plan is not None and action in session.teammates.plan.actions:
            session.teammates.overrule(action)
        elif session.is_persons_turn and action in session.observation.actions:
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
