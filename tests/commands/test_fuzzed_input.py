"""Every command with files, lines and arguments that make no sense: one line, exit code 2, nothing lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.ran import Ran

MARK = b"\xef\xbb\xbf"
SAVES = Path(__file__).parents[1] / "fixtures" / "d9fed10c" / "home" / "data" / "saves"
GAME = (SAVES / "lite-undone-unfinished.furyqt").read_bytes()
DEEP = 3000
LONG = 10_000_000
CONTENTS = {
    "nothing": b"",
    "marks": 3 * MARK,
    "a zero byte": b"\0",
    "a zero byte within": GAME[:200] + b"\0" + GAME[200:],
    "no UTF-8": b"\xff\xfe\xfd\n",
    "a lone surrogate": b"\xed\xa0\x80\n",
    "UTF-16": "PA\n".encode("utf-16"),
    "open lists": DEEP * b"[",
    "open objects": DEEP * b'{"a":',
    "deep lists": DEEP * b"[" + DEEP * b"]",
    "deep TOML": b"a = " + DEEP * b"[" + DEEP * b"]",
    "a deep TOML key": b".".join(DEEP * [b"a"]) + b" = 1",
    "a deep TOML table": b"[" + b".".join(DEEP * [b"a"]) + b"]",
    "old line ends": GAME.replace(b"\n", b"\r"),
    "a long line": LONG * b"a",
    "a long tag": b'[Game "' + LONG * b"a" + b'"]\n',
    "odd numbers": b"1e999\nNaN\n-0\n" + 5000 * b"9" + b"\n",
    "odd JSON numbers": b'{"players": 1e999}\n{"players": NaN}\n{"players": -0}\n{"players": '
    + 5000 * b"9"
    + b"}",
    "JSON surrogates": b'{"players": "\\ud800", "\\udfff": "\\ud800"}\n"\\udc00"\n',
    "other JSON": b"[]\n{}\n0\nnull\ntrue\n",
    "separators": "\u2028\u2029\x85\x0b\x0c\x1c\x1e".encode(),
    "control characters": b"\x1b[2J\x07\x9b\n",
}
"""Contents of files and of the standard input that are not games, play strings or tables."""
READERS = (
    *("replay {file}", "replay --json {file}", "replay --verify {file}", "audit --jobs 1 {file}"),
    *("play --resume {file}", "play --copy --resume {file}", "play fury2 --options initiative=@{file}"),
    *("simulate fury2 --games 1 --options initiative=@{file}", "dining-box {file}"),
)
"""Commands that read a file."""
ODD_FILES = ("pipe", "/dev/zero", "folder", "missing", "loop", "secret")
LINE_READERS = {
    "lite-state": (0, 2),
    "lite-bot --side dracula --time 0.01": (0, 2),
    "dining-state": (0, 2),
    "puzzle": (0, 2),
    "play lite --level random": (0, 2),
    "play dining --level greedy": (0, 2),
}
"""Commands that read the standard input; a line that is too long is an error, the end of the input is not."""
WORDS = (
    *(
        "",
        "-",
        "--",
        "\u0664",
        "9" * 5000,
        "-1",
        "1e999",
        "nan",
        "inf",
        "1_0",
        "0x10",
        " 1",
        "../../x",
        "/dev/null",
    ),
    *(
        "=",
        "a=",
        "=b",
        ",",
        ":",
        "search:",
        "search:" + "9" * 30,
        "bot:",
        "{0}",
        "%(x)s",
        "%s",
        "x" * 100_000,
    ),
    *("\n", "\udcff", "\u00e9", "e\u0301", "\x1b[2J"),
)
"""Words that no argument accepts."""
SIMULATED = "simulate lite --games 1"
BY_CHANCE = "simulate lite --players hunters=random,dracula=random"
NUMBERED = (
    *(f"{BY_CHANCE} --games=X", f"{BY_CHANCE} --games 1 --jobs=X", "lite-bot --side hunters --time=X"),
    *("replay {game} --to=X", "audit {game} --from=X", "audit {game} --limit=X", "audit {game} --jobs=X"),
)
ARGUMENTS = (
    *("play X", "play lite --as X", "play lite --level X", "play lite --seed=X", "play lite --options X"),
    *("play lite --undo X", "play lite --aids X", "simulate X", f"{SIMULATED} --players X"),
    *(f"{SIMULATED} --pool X", f"{SIMULATED} --options X", f"{SIMULATED} --sprt X", f"{SIMULATED} --by X"),
    *("simulate fury3 --chapter X", "simulate fury3 --chapter shadow-01 --preset X", "rules X"),
    *("simulate fury3 --chapter shadow-01 --own X", "rules lite X", "replay {game} --as X"),
    *("audit {game} --as X", "puzzle X", "puzzle --kind X", "puzzle --theme X", "lite-bot --side X --time 1"),
    *("campaign X", "campaign play X", "campaign play --preset X", "campaign play --buy X", "hunt X"),
    *("games --language X", *NUMBERED),
)
NUMBERS = ("1_0", " 1", "\u0664")
"""Numbers as Python reads them."""
HARMLESS = {
    ("--", "puzzle X"),
    ("--", "campaign X"),
    ("--", "hunt X"),
    ("", "hunt X"),
    ("-1", "play lite --seed=X"),
    ("", f"{SIMULATED} --players X"),
    ("", "simulate fury3 --chapter shadow-01 --preset X"),
    ("", "campaign play X"),
    ("", "campaign play --preset X"),
    ("", "puzzle --theme X"),
    ("", "rules lite X"),
    *((number, command) for number in NUMBERS for command in NUMBERED),
}
"""Words that are accepted: none or an empty one, which means the default, and numbers."""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in an empty folder: some words are names of files that a command may write."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return a folder with all files, whose contents do not change."""
    found = tmp_path_factory.mktemp("fuzzed")
    for name, content in CONTENTS.items():
        (found / name.replace(" ", "-")).write_bytes(content)
    if os.name == "posix":
        os.mkfifo(found / "pipe")
        (found / "loop").symlink_to(found / "loop")
    (found / "folder").mkdir()
    (found / "secret").write_bytes(b"nothing to read")
    (found / "secret").chmod(0)
    before = sorted(found.iterdir())
    yield found
    assert sorted(found.iterdir()) == before
    for name, content in CONTENTS.items():
        assert (found / name.replace(" ", "-")).read_bytes() == content, name


