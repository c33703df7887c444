"""The table of results: what the winner's card does to the loser (C6).

`results.csv` has a line for each pair of cards, `variants.csv` the rows that options of a new game replace.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from csv import DictReader
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from furyqt.rules.core.reading import packaged_text, unmarked
from furyqt.rules.fury2.tactics.cards import HUNTER_CARD_IDS, TACTIC_IDS, can_meet

_HERE = files("furyqt.rules.fury2.tactics")
COLUMNS = ("hunter", "enemy", "hunters_win", "enemy_wins")
AMOUNTS = {"health": 3, "blood": 4}
"""The words of a result that have a number, and the greatest number."""


class CombatResult(msgspec.Struct, frozen=True):
    """The effects of one round."""

    health: int = 0
    """Health that the hunter loses."""
    blood: int = 0
    """Blood that Dracula loses."""
    killed: bool = False
    repel: bool = False
    event: bool = False
    """The hunter loses an event."""
    items: bool = False
    """The hunter loses all items."""
    bite: bool = False
    advantage: bool = False
    """The winner adds 1 in the next round."""
    continues: bool = False
    ends: bool = False
    flight: bool = False
    """Dracula flies off as a bat."""
    destroyed: bool = False
    """The hunter's card is discarded (bold on the card)."""


FLAGS = {
    **{
        name: name
        for name in ("killed", "repel", "event", "items", "bite", "advantage", "flight", "destroyed")
    },
    "continue": "continues",
    "end": "ends",
}
"""The words of a result without a number, and their fields."""

Key = tuple[int, int, bool]
"""The hunter's card, the enemy's card, and whether the hunters win."""
ResultTable = Mapping[Key, CombatResult]


class ResultTableError(ValueError):
    """A line of a table of results that cannot be read."""


def read_results(text: str) -> ResultTable:
    """Read a whole table: a line for every pair of cards that can meet, and no others.

    Raises ResultTableError, which names the line.
    """
    table: dict[Key, CombatResult] = {}
    for number, row in _rows(text, COLUMNS):
        table.update(_row(row, number, table))
    for hunter, card in HUNTER_CARD_IDS.items():
        for enemy, tactic in TACTIC_IDS.items():
            if can_meet(card, tactic) and (card, tactic, True) not in table:
                raise ResultTableError(f"there is no line for {hunter} and {enemy}")
    return table


def read_result(words: str) -> CombatResult:
    """Read a result such as `health 2 event`; ResultTableError for anything else."""
    fields: dict[str, Any] = {}
    rest = words.split()
    while rest:
        word = rest.pop(0)
        name = word if word in AMOUNTS else FLAGS.get(word, "")
        if not name or name in fields:
            raise ResultTableError(f"“{word}” is unknown or appears twice in “{words}”")
        fields[name] = True
        if name in AMOUNTS:
            fields[name] = _amount(rest.pop(0) if rest else "", name)
    result = CombatResult(**fields)
    if not fields:
        raise ResultTableError("a result is empty")
    if result.continues and (result.ends or result.health or result.blood or result.killed):
        raise ResultTableError(f"“{words}” continues and does something else")
    return result


def _amount(digits: str, name: str) -> int:
    if not digits.isdecimal() or not 1 <= int(digits) <= AMOUNTS[name]:
        raise ResultTableError(f"“{name}” needs a number from 1 to {AMOUNTS[name]}, not “{digits}”")
    return int(digits)


def _rows(text: str, columns: tuple[str, ...]) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield each line of data with its number; the first must name the columns."""
    lines = unmarked(text).splitlines()
    kept = [number for number, line in enumerate(lines, start=1) if line and not line.startswith("#")]
    reader = DictReader(lines[number - 1] for number in kept)
    if tuple(reader.fieldnames or ()) != columns:
        raise ResultTableError(f"the columns are not {', '.join(columns)}")
    for number, row in zip(kept[1:], reader, strict=True):
        if None in row or None in row.values():
            raise ResultTableError(f"line {number}: there are not {len(columns)} fields")
        yield number, row


def _row(row: Mapping[str, str], number: int, known: Mapping[Key, CombatResult]) -> dict[Key, CombatResult]:
    """Return both results of a line."""
    if row["hunter"] not in HUNTER_CARD_IDS or row["enemy"] not in TACTIC_IDS:
        raise ResultTableError(f"line {number}: {row['hunter']} or {row['enemy']} is not a combat card")
    hunter, enemy = HUNTER_CARD_IDS[row["hunter"]], TACTIC_IDS[row["enemy"]]
    if not can_meet(hunter, enemy) or (hunter, enemy, True) in known:
        raise ResultTableError(f"line {number}: these two cards have no line, or a second one")
    try:
        return {
            (hunter, enemy, True): read_result(row["hunters_win"]),
            (hunter, enemy, False): read_result(row["enemy_wins"]),
        }
    except ResultTableError as wrong:
        raise ResultTableError(f"line {number}: {wrong}") from None


@cache
def _printed() -> ResultTable:
    return read_results(packaged_text(_HERE / "results.csv"))


@cache
def _variants() -> Mapping[tuple[str, str], ResultTable]:
    """Return the rows that replace others, by option and value."""
    found: dict[tuple[str, str], dict[Key, CombatResult]] = {}
    text = packaged_text(_HERE / "variants.csv")
    for number, row in _rows(text, ("option", "value", *COLUMNS)):
        own = found.setdefault((row["option"], row["value"]), {})
        own.update(_row(row, number, own))
    return found


VARIANT_OPTIONS = tuple(dict.fromkeys(option for option, _ in _variants()))
"""The options of a new game that replace rows of the table."""


@cache
def _table(values: tuple[str, ...]) -> ResultTable:
    table = dict(_printed())
    for choice in zip(VARIANT_OPTIONS, values, strict=True):
        table.update(_variants().get(choice, {}))
    return table


def result_table(options: Any) -> ResultTable:
    """Return the table for the options of a game."""
    return _table(tuple([getattr(options, name) for name in VARIANT_OPTIONS]))
