"""Sentences about the places where a hidden figure may be, for both sides of a hunt."""

from __future__ import annotations

from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import N_, Text

SOUGHT = N_("reasons", "Dracula's likeliest places: {places}.")
EXPECTED = N_("reasons", "Where the hunters most expect Dracula: {places}.")
DRACULA = 1
"""The player of the hidden figure."""


def likely_places(observation: Observation) -> Text:
    """Return the sentence with {places} for the player who knows this observation."""
    return EXPECTED if observation.player == DRACULA else SOUGHT
