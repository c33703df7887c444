"""Results that cannot be written are reported as long as they wait, and written when it is possible."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.controllers.storage import result_keeper
from furyqt.controllers.storage.result_keeper import ResultKeeper
from furyqt.controllers.storage.statistics import FILE_NAME, Statistics
from tests.controllers.fakes import wait_until
from tests.controllers.test_statistics import GAME


def file() -> Path:
    return paths.data_dir() / FILE_NAME


def test_trouble_lasts_until_the_result_is_written(qtbot: QtBot) -> None:
    keeper = ResultKeeper()
    heard: list[str] = []
    keeper.trouble_changed.connect(lambda text: heard.append(str(text)))
    keeper.notified.connect(lambda text: heard.append(str(text)))
    assert keeper.statistics.games() == []
    with closing(sqlite3.connect(file(), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeper.keep(GAME)
        keeper.retry()
        assert len(heard) == 1
        assert "another program is using the file" in heard[0]
        assert heard == [str(keeper.trouble)]
    keeper.retry()
    assert heard[1:] == ["None"]
    assert keeper.statistics.games() == [GAME]


def test_it_tries_again_without_being_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result_keeper, "RETRY_MS", 10)
    keeper = ResultKeeper()
    assert keeper.statistics.games() == []
    with closing(sqlite3.connect(file(), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeper.keep(GAME)
        assert keeper.trouble is not None
    wait_until(lambda: keeper.trouble is None)
    assert Statistics(file()).games() == [GAME]


def test_damage_is_reported_once(qtbot: QtBot) -> None:
    file().write_bytes(b"no database at all" * 99)
    keeper = ResultKeeper()
    told: list[str] = []
    keeper.notified.connect(lambda text: told.append(str(text)))
    keeper.keep(GAME)
    keeper.keep(GAME)
    assert len(told) == 1
    assert "moved to" in told[0]
