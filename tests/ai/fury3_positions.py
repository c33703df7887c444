"""Positions of simulated games of the third edition, and the choices of the policies in them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

from ai.knowledge.fury3.policy import PolicyGuide
from furyqt.rules.core.agenda import Action, advance, legal_actions
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Pick, Space
from furyqt.rules.fury3.decks import VAMPIRES
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State

GAMES, MOST = 40, 60
Asked = tuple[Fury3State, Sequence[Any]]


@cache
def positions() -> dict[type, list[Asked]]:
    """Return positions of simulated games by the class of the pending decision, with the actions."""
    found: dict[type, list[Asked]] = defaultdict(list)
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = setup(RULES.checked_options({"game": "advanced"}), seed)
        state.told = None
        guide = PolicyGuide(rng, 0.15)
        while state.agenda:
            actions = legal_actions(state)
            kept = found[type(state.agenda[-1])]
            if len(actions) > 1 and len(kept) < MOST:
                kept.append((state.clone(), actions))
            advance(state, guide.choose(state, actions))
    return found


def chosen(asked: Asked, number: int = 8, **guided: Any) -> list[Any]:
    """Return the choices of the policy without noise in this number of simulated games."""
    state, actions = asked
    return [PolicyGuide(random.Random(n), 0.0, **guided).choose(state, actions) for n in range(number)]


def picks_vampire(action: Action) -> bool:
    return isinstance(action, Pick | Space) and action.card in VAMPIRES
