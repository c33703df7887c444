"""Random games of every registered game, under its default options, each option alone, and some mixtures."""

from __future__ import annotations

import os
import pkgutil
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from unittest.mock import patch

from furyqt.rules.core.agenda import Action, State, is_over, legal_actions, play
from furyqt.rules.core.games import VARIABLE, game_names
from furyqt.rules.core.ruleset import Ruleset, ruleset
from furyqt.rules.core.table import Table
from tests import toys

TOYS = tuple(
    f"{toys.__name__}.{module.name}" for module in pkgutil.iter_modules(toys.__path__) if module.ispkg
)
"""The packages of the toy games."""
GAMES = (*game_names(), *(package.rpartition(".")[2] for package in TOYS))
"""All games that the contract holds for; `added_toys` registers the toy games."""


def added_toys() -> AbstractContextManager[object]:
    """Return a context manager that registers the toy games."""
    return patch.dict(os.environ, {VARIABLE: ",".join(TOYS)})


MOST_ALONE, TOGETHER = 20, 6
"""The number of values up to which each is tested alone, and otherwise the number tested together."""


@dataclass(frozen=True)
class Game:
    """A random game: its positions, one more than its actions."""

    rules: Ruleset
    options: dict[str, str]
    seed: int
    states: tuple[State, ...]
    actions: tuple[Action, ...]

    @property
    def table(self) -> Table:
        """The table that the options give."""
        return self.rules.table(self.options)

    @property
    def players(self) -> range:
        """The players by their numbers."""
        return range(len(self.table.players))

    def sample(self, step: int) -> tuple[State, ...]:
        """Return the positions at this interval; of a short game at least about eight."""
        return self.states[:: max(1, min(step, len(self.states) // 8))]

    def moves(self) -> Iterator[tuple[State, Action, State]]:
        """Yield each action between the positions before and after it."""
        return zip(self.states, self.actions, self.states[1:], strict=False)


def variants(rules: Ruleset) -> list[dict[str, str]]:
    """Return option values to test: the defaults, every value alone, the last of all, three mixtures.

    Of more than `MOST_ALONE` values, several are tested together, each of another option.
    """
    default = {option.name: option.default for option in rules.options}
    single = [
        {**default, option.name: value}
        for option in rules.options
        for value in option.values
        if value != option.default
    ]
    if len(single) > MOST_ALONE:
        single = _together(default, rules)
    last = {option.name: list(option.values)[-1] for option in rules.options}
    rng = random.Random(1)
    mixed = [{option.name: rng.choice(list(option.values)) for option in rules.options} for _ in range(3)]
    return [default, *single, last, *mixed]


def _together(default: dict[str, str], rules: Ruleset) -> list[dict[str, str]]:
    """Return sets of options that have every value, about TOGETHER of them other than the default."""
    rest = [(option.name, value) for option in rules.options for value in list(option.values)[1:]]
    count = max(-(-len(rest) // TOGETHER), *(len(option.values) - 1 for option in rules.options))
    return [{**default, **dict(rest[number::count])} for number in range(count)]


def played(rules: Ruleset, options: dict[str, str], seed: int, most: int = 0) -> Game:
    """Play a random game, stopped after `most` actions."""
    rng = random.Random(seed)
    states, actions = [rules.setup(options, seed)], []
    while not is_over(states[-1]) and (not most or len(actions) < most):
        actions.append(rng.choice(legal_actions(states[-1])))
        states.append(play(states[-1], actions[-1]))
    return Game(rules, options, seed, tuple(states), tuple(actions))


@cache
def short_games(name: str) -> tuple[Game, ...]:
    """Return two stopped games under each variant."""
    rules = ruleset(name)
    return tuple(
        played(rules, options, seed, most=120)
        for number, options in enumerate(variants(rules))
        for seed in (number, number + 1000)
    )


@cache
def whole_games(name: str) -> tuple[Game, ...]:
    """Return a complete game under each variant."""
    rules = ruleset(name)
    return tuple(played(rules, options, seed) for seed, options in enumerate(variants(rules)))
