"""One word per concept, the informal address, and the punctuation of each language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.translations import documents
from tools import glossary
from tools.catalog import messages
from tools.marked_texts import Marked
from tools.terms import mark_faults, term_faults

ROOT = glossary.PATH.parent
NBSP = "\u00a0"


def faults(source: str, form: str, language: str) -> list[str]:
    """Return all faults of a translation; a whole glossary entry (a card's name) has no term to check."""
    is_known = form in glossary.load().allowed(Marked("", source, "", False), language)
    terms = [] if is_known else list(term_faults(source, form, language))
    return [*mark_faults(form, language), *terms]


def translated(language: str) -> Iterator[tuple[Marked, str]]:
    """Yield every text with each existing form of its translation."""
    for message in messages(ROOT / f"furyqt_{language}.ts"):
        yield from ((message.text, form) for form in message.forms if form)


NAME_FORM = re.compile(":(told|of|to)}")
"""The form of a figure's name that a language needs; the glossary does not have it."""


@pytest.mark.parametrize("language", ["de", "it"])
def test_a_text_of_the_glossary_has_the_glossarys_translation(language: str) -> None:
    words = glossary.load()
    wrong = [
        (text.source, form, sorted(wanted))
        for text, form in translated(language)
        if not text.is_plural
        and (wanted := words.allowed(text, language))
        and NAME_FORM.sub("}", form) not in wanted
    ]
    assert not wrong


@pytest.mark.parametrize("language", ["de", "it"])
def test_terms_address_and_marks(language: str) -> None:
    wrong = [
        f"{text.source!r} -> {form!r}: {why}"
        for text, form in translated(language)
        for why in faults(text.source, form, language)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["de", "it"])
def test_terms_address_and_marks_of_the_documents(language: str) -> None:
    passages = list(documents.all_translated(language))
    wrong = [
        f"{passage.where}: {passage.english!r} -> {passage.form!r}: {why}"
        for passage in passages
        for why in faults(passage.english, passage.form, language)
        if not (why.startswith("formal address") and documents.is_letter(passage))
    ]
    assert len(passages) > 1000
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["de", "it"])
def test_a_title_of_the_documents_has_the_glossarys_translation(language: str) -> None:
    words = glossary.load()
    passages = [
        (passage, words.allowed(Marked("", passage.english, "", False), language))
        for passage in documents.all_translated(language)
    ]
    assert sum(bool(wanted) for _, wanted in passages) > 50
    assert not [(passage, wanted) for passage, wanted in passages if wanted and passage.form not in wanted]


@pytest.mark.parametrize(
    ("source", "form", "language"),
    [
        ("Show trail", "Fährte anzeigen", "de"),
        ("Show trail", "Mostra traccia", "it"),
        ("A hideout in {city}", "Ein Unterschlupf in {city}", "de"),
        ("Undo", "Annulla", "it"),
        ("Choose a city", "Wählen Sie eine Stadt", "de"),
        ("Save your game", "Speichere Ihre Partie", "de"),
        ("Choose a city", "Scelga una città", "it"),
        ("Save your game", "Salva la vostra partita", "it"),
        ("It's over", "Geht's noch", "de"),
        ("The AI", "L'IA", "it"),
        ("Thinking…", "Denkt nach…", "de"),
        ("Thinking…", "Denkt nach …", "de"),
        ("Thinking…", "Sto pensando …", "it"),
        ("Thinking…", "Sto pensando...", "it"),
        ("Half: 50%", "Hälfte: 50 %", "de"),
    ],
)
def test_a_fault_is_found(source: str, form: str, language: str) -> None:
    assert faults(source, form, language)


@pytest.mark.parametrize(
    ("source", "form", "language"),
    [
        ("Show trail", "Spur anzeigen", "de"),
        ("Undo", "Annulla mossa", "it"),
        ("Thinking…", f"Denkt nach{NBSP}…", "de"),
        ("Thinking…", "Sto pensando…", "it"),
        ("They wait. They come.", "Die Jäger warten. Sie kommen.", "de"),
        ("Dracula's castle", "L’ombra del Conte", "it"),
        ("See <a href='x'>help</a>", "Siehe <a href='x'>Hilfe</a>", "de"),
    ],
)
def test_a_good_translation_has_no_fault(source: str, form: str, language: str) -> None:
    assert not faults(source, form, language)


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_glossary_keeps_its_own_rules(language: str) -> None:
    wrong = [
        f"{entry.id}: {why}"
        for entry in glossary.load().entries
        for why in faults(entry.en, entry.word(language), language)
    ]
    assert not wrong
