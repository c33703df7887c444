"""The windows at which a person wants to be prompted, and those that pass without a prompt."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.agenda import Action, IllegalActionError, pending_window
from furyqt.rules.core.windows import PromptWindow


class WindowPolicy(QObject):
    """Passes windows: those chosen in the settings, and those passed for this phase.

    A window passed for a phase opens again in it as soon as something can be played there that could not
    before, such as a card just drawn.
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
        return window.passing if is_known or window.name in self._passed else None
