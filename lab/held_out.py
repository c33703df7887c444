"""The wall through the rule bots and the population: some only test, and no training program plays with them.

A game says who they are: `TEST` in its module ai/knowledge/GAME/rule_bots, names by player; a line of
lab/fury3/players.jsonl names its own half.
"""

from __future__ import annotations

from collections.abc import Iterable

from ai.knowledge.optional_modules import optional_module
from ai.rule_bots import PREFIX, bots_of
from lab.fury3.search_players import TEST_HALF, half_of


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
    barred = sorted(
        {
            spec
            for player, spec in players
            if spec in kept_for_tests(game, player) or half_of(spec) == TEST_HALF
        }
    )
    if barred:
        raise HeldOutError(f"{', '.join(barred)}: only for tests of {game}, no training may see them")
