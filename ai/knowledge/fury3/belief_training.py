"""Examples of Dracula's choices from finished games, for `python -m ai.train belief fury3`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury3.belief_model import NAMES as NAMES
from ai.knowledge.fury3.belief_model import beginnings, features
from ai.knowledge.fury3.belief_sight import BAT, START, WALK, WOLF, Watch, kind_of
from furyqt.rules.fury3.events import CardPlaced, HideoutCleared, HideoutLeft, LairMade
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE

WEIGHTS = "belief_weights.txt"
"""The file that training writes, beside this module."""
KINDS = 1
"""The number of kinds of Dracula that are distinguished."""
RIDGE = 0.1
"""The penalty on the squares of the weights; it is small for a Dracula with consistent choices."""

Example = tuple[NDArray[np.float64], int]
"""The features of all of Dracula's options, shape (n, NAMES), and the index of the chosen one."""


def examples(states: Sequence[Fury3State]) -> Iterator[Example]:
    """Return all choices of a finished game except flights: the hunters' view, and the truth.

    He cannot enter a place with a card of his trail, whether the hunters see it or not; such places are left
    out, as they are not his choice.
    """
    seen, here, lying = Watch(states[-1].options), NOWHERE, dict[int, int]()
    for event in states[-1].told or ():
        if isinstance(event, CardPlaced):
            kind = kind_of(event, is_first=not seen.links)
            to = event.place if event.place >= 0 else here
            if kind == START or (kind not in (None, BAT) and here != NOWHERE):
                options, rows = beginnings(seen.sight()) if kind == START else features(seen.sight(), here)
                free = [n for n, option in enumerate(options) if _is_free(option, lying, to)]
                options = [options[n] for n in free]
                if (kind, to) in options and len(options) > 1:
                    yield rows[free], options.index((kind, to))
            if event.place >= 0:
                lying[event.hideout] = event.place
            here = here if kind is None else to
        elif isinstance(event, HideoutCleared | HideoutLeft | LairMade):
            lying.pop(event.hideout, None)
        shown = event.shown_to(HUNTERS)
        if shown is not None:
            seen.learn(shown)


def _is_free(option: tuple[int, int], lying: Mapping[int, int], to: int) -> bool:
    """Return whether no card of the trail bars this choice; the place he went to was not barred."""
    kind, place = option
    return place == to or kind not in (WALK, WOLF) or place not in lying.values()
