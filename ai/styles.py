"""Styles: tastes that a game's knowledge offers for the search, such as `search:hard+bold`."""

from __future__ import annotations

from typing import NamedTuple

from ai.knowledge.optional_modules import optional_module
from furyqt.rules.core.games import game_names
from furyqt.rules.core.text import Text


class StyleWords(NamedTuple):
    """The words for a style in a list of styles, and within a sentence."""

    title: Text
    short: Text


def styles_of(game: str) -> tuple[str, ...]:
    """Return the styles of a game by name; most games have none."""
    return tuple(getattr(optional_module(game, "levels"), "STYLES", ()))


def all_styles() -> tuple[str, ...]:
    """Return the styles of all games, each name once."""
    return tuple(dict.fromkeys(style for game in game_names() for style in styles_of(game)))


def style_words(style: str) -> StyleWords:
    """Return the words that a game's knowledge has for a style; without any, its name."""
    modules = (optional_module(game, "levels") for game in game_names() if style in styles_of(game))
    found = (getattr(module, "WORDS", {}).get(style) for module in modules)
    name = Text("styles", style)
    return next((words for words in found if words), StyleWords(name, name))
