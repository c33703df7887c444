"""The story during chapters: beats, papers at the end, papers that are found, and letters at a fork."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from furyqt import paths
from furyqt.cli import main
from furyqt.controllers.chapters.beginning import chapter_history, chapter_terms
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.chapter_texts import braces, chapter_text, journal_entry
from furyqt.controllers.chapters.journal_pages import JournalPages
from furyqt.controllers.chapters.measuring import ChapterMatch
from furyqt.controllers.chapters.story import (
    COST,
    ENDS,
    LOST,
    WELL,
    Beat,
    Paper,
    beats,
    closing_paper,
    end_of,
    found_paper,
    found_papers,
    uses,
)
from furyqt.controllers.chapters.verdict import GOAL, SEAL, ChapterVerdict
from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.history import History
from furyqt.controllers.terminal.console import Console
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import Dossier, read_dossier
from furyqt.rules.core.campaign.tags import game_of_chapter
from furyqt.rules.core.documents import translation
from furyqt.rules.core.events import Event
from furyqt.rules.core.record import dumps, loads
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.chapters.chapter_stage import deeds
from tests.controllers.chapters.chapter_games import GOOD, begun, finish, matched, play

CAMPAIGN = campaign_of("fury3")
CHAPTERS = CAMPAIGN.chapters()
FINDS = [find.id for chapter in CHAPTERS for find in chapter.finds]
IDS = [chapter.id for chapter in CHAPTERS]
LANGUAGES = ("en", "de", "it")
SEEDS = {
    "shadow-01": (5, 7, 8), "shadow-02": (1, 2, 4), "shadow-03": (1, 2, 3), "shadow-04": (3, 5, 6),
    "shadow-05": (1, 3, 4), "shadow-06": (2, 5, 16), "shadow-07": (2, 5, 6), "shadow-08": (9, 16, 24),
    "shadow-09": (1, 2, 44), "shadow-10": (1, 2, 24), "shadow-10b": (1, 2, 4), "shadow-11": (2, 11, 12),
    "shadow-12": (1, 4, 6),
}  # fmt: skip
"""Seeds of games that together have every beat and paper of a chapter."""
PRESETS, DOSSIERS = ("story", "hunter", "iron"), ("typical", "least")


@pytest.fixture
def book(home: Path) -> CampaignSession:
    made = CampaignSession()
    made.store.create("winter")
    return made


def game(chapter: CampaignChapter, seed: int) -> History:
    """Play a chapter with the preset, dossier and players that belong to a seed."""
    own = "goal" if seed % 4 else "greedy"
    preset, dossier = PRESETS[seed % 3], DOSSIERS[seed % 2]
    match = ChapterMatch(chapter.game, chapter.id, preset, dossier, own, "greedy", seed)
    return matched(match, is_right=not seed % 2)


def seen(history: History) -> tuple[Event, ...]:
    """Return the events that the hunters know of."""
    assert history.course is not None
    return history.rules.observe(history.state, history.course.game.campaign.player).events


def told(history: History) -> tuple[Beat, ...]:
    assert history.course is not None
    return history.course.beats(history.state)


def ended(history: History) -> tuple[str, Paper | None]:
    """Return how a chapter ended, and its last paper."""
    course, tag = history.course, history.record.tags.get(SEAL, "")
    assert course is not None
    counts, verdict = course.counts(history.state, tag), course.verdict(history.state, tag)
    assert verdict is not None
    kind = end_of(course.game, verdict, counts)
    return kind, closing_paper(course.game, verdict, counts, seen(history))


def in_languages(text: Text) -> Iterator[str]:
    """Yield a text in every language."""
    yield from (text.render(lambda c, s, n, code=code: translation(c, s, code) or s) for code in LANGUAGES)


# ---------------------------------------------------------------------------------------------------- texts


def keys(chapter: CampaignChapter) -> list[str]:
    """Return the keys of everything that a chapter tells."""
    found = [f"beat.{beat.id}" for beat in (*chapter.beats, *chapter.finds)]
    found += [f"paper.{end}{part}" for end in ENDS for part in ("", ".title")]
    if chapter.instead_of:
        found += [f"{letter}{part}" for letter in ("plea", "answer") for part in ("", ".title")]
    return found


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_a_chapter_has_its_beats_and_papers_in_every_language(chapter: CampaignChapter) -> None:
    assert 3 <= len(chapter.beats) <= 5
    assert chapter.cost is not None
    texts = {key: chapter_text(CAMPAIGN, chapter, key) for key in keys(chapter)}
    assert not [key for key, text in texts.items() if text is None]
    for key, text in texts.items():
        assert text is not None
        other = [translation(text.context, text.source, code) for code in LANGUAGES[1:]]
        assert all(other), key
        assert not key.startswith("beat.") or len(text.source.split(". ")) <= 8, key


def test_the_story_has_no_text_that_nothing_tells() -> None:
    prefixes = ("beat", "paper", "plea", "answer")
    wanted = {f"{chapter.text}.{key}" for chapter in CHAPTERS for key in keys(chapter)}
    found = {key for key in CAMPAIGN.texts() if len(key.split(".")) > 1 and key.split(".")[1] in prefixes}
    assert found == wanted


def test_four_papers_can_be_found_and_are_used_in_a_later_chapter() -> None:
    assert len(FINDS) == 4
    for find in FINDS:
        assert found_paper(CAMPAIGN, find) is not None
        home = next(chapter.id for chapter in CHAPTERS if find in [one.id for one in chapter.finds])
        assert [chapter.id for chapter in CHAPTERS if chapter.id > home and uses(CAMPAIGN, chapter, [find])]
    assert found_papers(CAMPAIGN, ["piccadilly", FINDS[0]]) == (found_paper(CAMPAIGN, FINDS[0]),)


# ---------------------------------------------------------------------------------------------------- games


@pytest.mark.mass
@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_everything_that_a_chapter_has_is_told_in_some_game(chapter: CampaignChapter) -> None:
    """At most once in a game, with all braces filled, and only from what the hunters know."""
    wanted = {*(beat.id for beat in (*chapter.beats, *chapter.finds)), *ENDS}
    for seed in SEEDS[chapter.id]:
        history = game(chapter, seed)
        assert history.course is not None
        found, (end, paper) = told(history), ended(history)
        assert found == beats(history.course.game, seen(history))
        names = [beat.id for beat in found]
        assert len(set(names)) == len(names)
        assert paper is not None
        for text in (*(beat.text for beat in found), paper.title, paper.text):
            assert not [words for words in in_languages(text) if "{" in words]
        wanted -= {*names, end}
    assert not wanted


def test_beats_come_again_in_a_replay_and_go_with_undo(book: CampaignSession) -> None:
    history = play(begun(book, "shadow-01", 5), GOOD)
    found = told(history)
    assert len(found) > 2
    record, states = loads(dumps(history.record, history.states))
    assert told(History(record, states)) == found
    replay = Replay(record, states)
    replay.set_position(0)
    assert replay.beats == ()
    replay.set_position(replay.length)
    assert replay.beats == found
    while len(told(history)) == len(found):
        history.go_back(history.ply - 1)
    assert told(history) == found[: len(told(history))]
    history.go_forward()
    assert told(history) == found[: len(told(history))]


def test_a_replay_tells_the_other_side_nothing(book: CampaignSession) -> None:
    history = play(begun(book, "shadow-01", 5), GOOD)
    replay = Replay(history.record, history.states)
    replay.set_player(1 - CAMPAIGN.player)
    replay.set_position(replay.length)
    assert replay.beats == ()


def test_a_beat_waits_for_what_its_braces_name() -> None:
    """Without a place that became known a line about one cannot be told."""
    history = game(CHAPTERS[0], 5)
    assert history.course is not None
    first = next(beat for beat in told(history) if beat.id == "first")
    assert {name for name, _ in braces(first.text)} == {"place"}
    before = beats(history.course.game, seen(history)[: first.events - 1])
    assert "first" not in [beat.id for beat in before]
    assert "first" in [beat.id for beat in beats(history.course.game, seen(history)[: first.events])]


@pytest.mark.parametrize(
    ("counts", "medal", "end"),
    [
        ({"slain": 1}, "gold", WELL),
        ({"slain": 1, "bitten": 1}, "bronze", COST),
        ({"bitten": 1}, "failed", LOST),
    ],
)
def test_the_last_paper_is_about_how_it_went(counts: dict[str, int], medal: str, end: str) -> None:
    chapter = CAMPAIGN.chapter("shadow-03")
    terms = chapter_terms(CAMPAIGN, Dossier(), "hunter")
    verdict = ChapterVerdict(medal, GOAL, 3)  # type: ignore[arg-type]
    assert end_of(game_of_chapter(chapter, terms), verdict, counts) == end


def test_the_terminal_tells_beats_once_and_not_again_after_it_was_left(book: CampaignSession) -> None:
    history = begun(book, "shadow-01", 5)
    written: list[str] = []
    lines = iter([str(1)] * 400)

    def answer(_prompt: str) -> str:
        if told(history):
            return "quit"
        return next(lines)

    Console(SoloGame(history), Language(), say=written.append, ask=answer).run()
    assert told(history)
    words = Language().text(told(history)[0].text)
    assert written.count(words) == 1
    written.clear()
    Console(SoloGame(history), Language(), say=written.append, ask=lambda _: "quit").run()
    assert words not in written


# ----------------------------------------------------------------------------------------------- a campaign


def test_a_finished_chapter_keeps_its_story(book: CampaignSession) -> None:
    history = finish(book, "shadow-01", GOOD, 5)
    (finished,) = book.store.finished
    assert finished.beats == tuple(beat.text for beat in told(history))
    assert finished.paper == ended(history)[1]
    other = CampaignSession()
    assert other.open("winter")
    assert other.store.finished == (finished,)
    assert JournalPages(other).entry("shadow-01").paper == finished.paper


def test_beats_are_in_the_entry_where_they_happened(book: CampaignSession) -> None:
    history = finish(book, "shadow-01", GOOD, 5)
    (finished,) = book.store.finished
    *dated, last = finished.journal
    days = {beat.text: beat.day for beat in told(history)}
    assert len(set(days.values())) > 1
    assert sorted(map(str, finished.lines)) == sorted(map(str, (*finished.beats, *finished.journal)))
    assert finished.lines[-1] == last
    assert history.course is not None
    known = journal_entry(history.course.game, finished.verdict, seen(history))
    assert tuple(known) == finished.journal
    order = [days.get(line, known.get(line, 0)) for line in finished.lines]
    assert order == sorted(order), "day by day"
    assert any(line in days for line in finished.lines[finished.lines.index(dated[0]) :])
    unknown = msgspec.structs.replace(finished, beat_places=())  # of an earlier version
    assert unknown.lines == (*finished.beats, *finished.journal)


def older(book: CampaignSession) -> CampaignSession:
    """Return the campaign as an earlier version, which had no beats and papers, has written it."""
    path = paths.campaigns_dir() / "winter" / "campaign.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    for one in content["finished"]:
        del one["beats"], one["beat_places"], one["paper"]
        one["after"] = " ".join(word for word in one["after"].split() if not word.startswith("m="))
    path.write_text(json.dumps(content), encoding="utf-8")
    found = CampaignSession()
    assert found.open("winter")
    return found


def test_a_campaign_of_an_earlier_version_opens_at_the_same_page(
    book: CampaignSession, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, chapter in enumerate(("shadow-01", "shadow-02"), start=1):
        finish(book, chapter, GOOD, number)
    pages = JournalPages(book)
    states = [entry.state for entry in pages.entries()]
    found = older(book)
    assert [entry.state for entry in JournalPages(found).entries()] == states
    assert found.store.open_chapters == book.store.open_chapters
    entry = JournalPages(found).entry("shadow-01")
    assert (found.store.finished[0].beats, entry.paper) == ((), None)
    assert found.store.finished[0].lines == entry.journal
    assert entry.journal == pages.entry("shadow-01").journal
    capsys.readouterr()
    assert main(["campaign", "verify", "--name", "winter"]) == 0
    assert "NOT" not in capsys.readouterr().out
    history = finish(found, "shadow-03", GOOD)
    assert found.store.finished[-1].beats == tuple(beat.text for beat in told(history))


def found_in(book: CampaignSession, chapter: str, find: str, most: int = 12) -> History:
    """Play a chapter until a paper was found in it."""
    for seed in range(1, most):
        history = play(begun(book, chapter, seed), GOOD)
        if find in [beat.id for beat in told(history)]:
            return history
    raise AssertionError(f"{find} was not found")


def test_a_found_paper_is_kept_in_the_dossier(book: CampaignSession) -> None:
    finish(book, "shadow-01", GOOD, 1)
    history = found_in(book, "shadow-02", "lading")
    beat = next(beat for beat in told(history) if beat.id == "lading")
    assert beat.paper == found_paper(CAMPAIGN, "lading")
    assert book.close(history.record, history.states) is not None
    assert "lading" in book.store.dossier.marks
    entry = JournalPages(book).entry("shadow-03")
    assert not entry.uses
    finish(book, "shadow-03", GOOD, 1)
    assert len(JournalPages(book).entry("shadow-04").uses) == 1
    assert [deed.do for deed in deeds(CAMPAIGN.chapter("shadow-04"), ["lading"])] == ["strike_off"] * 2
    assert [deed.at for deed in deeds(CAMPAIGN.chapter("shadow-04"))] == ["dawn"]


@pytest.mark.parametrize(("chapter", "hunter"), [("shadow-06", 2), ("shadow-07", 0)])
def test_the_railway_guide_is_worth_a_carriage(chapter: str, hunter: int) -> None:
    hands = []
    for marks in ((), ("guide",)):
        terms = chapter_terms(CAMPAIGN, Dossier(marks=marks), "hunter")
        state = game_of_chapter(CAMPAIGN.chapter(chapter), terms).opening({}, 1)
        hands.append(len(state.hunters[hunter].events))  # type: ignore[attr-defined]
    assert hands == [0, 1]


def test_the_leaf_of_the_register_hurts_him() -> None:
    damages = []
    for marks in ((), ("register",)):
        terms = chapter_terms(CAMPAIGN, Dossier(marks=marks), "hunter")
        state = game_of_chapter(CAMPAIGN.chapter("shadow-12"), terms).opening({}, 1)
        damages.append(state.damage)  # type: ignore[attr-defined]
    assert damages == [13, 14]


def test_a_fork_is_two_letters_and_the_choice_answers_one(book: CampaignSession) -> None:
    for number in range(1, 6):
        finish(book, f"shadow-{number:02}", seed=number)
    pages = JournalPages(book)

    def titles(chapter: str) -> list[str]:
        return [str(paper.title) for paper in pages.entry(chapter).before]

    mina, arthur = "Mina Harker, Paris, to Lord Godalming", "Lord Godalming, Rome, to Van Helsing"
    assert (titles("shadow-06"), titles("shadow-07")) == ([mina], [arthur])
    assert titles("shadow-08") == []
    finish(book, "shadow-07", seed=6)
    answer = "Dr. Seward to Mina Harker, in answer"
    assert titles("shadow-07") == [arthur, answer]
    assert titles("shadow-06") == [mina, answer]


def test_the_counts_letter_quotes_the_counters_of_all_chapters(book: CampaignSession) -> None:
    for number in range(1, 4):
        finish(book, f"shadow-{number:02}", GOOD, number)
    letter = JournalPages(book).entry("shadow-12").enclosure
    assert letter is not None
    total = sum(one.counts["turned"] for one in book.store.finished)
    assert total > 0
    assert f"My beds, found: {total}." in str(letter.text)
    assert not [words for words in in_languages(letter.text) if "{" in words]


def test_marks_of_papers_fit_into_a_dossier() -> None:
    dossier = Dossier(marks=(*FINDS, "piccadilly"))
    assert read_dossier(dossier.text) == dossier
    history = chapter_history(CampaignSession().record("shadow-01", seed=1))
    assert told(history) == ()
