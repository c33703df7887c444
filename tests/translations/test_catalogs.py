"""The catalogs are complete, agree with the sources and can be loaded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator

from tools.build_translations import build
from tools.catalog import Message, fill, messages
from tools.marked_texts import Marked, marked_texts
from tools.update_translations import LANGUAGES, update

ROOT = Path(__file__).resolve().parent.parent.parent
PLACES = re.compile(r"(\{\w*)(?::\w+)?\}|%n|%L?\d")


def catalog(language: str) -> list[Message]:
    """Return every message of one of the project's catalogs."""
    return list(messages(ROOT / "translations" / f"furyqt_{language}.ts"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(language: str) -> None:
    left = [message.text for message in catalog(language) if not message.is_finished]
    assert not left, f"{len(left)} of {language}: {left[:20]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_to_fill_stands_in_every_translation(language: str) -> None:
    wrong = [
        (message.text.source, form)
        for message in catalog(language)
        for place, form in enumerate(message.forms)
        if form and not _agree(message.text.source, form, is_one=message.text.is_plural and place == 0)
    ]
    assert not wrong


def _agree(source: str, form: str, *, is_one: bool) -> bool:
    """Return whether a form fills what its source fills; the singular can say the number in a word."""
    wanted, found = (set(PLACES.findall(words)) for words in (source, form))
    return found == wanted or (is_one and "%n" in source and found | {""} == wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogs_are_up_to_date(language: str) -> None:
    texts, _ = marked_texts(ROOT)
    wanted = {text for text in texts if text.is_plural or language != "en"}
    found = {message.text for message in catalog(language)}
    assert found == wanted, "run `make translations`"


def test_lupdate_reads_every_text_it_is_given(tmp_path: Path) -> None:
    texts = [
        Marked("a", 'It\'s "quoted" \\ and … with\u00a0no break', "", False),
        Marked("a", "Two\nlines", "", False),
        Marked("a", "Draw", "cards", False),
        Marked("b", "Draw", "tie", False),
        Marked("b", "%n trap(s)", "", True),
    ]
    update(tmp_path, texts)
    update(tmp_path, texts)  # The second run has something to merge with.
    assert {message.text for message in messages(tmp_path / "furyqt_de.ts")} == set(texts)
    assert {message.text for message in messages(tmp_path / "furyqt_en.ts")} == {texts[-1]}


def test_an_update_keeps_translations_and_drops_what_is_gone(tmp_path: Path) -> None:
    old, kept = Marked("a", "Old", "", False), Marked("a", "Kept", "", False)
    update(tmp_path, [old, kept])
    fill(tmp_path / "furyqt_de.ts", {kept: ("Behaltenes",)})
    update(tmp_path, [kept])
    assert list(messages(tmp_path / "furyqt_de.ts")) == [Message(kept, ("Behaltenes",), True)]


def test_the_glossary_fills_in_what_it_knows(tmp_path: Path) -> None:
    texts = [Marked("lite.words", "Trail", "", False), Marked("lite.words", "%n vampire(s)", "", True)]
    update(tmp_path, texts)
    assert {message.forms for message in messages(tmp_path / "furyqt_it.ts")} == {
        ("Percorso",),
        ("%n vampiro", "%n vampiri"),
    }


def test_compiled_catalogs_are_loaded_and_count(tmp_path: Path) -> None:
    update(tmp_path, [Marked("lite.words", "%n vampire(s)", "", True)])
    build(tmp_path)
    translator = QTranslator()
    assert translator.load("furyqt_de", str(tmp_path))
    told = [translator.translate("lite.words", "%n vampire(s)", "", number) for number in (0, 1, 2)]
    assert told == ["%n Vampire", "%n Vampir", "%n Vampire"]


@pytest.mark.parametrize("language", ["de", "it"])
def test_qt_brings_its_own_words(language: str) -> None:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator()
    assert translator.load(f"qtbase_{language}", folder)
    assert translator.translate("QPlatformTheme", "Cancel")
