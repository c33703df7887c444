"""The possible tables of a game: their players and hidden information."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.ruleset import AnyRuleset
from furyqt.rules.core.table import Table


class PlayersError(ValueError):
    """The table has another number of players."""


def player_names(rules: AnyRuleset, options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names of the players at a table with these options, in order."""
    return tuple(player.name for player in rules.table(options).players)


def possible_tables(rules: AnyRuleset) -> tuple[Table, ...]:
    """Return the table with default options, and those with one option changed."""
    changed = ({option.name: value} for option in rules.options for value in option.values)
    return tuple(rules.table(rules.checked_options(given)) for given in ({}, *changed))


def possible_player_names(rules: AnyRuleset) -> tuple[str, ...]:
    """Return the names of the players at any of these tables, each once."""
    return tuple(dict.fromkeys(player.name for table in possible_tables(rules) for player in table.players))


def is_always_open(rules: AnyRuleset) -> bool:
    """Return whether no player hides anything at any of these tables."""
    return all(table.is_open for table in possible_tables(rules))


def check_player_count(rules: AnyRuleset, options: Mapping[str, str], count: int, what: str) -> None:
    """Raise PlayersError if a table with these options has another number of players."""
    names = player_names(rules, options)
    if len(names) != count:
        raise PlayersError(
            f"{what} for {count} players, but {rules.name} has {len(names)}: {', '.join(names)}"
        )
