"""Dracula's turns as parts of his way."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced


def turn_links(events: Iterable[Event]) -> list[int]:
    """Return for each of Dracula's turns the number of the last link of his way up to its end.

    A turn begins with the card that he places in his phase; a flight as a bat belongs to the turn it is in.
    """
    last: list[int] = []
    link = -1
    for event in events:
        if isinstance(event, CardPlaced) and event.power != Power.MISDIRECT:
            link += event.power not in (Power.FEED, Power.DARK_CALL)
            if event.bat and last:
                last[-1] = link
            else:
                last.append(link)
    return last
