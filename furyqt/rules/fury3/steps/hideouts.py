"""Looking at hideouts and lairs, revealing and clearing them (R6.13, R8.1, R8.2, R9.7)."""

from __future__ import annotations

from furyqt.rules.fury3.state import Hideout, State


def current(state: State) -> Hideout | None:
    """The hideout of Dracula's current location: the newest location card on the trail (R15.11)."""
    raise NotImplementedError


def here(state: State) -> int:
    """Dracula's current location; NOWHERE before he has placed himself."""
    raise NotImplementedError


def find(state: State, place: int, *, lairs: bool = True) -> Hideout | None:
    """The hideout, or lair, whose location card is this place."""
    raise NotImplementedError


def by_id(state: State, number: int) -> Hideout | None:
    """The hideout or lair with this id, if it is still there."""
    raise NotImplementedError


def space_of(state: State, number: int) -> int:
    """The space of the hideout with this id: 0-5 on the trail, 6-8 for lairs, NONE if it is gone."""
    raise NotImplementedError


def hide_at(state: State, hideout: Hideout) -> Hideout | None:
    """The Hide card associated with this hideout's location while both are on the trail (R7.1)."""
    raise NotImplementedError


def put(state: State, hideout: Hideout) -> None:
    """Replace the hideout or lair that has the same id."""
    raise NotImplementedError


def clear(state: State, number: int) -> None:
    """Clear a hideout or lair: cards return, encounters are discarded, tokens go (R6.13)."""
    raise NotImplementedError


def reveal_location(state: State, number: int) -> None:
    """Turn a location card faceup, and Hide with it; Dracula is revealed if it is his current city (R8.2)."""
    raise NotImplementedError


def reveal_lurkers(state: State, number: int) -> None:
    """Turn the encounter cards of a hideout or lair faceup; they stay so (R9.7)."""
    raise NotImplementedError


def check_place(state: State, place: int, *, lairs: bool = True) -> bool:
    """Dracula answers truthfully whether a place is a hideout, and reveals its location card if so (R13.3)."""
    raise NotImplementedError
