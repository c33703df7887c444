"""The words of the campaign, with who writes each letter and on which day a chapter starts."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache

from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.catalog import EVENTS, ITEMS
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.tables import FIGURE_IDS
from furyqt.rules.fury3.words import FIGURE_NAMES

STARTS = {
    "c01": date(1893, 5, 5),
    "c02": date(1893, 8, 4),
    "c03": date(1893, 9, 25),
    "c04": date(1893, 9, 30),
    "c05": date(1893, 10, 3),
    "c06": date(1893, 10, 15),
    "c07": date(1893, 10, 16),
    "c08": date(1893, 10, 30),
    "c09": date(1898, 3, 14),
    "c10": date(1898, 5, 9),
    "c11": date(1898, 5, 21),
    "c12": date(1898, 11, 2),
}
"""The day on which each chapter starts."""
WRITERS = {
    "c01": "helsing", "c02": "seward", "c03": "godalming", "c04": "mina", "c05": "seward", "c06": "mina",
    "c07": "seward", "c08": "helsing", "c09": "mina", "c10": "godalming", "c11": "unknown", "c12": "helsing",
}  # fmt: skip
"""The portrait beside each briefing."""
LETTERS = ("campaign/act-1", "campaign/act-2", "campaign/act-3", "campaign/hunts")
TERMS = "campaign/terms"
"""The document with presets, purchases, medals and counters."""


@cache
def texts() -> Mapping[str, Text]:
    """Return all texts of the campaign by their keys, such as "c04.title", read when first needed."""
    return {**_names(), **document_texts(TERMS, *LETTERS)}


def _names() -> dict[str, Text]:
    """Return the names of figures and cards by the ids that a dossier has; allies are event cards, too."""
    found = {f"figure.{name}": text for name, text in zip(FIGURE_IDS, FIGURE_NAMES, strict=True)}
    for deck, key, cards in ((Deck.ITEM, "item", ITEMS), (Deck.EVENT, "event", EVENTS)):
        found |= {f"{key}.{name}": cards[card].name for card, name in enumerate(CARD_IDS[deck])}
    return found
