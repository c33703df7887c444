"""American English on the screen, British English in letters and journals, by the pairs of spelling.csv."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from tests.translations import documents
from tools.marked_texts import marked_texts
from tools.update_translations import ROOT

FEWEST_TEXTS, FEWEST_LETTERS = 4000, 60
_FILE = Path(__file__).with_name("spelling.csv")
_ENDINGS = r"(?:s|d|ed|ing|ly|less|ful|'s)?"
_PAIRS = [(row["american"], row["british"]) for row in csv.DictReader(_FILE.open(encoding="utf-8"))]
_NO_FAULT = {"afterwards", "towards", "license"}
"""Words of one column that are also right on the other side of the ocean, if only as another word."""


def words(found: set[str]) -> re.Pattern[str]:
    """Return a pattern of these words with their endings; "toward" has none."""
    plain = sorted(map(re.escape, found - _NO_FAULT), key=len, reverse=True)
    bare = [word for word in plain if word.endswith("ward")]
    others = [word for word in plain if word not in bare]
    return re.compile(
        rf"\b(?:(?:{'|'.join(others)}){_ENDINGS}|{'|'.join(bare) or others[0]})\b", re.IGNORECASE
    )


AMERICAN, BRITISH = ({*column} for column in zip(*_PAIRS, strict=True))
AMERICAN_WORDS, BRITISH_WORDS = words(AMERICAN), words(BRITISH)


def test_the_pairs_are_in_order_and_differ() -> None:
    assert [pair[0] for pair in _PAIRS] == sorted(pair[0] for pair in _PAIRS)
    assert all(american != british for american, british in _PAIRS)
    assert len({british for _, british in _PAIRS}) == len(_PAIRS)


def test_the_screen_is_american() -> None:
    texts, _ = marked_texts(ROOT)
    wrong = [text.source for text in texts if BRITISH_WORDS.search(text.source)]
    assert len(texts) > FEWEST_TEXTS
    assert not wrong


def test_the_documents_of_the_screen_are_american() -> None:
    """Only letters and journals are British; rules, lessons and pages are not."""
    wrong = [
        f"{passage.where}: {found[0]}"
        for passage in documents.all_translated("de")
        if not documents.is_letter(passage) and (found := BRITISH_WORDS.search(passage.english))
    ]
    assert not wrong


def test_letters_and_journals_are_british() -> None:
    letters = [passage for passage in documents.written("de") if documents.is_letter(passage)]
    wrong = [letter.where for letter in letters if AMERICAN_WORDS.search(letter.english)]
    assert len(letters) > FEWEST_LETTERS
    assert not wrong


@pytest.mark.parametrize("text", ["The Harbor Master", "two travelers", "Gray.", "it was canceled"])
def test_an_american_word_is_found(text: str) -> None:
    assert AMERICAN_WORDS.search(text)
    assert not BRITISH_WORDS.search(text)


@pytest.mark.parametrize("text", ["The Harbour Master", "two travellers", "Grey.", "it was cancelled"])
def test_a_british_word_is_found(text: str) -> None:
    assert BRITISH_WORDS.search(text)
    assert not AMERICAN_WORDS.search(text)
