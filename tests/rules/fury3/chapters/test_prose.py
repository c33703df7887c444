"""The documents of the campaign are complete, of the right length, and fit their braces in every language."""

from __future__ import annotations

import re

import pytest

from furyqt import paths
from furyqt.rules.core.campaign.calendar import date_text
from furyqt.rules.core.documents import translation
from furyqt.rules.core.text import BRACE, Text
from furyqt.rules.fury3.chapters.prose import LETTERS, STARTS, WRITERS, texts

CHAPTERS = [f"c{number:02}" for number in range(1, 13)]
PARTS = ("title", "date", "writer", "briefing", "rule.1", "journal.1", "journal.2", "journal.3")
LANGUAGES = ("en", "de", "it")
FEWEST_WORDS, MOST_WORDS = 60, 140
TEXTS = {key: text for key, text in texts().items() if "/" in text.context}
"""The texts of documents; the others are names of cards and figures."""
JOURNAL_BRACES = {"day", "place", "hunter", "region", "count", "card"}


def is_letter(key: str, text: Text) -> bool:
    return text.context in LETTERS and ".title" not in key and ".rule." not in key


def in_language(text: Text, language: str) -> str:
    return translation(text.context, text.source, language) or text.source


@pytest.mark.parametrize("key", CHAPTERS)
def test_a_chapter_has_all_its_documents(key: str) -> None:
    assert not [part for part in PARTS if f"{key}.{part}" not in TEXTS]
    assert (paths.resources() / "art" / "portraits" / f"{WRITERS[key]}.svg").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CHAPTERS)
def test_a_briefing_is_a_page_and_not_a_book(key: str, language: str) -> None:
    words = len(in_language(TEXTS[f"{key}.briefing"], language).split())
    assert FEWEST_WORDS <= words <= MOST_WORDS


def test_special_rules_are_short() -> None:
    long = [key for key, text in TEXTS.items() if ".rule." in key and text.source.count(". ") > 1]
    assert not long


def test_journal_lines_have_only_braces_that_a_chapter_fills() -> None:
    for key, text in TEXTS.items():
        if ".journal." in key:
            found = {name for name, _ in BRACE.findall(text.source)}
            assert found <= JOURNAL_BRACES, key
            assert found if key.endswith((".1", ".2")) else True, key


@pytest.mark.parametrize("end", ["A", "B", "C"])
def test_the_campaign_has_three_ends(end: str) -> None:
    assert len(TEXTS[f"epilogue.{end}.text"].source.split()) > FEWEST_WORDS
    assert TEXTS[f"epilogue.{end}.title"].source


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documents_of_the_whole_campaign(language: str) -> None:
    """About 2,800 words; a translation is as long as a text of its own may be."""
    letters = [in_language(text, language) for key, text in TEXTS.items() if is_letter(key, text)]
    words = sum(len(re.findall(r"[\w’'{}:]+", text)) for text in letters)
    assert 2300 <= words <= 3400


@pytest.mark.parametrize(
    ("key", "day", "expected"),
    [
        ("c01", 1, "5 May"), ("c01", 8, "12 May"), ("c04", 1, "30 September"), ("c04", 2, "1 October"),
        ("c08", 3, "1 November"), ("c12", 14, "15 November"), ("mine", 3, "Day 3"),
    ],
)  # fmt: skip
def test_a_day_of_a_chapter_has_its_date(key: str, day: int, expected: str) -> None:
    assert str(date_text(STARTS, key, day)) == expected
