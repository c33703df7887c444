"""Two programs that write into one home at the same time, or are killed while they do, lose nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from furyqt.cli import main
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.rules.core.text import Text
from tests.controllers.racing_programs import CHAPTERS, PAIRS, WRITES, found

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there is neither fork nor SIGKILL"),
    pytest.mark.usefixtures("qapp"),
]


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the homes of all pairs of programs."""
    folder = tmp_path_factory.mktemp("pairs")
    subprocess.run([sys.executable, "-m", "tests.controllers.racing_programs", str(folder)], check=True)
    return folder


def done(home: Path, number: int) -> set[str]:
    """The names of the writes that a program finished."""
    return set((home / f"done-{number}").read_text().split())


@pytest.mark.parametrize("way", PAIRS)
def test_what_either_program_has_written_is_there(
    homes: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    for names in PAIRS[way]:
        all_is_there(homes, monkeypatch, way, names)


def all_is_there(homes: Path, monkeypatch: pytest.MonkeyPatch, way: str, names: tuple[str, str]) -> None:
    home = homes / way / "-".join(names)
    monkeypatch.setenv("FURYQT_HOME", str(home))
    assert list(home.rglob("*.broken")) == []
    for number, name in enumerate(names):
        written = done(home, number)
        assert way == "killed" or len(written) == WRITES
        assert written <= found(name)


@pytest.mark.parametrize("number", range(CHAPTERS))
def test_of_two_programs_that_close_a_chapter_one_wins_and_the_other_is_told(
    homes: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    home = homes / "ended" / f"chapter{number}"
    monkeypatch.setenv("FURYQT_HOME", str(home))
    said = sorted(json.loads((home / f"said-{program}").read_text()) for program in (0, 1))
    assert said == [[], ["The chapter was already closed with another game, and that result counts."]]
    assert main(["campaign", "verify", "--name", "winter"]) == 0


@pytest.mark.parametrize("number", range(CHAPTERS))
def test_a_chapter_whose_programs_are_killed_is_open_or_closed_whole(
    homes: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setenv("FURYQT_HOME", str(homes / "killed" / f"chapter{number}"))
    book, troubles = CampaignSession(), list[Text]()
    book.store.trouble.connect(troubles.append)
    assert book.open("winter")
    assert troubles == []
    if book.store.finished:
        assert main(["campaign", "verify", "--name", "winter"]) == 0
