"""A table at which a computer that plays beside a person shows its plan before it acts."""

from __future__ import annotations

from ai.agent import AgentDecision
from furyqt.controllers.session.quiet_table import QuietTable
from furyqt.controllers.session.teammate_plan import AGREED, ASK, OVERRULED, WATCH, TeammatePlan
from furyqt.rules.core.agenda import Action, IllegalActionError, legal_actions


class TeammateTable(QuietTable):
    """Turns what a computer decides for a fellow into a plan, if the person wants to have a say."""

    _plan: TeammatePlan | None = None
    _fellows: str = WATCH
    _trusted: tuple[int, ...] | None = None
    """The phase in which the fellows act without asking."""

    @property
    def plan(self) -> TeammatePlan | None:
        """The plan that waits for the person, or None."""
        return self._plan

    def set_fellows(self, manner: str) -> None:
        """Let fellows ask before they act ("ask"), or just act ("watch"); a plan that waits goes on."""
        self._fellows = manner
        if manner != ASK:
            self.agree()

    def agree(self) -> None:
        """Let the fellow do what it plans; nothing happens if none waits."""
        if self._plan is not None:
            self._carry_out(self._plan.action, AGREED)

    def agree_for_phase(self) -> None:
        """Let the fellows do what they plan, and ask no more until the phase is over."""
        self._trusted = self._phase
        self.agree()

    def overrule(self, action: Action) -> None:
        """Let the fellow do something else; IllegalActionError if it is not legal or no plan waits."""
        if self._plan is None or action not in self._plan.actions:
            raise IllegalActionError(f"{action.text}: no fellow can do that now")
        self._carry_out(action, AGREED if action == self._plan.action else OVERRULED)

    @property
    def _phase(self) -> tuple[int, ...]:
        return self.rules.moment(self.observation).key

    def _carry_out(self, action: Action, how: str) -> None:
        plan = self._plan
        assert plan is not None
        self._drop_plan()
        planned = f" {plan.action.text}" if how == OVERRULED else ""
        self._decide(action, f"{how} {self._signature(plan.seat, plan.decision)}{planned}")

    def _drop_plan(self) -> None:
        self._plan = None

    def _computer_moved(self, decision: AgentDecision) -> None:
        """Play the answer, or show it as a plan."""
        seat = self._history.seat_to_move
        actions = legal_actions(self._history.state)
        action = actions[decision.index]
        if self._wants_say(seat, len(actions)):
            self._plan = TeammatePlan(seat, action, tuple(actions), decision)
            self._set_skipping(False)
            self._set_thinking(-1)
            self._hand_screen(self.rules.seats[seat].player)  # of two persons, the one on that side
            self.changed.emit()
            self._tell_recap()
            self.proposed.emit(self._plan)
        else:
            self._play(action, self._signature(seat, decision))

    def _wants_say(self, seat: int, choices: int) -> bool:
        """Whether the person wants to be asked about this seat's decision."""
        if self._fellows != ASK or choices < 2 or self._is_quiet:
            return False
        is_fellow = self.rules.seats[seat].player in self.persons
        return is_fellow and self._trusted != self._phase

    def _decide(self, action: Action, note: str) -> None:
        """Play what a person has decided."""
        raise NotImplementedError
