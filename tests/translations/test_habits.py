"""No text on the screen reads like a translation, as far as a pattern can tell."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.style_patterns import ANYWHERE
from tests.translations import documents
from tests.translations.habit_patterns import ENGLISH, GERMAN, ITALIAN, ITALIAN_UNTIL
from tools import glossary
from tools.catalog import messages
from tools.marked_texts import Marked, marked_texts
from tools.update_translations import ROOT

NAMES = ("fury3.cards", "fury3.combat", "fury3.items")
LONGEST_NAME = 34
FEWEST_TEXTS = 500
SMALL_WORDS = ("a", "an", "and", "as", "for", "in", "of", "or", "the", "to")
"""Words that have a small letter in a title."""
_QUOTED = re.compile("„([^„“]+)“")


def english_faults(source: str) -> Iterator[str]:
    """Yield what to write instead."""
    yield from (instead for pattern, instead in ANYWHERE if re.search(pattern, source, re.IGNORECASE))
    yield from (instead for pattern, instead in ENGLISH if re.search(pattern, source))


def faults(source: str, form: str, language: str) -> Iterator[str]:
    """Yield what to write instead in a translation."""
    rules = GERMAN if language == "de" else ITALIAN
    yield from (instead for pattern, instead in rules if re.search(pattern, form))
    until, without_not = ITALIAN_UNTIL
    if language == "it" and re.search(until, source) and re.search(without_not, form):
        yield "finché … non"


def translations(language: str) -> Iterator[tuple[Marked, str]]:
    for message in messages(glossary.PATH.parent / f"furyqt_{language}.ts"):
        yield from ((message.text, form) for form in message.forms)


def test_the_english_texts_have_no_bad_habits() -> None:
    texts, _ = marked_texts(ROOT)
    wrong = [f"{text.source}: {why}" for text in texts for why in english_faults(text.source)]
    assert not wrong, "\n".join(wrong)


def test_the_texts_of_the_menus_are_in_title_case() -> None:
    texts, _ = marked_texts(ROOT)
    commands = [text.source for text in texts if text.context == "Commands" and text.source != "About furyqt"]
    small = [
        (source, word)
        for source in commands
        for number, word in enumerate(source.replace("&", "").split())
        if word[0].islower() and (number == 0 or word not in SMALL_WORDS)
    ]
    assert len(commands) > 40
    assert not small


def test_no_two_texts_of_the_window_differ_only_in_capitals() -> None:
    texts, _ = marked_texts(ROOT)
    found: defaultdict[str, set[str]] = defaultdict(set)
    for text in texts:
        if text.context[0].isupper() and text.source[0].isupper():
            found[text.source.casefold()].add(text.source)
    assert not [both for both in found.values() if len(both) > 1]


def test_the_second_edition_and_the_simplified_game_have_a_hospiz() -> None:
    """The printed German second edition says so; the third edition has hospitals."""
    forms = [form for text, form in translations("de") if text.context.partition(".")[0] in ("fury2", "lite")]
    forms += [passage.form for passage in documents.translated("de", "fury2", "lite")]
    assert any("Hospiz" in form for form in forms)
    assert not [form for form in forms if "Hospital" in form]


def test_the_english_rules_pages_have_no_bad_habits() -> None:
    pages = [(game, page) for game in documents.GAMES for page in documents.pages(game, "en")]
    wrong = [
        f"{game}, {page.id}: {why}"
        for game, page in pages
        for passage in documents.passages(page)
        for why in english_faults(passage)
    ]
    assert len(pages) > 100
    assert not wrong, "\n".join(wrong)


def test_the_english_lessons_have_no_bad_habits() -> None:
    """A letter is in the English of its writer and time."""
    passages = list(documents.written("en"))
    wrong = [
        f"{passage.where}: {why}"
        for passage in passages
        for why in english_faults(passage.english)
        if not documents.is_letter(passage)
    ]
    assert len(passages) > FEWEST_TEXTS
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_translated_documents_have_no_bad_habits(language: str) -> None:
    wrong = [
        f"{where}: {form}: {why}"
        for where, english, form in documents.all_translated(language)
        for why in faults(english, form, language)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_translations_have_no_bad_habits(language: str) -> None:
    wrong = [
        f"{form}: {why}"
        for text, form in translations(language)
        for why in faults(text.source, form, language)
    ]
    assert not wrong, "\n".join(wrong)


def test_italian_quotes_the_names_of_cards_like_german() -> None:
    german = {text: form for text, form in translations("de") if not text.is_plural}
    italian = {text: form for text, form in translations("it") if not text.is_plural}
    names = {
        german[text]: italian[text]
        for text in german
        if text.context in NAMES and len(text.source) < LONGEST_NAME
    }
    passages = (documents.all_translated(language) for language in ("de", "it"))
    both = [(german[text], italian[text]) for text in italian]
    both += [(one.form, other.form) for one, other in zip(*passages, strict=True)]
    missing = [
        (form, names[name])
        for original, form in both
        for name in _QUOTED.findall(original)
        if name in names and f"«{names[name]}»" not in form and names[name] in form
    ]
    assert not missing


@pytest.mark.parametrize(
    "source",
    [
        "What can be chosen before a game", "Let the hideout go", "Event card of Dracula",
        "Where a card says so, it is",
        "Nobody moves.", "Taking back: taken back", "Not in this lesson: choose Claws.",
        "The true way", "keep it face up", "a slot of the trail", "It falls off the trail.",
        "the hardest preset", "at most 2 s a move", "In 65 % of games", "The hunters, whom nobody sees",
        "A card lies there.",
    ],
)  # fmt: skip
def test_a_bad_habit_is_found_in_english(source: str) -> None:
    assert list(english_faults(source))


@pytest.mark.parametrize(
    "source",
    [
        "What does Dracula do?",
        "Where does Dracula go?",
        "The Fury of Dracula",
        "Dracula's card",
        "65% of games",
    ],
)
def test_good_english_passes(source: str) -> None:
    assert not list(english_faults(source))


@pytest.mark.parametrize(
    ("source", "form", "language"),
    [
        ("Saved Games", "Gespeicherte Spiele", "de"),
        ("at his castle", "in seinem Schloss", "de"),
        ("For this lesson, choose Claws.", "In dieser Lektion nicht: Wähle Klauen.", "de"),
        ("by railway", "per Eisenbahn", "de"),
        ("the agent", "der Handlanger", "de"),
        ("This train does not go there.", "Dieser Zug fährt nicht dorthin.", "de"),
        ("too far for one move", "für einen Zug zu weit", "de"),
        ("for Dr. Seward", "per Dr. Seward", "it"),
        ("{actor} has too many cards", "{actor} ha troppe carte", "it"),
        ("a card of {hunter}", "una carta di {hunter}", "it"),
        ("{amount} Favor more", "{amount} × Favore in più", "it"),
        ("one item", "scarta tutti gli Oggetti", "it"),
        ("The hunt of {date}", "La caccia del {date}", "it"),
        ("It stays until it is moved.", "Resta finché viene spostato.", "it"),
        ("unless a weapon is revealed", "a meno che si riveli un’arma", "it"),
        ("the hunters", "i cacciatori", "it"),
        ("{hunter} is defeated.", "{hunter} è fuori combattimento.", "it"),
        ("with {percent}%", "con il {percent}%", "it"),
        ("{day}. {hunter:told} fell.", "{day}. {hunter:told} è caduto.", "it"),
    ],
)
def test_a_bad_habit_is_found_in_a_translation(source: str, form: str, language: str) -> None:
    assert list(faults(source, form, language))


@pytest.mark.parametrize(
    ("source", "form", "language"),
    [
        ("Saved Games", "Gespeicherte Partien", "de"),
        ("It stays until it is moved.", "Resta finché non viene spostato.", "it"),
        ("As long as it is there", "Finché si trova lì", "it"),
        ("unless a weapon is revealed", "a meno che non si riveli un’arma", "it"),
    ],
)
def test_a_good_translation_passes(source: str, form: str, language: str) -> None:
    assert not list(faults(source, form, language))
