"""The catalogs of the second edition's cards; the modules in `cards` fill them."""

from __future__ import annotations

from furyqt.rules.mechanisms.cards import Catalog

EVENTS = Catalog()
"""By EventCard: effect(state, EventEffect); playable(state, actor)."""
ENCOUNTERS = Catalog()
"""By Encounter, for a tile that is met: effect(state, EncounterEffect)."""
MATURED = Catalog()
"""By Encounter, for a tile that matures: effect(state, MaturedEffect)."""
ITEMS = Catalog()
"""By Item: effect(state, ItemEffect) for use outside combat; playable(state, hunter)."""
POWERS = Catalog()
"""By Power: effect(state, None) for what follows its placement."""
TACTICS = Catalog()
"""By Tactic: texts only."""
