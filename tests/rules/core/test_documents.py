"""Documents are read by their ids, and their texts are found in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from furyqt.rules.core.documents import (
    DocumentError,
    document,
    document_texts,
    read_document,
    translation,
)

LETTER = """# For the reader only

<!-- c01.title -->
## The Borgo Road

<!-- c01.briefing -->
A letter that is longer
than a line.

It has two paragraphs.

## The next chapter

<!-- c02.title -->
## The Log
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "letter.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_texts_have_ids_and_joined_lines(tmp_path: Path) -> None:
    assert read_document(written(tmp_path, LETTER)) == {
        "c01.title": "The Borgo Road",
        "c01.briefing": "A letter that is longer than a line.\n\nIt has two paragraphs.",
        "c02.title": "The Log",
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<!-- a -->\n\n<!-- b -->\nText\n", r"letter.md:1: 'a' has no text"),
        ("# Title\n\n<!-- a -->\n", r"letter.md:3: 'a' has no text"),
        ("<!-- a -->\nOne\n\n<!-- a -->\nTwo\n", r"letter.md:4: the id 'a' is there twice"),
        ("<!-- a -->\n# Title\n\nA lost text\n", r"letter.md:1: 'a' has a text without an id behind it"),
        ("<!-- a -->\nText\n\n# Title\n\nLost\n", r"letter.md:1: 'a' has a text without an id behind it"),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(DocumentError, match=message):
        read_document(written(tmp_path, text))


def test_a_text_is_found_in_every_language() -> None:
    text = document_texts("campaign/act-1")["c01.title"]
    assert (text.context, text.source) == ("campaign/act-1", "The Borgo Road")
    assert translation(text.context, text.source, "de") == document("campaign/act-1", "de")["c01.title"]
    assert translation(text.context, text.source, "it") == document("campaign/act-1", "it")["c01.title"]
    assert translation(text.context, text.source, "en") is None


@pytest.mark.parametrize("name", ["fury2", "fury3"])
def test_a_journal_of_an_earlier_version_is_translated(name: str) -> None:
    line, where = {
        "fury3": ("c12.journal.3", "campaign/act-3"),
        "fury2": ("c10b.journal.2", "campaign/chapter-10b"),
    }[name]
    assert translation(f"{name}.letters", document(where)[line], "de") == document(where, "de")[line]


def test_a_journal_with_another_spelling_is_translated() -> None:
    line = "{day}: a rumor {place:in}, and garlic sold out in the market."
    assert translation("fury3.letters", line, "it") == document("campaign/act-3", "it")["c09.journal.1"]


def test_a_journal_whose_names_have_no_form_is_translated() -> None:
    line = "{day}. {hunter} did what was asked. She has her own face again, and she sleeps."
    found = translation("campaign/act-1", line, "it")
    assert found is not None
    assert found.startswith("{day}: {hunter} ha fatto")


@pytest.mark.parametrize(
    "context", ["chapters", "campaign/nothing", "pages/fury3", "campaign/../pages/fury3", "lessons/", "/"]
)
def test_other_contexts_have_no_document(context: str) -> None:
    assert translation(context, "The Borgo Road", "de") is None
