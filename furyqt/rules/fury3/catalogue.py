"""The catalogs of the third edition's cards; the modules in `cards` fill them."""

from __future__ import annotations

from furyqt.rules.mechanisms.cards import Catalogue

EVENTS = Catalogue()
"""By EventCard: effect(state, EventEffect)."""
ENCOUNTERS = Catalogue()
"""By Encounter, for ambush and search: effect(state, EncounterEffect)."""
MATURED = Catalogue()
"""By Encounter, for matured encounters: effect(state, MaturedEffect)."""
COMBAT = Catalogue()
"""By Combat, for Dracula's card: effect(state, DraculaCardEffect)."""
ITEMS = Catalogue()
"""By Item, for a card with a banner in combat: effect(state, HunterCardEffect); others have only texts."""
POWERS = Catalogue()
"""By Power, for further effects of placing it: effect(state, None)."""
