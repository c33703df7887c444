"""The players of a game with its options, and the winners of its end."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.ruleset import Outcome, Ruleset


class PlayersError(ValueError):
    """The table has another number of players."""


def player_names(rules: Ruleset, options: Mapping[str, str]) -> tuple[str, ...]:
    """The names of the players at a table with these options, in order."""
    del options
    return tuple(player.name for player in rules.players)


def possible_player_names(rules: Ruleset) -> tuple[str, ...]:
    """The names of the players at any table: by default, or with one option changed."""
    tables = ({}, *({option.name: value} for option in rules.options for value in option.values))
    found = (name for given in tables for name in player_names(rules, rules.checked_options(given)))
    return tuple(dict.fromkeys(found))


def check_player_count(rules: Ruleset, options: Mapping[str, str], count: int, what: str) -> None:
    """PlayersError if a table with these options has another number of players."""
    names = player_names(rules, options)
    if len(names) != count:
        raise PlayersError(
            f"{what} for {count} players, but {rules.name} has {len(names)}: {', '.join(names)}"
        )


def winners(outcome: Outcome) -> tuple[int, ...]:
    """The players who won."""
    return (outcome.winner,)
