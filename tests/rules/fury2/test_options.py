"""The options of a new game, the rulings behind them, and the documents that list both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.ruleset import Option, OptionError
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.options import OPTIONS, RULINGS, Fury2Options
from furyqt.rules.fury2.setup import setup

RULES_PAGE = Path(__file__).parents[3] / "resources/text/en/rules/fury2.md"
TEXT = RULES_PAGE.read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"^- \*\*([RCS]\d+\.\d+)\*\*", TEXT, re.MULTILINE))
FREE = {"variant", "handicap"}
"""Options that are not rulings."""


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_has_a_field_whose_default_is_its_first_value(option: Option) -> None:
    assert getattr(Fury2Options(), option.name) == option.default
    assert len(option.values) >= 2 or option.file is not None
    assert len({str(words) for words in option.values.values()}) == len(option.values)


def test_every_field_is_an_option() -> None:
    assert set(Fury2Options.__struct_fields__) == {option.name for option in OPTIONS} | {"box"}


def test_the_rules_list_every_option() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE)
    assert sorted(listed) == sorted(option.name for option in OPTIONS)


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(OptionError, match="three"):
        RULES.checked_options({"hosts": "seven"})


def test_a_ruling_names_an_existing_rule_or_card() -> None:
    cards = {f"{deck.name.lower()}:{card}" for deck in Deck for card in CARD_IDS[deck]}
    for ruling in RULINGS:
        assert ruling.number in NUMBERS | cards, ruling
        assert ruling.ruling.endswith(".")


def test_a_ruling_is_made_once() -> None:
    texts = [ruling.ruling for ruling in RULINGS]
    assert len(set(texts)) == len(texts) > 80


def test_every_option_is_a_ruling_and_every_ruling_an_option_that_exists() -> None:
    named = {ruling.option for ruling in RULINGS} - {""}
    assert named == {option.name for option in OPTIONS} - FREE


def test_every_mark_of_the_rules_is_a_ruling() -> None:
    rules = re.finditer(r"^- \*\*([RCS]\d+\.\d+)\*\*.*?(?=^- \*\*|^#|^\||\Z)", TEXT, re.MULTILINE | re.DOTALL)
    marked = {rule[1] for rule in rules if "†" in rule[0]}
    assert len(marked) > 50
    assert marked - {ruling.number for ruling in RULINGS} == set()


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_a_game_begins_under_every_value(option: Option) -> None:
    for value in option.values:
        options = RULES.checked_options({option.name: value})
        state = RULES.setup(options, 3)
        assert getattr(state.options, option.name) == value  # type: ignore[attr-defined]
        for _ in range(8):
            state = play(state, legal_actions(state)[0])
        assert state.agenda


@pytest.mark.parametrize(("before", "amount", "after"), [(-3, 1, -2), (-3, 2, -1), (-1, 2, 1), (-1, -1, -1)])
def test_s7_1_option_servant_track_a_track_below_zero_rises_step_by_step(
    before: int, amount: int, after: int
) -> None:
    state = setup({"variant": "servant", "servant_track": "below"}, 1)
    state.vampires = before
    state.add_vampires(amount)
    assert state.vampires == after
