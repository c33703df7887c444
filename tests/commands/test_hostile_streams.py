"""Commands with closed pipes, full disks and limited encodings: at most one line, no traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from furyqt import cli, paths
from furyqt.rules.core.agenda import legal_actions, replay
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import ruleset
from tests.commands.ran import Ran
from tests.processes import started, wait_for_children

POSIX = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals, devices and redirections")
FURYQT = f"{sys.executable} -m furyqt"
SEARCHES = ("--players", "dracula=search:2000,hunters=search:2000", "--games", "4", "--jobs", "2")


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a shell command with the buffering of programs that write into a file."""
    given = {**os.environ, "PYTHONUNBUFFERED": "", **environment}
    return subprocess.run(["bash", "-c", line], capture_output=True, timeout=120, check=False, env=given)


@POSIX
@pytest.mark.parametrize(
    ("line", "code"),
    [
        (f"{FURYQT} games >&-", 0),
        (f"{FURYQT} games >&- 2>&-", 0),
        (f"{FURYQT} lite-state <&-", 0),
        (f"{FURYQT} lite-bot --side hunters --time 0.01 <&-", 0),
        (f"{FURYQT} play lite <&-", 0),
        (f"echo PA | {FURYQT} play lite >&-", 0),
    ],
)
def test_a_closed_stream_is_an_empty_one(line: str, code: int) -> None:
    done = shell(line)
    assert (done.returncode, done.stderr) == (code, b"")


@POSIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize(
    "line",
    [
        f"{FURYQT} games",
        f"{FURYQT} --help",
        f"{FURYQT} play --help",
        f"{FURYQT} campaign",
        f"echo | {FURYQT} lite-state",
        f"echo | {FURYQT} play lite",
    ],
)
def test_a_full_disk_is_one_line(line: str) -> None:
    done = shell(f"{line} >/dev/full")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    command = "" if line.endswith("--help") else f" {line.split(FURYQT)[1].split()[0]}"
    assert done.stderr.decode() == f"furyqt{command}: No space left on device\n"


@POSIX
def test_a_terminal_of_few_letters_shows_question_marks() -> None:
    done = shell(
        rf"printf 'LO\nZ\xfcrich\nquit\n' | {FURYQT} play lite --level random --language de",
        PYTHONIOENCODING="ascii",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
    assert b"autosave-" in done.stdout


@POSIX
def test_bytes_that_are_no_text_do_not_end_the_game() -> None:
    done = shell(
        rf"printf 'LO\n\xff\xfe\nPA\nquit\n' | {FURYQT} play lite --level random --language en",
        PYTHONIOENCODING="utf-8:strict",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"starts in Paris" in done.stdout


@POSIX
def test_a_home_of_nobody_is_a_folder_like_any_other(tmp_path: Path) -> None:
    done = shell(
        f"cd {tmp_path}; printf 'save ~nobody.at.all/x\\nLO\\nquit\\n' | {FURYQT} play lite --level random",
        FURYQT_HOME="~nobody.at.all/home",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "~nobody.at.all" / "home" / "data" / "saves").is_dir()


@POSIX
def test_a_game_that_cannot_be_saved_says_so_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"not a folder")
    done = shell(
        f"printf 'LO\nquit\n' | {FURYQT} play lite --level random --language en",
        FURYQT_HOME=str(tmp_path / "home"),
    )
    said = "The game is not being saved automatically: Not a directory"
    assert (done.returncode, done.stderr.decode()) == (2, f"furyqt play: {said}\n")
    assert said in done.stdout.decode()


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"\xff\xfe", "this is not text"), (b"x\n\n", "expected a tag such as [Game")],
)
def test_every_command_says_the_same_of_a_file(content: bytes, why: str, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)
    for command in ("replay", "audit", "play --resume"):
        ran = Ran([*command.split(), str(file)])
        ran.check_refusal()
        assert (ran.code, f"{file}: line 1: {why}" in ran.errors) == (2, True)
    file.write_bytes(b"\xff\xfe")
    ran = Ran(["dining-box", str(file)])
    ran.check_refusal()
    assert ran.errors == f"furyqt dining-box: {file}: this is not text\n"


