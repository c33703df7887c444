"""Scenes of the campaign for pictures: the rule of thumb plays both sides of the chapters before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import msgspec

from ai.agent import decision_seed
from ai.agents import make_agent
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.hunts import FAR, NEAR, HuntResult, hunt_chapter, twist
from furyqt.controllers.chapters.verdict import Medal
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.history import History
from furyqt.views.journal.journal_page import JournalPage
from furyqt.views.main_window import MainWindow
from tools.scenes import Scene, command, hint, nothing, put, wait

PATH = ("shadow-01", "shadow-02", "shadow-03", "shadow-04", "shadow-05")
FORK = ("shadow-06", "shadow-08", "shadow-09", "shadow-10", "shadow-12")
_SEED = 5
_DAY = 4
_ANALYSIS_MS = 120_000


def played(page: JournalPage, chapter: str, day: int = 0) -> History:
    """Play a chapter of the open campaign to its end, or to a hunter's decision on a day."""
    record = page.book.record(chapter, seed=_SEED)
    history = chapter_history(record)
    agents = [make_agent(history.rules, "greedy") for _ in history.table.players]
    course, own = history.course, page.book.store.campaign.player
    assert course is not None
    while not history.is_over:
        player = history.table.seats[history.seat_to_move].player
        if day and player == own and course.counts(history.state)["day"] >= day:
            break
        seen = history.observation(player)
        decision = agents[player].decide(seen, decision_seed(_SEED, history.ply))
        history.add(seen.actions[decision.index])
    return history


def campaign(*chapters: str) -> Callable[[MainWindow], None]:
    """Set up a campaign in which these chapters are finished."""

    def lay(window: MainWindow) -> None:
        page = window.pages.journal
        page.book.store.create("campaign-1")
        for chapter in chapters:
            history = played(page, chapter)
            page.book.close(history.record, history.states)
        window.show_journal()

    return lay


def hunted(*chapters: str) -> Callable[[MainWindow], None]:
    """Set up a campaign in which these chapters are finished, and three weeks of hunts with all results."""

    def lay(window: MainWindow) -> None:
        campaign(*chapters)(window)
        keep_results(window)

    return lay


def keep_results(window: MainWindow) -> None:
    """Add the results of hunts on most days of three weeks."""
    hunts = window.pages.journal.hunts_of_days
    today, medals = hunts.today(), ("gold", "failed", "bronze", "silver", "bronze")
    for ago in (1, 2, 3, 4, 6, 7, 8, 11, 12, 13, 14, 15, 19):
        day = today - timedelta(days=ago)
        hunts.keep(
            HuntResult(
                date=day.isoformat(), chapter=hunt_chapter(day, hunts.game), preset="hunter",
                medal=msgspec.convert(medals[ago % 5], Medal), day=4 + ago % 4, harm=ago % 7,
                influence=ago % 5,
                taken_back=0, nights=(FAR + NEAR * (ago % 3) + FAR * 2)[:5], challenge=twist(day, hunts.game),
            )
        )  # fmt: skip


def select(chapter: str) -> Callable[[MainWindow], None]:
    """Show the spread of a chapter."""

    def show(window: MainWindow) -> None:
        window.pages.journal.show_book()
        window.pages.journal.tree.entry_chosen.emit(chapter)

    return show


def tab(number: int) -> Callable[[MainWindow], None]:
    """Show a tab of the journal."""
    return lambda window: window.pages.journal.tabs.setCurrentIndex(number)


def afterword(chapter: str) -> Callable[[MainWindow], None]:
    """Show the afterword of a chapter, with the night in the middle."""

    def show(window: MainWindow) -> None:
        page = window.pages.journal
        page.show_afterword(chapter)
        page.afterword.nights.setCurrentRow(page.afterword.nights.count() // 2)

    return show


def at_the_table(chapter: str, day: int = _DAY) -> Callable[[MainWindow], None]:
    """Play a chapter up to a day in the middle, or to its end."""

    def lay(window: MainWindow) -> None:
        campaign()(window)
        put(window, by_person(played(window.pages.journal, chapter, day)))

    return lay


def by_person(history: History) -> History:
    """Return a game in which a person has the hunters."""
    tags = {name: "human" if name in _SEATS else value for name, value in history.record.tags.items()}
    history.record = replace(history.record, tags=tags)
    return history


def replayed(chapter: str) -> Callable[[MainWindow], None]:
    """Open the replay of a finished chapter, and wait for its analysis."""

    def lay(window: MainWindow) -> None:
        campaign()(window)
        history = by_person(played(window.pages.journal, chapter))
        window.lifecycle.replay_opened.emit(Replay(history.record, history.states))
        analysis = window.replay.course.analysis
        assert analysis is not None
        wait(lambda: analysis.is_finished, _ANALYSIS_MS)
        window.replay.transport.slider.setValue(window.replay.transport.slider.maximum() * 2 // 3)

    return lay


def beat(chapter: str, name: str) -> Callable[[MainWindow], None]:
    """Play a chapter up to a beat, whose slip is on the map."""

    def lay(window: MainWindow) -> None:
        campaign()(window)
        at_the_table(chapter)(window)
        session = window.lifecycle.session
        assert session is not None
        assert session.chapter is not None
        wait(lambda: bool(window.table.offers.rows))
        window.table.note.show_beat(next(one for one in session.chapter.beats if one.id == name))

    return lay


_SEATS = ("Godalming", "Seward", "Helsing", "Mina")


def seal(window: MainWindow) -> None:
    """Open the dialog of the final answer, with two places marked."""
    if window.journal_controller.seal is not None:
        window.journal_controller.seal.reject()
    window.journal_controller.ask_seal()
    dialog = window.journal_controller.seal
    assert dialog is not None
    assert window.table.view.atlas is not None
    index = window.table.view.atlas.index
    for place in ("munich", "vienna"):
        dialog.map.place_activated.emit(index[place])
    wait(dialog.isVisible)


CAMPAIGN_SCENES: dict[str, Scene] = {
    "journal": Scene(campaign(*PATH), select("shadow-06")),
    "journal-contents": Scene(campaign(*PATH), tab(0)),
    "journal-closed": Scene(campaign(), select("shadow-02")),
    "journal-entry": Scene(campaign(*PATH), select("shadow-04")),
    "dossier": Scene(campaign(*PATH), tab(2)),
    "medals": Scene(campaign(*PATH), tab(3)),
    "letters": Scene(campaign(*PATH), tab(4)),
    "hunt": Scene(hunted(), tab(5)),
    "journal-statistics": Scene(hunted(*PATH), tab(6)),
    "goals": Scene(at_the_table("shadow-06"), nothing),
    "goal-hint": Scene(at_the_table("shadow-01", 3), hint),
    "answer-hint": Scene(at_the_table("shadow-06", 6), hint),
    "goal-replay": Scene(replayed("shadow-01"), nothing),
    "goal-summary": Scene(at_the_table("shadow-01", 0), command("summary")),
    "beat": Scene(beat("shadow-06", "region"), nothing),
    "fork": Scene(campaign(*PATH), select("shadow-07")),
    "seal": Scene(at_the_table("shadow-06"), seal),
    "afterword": Scene(campaign(*PATH), afterword("shadow-04")),
    "afterword-choice": Scene(campaign(*PATH), afterword("shadow-05")),
    "epilogue": Scene(campaign(*PATH, *FORK), afterword("shadow-12")),
}
