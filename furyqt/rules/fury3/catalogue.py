"""The catalogues of the third edition's cards; the modules in `cards` fill them."""

from __future__ import annotations

from furyqt.rules.mechanisms.cards import Catalogue

EVENTS = Catalogue()
"""By Event: effect(state, EventEffect)."""
ENCOUNTERS = Catalogue()
"""By Encounter: what ambush and search do: effect(state, EncounterEffect)."""
MATURED = Catalogue()
"""By Encounter: the matured effect: effect(state, MaturedEffect)."""
COMBAT = Catalogue()
"""By Combat: Dracula's card resolves: effect(state, DraculaCardEffect)."""
ITEMS = Catalogue()
"""By Item: a card with a banner resolves in combat: effect(state, HunterCardEffect); others have words."""
POWERS = Catalogue()
"""By Power: what placing it does besides: effect(state, None)."""
