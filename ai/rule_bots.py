"""Rule bots (`bot:NAME`): players by one rule for one player of one game, offered by its knowledge."""

from __future__ import annotations

from ai.agent import Agent, UnknownAgentError
from ai.knowledge import knowledge
from ai.knowledge.optional_modules import optional_module, required_module
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset
from furyqt.rules.core.text import Texts

N_ = Texts("errors")

PREFIX = "bot:"


def bots_of(game: str, player: str) -> tuple[str, ...]:
    """Return the agents' names of the rule bots for the player with this name."""
    module = optional_module(game, "rule_bots")
    return tuple(PREFIX + name for name in module.BOTS.get(player, ())) if module else ()


def bot_players(game: str) -> tuple[str, ...]:
    """Return the names of the players who have rule bots, in order."""
    module = optional_module(game, "rule_bots")
    return tuple(module.BOTS) if module else ()


def all_bots_of(game: str) -> tuple[str, ...]:
    """Return the agents' names of all rule bots of a game, player by player."""
    module = optional_module(game, "rule_bots")
    return tuple(PREFIX + name for names in module.BOTS.values() for name in names) if module else ()


def is_rule_bot(spec: str) -> bool:
    """Return whether an agent's name is that of a rule bot of any game."""
    return spec.startswith(PREFIX) and any(spec in all_bots_of(game) for game in game_names())


def can_play(spec: str, game: str, player: str) -> bool:
    """Return whether an agent can play for this player; only rule bots are limited to one player."""
    return not is_rule_bot(spec) or spec in bots_of(game, player)


_OTHER_GAMES = N_("“{agent}” plays {games} only, not {game}")
_NO_GAME = N_("no rule bot has the name “{agent}”")


def rule_bot(rules: AnyRuleset, spec: str) -> Agent:
    """Return a new rule bot with an empty memory; UnknownAgentError if the game has no such bot."""
    if spec not in all_bots_of(rules.name):
        games = ", ".join(game for game in game_names() if spec in all_bots_of(game))
        raise UnknownAgentError(
            (_OTHER_GAMES if games else _NO_GAME).fill(agent=spec, games=games, game=rules.name)
        )
    made: Agent = required_module(rules.name, "rule_bots.player").RuleBot(
        knowledge(rules), spec.removeprefix(PREFIX)
    )
    return made
