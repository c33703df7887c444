"""All 256 rows of the table of results, each of them played (C6, C12)."""

from __future__ import annotations

from collections.abc import Iterator
from csv import DictReader
from importlib.resources import files
from typing import NamedTuple

import pytest

from furyqt.rules.fury2.decks import ESCAPES, EventCard, Item, Tactic
from furyqt.rules.fury2.events import BloodChanged, HunterBitten
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import SEWARD
from furyqt.rules.fury2.tactics.fight import ENEMY_ADVANTAGE, FightResult
from tests.rules.fury2.duels import at, combat, do, fight_of, pending, play_round, tokens, told, with_fight

BLOOD = 13
HANDS = {
    "dracula": "crucifix heavenly_host holy_water knife pistol rifle sacred_bullets stake",
    "assassin": "knife pistol rifle sacred_bullets stake",
}
START = {
    enemy: with_fight(
        combat(
            enemy,
            f"seward {held}",
            sheets={"seward": {"events": "good_luck long_day"}},
            trail=None if enemy == "dracula" else combat(enemy).trail,
            blood=BLOOD,
        ),
        round=2,
    )
    for enemy, held in HANDS.items()
}
"""A second round at night, in which every card may be chosen."""


class Row(NamedTuple):
    """One of the rows as a person reads it."""

    hunter: str
    enemy: str
    hunters_win: bool
    words: tuple[str, ...]

    def amount(self, word: str) -> int:
        return int(self.words[self.words.index(word) + 1]) if word in self.words else 0

    def has(self, word: str) -> bool:
        return word in self.words


def rows() -> Iterator[Row]:
    """Yield all rows of the file, read without the program's own reader."""
    text = files("furyqt.rules.fury2.tactics").joinpath("results.csv").read_text(encoding="utf-8")
    for line in DictReader(line for line in text.splitlines() if not line.startswith("#")):
        yield Row(line["hunter"], line["enemy"], True, tuple(line["hunters_win"].split()))
        yield Row(line["hunter"], line["enemy"], False, tuple(line["enemy_wins"].split()))


ROWS = tuple(rows())


def played(row: Row) -> tuple[Fury2State, Fury2State]:
    """Return the position before the round, and after it and the choices that it leaves open."""
    before = START["assassin" if row.enemy.startswith("agent") else "dracula"]
    dice = (6, 1) if row.hunters_win else (1, 6)
    after = play_round(before, row.hunter, row.enemy, dice)
    if pending(after) == "EventLossChoice":
        after = do(after, "event:long_day")
    while pending(after) in ("FlightChoice", "ShownChoice"):
        after = do(after, "VI" if pending(after) == "FlightChoice" else tokens(after)[0])
    return before, after


def test_c12_1_there_are_256_rows() -> None:
    assert len(ROWS) == len(set(ROWS)) == 256


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.hunter}-{row.enemy}-{row.hunters_win:d}")
def test_c12_1_every_row_does_what_it_says(row: Row) -> None:
    before, after = played(row)
    sheet, mark = after.hunters[SEWARD], 10
    assert before.hunters[SEWARD].health - sheet.health == row.amount("health")
    assert len(told(after, HunterBitten)) == sheet.bites == row.has("bite")
    is_dracula_killed = row.has("killed") and not row.enemy.startswith("agent")
    assert after.blood == (mark if is_dracula_killed else BLOOD - row.amount("blood"))
    assert bool(told(after, BloodChanged)) == (after.blood < BLOOD)
    assert lost_items(before, after) == expected_losses(row)
    assert after.event_discard == ((EventCard.LONG_DAY,) if row.has("event") else ())
    assert after.present_place() == at("vienna" if flies(row) or row.enemy.startswith("agent") else "prague")
    assert_fight(row, after)


def lost_items(before: Fury2State, after: Fury2State) -> list[str]:
    """Return the items that the hunter lost; all of them lie on the discard pile."""
    held = list(before.hunters[SEWARD].items)
    for card in after.hunters[SEWARD].items:
        held.remove(card)
    assert sorted(after.item_discard) == sorted(held)
    return [Item(card).name.lower() for card in held]


def expected_losses(row: Row) -> list[str]:
    if row.has("items"):
        return HANDS["dracula"].split()
    return [row.hunter] if row.has("destroyed") else []


def flies(row: Row) -> bool:
    return row.has("flight")


def assert_fight(row: Row, after: Fury2State) -> None:
    """Check the end of the combat, or the state of its third round."""
    is_agent_killed = row.has("killed") and row.enemy.startswith("agent")
    if row.has("end") or is_agent_killed:
        assert after.fight is None
        assert after.fight_result == expected_end(row)
        return
    fight = fight_of(after)
    assert fight.round == 3
    assert fight.continues == row.has("continue")
    winner = SEWARD if row.hunters_win else ENEMY_ADVANTAGE
    assert fight.advantage == (winner if row.has("advantage") else -1)
    assert f"!{row.hunter}" not in tokens(after)
    after = do(after, "!punch" if row.hunter != "punch" else "!dodge")
    left = {Tactic[token.removeprefix("!!").upper()] for token in tokens(after)}
    assert Tactic[row.enemy.upper()] not in left
    if row.has("repel"):
        assert left <= {Tactic.DODGE, *ESCAPES}
    else:
        assert len(left) == len(fight.cards) - 1


def expected_end(row: Row) -> FightResult:
    if row.has("killed"):
        return FightResult.KILLED
    if row.has("bite"):
        return FightResult.BITTEN
    has_fled = row.hunters_win and row.hunter == "escape"
    return FightResult.ESCAPED if has_fled else FightResult.ENDED


def test_c12_1_every_card_of_both_sides_is_met() -> None:
    assert {row.hunter for row in ROWS} == {"punch", "dodge", "escape", *HANDS["dracula"].split()}
    assert {row.enemy for row in ROWS} == {tactic.name.lower() for tactic in Tactic}
