"""The terminal client: a whole game, wrong input, leaving and resuming, all in plain lines."""

from __future__ import annotations

import argparse
import io
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.cli import main
from furyqt.commands import play
from furyqt.commands.errors import UsageError
from furyqt.commands.speech import add_language, choose_language
from furyqt.controllers.language import Language
from furyqt.controllers.storage.library import Library
from furyqt.rules.core.record import loads
from tests.commands.ran import Ran


class Typed(io.StringIO):
    """A standard input whose lines are computed when they are read."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._lines = iter(lines)

    def readline(self, size: int | None = -1) -> str:
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


class Terminal:
    """A terminal that types the given lines, and keeps the output."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.refusal = ""
        """The line on the error stream of a game that ended with code 2."""

    def run(self, arguments: str, lines: Iterable[str] = (), code: int = 0) -> str:
        self._monkeypatch.setattr(sys, "stdin", Typed(lines))
        if "--language" not in arguments:
            arguments += " --language en"
        parser = argparse.ArgumentParser()
        play.add_arguments(parser)
        add_language(parser)
        choose_language(arguments.split())
        if code:
            with pytest.raises(UsageError) as refused:
                play.run(parser.parse_args(arguments.split()))
            self.refusal = str(refused.value)
        else:
            assert play.run(parser.parse_args(arguments.split())) == 0
        application = QCoreApplication.instance()
        assert application is not None
        for language in application.findChildren(Language):
            language.set("en")  # reset the language for the next game
        choose_language([])
        return self._capsys.readouterr().out


@pytest.fixture
def terminal(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def saves() -> list[Path]:
    return sorted(paths.saves_dir().iterdir())


def test_a_whole_game_by_numbers(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.furyqt"
    out = terminal.run(f"lite --level random --seed 4 --save {file}", ["1"] * 3000)
    assert "Choose a starting place for Lord Godalming." in out
    assert "Dracula: the computer is thinking." in out
    assert "Dracula knew:" in out
    assert f"The game is saved in {file}." in out
    record, _ = loads(file.read_bytes())
    assert record.tags["Hunters"] == "human"
    assert record.tags["Dracula"] == "random"
    assert "\033" not in out


def test_dracula_against_search_hunters(terminal: Terminal) -> None:
    out = terminal.run("lite --as dracula --level 5 --seed 4", ["bud", "1", "1", "places", "hint", "quit"])
    assert "Lord Godalming goes to" in out
    assert "Choose Dracula's starting place." in out
    assert "All figures are placed" in out
    assert "The computer would choose: " in out
    for part in (
        "1. ",
        "3. ",
        "  Chance of success (score below 290): ",
        "  Most likely ",
        "  The hunters' best guesses for Dracula: ",
    ):
        assert f"\n{part}" in out
    assert "This game is being saved in " in out


def test_a_person_plays_two_of_the_hunters(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.furyqt"
    lines = ["1", "1", "undo", "1", "1", f"save {file}"]
    out = terminal.run("fury3 --as mina,seward --level random --seed 3", lines)
    companion = out.index("Lord Godalming: the computer is thinking.")
    assert companion < out.index("What does Dr. Seward do by day?")
    assert "What does Lord Godalming do" not in out
    assert "Your last decision was undone." in out
    assert "Dracula: the computer is thinking." in out
    record, _ = loads(file.read_bytes())
    names = ("Godalming", "Seward", "Helsing", "Mina", "Dracula")
    assert [record.tags[name] for name in names] == ["random", "human", "random", "human", "random"]
    assert "What does Dr. Seward do by day?" in terminal.run(f"--resume {file}", ["undo"] * 9)


def test_a_side_means_all_its_pieces(terminal: Terminal) -> None:
    for arguments in ("", "--as hunters", "--as godalming,seward,helsing,mina"):
        out = terminal.run(f"fury3 {arguments} --level random --seed 3", ["1"] * 3)
        assert "What does Lord Godalming do by day?" in out
        assert "Lord Godalming: the computer" not in out


def test_a_whole_game_with_mina_only(terminal: Terminal) -> None:
    out = terminal.run("fury3 --as mina --level random --seed 4", ["1"] * 5000)
    assert "Dracula knew:" in out


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    outs = [terminal.run("lite --level 10 --seed 8", ["5"] * 20 + ["log"]) for _ in range(2)]
    first, second = (out.splitlines()[:-1] for out in outs)
    assert first == second


def test_an_action_is_chosen_by_number_token_or_name(terminal: Terminal) -> None:
    out = terminal.run("lite --seed 1", ["1", "pa", "Berl", "list be", "start in zurich"])
    places = ["the Adriatic Sea", "Paris", "Berlin", "Zurich"]
    for place in places:
        assert f"starts in {place}." in out
    assert "9. Start in Belgrade [BE]" in out
    assert "Start in Paris" not in out


def test_the_beginning_of_a_word_goes_before_its_middle(terminal: Terminal) -> None:
    out = terminal.run("lite --seed 1", ["pa", "pa", "pa", "pa", "rest"])
    assert "Lord Godalming rests" in out
    out = terminal.run("lite --seed 1", ["ari", "barc"])
    assert "“ari”" in out
    assert "starts in Barcelona." in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "“0” is not one of the choices"),
        ("72", "“72” is not one of the choices"),
        ("99999999999999999999", "is not one of the choices"),
        ("²", "“²” is not one of the choices"),
        ("XX", "“XX” is not one of the choices"),
        ("\x1b[2J", "is not one of the choices"),
        ("start", "“start” fits 71 choices"),
        ("undo", "Nothing to undo."),
        ("redo", "Nothing to redo."),
        ("save", "Type “save” and a file name."),
        ("save /no/such/folder/x", "/no/such/folder/x could not be written: No such file or directory"),
        ("places", "Nothing is known about the hidden figure's location."),
    ],
)
def test_wrong_input_gets_one_clear_line_and_the_game_goes_on(
    terminal: Terminal, line: str, answer: str
) -> None:
    before = terminal.run("lite --seed 1", ["PA"]).splitlines()
    after = terminal.run("lite --seed 1", [line, "", "   ", "PA"]).splitlines()
    assert len(after) == len(before) + 1
    assert answer in "\n".join(after)
    assert "\x1b" not in "".join(after)


