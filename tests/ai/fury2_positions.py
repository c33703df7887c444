"""Positions of simulated games of the second edition, and the choices of the policies in them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from ai.knowledge.fury2.policy import Fury2Guide
from furyqt.rules.core.agenda import advance, legal_actions, play
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State

GAMES, MOST = 16, 12
Asked = tuple[Fury2State, Sequence[Any]]
SERVANT = {"variant": "servant", "transfusion": "on", "brood": "on", "placing": "optional"}


def game(seed: int, options: dict[str, str] | None = None, noise: float = 0.15) -> Iterator[Fury2State]:
    """Yield the positions of one game between the policies, with all events."""
    state = RULES.setup(RULES.checked_options(options or {}), seed)
    guide = Fury2Guide(random.Random(seed), noise)
    while state.agenda:
        yield state
        state = play(state, guide.choose(state, legal_actions(state)))
    yield state


@cache
def positions() -> dict[type, list[Asked]]:
    """Return positions of simulated games by the class of the pending decision, with the actions."""
    found: dict[type, list[Asked]] = defaultdict(list)
    for seed in range(GAMES):
        state = RULES.setup(RULES.checked_options(SERVANT if seed % 2 else {}), seed)
        state.told = None
        guide = Fury2Guide(random.Random(seed), 0.3)
        while state.agenda:
            actions = legal_actions(state)
            kept = found[type(state.agenda[-1])]
            if len(actions) > 1 and len(kept) < MOST:
                kept.append((state.clone(), actions))
            advance(state, guide.choose(state, actions))
    return found


def chosen(state: Fury2State, number: int = 12, **guided: Any) -> list[str]:
    """Return the choices of the policy without noise in this number of simulated games, as tokens."""
    actions = legal_actions(state)
    return [Fury2Guide(random.Random(n), 0.0, **guided).choose(state, actions).text for n in range(number)]


def mostly(choices: Sequence[str]) -> str:
    """Return the most frequent choice."""
    return max(set(choices), key=choices.count)
