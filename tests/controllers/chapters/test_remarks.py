"""One count with one sentence: what counts for a goal, and what does not, is said when it happens."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.conditions import counting_rules, remaining, summary_rows
from furyqt.controllers.chapters.journal_pages import JournalPages
from furyqt.controllers.chapters.remarks import commented
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event
from furyqt.rules.fury3.events import (
    ChapterBegan,
    DraculaRevealed,
    LocationRevealed,
    MoveDenied,
    TrailSlid,
)
from furyqt.rules.fury3.tables import ATLAS
from tests.controllers.chapters.test_verdict import campaign, game

VALONA, ATHENS, VIENNA, PRAGUE, SEA = (ATLAS.index[code] for code in ("VA", "AT", "VI", "PR", "AS"))
STRANDED = "Cards that Dracula shows because he cannot move do not count: no hunter found them."
DEAD_END: tuple[Event, ...] = (
    ChapterBegan((PRAGUE,)),
    MoveDenied(),
    LocationRevealed(5, ATHENS),
    DraculaRevealed(ATHENS),
    LocationRevealed(4, VIENNA),
    TrailSlid(),
    LocationRevealed(6, VALONA),
)
"""He shows two cards himself, and a hunter finds the third."""


def first() -> ChapterGame:
    """The first chapter: three hideouts."""
    return ChapterGame(campaign(), campaign().chapter("shadow-01"), game().terms)


def said(told: tuple[Event, ...], judged: ChapterGame | None = None) -> list[str]:
    return [str(event.describe()) for event in commented(judged or first(), told)]


def test_the_log_says_what_counts_and_what_does_not() -> None:
    lines = said(DEAD_END)
    assert lines[1:3] == ["Dracula shows that he cannot move.", STRANDED]
    assert lines[-1] == "Hideouts found: 1 of 3"
    assert len(lines) == len(DEAD_END) + 2


def test_the_summary_has_the_same_count_and_the_same_words() -> None:
    rows = [(str(name), str(value)) for name, value in summary_rows(first(), DEAD_END)]
    assert rows == [
        ("Hideouts found", "1 of 3"),
        ("Hunters defeated", "0 (lost at 1)"),
        ("Not counted", STRANDED),
    ]
    assert campaign().counts(DEAD_END)["turned"] == 1


def test_the_briefing_says_it_before() -> None:
    assert [str(rule) for rule in counting_rules(first())] == [STRANDED]
    boxes = ChapterGame(campaign(), campaign().chapter("shadow-04"), game().terms)
    assert counting_rules(boxes) == ()


def test_what_no_goal_counts_is_not_remarked() -> None:
    boxes = ChapterGame(campaign(), campaign().chapter("shadow-04"), game().terms)
    assert len(said(DEAD_END, boxes)) == len(DEAD_END)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (SEA, "A card at sea does not count: hideouts are in cities."),
        (PRAGUE, "This card does not count: its place is closed."),
    ],
)
def test_other_cards_that_do_not_count_are_named(place: int, why: str) -> None:
    told = (ChapterBegan((PRAGUE,)), LocationRevealed(3, place))
    assert said(told)[-1] == why


def test_remarks_stay_when_more_is_told() -> None:
    """The log adds lines at its end only."""
    for number in range(len(DEAD_END)):
        lines = said(DEAD_END[:number])
        assert said(DEAD_END)[: len(lines)] == lines


def test_an_earlier_card_is_before_the_chapter() -> None:
    assert said((LocationRevealed(1, VIENNA), ChapterBegan(())))[1:] == said((ChapterBegan(()),))


@pytest.mark.parametrize(
    ("goal", "counts", "words"),
    [
        ("turned>=3", {"turned": 2}, "find one more hideout"),
        ("turned>=3", {}, "find three more hideouts"),
        ("harm>=6", {"harm": 2}, "deal Dracula 4 more damage"),
        ("revealed>=2 or sealed>=1", {}, "reveal Dracula two more times or give the right final answer"),
        (
            "slain>=1 and revealed>=1 and harm>=1",
            {"revealed": 1},
            "defeat one vampire and deal Dracula 1 more damage",
        ),
        (
            "harm>=8 and revealed>=2",
            {"harm": 3},
            "deal Dracula 5 more damage and reveal him two more times",
        ),
        ("harm>=8 and revealed>=2", {"harm": 8}, "reveal Dracula two more times"),
        ("destroyed>=1", {}, "destroy Dracula for good"),
        ("castle>=2", {"castle": 1}, "Returns to the castle: 1 more"),
        ("turned>=3", {"turned": 3}, "the goal"),
    ],
)
def test_what_a_goal_lacks(goal: str, counts: dict[str, int], words: str) -> None:
    judge: Any = replace(first().chapter.judge, goal=Predicate(goal))
    assert str(remaining(game(judge=judge), counts)) == words


@pytest.fixture
def book(home: object) -> CampaignSession:
    made = CampaignSession()
    made.store.create("winter")
    return made


def test_no_briefing_has_statistics(book: CampaignSession) -> None:
    for entry in JournalPages(book).entries():
        texts = [str(text) for text in (*entry.rules, *entry.orders, *entry.medals)]
        assert not any("%" in text or "games" in text for text in texts)
