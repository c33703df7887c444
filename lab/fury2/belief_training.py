"""Examples of Dracula's choices from finished games, for `python -m lab.train belief fury2`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury2.belief_model import NAMES as NAMES
from ai.knowledge.fury2.belief_model import beginnings, features
from ai.knowledge.fury2.public_facts import ChoiceLog
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.events import CardPlaced, SpotLeft
from furyqt.rules.fury2.hidden.trail_conditions import HIDE_BIT
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import HOSPITAL, HUNTERS, NOWHERE
from lab.game_modules import KNOWLEDGE

WEIGHTS = KNOWLEDGE / "fury2" / "belief_weights.txt"
"""The file that training writes."""
KINDS = 1
"""The number of kinds of Dracula that are distinguished."""
RIDGE = 1.0
"""The penalty on the squares of the weights."""

Example = tuple[NDArray[np.float64], int]
"""The features of all of Dracula's options, shape (n, NAMES), and the index of the chosen one."""


def examples(states: Sequence[Fury2State]) -> Iterator[Example]:
    """Return all choices of a finished game: the hunters' view, and the truth.

    He cannot enter a place with a card of his trail or hide twice, whether the hunters see it or not; such
    options are left out, as they are not his choice.
    """
    seen, here, lying = ChoiceLog(), NOWHERE, dict[int, int]()
    sea = states[-1].options.north_sea
    for event in states[-1].told or ():
        if isinstance(event, CardPlaced) and seen.begins_link(event):
            shown = event.shown_to(HUNTERS)
            taken = HIDE_BIT if event.power == Power.HIDE else event.place
            if shown.way == "start" or (shown.way in ("walk", "wolf") and here >= 0):
                moment = seen.known_choice(shown.way)
                options, rows = beginnings(moment) if shown.way == "start" else features(moment, here, sea)
                barred = {HOSPITAL, *lying.values()}
                free = [n for n, to in enumerate(options) if to not in barred]
                chosen = [n for n, at in enumerate(free) if options[at] == taken]
                if chosen and len(free) > 1:
                    yield rows[free], chosen[0]
            lying[event.spot] = taken
            here = event.place if event.place >= 0 else here
        elif isinstance(event, SpotLeft):
            lying.pop(event.spot, None)
        if (known := event.shown_to(HUNTERS)) is not None:
            seen.learn(known)
