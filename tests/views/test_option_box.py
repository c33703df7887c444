"""An option whose value is read from a file of the person."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.ruleset import Option, OptionFile, ruleset
from furyqt.rules.core.text import Text, TextError
from furyqt.views.dialogs import new_game
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.dialogs.variants import OptionChoice

LITE = ruleset("lite")


def _read(text: str) -> str:
    if not text.strip().isdecimal():
        raise TextError(Text("", "line 1: this is not a number"))
    return f"own-{text.strip()}"


NUMBER = Option(
    "number",
    Text("", "Number"),
    {"one": Text("", "one"), "two": Text("", "two")},
    file=OptionFile(Text("", "from a file"), _read, lambda value: value.startswith("own-")),
)
GAME = replace(LITE, name="other", title=Text("", "Other"), options=(NUMBER,))


@pytest.fixture
def dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> NewGameDialog:
    games = {"lite": LITE, "other": GAME}
    monkeypatch.setattr(new_game, "game_names", lambda: list(games))
    monkeypatch.setattr(new_game, "ruleset", games.__getitem__)
    found = NewGameDialog(Settings(), Language())
    qtbot.addWidget(found)
    found.game.buttons["other"].click()
    return found


def pick(box: OptionChoice, monkeypatch: pytest.MonkeyPatch, file: Path | str) -> None:
    """Press the last button as a person does, and choose this file for it."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    *_, last = box.buttons.values()
    last.click()


def test_the_last_button_asks_for_a_file(
    dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (box,) = dialog.variants.fields
    assert [button.text() for button in box.buttons.values()] == ["One", "Two", "From a file"]
    file = tmp_path / "own.txt"
    file.write_text("7", encoding="utf-8")
    pick(box, monkeypatch, file)
    assert dialog.chosen().options == {"number": "own-7"}
    assert dialog.variants.refusal.isHidden()
    assert dialog.variants.unusual() == ["Number: From a file"]


@pytest.mark.parametrize(
    ("contents", "why"),
    [
        (b"seven", "own.txt: line 1: this is not a number"),
        (b"\xff\xfe7", "own.txt: this is not text"),
        (None, "own.txt: No such file or directory"),
    ],
)
def test_a_file_that_does_not_fit_leaves_the_earlier_choice(
    dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, contents: bytes | None, why: str
) -> None:
    (box,) = dialog.variants.fields
    box.buttons["two"].click()
    file = tmp_path / "own.txt"
    if contents is not None:
        file.write_bytes(contents)
    pick(box, monkeypatch, file)
    assert dialog.chosen().options == {"number": "two"}
    assert dialog.variants.refusal.text() == why
    assert not dialog.variants.refusal.isHidden()
    box.buttons["two"].click()
    assert dialog.variants.refusal.isHidden()


def test_a_canceled_question_leaves_the_earlier_choice(
    dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    (box,) = dialog.variants.fields
    box.buttons["two"].click()
    pick(box, monkeypatch, "")
    assert dialog.chosen().options == {"number": "two"}


def test_another_file_replaces_the_first(
    dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (box,) = dialog.variants.fields
    for number in ("7", "8"):
        (tmp_path / number).write_text(number, encoding="utf-8")
        pick(box, monkeypatch, tmp_path / number)
    assert dialog.chosen().options == {"number": "own-8"}
    pick(box, monkeypatch, "")
    assert dialog.chosen().options == {"number": "own-8"}


def test_the_last_value_from_a_file_is_offered_again(dialog: NewGameDialog) -> None:
    (box,) = dialog.variants.fields
    dialog.variants.choose({"number": "own-9"})
    assert box.value == "own-9"
    dialog.variants.choose({"number": "nonsense"})
    assert box.value == "one"


@pytest.mark.parametrize(("code", "why"), [
    ("en", "No such file or directory"), ("de", "Datei oder Ordner nicht gefunden"),
])  # fmt: skip
def test_a_table_file_of_the_environment_that_cannot_be_read_is_named(
    code: str, why: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "box.toml"
    monkeypatch.setenv("FURYQT_DINING_BOX", str(file))
    (option,) = (one for one in ruleset("dining").options if one.name == "box")
    said, parent, language = list[str](), QWidget(), Language()
    qtbot.addWidget(parent)
    language.set(code)
    box = OptionChoice(option, language, parent)
    box.refused.connect(said.append)
    box.retranslate()
    (line,) = said
    assert line == f"FURYQT_DINING_BOX={file}: {why}"
    assert next(iter(box.buttons)) == "standard"
    file.write_text("")
    said.clear()
    box.retranslate()
    assert said == []
