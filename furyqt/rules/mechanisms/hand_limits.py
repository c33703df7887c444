"""Hands above their limits: one discard after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.core.agenda import Action, Decision, Step
from furyqt.rules.core.zones import NONE, Cards, kinds


class HandCheck(Step, frozen=True):
    """A step that repeats until a hand is within its limits."""

    def excess(self, state: Any) -> int:
        """Return a deck of which the hand has too many cards, or NONE."""
        raise NotImplementedError

    def discard(self, deck: int) -> Decision:
        """Return the decision that discards one card of a deck."""
        raise NotImplementedError

    def finish(self, state: Any) -> None:
        """Carry out what follows when the hand is within its limits; by default nothing."""

    def run(self, state: Any) -> None:
        """Prompt for one card and check again."""
        deck = self.excess(state)
        if deck == NONE:
            self.finish(state)
        else:
            state.push(self.discard(deck), self)


class HandChoice(Decision, frozen=True):
    """A decision for one kind of card in a hand."""

    def hand(self, state: Any) -> Cards:
        """Return the hand."""
        raise NotImplementedError

    def pick(self, card: int) -> Action:
        """Return the action that takes a card."""
        raise NotImplementedError

    def actions(self, state: Any) -> Sequence[Action]:
        """Return one action for each kind of card."""
        return list(map(self.pick, kinds(self.hand(state))))
