"""The settings file: kept, checked, and set aside when it is damaged."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.controllers.storage.settings import FILE_NAME, Settings, Values


@pytest.fixture
def file() -> Path:
    return paths.config_dir() / FILE_NAME


def test_a_change_is_kept_and_announced(qtbot: QtBot, file: Path) -> None:
    settings = Settings()
    assert settings.values == Values()
    heard: list[Values] = []
    settings.watch(heard.append)
    settings.update(language="de", text_scale=1.5, window_geometry="01d9")
    settings.update(language="de")
    assert [values.language for values in heard] == ["", "de"]
    again = Settings()
    assert again.values == settings.values
    assert again.notice is None
    assert [path.name for path in file.parent.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "change",
    [
        {"language": "fr"},
        {"text_scale": 9.0},
        {"text_scale": "big"},
        {"animation_speed": -1},
        {"show_possible_places": "yes"},
        {"window_geometry": "xyz"},
        {"undo": "often"},
        {"colour": "red"},
        {"game": "nosuch"},
        {"game": "core"},
    ],
)
def test_values_that_are_not_allowed_change_nothing(qtbot: QtBot, file: Path, change: dict[str, Any]) -> None:
    settings = Settings()
    with pytest.raises(ValueError, match=r".+"):
        settings.update(**change)
    assert settings.values == Values()
    assert not file.exists()


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"[1]", b'{"text_scale": 99}', b'{"language": null}', b"[" * 100_000]
)
def test_a_damaged_file_is_set_aside_with_a_notice(qtbot: QtBot, file: Path, data: bytes) -> None:
    file.write_bytes(data)
    settings = Settings()
    assert settings.values == Values()
    assert "settings.json.broken" in str(settings.notice)
    assert file.with_name("settings.json.broken").read_bytes() == data
    settings.update(theme="dark")
    file.write_bytes(data)
    assert "settings.json.2.broken" in str(Settings().notice)


def test_a_word_of_a_newer_version_stays_and_spares_the_other_settings(qtbot: QtBot, file: Path) -> None:
    file.write_bytes(b'{"theme": "sepia", "teammates": "vote", "language": "it"}')
    settings = Settings()
    assert (settings.values, settings.notice) == (Values(language="it"), None)
    settings.update(teammates="watch", sound=False)
    kept = msgspec.json.decode(file.read_bytes())
    assert (kept["theme"], kept["teammates"], kept["language"]) == ("sepia", "watch", "it")
    assert Settings().values == Values(language="it", teammates="watch", sound=False)


def test_two_windows_keep_each_others_changes(qtbot: QtBot, file: Path) -> None:
    one, two = Settings(), Settings()
    one.update(theme="dark", options={"lite": {"a": "b"}})
    two.update(language="de", options={"fury3": {"c": "d"}})
    one.update(sound=False)
    found = Settings().values
    assert (found.theme, found.language, found.sound) == ("dark", "de", False)
    assert set(found.options) == {"lite", "fury3"}
    assert one.values == found
    heard: list[Values] = []
    two.changed.connect(heard.append)
    two.refresh()
    two.refresh()
    assert heard == [found]


def test_keys_of_a_later_version_stay_in_the_file(qtbot: QtBot, file: Path) -> None:
    file.write_bytes(b'{"theme": "dark", "hologram": true}')
    Settings().update(theme="light")
    kept = msgspec.json.decode(file.read_bytes())
    assert (kept["theme"], kept["hologram"]) == ("light", True)


def test_an_unknown_setting_of_a_later_version_is_ignored(qtbot: QtBot, file: Path) -> None:
    file.write_bytes(b'{"theme": "dark", "hologram": true}')
    settings = Settings()
    assert (settings.values.theme, settings.notice) == ("dark", None)


def test_a_file_that_cannot_be_read_or_written_is_reported(qtbot: QtBot, file: Path) -> None:
    file.mkdir()
    settings = Settings()
    assert "could not be read" in str(settings.notice)
    said: list[str] = []
    settings.trouble.connect(lambda text: said.append(str(text)))
    settings.update(theme="dark")
    assert settings.values.theme == "dark"
    assert len(said) == 1
    assert said[0].startswith("The settings could not be saved: ")


@pytest.mark.parametrize(
    "data",
    [
        b'{"theme": "dark", "text_sca',
        b'{"theme": 1}',
        b'{"passed_windows": ["dawn"]}',
        b'{"passed_windows": {"fury3": [1]}}',
        b'{"palette": "rainbow", "theme": null}',
        b'{"teammates": true}',
        b'{"text_scale": 1e400}',
        b'{"text_scale": NaN}',
        b'{"game": "' + b"x" * 5_000_000,
        b'{"last_directory": "\xff\xfe"}',
        '{"theme": "dark"}'.encode("utf-16"),
        b"\x00" * 4096,
        b"null",
    ],
)
def test_no_damage_stops_the_program(qtbot: QtBot, file: Path, data: bytes) -> None:
    file.write_bytes(data)
    settings = Settings()
    assert settings.values == Values()
    assert settings.notice is not None
    assert file.with_name("settings.json.broken").read_bytes() == data
    settings.update(theme="dark")
    assert (Settings().values.theme, Settings().notice) == ("dark", None)


def test_a_file_of_any_size_is_read(qtbot: QtBot, file: Path) -> None:
    file.write_bytes(b'{"theme": "dark", "later": "' + b"x" * 5_000_000 + b'"}')
    assert (Settings().values.theme, Settings().notice) == ("dark", None)


def test_a_folder_that_cannot_be_written_is_reported(
    qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    file.write_bytes(b"{")
    monkeypatch.setattr("furyqt.controllers.storage.json_store.set_aside", refused)
    monkeypatch.setattr("furyqt.controllers.storage.json_store.write_atomically", refused)
    settings = Settings()
    assert settings.values == Values()
    assert "Permission denied" in str(settings.notice)
    said: list[str] = []
    settings.trouble.connect(lambda text: said.append(str(text)))
    settings.update(theme="dark")
    assert settings.values.theme == "dark"
    assert said == ["The settings could not be saved: Permission denied"]
    assert file.read_bytes() == b"{"


@pytest.mark.parametrize("game", ["nosuch", "core", "", "../lite", "lite.state"])
def test_a_game_that_is_not_installed_becomes_the_default(qtbot: QtBot, file: Path, game: str) -> None:
    file.write_bytes(msgspec.json.encode({"game": game, "language": "de"}))
    settings = Settings()
    assert (settings.values.game, settings.values.language) == (Values().game, "de")
    assert settings.notice is None


def test_a_removed_folder_is_created_again(qtbot: QtBot, file: Path) -> None:
    settings = Settings()
    shutil.rmtree(file.parent)
    settings.update(language="de")
    assert Settings().values.language == "de"