def test_every_command_answers(terminal: Terminal) -> None:
    lines = [
        "PA",
        "BR",
        "LO",
        "VI",
        "help",
        "look",
        "trail",
        "hunters",
        "log",
        "places",
        "hint",
        "undo",
        "redo",
    ]
    out = terminal.run("lite --level 5 --seed 1", lines)
    for words in (
        "hint: what the full-strength search would do.",
        "One part of the situation: turn, hunters, blood, trail.",
        "Move 1 of the trail: Unknown",
        "Mina Harker is in Vienna and has 9 life.",
        "Lord Godalming starts in Paris.",
        "%",
        "The computer would choose: ",
        "Your last decision was undone.",
        "Redone.",
    ):
        assert words in out, words


def test_on_paper_there_is_neither_hint_nor_possible_places(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.furyqt"
    lines = ["PA", "BR", "LO", "VI", "places", "hint"]
    out = terminal.run(f"lite --level random --seed 1 --aids paper --save {file}", lines)
    assert out.count("This is a paper-style game") == 2
    assert "The computer would choose" not in out
    assert loads(file.read_bytes(), journal=True)[0].tags["Aids"] == "paper"


def test_strict_undo_says_why_not(terminal: Terminal) -> None:
    lines = ["PA", "undo", "PA", "BR", "LO", "VI", "undo"]
    out = terminal.run("lite --level random --seed 1 --undo strict", lines)
    assert out.count("Your last decision was undone.") == 1
    assert out.count("In a strict game") == 1


def test_strict_undo_ends_with_a_companions_action(terminal: Terminal) -> None:
    out = terminal.run("fury3 --as godalming --level random --seed 3 --undo strict", ["1", "undo"])
    assert "Dr. Seward: the computer is thinking." in out
    assert out.count("In a strict game") == 1


def test_the_end_of_input_leaves_an_autosave_to_go_on_with(terminal: Terminal, tmp_path: Path) -> None:
    out = terminal.run("lite --level random --seed 1", ["PA", "BR"])
    (file,) = saves()
    assert f"This game is being saved in {file}." in out
    out = terminal.run("--resume", ["LO"])
    assert "it is Van Helsing's turn" in out
    assert saves() == [file]
    copy = tmp_path / "copy.furyqt"
    terminal.run(f"lite --resume {file}", [f"save {copy}"])
    out = terminal.run(f"--resume {copy}", ["VI"])
    assert "Mina Harker starts in Vienna." in out
    assert len(saves()) == 2, "a saved game is left as it is"


def test_the_newest_game_that_can_be_read_is_resumed(terminal: Terminal) -> None:
    terminal.run("lite --level random --seed 1", ["PA", "BR"])
    (older,) = saves()
    newer = older.with_name("autosave-29991231-235959-abcd.furyqt")
    newer.write_text(older.read_text().replace("GPA", "GXX"))
    os.utime(older, (1000, 1000))
    assert f"This game is being saved in {older}." in terminal.run("--resume")
    newer.replace(older)
    terminal.run("--resume", code=2)
    assert terminal.refusal.startswith(f"{older.name} cannot be opened. Line ")


def spoiling() -> Iterator[str]:
    """Yield two moves; between them a file replaces the folder of the saved games."""
    yield "PA"
    shutil.rmtree(paths.saves_dir())
    (paths.data_dir() / "saves").write_text("")
    yield "BR"
    yield "LO"


@pytest.mark.parametrize(
    ("language", "trouble"),
    [
        ("en", "The game is not being saved automatically: File exists"),
        ("de", "Die Partie wird nicht automatisch gespeichert: Die Datei gibt es schon"),
        ("it", "La partita non viene salvata automaticamente: Il file esiste già"),
    ],
)
def test_a_game_that_is_not_saved_is_not_called_kept(
    terminal: Terminal, tmp_path: Path, language: str, trouble: str
) -> None:
    out = terminal.run(f"lite --level random --language {language}", spoiling(), code=2)
    assert str(paths.data_dir()) not in out
    assert out.count(trouble) == 2, "before both questions"
    assert terminal.refusal.startswith(trouble)
    shutil.rmtree(paths.data_dir(), ignore_errors=True)
    file = tmp_path / "game.furyqt"
    out = terminal.run(f"lite --level random --save {file} --language {language}", spoiling())
    assert trouble in out
    assert len(loads(file.read_bytes())[0].actions) == 3


def test_saving_that_works_again_is_said_once(terminal: Terminal) -> None:
    def mended() -> Iterator[str]:
        yield from spoiling()
        (paths.data_dir() / "saves").unlink()
        yield "VI"

    out = terminal.run("lite --level random", mended())
    (file,) = saves()
    assert out.count("The game is being saved automatically again.") == 1
    assert f"This game is being saved in {file}." in out
    assert len(loads(file.read_bytes(), journal=True)[0].actions) > 3


def test_a_removed_folder_is_made_again_before_the_game_is_called_kept(terminal: Terminal) -> None:
    def removed() -> Iterator[str]:
        yield "PA"
        shutil.rmtree(paths.data_dir())

    out = terminal.run("lite --level random", removed())
    (file,) = saves()
    assert f"This game is being saved in {file}." in out
    assert len(loads(file.read_bytes(), journal=True)[0].actions) == 1


def test_nothing_is_left_of_a_game_never_begun(terminal: Terminal) -> None:
    terminal.run("lite", ["quit"])
    assert saves() == []


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "chess",
        "lite --as vampire",
        "lite --as mina",
        "fury3 --as mina,lucy",
        "fury3 --as mina,,seward",
        "fury3 --as mina,dracula",
        "lite --level clever",
        "lite --options stay=never",
        "lite --options sta",
        "--resume",
        "--resume /no/such/file",
    ],
)
def test_bad_arguments_are_one_line_and_code_2(arguments: str) -> None:
    Ran(["play", *arguments.split()]).check_refusal()


