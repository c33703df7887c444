"""`furyqt games`: list the available games with their players, options and levels."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ai.levels import LEVELS
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Ruleset, ruleset


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON array")


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    games = [described(ruleset(name)) for name in game_names()]
    if args.json:
        print(json.dumps(games, ensure_ascii=False, indent=2))
    else:
        print("\n\n".join("\n".join(lines(game)) for game in games))
    return 0


def described(rules: Ruleset) -> dict[str, Any]:
    """Return a game with default options as plain values."""
    table = rules.default_table
    return {
        "name": rules.name,
        "version": rules.version,
        "title": str(rules.title),
        "summary": str(rules.summary),
        "players": [{"name": player.name, "title": str(player.title)} for player in table.players],
        "seats": [
            {"name": seat.name, "title": str(seat.title), "player": table.players[seat.player].name}
            for seat in table.seats
        ],
        "options": [
            {
                "name": option.name,
                "title": str(option.title),
                "default": option.default,
                "values": {value: str(words) for value, words in option.values.items()},
            }
            for option in rules.options
        ],
        "levels": {name: level.iterations for name, level in LEVELS.items()},
    }


def lines(game: dict[str, Any]) -> list[str]:
    """Return a game as a paragraph for reading."""
    options = [
        f"    {option['name']}={value}  {option['title']}: {words}{default}"
        for option in game["options"]
        for value, words in option["values"].items()
        for default in [" (default)" if value == option["default"] else ""]
    ]
    players = [player["name"] for player in game["players"]]
    seats = [seat["name"] for seat in game["seats"]]
    return [
        f"{game['name']}: {game['title']}",
        f"  {game['summary']}",
        "  players: " + ", ".join(players),
        *(["  pieces:  " + ", ".join(seats)] if seats != players else []),
        "  levels:  " + ", ".join(f"{name} ({n} iterations)" for name, n in game["levels"].items()),
        "  options:",
        *options,
    ]
