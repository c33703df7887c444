"""Which windows of play a person wants to be asked at, and which go by without a question."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.agenda import Action, pending_window
from furyqt.rules.core.ruleset import Observation, Ruleset

AUTO = "auto"
"""The record's note on an action that was taken without asking the person."""


class WindowPolicy:
    """Lets windows go by: those chosen once and for all, and those of this phase.

    A window let go by for a phase opens again in it as soon as something can be played there that could not
    before, a card just drawn for example.
    """

    def __init__(self) -> None:
        self._passed: frozenset[str] = frozenset()
        self._known: dict[str, tuple[tuple[int, ...], frozenset[Action]]] = {}

    def set_passed(self, names: Iterable[str]) -> None:
        """Let the windows with these names always go by; at all others the person is asked."""
        self._passed = frozenset(names)

    def skip_phase(self, rules: Ruleset, observation: Observation) -> None:
        """Let the pending window go by until the phase is over."""
        window = pending_window(observation)
        assert window is not None
        self._known[window.name] = rules.moment(observation).key, frozenset(observation.actions)

    def forget_phase(self) -> None:
        """Ask again in this phase."""
        self._known.clear()

    def passing(self, rules: Ruleset, observation: Observation) -> Action | None:
        """The action that lets the pending window go by, or None if the person is to be asked."""
        window = pending_window(observation)
        if window is None:
            return None
        key, known = self._known.get(window.name, ((), frozenset()))
        is_known = key == rules.moment(observation).key and known.issuperset(observation.actions)
        return window.passing if is_known or window.name in self._passed else None