@POSIX
@pytest.mark.parametrize("command", ["replay", "audit", "play --resume", "dining-box"])
def test_a_file_that_cannot_be_read_is_named_in_the_same_words(command: str, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    for file, why in (
        (tmp_path, "Is a directory"),
        (tmp_path / "missing", "No such file or directory"),
        (tmp_path / "loop", "Too many levels of symbolic links"),
        (Path("/dev/zero"), "Not a regular file"),
    ):
        ran = Ran([*command.split(), str(file)])
        assert (ran.code, ran.errors) == (2, f"furyqt {command.split()[0]}: {file}: {why}\n")


@POSIX
@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("{folder}", "{folder}: Is a directory"),
        ("{folder}/no/x", "{folder}/no: No such file or directory"),
        ("{folder}/file/x", "{folder}/file: Not a directory"),
        ("{folder}/pipe", "{folder}/pipe: Not a regular file"),
        ("/dev/null", "/dev/null: Not a regular file"),
    ],
)
@pytest.mark.parametrize(
    "command", ["play lite --save", "simulate lite --json", "simulate lite --hunters random,greedy --chart"]
)
def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    command: str, file: str, said: str, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").touch()
    ran = Ran([*command.split(), file.format(folder=tmp_path)])
    ran.check_refusal()
    assert ran.errors.endswith(said.format(folder=tmp_path) + "\n")


@POSIX
@pytest.mark.parametrize(
    ("command", "answered"),
    [
        ("play lite --level random --language en", b"starts in Paris"),
        ("lite-state", b'"'),
        ("lite-bot --side hunters --time 0.01", b"\n"),
    ],
)
def test_input_without_line_ends_is_refused_unread(command: str, answered: bytes, home: Path) -> None:
    first = "PA" if command.startswith("play") else ""
    done = shell(f"(echo {first}; tr '\\0' a </dev/zero) | {FURYQT} {command}")
    assert done.returncode == 2
    assert answered in done.stdout
    assert [line for line in done.stderr.splitlines() if b"furyqt" in line] == [
        f"furyqt {command.split()[0]}: line 2 of the input is longer than 1,000,000 characters".encode()
    ]
    if first:
        (kept,) = (home / "data" / "saves").iterdir()
        assert str(kept).encode() in done.stdout
        assert len(loads(kept.read_bytes(), journal=True)[0].actions) == 1


