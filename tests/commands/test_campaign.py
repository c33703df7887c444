"""`furyqt campaign`, `furyqt hunt` and `furyqt simulate --chapter`: played, listed and verified."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from furyqt import paths
from furyqt.cli import main
from furyqt.commands.speech import CODES, choose_language
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.hunts import (
    FILE_NAME,
    HuntResult,
    Hunts,
    HuntTable,
    NoDateError,
    hunt_chapter,
    hunt_seed,
    read_date,
    twist,
)
from furyqt.controllers.chapters.measuring import (
    chapter_game_of,
    match_record,
    play_chapter,
    play_shared,
    shared_matches,
)
from furyqt.controllers.language import Language
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.autosave import Autosave
from furyqt.rules.core.campaign.chapter import PRESET
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset
from tests.controllers.chapters.chapter_games import GOOD, finish, play

pytestmark = pytest.mark.usefixtures("qapp")
DAY = date(2026, 11, 22)
FIRST = "shadow-01"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*lines, "quit")) + "\n"))


@pytest.fixture(params=CODES)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language for `--language`; the next test speaks English again."""
    yield request.param
    choose_language(["--language", "en"])
    for language in QCoreApplication.instance().findChildren(Language):  # type: ignore[union-attr]
        language.set("en")


def test_the_chapters_are_listed(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 14
    assert lines[0].split(None, 2)[2] == "The Borgo Road"
    assert main(["campaign", "list", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    numbers = [*(f"{number:02}" for number in range(1, 11)), "10b", "11", "12"]
    assert [row["id"] for row in table["chapters"]] == [f"shadow-{number}" for number in numbers]


def test_before_a_campaign_begins_the_first_chapter_is_open(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["campaign", "--language", "en"]) == 0
    *rows, dossier = capsys.readouterr().out.splitlines()
    assert [row.split()[1] for row in rows] == ["open", *["closed"] * 12]
    assert dossier.startswith("Dossier: w=0000")


def test_a_chapter_is_played_and_resumed(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1")
    assert main(["campaign", "play", "--name", "winter", "--seed", "2", "--preset", "story"]) == 0
    out = capsys.readouterr().out
    assert "The Borgo Road" in out
    assert "find three of Dracula's hideouts." in out
    assert "Day 1 of " in out
    book = CampaignSession()
    assert book.open("winter")
    assert book.running(FIRST) is not None
    typed(monkeypatch, "goal")
    assert main(["campaign", "play", "--name", "winter"]) == 0
    capsys.readouterr()
    assert main(["campaign", "list", "--name", "winter", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["chapters"][0]["state"] == "running"
    assert main(["campaign", "play", FIRST, "--name", "winter", "--preset", "lazy"]) == 2
    assert "there is no difficulty" in capsys.readouterr().err
    assert main(["campaign", "verify", "--name", "winter"]) == 2
    assert "no chapter of the campaign is finished yet" in capsys.readouterr().err


def test_finished_chapters_are_verified(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = CampaignSession()
    book.store.create("winter")
    finish(book, FIRST)
    assert main(["campaign", "verify"]) == 0
    assert capsys.readouterr().out.endswith(": verified\n")
    assert main(["campaign", "verify", FIRST]) == 0
    assert capsys.readouterr().out.startswith(FIRST)
    assert main(["campaign", "verify", "shadow-02"]) == 2
    assert "shadow-02 is not finished yet" in capsys.readouterr().err
    file = paths.campaigns_dir() / "winter" / "campaign.json"
    one = book.store.finished[0]
    first_words = json.dumps(one.journal[0].source, ensure_ascii=False)
    assert first_words in file.read_text()
    file.write_text(file.read_text().replace(first_words, '"{day}: older words."'))
    assert main(["campaign", "verify"]) == 0
    file.write_text(file.read_text().replace(f'"day": {one.day}', f'"day": {one.day + 1}'))
    assert main(["campaign", "verify"]) == 1
    assert "NOT VERIFIED: other values of day" in capsys.readouterr().out
    book.store.file_of(one).unlink()
    assert main(["campaign", "verify"]) == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["verify"], "there is no campaign yet"),
        (["play", "shadow-99"], "there is no chapter"),
        (["play", "--preset", "lazy"], "there is no difficulty"),
        (["play", "--buy", "horse"], "cannot be bought"),
        (["play", "--buy", "knife:dracula"], "nothing can be bought for “dracula”"),
        (["play", "--buy", "knife:nobody"], "nothing can be bought for “nobody” (available: godalming, "),
        (["play", "--challenge", "asleep"], "there is no challenge"),
        (["play", "--name", "../x"], "small letters"),
    ],
)
def test_bad_input_is_one_line(
    home: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    assert main(["campaign", *words]) == 2
    found = capsys.readouterr().err
    assert why in found
    assert found.count("\n") == 1


@pytest.mark.parametrize(
    "words", [("shadow-99",), ("--preset", "lazy"), ("--buy", "horse"), ("--challenge", "asleep")]
)
def test_wrong_words_begin_no_campaign(home: Path, words: tuple[str, ...]) -> None:
    assert main(["campaign", "play", *words]) == 2
    assert CampaignSession().store.names == ()


def test_practice_begins_no_campaign(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "goal")
    assert main(["campaign", "play", "shadow-02", "--practice", "--language", "en"]) == 0
    assert "The Log of the Demeter" in capsys.readouterr().out
    assert CampaignSession().store.names == ()


WRONG = {
    ("campaign", "play", "shadow-99"): {
        "en": "there is no chapter “shadow-99”",
        "de": "es gibt kein Kapitel „shadow-99“",
        "it": "non esiste il capitolo «shadow-99»",
    },
    ("campaign", "list", "nonsense"): {
        "en": "the list is of all chapters",
        "de": "die Liste zeigt alle Kapitel",
        "it": "l’elenco mostra tutti i capitoli",
    },
    ("campaign", "play", "--buy", "day:seward"): {
        "en": "cannot be bought",
        "de": "kann man nicht kaufen",
        "it": "non si può comprare",
    },
    ("campaign", "verify"): {
        "en": "there is no campaign yet",
        "de": "es gibt noch keine Kampagne",
        "it": "non c’è ancora una campagna",
    },
    ("hunt", "yesterday"): {"en": "is not a date", "de": "ist kein Datum", "it": "non è una data"},
    ("puzzle", "999"): {
        "en": "there is no puzzle",
        "de": "es gibt kein Rätsel",
        "it": "non esiste un enigma",
    },
    ("play",): {"en": "which game?", "de": "welches Spiel?", "it": "quale gioco?"},
}


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_errors_are_in_the_language(
    home: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], spoken: str
) -> None:
    assert main([*words, "--language", spoken]) == 2
    assert WRONG[words][spoken] in capsys.readouterr().err


def test_finished_chapters_are_verified_in_the_language(
    home: Path, capsys: pytest.CaptureFixture[str], spoken: str
) -> None:
    book = CampaignSession()
    book.store.create("winter")
    finish(book, FIRST, GOOD)
    assert main(["campaign", "verify", "--language", spoken]) == 0
    shown = {
        "en": f"{FIRST}: Failed, on day 8: verified\n",
        "de": f"{FIRST}: Gescheitert, am 8. Tag: bestätigt\n",
        "it": f"{FIRST}: Fallito, il giorno 8: verificato\n",
    }
    assert capsys.readouterr().out == shown[spoken]


# ----------------------------------------------------------------------------------------------------- hunts


def test_the_hunt_of_a_day_is_the_same_for_everyone() -> None:
    assert hunt_seed(DAY, "fury3") == hunt_seed(DAY, "fury3") < 2**63
    days = [DAY + timedelta(days=number) for number in range(60)]
    assert len({hunt_seed(day, "fury3") for day in days}) == 60
    hunts = {chapter.id for chapter in campaign_of("fury3").hunts()}
    assert {hunt_chapter(day, "fury3") for day in days} == hunts
    assert read_date("2026-11-22") == DAY
    with pytest.raises(NoDateError, match="is not a date"):
        read_date("22.11.2026")


@pytest.mark.parametrize("chapter", [chapter.id for chapter in campaign_of("fury3").hunts()])
def test_every_hunt_can_be_played_to_its_end(home: Path, chapter: str) -> None:
    hunts = Hunts()
    day = next(
        day
        for number in range(200)
        if hunt_chapter(day := DAY + timedelta(days=number), "fury3") == chapter and not twist(day, "fury3")
    )
    history = play(chapter_history(hunts.record(day)))
    found = hunts.close(history.record, history.states)
    assert found is not None
    assert (found.date, found.chapter) == (day.isoformat(), chapter)
    assert set(found.nights) <= {"■", "□"}
    assert str(hunts.line(found)).startswith(
        f"furyqt hunt {day.isoformat()} · Classic · {found.medal.capitalize()} · day {found.day} · "
    )
    again = Hunts()
    assert again.results == (found,)
    assert again.close(history.record, history.states) == found
    assert again.results == (found,)


RESULT = HuntResult(
    date="2026-11-22", chapter="hunt-01", preset="iron", medal="silver", day=5, harm=6, influence=2,
    taken_back=1, nights="■□", challenge="no_trains",
)  # fmt: skip
LINES = {
    "en": "furyqt hunt 2026-11-22 · Iron (No Trains) · Silver · day 5 · harm 6 · influence 2 · undone 1 · ■□",
    "de": "furyqt-Jagd 2026-11-22 · Eisern (Ohne Bahn) · Silber · Tag 5 · Schaden 6 · Einfluss 2 · ",
    "it": "caccia furyqt 2026-11-22 · Di ferro (Senza treni) · Argento · giorno 5 · danni 6 · influenza 2 · ",
}


def test_results_of_hunts_are_listed_in_the_language(
    home: Path, capsys: pytest.CaptureFixture[str], spoken: str
) -> None:
    hunts_file = paths.data_dir() / FILE_NAME
    hunts_file.write_bytes(msgspec.json.encode(HuntTable((RESULT,))))
    assert main(["hunt", "--table", "--language", spoken]) == 0
    assert LINES[spoken] in capsys.readouterr().out


@pytest.mark.parametrize(
    "content",
    [
        b"[]",
        *(
            msgspec.json.encode(HuntTable((msgspec.structs.replace(RESULT, **{field: "x"}),)))
            for field in ("date", "chapter", "preset", "medal", "challenge")
        ),
    ],
)
def test_a_damaged_table_of_hunts_is_set_aside(home: Path, content: bytes) -> None:
    home.mkdir()
    hunts = Hunts(home / "hunts.json")
    (home / "hunts.json").write_bytes(content)
    troubles: list[object] = []
    hunts.trouble.connect(troubles.append)
    assert hunts.results == ()
    assert "damaged" in str(troubles[0])
    assert (home / "hunts.json.broken").exists()


def test_a_hunt_is_played_in_the_terminal(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "goal")
    assert main(["hunt", "2024-11-22", "--challenge", "no_trains"]) == 0
    assert "You have " in capsys.readouterr().out
    assert main(["hunt", "--table", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert main(["hunt", "yesterday"]) == 2
    typed(monkeypatch, "goal")
    assert main(["hunt", "2024-11-22"]) == 0
    assert "your next game is attempt 2" in capsys.readouterr().out


def test_the_hunt_of_a_future_day_is_not_played(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tomorrow = (date.today() + timedelta(days=2)).isoformat()
    assert main(["hunt", tomorrow]) == 2
    found = capsys.readouterr()
    assert (found.err, found.out) == (f"furyqt hunt: the hunt of {tomorrow} is still to come\n", "")
    assert Hunts().attempts(date.fromisoformat(tomorrow)) == 0


def fast(record: Record) -> History:
    """Return the beginning of a game against a computer that does not think."""
    tags = {name: "random" if value.startswith("search:") else value for name, value in record.tags.items()}
    return chapter_history(replace(record, tags=tags))


def saved(history: History) -> Path:
    """Return the autosave of a game as a program that was killed leaves it."""
    kept = Autosave(None)
    kept.rewrite(history)
    kept.close()
    assert kept.path is not None
    return kept.path


def test_a_hunt_that_is_resumed_and_finished_is_in_the_table(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hunts = Hunts()
    hunts.today = lambda: DAY
    path = saved(play(fast(hunts.begun_record(DAY)), most=40))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    assert main(["play", "--resume", str(path), "--language", "en"]) == 0
    (result,) = Hunts().results
    assert (result.date, result.attempt) == (DAY.isoformat(), 1)
    assert str(hunts.line(result)) in capsys.readouterr().out.splitlines()


def test_a_chapter_that_is_resumed_from_its_file_is_closed(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    book = CampaignSession()
    book.store.create("winter")
    path = saved(play(fast(book.record(FIRST, seed=1)), most=10))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    assert main(["play", "--resume", str(path), "--language", "en"]) == 0
    assert book.store.refresh()
    (finished,) = book.store.finished
    assert f"Dossier: {finished.after}" in capsys.readouterr().out
    assert main(["campaign", "verify"]) == 0


# -------------------------------------------------------------------------------------------------- figures

SIMULATE = ["simulate", "fury3", "--chapter", FIRST, "--games", "3", "--jobs", "1", "--own", "random"]


def test_games_of_a_chapter_are_counted_by_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--other", "random", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert list(table["won"]) == ["story", "hunter", "helsing", "iron"]
    assert len(table["games"]) == 12
    won = list(table["won"].values())
    assert won == sorted(won, reverse=True)


def test_the_other_side_can_be_the_one_that_a_person_meets() -> None:
    (shared,) = shared_matches("fury3", FIRST, ("story", "hunter"), "typical", "random", PRESET, [1])
    alone = [msgspec.structs.replace(shared.match, preset=preset) for preset in shared.presets]
    records = [match_record(one, chapter_game_of(one), ruleset("fury3")) for one in alone]
    assert [record.tags["Dracula"] for record in records] == ["search:easy", "search:normal"]
    assert play_shared(shared) == [play_chapter(one) for one in alone]
    (bold,) = shared_matches("fury3", "shadow-05", ("hunter",), "typical", "random", PRESET, [1])
    record = match_record(bold.match, chapter_game_of(bold.match), ruleset("fury3"))
    assert record.tags["Dracula"] == "search:normal+bold"


def test_a_game_without_a_campaign_has_no_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "lite", "--chapter", FIRST]) == 2
    found = capsys.readouterr().err
    assert "the game lite has no campaign (games with one: fury3)" in found
    assert found.count("\n") == 1


def test_figures_are_appended_to_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from furyqt.rules.fury3.chapters.campaign import read_chapter

    source = Path(ruleset("fury3").campaign.__code__.co_filename).parent / "chapters" / f"{FIRST}.toml"  # type: ignore[union-attr]
    file = tmp_path / source.name
    file.write_text(source.read_text())
    before = read_chapter(file.read_text(), file.name)
    words = ["--other", "random", "--append", "abc", "--file", str(file), "--dossier", "least"]
    assert main([*SIMULATE, *words]) == 0
    after = read_chapter(file.read_text(), file.name)
    assert after.measured[:-1] == before.measured
    newest = after.measured[-1]
    assert (newest.commit, newest.rev, newest.games, newest.dossier) == ("abc", before.rev, 3, "least")
    assert (newest.players, newest.opponent) == ("random", "random")
    assert "shadow-01 random random least: 3 x 4" in capsys.readouterr().out
    assert main([*SIMULATE, "--append", "abc"]) == 2
    assert main([*SIMULATE[:3], "shadow-99"]) == 2