def test_a_file_that_is_not_behind_resume_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", "--copy", "evening.furyqt", "--language", "en"]) == 2
    assert "evening.furyqt" in capsys.readouterr().err


def test_options_are_played_with(terminal: Terminal) -> None:
    terminal.run("lite --options stay=unlisted sea_rest=nothing --level random", ["PA"])
    (file,) = saves()
    record, _ = loads(file.read_bytes(), journal=True)
    assert (record.options["stay"], record.options["sea_rest"]) == ("unlisted", "nothing")


def test_no_person_no_game(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("lite --level random", ["PA"])
    (file,) = saves()
    other = tmp_path / "robots.furyqt"
    other.write_text(file.read_text().replace('"human"', '"greedy"') + "*\n")
    with pytest.raises(UsageError, match="no person plays"):
        terminal.run(f"--resume {other}")


def test_killed_in_mid_game_and_resumed(home: Path) -> None:
    command = [sys.executable, "-u", "-m", "furyqt", "play"]
    process = subprocess.Popen(
        [*command, "lite", "--level", "random", "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n" * 10)
    process.stdin.flush()
    while "Round 1 is over" not in process.stdout.readline():
        pass
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    found = Library().latest_unfinished()
    assert found is not None
    done = subprocess.run(
        [*command, "--resume", "--language", "en"], input="1\n", capture_output=True, text=True, check=True
    )
    assert "Round 2" in done.stdout
    assert str(found.path) in done.stdout


def test_neither_qtgui_nor_qtwidgets_is_loaded() -> None:
    code = (
        "import sys; from furyqt.cli import main; code = main(['play', 'lite', '--language', 'de']);"
        "assert not {'PySide6.QtGui', 'PySide6.QtWidgets'} & set(sys.modules); sys.exit(code)"
    )
    subprocess.run([sys.executable, "-c", code], stdin=subprocess.DEVNULL, check=True, capture_output=True)
