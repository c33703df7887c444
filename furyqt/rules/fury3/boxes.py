"""The boxes of the third edition: which cards a game has (mechanisms.boxes)."""

from __future__ import annotations

from furyqt.rules.fury3.actions import CARD_IDS, COMBAT_IDS
from furyqt.rules.fury3.catalog import COMBAT as COMBAT_CARDS
from furyqt.rules.fury3.catalog import ENCOUNTERS, EVENTS, ITEMS
from furyqt.rules.fury3.decks import TICKET_COPIES, Deck
from furyqt.rules.mechanisms.boxes import Boxes

COMBAT = len(Deck)
"""The number of Dracula's combat cards among the decks of a box."""
BOXES = Boxes(
    "furyqt.rules.fury3",
    {**{deck.name.lower(): CARD_IDS[deck] for deck in Deck}, "combat": COMBAT_IDS},
    lambda: (ITEMS.copies, EVENTS.copies, ENCOUNTERS.copies, TICKET_COPIES, COMBAT_CARDS.copies),
)
