"""A game's account of the newest events: shown cards, their importance, and the ways of pieces."""

from __future__ import annotations

from typing import Any, ClassVar

from furyqt.rules.core.events import Event
from furyqt.views.picture import CardMoment, PieceWay


class Story:
    """The newest events of a game, as far as the viewer knows them. Every method is pure."""

    reveals: ClassVar[tuple[type[Event], ...]] = ()
    """The events that turn up the cards of a round of combat."""
    results: ClassVar[tuple[type[Event], ...]] = ()
    """The events that end a combat."""

    def card_moments(self, observation: Any, since: int) -> tuple[CardMoment, ...]:
        """Return the cards to show large for the viewer's events from a number on."""
        del observation, since
        return ()

    def importance(self, observation: Any, event: Event) -> int:
        """Return the importance of an event to the viewer; 0 for one that only the log needs."""
        del observation, event
        return 1

    def turn(self, observation: Any) -> int | None:
        """Return the number of the others' turn, which the viewer interrupts with decisions of their own.

        The story goes on after each of these decisions, and ends with the next turn of the others. None for a
        viewer whose decisions are turns.
        """
        del observation
        return None

    def ways(self, observation: Any, since: int) -> tuple[PieceWay, ...]:
        """Return the ways of the pieces that the viewer saw in the events from a number on."""
        del observation, since
        return ()
