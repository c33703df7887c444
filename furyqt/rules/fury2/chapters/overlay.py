"""The changes that a campaign chapter makes in the rules: public values of every position.

A game without a chapter has NO_CHAPTER.
"""

from __future__ import annotations

import msgspec

FIRST_HOUSE = 900
"""The id of the first house: a card in the catacombs to which Dracula does not return and that he cannot
clear; other spots have lower ids."""


class ChapterRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The changes that one chapter makes."""

    has_days: bool = False
    """Whether each round is a day of a chapter, which begins with Dracula's turn."""
    forbid: tuple[str, ...] = ()
    """The moves that hunters may not choose: road, rail or sea."""


NO_CHAPTER = ChapterRules()
"""The rules of an ordinary game."""


def is_house(number: int) -> bool:
    """Return whether the spot with this id is a house."""
    return number >= FIRST_HOUSE
