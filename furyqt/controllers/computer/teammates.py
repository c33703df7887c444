"""The plans of computers that play beside a person: shown before they are carried out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.computer.teammate_plan import ASK, WATCH, TeammatePlan
from furyqt.controllers.session.moves import signed
from furyqt.controllers.session.notes import AGREED, OVERRULED, is_own_note
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.agenda import Action, IllegalActionError, pending_decision


class Teammates(QObject):
    """The plan that waits for the person, and whether the person wants to see plans at all."""

    proposed = Signal(object)
    """A TeammatePlan that waits for the person to agree, or to choose another action."""
    settled = Signal(object, str)
    """(the Action that the person agreed to or chose instead, the record's note on it)."""

    def __init__(self, view: Viewpoint, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._mode = WATCH
        self._trusted: tuple[int, ...] | None = None
        """The phase in which teammates act without asking."""
        self.plan: TeammatePlan | None = None
        """The plan that waits for the person, or None."""

    def set_mode(self, mode: str) -> None:
        """Make teammates ask before they act ("ask"), or act at once ("watch"), with a pending plan, too."""
        self._mode = mode
        if mode != ASK:
            self.agree()

    def agree(self) -> None:
        """Carry out the plan; nothing happens if there is none."""
        if self.plan is not None:
            self._settle(self.plan, self.plan.action, AGREED)

    def agree_for_phase(self) -> None:
        """Carry out the plan, and those to come until the phase is over."""
        self._trusted = self._phase
        self.agree()

    def overrule(self, action: Action) -> None:
        """Play another action for the teammate; IllegalActionError if it is not legal or no plan waits."""
        if self.plan is None or action not in self.plan.actions:
            raise IllegalActionError(f"{action.text}: no teammate can do that now")
        self._settle(self.plan, action, AGREED if action == self.plan.action else OVERRULED)

    def wants_say(self, seat: int, choices: int) -> bool:
        """Return whether the person wants to see the plan of this seat, which has this number of choices.

        A person who may not see everything that the teammate knows does not see its plans.
        """
        if self._mode != ASK or choices < 2 or self._view.is_partial:
            return False
        is_teammate = self._view.table.seats[seat].player in self._view.history.persons
        return is_teammate and self._trusted != self._phase

    def consent(self) -> Action | None:
        """Return the person's answer to a question about a plan that was agreed to already, or None."""
        history = self._view.history
        decision = pending_decision(history.state)
        if decision is None or decision.consent is None or not history.is_persons_turn:
            return None
        has_agreed = bool(history.ply) and is_own_note(history.record.notes[-1])
        return decision.consent if has_agreed or self._trusted == self._phase else None

    def drop(self) -> None:
        """Forget the plan."""
        self.plan = None

    @property
    def _phase(self) -> tuple[int, ...]:
        return self._view.rules.moment(self._view.observation).key

    def _settle(self, plan: TeammatePlan, action: Action, how: str) -> None:
        self.drop()
        planned = f" {plan.action.text}" if how == OVERRULED else ""
        self.settled.emit(action, f"{how} {signed(self._view.history, plan.seat, plan.decision)}{planned}")
