"""All cards of the standard tables."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.views.reference.dining.numbers import TABLES, cost_text
from furyqt.views.reference.page import Chapter, Page, Terms

N_ = Texts("dining.reference")

_GIFT = N_("{points} VP for {cost}")
_LAST_SINGLE, _LAST_COLLECT, _LAST = 9, 22, 30
"""The last card for one resource, the last one for collecting, and the last card."""
_HALF = 12


def _tourists(numbers: Iterable[int]) -> Terms:
    found = [TABLES.ability(number) for number in numbers]
    return Terms(tuple((words.tourist_name(one.name), one.text) for one in found))


def _gifts(numbers: Iterable[int]) -> Terms:
    def line(number: int) -> tuple[Text, Text]:
        gift = TABLES.gift(number)
        return words.gift_name(gift.name), _GIFT.fill(points=gift.points, cost=cost_text(gift.cost))

    return Terms(tuple(map(line, numbers)))


CHAPTER = Chapter(
    N_("All cards"),
    (
        Page(
            "tourist_list",
            N_("Tourists for one resource"),
            (_tourists(range(1, _LAST_SINGLE + 1)),),
            see=("ability_cards", "tourist_list_more"),
        ),
        Page(
            "tourist_list_more",
            N_("Tourists for collecting"),
            (_tourists(range(_LAST_SINGLE + 1, _LAST_COLLECT + 1)),),
            see=("ability_cards", "tourist_list_any"),
        ),
        Page(
            "tourist_list_any",
            N_("Tourists for repairs and any action"),
            (_tourists(range(_LAST_COLLECT + 1, _LAST + 1)),),
            see=("ability_cards", "tourist_list"),
        ),
        Page(
            "gift_list",
            N_("Gifts 1 to 12"),
            (_gifts(range(1, _HALF + 1)),),
            see=("gifts", "gift_list_more"),
        ),
        Page(
            "gift_list_more",
            N_("Gifts 13 to 24"),
            (_gifts(range(_HALF + 1, len(TABLES.gifts))),),
            see=("gifts", "gift_list"),
        ),
    ),
)
