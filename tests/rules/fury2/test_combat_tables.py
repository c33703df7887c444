"""The table of results and the initiative numbers, as they are read from their files (C4.4, C6, C12)."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from types import SimpleNamespace

import pytest

from furyqt.rules.core.ruleset import OptionError
from furyqt.rules.fury2.decks import Item, Tactic
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet
from furyqt.rules.fury2.tactics.initiative import (
    CARDS,
    COLUMNS,
    RECONSTRUCTED,
    SIZE,
    Initiative,
    InitiativeError,
    initiative_of,
    is_initiative,
    read_initiative,
)
from furyqt.rules.fury2.tactics.results import (
    VARIANT_OPTIONS,
    CombatResult,
    ResultTableError,
    read_result,
    read_results,
    result_table,
)

HERE = files("furyqt.rules.fury2.tactics")
RESULTS = HERE.joinpath("results.csv").read_text(encoding="utf-8")
PRINTED = {"strength_breaks": "knife", "holy_water_row": "four", "bat_rows": "table"}


def table(**options: str) -> dict[tuple[int, int, bool], CombatResult]:
    return dict(result_table(SimpleNamespace(**{**PRINTED, **options})))


def test_c12_1_every_pair_that_can_meet_has_both_results() -> None:
    pairs = {(hunter, enemy) for hunter in HUNTER_CARDS for enemy in Tactic if can_meet(hunter, enemy)}
    assert len(pairs) == 128
    assert set(table()) == {(*pair, won) for pair in pairs for won in (True, False)}


def test_c12_1_the_numbers_of_all_kinds_of_results() -> None:
    rows = table().values()
    killed = {key for key, row in table().items() if row.killed}
    agents = {key for key in killed if key[1] >= Tactic.AGENT_PUNCH}
    kinds = {
        "continue": sum(row.continues for row in rows),
        "repel": sum(row.repel for row in rows),
        "bite": sum(row.bite for row in rows),
        "agents": len(agents),
        "dracula": len(killed - agents),
        "blood": sum(row.blood > 0 for row in rows),
        "health": sum(row.health > 0 for row in rows),
        "ends": sum(row.ends and not row.bite for row in rows),
    }
    assert kinds == {
        **{"continue": 74, "repel": 10, "bite": 9, "agents": 21, "dracula": 8},
        **{"blood": 26, "health": 40, "ends": 68},
    }
    assert sum(kinds.values()) == 256


def test_c12_1_bold_rows_are_on_item_cards_only() -> None:
    bold = Counter(Item(key[0]).name for key, row in table().items() if row.destroyed)
    assert bold == {"SACRED_BULLETS": 25, "HOLY_WATER": 14, "STAKE": 4, "CRUCIFIX": 1, "KNIFE": 1, "RIFLE": 1}


@pytest.mark.parametrize(
    ("option", "value", "changed"),
    [
        ("strength_breaks", "pistol", {("KNIFE", "STRENGTH", False), ("PISTOL", "STRENGTH", False)}),
        ("holy_water_row", "three", {("HOLY_WATER", "FANGS", True), ("HOLY_WATER", "MESMERIZE", True)}),
        ("bat_rows", "regular", {("DODGE", "ESCAPE_BAT", True), ("ESCAPE", "ESCAPE_BAT", False)}),
    ],
)
def test_c12_1_an_option_changes_only_the_rows_that_sources_read_differently(
    option: str, value: str, changed: set[tuple[str, str, bool]]
) -> None:
    assert option in VARIANT_OPTIONS
    plain, other = table(), table(**{option: value})
    found = {
        (Item(h).name, Tactic(e).name, won) for h, e, won in plain if plain[h, e, won] != other[h, e, won]
    }
    assert found == changed


def test_c12_1_results_are_read_word_by_word() -> None:
    assert read_result("health 2 event destroyed") == CombatResult(health=2, event=True, destroyed=True)
    assert read_result("advantage continue") == CombatResult(advantage=True, continues=True)
    assert read_result("items bite end") == CombatResult(items=True, bite=True, ends=True)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "empty"),
        ("hit 2", "“hit” is unknown"),
        ("health", "from 1 to 3, not “”"),
        ("health 4", "from 1 to 3, not “4”"),
        ("blood 0", "from 1 to 4, not “0”"),
        ("blood two", "not “two”"),
        ("end end", "twice"),
        ("continue blood 2", "continues and does something else"),
        ("continue end", "continues and does something else"),
    ],
)
def test_c12_1_a_result_that_makes_no_sense_is_an_error(words: str, why: str) -> None:
    with pytest.raises(ResultTableError, match=why):
        read_result(words)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("punch,claws,continue,health 1\n", "", "no line for punch and claws"),
        ("punch,claws,", "punch,paws,", "line 6: punch or paws is not"),
        ("punch,dodge,continue", "punch,claws,continue", "line 7: .* a second one"),
        ("dodge,agent_knife", "holy_water,agent_knife", "these two cards have no line"),
        ("punch,claws,continue,health 1", "punch,claws,continue", "line 6: there are not 4 fields"),
        ("punch,claws,continue,health 1", "punch,claws,continue,health 1,end", "line 6: there are not 4"),
        ("punch,claws,continue,health 1", "punch,claws,continue,health 9", "line 6: .* not “9”"),
        ("hunter,enemy,hunters_win", "hunter,foe,hunters_win", "the columns are not"),
    ],
)
def test_c12_1_a_damaged_table_is_refused_with_its_line(old: str, new: str, why: str) -> None:
    assert RESULTS.count(old) == 1
    with pytest.raises(ResultTableError, match=why):
        read_results(RESULTS.replace(old, new))


# -------------------------------------------------------------------------------- initiative

OWN = "\n".join(
    [COLUMNS, *(f"{side},{card},{number}" for number, (side, card) in enumerate(CARDS, start=20))]
)
"""A file with the numbers 20 to 43."""


def test_c4_4_the_reconstructed_numbers_never_tie() -> None:
    own = initiative_of(RECONSTRUCTED)
    assert (len(own.hunters), len(own.enemies)) == (11, 13)
    assert all(number % 2 == 1 for number in own.hunters.values())
    assert all(number % 2 == 0 for number in own.enemies.values())


def test_c4_4_numbers_of_a_file_become_a_value_of_the_option() -> None:
    own = read_initiative(OWN)
    assert own == Initiative(
        dict(zip(HUNTER_CARDS, range(20, 31), strict=True)), dict(zip(Tactic, range(31, 44), strict=True))
    )
    assert own.value == "own-" + "-".join(map(str, range(20, 44)))
    assert is_initiative(own.value)
    assert initiative_of(own.value) == own


def test_c4_4_a_file_may_have_comments_empty_lines_and_another_order() -> None:
    header, *lines = OWN.split("\n")
    text = "\r\n".join(["\ufeff" + header, "# from my box", "", *reversed(lines), ""]).replace(",", " , ")
    text = text.replace(" , ", ",", 2)
    assert read_initiative(text) == read_initiative(OWN)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: the first line must be “side,card,initiative”"),
        ("card,initiative\n", "line 1: the first line must be “side,card,initiative”"),
        (OWN.replace("hunter,stake,30", ""), "the initiative of “hunter,stake” is missing"),
        (OWN.replace("hunter,dodge,21", "hunter,punch,21"), "line 3: “hunter,punch” appears twice"),
        (
            OWN.replace("hunter,dodge,21", "hunter,duck,21"),
            "line 3: “hunter,duck” is not the side and name of",
        ),
        (
            OWN.replace("hunter,dodge,21", "enemy,stake,21"),
            "line 3: “enemy,stake” is not the side and name of",
        ),
        (OWN.replace("hunter,dodge,21", "hunter,dodge"), "line 3: “hunter,dodge” is not a side, a card and"),
        (
            OWN.replace("dodge,21", "dodge,high", 1),
            "line 3: an initiative is a number from 0 to 99, not “high”",
        ),
        (OWN.replace("dodge,21", "dodge,-1", 1), "line 3: an initiative is a number from 0 to 99, not “-1”"),
        (
            OWN.replace("dodge,21", "dodge,100", 1),
            "line 3: an initiative is a number from 0 to 99, not “100”",
        ),
        (OWN.replace("dodge,21", "dodge,٣", 1), "line 3: an initiative is a number from 0 to 99, not “٣”"),
        ("#" * 10_001, "at most 10000 letters"),
    ],
)
def test_c4_4_a_file_that_cannot_be_used_is_refused_with_one_line(text: str, why: str) -> None:
    with pytest.raises(InitiativeError) as refused:
        read_initiative(text)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "value",
    [
        "own",
        "invented",
        "own-" + "-".join("1" * (SIZE - 1)),
        "own-" + "-".join(["100"] * SIZE),
        "own-" + "-".join(["01"] * SIZE),
    ],
)
def test_c4_4_other_values_of_the_option_are_refused(value: str) -> None:
    assert not is_initiative(value)
    with pytest.raises(ValueError, match="not a value of the option"):
        initiative_of(value)


def test_c4_4_a_record_contains_the_numbers_of_the_file() -> None:
    own = read_initiative(OWN).value
    options = RULES.checked_options({"initiative": own})
    assert options["initiative"] == own
    assert re.fullmatch(r"[a-z0-9-]+", own), "so that it fits into a tag of a record"
    position = RULES.setup(options, 5)
    assert position.options.initiative == own  # type: ignore[attr-defined]


@pytest.mark.parametrize("value", ["own", "own-1-2", "/etc/passwd", "@numbers.csv"])
def test_c4_4_a_record_with_other_numbers_is_refused(value: str) -> None:
    with pytest.raises(OptionError, match="option initiative is one of reconstructed"):
        RULES.checked_options({"initiative": value})
