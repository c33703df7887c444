"""A campaign from its first chapter to an epilogue, its files, and how it survives damage and kills."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from furyqt import paths
from furyqt.controllers.chapters.beginning import on_sale
from furyqt.controllers.chapters.campaign_file import (
    CAMPAIGN_TAG,
    CampaignNameError,
    finished_from,
)
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import RUN
from furyqt.controllers.chapters.dossier_changes import Kept
from furyqt.controllers.chapters.journal_pages import JournalPages
from furyqt.controllers.chapters.verdict import VERDICT
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.storage import json_store
from furyqt.controllers.storage.library import Library
from furyqt.controllers.storage.past_games import past_game
from furyqt.rules.core.campaign.dossier import Dossier, read_dossier
from furyqt.rules.core.campaign.terms import TermsError
from furyqt.rules.core.record import dumps, loads
from furyqt.rules.core.text import Text
from tests.controllers.chapters.chapter_games import GOOD, begun, finish, play

FIRST, SECOND = "shadow-01", "shadow-02"
OTHER_GAME = "shadow-10b"
"""The branch of a fork that is played with another game."""


@pytest.fixture
def troubles() -> list[Text]:
    return []


@pytest.fixture
def book(home: Path, troubles: list[Text]) -> Iterator[CampaignSession]:
    """A book with one new campaign; no trouble is expected unless a test empties the list."""
    made = CampaignSession()
    made.store.trouble.connect(troubles.append)
    made.store.create("winter")
    yield made
    assert not troubles


def again(name: str = "winter") -> CampaignSession:
    """Open a campaign as another program would."""
    other = CampaignSession()
    assert other.open(name)
    return other


# ----------------------------------------------------------------------------------------- the whole campaign


def test_a_campaign_is_played_from_the_first_chapter_to_an_epilogue(
    book: CampaignSession, troubles: list[Text]
) -> None:
    """Ten chapters, played at random; afterward the file is lost, and restored from the records."""
    pages = JournalPages(book)
    dossiers = [book.store.dossier]
    order = []
    while book.store.open_chapters:
        assert pages.epilogue() == ""
        branches = book.store.open_chapters
        chapter = OTHER_GAME if OTHER_GAME in branches else branches[-1]  # not the first branch of a fork
        order.append(chapter)
        history = finish(book, chapter, seed=len(order))
        assert history.record.tags["Dossier"] == dossiers[-1].text
        dossiers.append(book.store.dossier)
    numbers = ["01", "02", "03", "04", "05", "07", "08", "09", "10b", "12"]
    assert order == [f"shadow-{number}" for number in numbers]
    assert pages.epilogue() in ("A", "B", "C")
    states = {entry.id: entry.state for entry in pages.entries()}
    assert {states.pop(f"shadow-{number}") for number in ("06", "10", "11")} == {"skipped"}
    assert set(states.values()) <= {"passed", "failed"}
    assert len(pages.letters()) == 10
    assert again().store.finished == book.store.finished
    (paths.campaigns_dir() / "winter" / "campaign.json").write_bytes(b"{}")
    restored = CampaignSession()
    restored.store.trouble.connect(troubles.append)
    assert restored.open("winter")
    assert "restored from 10 finished chapters" in str(troubles.pop())
    assert restored.store.finished == book.store.finished
    assert (paths.campaigns_dir() / "winter" / "campaign.json.broken").exists()
    a_lost_last_chapter_can_be_played_again(restored)


@pytest.mark.parametrize(
    ("chapter", "figures"),
    [(FIRST, {"helsing"}), (OTHER_GAME, {"godalming", "seward", "helsing", "mina"})],
)
def test_cards_are_on_sale_for_the_hunters_of_a_chapter_of_any_game(
    book: CampaignSession, chapter: str, figures: set[str]
) -> None:
    campaign = book.store.campaign
    sold = on_sale(campaign, campaign.chapter(chapter), Dossier(resolve=5), "hunter")
    assert {figure for purchase, figure in sold if purchase.id == "knife"} == figures


def a_lost_last_chapter_can_be_played_again(book: CampaignSession) -> None:
    """Burn the last page twice, each time in one of two windows; the records agree with the file."""
    store, pages, before = book.store, JournalPages(book), book.store.finished[:-1]
    lost = msgspec.structs.replace(store.finished[-1], medal="failed", reason="clock", counts={"harm": 1})
    store.replace_finished((*before, lost))
    assert pages.epilogue() == "B"
    store.replace_finished((*before, msgspec.structs.replace(lost, counts={"harm": 0})))
    assert (pages.epilogue(), book.can_burn) == ("C", True)
    other, debt = again(), store.dossier_for(lost.chapter).debt
    assert debt > 0
    for burned in (1, 2):
        book.burn_last_page()
        other.burn_last_page()  # of a page that is burned already
        assert (len(store.finished), pages.epilogue()) == (len(before), "")
        assert store.dossier.debt == max(0, debt - burned)
        assert other.store.finished == store.finished == again().store.finished
        newest = store.finished[-1]
        assert finished_from(store.file_of(newest))[0] == newest
        assert not store.file_of(lost).exists()
        assert again().running() is None  # the autosave of the burned game is still there
        finish(other, lost.chapter, seed=burned, autosave=True)
        failed = msgspec.structs.replace(other.store.finished[-1], medal="failed", reason="clock")
        other.store.replace_finished((*other.store.finished[:-1], failed))
        assert store.refresh()
    store.replace_finished((*store.finished[:-1], msgspec.structs.replace(lost, medal="gold", reason="goal",
        before=store.finished[-1].before)))  # fmt: skip
    assert (pages.epilogue(), book.can_burn) == ("A", False)


def test_a_chapter_that_could_not_be_written_does_not_replace_those_of_another_program(
    book: CampaignSession, troubles: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **settings: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr(json_store, "write_atomically", full)
        finish(book, FIRST)
    assert "is not being saved" in str(troubles.pop())
    other = again()
    for number, chapter in enumerate((FIRST, "shadow-02")):
        finish(other, chapter, seed=number + 5)
    book.keep((), ())  # now what waits would be written, too
    assert book.store.finished == other.store.finished == again().store.finished
    assert len(other.store.finished) == 2


def test_games_of_a_deleted_campaign_do_not_count_in_a_new_one_of_its_name(book: CampaignSession) -> None:
    """Neither an autosave that is found there, nor a game that was open meanwhile."""
    ended = finish(book, FIRST, autosave=True)
    book.store.delete("winter")
    book.store.create("winter")
    assert book.running() is None
    reopened, told = CampaignSession(), list[Text]()
    reopened.store.trouble.connect(told.append)
    assert reopened.open("winter")
    assert not told
    assert reopened.store.finished == ()
    assert reopened.close(ended.record, ended.states) is None
    assert "does not count" in str(told.pop())


def test_a_restored_campaign_goes_on_with_its_chapter_in_progress(
    book: CampaignSession, troubles: list[Text]
) -> None:
    finish(book, FIRST)
    play(begun(book, SECOND), most=5, autosave=True)
    (paths.campaigns_dir() / "winter" / "campaign.json").write_bytes(b"{}")
    restored = CampaignSession()
    assert restored.open("winter")
    assert restored.running(SECOND) is not None


def test_entries_say_what_can_be_played(book: CampaignSession) -> None:
    pages = JournalPages(book)
    entries = pages.entries("story")
    assert [entry.state for entry in entries[:3]] == ["open", "closed", "closed"]
    assert [entry.act for entry in entries] == [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]
    assert [entry.label for entry in entries[8:]] == ["9", "10", "10b", "11", "12"]
    first = entries[0]
    assert (first.number, str(first.title), first.portrait) == (1, "The Borgo Road", "helsing")
    assert first.days == pages.entry(FIRST, "hunter").days + 3
    assert first.figures == ("helsing",)
    assert first.briefing is not None
    assert first.journal == ()
    finish(book, FIRST, GOOD)
    done = pages.entry(FIRST)
    assert done.state in ("passed", "failed")
    assert done.journal
    assert "{" not in "".join(map(str, done.journal))
    assert [letter.chapter for letter in pages.letters()] == [FIRST, SECOND]
    assert pages.letters()[0].paragraphs[0] == done.briefing


def test_a_finished_chapter_keeps_the_days_it_was_played_with(book: CampaignSession) -> None:
    pages = JournalPages(book)
    finish(book, FIRST)
    usual = pages.entry(SECOND).days
    history = play(begun(book, SECOND, bought=("day",)))
    assert book.close(history.record, history.states) is not None
    assert pages.entry(SECOND).days == pages.entry(SECOND, "story").days == usual + 1


def test_the_afterword_shows_the_truth_within_what_could_be_known(book: CampaignSession) -> None:
    history = finish(book, FIRST, GOOD, seed=3)
    found = JournalPages(book).afterword(FIRST)
    assert len(found.nights) >= 3
    for night in found.nights:
        assert night.place in night.expected
        assert str(night.title)
        assert 0 < night.position <= history.ply
    one = book.store.finished[0]
    assert set(one.habits) == {"sea", "port", "near", "flee", "fight", "hide"}
    assert all(count <= total for count, total in one.habits.values())


def test_habits_are_named_from_eight_chances_on(book: CampaignSession) -> None:
    finish(book, FIRST)
    store = book.store
    one = msgspec.structs.replace(
        store.finished[0], habits={"sea": (7, 7), "near": (0, 9), "hide": (1, 8), "port": (4, 8)}
    )
    store.replace_finished((one,))
    pages = JournalPages(book)
    assert [str(text) for text in pages.habits()] == [
        "He played a power card in 1 of 8 nights.",
        "He spent 4 of 8 nights on land in a port.",
    ]
    assert str(pages.afterword(FIRST).habit) == "He played a power card in 1 of 8 nights."


def test_a_purchase_that_changes_nothing_is_refused(book: CampaignSession) -> None:
    with pytest.raises(TermsError, match="Heal a wound for Van Helsing would change nothing"):
        book.terms(FIRST, "story", ("heal:helsing",))
    assert book.terms(FIRST, "story", ("knife:helsing",)).bought == ("knife:helsing",)


# ----------------------------------------------------------------------------------------- files and records


def test_campaigns_stand_side_by_side(book: CampaignSession) -> None:
    finish(book, FIRST)
    book.store.create("spring", "story")
    assert book.store.names == ("spring", "winter")
    assert (book.store.name, book.store.finished, book.store.dossier) == ("spring", (), Dossier(resolve=4))
    assert book.open("winter")
    assert len(book.store.finished) == 1
    assert not book.open("autumn")
    book.store.delete("winter")
    assert (book.store.names, book.store.name) == (("spring",), "")


def test_names_are_in_order_and_the_campaign_that_was_played_last_is_known(book: CampaignSession) -> None:
    for name in ("campaign-10", "campaign-2"):
        book.store.create(name)
    assert book.store.names == ("campaign-2", "campaign-10", "winter")
    for age, name in enumerate(("campaign-10", "winter", "campaign-2")):
        os.utime(paths.campaigns_dir() / name / "campaign.json", (1000 - age, 1000 - age))
    (paths.campaigns_dir() / "campaign-2" / "campaign.json").unlink()
    assert book.store.newest_names == ("campaign-10", "winter", "campaign-2")


@pytest.mark.parametrize("name", ["", "../x", "A", "a b", "a" * 41, "-a"])
def test_a_campaign_has_a_plain_name(book: CampaignSession, name: str) -> None:
    with pytest.raises(CampaignNameError):
        book.store.create(name)


def test_a_finished_chapter_is_written_once(book: CampaignSession) -> None:
    history = finish(book, FIRST)
    first = book.store.finished
    assert book.close(history.record, history.states) == first[0]
    assert book.store.finished == first
    record, _ = book.played(FIRST)
    assert record.tags[CAMPAIGN_TAG].startswith("winter 1 ")
    assert finished_from(paths.campaigns_dir() / "winter" / first[0].record) == (first[0], record)
    assert isinstance(book.replay(FIRST), Replay)


def test_a_second_window_does_not_write_over_what_the_first_has_finished(book: CampaignSession) -> None:
    other = again()
    late = play(begun(other, FIRST, seed=2))
    finish(book, FIRST)
    finish(book, SECOND)
    assert other.close(late.record, late.states) == book.store.finished[0]
    assert other.store.finished == book.store.finished == again().store.finished
    assert len(other.store.finished) == 2


def test_practice_and_closed_chapters_change_nothing(book: CampaignSession) -> None:
    for history in (begun(book, FIRST, practice=True), begun(book, "shadow-09")):
        assert CAMPAIGN_TAG not in history.record.tags
        play(history)
        assert history.record.tags[VERDICT]
        assert book.close(history.record, history.states) is None
    assert book.store.finished == ()
    assert book.store.dossier_for("shadow-09") == book.store.campaign.terms().dossier("least")


def test_a_game_that_goes_on_is_not_closed(book: CampaignSession) -> None:
    history = play(begun(book, FIRST), most=5)
    assert book.close(history.record, history.states) is None


def test_the_player_chooses_the_cards_to_carry_on_until_the_next_chapter(book: CampaignSession) -> None:
    finish(book, FIRST, GOOD)
    one = book.store.finished[0]
    assert one.items, "the seed gives no items"
    book.keep(one.items[-1:], ())
    kept = book.store.finished[0]
    assert kept.kept == Kept(one.items[-1:], ())
    assert read_dossier(kept.after).items == one.items[-1:]
    assert again().store.finished[0] == kept
    assert finished_from(paths.campaigns_dir() / "winter" / kept.record)[0] == kept
    play(begun(book, SECOND), most=5, autosave=True)
    book.keep((), ())
    assert book.store.finished[0] == kept


def test_terms_come_from_the_dossier_and_the_preset(book: CampaignSession) -> None:
    with pytest.raises(TermsError):
        book.record(FIRST, "hunter", ("day", "day"))
    record = book.record(FIRST, "helsing", (), "no_trains", seed=1)
    tags = record.tags
    assert (tags["Undo"], tags["Aids"], tags["Hints"]) == ("strict", "full", "none")
    assert (tags["Chapter"], tags["Preset"], tags["Challenge"]) == ("shadow-01/4", "helsing", "no_trains")
    assert (tags["Helsing"], tags["Dracula"]) == ("human", "search:hard")
    assert "Hints" not in book.record(FIRST, "hunter").tags
    assert book.record(FIRST, "story", (), "blind").tags["Aids"] == "paper"
    assert book.record(FIRST, fellows={"mina": "greedy"}).tags["Mina"] == "greedy"
    assert book.record(FIRST, "hunter", (), "alone", fellows={"mina": "greedy"}).tags["Mina"] == "human"
    assert book.record("shadow-05", seed=1).tags["Dracula"] == "search:normal+bold"


def test_the_preset_of_the_first_chapter_decides_the_resolve_at_the_start(book: CampaignSession) -> None:
    terms = book.store.campaign.terms()
    resolve = {one.id: book.terms(FIRST, one.id).dossier.resolve for one in terms.presets}
    assert resolve == {"story": 4, "hunter": 2, "helsing": 1, "iron": 0}
    assert book.terms(FIRST, "story", challenge="iron").dossier.resolve == 0
    with pytest.raises(TermsError, match="more than the resolve"):
        book.terms(FIRST, "iron", ("knife:helsing",))
    finish(book, FIRST)
    assert book.terms(SECOND, "story").dossier == book.store.dossier


# ----------------------------------------------------------------------------------------- damage and crashes


@pytest.mark.parametrize("damage", [b"", b"not json", b'{"game": 3}', b"\xff\xfe", b'{"game":"fury3"}'])
def test_a_damaged_file_without_records_is_set_aside(
    book: CampaignSession, troubles: list[Text], damage: bytes
) -> None:
    (paths.campaigns_dir() / "winter" / "campaign.json").write_bytes(damage)
    assert not book.open("winter")
    assert "could not be restored" in str(troubles.pop())
    assert not (paths.campaigns_dir() / "winter" / "campaign.json").exists()


def test_strange_records_beside_the_own_ones_do_not_prevent_a_restoration(
    book: CampaignSession, troubles: list[Text]
) -> None:
    """A copy of a record, and a later chapter of a deleted campaign with the same name."""
    for chapter in (FIRST, SECOND):
        finish(book, chapter)
    folder = paths.campaigns_dir() / "winter"
    first, second = sorted(folder.glob("*.furyqt"))
    good = book.store.finished
    tag = loads(second.read_text())[0].tags[CAMPAIGN_TAG]
    for name, text, kept in (
        (f"{first.stem} (copy){first.suffix}", first.read_text(), 2),
        (second.name, second.read_text().replace(tag, "winter 2 00000000"), 1),
    ):
        (folder / name).write_text(text)
        (folder / "campaign.json").write_text("{")
        assert book.open("winter")
        assert f"restored from {kept} finished chapters" in str(troubles.pop())
        assert [one.chapter for one in book.store.finished] == [one.chapter for one in good][:kept]


def test_a_damaged_dossier_in_the_file_is_found(book: CampaignSession, troubles: list[Text]) -> None:
    finish(book, FIRST)
    good = book.store.finished
    file = paths.campaigns_dir() / "winter" / "campaign.json"
    file.write_text(file.read_text().replace(good[0].after, "w=9999"))
    assert book.open("winter")
    assert "restored from 1 finished chapters" in str(troubles.pop())
    assert book.store.finished == good


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('"game": "fury3"', '"game": "chess"'),
        ('"game": "fury3"', '"game": "lite"'),
        ('"preset": "hunter"', '"preset": "lazy"'),
        (f'"chapter": "{FIRST}"', '"chapter": "shadow-77"'),
    ],
)
def test_a_file_that_names_what_there_is_not_is_restored(
    book: CampaignSession, troubles: list[Text], good: str, bad: str
) -> None:
    finish(book, FIRST)
    finished = book.store.finished
    file = paths.campaigns_dir() / "winter" / "campaign.json"
    assert good in file.read_text()
    file.write_text(file.read_text().replace(good, bad))
    assert book.open("winter")
    assert "restored from 1 finished chapters" in str(troubles.pop())
    assert book.store.finished == finished
    assert book.store.open_chapters == (SECOND,)


def test_an_unreadable_record_ends_what_can_be_restored(book: CampaignSession, troubles: list[Text]) -> None:
    finish(book, FIRST)
    finish(book, SECOND)
    folder = paths.campaigns_dir() / "winter"
    (folder / book.store.finished[1].record).write_text("nothing")
    (folder / "campaign.json").write_text("nothing")
    assert book.open("winter")
    assert "restored from 1 finished" in str(troubles.pop())
    assert [one.chapter for one in book.store.finished] == [FIRST]


def test_a_full_disk_is_reported_and_the_state_is_kept(
    book: CampaignSession, troubles: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    history = play(begun(book, FIRST))
    folder = paths.campaigns_dir() / "winter"
    (folder / "01-shadow-01.furyqt").mkdir()
    assert book.close(history.record, history.states) is not None
    assert "is not being saved" in str(troubles.pop())
    assert book.store.finished == ()
    (folder / "01-shadow-01.furyqt").rmdir()
    assert book.close(history.record, history.states) is not None
    assert len(again().store.finished) == 1


def test_a_chapter_that_ended_when_the_program_did_is_closed_at_the_next_start(book: CampaignSession) -> None:
    play(begun(book, FIRST), autosave=True)
    assert book.store.finished == ()
    assert [one.chapter for one in again().store.finished] == [FIRST]


PLAYER = """
from time import sleep
from PySide6.QtCore import QCoreApplication
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import RUN, CampaignStore
from furyqt.controllers.storage.autosave import Autosave
from tests.controllers.chapters.chapter_games import begun, finish, play

