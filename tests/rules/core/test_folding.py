"""Names as they are typed."""

from __future__ import annotations

import unicodedata

import pytest

from furyqt.rules.core.folding import FOLDS, begins, equals, folded, has_word, letters, loosely_folded, named

NAMES = dict(enumerate(("Köln", "Konstanza", "München", "Straßburg", "Zürich", "Frankfurt", "Forlì")))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("koln", "Köln"),
        ("KÖLN", "Köln"),
        ("Koeln", "Köln"),
        (unicodedata.normalize("NFD", "Köln"), "Köln"),
        ("munchen", "München"),
        ("muenchen", "München"),
        ("strassburg", "Straßburg"),
        ("STRASSBURG", "Straßburg"),
        ("strasseburg", ""),
        ("Zuerich", "Zürich"),
        ("forli", "Forlì"),
        ("forli\u0300", "Forlì"),
        ("\u212belstadt", ""),
    ],
)
def test_a_name_is_found_as_it_may_be_typed(typed: str, name: str) -> None:
    assert [NAMES[key] for key in named(typed, NAMES, equals, begins)] == ([name] if name else [])


def test_a_written_out_umlaut_is_a_second_try() -> None:
    names = {1: "Zürich", 2: "Zuericha"}
    assert named("zuerich", names) == [2]
    assert named("zuerichx", names) == []
    assert named("zu", names) == [1, 2]


def test_the_first_test_that_a_name_passes_decides() -> None:
    names = {1: "go to Paris", 2: "Paris", 3: "comparison"}
    assert named("paris", names, equals, has_word) == [2]
    assert named("pari", names, equals, has_word) == [1, 2]
    assert named("paris", names) == [1, 2, 3]
    assert named("", names) == [1, 2, 3]


def test_a_name_in_another_form_of_unicode_is_the_same() -> None:
    for name in NAMES.values():
        for form in ("NFC", "NFD", "NFKC", "NFKD"):
            assert folded(unicodedata.normalize(form, name)) == folded(name)


def test_letters_say_where_each_is_from() -> None:
    text = "Straße ’ﬁ’ Ko\u0308ln"
    for fold in FOLDS:
        plain, numbers = letters(text, fold)
        assert plain == fold(text)
        assert len(numbers) == len(plain)
    plain, numbers = letters("Goethe ißt", loosely_folded)
    assert (plain, numbers) == ("gothe isst", [0, 1, 3, 4, 5, 6, 7, 8, 8, 9])
