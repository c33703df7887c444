"""How hunters move (R5.5), and how they are moved."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import State


class ForcedMove(Step, frozen=True):
    """Dracula moves a hunter to an adjacent city of his choice, by road (R9.3, Wild Horses, Vampiric Influence)."""

    hunter: int


def road_targets(state: State, place: int) -> tuple[int, ...]:
    """The cities one road away that can be entered: no fog, no roadblock, and no fog here (R5.5.1, R5.5.5)."""
    raise NotImplementedError


def roads_within(state: State, place: int, most: int) -> tuple[int, ...]:
    """The cities at most so many roads away, under the same conditions on the way."""
    raise NotImplementedError


def rail_targets(state: State, place: int, white: int, yellow: int) -> tuple[int, ...]:
    """The cities within `white` white railways, or `yellow` railways of any colour (R5.5.2)."""
    raise NotImplementedError


def sea_targets(state: State, place: int) -> tuple[int, ...]:
    """Ports and sea zones one step away by sea: no storm, no fog (R5.5.3)."""
    raise NotImplementedError


def relocate(state: State, hunter: int, to: int, way: str) -> None:
    """Put a hunter on a place and line up what happens there: answers, then Arrival."""
    raise NotImplementedError