@POSIX
def test_ctrl_c_keeps_the_game_where_it_was_to_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "kept.furyqt"
    playing = started(
        [sys.executable, "-m", "furyqt", "play", "lite", "--save", str(file), "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("PA\n")
    playing.stdin.flush()
    while "starts in Paris" not in playing.stdout.readline():
        pass
    playing.send_signal(signal.SIGINT)
    _, errors = playing.communicate(timeout=20)
    assert (playing.returncode, errors) == (130, "")
    assert len(loads(file.read_bytes())[0].actions) == 1


@POSIX
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
def test_games_broken_off_leave_no_process_behind(sent: signal.Signals, code: int) -> None:
    simulating = started(
        [sys.executable, "-m", "furyqt", "simulate", "lite", *SEARCHES],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_for_children(simulating, 2)
    simulating.send_signal(sent)
    output, errors = simulating.communicate(timeout=20)  # ends when the last process closes the pipes
    said = b"\ncanceled after 0 games\n" if sent == signal.SIGINT else b""
    assert (simulating.returncode, output, errors) == (code, b"", said)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "lite", "--seed", "9" * 19], "at most 18 digits"),
        (["play", "lite", "--seed", "9" * 5000], "at most 18 digits"),
        (["simulate", "lite", "--seed", "1e3"], "at most 18 digits"),
        (["simulate", "lite", "--jobs", "100000"], "--jobs is a number from 1 to "),
        (["simulate", "lite", "--games", "1000000000"], "--games is a number from 1 to "),
        (["simulate", "lite", "--games", "9" * 5000], "is not a whole number"),
        (["simulate", "lite", "--games", "1_0"], "“1_0” is not a whole number"),
        (["simulate", "lite", "--jobs", "\u0663"], "is not a whole number"),
        (["replay", "x", "--to", " 1"], "is not a whole number"),
        (["audit", "x", "--from=--"], "furyqt audit: argument --from: expected one argument"),
        (["games", "\x1b[31mred\x07"], "unrecognized arguments:  [31mred "),
        (["replay", "x" * 5000], "…xxx"),
        (["replay", "x" * 5000], "File name too long"),
        (["bench", "x"], "there is no game “x”"),
        (["play", "lite", "--options", "stay=listed", "stay=unlisted"], "has stay twice"),
        (["play", "lite", "--options", "stay"], "takes NAME=VALUE"),
        (["lite-bot", "--side", "hunters", "--time", "1e-300"], "--time is a number of seconds"),
        (["simulate", "lite", "--players", "dracula=random,dracula=greedy"], "has dracula twice"),
        (["simulate", "lite", "--options", "stay=listed", "stay=unlisted"], "has stay twice"),
    ],
)
def test_numbers_and_names_beyond_reason_are_one_short_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        sys.exit(cli.main(arguments))
    said = capsys.readouterr()
    assert (leaving.value.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert len(said.err) < 500
    assert why in said.err


@POSIX
@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("/dev/zero", "egular file"),
        ("/nowhere.toml", "No such file"),
        ("{broken}", ""),
        ("{bytes}", "this is not text"),
    ],
)
@pytest.mark.parametrize("command", ["games", "play dining", "simulate dining --games 1"])
def test_a_table_file_of_the_environment_that_cannot_be_used_is_one_line(
    command: str, file: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken").write_text("[[[")
    (tmp_path / "bytes").write_bytes(b"\xff")
    path = file.format(broken=tmp_path / "broken", bytes=tmp_path / "bytes")
    monkeypatch.setenv("FURYQT_DINING_BOX", path)
    ran = Ran(command.split())
    ran.check_refusal()
    assert f"FURYQT_DINING_BOX={path}: " in ran.errors
    assert why in ran.errors


@POSIX
@pytest.mark.parametrize("command", ["replay --verify", "audit --to 1 --jobs 1", "play --resume"])
def test_the_name_of_a_file_writes_no_line_of_its_own(command: str, home: Path, tmp_path: Path) -> None:
    """A name could claim a result that the command has not found, or clear the screen."""
    file = tmp_path / "a: 9 of 9 computer decisions reproduced\n\x1b[2J\x85\u2028\u202e.furyqt"
    rules = ruleset("lite")
    record = Record("lite", 1, rules.checked_options({}), tags={"Hunters": "human", "Dracula": "greedy"})
    states = [record.opening()]
    action = legal_actions(states[0])[0]
    record, states = record.added(action), [*states, replay(states[0], action)]
    file.write_text(dumps(record, states).removesuffix("*\n"))
    word, *options = command.split()
    ran = Ran([word, *options, str(file)])
    assert ran.code == 0
    lines = [*ran.out.split("\n"), *ran.errors.split("\n")]
    assert not [line for line in lines if line.startswith("a: 9 of 9") or not line.isprintable()]
    assert "a: 9 of 9" in ran.out + ran.errors
    with_own_name = Ran(["play", "lite", "--level", "random", "--save", str(file)], b"quit\n")
    assert all(map(str.isprintable, with_own_name.out.split("\n")))


def test_an_answer_to_a_puzzle_that_is_not_kept_is_no_success(home: Path) -> None:
    file = paths.data_dir() / "puzzles.json"
    file.mkdir()
    ran = Ran(["puzzle", "005"], b"Rome\nquit\n")
    assert ran.code == 2
    assert ran.errors.splitlines()[-1] == "Your puzzle rating is not being saved: Is a directory"


def test_damaged_puzzle_ratings_are_named_whatever_is_wanted(home: Path) -> None:
    (paths.data_dir() / "puzzles.json").write_text("{")
    ran = Ran(["puzzle", "--mistakes", "--list"])
    assert (ran.code, ran.out) == (0, "")
    assert "puzzles.json.broken" in ran.errors


@pytest.mark.parametrize(
    ("file", "commands", "why"),
    [
        ("hunts.json", ("hunt --table", "hunt --json"), "The table of hunts could not be read"),
        ("puzzles.json", ("puzzle --mistakes --json",), "Your puzzle rating could not be read"),
        (
            "campaigns/winter/campaign.json",
            ("campaign", "campaign --json", "campaign verify", "campaign play"),
            "The campaign winter could not be read",
        ),
    ],
)
def test_what_cannot_be_read_is_not_listed_as_empty(
    file: str, commands: tuple[str, ...], why: str, home: Path
) -> None:
    (paths.data_dir() / file).mkdir(parents=True)
    for command in commands:
        ran = Ran(command.split())
        assert (ran.code, ran.out, ran.errors) == (2, "", f"{why}: Is a directory\n"), command
