"""Decisions that come only to a player who holds something for them, so that passing them is private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.core.agenda import Action, Decision, Step


class Opportunity(Step, frozen=True):
    """A step at which a player decides only if there is more to do than to pass.

    That the step comes is public; whether it prompts the player is hidden. Where an earlier version offered
    something, passing is the only action, and no person is prompted.
    """

    def is_possible(self, state: Any) -> bool:
        """Return False if the choice certainly has only passing; a quick test before it is built."""
        return True

    def choice(self, state: Any) -> Decision:
        """Return the decision, which may have only passing."""
        raise NotImplementedError

    def run(self, state: Any) -> None:
        """Prompt the player if they hold something for it."""
        if self.is_possible(state):
            choice = self.choice(state)
            if len(choice.actions(state)) > 1 or choice.outdated(state):
                state.push(choice)


class OptionalChoice(Decision, frozen=True):
    """A decision that can be passed: the passing action of its card window first, then the options."""

    def options(self, state: Any) -> Sequence[Action]:
        """Return the other options of the player, in the canonical order."""
        raise NotImplementedError

    def use(self, state: Any, action: Any) -> None:
        """Carry out an option."""
        raise NotImplementedError

    def actions(self, state: Any) -> Sequence[Action]:
        """Return passing, then the options."""
        return (self.prompt_windows[0].passing, *self.options(state))

    def apply(self, state: Any, action: Any) -> None:
        """Carry out the option, unless the player passes."""
        if action != self.prompt_windows[0].passing:
            self.use(state, action)
