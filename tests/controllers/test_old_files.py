"""The files of an earlier version can be read: each test opens a copy of a user's folder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from furyqt import paths
from furyqt.cli import main
from furyqt.commands.speech import choose_language, say
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.hunts import Hunts
from furyqt.controllers.chapters.journal_pages import RUNNING, JournalPages
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import taken_back
from furyqt.controllers.storage.journal import journal_text
from furyqt.controllers.storage.library import Library, load
from furyqt.controllers.storage.notebook import Notebook
from furyqt.controllers.storage.settings import Settings
from furyqt.controllers.storage.statistics import Statistics
from furyqt.controllers.tutor.lesson_book import LessonBook
from furyqt.controllers.tutor.lesson_list import lesson
from furyqt.controllers.tutor.tutor import Tutor

FIXTURES = Path(__file__).parents[1] / "fixtures" / "d9fed10c"
RECORDS: dict[str, dict[str, Any]] = json.loads((FIXTURES / "records.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def data(home: Path) -> Iterator[Path]:
    """Return the data folder of a copy of the user's folder; afterwards nothing in it is set aside."""
    shutil.copytree(FIXTURES / "home", home)
    yield home / "data"
    assert not list(home.rglob("*.broken"))


def original(name: str) -> Any:
    """Return the content of a JSON file as it was written."""
    return json.loads((FIXTURES / "home" / name).read_text(encoding="utf-8"))


def check(path: Path, facts: dict[str, Any]) -> None:
    """Replay a record and compare its end with the facts."""
    history = History(*load(path))
    outcome = history.outcome
    assert history.record.game == facts["game"]
    assert history.ply == facts["actions"]
    assert taken_back(history.record.tags) == facts["undone"]
    assert history.rules.line(history.state) == facts["turn"]
    assert history.seat_to_move == facts["prompted"]
    assert (history.table.names(outcome.winners) if outcome else "") == facts["winners"]
    assert (outcome.score if outcome else None) == facts["score"]
    seen = [len(history.observation(player).events) for player in range(len(history.table.players))]
    assert seen == facts["seen"]
    body = path.read_text(encoding="utf-8").partition("\n\n")[2]
    assert journal_text(history).partition("\n\n")[2].startswith(body.removesuffix("*\n").rstrip())


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_its_end(name: str, data: Path) -> None:
    check(data / name, RECORDS[name])


def test_the_records_are_of_every_game_finished_and_unfinished() -> None:
    known = {(facts["game"], bool(facts["winners"])) for facts in RECORDS.values()}
    assert known == {
        (game, ended) for game in ("dining", "fury2", "fury3", "lite") for ended in (True, False)
    }


def test_all_games_are_listed_undamaged(data: Path) -> None:
    games = Library().games()
    names = {f"saves/{game.path.name}" for game in games}
    assert names == {name for name in RECORDS if name.startswith("saves/")}
    assert not any(game.is_damaged for game in games)
    results = {f"saves/{game.path.name}": game.result for game in games}
    assert results == {name: RECORDS[name]["winners"] for name in results}


def test_the_settings_have_their_values() -> None:
    settings = Settings()
    assert settings.notice is None
    values = json.loads(json.dumps({name: getattr(settings.values, name) for name in original_settings()}))
    assert values == original_settings()


def original_settings() -> dict[str, Any]:
    found: dict[str, Any] = original("config/settings.json")
    return found


def test_the_statistics_have_all_games_and_the_pending_ones(data: Path) -> None:
    pending = {json.loads(path.read_text())["key"] for path in data.glob("statistics.sqlite3.*.json")}
    assert len(pending) == 2
    statistics = Statistics()
    assert statistics.notice is None
    games = statistics.games()
    assert pending <= {game.key for game in games}
    assert {game.game for game in games} == {"dining", "fury2", "fury3", "lite"}
    known = {f"saves/{game.key}": game for game in games}
    assert {name: (game.winner, game.actions) for name, game in known.items()} == {
        name: (RECORDS[name]["winners"], RECORDS[name]["actions"]) for name in known
    }
    assert statistics.report().unreadable == 0
    assert not list(data.glob("statistics.sqlite3.*.json"))


def test_the_puzzle_ratings_are_read() -> None:
    ratings, known = PuzzleRatings(), original("data/puzzles.json")
    assert ratings.rating == known["rating"]
    assert ratings.answers == known["answers"] == 12
    solved = {name for name, tried in ratings.tried.items() if tried.is_solved}
    assert solved == {name for name, tried in known["tried"].items() if tried["is_solved"]}
    assert len(solved) == 4


def test_the_pencil_marks_are_read() -> None:
    book, known = Notebook(), original("data/notebook.json")["games"]
    assert len(known) == 2
    for name, marks in known.items():
        book.begin(name)
        assert book.marks == marks


def test_the_bookmarks_open_their_lessons(qtbot: object) -> None:
    book, known = LessonBook(), original("data/lessons.json")
    assert book.notice is None
    assert book.has_finished
    begun = [name for name in known if book.mark(name).is_begun]
    assert len(begun) == 2
    for name in begun:
        tutor = Tutor(lesson(name), book)
        assert tutor.number == book.mark(name).step + 1
        tutor.close()
        tutor.session.close()


def test_the_hunts_are_listed() -> None:
    known = original("data/hunts.json")["results"]
    hunts = Hunts()
    found = {(one.date, one.chapter, one.medal, one.nights) for one in hunts.results}
    assert found == {(one["date"], one["chapter"], one["medal"], one["nights"]) for one in known}
    assert len(found) == 2


def test_the_campaign_opens_in_its_middle() -> None:
    book = CampaignSession()
    assert book.open("winter")
    known = original("data/campaigns/winter/campaign.json")["finished"]
    assert [(one.chapter, one.medal, one.bought) for one in book.store.finished] == [
        (one["chapter"], one["medal"], tuple(one["bought"])) for one in known
    ]
    assert book.store.finished[1].bought == ("knife:seward", "day")
    assert [entry.id for entry in JournalPages(book).entries() if entry.state == RUNNING] == ["shadow-04"]
    path = book.running("shadow-04")
    assert path is not None
    assert path.parent == paths.saves_dir()
    assert book.open("iron-will")
    assert book.store.finished == ()


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "7 May: in Valona they had seen him pass, and barred the doors behind him."),
        ("de", "7. Mai: Man hat ihn in Valona vorüberziehen sehen und danach die Türen verriegelt."),
        ("it", "7 maggio: a Valona lo avevano visto passare, e avevano sprangato le porte."),
    ],
)
def test_a_journal_is_in_the_language_of_its_reader(language: str, line: str) -> None:
    book = CampaignSession()
    assert book.open("winter")
    choose_language(["--language", language])
    lines = [say(text) for one in book.store.finished for text in one.journal]
    choose_language([])
    assert line in lines


def test_the_campaign_is_verified(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "verify", "--name", "winter", "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(line.endswith("verified") for line in lines)
