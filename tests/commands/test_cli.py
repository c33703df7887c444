"""The command line: help, errors in one line with exit code 2, and no screen in any subcommand."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from ai.levels import levels_of
from furyqt import cli
from furyqt.commands import COMMANDS
from furyqt.commands.errors import UsageError, explained
from furyqt.commands.speech import LONGEST_LINE, chosen_language, one_line
from furyqt.rules.core.games import UnknownGameError
from tests.commands.ran import Ran
from tests.processes import started

SCREEN = ("PySide6.QtGui", "PySide6.QtWidgets", "furyqt.views", "furyqt.app")
TRACED = (
    "import sys; from furyqt.cli import main; code = main(sys.argv[1:]);"
    f" found = [m for m in {SCREEN!r} if m in sys.modules];"
    " sys.exit(f'screen: {found}' if found else code)"
)


def failed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one line that a failing command prints on standard error."""
    try:
        code = cli.main(arguments)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    captured = capsys.readouterr()
    assert code == 2
    assert captured.err.count("\n") == 1
    assert captured.err.endswith("\n")
    assert captured.err.startswith("furyqt")
    return captured.err


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a separate interpreter, which fails if it loads a screen."""
    return subprocess.run(
        [sys.executable, "-c", TRACED, *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(["--help"])
    assert not leaving.value.code
    text = capsys.readouterr().out
    assert all(f"  {name} " in text and what.source in text for name, what in COMMANDS.items())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_describes_itself(command: str) -> None:
    ran = Ran([command, "--help"])
    assert (ran.code, ran.errors) == (0, "")
    assert f"usage: furyqt {command}" in ran.out


def test_no_command_describes_itself_with_a_screen() -> None:
    program = (
        "import sys\nfrom furyqt.cli import main\n"
        "for command in sys.argv[1:]:\n"
        "    try: main([command, '--help'])\n"
        "    except SystemExit: pass\n"
        f"    print('screen:', command, *(m for m in {SCREEN!r} if m in sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *COMMANDS], capture_output=True, text=True, timeout=120, check=True
    )
    said = [line for line in done.stdout.splitlines() if line.startswith("screen:")]
    assert said == [f"screen: {command}" for command in COMMANDS]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"furyqt {version('furyqt')}\n"


def test_help_needs_neither_rules_nor_search() -> None:
    program = "import sys; from furyqt.cli import _parser; _parser(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"furyqt.rules", "ai", "networkx", "msgspec", "numpy", "PySide6"} & set(loaded.stdout.split())


def test_no_command_opens_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import furyqt.app

    opened: list[Any] = []

    def open_table(files: list[str]) -> int:
        opened.append((files, chosen_language()))
        return 42

    monkeypatch.setattr(furyqt.app, "main", open_table)
    game = tmp_path / f"a game{cli.RECORD}"
    game.touch()
    other = str(game.rename(tmp_path / "a game.txt"))
    for arguments in ([], [str(game)], [other], ["--language", "de"], ["--language=it", str(game)]):
        game.touch()
        assert cli.main(arguments) == 42
    assert opened == [([], ""), ([str(game)], ""), ([other], ""), ([], "de"), ([str(game)], "it")]


def test_a_game_that_is_not_there_and_a_second_one_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / f"gäme{cli.RECORD}"
    assert "there is no file" in failed(capsys, str(game))
    game.touch()
    assert "only one" in failed(capsys, str(game), f"second{cli.RECORD}")
    folder = tmp_path / f"folder{cli.RECORD}"
    folder.mkdir()
    assert f"{folder} is a folder" in failed(capsys, str(folder))


def test_a_missing_system_library_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        def __getattr__(self, name: str) -> object:
            raise ImportError("libEGL.so.1: cannot open shared object file")

    monkeypatch.setitem(sys.modules, "furyqt.app", Broken())
    assert "libEGL.so.1" in failed(capsys)


def test_an_unknown_command_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'chess'" in failed(capsys, "chess")
    assert "--nonsense" in failed(capsys, "--nonsense")


@pytest.mark.parametrize("command", ["games", "replay", "lite-state"])
def test_an_unknown_option_is_one_line(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    failed(capsys, command, "--nonsense")


@pytest.mark.parametrize("words", [("hunt", "--seed", "3"), ("play", "lite", "--seed", "x")])
def test_the_language_may_follow_the_wrong_argument(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "siehe" in failed(capsys, *words, "--language", "de")
    assert "vedi" in failed(capsys, *words, "--language=it")
    assert "see" in failed(capsys, *words, "--language", "en")
    assert "'xx'" in failed(capsys, "hunt", "--language", "xx")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("campaign play --practice shadow-99 --name w", "there is no chapter “shadow-99”"),
        ("rules lite --language en R99", "there is no rule “R99”"),
        ("campaign play shadow-01 --practice more", "unrecognized arguments: more"),
    ],
)
def test_an_option_may_stand_between_two_arguments(
    arguments: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in failed(capsys, *arguments.split())


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("hunt --table 2026-99-99", "“2026-99-99” is not a date"),
        ("puzzle --sprint 005", "a sprint takes all puzzles"),
        ("puzzle --sprint --theme sea", "a sprint takes all puzzles"),
        ("puzzle --sprint --mistakes", "a sprint takes all puzzles"),
    ],
)
def test_a_choice_that_would_be_ignored_is_refused(
    arguments: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in failed(capsys, *arguments.split())


def test_the_language_may_precede_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", "de", "games"]) == 0
    german = capsys.readouterr().out
    assert cli.main(["games", "--language", "de"]) == 0
    assert capsys.readouterr().out == german
    assert "Spieler" in german or "Partie" in german
    assert "vedi" in failed(capsys, "--language=it", "play", "lite", "--seed", "x")
    assert "'xx'" in failed(capsys, "--language", "xx", "games")
    assert "'xx'" in failed(capsys, "--language=xx", f"game{cli.RECORD}")
    assert "--language" in failed(capsys, "--language")


def test_faults_of_the_program_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    from furyqt.commands import games

    def broken(args: object) -> int:
        raise ValueError("a fault")

    monkeypatch.setattr(games, "run", broken)
    with pytest.raises(ValueError, match="a fault"):
        cli.main(["games"])


def test_ctrl_c_is_130(monkeypatch: pytest.MonkeyPatch) -> None:
    from furyqt.commands import games

    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupted)
    assert cli.main(["games"]) == 130


@pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
@pytest.mark.parametrize("heard", [signal.SIG_IGN, signal.default_int_handler])
def test_ctrl_c_in_a_waiting_program_is_quiet(heard: Any) -> None:
    """This also holds if the tests run in the background of a script."""
    before = signal.signal(signal.SIGINT, heard)
    try:
        waiting = started_state()
    finally:
        signal.signal(signal.SIGINT, before)
    assert waiting.stdin
    assert waiting.stdout
    waiting.stdin.write("\n")
    waiting.stdin.flush()
    assert json.loads(waiting.stdout.readline())["round"] == 0
    waiting.send_signal(signal.SIGINT)
    _, errors = waiting.communicate(timeout=20)
    assert (waiting.returncode, errors) == (130, "")


def started_state() -> subprocess.Popen[str]:
    return started(
        [sys.executable, "-m", "furyqt", "lite-state"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(os.name != "posix", reason="closes a POSIX pipe")
def test_a_reader_that_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m furyqt games; echo $? >&2"
    done = subprocess.run(
        ["bash", "-c", f"({command}) | true"], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr.strip() in ("0", "141")


def test_known_errors_are_one_printable_line() -> None:
    assert explained(UsageError("two\nlines\x1b[31m")) == "two lines [31m"
    assert explained(UnknownGameError("no game")) == "no game"
    assert explained(FileNotFoundError(2, "No such file or directory", "x.furyqt")) == (
        "x.furyqt: No such file or directory"
    )
    assert explained(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad")) == "the input is not UTF-8 text"
    assert explained(ValueError("a fault")) is None
    assert len(one_line("x" * 10_000)) == LONGEST_LINE


class TestGames:
    def test_it_lists_players_options_and_levels(self) -> None:
        done = run("games")
        assert done.returncode == 0, done.stderr
        assert "\nlite: " in done.stdout
        assert "pieces: godalming, seward, helsing, mina, dracula" in done.stdout
        assert "players: hunters, dracula" in done.stdout
        for name, level in levels_of("lite").items():
            assert f"{name} ({level.iterations})" in done.stdout
        assert "No level sees more" in done.stdout
        assert "stay=listed" in done.stdout

    def test_as_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["games", "--json"]) == 0
        games = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
        lite = games["lite"]
        assert [player["name"] for player in lite["players"]] == ["hunters", "dracula"]
        assert lite["options"][0]["default"] in lite["options"][0]["values"]
        assert list(lite["levels"]) == ["novice", "easy", "normal", "hard", "master"]


def stated(lines: str) -> Ran:
    return Ran(["lite-state"], lines.encode())


SAMPLES = Path(__file__).parents[1] / "games" / "lite" / "sample_games.jsonl"


class TestLiteState:
    def test_it_answers_every_confirmed_game_as_expected(self) -> None:
        samples = [json.loads(line) for line in SAMPLES.read_text(encoding="utf-8").splitlines()]
        done = run("lite-state", given="".join(game["past_plays"] + "\n" for game in samples))
        assert done.returncode == 0, done.stderr
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(answers) == len(samples)
        for game, answer in zip(samples, answers, strict=True):
            assert set(answer) == {*game["expected"], *game["dropped"]}
            assert {name: answer[name] for name in game["expected"]} == game["expected"], game["id"]

    def test_an_empty_line_is_the_start(self) -> None:
        answer = json.loads(stated("\n").out)
        assert (answer["round"], answer["player"], answer["score"]) == (0, 0, 366)
        assert answer["location"] == [None] * 5

    def test_line_ends_of_other_systems_and_blanks_around_are_taken(self) -> None:
        done = stated("GGE....\r\n  GGE....\t\n")
        first, second = done.out.splitlines()
        assert first == second

    @pytest.mark.parametrize(
        ("given", "why"),
        [
            ("\nGGE....\nGGEX...\n", "line 3: play 1 (GGEX...): what happened should read ...."),
            ("\nGGE....\nGXX....\n", "line 3: play 1 (GXX....)"),
            ("\n\n{}\n", "line 3: play 1 ({})"),
            ("\n\n\0\n", "line 3: play 1"),
            ("\n\nGGE....  SGE....\n", "line 3: play 2"),
        ],
    )
    def test_every_line_is_answered_and_a_bad_one_with_its_error(self, given: str, why: str) -> None:
        done = stated(f"{given}\nGGE....\nGGEX...\n")
        assert done.code == 2
        assert done.errors.count("\n") == 1
        assert done.errors.startswith(f"furyqt lite-state: {why}")
        answers = [json.loads(line) for line in done.out.splitlines()]
        assert ["error" in answer for answer in answers] == [False, False, True, False, False, True]
        assert why.startswith(f"line 3: {answers[2]['error'][:6]}")

    def test_a_byte_order_mark_may_begin_any_line(self) -> None:
        done = stated("\ufeffGGE....\n\ufeffGGE....\n")
        assert (done.code, done.errors) == (0, "")
        assert len({*done.out.splitlines()}) == 1

    def test_a_finished_game_has_nobody_to_move(self) -> None:
        over = "GPA.... SPA.... HPA.... MPA.... DPA.V.. GPAVD.. SPAD... HPAD... MPAD..."
        done = stated(over + "\n")
        assert done.code == 2
        assert "line 1: the game is over after play 9" in done.errors

    def test_bytes_that_are_no_text_are_a_bad_line(self) -> None:
        done = Ran(["lite-state"], b"\n\xff\xfe\n")
        assert done.code == 2
        assert done.errors.startswith("furyqt lite-state: line 2: play 1")
        assert done.errors.count("\n") == 1
