"""Dracula's styles in the Fury games: they change the weights of his evaluation, not his knowledge."""

from __future__ import annotations

import msgspec

from ai.styles import StyleWords
from furyqt.rules.core.text import Texts

N_ = Texts("fury.styles")


class Taste(msgspec.Struct, frozen=True):
    """The factors of the usual weights of Dracula's evaluation, and his attraction to the sea."""

    distance: float = 1.0
    """Distance from the hunters."""
    damage: float = 1.0
    """Damage to Dracula."""
    vampires: float = 1.0
    """Vampires, both placed and in hand."""
    sea: float = 0.0
    """From 0 (avoids the sea as usual) to 1 (is drawn to it as strongly as he usually avoids it)."""


USUAL = Taste()
STYLES = {
    "cautious": Taste(distance=1.8, damage=1.5),
    "bold": Taste(distance=0.3, damage=0.6, vampires=1.3),
    "seafarer": Taste(sea=1.0),
    "brood_keeper": Taste(distance=0.8, vampires=2.0),
}
"""Dracula's styles by name; the hunters have none."""
WORDS = {
    "cautious": StyleWords(N_("Cautious: stays far away and unhurt"), N_("cautious")),
    "bold": StyleWords(N_("Bold: stays near the hunters"), N_("bold")),
    "seafarer": StyleWords(N_("Seafarer: likes to be at sea"), N_("seafarer")),
    "brood_keeper": StyleWords(N_("Brood keeper: lives for his vampires"), N_("brood keeper")),
}


def taste_of(style: str) -> Taste:
    """Return the taste of a style, the usual one for an empty name."""
    return STYLES[style] if style else USUAL
