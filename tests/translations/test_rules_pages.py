"""The rules pages are the same in every language: pages, passages, values, numbers and links."""

from __future__ import annotations

import re

import pytest

from furyqt.rules.core.text import BRACE
from furyqt.views import art
from furyqt.views.reference import book
from furyqt.views.reference.document import document_path, read_document
from furyqt.views.reference.page import Page
from tests.translations import documents

GAMES = pytest.mark.parametrize("game", documents.GAMES)
LANGUAGES = pytest.mark.parametrize("language", ["de", "it"])
LINK = re.compile(r"\]\(page:([^)]+)\)")
PICTURE = re.compile(r"!\[\]\(\.\./\.\./\.\./art/(.+?)\.svg\)")


def numbers(passage: str) -> list[str]:
    """Return the numbers in a passage; 1 may be a word in another language."""
    return sorted(found for found in re.findall(r"\d+", BRACE.sub("", passage)) if found != "1")


def values(passage: str) -> set[str]:
    """Return the values that a passage names in braces."""
    return {found[1] for found in BRACE.finditer(passage)}


def source(page: Page) -> str:
    """Return a page without its values."""
    return page.text.source + (page.line.source if page.line else "")


@GAMES
@LANGUAGES
def test_every_language_has_the_same_pages_in_the_same_chapters(game: str, language: str) -> None:
    english, other = (
        [[page.id for page in chapter.pages] for chapter in documents.chapters(game, code)]
        for code in ("en", language)
    )
    assert other == english
    assert all(english)


@LANGUAGES
def test_every_passage_is_translated(language: str) -> None:
    missing = [
        passage for passage in documents.translated(language) if not passage.english or not passage.form
    ]
    assert not missing


@LANGUAGES
def test_a_translation_has_the_values_and_numbers_of_its_passage(language: str) -> None:
    wrong = [
        passage
        for passage in documents.translated(language)
        if values(passage.english) != values(passage.form)
        or numbers(passage.english) != numbers(passage.form)
    ]
    assert not wrong


@pytest.mark.parametrize(("one", "other"), [("5 {hours}", "6 {hours}"), ("{hours}", "{row}"), ("2", "two")])
def test_another_number_or_value_is_found(one: str, other: str) -> None:
    assert (values(one), numbers(one)) != (values(other), numbers(other))


@GAMES
def test_a_translation_repeats_no_fact_of_the_english_page(game: str) -> None:
    known = {name: 0 for name in re.findall(r"\{(\w+_rows)", document_path(game, "en").read_text("utf-8"))}
    for language in ("de", "it"):
        text = document_path(game, language).read_text("utf-8")
        assert re.findall(r"^(?:art|see|rules):", text, re.MULTILINE) == []
        assert known.keys() == set(re.findall(r"\{(\w+_rows)", text))


@GAMES
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_links_and_pictures_exist(game: str, language: str) -> None:
    anchors = book(game, language).pages
    for page in documents.pages(game, language):
        assert set(LINK.findall(source(page))) <= anchors.keys() - {page.id}, page.id
        for picture in (*PICTURE.findall(source(page)), *filter(None, [page.art])):
            assert art.has(picture), (page.id, picture)
        assert len(re.findall(r"\]\(", source(page))) == len(LINK.findall(source(page))) + len(
            PICTURE.findall(source(page))
        ), page.id


@GAMES
def test_every_value_that_is_given_is_used(game: str) -> None:
    class Given(dict[str, str]):
        """Answers every name, and keeps it."""

        def __contains__(self, name: object) -> bool:
            self[str(name)] = ""
            return True

    given = Given()
    read_document(document_path(game, "en"), given)
    module = __import__(f"furyqt.views.reference.{game}", fromlist=["VALUES"])
    assert set(module.VALUES) == set(given)
