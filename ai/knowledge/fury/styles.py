"""Styles of Dracula in the Fury games: they shift the weights of his evaluation, never what he knows."""

from __future__ import annotations

import msgspec


class Taste(msgspec.Struct, frozen=True):
    """What matters to Dracula, each a factor of the usual weight, and how far he is drawn to the sea."""

    distance: float = 1.0
    """Being far from the hunters."""
    damage: float = 1.0
    """Staying whole."""
    brood: float = 1.0
    """Vampires, those that are out and those still to come."""
    sea: float = 0.0
    """From 0, he shuns the sea as usual, to 1, where he is as glad of it as he is loath otherwise."""


USUAL = Taste()
STYLES = {
    "cautious": Taste(distance=1.8, damage=1.5),
    "bold": Taste(distance=0.3, damage=0.6, brood=1.3),
    "seafarer": Taste(sea=1.0),
    "brood_keeper": Taste(distance=0.8, brood=2.0),
}
"""Dracula's styles by name; the hunters have none."""


def taste_of(style: str) -> Taste:
    """The taste of a style, the usual one for an empty name."""
    return STYLES[style] if style else USUAL
