"""The great moments of a game: its events, and their sentences in resources/text/LANGUAGE/moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.views.picture import GreatMoment

Reader = Callable[[Any, int], GreatMoment | None]
"""(an observation, the number of an event) -> its great moment; None if the viewer sees nothing great."""
Readers = Mapping[type[Event], Reader]


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
