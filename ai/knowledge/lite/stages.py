"""The rows of a belief after a night, thinned so that an update takes few milliseconds in any game.

A stage that was thinned keeps every place alive: if no kept row leads to a place that a move could have
reached, a light row is added, with the trail of the heaviest row beside that place. So the truth always has a
weight, and a stage that was never thinned has exactly the trails that fit.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ai.belief import WIDTH, Rows, Weights, capped
from ai.knowledge.lite.belief_base import HIDES, NONE
from ai.knowledge.lite.belief_model import Kinds
from ai.knowledge.lite.place_masks import look_mask
from ai.knowledge.lite.ways import NEAR
from furyqt.rules.lite.state import LiteOptions
from furyqt.rules.lite.tables import CASTLE, PLACES, TELEPORT, TRAIL, UNKNOWN
from furyqt.rules.lite.trails import Night

LIGHT = 1e-4
"""The weight of a place that no kept row leads to."""


class Stage(NamedTuple):
    """The rows after a night and their weights for each kind of Dracula."""

    rows: Rows
    weights: Weights
    thinned: bool = False
    """Whether rows of this night or an earlier one were left out."""

    def with_most(self, most: int) -> Stage:
        """Return about this number of rows, with a row for every place."""
        if len(self.rows) <= most:
            return self
        return Stage(*capped(self.rows, self.weights, self.rows[:, 0], most), thinned=True)


def before_the_start(kinds: Kinds) -> Stage:
    """Return the one row of an empty trail."""
    rows = np.full((1, WIDTH), NONE, dtype=np.uint8)
    rows[:, HIDES:] = 0
    return Stage(rows, kinds.share[None, :])


def with_every_place(after: Stage, before: Stage, night: Night, options: LiteOptions) -> Stage:
    """Return the stage with a light row for each reachable place that only rows left out led to."""
    if not before.thinned:
        return after
    fits = look_mask(night, options)
    if night.lair in UNKNOWN:
        fits[list(night.visits)] = False
    if night.move == TELEPORT:
        fits &= np.arange(len(PLACES)) == CASTLE
    else:
        fits &= NEAR[before.rows[:, 0]].any(axis=0)
    fits[after.rows[:, 0]] = False
    missing = np.flatnonzero(fits)
    if not len(missing):
        return after._replace(thinned=True)
    heavy = before.weights.sum(axis=1)
    beside = np.ones((len(before.rows), 1)) if night.move == TELEPORT else NEAR[before.rows[:, 0]][:, missing]
    parents = np.broadcast_to(beside * heavy[:, None], (len(heavy), len(missing))).argmax(axis=0)
    rows = appended(before.rows[parents], missing.astype(np.uint8), hidden=False)
    share = before.weights[parents] / heavy[parents, None]
    weights = np.concatenate((after.weights * (1 - LIGHT * len(missing)), LIGHT * share))
    return Stage(np.concatenate((after.rows, rows)), weights, thinned=True)


def appended(rows: Rows, to: Rows, hidden: bool) -> Rows:
    """Append a move to the rows; the oldest place is dropped, its HIDE bit is kept one turn longer."""
    after = np.empty_like(rows)
    after[:, 0] = to
    after[:, 1:TRAIL] = rows[:, : TRAIL - 1]
    after[:, HIDES] = (rows[:, HIDES] << 1) | hidden
    after[:, HIDES + 1] = 0
    return after
