"""The pairings of agents in simulated games, read from the command line."""

from __future__ import annotations

import argparse

from ai.arena.plan import MatchPlan, duel, round_robin
from ai.levels import parse_spec
from ai.rule_bots.names import RIVALS, plays_for
from furyqt.commands.errors import UsageError
from furyqt.rules.core.ruleset import Ruleset

DEFAULT = "search:normal"
MOST_AGENTS = 64


def pairs(given: list[str], what: str) -> dict[str, str]:
    """Return NAME=VALUE texts as a mapping; UsageError for anything else and for a repeated name."""
    found: dict[str, str] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise UsageError(f"{what} takes NAME=VALUE, not {pair!r}")
        if name in found:
            raise UsageError(f"{what} has {name} twice")
        found[name] = value
    return found


def pairings(rules: Ruleset, args: argparse.Namespace) -> MatchPlan:
    """Return the pairings to play; UsageError or UnknownAgentError for a wrong name."""
    names = [player.name for player in rules.players]
    lists = {"hunters": args.hunters, "dracula": args.dracula}
    if sum((bool(args.players), args.pool is not None, any(each is not None for each in lists.values()))) > 1:
        raise UsageError("only one of --players, --pool and --hunters with --dracula")
    if args.pool is not None:
        sides = [_listed(rules, name, args.pool, skip=True) for name in names]
        if not all(sides):
            raise UsageError("--pool has nobody for one of the sides")
        if args.sprt and sides[0] == sides[1] and len(sides[0]) == 2:
            return duel(*sides[0])
    elif any(each is not None for each in lists.values()):
        if names != [*lists]:
            raise UsageError(f"{rules.name} has no hunters and Dracula: it has {', '.join(names)}")
        sides = [_listed(rules, name, DEFAULT if given is None else given) for name, given in lists.items()]
    else:
        sides = [[spec] for spec in agents(rules, args.players).values()]
    return round_robin(*sides)


def _listed(rules: Ruleset, player: str, given: str, skip: bool = False) -> list[str]:
    """Return one player's listed agents; `skip` omits those that can only play another player."""
    words = [word.strip() for word in given.split(",")]
    specs = [spec for word in words for spec in (RIVALS if word == "rivals" else (word,))]
    if "rivals" in words or skip:
        for spec in specs:
            parse_spec(spec)
        specs = [spec for spec in specs if plays_for(spec, player)]
    found = [_checked(rules, player, spec) for spec in specs]
    if len(set(found)) < len(found):
        raise UsageError(f"{given!r} has an agent twice")
    if len(found) > MOST_AGENTS:
        raise UsageError(f"at most {MOST_AGENTS} agents a side")
    return found


def agents(rules: Ruleset, given: str) -> dict[str, str]:
    """Return the agent of each player, in player order; UsageError or UnknownAgentError for a wrong name."""
    named = pairs(given.split(",") if given else [], "--players")
    names = [player.name for player in rules.players]
    for name in named:
        if name not in names:
            raise UsageError(f"{rules.name} has no player {name!r}: it has {', '.join(names)}")
    return {name: _checked(rules, name, named.get(name, DEFAULT)) for name in names}


def _checked(rules: Ruleset, player: str, spec: str) -> str:
    """Return the agent if it can be that player; UsageError or UnknownAgentError otherwise."""
    parse_spec(spec)
    if not plays_for(spec, player, rules.name):
        raise UsageError(f"{spec} is no player for the side {player} of {rules.name}")
    return spec
