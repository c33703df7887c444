"""The words for levels and styles of the computer; the names are those of the agents."""

from __future__ import annotations

from collections.abc import Iterable

from ai.agent import UnknownAgentError
from ai.levels import Spec, parse_spec
from ai.styles import style_words, styles_of
from furyqt.controllers.session.seats import HUMAN, SEARCH, plain_seat
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text, Texts, Translate

N_ = Texts("levels")

LEVEL_WORDS = {
    "novice": N_("Beginner"),
    "easy": N_("Easy"),
    "normal": N_("Normal"),
    "hard": N_("Hard"),
    "master": N_("Master"),
}
LEVEL_MEANINGS = {
    "novice": N_("Hardly looks ahead, trusts no clue more than another, and often settles for a worse move."),
    "easy": N_("Looks a little ahead, weighs clues loosely, and sometimes settles for a worse move."),
    "normal": N_("Looks ahead, weighs clues, and sometimes settles for a slightly worse move."),
    "hard": N_("Thinks longer, weighs clues well, and rarely settles for a slightly worse move."),
    "master": N_("Thinks longest and always plays the best move it finds."),
}
"""The meanings of the levels; none of them knows more than a person in the same seat."""
SIMPLE_WORDS = {
    "greedy": N_("Greedy"),
    "random": N_("Random"),
}
SEAT_WORDS: dict[str, Text] = {
    **{SEARCH + name: words for name, words in LEVEL_WORDS.items()},
    **SIMPLE_WORDS,
}
"""The computer players that can be chosen, by their seat value."""
_ANY_STYLE = N_("No preference")
_STYLE = N_("Style:")
_STYLE_OF = N_("{player}'s style:")


def style_choices(games: Iterable[str]) -> dict[str, Text]:
    """Return the styles of these games with their words, after the usual play without a style."""
    names = dict.fromkeys(style for game in games for style in styles_of(game))
    return {"": _ANY_STYLE, **{name: style_words(name).title for name in names}}


def style_label(tables: Iterable[Table], translate: Translate) -> str:
    """Return the label of a choice of styles: it names the player at these tables who can have one."""
    players = (player for table in tables for player in table.players if player.has_styles)
    names = {player.title.render(translate) for player in players}
    text = _STYLE if len(names) != 1 else _STYLE_OF.fill(player=names.pop())
    return text.render(translate)


def seat_text(seat: str) -> Text:
    """Return the words for the player of a seat."""
    if seat == HUMAN:
        return N_("You")
    try:
        spec = parse_spec(seat)
    except UnknownAgentError:
        return N_("Computer ({agent})").fill(agent=seat)
    words = SEAT_WORDS.get(plain_seat(seat))
    if words is None:
        return N_("Computer ({agent})").fill(agent=seat)
    return _with_settings(N_("Computer: {level}").fill(level=words), spec)


def _with_settings(words: Text, spec: Spec) -> Text:
    """Return the words with the time limit and the style, if any."""
    if spec.seconds:
        seconds = f"{spec.seconds:g}"
        words = N_("{player}, at most {seconds} s per move").fill(player=words, seconds=seconds)
    if spec.style:
        words = N_("{player}, {style}").fill(player=words, style=style_words(spec.style).short)
    return words
