"""Chapters for tests of the window: finished ones, and sessions with a quick opponent."""

from __future__ import annotations

import random
from dataclasses import replace

from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.campaign_file import FinishedChapter
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.record import Record
from furyqt.rules.fury3.actions import PASS
from furyqt.rules.fury3.tables import FIGURES
from furyqt.views.main_window import MainWindow

QUICK = "random"


def quick_record(
    book: CampaignSession, chapter: str, seed: int = 7, *, own: str = "human", preset: str = ""
) -> Record:
    """Return a new game of a chapter whose opponent answers at once."""
    record = book.record(chapter, preset, seed=seed)
    tags = {name: QUICK if value.startswith("search:") else value for name, value in record.tags.items()}
    return replace(record, tags={name: own if value == "human" else value for name, value in tags.items()})


def finish_quickly(book: CampaignSession, chapter: str, seed: int = 7) -> FinishedChapter:
    """Play a chapter of the open campaign at random, without a window, and close it."""
    history = chapter_history(quick_record(book, chapter, seed))
    chance = random.Random(seed)
    while not history.is_over:
        seat = history.table.seats[history.seat_to_move]
        history.add(chance.choice(history.observation(seat.player).actions))
    found = book.close(history.record, history.states)
    assert found is not None
    return found


def begin_quickly(
    window: MainWindow, chapter: str, seed: int = 7, day: int = 1, preset: str = ""
) -> GameSession:
    """Begin a chapter at the table, on a day up to which the hunters have passed if they could."""
    history = chapter_history(quick_record(window.pages.journal.book, chapter, seed, preset=preset))
    chance = random.Random(seed)
    course = history.course
    assert course is not None
    while course.counts(history.state)["day"] < day or not history.seat_to_move < len(FIGURES):
        actions = history.observation(history.table.seats[history.seat_to_move].player).actions
        history.add(PASS if PASS in actions else chance.choice(actions))
    window.lifecycle.start(GameSession.of(history, window.lifecycle.worker))
    session = window.lifecycle.session
    assert session is not None
    return session
