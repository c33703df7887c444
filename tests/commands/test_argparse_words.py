"""Wrong arguments are reported in the language of the terminal."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

import pytest

from furyqt.cli import main
from furyqt.commands import BAD_INPUT
from furyqt.commands.speech import CODES, MESSAGES, choose_language, say, translated
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.rules.dining.words import amount

USAGE = {"en": "usage: ", "de": "Aufruf: ", "it": "uso: "}
WRONG = {
    ("simulate",): {
        "en": "the following arguments are required: game",
        "de": "diese Argumente fehlen: game",
        "it": "mancano questi argomenti: game",
    },
    ("simulate", "lite", "--games", "many"): {
        "en": "argument --games: “many” is not a whole number",
        "de": "Argument --games: „many“ ist keine ganze Zahl",
        "it": "argomento --games: «many» non è un numero intero",
    },
    ("simulate", "lite", "--seed", "x"): {
        "en": "a seed is a whole number of at most 18 digits",
        "de": "ein Startwert ist eine ganze Zahl mit höchstens 18 Ziffern",
        "it": "un numero di partenza è un numero intero di al massimo 18 cifre",
    },
    ("simulate", "lite", "--games", "0"): {
        "en": "--games is a number from 1 to",
        "de": "--games muss eine Zahl von 1 bis",
        "it": "--games è un numero da 1 a",
    },
    ("simulate", "lite", "--players", "x=random"): {
        "en": "lite has no player “x” (players: hunters, dracula)",
        "de": "lite hat keinen Spieler „x“ (Spieler: hunters, dracula)",
        "it": "lite non ha il giocatore «x» (giocatori: hunters, dracula)",
    },
    ("simulate", "lite", "--sprt", "a"): {
        "en": "--sprt takes two numbers such as 0,20, not “a”",
        "de": "--sprt braucht zwei Zahlen wie 0,20, nicht „a“",
        "it": "--sprt richiede due numeri come 0,20, non «a»",
    },
    ("lite-bot", "--side", "x", "--time", "1"): {
        "en": "argument --side: invalid choice: 'x' (choose from",
        "de": "Argument --side: 'x' steht nicht zur Wahl (möglich:",
        "it": "argomento --side: valore non valido: 'x' (valori possibili:",
    },
    ("lite-bot", "--side", "hunters", "--time", "0"): {
        "en": "--time is a number of seconds above 0 and below 3600",
        "de": "--time muss eine Zahl von Sekunden sein, größer als 0 und kleiner als 3600",
        "it": "--time è un numero di secondi maggiore di 0 e minore di 3600",
    },
    ("games", "--nonsense"): {
        "en": "unrecognized arguments: --nonsense (see furyqt games --help)",
        "de": "unbekannte Argumente: --nonsense (siehe furyqt games --help)",
        "it": "argomenti sconosciuti: --nonsense (vedi furyqt games --help)",
    },
}  # fmt: skip


@pytest.fixture(params=CODES)
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language, which the terminal has."""
    choose_language(["--language", request.param])
    yield request.param
    choose_language([])


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_arguments_are_one_line_in_the_language(
    arguments: tuple[str, ...], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        exit_code: int | str | None = main((*arguments, "--language", code))
    except SystemExit as left:
        exit_code = left.code
    told = capsys.readouterr().err
    assert exit_code == BAD_INPUT
    assert WRONG[arguments][code] in told
    assert told.count("\n") == 1


def test_the_usage_begins_with_the_program(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Argparse takes the word to have the seven letters of the English one."""
    with pytest.raises(SystemExit):
        main(["--language", code, "puzzle", "--help"])
    assert capsys.readouterr().out.startswith(f"{USAGE[code]}furyqt puzzle [-h]")


def test_a_message_of_argparse_keeps_its_places(code: str) -> None:
    places = r"%\(?\w+\)?[sr]?"
    for english in MESSAGES:
        found = translated(english)
        assert sorted(re.findall(places, english)) == sorted(re.findall(places, found))
        assert (found == english) == (code == "en"), english


def test_the_messages_are_those_of_argparse(code: str) -> None:
    """A message that another version of Python words differently stays English."""
    del code
    parser = argparse.ArgumentParser(exit_on_error=False)
    parser.add_argument("--name")
    with pytest.raises(argparse.ArgumentError) as raised:
        parser.parse_args(["--name"])
    assert str(raised.value.message) == translated("expected one argument")
    assert translated("something else") == "something else"


def test_one_thing_is_not_told_in_the_plural(code: str) -> None:
    assert say(amount(RESOURCES.index("beer"), 1)) == {"en": "1 Beer", "de": "1 Bier", "it": "1 birra"}[code]
