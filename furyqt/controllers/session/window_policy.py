"""The windows at which a person wants to be prompted, and those that pass without a prompt."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.session.seats import deciding_seat
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.agenda import Action, IllegalActionError, pending_window
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.windows import PromptWindow, never_repeated


class WindowPolicy(QObject):
    """Passes windows: those chosen in the settings, passed for this phase, repeated, or without a choice.

    A window passed for a phase opens again in it as soon as something can be played there that could not
    before, such as a card just drawn. Which windows only repeat what the person has just declined is a rule
    of the game (`Ruleset.is_repeated`).
    """

    passed = Signal(object)
    """The Action by which the person passes the pending window."""

    def __init__(self, view: Viewpoint, parent: QObject | None = None, *, can_pass: bool = True) -> None:
        super().__init__(parent)
        self._view = view
        self._can_pass = can_pass
        self._passed: frozenset[str] = frozenset()
        self._known: dict[str, tuple[tuple[int, ...], frozenset[Action]]] = {}

    @property
    def can_pass_phase(self) -> bool:
        """Whether the person is prompted at a window, and so may pass it for this phase."""
        return self._pending is not None

    @property
    def _pending(self) -> PromptWindow | None:
        view = self._view
        if not (self._can_pass and view.is_persons_turn):
            return None
        return pending_window(view.observation)

    def pass_phase(self) -> None:
        """Pass the pending window now and whenever it comes in this phase, until there is something new to
        play; IllegalActionError if no window is pending.
        """
        window, view = self._pending, self._view
        if window is None:
            raise IllegalActionError("no window is pending")
        observation = view.observation
        self._known[window.name] = view.rules.moment(observation).key, frozenset(observation.actions)
        self.passed.emit(window.passing)

    def set_passed(self, names: Iterable[str]) -> None:
        """Always pass the windows with these names; prompt at all others.  See `Table.windows`."""
        self._passed = frozenset(names)

    def forget_phase(self) -> None:
        """Prompt again in this phase."""
        self._known.clear()

    def passing(self) -> Action | None:
        """The action that passes the newest position's window, or None if the person is to be prompted."""
        view, rules = self._view, self._view.rules
        if not view.history.is_persons_turn:
            return None
        observation = view.history.observation(view.player_to_move)
        window = pending_window(observation)
        if window is None:
            return None
        key, known = self._known.get(window.name, ((), frozenset()))
        is_known = key == rules.moment(observation).key and known.issuperset(observation.actions)
        has_choice = len(observation.actions) > 1
        if not has_choice or is_known or window.name in self._passed or self._is_repeated(observation):
            return window.passing
        return None

    def _is_repeated(self, observation: Observation) -> bool:
        """Return whether this person declined the same earlier in this phase, and nothing has changed."""
        view, history = self._view, self._view.history
        rules, seat = view.rules, history.seat_to_move
        if rules.is_repeated is never_repeated:
            return False
        phase = rules.moment(observation).key
        for ply in range(history.ply - 1, -1, -1):
            state = history.states[ply]
            if rules.moment(state).key != phase:
                return False
            if deciding_seat(history.table, history.seats, state) == seat and history.is_own(ply):
                before = rules.observe(state, observation.player)
                if rules.is_repeated(before, history.record.actions[ply], observation):
                    return True
        return False
