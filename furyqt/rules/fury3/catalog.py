"""The catalogs of the third edition's cards; the modules in `cards` fill them."""

from __future__ import annotations

from furyqt.rules.mechanisms.cards import Catalog

EVENTS = Catalog()
"""By EventCard: effect(state, EventEffect)."""
ENCOUNTERS = Catalog()
"""By Encounter, for ambush and search: effect(state, EncounterEffect)."""
MATURED = Catalog()
"""By Encounter, for matured encounters: effect(state, MaturedEffect)."""
COMBAT = Catalog()
"""By Combat, for Dracula's card: effect(state, DraculaCardEffect)."""
ITEMS = Catalog()
"""By Item, for a card with a banner in combat: effect(state, HunterCardEffect); others have only texts."""
POWERS = Catalog()
"""By Power, for further effects of placing it: effect(state, None)."""
