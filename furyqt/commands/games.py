"""`furyqt games`: list the available games with their players, options and levels."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from ai.levels import levels_of
from furyqt.commands.options import FROM_FILE, check_own_files
from furyqt.commands.speech import say
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.rules.core.text import Text, Texts

N_ = Texts("commands")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say(N_("print one JSON array")))


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    words = str if args.json else say
    for name in game_names():
        check_own_files(ruleset(name))
    games = [described(ruleset(name), words) for name in game_names()]
    if args.json:
        print(json.dumps(games, ensure_ascii=False, indent=2))
    else:
        print("\n\n".join("\n".join(lines(game)) for game in games))
        print(f"\n{say(_ABOUT_LEVELS)}")
    return 0


def described(rules: AnyRuleset, words: Callable[[Text], str] = str) -> dict[str, Any]:
    """Return a game with default options as plain values; `words` writes its texts."""
    table = rules.default_table
    return {
        "name": rules.name,
        "version": rules.version,
        "title": words(rules.title),
        "summary": words(rules.summary),
        "players": [{"name": player.name, "title": words(player.title)} for player in table.players],
        "seats": [
            {"name": seat.name, "title": words(seat.title), "player": table.players[seat.player].name}
            for seat in table.seats
        ],
        "options": [
            {
                "name": option.name,
                "title": words(option.title),
                "default": option.default,
                "values": {value: words(text) for value, text in option.values.items()},
                "from_file": words(option.file.title) if option.file else "",
            }
            for option in rules.options
        ],
        "levels": {name: level.iterations for name, level in levels_of(rules.name).items()},
    }


def lines(game: dict[str, Any]) -> list[str]:
    """Return a game as a paragraph for reading."""
    default = say(N_("default"))
    options = [
        f"    {option['name']}={value}  {option['title']}: {words}{mark}"
        for option in game["options"]
        for value, words in option["values"].items()
        for mark in [f" ({default})" if value == option["default"] else ""]
    ]
    options += [
        f"    {option['name']}={FROM_FILE}FILE  {option['title']}: {option['from_file']}"
        for option in game["options"]
        if option["from_file"]
    ]
    players = [player["name"] for player in game["players"]]
    seats = [seat["name"] for seat in game["seats"]]
    return [
        f"{game['name']}: {game['title']}",
        f"  {game['summary']}",
        f"  {say(_PLAYERS.fill(names=', '.join(players)))}",
        *([f"  {say(_PIECES.fill(names=', '.join(seats)))}"] if seats != players else []),
        f"  {say(_LEVELS.fill(names=', '.join(f'{name} ({n})' for name, n in game['levels'].items())))}",
        f"  {say(N_('options:'))}",
        *options,
    ]


_PLAYERS = N_("players: {names}")
_PIECES = N_("pieces: {names}")
_LEVELS = N_("levels (iterations): {names}")
_ABOUT_LEVELS = N_(
    "Weaker levels think less, weigh evidence less sharply and make small mistakes. No level sees more than"
    " another."
)
