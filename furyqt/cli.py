"""The `furyqt` command: without a subcommand it opens the window, with one it runs without a screen."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NoReturn

from furyqt import __version__
from furyqt.commands import BAD_INPUT, COMMANDS, module_of
from furyqt.commands.speech import (
    Phrases,
    add_language,
    choose_language,
    one_line,
    say,
    translate_argparse,
    translated,
)

N_commands = Phrases("commands")
N_errors = Phrases("errors")

INTERRUPTED = 130
BROKEN_PIPE = 141
RECORD = ".furyqt"
"""The usual suffix of a game file, which opens in the window, for example when it is double-clicked. The
rules define the same suffix; the help must not load them.
"""


_ONE_GAME = N_errors("only one game can be opened, not also {file}")
_NO_FILE = N_errors("there is no file {file}")
_FOLDER = N_errors("{file} is a folder, not a game")
_NO_LIBRARIES = N_errors(
    "the window's libraries cannot be loaded ({why}); 'furyqt play lite' needs none of them"
)
_DESCRIPTION = N_commands(
    "Board games with hidden moves against a computer. Without a command the game window opens, with the game"
    " in a file if one is named."
)
_EPILOG = N_commands("commands:\n{commands}\n\n'furyqt COMMAND --help' describes one of them.")


_SEE_HELP = N_commands("{program}: {why} (see {program} --help)")
_USAGE = N_commands("usage: ")
_HELP = N_commands("show this help and exit")
_VERSION = N_commands("show the version and exit")
_HEADINGS = {
    "options": N_commands("options"),
    "positional arguments": N_commands("arguments"),
}


class Formatter(argparse.RawDescriptionHelpFormatter):
    """A help page with headings in the language of the terminal."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Translate the word before the usage."""
        super().add_usage(usage, actions, groups, say(_USAGE) if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """Translate the headings that argparse sets."""
        found = _HEADINGS.get(heading or "")
        super().start_section(heading if found is None else say(found))


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line, and help in the language of the terminal."""

    def __init__(self, **settings: Any) -> None:
        translate_argparse()
        super().__init__(add_help=False, formatter_class=Formatter, **settings)
        self.add_argument("-h", "--help", action="help", help=say(_HELP))

    def parse_known_intermixed_args(self, *given: Any) -> Any:  # type: ignore[override]
        """Parse arguments between options; argparse itself would take the usage to begin with 7 letters."""
        usage, word = self.usage, say(_USAGE)
        if usage is None:
            self.usage = self.format_usage().removeprefix(word).rstrip("\n").replace("%", "%%")
        try:
            return super().parse_known_intermixed_args(*given)
        finally:
            self.usage = usage

    def check_values(self, words: Sequence[str]) -> None:
        """Refuse an option with the value `--`, which argparse would pass on as an empty list."""
        for word in words:
            option, equals, value = word.partition("=")
            if option.startswith("--") and equals and value == "--":
                message = translated("argument %(argument_name)s: %(message)s")
                self.error(
                    message % {"argument_name": option, "message": translated("expected one argument")}
                )

    def error(self, message: str) -> NoReturn:
        """Print the error and how to get help, and exit with code 2."""
        line = one_line(" ".join(message.split()))
        self.exit(BAD_INPUT, say(_SEE_HELP).format(program=self.prog, why=line) + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code is 0, 2 for bad input, 130 after Ctrl-C."""
    _prepare_streams()
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as error:  # A full disk may become visible only when the last of the output is written.
        _drop_output()
        return _failed("furyqt", error)
    return code


def _run(arguments: Sequence[str]) -> int:
    choose_language(arguments)
    try:
        return _opened_or_commanded(arguments)
    except SystemExit:  # help, the version or a wrong argument
        sys.stdout.flush()
        raise


def _opened_or_commanded(arguments: Sequence[str]) -> int:
    language, rest = _split_language(arguments)
    _parser().check_values(language)
    if rest and _names_file(rest[0]):
        _parser().parse_args(language)
        _check_file(rest)
        return _open_table(rest)
    given = _parser().parse_args(arguments)
    if given.command is None:
        return _open_table()
    command = import_module(module_of(given.command))
    parser = Parser(prog=f"furyqt {given.command}", description=_sentence(say(COMMANDS[given.command])))
    command.add_arguments(parser)
    add_language(parser)
    parser.check_values(given.arguments)
    try:
        code: int = command.run(parser.parse_intermixed_args(given.arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except Exception as error:
        return _failed(f"furyqt {given.command}", error)
    return code


def _split_language(arguments: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Split off a language that is named before the command or the file."""
    first = arguments[0] if arguments else ""
    used = 2 if first == "--language" else int(first.startswith("--language="))
    return arguments[:used], arguments[used:]


def _names_file(word: str) -> bool:
    """Return whether the first argument is a file, which may have any name that is not a command's."""
    return word.endswith(RECORD) or (
        word not in COMMANDS and not word.startswith("-") and os.path.isfile(word)
    )


def _check_file(arguments: Sequence[str]) -> None:
    """Check that one existing file is named; the window reports what is wrong inside it."""
    if len(arguments) > 1:
        _parser().error(say(_ONE_GAME).format(file=arguments[1]))
    if not os.path.isfile(arguments[0]):
        kind = _FOLDER if os.path.isdir(arguments[0]) else _NO_FILE
        _parser().error(say(kind).format(file=arguments[0]))


def _failed(who: str, error: Exception) -> int:
    """Report in one line an error that the user can fix; raise any other error again."""
    from furyqt.commands.errors import explained

    line = explained(error)
    if line is None:
        raise error
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    print(f"{who}: {line}", file=sys.stderr)
    return BAD_INPUT


def _open_table(files: Sequence[str] = ()) -> int:
    try:
        from furyqt.app import main as open_table
    except ImportError as error:
        if isinstance(error, ModuleNotFoundError):
            raise
        line = say(_NO_LIBRARIES).format(why=str(error))
        print(f"furyqt: {' '.join(line.split())}", file=sys.stderr)
        return BAD_INPUT
    return open_table(list(files))


def _parser() -> Parser:
    table = "\n".join(f"  {name:<14}{say(what)}" for name, what in COMMANDS.items())
    parser = Parser(
        prog="furyqt",
        usage="furyqt [--help] [--version] [--language {en,de,it}] [command ... | GAME.furyqt]",
        description=say(_DESCRIPTION),
        epilog=say(_EPILOG).format(commands=table),
    )
    parser.add_argument("--version", action="version", version=f"furyqt {__version__}", help=say(_VERSION))
    add_language(parser)
    parser.add_argument("command", nargs="?", choices=COMMANDS, metavar="command", help=argparse.SUPPRESS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def _prepare_streams() -> None:
    """Replace closed streams by empty ones; a character that a stream cannot encode becomes a question
    mark.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            with suppress(OSError, ValueError):
                stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Discard the interpreter's last flush, because nothing reads the output anymore."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