@pytest.mark.parametrize("name", CONTENTS)
@pytest.mark.parametrize("command", READERS)
def test_a_file_that_is_no_game_is_refused(command: str, name: str, folder: Path, home: Path) -> None:
    file = folder / name.replace(" ", "-")
    ran = Ran(command.replace("{file}", str(file)).split())
    if command.startswith("dining-box") and name in ("nothing",):
        assert (ran.code, ran.errors) == (0, ""), "an empty table changes nothing"
    else:
        ran.check_refusal()
    assert not [path for path in home.rglob("*") if path.is_file() and path.suffix != ".lock"]


@pytest.mark.skipif(os.name != "posix", reason="needs devices and pipes")
@pytest.mark.parametrize("name", ODD_FILES)
@pytest.mark.parametrize("command", READERS)
def test_a_path_that_is_no_readable_file_is_refused(command: str, name: str, folder: Path) -> None:
    ran = Ran(command.replace("{file}", str(folder / name)).split())
    ran.check_refusal()
    assert ran.errors.endswith(": Not a regular file\n") == (name in ("pipe", "/dev/zero"))


@pytest.mark.parametrize("name", CONTENTS)
@pytest.mark.parametrize("command", LINE_READERS)
def test_lines_that_make_no_sense_are_answered(command: str, name: str) -> None:
    ran = Ran(command.split(), CONTENTS[name])
    assert ran.code in LINE_READERS[command]
    if ran.code:
        ran.check_line()
    else:
        assert ran.errors == ""
    assert ran.code == 2 or not name.startswith("a long")


@pytest.mark.parametrize("command", ARGUMENTS)
def test_an_argument_that_makes_no_sense_is_refused(command: str, tmp_path: Path) -> None:
    game = tmp_path / "game.furyqt"
    game.write_bytes(GAME)
    for word in WORDS:
        if (word, command) in HARMLESS:
            continue
        words = [one.replace("X", word).replace("{game}", str(game)) for one in command.split()]
        ran = Ran(words)
        try:
            ran.check_refusal()
        except AssertionError as wrong:
            wrong.add_note(f"{command} with {word[:30]!a}: {ran.code} {ran.out[:200]!a} {ran.errors[:300]!a}")
            raise
    assert game.read_bytes() == GAME


@pytest.mark.parametrize("name", CONTENTS)
def test_a_table_file_of_the_environment_that_is_no_table_is_refused(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FURYQT_DINING_BOX", str(folder / name.replace(" ", "-")))
    ran = Ran(["games"])
    if name == "nothing":
        assert (ran.code, ran.errors) == (0, "")
    else:
        ran.check_refusal()
