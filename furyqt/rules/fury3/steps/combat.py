"""Combat: who fights, the start, and the end (R10)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import Lurker, State


class Battle(Step, frozen=True):
    """At dawn or dusk: combat if a hunter is in Dracula's city (R10.1)."""


def fight_vampire(
    state: State, hunters: tuple[int, ...], hideout: int, lurker: Lurker, *, ambush: bool
) -> None:
    """Put the combat with a vampire encounter, which lies on the table, on the agenda (R10.8)."""
    raise NotImplementedError
