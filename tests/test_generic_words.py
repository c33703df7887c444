"""Generic code and its texts name no figure of a game: the words come from the game on the table."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from furyqt.rules.core.games import game_names
from tools.marked_texts import marked_in

ROOT = Path(__file__).parents[1]
FOLDERS = ("furyqt/views", "furyqt/controllers", "furyqt/rules/core", "furyqt/rules/mechanisms", "ai", "lab")
OF_GAMES = ("furyqt/views/boards", "furyqt/views/reference", "ai/knowledge", "lab")
"""The folders with a folder or module for each game."""
WORDS = {
    "en": re.compile("dracula|hunter|vampire", re.IGNORECASE),
    "de": re.compile("dracula|jäger|vampir", re.IGNORECASE),
    "it": re.compile("dracula|cacciator|vampir", re.IGNORECASE),
}
ALLOWED = {
    "furyqt/rules/core/campaign/chapter.py": ('"hunters"', '"dracula"'),
    "furyqt/rules/mechanisms/europe.py": ("castle_dracula", "Castle Dracula"),
    "furyqt/rules/mechanisms/name_forms.py": ("castle_dracula", "Castle Dracula", "Dracula's Servant"),
    "furyqt/views/start/ornament.py": ('"dracula"',),
}
"""By file: keys of the data format of chapters, a place on the map of Europe, a name with a title, and a
drawing in the emblem of the program.
"""


def is_of_a_game(path: Path) -> bool:
    folders = [parent.as_posix() for parent in path.parents]
    if path.parent.as_posix() in OF_GAMES and path.stem in game_names():
        return True
    return any(folder.startswith(f"{home}/") for folder in folders for home in OF_GAMES)


def generic_files() -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if not is_of_a_game(path.relative_to(ROOT)):
                yield path.relative_to(ROOT)


@cache
def generic_texts() -> set[tuple[str, str]]:
    """The texts to translate in generic code, by context and source."""
    return {
        (text.context, text.source)
        for path in generic_files()
        for text in marked_in((ROOT / path).read_text(encoding="utf-8"), path)[0]
        if not WORDS["en"].search(text.source)  # "Castle Dracula"
    }


def without_allowed(path: Path) -> str:
    code = (ROOT / path).read_text(encoding="utf-8")
    for words in ALLOWED.get(path.as_posix(), ()):
        code = code.replace(words, "")
    return code


def test_generic_folders_are_found() -> None:
    names = {path.as_posix() for path in generic_files()}
    assert names >= {
        "furyqt/views/dialogs/seats.py",
        "furyqt/views/boards/board.py",
        "ai/knowledge/optional_modules.py",
    }
    assert not names & {"furyqt/views/boards/lite/notes.py", "ai/knowledge/fury/styles.py"}
    assert names >= ALLOWED.keys()


def test_generic_code_names_no_figure_of_a_game() -> None:
    """In texts, names, comments and docstrings."""
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in generic_files()
        for number, line in enumerate(without_allowed(path).splitlines(), start=1)
        if WORDS["en"].search(line)
    ]
    assert not found, "\n".join(found)


def test_every_exception_is_needed() -> None:
    for name, words in ALLOWED.items():
        code = (ROOT / name).read_text(encoding="utf-8")
        assert all(word in code and WORDS["en"].search(word) for word in words), name


@pytest.mark.parametrize("language", ["de", "it"])
def test_no_translation_of_a_generic_text_does(language: str) -> None:
    texts = generic_texts()
    catalog = ElementTree.parse(ROOT / "translations" / f"furyqt_{language}.ts")
    seen, found = 0, []
    for context in catalog.iter("context"):
        for message in context.iter("message"):
            if (context.findtext("name"), message.findtext("source")) in texts:
                seen += 1
                words = "".join(message.find("translation").itertext())  # type: ignore[union-attr]
                found += [words] if WORDS[language].search(words) else []
    assert seen > 300
    assert not found, "\n".join(found)
