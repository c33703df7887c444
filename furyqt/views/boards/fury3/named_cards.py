"""The cards that an event of the third edition names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, POWERS
from furyqt.views.boards.fury3 import faces
from furyqt.views.picture import CardFace


def named_cards(event: Event) -> tuple[CardFace, ...]:
    """Return the cards whose names are in the sentence of an event, in order and each once."""
    return tuple(dict.fromkeys(_found(event.describe())))


def _found(text: Text) -> Iterator[CardFace]:
    for _, value in text.values:
        if isinstance(value, Text):
            if (face := _by_name().get(value)) is not None:
                yield face
            yield from _found(value)


@cache
def _by_name() -> Mapping[Text, CardFace]:
    """Return the face of each card that has a name of its own; tickets and places are no such cards."""
    made = (
        (COMBAT, faces.combat_face),
        (POWERS, faces.power_face),
        (ENCOUNTERS, faces.encounter_face),
        (EVENTS, faces.event_face),
        (ITEMS, faces.item_face),
    )
    return {card.name: face(card.number) for catalog, face in made for card in catalog}
