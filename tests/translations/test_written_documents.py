"""Letters and lessons are the same in every language: documents, texts, braces and numbers."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from furyqt.rules.core.documents import document, document_texts
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import BRACE
from furyqt.rules.fury2.chapters import prose as fury2
from furyqt.rules.fury3.chapters import prose as fury3
from tests.translations import documents
from tests.translations.documents import Passage

LANGUAGES = pytest.mark.parametrize("language", ["de", "it"])
FORMS_MAY_DIFFER = 1
"""The group of a brace with its name; the form of the name may be another one in another language."""


def braces(text: str) -> set[str]:
    """Return the names in braces."""
    return {found[FORMS_MAY_DIFFER] for found in BRACE.finditer(text)}


def numbers(text: str) -> set[str]:
    """Return the larger numbers in a text; a small number may be written as a word."""
    return {found for found in re.findall(r"\d+", BRACE.sub("", text)) if len(found) > 1}


def is_alike(passage: Passage) -> bool:
    """Return whether a translation has the braces, numbers and paragraphs of its English."""
    _, english, form = passage
    return (braces(english), numbers(english), english.count("\n\n")) == (
        braces(form),
        numbers(form),
        form.count("\n\n"),
    )


@LANGUAGES
def test_every_language_has_the_same_documents(language: str) -> None:
    assert documents.names(language) == documents.names()
    assert len(documents.names()) > 5


@LANGUAGES
@pytest.mark.parametrize("name", documents.names())
def test_a_document_has_the_same_texts_in_the_same_order(name: str, language: str) -> None:
    assert list(document(name, language)) == list(document(name))


def test_every_text_of_a_document_is_used() -> None:
    """Of a letter or lesson; which sentences great moments tell is tested beside them."""
    lessons = {text for game in game_names() for one in ruleset(game).lessons() for text in one.texts()}
    used = {*lessons, *fury2.texts().values(), *fury3.texts().values()}
    texts = {
        text
        for name in documents.names()
        if not name.startswith("moments/")
        for text in document_texts(name).values()
    }
    assert not texts - used


@LANGUAGES
def test_a_translation_has_the_braces_and_numbers_of_its_text(language: str) -> None:
    assert not [passage for passage in documents.written(language) if not is_alike(passage)]


@pytest.mark.parametrize(
    ("english", "form"),
    [("{day}. {count}", "{day}."), ("in 1893", "1898"), ("It goes on.", "Es geht\n\nweiter.")],
)
def test_another_brace_number_or_paragraph_is_found(english: str, form: str) -> None:
    assert not is_alike(Passage("", english, form))


@LANGUAGES
def test_one_text_of_a_document_has_one_translation(language: str) -> None:
    """The English text is the key by which its translation is found."""
    forms = defaultdict(set)
    for where, english, form in documents.written(language):
        forms[where.partition(",")[0], english].add(form)
    assert not {key: found for key, found in forms.items() if len(found) > 1}
