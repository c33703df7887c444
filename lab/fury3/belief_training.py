"""Examples of Dracula's choices from finished games, for `python -m lab.train belief fury3`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury3.choice.features import NAMES as NAMES
from ai.knowledge.fury3.choice.features import beginnings, features
from ai.knowledge.fury3.choice.kinds import followed, posterior
from ai.knowledge.fury3.choice.model import ChoiceKinds, ChoiceModel
from ai.knowledge.fury3.choice.public_facts import BAT, START, WALK, WOLF, ChoiceLog, choice_log, kind_of
from ai.knowledge.fury3.features import dracula_place
from ai.portable import product
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.events import CardPlaced, HideoutCleared, HideoutLeft, LairMade
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE
from lab.game_modules import KNOWLEDGE

WEIGHTS = KNOWLEDGE / "fury3" / "belief_weights.txt"
"""The file that training writes."""
HIDDEN_PLAYER = 1
"""The number of the player whose choices are learned, a kind for each agent."""
RIDGE = 1.0
"""The penalty on the squares of the weights."""
OWN = 0.7
"""The share of a kind's own weights; the rest are the mean of all kinds."""
FLOORS = tuple((floor, start) for floor in (0.1, 0.2, 0.3, 0.4) for start in (0.3, 0.5))
"""The shares of choices, and of first places, that are tried as spread evenly."""
PLAIN = 0.1
"""The share of ways that are drawn without weights."""
JUDGED = 4
"""The belief is judged in one game of this number."""

Example = tuple[NDArray[np.float64], int]
"""The features of all of Dracula's options, shape (n, NAMES), and the index of the chosen one."""
Column = NDArray[np.float64]


def rows(thetas: Mapping[str, Column], floors: tuple[float, float]) -> dict[str, Sequence[float]]:
    """Return the lines of the file: the floors, and the weights of each kind."""
    whole = _shrunk(list(thetas.values()))
    return {"floor": floors[:1], "start_floor": floors[1:], **dict(zip(NAMES, whole.tolist(), strict=True))}


def gain(
    games: Iterable[Sequence[Fury3State]], thetas: Sequence[Column], floors: tuple[float, float]
) -> float:
    """Return how much better the belief is than even places, in nats of log-loss of his true place."""
    model = ChoiceModel(ChoiceKinds(_shrunk(thetas), *floors))
    found = [
        log(PLAIN + (1 - PLAIN) * count * chance)
        for states in games
        for count, chance in _moments(model, states)
    ]
    return sum(found) / len(found)


def _shrunk(thetas: Sequence[Column]) -> Column:
    """Return the columns, each nearer to the mean of all."""
    whole = np.stack(thetas, axis=1)
    return np.asarray(OWN * whole + (1 - OWN) * whole.mean(axis=1, keepdims=True))


def _moments(model: ChoiceModel, states: Sequence[Fury3State]) -> Iterator[tuple[int, float]]:
    """Yield the number of possible places, and the chance of the true one, after each of Dracula's turns."""
    last = 0
    for state in states:
        if player_to_move(state) == HUNTERS and state.phase > last:
            last = state.phase
            seen = observe(state, HUNTERS)
            chain = trail_sampler.chain(seen)
            if chain.after and (count := chain.after[-1].bit_count()) > 1:
                found = followed(model, chain, choice_log(seen).links)
                chance = product(posterior(model, found.evidence), found.places)
                yield count, float(chance[dracula_place(state)])


def examples(states: Sequence[Fury3State]) -> Iterator[Example]:
    """Return all choices of a finished game except flights: the hunters' view, and the truth.

    He cannot enter a place with a card of his trail, whether the hunters see it or not; such places are left
    out, as they are not his choice.
    """
    seen, here, lying = ChoiceLog(states[-1].options), NOWHERE, dict[int, int]()
    for event in states[-1].told or ():
        if isinstance(event, CardPlaced):
            kind = kind_of(event, is_first=not seen.links)
            to = event.place if event.place >= 0 else here
            if kind == START or (kind not in (None, BAT) and here != NOWHERE):
                options, rows = beginnings(seen.facts()) if kind == START else features(seen.facts(), here)
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
