"""Places have forms, so that sentences in every language say where to and where."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain

import pytest

from furyqt.rules.core.text import Text
from furyqt.rules.fury2.events import HunterMoved
from furyqt.rules.fury2.tables import SERVANT_FIGURE
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import PILE, Deck
from furyqt.rules.fury3.events import CardShown
from furyqt.rules.lite.words import NOT_PLACED
from furyqt.rules.mechanisms.europe import NAMES
from tests.translations import documents
from tools import glossary
from tools.catalog import Message, messages
from tools.marked_texts import marked_texts
from tools.update_translations import ROOT

PREPOSITIONS = {
    "en": {"to": r"to", "in": r"in"},
    "de": {"to": r"nach|ins|in|auf", "in": r"in|im|auf"},
    "it": {"to": r"ad?|al|all’|nell?a?|nell’|nel|in", "in": r"ad?|nell?a?|nell’|nel|in"},
}
"""The words that begin a form."""
ENDS_WITH_A_PLACE = re.compile(r"[:;] \{(?:place|city|where|before)(?::\w+)?\}\.?$")


@cache
def catalog(language: str) -> tuple[Message, ...]:
    return tuple(messages(glossary.PATH.parent / f"furyqt_{language}.ts"))


def translated(text: Text, language: str) -> str:
    """Return a text without braces in a language."""
    if language == "en":
        return text.source
    found = [
        message.forms[0]
        for message in catalog(language)
        if (message.text.context, message.text.source) == (text.context, text.source)
    ]
    assert len(found) == 1, text
    return found[0]


@pytest.mark.parametrize("language", PREPOSITIONS)
@pytest.mark.parametrize("form", ["to", "in"])
def test_every_place_has_every_form(language: str, form: str) -> None:
    assert len(NAMES) == 77
    wrong = []
    for key, name in NAMES.items():
        words_of_it = translated(dict(name.forms)[form], language)
        last = re.split(r"[\s’]", translated(name, language))[-1].removeprefix("Hospital ")
        is_right = re.match(rf"(?:{PREPOSITIONS[language][form]})(?:\b|(?<=’))", words_of_it)
        if not is_right or (last not in words_of_it and last != "Hospital"):
            wrong.append((key, words_of_it))
    assert not wrong


@pytest.mark.parametrize(
    ("key", "language", "to", "within"),
    [
        ("rome", "en", "to Rome", "in Rome"),
        ("north_sea", "en", "to the North Sea", "in the North Sea"),
        ("rome", "de", "nach Rom", "in Rom"),
        ("north_sea", "de", "in die Nordsee", "in der Nordsee"),
        ("english_channel", "de", "in den Ärmelkanal", "im Ärmelkanal"),
        ("castle_dracula", "de", "auf die Burg Dracula", "auf Burg Dracula"),
        ("hospital_rome", "de", "ins Hospital Rom", "im Hospital Rom"),
        ("paris", "it", "a Parigi", "a Parigi"),
        ("athens", "it", "ad Atene", "ad Atene"),
        ("north_sea", "it", "nel Mare del Nord", "nel Mare del Nord"),
        ("castle_dracula", "it", "al Castello di Dracula", "nel Castello di Dracula"),
        ("hospital_rome", "it", "all’ospedale di Roma", "nell’ospedale di Roma"),
    ],
)
def test_the_forms_of_a_place(key: str, language: str, to: str, within: str) -> None:
    forms = dict(NAMES[key].forms)
    assert (translated(forms["to"], language), translated(forms["in"], language)) == (to, within)


@pytest.mark.parametrize(("language", "short"), [("en", "Hospital"), ("de", "Hospiz"), ("it", "Ospedale")])
def test_the_hospital_of_the_second_edition_has_a_short_name_on_the_map(language: str, short: str) -> None:
    assert translated(dict(NAMES["st_joseph_st_mary"].forms)["map"], language) == short


@pytest.mark.parametrize("text", [words.UNKNOWN_CITY, words.UNKNOWN_SEA, words.NO_PLACE, NOT_PLACED])
def test_a_place_without_a_name_has_the_forms_of_its_sentences(text: Text) -> None:
    assert "in" in dict(text.forms)


def test_a_sentence_in_italian_begins_with_the_article_of_the_servant() -> None:
    def say(context: str, source: str, number: int) -> str:
        del number
        return translated(Text(context, source), "it")

    begins = HunterMoved(SERVANT_FIGURE, "start", 0).describe().render(say)
    assert begins.startswith("Il Servitore di Dracula comincia ")


def test_a_revealed_ticket_is_masculine_in_italian_and_a_card_feminine() -> None:
    def say(context: str, source: str, number: int) -> str:
        del number
        return translated(Text(context, source), "it")

    assert CardShown(Deck.TICKET, 0, PILE).describe().render(say).endswith(" viene rivelato.")
    assert CardShown(Deck.ENCOUNTER, 0, PILE).describe().render(say).endswith(" viene rivelata.")


def test_every_region_says_where() -> None:
    assert all("in" in dict(name.forms) for name in words.REGION_NAMES.values())


def test_no_message_ends_in_a_place_after_a_colon() -> None:
    texts, _ = marked_texts(ROOT)
    sources = [text.source for text in texts]
    forms = chain.from_iterable(message.forms for code in ("de", "it") for message in catalog(code))
    written = (form for code in ("en", "de", "it") for _, _, form in documents.written(code))
    assert not [form for form in (*sources, *forms, *written) if ENDS_WITH_A_PLACE.search(form)]


@pytest.mark.parametrize("bad", ["Dracula moves: {place}.", "Lair {slot}: {place}", "Fog: {where}."])
def test_a_message_that_ends_in_a_place_is_found(bad: str) -> None:
    assert ENDS_WITH_A_PLACE.search(bad)
