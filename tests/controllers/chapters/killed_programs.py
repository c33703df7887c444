"""A program that kills its copies at every step of writing; each leaves its home behind, to be looked at."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.sealing import may_seal, seal
from furyqt.controllers.puzzles.collection import all_puzzles
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.storage.autosave import Autosave
from tests.controllers.chapters.chapter_games import begun, finish, play

FIRST, SECOND, SEALED = "shadow-01", "shadow-02", "shadow-06"
BEFORE_SEALED = (FIRST, SECOND, "shadow-03", "shadow-04", "shadow-05")
CAMPAIGN, BOUGHT, START = "winter", "ticket:seward", "start"
STEPS = ("open", "tempfile.mkstemp", "os.rename", "os.mkdir", "os.remove")
"""The events of Python before which a copy can be killed; a name's change is os.rename."""
Doing = Callable[[], object]


class Killer:
    """Counts the steps of this process, and kills it before a given one."""

    def __init__(self) -> None:
        self.left = -1
        """The number of steps until the end; below 0 they are not counted."""
        sys.addaudithook(self.notice)

    def notice(self, event: str, arguments: tuple[object, ...]) -> None:
        """Count one step, or end here."""
        if event not in STEPS or self.left < 0:
            return
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left -= 1


KILLER = Killer()


def use(home: Path) -> None:
    """Read and write everything there from now on."""
    os.environ["FURYQT_HOME"] = str(home)


def opened() -> CampaignSession:
    """Open the campaign as a new program does."""
    book = CampaignSession()
    assert book.open(CAMPAIGN)
    return book


def killed_at_every_step(folder: Path, prepare: Callable[[], Doing]) -> None:
    """Leave one home for every step, with its number as its name; the last copy came to its end."""
    for step in count():
        home = folder / str(step)
        shutil.copytree(folder / START, home)
        use(home)
        doing = prepare()

        def armed(doing: Doing = doing, step: int = step) -> None:
            KILLER.left = step
            doing()
            KILLER.left = -1

        copy = multiprocessing.get_context("fork").Process(target=armed)
        copy.start()
        copy.join()
        if copy.exitcode != -signal.SIGKILL:
            assert copy.exitcode == 0
            return


def purchase() -> Doing:
    """Begin a chapter with something bought, up to the third action."""
    history, kept = begun(opened(), SECOND, bought=(BOUGHT,)), Autosave(None)

    def doing() -> None:
        while history.ply < 3:
            play(history, most=history.ply + 1)
            kept.append(history, history.states[-2])

    return doing


def verdict() -> Doing:
    """Play the last action of a chapter, and close it."""
    book, kept = opened(), Autosave(None)
    ended, history = play(begun(book, SECOND)), begun(book, SECOND)
    *before, last = ended.record.actions
    for action in before:
        history.add(action)
    kept.rewrite(history)

    def doing() -> None:
        history.add(last)
        kept.append(history, history.states[-2])
        assert book.close(history.record, history.states)

    return doing


def final_answer() -> Doing:
    """Name a place as the final answer, and close the chapter."""
    book, kept = opened(), Autosave(None)
    history = begun(book, SEALED)
    while not (may_seal(history) and history.is_persons(history.ply)):
        play(history, most=history.ply + 1)
    kept.rewrite(history)

    def doing() -> None:
        seal(history, [0])
        kept.rewrite(history)
        assert book.close(history.record, history.states)

    return doing


def rating() -> Doing:
    """Answer the second puzzle."""
    ratings = PuzzleRatings()
    return lambda: ratings.answer(all_puzzles()[1], 0.5, is_solved=False)


def main(home: Path) -> None:
    """Make the homes of all four cases, each in a folder of its name."""
    scenes = {"purchase": purchase, "verdict": verdict, "final_answer": final_answer, "rating": rating}
    for name, prepare in scenes.items():
        start = home / name / START
        use(start)
        book = CampaignSession()
        book.store.create(CAMPAIGN)
        for number, chapter in enumerate(BEFORE_SEALED if prepare is final_answer else (FIRST,)):
            finish(book, chapter, seed=number + 1)
        PuzzleRatings().answer(all_puzzles()[0], 1.0, is_solved=True)
        killed_at_every_step(home / name, prepare)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
