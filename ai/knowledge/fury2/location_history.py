"""The turns of Dracula's way in the second edition, for the chances of his earlier places."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.events import Event
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.events import CardPlaced

WITHIN_A_TURN = frozenset({"bat", "evasion", "landing"})
"""Ways that do not begin a turn of Dracula."""
STAYS = frozenset({Power.FEED, Power.DARK_CALL})


def turn_links(events: Iterable[Event]) -> list[int]:
    """Return for each of Dracula's turns the number of the last link of his way up to its end.

    Links are those of rules.fury2.hidden.trail_conditions. A turn begins with the card that he lays for his
    move; a flight, Evasion and a forced landing belong to the turn before them.
    """
    last: list[int] = []
    cards: set[int] = set()
    link = -1
    for event in events:
        if not isinstance(event, CardPlaced):
            continue
        is_new = event.power not in STAYS and (event.power != Power.DOUBLE_BACK or event.spot in cards)
        link += is_new
        if event.power not in STAYS:
            cards.add(event.spot)
        if event.way in WITHIN_A_TURN and last:
            last[-1] = link
        else:
            last.append(link)
    return last
