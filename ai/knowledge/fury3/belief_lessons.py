"""What a finished game teaches about how Dracula chooses, for `python -m ai.train belief fury3`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury3.belief_model import NAMES as NAMES
from ai.knowledge.fury3.belief_model import features
from ai.knowledge.fury3.belief_sight import BAT, START, Watch, kind_of
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE

WEIGHTS = "belief_weights.txt"
"""The file that training writes, beside this module."""
KINDS = 1
"""Kinds of Dracula that are told apart."""

Lesson = tuple[NDArray[np.float64], int]
"""The features of all that Dracula could do, shape (n, NAMES), and which of it he did."""


def lessons(states: Sequence[State]) -> Iterator[Lesson]:
    """All choices of a finished game but the first place and flights: the hunters' view, and the truth."""
    seen, here = Watch(states[-1].options), NOWHERE
    for event in states[-1].told or ():
        if isinstance(event, CardPlaced):
            kind = kind_of(event, is_first=not seen.links)
            to = event.place if event.place >= 0 else here
            if kind not in (None, START, BAT) and here != NOWHERE:
                options, rows = features(seen.sight(), here)
                if (kind, to) in options and len(options) > 1:
                    yield rows, options.index((kind, to))
            here = here if kind is None else to
        shown = event.shown_to(HUNTERS)
        if shown is not None:
            seen.learn(shown)
