"""The chapters of the campaign as a whole: each can be staged, judged, told and played from every dossier."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from furyqt.controllers.chapters.chapter_texts import MOMENT_KEYS
from furyqt.rules.core.agenda import legal_actions, player_to_move
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.record import RecordError, loads
from furyqt.rules.core.text import BRACE
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN, read_chapter
from furyqt.rules.fury3.chapters.counters import COUNTERS, MOMENTS
from furyqt.rules.fury3.events import ChapterBegan
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS

CHAPTERS = {chapter.id: chapter for chapter in CAMPAIGN.chapters()}
RICH = Dossier(
    wounds=(1, 0, 1, 0),
    bite="seward",
    taint=3,
    items=("knife", "dogs", "crucifix", "garlic"),
    events=("forewarned", "good_luck"),
    boxes=6,
    resolve=5,
    debt=1,
    allies=("sister_agatha", "rufus_smith", "jonathan_harker"),
    marks=("piccadilly", "dust", "hildesheim"),
)
DOSSIERS = {
    **{name: CAMPAIGN.terms().dossier(name) for name in ("empty", "least", "typical")},
    "rich": RICH,
}


def opening(chapter: str, dossier: str, seed: int = 1, *bought: str) -> Fury3State:
    terms = ChapterTerms(dossier=DOSSIERS[dossier], preset="hunter", bought=bought)
    CAMPAIGN.terms().check(terms)
    found = CHAPTERS[chapter]
    state = CAMPAIGN.opening(found, terms, CAMPAIGN.terms(), RULES.checked_options(found.options), seed)
    assert isinstance(state, Fury3State)
    return state


def test_the_campaign_has_twelve_chapters_with_two_forks() -> None:
    assert list(CHAPTERS) == [f"shadow-{number:02}" for number in range(1, 13)]
    forks = {chapter.id: chapter.instead_of for chapter in CHAPTERS.values() if chapter.instead_of}
    assert {frozenset(fork) for fork in forks.items()} == {
        frozenset({"shadow-06", "shadow-07"}),
        frozenset({"shadow-10", "shadow-11"}),
    }
    assert CAMPAIGN.seats == ("godalming", "seward", "helsing", "mina")


@pytest.mark.parametrize(("chapter", "dossier"), list(product(CHAPTERS, DOSSIERS)))
def test_every_dossier_can_begin_every_chapter(chapter: str, dossier: str) -> None:
    """Nothing is won or lost yet, and a player can act."""
    judge = CHAPTERS[chapter].judge
    for seed in (1, 2):
        state = opening(chapter, dossier, seed)
        assert legal_actions(state)
        told = events_seen_by(state.told or (), HUNTERS)
        assert any(isinstance(event, ChapterBegan) for event in told)
        counts = CAMPAIGN.counts(told)
        assert not judge.goal.holds(counts)
        assert judge.loss is None or not judge.loss.holds(counts)
        assert counts["influence"] == state.influence
        assert counts["day"] == 1
        assert RULES.outcome(state) is None


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_same_seed_gives_the_same_opening(chapter: str) -> None:
    assert opening(chapter, "rich", 5) == opening(chapter, "rich", 5)
    assert opening(chapter, "rich", 5) != opening(chapter, "rich", 6)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_has_its_texts_and_counts_what_it_tells(chapter: str) -> None:
    found, texts = CHAPTERS[chapter], CAMPAIGN.texts()
    for key in ("title", "date", "writer", "briefing", "rule.1", "journal.1", "journal.2", "journal.3"):
        assert f"{found.text}.{key}" in texts, key
    assert found.text in CAMPAIGN.writers
    assert found.journal in MOMENTS
    assert CAMPAIGN.figures(found)
    assert {f"counter.{name}" for name in COUNTERS} <= texts.keys()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_journal_names_only_what_its_moments_have(chapter: str) -> None:
    """Line 1 has the values of a moment; lines 2 and 3 those of the end."""
    found, texts = CHAPTERS[chapter], CAMPAIGN.texts()
    of_moment = {"day", "hunter", "count"} | ({"region"} if found.journal == "region" else {"place"})
    names = [
        {name for name, _ in BRACE.findall(texts[f"{found.text}.journal.{line}"].source)}
        for line in (1, 2, 3)
    ]
    for key in MOMENT_KEYS:
        if (line := texts.get(f"{found.text}.{key}")) is not None:
            assert {name for name, _ in BRACE.findall(line.source)} <= of_moment
    assert names[1] | names[2] <= {"day", "hunter", "place", "count", "card"}


@pytest.mark.parametrize(
    ("bought", "is_given"),
    [
        (("knife:helsing",), lambda state: state.hunters[2].items.count(2) > 1),
        (("ticket:helsing",), lambda state: len(state.hunters[2].tickets) == 2),
        (("ally:rufus_smith",), lambda state: state.hunter_ally >= 0),
        (("catch_up",), lambda state: len(state.hunters[2].events) > 2),
    ],
)
def test_what_was_bought_is_dealt(bought: tuple[str, ...], is_given: object) -> None:
    assert callable(is_given)
    assert is_given(opening("shadow-01", "rich", 1, *bought))
    assert not is_given(opening("shadow-01", "empty", 1))


def test_a_wound_can_be_healed() -> None:
    wounded, healed = opening("shadow-01", "rich"), opening("shadow-01", "rich", 1, "heal:helsing")
    assert healed.hunters[2].damage < wounded.hunters[2].damage


@pytest.mark.parametrize(
    "tags",
    [
        {"Dossier": Dossier(items=("horse",)).text},
        {"Dossier": Dossier(events=("feed_on",)).text},
        {"Dossier": Dossier(bite="nobody").text},
        {"Dossier": Dossier(allies=("knife",)).text, "Bought": "ally:knife"},
        {"Dossier": Dossier(resolve=2).text, "Bought": "knife:nobody"},
    ],
)
def test_a_record_that_names_unknown_things_is_refused(tags: dict[str, str]) -> None:
    options = " ".join(f"{name}={value}" for name, value in RULES.checked_options({}).items())
    own = {"Game": "fury3", "Ruleset": str(RULES.version), "Seed": "4", "Options": options}
    every = {**own, "Chapter": CHAPTERS["shadow-01"].tag, "Preset": "hunter", **tags}
    text = "".join(f'[{name} "{value}"]\n' for name, value in every.items()) + "\n*\n"
    with pytest.raises(
        RecordError, match=r"something that the game does not have|the campaign has no"
    ) as wrong:
        loads(text)
    assert wrong.value.line == 7


def test_a_challenge_forbids_trains() -> None:
    terms = ChapterTerms(dossier=Dossier(), preset="hunter", challenge="no_trains")
    chapter = CHAPTERS["shadow-09"]
    state = CAMPAIGN.opening(chapter, terms, CAMPAIGN.terms(), RULES.checked_options(chapter.options), 1)
    assert isinstance(state, Fury3State)
    assert state.chapter.forbid == ("rail",)


def test_the_documentation_has_every_counter_and_moment() -> None:
    page = (Path(__file__).parents[4] / "docs" / "how-to-add-a-chapter.md").read_text(encoding="utf-8")
    for name in (*COUNTERS, *MOMENTS):
        assert f"`{name}`" in page


def test_a_chapter_of_an_author_is_read_without_python() -> None:
    """A file and its own prose are enough."""
    text = """
id = "home-01"
rev = 1
game = "fury3"
options = { game = "base" }
text = "h01"
[prose]
title = "At Home"
[stage]
places = { mina = "LO" }
absent = ["godalming", "seward", "helsing"]
closed = ["iberia"]
[judge]
days = 3
goal = "turned>=1"
"""
    chapter = read_chapter(text, "home-01.toml")
    assert chapter.prose == {"title": "At Home"}
    terms = ChapterTerms(dossier=Dossier(), preset="story")
    state = CAMPAIGN.opening(chapter, terms, CAMPAIGN.terms(), RULES.checked_options(chapter.options), 1)
    assert player_to_move(state) is not None
    assert CAMPAIGN.figures(chapter) == ("mina",)
