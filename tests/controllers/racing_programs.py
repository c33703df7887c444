"""Programs that write into one home at the same time, in pairs; they leave their homes to be looked at."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from datetime import date, timedelta
from itertools import combinations_with_replacement, count
from pathlib import Path

import msgspec

from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.hunts import Hunts
from furyqt.controllers.puzzles.collection import all_puzzles
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.storage.notebook import Notebook
from furyqt.controllers.storage.past_games import PastGame
from furyqt.controllers.storage.settings import Settings
from furyqt.controllers.storage.statistics import Statistics
from furyqt.controllers.tutor.lesson_book import LessonBook
from tests.controllers.chapters.chapter_games import begun, play

DAY = date(2024, 1, 1)
WRITES = 6
"""The number of writes of a program that is not killed."""
LONGEST = 0.15
"""The seconds within which a program is killed."""
GAME = PastGame(
    key="", date="2026-01-01", game="lite", options="{}", seed=1, side="", opponent="greedy", winner="",
    score=1, turns=1, actions=1, taken_back=0, aids="full",
)  # fmt: skip
Write = Callable[[int], object]


def settings(program: int) -> Write:
    """Set the options of another game each time."""
    own = Settings()
    return lambda n: own.update(options={**own.values.options, f"{program}-{n}": {"a": "b"}})


def ratings(program: int) -> Write:
    """Answer another puzzle each time."""
    own, puzzles = PuzzleRatings(), all_puzzles()
    return lambda n: own.answer(puzzles[100 * program + n], 0.5, is_solved=True)


def hunts(program: int) -> Write:
    """Begin the hunt of another day each time."""
    own = Hunts()
    return lambda n: own.begun_record(DAY - timedelta(days=500 * program + n))


def lessons(program: int) -> Write:
    """Go on in another lesson each time."""
    own = LessonBook()
    return lambda n: own.keep(f"{program}-{n}", n + 1, ())


def notebook(program: int) -> Write:
    """Mark another place each time, both programs in the same game."""
    own = Notebook()
    own.begin("game")
    return lambda n: own.mark(f"{program}-{n}", "here")


def results(program: int) -> Write:
    """Finish another game each time."""
    own = Statistics()
    return lambda n: own.add(msgspec.structs.replace(GAME, key=f"{program}-{n}"))


WRITERS = {writer.__name__: writer for writer in (settings, ratings, hunts, lessons, notebook, results)}


def found(name: str) -> set[str]:
    """Return what is in the home of the writes of this kind."""
    numbers = [(program, n) for program in (0, 1) for n in range(200)]
    if name == "settings":
        return set(Settings().values.options)
    if name == "ratings":
        places = {entry.id: place for place, entry in enumerate(all_puzzles())}
        tried = PuzzleRatings()
        assert tried.answers == len(tried.tried)
        return {f"{places[id_] // 100}-{places[id_] % 100}" for id_ in tried.tried}
    if name == "hunts":
        own = Hunts()
        begun_days = {both: own.attempts(DAY - timedelta(days=500 * both[0] + both[1])) for both in numbers}
        return {f"{program}-{n}" for (program, n), times in begun_days.items() if times}
    if name == "lessons":
        book = LessonBook()
        return {f"{program}-{n}" for program, n in numbers if book.mark(f"{program}-{n}").is_begun}
    if name == "notebook":
        pages = Notebook()
        pages.begin("game")
        return set(pages.marks)
    return {game.key for game in Statistics().games()}


def race(home: Path, names: tuple[str, str], chance: random.Random, *, is_killed: bool) -> None:
    """Run two programs that write at the same time, and note what each has finished."""
    os.environ["FURYQT_HOME"] = str(home)
    home.mkdir(parents=True)
    context = multiprocessing.get_context("fork")
    start = context.Barrier(3)

    def program(number: int) -> None:
        write = WRITERS[names[number]](number)
        with (home / f"done-{number}").open("w") as done:
            start.wait()
            for n in count() if is_killed else range(WRITES):
                write(n % 90)
                print(f"{number}-{n % 90}", file=done, flush=True)

    programs = [context.Process(target=program, args=(number,)) for number in (0, 1)]
    for each in programs:
        each.start()
    start.wait()
    if is_killed:
        for each in programs:
            time.sleep(chance.uniform(0, LONGEST / 2))
            os.kill(each.pid or 0, signal.SIGKILL)
    for each in programs:
        each.join()
        assert is_killed or each.exitcode == 0


def close_together(home: Path, chance: random.Random, *, is_killed: bool) -> None:
    """Run two programs that close the same chapter, each with a game of its own."""
    os.environ["FURYQT_HOME"] = str(home)
    book = CampaignSession()
    book.store.create("winter")
    books = [CampaignSession() for _ in (0, 1)]
    assert all(book.open("winter") for book in books)
    games = [play(begun(book, "shadow-01", seed=number + 1)) for number, book in enumerate(books)]
    context = multiprocessing.get_context("fork")
    start = context.Barrier(3)

    def program(number: int) -> None:
        said: list[str] = []
        books[number].store.trouble.connect(lambda text: said.append(str(text)))
        start.wait()
        books[number].close(games[number].record, games[number].states)
        (home / f"said-{number}").write_text(json.dumps(said))

    programs = [context.Process(target=program, args=(number,)) for number in (0, 1)]
    for each in programs:
        each.start()
    start.wait()
    if is_killed:
        for each in programs:
            time.sleep(chance.uniform(0, LONGEST / 2))
            os.kill(each.pid or 0, signal.SIGKILL)
    for each in programs:
        each.join()


PAIRS = {
    "ended": list(combinations_with_replacement(WRITERS, 2)),
    "killed": [(name, name) for name in WRITERS],
}
"""The writers of both programs, of those that come to their ends and of those that are killed."""
CHAPTERS = 3
"""The number of times that two programs close one chapter."""


def main(folder: Path) -> None:
    """Make the homes of all pairs."""
    chance = random.Random(1)
    for way, pairs in PAIRS.items():
        is_killed = way == "killed"
        for names in pairs:
            race(folder / way / "-".join(names), names, chance, is_killed=is_killed)
        for number in range(CHAPTERS):
            close_together(folder / way / f"chapter{number}", chance, is_killed=is_killed)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
