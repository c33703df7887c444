"""A game's account of the newest events: shown cards, great moments, their importance, the ways of pieces.

The sentences of great moments are in resources/text/LANGUAGE/moments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from types import MappingProxyType
from typing import Any, ClassVar

from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.views.picture import CardMoment, Great, GreatMoment, Moment, PieceWay

Reader = Callable[[Any, int], GreatMoment | None]
"""(an observation, the number of an event) -> its great moment; None if the viewer sees nothing great."""
Readers = Mapping[type[Event], Reader]


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

    def finds(self, observation: Any, event: Event) -> bool:
        """Return whether an event tells the viewer where the hidden figure is or was.

        The story of the others' turn has it even if it comes from the viewer's own deed.
        """
        del observation, event
        return False

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


def sentence_of(name: str, key: str, number: int) -> Text:
    """Return a sentence of a document, such as "moments/hunt"; of "key.1", "key.2" one by a number."""
    texts = document_texts(name)
    several = [text for other, text in texts.items() if other.rpartition(".")[0] == key]
    found = [texts[key]] if key in texts else several
    return found[number % len(found)]


def great_moments(observation: Any, since: int, readers: Readers) -> tuple[GreatMoment, ...]:
    """Return the great moments of the viewer's events from a number on, by a reader for each kind."""
    found = []
    for number, event in enumerate(observation.events[since:], since):
        reader = readers.get(type(event))
        moment = None if reader is None else reader(observation, number)
        if moment is not None:
            found.append(replace(moment, until=number + 1))
    return tuple(found)


def latest(events: Sequence[Event], number: int, *kinds: type[Event]) -> Any:
    """Return the last event of these kinds before a number; None if there is none."""
    return next((event for event in reversed(events[:number]) if isinstance(event, kinds)), None)


def moment_of_side(
    document: str,
    sides: Sequence[str],
    observation: Any,
    number: int,
    name: Great,
    portrait: str = "",
    *,
    kind: str = "",
    **values: Text,
) -> GreatMoment:
    """Return a moment with a sentence of the viewer's side; `kind` is the end of its key in the document."""
    key = ".".join(filter(None, (name, sides[observation.player], kind)))
    return GreatMoment(name, sentence_of(document, key, number).fill(**values), portrait)
