"""The wall through the rule bots and the population: some only test, and no training program plays with them.

A game says who they are: `TEST` in its module ai/knowledge/GAME/rule_bots, names by player, and `half_of` in
its module lab/GAME/search_players, if it has a population.
"""

from __future__ import annotations

from collections.abc import Iterable

from ai.knowledge.optional_modules import optional_module
from ai.rule_bots import PREFIX, bots_of
from lab.game_modules import optional_module as lab_module


class HeldOutError(ValueError):
    """A player that only tests was to take part in a training."""


def kept_for_tests(game: str, player: str) -> tuple[str, ...]:
    """Return the agents' names of the rule bots that only test, in the order of the game's list."""
    module = optional_module(game, "rule_bots")
    names = module.TEST.get(player, ()) if module else ()
    return tuple(spec for spec in bots_of(game, player) if spec.removeprefix(PREFIX) in names)


def allowed_in_training(game: str, player: str) -> tuple[str, ...]:
    """Return the agents' names of the rule bots that may train."""
    kept_out = kept_for_tests(game, player)
    return tuple(spec for spec in bots_of(game, player) if spec not in kept_out)


def check_training(game: str, players: Iterable[tuple[str, str]]) -> None:
    """Raise HeldOutError if one of these agents, given as (player, agent), only tests."""
    barred = sorted({spec for player, spec in players if _only_tests(game, player, spec)})
    if barred:
        raise HeldOutError(f"{', '.join(barred)}: only for tests of {game}, no training may see them")


def _only_tests(game: str, player: str, spec: str) -> bool:
    population = lab_module(game, "search_players")
    return spec in kept_for_tests(game, player) or bool(
        population and population.half_of(spec) == population.TEST_HALF
    )
