"""Guidance for a player who decides, in text without a board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text


def no_meaning(action: Any) -> Text | None:
    """Return no meaning: the words of the action say it all."""
    del action
    return None


def no_preview(observation: Any, action: Any) -> Text | None:
    """Return no preview: the consequences of an action do not depend on the position."""
    del observation, action
    return None


def nothing_closed(observation: Any) -> tuple[tuple[Text, Text], ...]:
    """Return no closed possibilities."""
    del observation
    return ()


def no_reason(observation: Any, place: int) -> Text | None:
    """Return no reason: the game has no places."""
    del observation, place
    return None


def no_destination(observation: Any, action: Any) -> int:
    """Return no place: the game has none."""
    del observation, action
    return -1


def no_figures(observation: Any) -> tuple[tuple[Text, int], ...]:
    """Return no figures: the game has no map."""
    del observation
    return ()


def in_order(observation: Any) -> tuple[Action, ...]:
    """Return the actions in the order of the rules."""
    found: tuple[Action, ...] = observation.actions
    return found


@dataclass(frozen=True)
class Guidance:
    """A game's answers about a position, as far as the observation's player knows it."""

    place_reason: Callable[[Any, int], Text | None] = no_reason
    """(observation, place) -> why no action leads to the place; None if one does."""
    destination: Callable[[Any, Any], int] = no_destination
    """(observation, action) -> the place that the action leads to or is about, or -1."""
    figures: Callable[[Any], tuple[tuple[Text, int], ...]] = no_figures
    """observation -> name and place of each figure that is known to be on the map, the one to move first."""
    meaning: Callable[[Any], Text | None] = no_meaning
    """action -> the effect of the card it plays or chooses, if it does."""
    ordered: Callable[[Any], tuple[Action, ...]] = in_order
    """observation -> its actions in the order of a list."""
    preview: Callable[[Any, Any], Text | None] = no_preview
    """(observation, action) -> its consequences in this position, beyond its label."""
    closed: Callable[[Any], tuple[tuple[Text, Text], ...]] = nothing_closed
    """observation -> the usual possibilities that are closed now, each with the reason."""
