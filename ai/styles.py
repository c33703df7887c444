"""Styles: tastes that a game's knowledge offers for the search, such as `search:hard+bold`."""

from __future__ import annotations

from ai.knowledge.parts import part
from furyqt.rules.core.games import game_names


def styles_of(game: str) -> tuple[str, ...]:
    """Return the styles of a game by name; most games have none."""
    module = part(game, "styles")
    return tuple(module.STYLES) if module else ()


def all_styles() -> tuple[str, ...]:
    """Return the styles of all games, each name once."""
    return tuple(dict.fromkeys(style for game in game_names() for style in styles_of(game)))
