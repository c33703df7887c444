"""Two terminals with one home: each learns what the other has open, and no move is lost, even after kills."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from furyqt import paths
from furyqt.controllers.storage.game_files import load
from tests.processes import started

FURYQT = [sys.executable, "-m", "furyqt"]
SAVED = "This game is being saved in "


def saves() -> list[Path]:
    return sorted(paths.saves_dir().iterdir())


class Terminal:
    """A program in a terminal, which is typed into line by line."""

    def __init__(self, *arguments: str) -> None:
        self.process = started(
            [*FURYQT, "play", *arguments, "--language", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, words: str) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                return
        raise AssertionError(words)

    def left(self) -> str:
        """End the input, and return the rest of the output."""
        return self.process.communicate(timeout=120)[0]

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def resumed(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    command = [*FURYQT, "play", "--resume", *arguments, "--language", "en"]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120, check=False)


def test_a_game_that_is_open_elsewhere_is_played_on_in_a_copy(home: Path) -> None:
    first = Terminal("lite", "--level", "random", "--seed", "1")
    first.type("PA")
    first.wait_for("Lord Godalming starts in Paris.")
    (file,) = saves()
    for arguments in ((), (str(file),)):
        refused = resumed(*arguments, lines="BR\n")
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
        for words in (str(file), "is open in another program", "furyqt replay", "--copy"):
            assert words in refused.stderr
    copied = resumed("--copy", lines="BR\n")
    assert copied.returncode == 0, copied.stderr
    first.type("MA")
    assert SAVED + str(file) in first.left()
    (copy,) = {*saves()} - {file}
    one, other = tokens_of(file), tokens_of(copy)
    assert len(one) == len(other) == 2
    assert one[0] == other[0]
    assert one[1] != other[1]
    again = resumed(str(file))
    assert SAVED + str(file) in again.stdout, "it is free again"


PLAYER = """
import random, sys
from pathlib import Path
from furyqt.controllers.session.history import History, new_history
from furyqt.controllers.storage.autosave import Autosave
from furyqt.controllers.storage.game_files import OpenElsewhereError, open_game
from furyqt.controllers.storage.library import Library
from furyqt.rules.core.agenda import legal_actions

dice = random.Random(int(sys.argv[1]))
found, journal, history = Library().latest_unfinished(), None, None
if found is not None:
    try:
        opened = open_game(found.path, as_copy=dice.random() < 0.2)
        if not opened.history.is_over:  # the other program may end the game between two looks
            journal, history = opened.journal, opened.history
    except OpenElsewhereError:
        pass
if history is None:
    history = new_history("fury3", {}, dice.randrange(10**6), 5 * ("human",))
kept = Autosave(journal)
while not history.is_over:
    if history.ply > 2 and dice.random() < 0.1:
        history.go_back(history.ply - 1)
        kept.rewrite(history)
    else:
        history.add(dice.choice(legal_actions(history.state)))
        kept.append(history, history.states[-2])
    assert kept.trouble is None, kept.trouble
    rules, at = history.rules, len(history.states) - 1
    tokens = [
        rules.write(*move) for move in zip(history.states, history.record.actions, history.states[1:])
    ]
    print(kept.path.name, history.record.seed, *tokens, flush=True)
"""
"""A program that resumes what it finds, or begins; it prints where the game is after each action or undo."""


def tokens_of(path: Path) -> list[str]:
    record, states = load(path)
    return [record.rules.write(*move) for move in zip(states, record.actions, states[1:], strict=False)]


@pytest.mark.parametrize("kills", [6, pytest.param(160, marks=pytest.mark.slow)])
def test_no_action_is_lost_when_two_programs_are_killed_at_random_moments(
    home: Path, tmp_path: Path, kills: int
) -> None:
    dice = random.Random(kills)
    outputs: list[Path] = []

    def start() -> subprocess.Popen[bytes]:
        outputs.append(tmp_path / f"{len(outputs)}.txt")
        with outputs[-1].open("wb") as output:
            command = [sys.executable, "-c", PLAYER, str(dice.randrange(10**6))]
            return subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)

    running = [start(), start()]
    for _ in range(kills):
        oldest = running.pop(0)
        deadline = time.monotonic() + 300
        while b"\n" not in outputs[-1 - len(running)].read_bytes() and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(dice.random() * 0.3)
        oldest.kill()
        oldest.wait()
        text = outputs[-1 - len(running)].read_text()
        name, _seed, *tokens = text.split("\n")[-2].split()
        assert name.startswith("autosave-"), text
        found = tokens_of(paths.saves_dir() / name)
        is_undone = len(found) < len(tokens)
        assert found[: len(tokens) - is_undone] == tokens[: len(tokens) - is_undone], (
            "all that was shown is there"
        )
        assert len(found) <= len(tokens) + 1
        running.append(start())
    for program in running:
        program.kill()
        program.wait()
    for path in saves():
        if not path.name.startswith("."):  # a temporary file is removed when it is older
            load(path)
