"""Damage, bites, delay and defeat of the hunters (R9.1, R9.2, R11)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import State


class Harm(Step, frozen=True):
    """A hunter is about to suffer damage; cards may prevent it if it would defeat (R11.1)."""

    hunter: int
    amount: int


class Bite(Step, frozen=True):
    """A hunter is about to be bitten; cards may prevent it (R11.2)."""

    hunter: int


class Restorations(Step, frozen=True):
    """At dawn every defeated hunter goes to a hospital and is restored (R3.2.5, R11.4)."""


def hurt(state: State, hunter: int, amount: int) -> None:
    """Put damage to a hunter on the agenda; a defeated hunter suffers none."""
    raise NotImplementedError


def bite(state: State, hunter: int) -> None:
    """Put a bite on the agenda; a defeated hunter is not bitten."""
    raise NotImplementedError


def heal(state: State, hunter: int, amount: int) -> None:
    """A hunter recovers up to so much damage at once."""
    raise NotImplementedError


def delay(state: State, hunter: int) -> None:
    """A hunter becomes delayed at once; nothing happens to one who is delayed or defeated (R5.2)."""
    raise NotImplementedError
