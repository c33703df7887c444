"""A sentence takes names in the form that it needs, and quotations inside others have inner marks."""

from __future__ import annotations

import pytest

from furyqt.rules.core.enumeration import ordered
from furyqt.rules.core.text import Text, filled, in_english, with_inner_quotes


def test_a_translated_sentence_chooses_the_form_of_a_name() -> None:
    name = Text("", "Dottor Seward").with_forms({"told": Text("", "il dottor Seward")})
    assert filled("{one:told} e {other}", in_english, one=name, other="Mina") == "Il dottor Seward e Mina"
    assert filled("Scambio fra {one:told} e {other}", in_english, one=name, other="Mina").endswith(
        " il dottor Seward e Mina"
    )


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("«Giocare «Ipnosi»»: 62%", "«Giocare “Ipnosi”»: 62%"),
        ("„„Hypnose“ ausspielen“, dann „Los“", "„‚Hypnose‘ ausspielen“, dann „Los“"),
        ("“Play “Hypnosis””", "“Play ‘Hypnosis’”"),
        ("«Aglio» o «Cani»", "«Aglio» o «Cani»"),
        ("«Uno «due»", "«Uno «due»"),
        ("Uno» e «due» «tre»", "Uno» e «due» «tre»"),
        ("no marks", "no marks"),
    ],
)
def test_a_quotation_inside_another_one_has_inner_marks(words: str, expected: str) -> None:
    assert with_inner_quotes(words) == expected


def test_a_button_named_in_a_sentence_keeps_the_quotation_of_its_card() -> None:
    button = Text("", "Giocare «{card}»").fill(card="Ipnosi")
    assert (
        Text("", "Scegli «{button}».").fill(button=button).render(in_english) == "Scegli «Giocare “Ipnosi”»."
    )


@pytest.mark.parametrize(
    ("last", "expected"),
    [("Edimburgo", "Colonia ed Edimburgo"), ("è lui", "Colonia ed è lui"), ("Atene", "Colonia e Atene")],
)
def test_italian_joins_with_ed_before_its_own_vowel(last: str, expected: str) -> None:
    assert filled("{first} e {last}", in_english, first="Colonia", last=last) == expected
    assert filled("{first} o {last}", in_english, first="uno", last="otto") == "uno o otto"


def test_names_are_in_the_alphabet_of_the_reader_and_in_the_form_of_the_sentence() -> None:
    def translate(context: str, source: str, number: int) -> str:
        del context, number
        german = {"Cologne": "Köln", "Geneva": "Genf", "to Cologne": "nach Köln", "to Geneva": "nach Genf"}
        return german.get(source, source.replace("and", "und"))

    names = [Text("", name).with_forms({"to": Text("", f"to {name}")}) for name in ("Cologne", "Geneva")]
    assert ordered(names).render(translate) == "Genf und Köln"
    assert ordered(names, "to").render(translate) == "nach Genf und nach Köln"
    assert ordered([*names, Text("", "Athen")]).render(translate) == "Athen, Genf und Köln"
    assert str(ordered([])) == ""
