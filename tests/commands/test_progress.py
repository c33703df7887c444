"""The line about the progress of a long command: with an estimate, and on a terminal only."""

from __future__ import annotations

import io

import pytest

from furyqt.cli import main
from furyqt.commands.progress import DECISIONS, GAMES, ProgressLine, duration, shown

MATCH = ["simulate", "lite", "--players", "dracula=random,hunters=random", "--games", "2", "--jobs", "1"]


class Terminal(io.StringIO):
    """An error stream on a terminal."""

    def isatty(self) -> bool:
        return True


def on_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Replace the error stream; pytest replaces it itself between a fixture and the test."""
    found = Terminal()
    monkeypatch.setattr("sys.stderr", found)
    return found


def test_the_time_left_is_that_of_the_other_parts_at_the_same_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_terminal(monkeypatch)
    now = [100.0]
    progress = ProgressLine(GAMES, 10, lambda: now[0])
    progress.show(0)
    now[0] += 60
    progress.show(4)
    assert terminal.getvalue().split("\r")[-1] == "4 of 10 games played, about 1:30 left"
    progress.show(10)
    assert terminal.getvalue().split("\r")[-1] == "10 of 10 games played"


def test_a_shorter_line_leaves_nothing_of_a_longer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_terminal(monkeypatch)
    progress = ProgressLine(DECISIONS, 2, lambda: 0.0)
    progress.show(1)
    length = len(terminal.getvalue())
    progress.clear()
    assert terminal.getvalue()[length:] == f"\r{' ' * length}\r"
    progress.clear()
    assert terminal.getvalue().count("\r") == 2


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0:00"), (59.6, "1:00"), (754, "12:34"), (3725, "1:02:05")]
)
def test_times_are_written_as_on_a_clock(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_without_a_terminal_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with shown(GAMES, 3) as progress:
        progress.show(2)
    assert capsys.readouterr() == ("", "")


def test_simulate_keeps_its_output_clean(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = on_terminal(monkeypatch)
    assert main(MATCH) == 0
    assert "games played" not in capsys.readouterr().out
    assert "1 of 2 games played, about " in terminal.getvalue()
    assert terminal.getvalue().endswith("\r"), "the line is removed at the end"
