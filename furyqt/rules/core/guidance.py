"""Guidance for a player who decides, in text without a board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Action, pending_decision
from furyqt.rules.core.observation import Observation
from furyqt.rules.core.text import Text

O = TypeVar("O", bound=Observation)  # noqa: E741


def no_meaning(action: Action) -> Text | None:
    """Return no meaning: the words of the action say it all."""
    del action
    return None


def no_preview(observation: Observation, action: Action) -> Text | None:
    """Return no preview: the consequences of an action do not depend on the position."""
    del observation, action
    return None


def no_destination(observation: Observation, action: Action) -> int:
    """Return no place: the game has none."""
    del observation, action
    return -1


def no_figures(observation: Observation) -> tuple[tuple[Text, int], ...]:
    """Return no figures: the game has no map."""
    del observation
    return ()


def plain_name(refusal: Refusal) -> Text:
    """Return the name of a refusal as it is."""
    return refusal.name


def in_order(observation: Observation) -> tuple[Action, ...]:
    """Return the actions in the order of the rules."""
    return observation.actions


def refusals(observation: Observation) -> tuple[Refusal, ...]:
    """Return the usual possibilities that are closed to the observation's player, who decides now."""
    decision = pending_decision(observation) if observation.actions else None
    return () if decision is None else tuple(decision.refusals(observation.position))


def place_reason(destination: Callable[[O, Action], int], observation: O, place: int) -> Text | None:
    """Return why no action of the observation's player leads to a place; None if one does."""
    decision = pending_decision(observation) if observation.actions else None
    if decision is None or any(destination(observation, action) == place for action in observation.actions):
        return None
    return decision.place_refusal(observation.position, place)


@dataclass(frozen=True)
class Guidance(Generic[O]):
    """A game's answers about a position, as far as the observation's player knows it."""

    destination: Callable[[O, Action], int] = no_destination
    """(observation, action) -> the place that the action leads to or is about, or -1."""
    figures: Callable[[O], tuple[tuple[Text, int], ...]] = no_figures
    """observation -> name and place of each figure that is known to be on the map, the one to move first."""
    meaning: Callable[[Action], Text | None] = no_meaning
    """action -> the effect of the card it plays or chooses, if it does."""
    ordered: Callable[[O], tuple[Action, ...]] = in_order
    """observation -> its actions in the order of a list."""
    preview: Callable[[O, Action], Text | None] = no_preview
    """(observation, action) -> its consequences in this position, beyond its label."""
    refused_name: Callable[[Refusal], Text] = plain_name
    """refusal -> its name in a list without a board."""

    def place_reason(self, observation: O, place: int) -> Text | None:
        """Return why no action leads to a place; None if one does, or if no place is to be chosen."""
        return place_reason(self.destination, observation, place)