application = QCoreApplication([])
book = CampaignSession()
book.store.create("winter")
finish(book, "shadow-01")
history = begun(book, "shadow-02")
kept = Autosave(None)
while not history.is_over:
    play(history, most=history.ply + 1)
    kept.append(history, history.states[-2])
    print(history.ply, flush=True)
    sleep(0.2)  # so that the signal comes before the chapter ends
"""


def test_a_killed_program_loses_neither_the_dossier_nor_the_chapter(home: Path, worker: AiWorker) -> None:
    process = subprocess.Popen([sys.executable, "-c", PLAYER], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    played = 0
    while played < 6:
        line = process.stdout.readline()
        assert line, "the player stopped by itself"
        played = int(line)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    book = again()
    assert [one.chapter for one in book.store.finished] == [FIRST]
    assert JournalPages(book).entry(SECOND).state == "running"
    path = book.running(SECOND)
    assert path is not None
    session = Library().resume(path, worker)
    assert session.chapter is not None
    assert session.header.tags["Dossier"] == book.store.dossier.text
    assert session.ply >= 6
    session.close()


def test_a_chapter_counts_in_the_statistics(book: CampaignSession) -> None:
    history = play(begun(book, FIRST))
    found = past_game(history, "key", "2026-01-01")
    assert '"chapter": "shadow-01"' in found.options
    assert (found.side, found.is_won) == ("hunters", not history.record.tags[VERDICT].startswith("failed"))


def test_a_finished_chapter_is_opened_as_a_replay(book: CampaignSession) -> None:
    history = play(begun(book, FIRST), autosave=True)
    text = dumps(history.record, history.states)
    assert text.endswith("*\n") or history.record.tags[VERDICT].split()[1] == "end"
    assert loads(text)[1] == history.states
    (saved,) = Library().games()
    is_won = not history.record.tags[VERDICT].startswith("failed")
    assert saved.result == ("hunters" if is_won else "dracula")
    assert Library().latest_unfinished() is None
    opened = Library().open(saved.path)
    assert isinstance(opened, Replay)
    assert opened.outcome == history.outcome
    assert opened.observation(0, opened.length).outcome == history.outcome
    assert opened.allowed_viewers == (0, 1)


def test_a_run_has_the_hardest_preset(home: Path) -> None:
    book = CampaignSession()
    book.store.create(f"{RUN}1")
    assert book.store.preset == "iron"
    assert book.record(FIRST, "story").tags["Preset"] == "iron"
    with pytest.raises(TermsError, match="resolve of 0"):
        book.terms(FIRST, "story", ("day",))


def test_a_failure_ends_a_run_in_every_program_but_not_another_campaign(book: CampaignSession) -> None:
    lost = 0
    for seed in range(1, 6):
        name, run = f"{RUN}{seed}", CampaignSession()
        run.store.create(name)
        finish(run, FIRST, seed=seed)
        other = again(name)
        won = other.store.finished[0].is_success
        assert other.store.is_lost != won
        assert other.store.open_chapters == ((SECOND,) if won else ())
        assert not other.can_burn
        assert "Campaign" not in other.record(FIRST, is_practice=True).tags
        lost += not won
    assert lost
    while not any(not one.is_success for one in book.store.finished):
        finish(book, book.store.open_chapters[0])
    assert not book.store.is_lost
    assert book.store.open_chapters
