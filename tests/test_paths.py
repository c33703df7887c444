"""The folders of data, settings and logs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from furyqt import packaged, paths


def test_a_checkout_has_its_resources_beside_the_package() -> None:
    assert paths.resources() == Path(__file__).parent.parent / "resources"
    assert paths.resources().is_dir()


def test_a_wheel_has_them_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data" / "translations").mkdir(parents=True)
    monkeypatch.delenv("FURYQT_TRANSLATIONS", raising=False)
    monkeypatch.setattr(packaged, "PACKAGE", tmp_path)
    assert paths.translations() == tmp_path / "_data" / "translations"


def test_translations_can_be_tried_from_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FURYQT_TRANSLATIONS", str(tmp_path))
    assert paths.translations() == tmp_path


def test_the_home_can_be_moved(home: Path) -> None:
    folders = [paths.data_dir(), paths.saves_dir(), paths.config_dir(), paths.log_dir()]
    assert len(set(folders)) == 4
    assert all(folder.is_dir() and home in folder.parents for folder in folders)


def test_without_a_home_of_our_own_the_system_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FURYQT_HOME")
    monkeypatch.setattr(paths.appdirs, "user_config_dir", lambda name, appauthor: str(tmp_path / name))
    assert paths.config_dir() == tmp_path / "furyqt"


@pytest.mark.skipif(sys.platform != "linux", reason="XDG variables are of Linux")
@pytest.mark.parametrize("wrong", ["", "relative"])
def test_an_empty_or_relative_xdg_folder_counts_as_not_set(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FURYQT_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", wrong)
    assert paths.data_dir() == tmp_path / ".local" / "share" / "furyqt"


def test_an_empty_home_is_not_the_root_of_the_file_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FURYQT_HOME")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setattr(paths, "make_folder", lambda folder: None)
    monkeypatch.delenv("HOME")
    without = paths.config_dir()
    monkeypatch.setenv("HOME", "")
    assert paths.config_dir() == without


def test_a_home_that_cannot_be_made_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("FURYQT_HOME", str(tmp_path / "file" / "home"))
    for folder in (paths.data_dir(), paths.saves_dir(), paths.config_dir(), paths.log_dir()):
        assert not folder.exists()
