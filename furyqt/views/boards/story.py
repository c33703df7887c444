"""A game's account of the newest events: shown cards, their importance, and the ways of pieces."""

from __future__ import annotations

from itertools import zip_longest
from types import MappingProxyType
from typing import Any, ClassVar

from furyqt.rules.core.events import Event
from furyqt.views.boards.told import Readers, great_moments
from furyqt.views.picture import CardMoment, GreatMoment, Moment, PieceWay


class Story:
    """The newest events of a game, as far as the viewer knows them. Every method is pure."""

    reveals: ClassVar[tuple[type[Event], ...]] = ()
    """The events that turn up the cards of a round of combat."""
    results: ClassVar[tuple[type[Event], ...]] = ()
    """The events that end a combat."""
    great: ClassVar[Readers] = MappingProxyType({})
    """The great moments of the game, each with a staging of its own, by the kind of event."""

    def moments(self, observation: Any, since: int) -> tuple[Moment, ...]:
        """Return the shown cards and the great moments of the viewer's events from a number on, in order.

        A card that the next great moment turns over is not shown before.
        """
        great = great_moments(observation, since, self.great)
        cards = self.card_moments(observation, since)
        both: tuple[Moment, ...] = (*cards, *great)
        found = sorted(both, key=lambda moment: moment.until)
        return tuple(
            moment
            for moment, following in zip_longest(found, found[1:])
            if not _is_turned_over(moment, following)
        )

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


def _is_turned_over(moment: Moment, following: Moment | None) -> bool:
    """Return whether a moment shows no other card than the great moment after it turns over."""
    if not isinstance(moment, CardMoment) or not isinstance(following, GreatMoment):
        return False
    return following.card is not None and {card.face.key for card in moment.cards} == {following.card.key}
