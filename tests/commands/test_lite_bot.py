"""`furyqt lite-bot`: one legal two-letter move per play string, in time, and one line for bad input."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from furyqt.commands.lite_bot import Deadline
from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.course_notation import course_string, read
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.tables import DRACULA, HUNTERS
from tests.commands.ran import Ran

GAMES = Path(__file__).parents[1] / "games" / "lite"
SIDES = {HUNTERS: "hunters", DRACULA: "dracula"}


def ask(side: str, lines: str | bytes, seconds: str = "0.02") -> Ran:
    given = lines if isinstance(lines, bytes) else lines.encode()
    return Ran(["lite-bot", "--side", side, "--time", seconds], given)


def sample_strings(player: int) -> list[str]:
    rows = [json.loads(line) for line in (GAMES / "sample_games.jsonl").read_text().splitlines()]
    wanted = "hunter" if player == HUNTERS else "dracula"
    return [row["past_plays"] for row in rows if row["viewpoint"] == wanted]


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_every_sample_position_is_answered_with_a_legal_move(player: int) -> None:
    strings = sample_strings(player)[:12]
    answer = ask(SIDES[player], "\n".join(strings) + "\n")
    assert (answer.code, answer.errors) == (0, "")
    moves = answer.out.split("\n")
    assert moves.pop() == ""
    assert len(moves) == len(strings)
    for string, move in zip(strings, moves, strict=True):
        assert len(move) == 2
        assert move in {legal.text for legal in read(string, player).actions}


def test_two_bots_play_a_whole_game_through_their_strings() -> None:
    bots = {
        player: subprocess.Popen(
            [sys.executable, "-m", "furyqt", "lite-bot", "--side", side, "--time", "0.01"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for player, side in SIDES.items()
    }
    state = RULES.setup({}, 0)
    for _ in range(150):
        player = player_to_move(state)
        if is_over(state) or player is None:
            break
        bot = bots[player]
        assert bot.stdin is not None
        assert bot.stdout is not None
        bot.stdin.write(course_string(observe(state, player)) + "\n")
        bot.stdin.flush()
        move = action(bot.stdout.readline().strip())
        assert move in legal_actions(state)
        state = play(state, move)
    for bot in bots.values():
        assert bot.stdin is not None
        assert bot.stdout is not None
        bot.stdin.close()
        assert bot.stdout.read() == ""
        bot.stdout.close()
        assert bot.wait(timeout=20) == 0


def test_a_move_takes_the_time_it_was_given() -> None:
    """At least most of it; whether it takes longer is measured in benchmarks/bench_latency.py."""
    strings = sample_strings(HUNTERS)[:1]
    earliest = time.perf_counter() + 0.8 * 3 * 0.1
    assert len(ask("hunters", "\n".join(strings * 3) + "\n", "0.1").out.split()) == 3
    assert time.perf_counter() > earliest


@pytest.mark.parametrize(
    ("side", "lines", "why"),
    [
        ("hunters", "nonsense\n", "line 1: play 1 (nonsense)"),
        ("hunters", "\nGZZ....\n", "line 2: play 1 (GZZ....)"),
        ("dracula", "\n", "line 1: it is not the turn of dracula"),
        ("hunters", "GBE.... SBR.... HLO.... MCA....\n", "line 1: it is not the turn of hunters"),
    ],
)
def test_bad_lines_are_said_in_one_line(side: str, lines: str, why: str) -> None:
    answer = ask(side, lines)
    assert answer.code == 2
    assert answer.errors.count("\n") == 1
    assert why in answer.errors
    assert len(answer.out.splitlines()) == lines.count("\n")
    assert answer.out.splitlines()[-1].startswith("error: ")


def test_a_wrong_line_among_many_is_answered_in_its_place() -> None:
    answer = ask("hunters", "\nnonsense\n\ufeffGBE....\nGBE.... SXX....\n\n")
    moves = answer.out.splitlines()
    assert [len(move) == 2 for move in moves] == [True, False, True, False, True]
    assert moves[1].startswith("error: play 1 (nonsense)")
    assert "line 2: play 1 (nonsense)" in answer.errors
    assert answer.code == 2


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_a_time_that_means_nothing_is_refused(seconds: str) -> None:
    answer = ask("hunters", "", seconds)
    assert answer.code == 2
    assert answer.errors.count("\n") == 1


def test_a_line_without_end_is_refused_when_it_is_too_long() -> None:
    strings = sample_strings(HUNTERS)[:1]
    answer = ask("hunters", "".join(f"{string}\n" for string in strings) + "GBE.... " * 400_000)
    assert answer.code == 2
    assert len(answer.out.split()) == 1, "what came before is answered"
    assert answer.errors.count("\n") == 1
    assert "line 2 of the input is longer than 1,000,000 characters" in answer.errors


def test_bytes_that_are_no_text_are_a_bad_line() -> None:
    answer = ask("hunters", b"\xff\xfe\x00\n")
    assert answer.code == 2
    assert answer.errors.count("\n") == 1


def test_a_deadline_keeps_as_much_time_as_a_question_has_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions come each 1 ms, one of them after 50 ms: 0.2 s end 50 ms earlier."""
    now = [100.0]
    monkeypatch.setattr("furyqt.commands.lite_bot.time", SimpleNamespace(perf_counter=lambda: now[0]))
    late = Deadline(0.2)
    now[0] += 0.05
    while not late():
        now[0] += 0.001
    assert now[0] == pytest.approx(100.15, abs=0.002)
    assert Deadline(-1.0)()
