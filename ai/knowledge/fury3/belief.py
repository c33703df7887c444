"""Dracula's possible places in the third edition: ways weighted by the choices of the kind he seems to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ai.knowledge.fury.ways_belief import PLAIN, DrawnWays
from ai.knowledge.fury3.believed_location import as_hunters_know
from ai.knowledge.fury3.choice.kinds import mean_table, shares_of
from ai.knowledge.fury3.choice.model import Table, learned
from ai.knowledge.fury3.choice.public_facts import choice_log
from ai.knowledge.fury3.location_history import places_by_turn
from ai.portable import power
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import PLACES
from furyqt.rules.mechanisms.event_fold import IdentityCache


class Odds:
    """The model's weights for the links of Dracula's way; `belief_flattening` flattens them (0 to 1)."""

    def __init__(self, observation: Fury3Observation, belief_flattening: float = 0.0) -> None:
        self._links = choice_log(observation).links
        self._flattening = belief_flattening
        self._shares = kind_shares(observation)
        self._tables: dict[int, Table] = {}

    def row(self, link: int, before: int) -> Sequence[float]:
        """Return the weight of each thing that a link may show, given Dracula's place before."""
        table = self._tables.get(link)
        if table is None:
            table = self._tables[link] = mean_table(learned(), self._links[link], self._shares)
        row = table[before]
        found: list[float] = (row if not self._flattening else power(row, 1 - self._flattening)).tolist()
        return found


kind_shares = IdentityCache(
    lambda observation: shares_of(learned(), trail_sampler.chain(observation), choice_log(observation).links)
)
"""observation -> the probability of each kind of Dracula, by what this game has shown."""


class WaysBelief(DrawnWays):
    """Dracula's possible ways, drawn by the rules' sampler with the model's weights."""

    sampler: ClassVar[Any] = trail_sampler
    places_of_map: ClassVar[Sequence[int]] = PLACES

    def odds(self) -> Odds:
        """Return the learned weights."""
        return Odds(self._observation, self._flattening)

    def known_to_hunters(self) -> Fury3Observation:
        """Return the hunters' observation, derived from Dracula's."""
        return as_hunters_know(self._observation)

    def earlier(self) -> tuple[dict[int, float], ...]:
        """Return the chances of his place now, a turn ago, and so on; empty if they cannot be known."""
        return places_by_turn(self._observation, self.odds(), PLAIN)
