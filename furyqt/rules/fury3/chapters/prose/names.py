"""The names of figures and cards by the ids that a dossier has, such as "item.knife"."""

from __future__ import annotations

from furyqt.rules.core.text import Text
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.catalog import EVENTS, ITEMS
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.tables import FIGURE_IDS
from furyqt.rules.fury3.words import FIGURE_NAMES


def names() -> dict[str, Text]:
    """Return all names; allies are event cards, too."""
    found = {f"figure.{name}": text for name, text in zip(FIGURE_IDS, FIGURE_NAMES, strict=True)}
    for deck, key, cards in ((Deck.ITEM, "item", ITEMS), (Deck.EVENT, "event", EVENTS)):
        found |= {f"{key}.{name}": cards[card].name for card, name in enumerate(CARD_IDS[deck])}
    return found
