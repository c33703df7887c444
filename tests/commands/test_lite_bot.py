"""`furyqt lite-bot`: one legal two-letter move per play string, in time, and one line for bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from furyqt.commands.errors import UsageError
from furyqt.commands.lines import LONGEST, ArrivingLines
from furyqt.commands.lite_bot import SEARCHES, Bot, Deadline
from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.course_notation import course_string, read
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, HUNTERS
from tests.commands.ran import Ran
from tests.stops import Count

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
    """Dracula thinks on the hunters' time."""
    extra = {HUNTERS: (), DRACULA: ("--ponder",)}
    bots = {
        player: subprocess.Popen(
            [sys.executable, "-m", "furyqt", "lite-bot", "--side", side, "--time", "0.01", *extra[player]],
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
    earliest = time.perf_counter() + 0.8 * 2.5 * 0.1  # the start counts for up to half of the first
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


# ------------------------------------------------------------------------- on the opponents' time


def test_a_deadline_counts_from_the_arrival_of_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line came 30 ms ago, while the bot was still thinking about something else."""
    now = [100.03]
    monkeypatch.setattr("furyqt.commands.lite_bot.time", SimpleNamespace(perf_counter=lambda: now[0]))
    late = Deadline(0.2, 100.0)
    while not late():
        now[0] += 0.001
    assert now[0] == pytest.approx(100.2, abs=0.003)


def playing(player: int) -> tuple[Bot, LiteState, str]:
    """A pondering bot that has just moved in the middle of a game, the position, and the answered string."""
    state, bot, answered = RULES.setup({}, 2), Bot(SIDES[player], 3000.0, SEARCHES), ""
    while state.round < 8 or player_to_move(state) == player:
        if player_to_move(state) == player:
            answered = course_string(observe(state, player))
            state = play(state, action(bot.answer(answered, Count(4))))
        else:
            state = play(state, legal_actions(state)[0])
    return bot, state, answered


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_the_bot_expects_strings_that_its_side_may_be_given(player: int) -> None:
    """They continue the one that was answered; a sight changes how Dracula's earlier moves are written."""
    bot, _, answered = playing(player)
    so_far, expected = answered.split(), bot.expected(Count(1000))
    assert expected
    for position in expected:
        string = course_string(position.observation)
        plays = string.split()
        assert len(plays) > len(so_far)
        for before, after in zip(so_far, plays, strict=False):
            assert before == after or (player == HUNTERS and before[0] == "D" and before[3:] == after[3:])
        assert position.observation == read(string, player)
        assert position.observation.to_move == player


def test_an_expected_position_gets_what_was_searched_in_the_meantime() -> None:
    bot, _, _ = playing(DRACULA)
    first, *_ = [course_string(position.observation) for position in bot.expected(Count(1000))]
    bot.ponder(Count(1000), 64)
    bot.answer(first, Count(5))
    assert bot.iterations > 5 + 64 / SEARCHES
    bot.answer(first, Count(5))
    assert bot.iterations == 5, "a search is continued once"


def test_a_position_that_was_not_expected_is_answered_as_without_pondering() -> None:
    (bot, state, _), (plain, _, _) = playing(DRACULA), playing(DRACULA)
    expected = [course_string(position.observation) for position in bot.expected(Count(1000))]
    bot.ponder(Count(1000), 64)
    endings = [round_of_the_hunters(state, choice) for choice in range(SEARCHES + 1)]
    string = next(ending for ending in endings if ending not in expected)
    assert bot.answer(string, Count(30)) == plain.answer(string, Count(30))
    assert bot.iterations == plain.iterations == 30


def round_of_the_hunters(state: LiteState, choice: int) -> str:
    """Dracula's string after each hunter has made the legal move with this number."""
    while player_to_move(state) == HUNTERS:
        state = play(state, legal_actions(state)[choice])
    return course_string(observe(state, DRACULA))


@pytest.mark.parametrize("polls", [1, 50, 103])
def test_pondering_ends_soon_after_a_line_has_arrived(polls: int) -> None:
    """There is a question after each imagined game and each iteration, so one more at most."""
    bot, _, _ = playing(DRACULA)
    wanted = Count(polls)
    bot.ponder(wanted)
    assert -1 <= wanted.left <= 0


def arriving(work: Callable[[int, Callable[[], bool]], None], *first: bytes) -> list[str]:
    """The lines of a pipe with this content; `work` may write more into it."""
    reading, writing = os.pipe()
    for line in first:
        os.write(writing, line)
    lines = ArrivingLines(reading, lambda has_arrived: work(writing, has_arrived))
    try:
        return list(lines)
    finally:
        os.close(reading)


def test_work_goes_on_until_a_line_arrives() -> None:
    texts = [b"one\n", b"\xef\xbb\xbftwo\r\n", b""]

    def work(pipe: int, has_arrived: Callable[[], bool]) -> None:
        assert texts, "after the end there is no more work"
        if text := texts.pop(0):
            os.write(pipe, text)
        else:
            os.close(pipe)
        while not has_arrived():
            time.sleep(0.001)

    assert arriving(work) == ["one\n", "two\n"]


@pytest.mark.parametrize(
    "texts",
    [
        [b"one\r", b"two\r", b"three\r"],
        [b"one\n", b"two\n", b"three\n"],
        [b"one\r\n", b"two\r\n", b"three\r\n"],
        [b"one\r", b"\ntwo\r", b"\nthree\n"],
    ],
)
def test_a_line_is_complete_with_its_own_end(texts: list[bytes]) -> None:
    """The next line is written only after this one has arrived."""
    left, late = [*texts, b""], []

    def work(pipe: int, has_arrived: Callable[[], bool]) -> None:
        text = left.pop(0)
        if text:
            os.write(pipe, text)
        else:
            os.close(pipe)
        latest = time.monotonic() + 5
        while not has_arrived():
            if time.monotonic() > latest and not late:
                late.append(text)
                os.close(pipe)
            time.sleep(0.001)

    assert (arriving(work), late) == (["one\n", "two\n", "three\n"], [])


def test_a_line_that_never_ends_ends_the_input() -> None:
    def work(pipe: int, has_arrived: Callable[[], bool]) -> None:
        os.set_blocking(pipe, False)  # the pipe stays full when nobody reads any more
        while not has_arrived():
            with suppress(BlockingIOError):
                os.write(pipe, b"G" * 4096)

    with pytest.raises(UsageError, match=f"longer than {LONGEST:,} characters"):
        arriving(work)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_a_pondering_bot_ends_when_it_is_told_to(end: int) -> None:
    command = [sys.executable, "-m", "furyqt", "lite-bot", "--side", "hunters", "--time", "0.01", "--ponder"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        assert bot.stderr is not None
        bot.stdin.write(b"\n")
        bot.stdin.flush()
        assert len(bot.stdout.readline()) == 3
        bot.send_signal(end)
        assert bot.wait(timeout=60) in (-end, 128 + end)
        assert b"Fatal" not in bot.stderr.read()
