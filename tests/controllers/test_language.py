"""The language changes while the program runs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import LANGUAGES, Language, system_language
from furyqt.rules.core.text import Text, Texts
from tools.build_translations import tool

N_ = Texts("test")

GREETING = Text("test", "Hello {name}!")
TRAPS = Text("test", "%n trap(s)")

CATALOG = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{code}">
<context><name>test</name>
<message><source>Hello {{name}}!</source><translation>{greeting}</translation></message>
<message numerus="yes"><source>%n trap(s)</source>
<translation><numerusform>{one}</numerusform><numerusform>{many}</numerusform></translation></message>
</context>
</TS>
"""
WORDS = {
    "de": ("Hallo {name}!", "%n Falle", "%n Fallen"),
    "it": ("Ciao {name}!", "%n trappola", "%n trappole"),
    "en": ("Hello {name}!", "%n trap", "%n traps"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create three small catalogs."""
    made = tmp_path_factory.mktemp("translations")
    for code, (greeting, one, many) in WORDS.items():
        source = made / f"furyqt_{code}.ts"
        source.write_text(CATALOG.format(code=code, greeting=greeting, one=one, many=many), encoding="utf-8")
        subprocess.run([tool("lrelease"), "-silent", source], check=True)
    return made


@pytest.fixture
def language(qtbot: QtBot, folder: Path) -> Iterator[Language]:
    language = Language(folder=folder)
    yield language
    language.set("en")


def test_switching_changes_texts_plurals_and_the_texts_of_qt(language: Language) -> None:
    heard: list[str] = []
    language.changed.connect(heard.append)
    told = []
    for code in ("de", "it", "en", "de"):
        language.set(code)
        assert language.code == code
        text = GREETING.fill(name="Mina")
        counts = [language.text(Text("test", "%n trap(s)", number)) for number in (1, 2)]
        told.append((language.text(text), *counts, language.translate("QPlatformTheme", "Cancel")))
    assert told[0] == ("Hallo Mina!", "1 Falle", "2 Fallen", "Abbrechen")
    assert told[1] == ("Ciao Mina!", "1 trappola", "2 trappole", "Annulla")
    assert told[2][:3] == ("Hello Mina!", "1 trap", "2 traps")
    assert told[3] == told[0]
    assert heard == ["de", "it", "en", "de"]


def test_setting_the_same_language_again_emits_nothing(language: Language) -> None:
    language.set("de")
    heard: list[str] = []
    language.changed.connect(heard.append)
    language.set("de")
    assert heard == []


def test_an_unknown_language_is_refused(language: Language) -> None:
    language.set("it")
    with pytest.raises(ValueError, match="fr"):
        language.set("fr")
    assert language.code == "it"


def test_an_empty_code_means_the_language_of_the_system(language: Language) -> None:
    language.set("")
    assert language.code == system_language()
    assert system_language() in LANGUAGES


def test_without_catalogs_texts_are_english(qtbot: QtBot, tmp_path: Path) -> None:
    language = Language(folder=tmp_path)
    language.set("de")
    assert language.text(GREETING.fill(name="Mina")) == "Hello Mina!"
    assert language.text(N_("Not translated")) == "Not translated"
    assert language.text(N_.plural("%n trap(s)", 2)) == "2 trap(s)"
    language.set("en")
