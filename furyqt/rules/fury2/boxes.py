"""The boxes of the second edition: which cards a game has (mechanisms.boxes)."""

from __future__ import annotations

from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.mechanisms.boxes import Boxes

BOXES = Boxes(
    "furyqt.rules.fury2",
    {deck.name.lower(): CARD_IDS[deck] for deck in Deck},
    lambda: (ITEMS.copies, EVENTS.copies, ENCOUNTERS.copies),
)
