"""Random games of the second edition and the parts of their pictures, for tests of the board."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from furyqt.views.boards.fury2 import BOARD
from furyqt.views.picture import CardFace
from tests.views.pictures import Shown

PLAYERS = (HUNTERS, DRACULA)
BASE: Mapping[str, str] = {}
SERVANT: Mapping[str, str] = {"variant": "servant"}


def seen(state: Fury2State, player: int) -> Fury2Observation:
    """Return what a player knows of a position."""
    found = RULES.observe(state, player)
    assert isinstance(found, Fury2Observation)
    return found


def shown(state: Fury2State, player: int = HUNTERS) -> Shown:
    """Return a player's picture of a position."""
    return Shown(BOARD.picture(seen(state, player)))


def pictures(state: Fury2State) -> tuple[Shown, Shown]:
    """Return the pictures of the hunters and of Dracula."""
    return shown(state, HUNTERS), shown(state, DRACULA)


@cache
def _game(options: tuple[tuple[str, str], ...], seed: int) -> tuple[Fury2State, ...]:
    chance = random.Random(seed)
    state: Any = RULES.setup(RULES.checked_options(dict(options)), seed)
    found = [state]
    while not is_over(state):
        state = play(state, chance.choice(legal_actions(state)))
        found.append(state)
    return tuple(found)


def game(options: Mapping[str, str], seed: int) -> tuple[Fury2State, ...]:
    """Return every position of a random game, to its end."""
    return _game(tuple(options.items()), seed)


def texts(value: object) -> Iterator[Text]:
    """Yield every text in a picture or another value of the board."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, CardFace):
        yield from (text for text in (value.title, value.text, value.line, *value.marks) if text is not None)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from texts(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from texts(getattr(value, field.name))


def faces(value: object) -> Iterator[CardFace]:
    """Yield every card in a picture."""
    if isinstance(value, CardFace):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from faces(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from faces(getattr(value, field.name))
