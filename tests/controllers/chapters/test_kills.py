"""A program killed at any step of writing loses and doubles nothing of dossier, chapter and puzzle rating."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from furyqt import paths
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.journal_pages import JournalPages
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.storage.game_files import load
from furyqt.rules.core.text import Text
from tests.controllers.chapters.killed_programs import BOUGHT, CAMPAIGN, SEALED, SECOND, START

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is neither fork nor SIGKILL")


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the homes that killed programs left."""
    folder = tmp_path_factory.mktemp("killed")
    name = "tests.controllers.chapters.killed_programs"
    subprocess.run([sys.executable, "-m", name, str(folder)], check=True)
    return folder


def homes(killed: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Use one home after the other; the last one is that of a program that was not killed."""
    steps = sorted(int(path.name) for path in (killed / name).iterdir() if path.name != START)
    assert len(steps) > 4
    for step in steps:
        monkeypatch.setenv("FURYQT_HOME", str(killed / name / str(step)))
        yield step


def again() -> CampaignSession:
    """Open the campaign; it must not be damaged."""
    book, troubles = CampaignSession(), list[Text]()
    book.store.trouble.connect(troubles.append)
    assert book.open(CAMPAIGN)
    assert troubles == []
    return book


def autosaves() -> list[Path]:
    return list(paths.saves_dir().glob("autosave-*"))


def test_a_purchase_is_made_with_the_chapter_or_not_at_all(
    killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = []
    for _ in homes(killed, "purchase", monkeypatch):
        book = again()
        assert len(book.store.finished) == 1
        states.append(JournalPages(book).entry(SECOND).state)
        running = book.running(SECOND)
        assert autosaves() == ([] if running is None else [running])
        if running is not None:
            tags = load(running)[0].tags
            assert (tags["Bought"], tags["Dossier"]) == (BOUGHT, book.store.dossier.text)
    assert set(states) == {"open", "running"}


@pytest.mark.parametrize(("name", "chapter"), [("verdict", SECOND), ("final_answer", SEALED)])
def test_a_chapter_goes_on_or_has_its_verdict_once(
    killed: Path, monkeypatch: pytest.MonkeyPatch, name: str, chapter: str
) -> None:
    monkeypatch.setenv("FURYQT_HOME", str(killed / name / START))
    before, found = again().store.finished, []
    for _ in homes(killed, name, monkeypatch):
        book = again()
        finished = book.store.finished
        assert finished[: len(before)] == before
        assert again().store.finished == finished
        assert len(autosaves()) == 1
        if finished == before:
            assert book.running(chapter) == autosaves()[0]
            continue
        assert [one.chapter for one in finished[len(before) :]] == [chapter]
        assert book.running() is None
        assert book.played(chapter)[1]
        found.append(finished)
    assert found == [found[-1]] * len(found)
    assert (found[-1][-1].reason == "seal") == (name == "final_answer")


def test_a_puzzle_rating_is_the_old_or_the_new_one(killed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for _ in homes(killed, "rating", monkeypatch):
        ratings = PuzzleRatings()
        found.append((ratings.answers, ratings.rating, len(ratings.tried)))
    old, new = found[0], found[-1]
    assert (old[0], new[0]) == (1, 2)
    assert set(found) == {old, new}


def test_half_written_files_of_a_campaign_are_deleted_when_it_is_opened(
    killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    for step in homes(killed, "verdict", monkeypatch):
        folder = killed / "verdict" / str(step) / "data" / "campaigns" / CAMPAIGN
        left = folder / f".campaign.json.abcdef{step % 10}x"
        left.touch()
        for path in folder.glob(".*"):
            os.utime(path, (time.time() - 60,) * 2)
            seen += 1
        again()
        assert list(folder.glob(".*")) == []
    assert seen
