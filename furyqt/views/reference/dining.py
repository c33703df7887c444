"""The rules of Dining with Dracula: the values of its pages in resources/text."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.box import STANDARD, tables_of
from furyqt.rules.dining.options import OPTIONS
from furyqt.rules.dining.spaces import LOCATIONS
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.views.reference.document import Values, read_pages
from furyqt.views.reference.page import Book
from furyqt.views.reference.tables import option_rows, rows

N_ = Texts("dining.tables")

_TABLES = tables_of(STANDARD)
_CLOCK, _COMPONENTS = _TABLES.clock, _TABLES.components
_LAST_SINGLE, _LAST_COLLECT, _LAST = 9, 22, 30
"""The last card for one resource, the last one for collecting, and the last card."""
_HALF = 12
_BRIBE_SIGNS = ("dining/guest", "dining/blood", "dining/sheep", "dining/cube")


def _locations() -> Text:
    lines = [
        (
            words.place_name(_TABLES.place_names[location]),
            words.RESOURCE_NAMES[_TABLES.products[location]],
            " + ".join(map(str, _TABLES.yields[location])),
            _TABLES.stand_counts[location],
        )
        for location in LOCATIONS
    ]
    return rows(lines, [f"dining/{RESOURCES[_TABLES.products[location]]}" for location in LOCATIONS])


def _award(resources: tuple[tuple[int, int], ...], cards: int) -> Text:
    if resources:
        return words.amounts(resources)
    return N_.plural("%n more Gift card(s)", cards) if cards else N_("nothing")


def _tourists(numbers: Iterable[int]) -> Text:
    found = [_TABLES.ability(number) for number in numbers]
    return rows((words.tourist_name(one.name), one.text) for one in found)


def _gifts(numbers: Iterable[int]) -> Text:
    found = [_TABLES.gift(number) for number in numbers]
    worth = N_("{points} VP for {cost}")
    return rows(
        (words.gift_name(one.name), worth.fill(points=one.points, cost=words.amounts(one.cost)))
        for one in found
    )


VALUES: Values = {
    "bus_stops": _COMPONENTS.tourists_placed_at_dawn,
    "collect_hours": _CLOCK.collect_cost,
    "cubes": _COMPONENTS.cubes_per_player,
    "favor": _COMPONENTS.favor_tokens,
    "gifts": _COMPONENTS.gifts_at_start,
    "hours": _CLOCK.hours,
    "last_hour": _CLOCK.hours - 1,
    "least_bribes": _TABLES.bribe.minimum,
    "least_repaired": _TABLES.scoring.majority_min_repaired,
    "majority_points": _TABLES.scoring.majority_vp,
    "most_bites": _TABLES.bites.maximum,
    "repair_hours": _CLOCK.repair_cost,
    "rounds": _COMPONENTS.rounds,
    "row": _COMPONENTS.face_up_cards,
    "sun_hours": _CLOCK.sun_hours,
    "tokens": _TABLES.tokens[0],
    "tourists": _COMPONENTS.tourists,
    "award_rows": rows(
        (slot, _award(resources, cards)) for slot, (resources, cards) in enumerate(_TABLES.awards, start=1)
    ),
    "bribe_rows": rows(zip(words.BRIBE_NAMES, _TABLES.bribe_values, strict=True), _BRIBE_SIGNS),
    "collecting_tourist_rows": _tourists(range(_LAST_SINGLE + 1, _LAST_COLLECT + 1)),
    "gift_rows": _gifts(range(1, _HALF + 1)),
    "location_rows": _locations(),
    "more_gift_rows": _gifts(range(_HALF + 1, len(_TABLES.gifts))),
    "option_rows": option_rows(OPTIONS),
    "other_tourist_rows": _tourists(range(_LAST_COLLECT + 1, _LAST + 1)),
    "single_tourist_rows": _tourists(range(1, _LAST_SINGLE + 1)),
}


def book(language: str) -> Book:
    """Return the rules in this language."""
    return Book("dining", words.TITLE, read_pages("dining", language, VALUES))
