"""Dracula's possible places in the third edition, by the kind he seems to be, and what hunters believe."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache, partial
from typing import Any, ClassVar

import numpy as np

from ai.knowledge.fury.believed_location import BelievedPlace, SharedGuess, TrailView
from ai.knowledge.fury.way_rows import Table as WayTable
from ai.knowledge.fury.ways_belief import DrawnWays
from ai.knowledge.fury.ways_fold import NO_STAY, WayModel, WaysFold
from ai.knowledge.fury3.choice.kinds import mean_table, shares_of
from ai.knowledge.fury3.choice.model import Link, Table, learned
from ai.knowledge.fury3.choice.public_facts import WALK, ChoiceLog, DraculaChoice, choice_log
from ai.knowledge.fury3.features import dracula_place
from ai.portable import power
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.hidden.trail_constraints import SHAPE, Fury3TrailConditions
from furyqt.rules.fury3.hidden.trail_proof import turn_links
from furyqt.rules.fury3.observation import Fury3Observation, as_hunters_know
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import PLACES, SEAS, WALKS
from furyqt.rules.mechanisms.event_fold import FoldCache, IdentityCache

# ---------------------------------------------------------------------- the place that the hunters believe in

VIEW: TrailView[Fury3State] = TrailView(
    clock=lambda state: int(state.phase),
    hunters_turn=lambda state: (state.phase, state.is_night()),
    is_revealed=lambda state: bool(state.revealed),
    place=dracula_place,
    walks=WALKS,
    seas=SEAS,
)


class BelievedLocation(BelievedPlace[Fury3State]):
    """A believed place that moves like a Dracula, until a revealed fact gives a better one."""

    view = VIEW


class TeamGuess(SharedGuess[Fury3State]):
    """The other hunters' guess for the current day or night."""

    view = VIEW


# ------------------------------------------------------------------------------------------------- the belief


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


@lru_cache(maxsize=128)
def _table(belief_flattening: float, link: Link) -> WayTable:
    weights = learned().weights(link[:1])
    flat = power(weights, 1 - belief_flattening) if belief_flattening else weights
    return np.ascontiguousarray(flat.transpose(1, 2, 0), dtype=np.float32)


@lru_cache(maxsize=128)
def _stays(belief_flattening: float, link: Link) -> WayTable:
    if len(link) == 1:
        return NO_STAY
    whole, step = (learned().weights(each)[:, -1, : len(PLACES)] for each in (link, link[:1]))
    share = whole / step
    flat = power(share, 1 - belief_flattening) if belief_flattening else share
    return np.ascontiguousarray(flat.T, dtype=np.float32)


@lru_cache(maxsize=8)
def _model(options: Fury3Options, belief_flattening: float) -> WayModel:
    return WayModel(
        SHAPE,
        lambda: Fury3TrailConditions(options.game == "advanced"),
        lambda: ChoiceLog(options),
        partial(_table, belief_flattening),
        partial(_stays, belief_flattening),
        tuple(learned().share.tolist()),
        CardPlaced,
        turn_links,
    )


_FOLDS: FoldCache[WaysFold] = FoldCache()


_ONE_WAY = np.array([[float(to in WALKS[place]) for to in PLACES] for place in PLACES])
"""1 for the places one road or sea way apart, from and to."""


class WaysBelief(DrawnWays):
    """Dracula's possible ways, drawn by the rules' sampler with the model's weights."""

    sampler: ClassVar[Any] = trail_sampler
    places_of_map: ClassVar[Sequence[int]] = PLACES

    @cached_property
    def next_places(self) -> dict[int, float]:
        """The chance of each place after Dracula's next move by road or sea; none without a way.

        He goes to no place of his trail, and to no closed one.
        """
        log, found, free = choice_log(self._observation), np.zeros(len(PLACES)), np.ones(len(PLACES))
        for places in self.cards.values():
            free[list(places)] -= list(places.values())
        trail = [spot.place for spot in self._observation.trail if spot is not None and spot.place >= 0]
        free[[*trail, *self._observation.chapter.closed]] = 0.0
        if log.links:
            link = (DraculaChoice(log.facts(), WALK),)
            table = mean_table(learned(), link, kind_shares(self._observation))
            for place, chance in self.places().items():
                row = table[place][: len(PLACES)].astype(np.float64) * _ONE_WAY[place] * free.clip(0.0)
                found += chance * row / (row.sum() or 1.0)
        return {place: float(found[place]) for place in np.flatnonzero(found).tolist()}

    def odds(self) -> Odds:
        """Return the learned weights."""
        return Odds(self._observation, self._flattening)

    def known_to_hunters(self) -> Fury3Observation:
        """Return the hunters' observation, derived from Dracula's."""
        return as_hunters_know(self._observation)

    def fold(self) -> WaysFold:
        """Return all ways that agree with the events."""
        model = _model(self._observation.options, self._flattening)
        return _FOLDS.recall(model, self._observation.events, lambda: WaysFold(model))
