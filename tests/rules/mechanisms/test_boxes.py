"""The boxes of a game: published component lists, and the newest one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from furyqt.rules.core import record
from furyqt.rules.dining import RULES as DINING
from furyqt.rules.dining.tables import BOXES as DINING_BOXES
from furyqt.rules.fury2 import RULES as FURY2
from furyqt.rules.fury2.boxes import BOXES as FURY2_BOXES
from furyqt.rules.fury3 import RULES as FURY3
from furyqt.rules.fury3.boxes import BOXES as FURY3_BOXES
from furyqt.rules.mechanisms.boxes import Boxes
from tools.boxes import as_toml, publish

BOXES = {"dining": DINING_BOXES, "fury2": FURY2_BOXES, "fury3": FURY3_BOXES}
IDS = ("ace", "king", "3/2", "queen")


class PaperBoxes(Boxes):
    """The boxes of a game with one deck, whose published boxes are given."""

    def __init__(self, newest: tuple[int, ...], *published: dict[str, int]) -> None:
        super().__init__("", {"cards": IDS}, lambda: [newest])
        self.given = published

    def published(self) -> list[dict[str, dict[str, int]]]:
        return [{"cards": cards} for cards in self.given]


@pytest.mark.parametrize("boxes", BOXES.values(), ids=BOXES)
def test_the_newest_box_is_published(boxes: Boxes) -> None:
    """If this fails, a card was added, removed or renamed: run `python -m tools.boxes`."""
    assert boxes.lists == boxes.published()
    assert publish(boxes) == []
    assert boxes[""] == boxes[str(boxes.count)]


@pytest.mark.parametrize("boxes", BOXES.values(), ids=BOXES)
def test_every_card_of_every_box_exists(boxes: Boxes) -> None:
    for number in range(1, boxes.count + 1):
        cards, copies = boxes[str(number)]
        assert [len(pile) for pile in cards] == [sum(counts) for counts in copies]
        assert all(pile for pile in cards)


def test_the_first_boxes_have_their_sizes() -> None:
    """Records from before the boxes depend on them."""
    assert [len(cards) for cards in FURY3_BOXES["1"].cards] == [38, 75, 28, 16, 13]
    assert [len(cards) for cards in FURY2_BOXES["1"].cards] == [40, 75, 45]
    assert [len(cards) for cards in DINING_BOXES["1"].cards] == [30, 24]


def test_a_box_has_its_cards_in_its_own_order() -> None:
    boxes = PaperBoxes((1, 2, 0, 1), {"queen": 1, "ace": 2}, {"ace": 1, "king": 2, "queen": 1})
    assert boxes["1"].cards == ((3, 0, 0),)
    assert boxes["1"].copies == ((2, 0, 0, 1),)
    assert boxes[""] == boxes["2"] == (((0, 1, 1, 3),), ((1, 2, 0, 1),))
    assert boxes.count == 2


def test_a_changed_deck_is_a_new_box() -> None:
    assert PaperBoxes((1, 0, 0, 1), {"ace": 1, "queen": 1}).count == 1
    for other in ({"queen": 1, "ace": 1}, {"ace": 1}, {"ace": 1, "queen": 2}):
        assert PaperBoxes((1, 0, 0, 1), other).count == 2


def test_the_option_exists_once_there_are_two_boxes() -> None:
    assert PaperBoxes((1, 0, 0, 0), {"ace": 1}).options() == ()
    (option,) = PaperBoxes((1, 1, 0, 0), {"ace": 1}, {"ace": 2}).options()
    assert (option.default, option.unnamed, list(option.values)) == ("3", "1", ["3", "2", "1"])
    assert str(option.values["3"]) == "all cards"
    assert str(option.values["1"]) == "those of box 1, for games of earlier versions"


@pytest.mark.parametrize("rules", [FURY2, FURY3], ids=lambda rules: rules.name)
def test_a_game_of_box_1_is_the_game_that_does_not_name_a_box(rules: Any) -> None:
    options = rules.checked_options({})
    assert rules.setup({**options, "box": "1"}, 3).event_deck == rules.setup(options, 3).event_deck


def test_dining_names_a_box_by_its_tables() -> None:
    assert DINING.checked_options({})["box"] == "standard"


def test_a_published_box_is_written_as_toml() -> None:
    assert as_toml({"cards": {"ace": 2, "3/2": 1}}) == '\n[[box]]\n\n[box.cards]\nace = 2\n"3/2" = 1\n'


def test_a_record_without_a_box_is_of_box_1_and_says_so_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    options = PaperBoxes((1, 1, 0, 0), {"ace": 1}).options()
    rules = replace(FURY3, options=(*FURY3.options, *options))
    monkeypatch.setattr(record, "ruleset", lambda name: rules)
    old = record.dumps(record.Record("fury3", 5, FURY3.checked_options({})))
    found, states = record.loads(old)
    assert (found.options["box"], states[0].options.box) == ("1", "1")  # type: ignore[attr-defined]
    assert record.dumps(found) == old
    new = record.Record("fury3", 5, rules.checked_options({}))
    assert "box=2" in record.header(new)
