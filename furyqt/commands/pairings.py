"""The pairings of simulated games, from the options of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from ai.arena.plan import MatchPlan, duel, round_robin
from ai.levels import parse_spec
from ai.rule_bots import all_bots_of, can_play
from ai.tables import player_names, possible_player_names
from furyqt.commands.errors import UsageError
from furyqt.commands.speech import say
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.rules.core.text import Texts

N_commands = Texts("commands")
N_errors = Texts("errors")

DEFAULT = "search:normal"
BOTS = "bots"
"""The word for all rule bots in a list of agents."""
MOST_AGENTS = 64
LIST = "agents_of_"
"""Precedes a player's name in the parsed options."""
_NO_PAIR = N_errors("{option} takes NAME=VALUE, not “{given}”")
_TWICE = N_errors("{option} has {name} twice")
_TOO_MANY_LISTS = N_errors("only one of --players, --pool and the lists of agents by player")
_NO_PLAYER = N_errors("{game} has no player “{player}” (players: {players})")
_AGENT_TWICE = N_errors("“{given}” has an agent twice")
_TOO_MANY_AGENTS = N_errors("at most {most} agents per player")
_NO_AGENT = N_errors("“{given}” has no agent for {player}")
_WRONG_AGENT = N_errors("{agent} cannot play {player} in {game}")


def pairs(given: list[str], what: str) -> dict[str, str]:
    """Return NAME=VALUE texts as a mapping; UsageError for anything else and for a repeated name."""
    found: dict[str, str] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise UsageError(_NO_PAIR.fill(option=what, given=pair))
        if name in found:
            raise UsageError(_TWICE.fill(option=what, name=name))
        found[name] = value
    return found


_AGENTS = N_commands(
    "one agent per player, by the names that 'furyqt games' lists: random, greedy, search:LEVEL,"
    " search:ITERATIONS, search:SECONDSs (0.1s), bot:NAME; {default} for a player not named"
)
_AGENTS_OF = N_commands(
    "agents for {player} in a round robin, separated by commas; '{bots}' adds all rule bots"
)


def add_agents(parser: argparse.ArgumentParser) -> None:
    """The options that name agents: one for each player of any game, besides two that are always there."""
    parser.add_argument(
        "--players",
        default="",
        metavar="PLAYER=AGENT,...",
        help=say(_AGENTS.fill(default=DEFAULT)),
    )
    parser.add_argument(
        "--pool",
        metavar="AGENTS",
        help=say(N_commands("a round robin in which each agent takes every seat")),
    )
    for name in dict.fromkeys(name for game in game_names() for name in possible_player_names(ruleset(game))):
        parser.add_argument(
            f"--{name}",
            dest=LIST + name,
            metavar="AGENTS",
            help=say(_AGENTS_OF.fill(player=name, bots=BOTS)),
        )


def pairings(rules: AnyRuleset, options: Mapping[str, str], args: argparse.Namespace) -> MatchPlan:
    """Return the pairings at a table with these options; UsageError or UnknownAgentError for a wrong name."""
    names = player_names(rules, options)
    given = {name: specs for name, specs in _lists(args).items() if specs is not None}
    if sum((bool(args.players), args.pool is not None, bool(given))) > 1:
        raise UsageError(_TOO_MANY_LISTS)
    for name in given:
        if name not in names:
            raise UsageError(_NO_PLAYER.fill(game=rules.name, player=name, players=", ".join(names)))
    if args.pool is not None:
        sides = [_listed(rules, name, args.pool, skip=True) for name in names]
        if args.sprt and len(sides[0]) == 2 and all(side == sides[0] for side in sides):
            return duel(sides[0][0], sides[0][1], players=len(names))
    elif given:
        sides = [_listed(rules, name, given.get(name, DEFAULT)) for name in names]
    else:
        sides = [[spec] for spec in agents(rules, names, args.players).values()]
    return round_robin(*sides)


def _lists(args: argparse.Namespace) -> dict[str, str | None]:
    """The list of agents for each player name of any game."""
    return {key.removeprefix(LIST): value for key, value in vars(args).items() if key.startswith(LIST)}


def _listed(rules: AnyRuleset, player: str, given: str, skip: bool = False) -> list[str]:
    """The agents of a list for one player; `skip` leaves out those that play another player only."""
    words = [word.strip() for word in given.split(",")]
    specs = [spec for word in words for spec in (all_bots_of(rules.name) if word == BOTS else (word,))]
    if BOTS in words or skip:
        for spec in specs:
            parse_spec(spec)
        specs = [spec for spec in specs if can_play(spec, rules.name, player)]
    found = [_checked(rules, player, spec) for spec in specs]
    if len(set(found)) < len(found):
        raise UsageError(_AGENT_TWICE.fill(given=given))
    if len(found) > MOST_AGENTS:
        raise UsageError(_TOO_MANY_AGENTS.fill(most=MOST_AGENTS))
    if not found:
        raise UsageError(_NO_AGENT.fill(given=given, player=player))
    return found


def agents(rules: AnyRuleset, names: Sequence[str], given: str) -> dict[str, str]:
    """The agent of each player, in the players' order; UsageError or UnknownAgentError for a wrong name."""
    named = pairs(given.split(",") if given else [], "--players")
    for name in named:
        if name not in names:
            raise UsageError(_NO_PLAYER.fill(game=rules.name, player=name, players=", ".join(names)))
    return {name: _checked(rules, name, named.get(name, DEFAULT)) for name in names}


def _checked(rules: AnyRuleset, player: str, spec: str) -> str:
    """Return the agent if it can be that player; UsageError or UnknownAgentError otherwise."""
    parse_spec(spec)
    if not can_play(spec, rules.name, player):
        raise UsageError(_WRONG_AGENT.fill(agent=spec, player=player, game=rules.name))
    return spec
