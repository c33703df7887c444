"""The levels of the third edition, and Dracula's styles; more than about 100 iterations gain little."""

from __future__ import annotations

from ai.knowledge.fury.styles import STYLES, WORDS
from ai.levels import Level

__all__ = ["LEVELS", "STYLES", "WORDS"]

KNOWLEDGE = 9
"""Since 2 simulated hunters have a belief, too, and act on it, since 3 no ticket is spent for nothing, since
4 no trade is empty, an unhurt Dracula does not feed, and hunters err on every other day only, since 5
the hunters have a value of their own, and one of them goes for the vampire under a rumor, since 6 no hunter
returns a ticket that reaches farther than another, since 7 none asks scouts about a city that no hidden card
can show, since 8 hunters who seek boxes reveal an item card that makes one clean and ask scouts about boxes,
a hunter alone plays no Speedy Telegraph, and Lord Godalming takes his second ticket, since 9 hunters know
which cards are left on the trail, and the castle's card by its back.
"""
LEVELS = {
    "novice": Level(8, belief_flattening=1.0, temperature=1.2, cap=0.8, revision=KNOWLEDGE),
    "easy": Level(8, belief_flattening=0.8, temperature=0.15, cap=0.25, revision=KNOWLEDGE),
    "normal": Level(40, belief_flattening=0.2, temperature=0.04, cap=0.1, revision=KNOWLEDGE),
    "hard": Level(80, belief_flattening=0.1, temperature=0.02, cap=0.08, revision=KNOWLEDGE),
    "master": Level(120, revision=KNOWLEDGE),
}
