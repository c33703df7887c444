"""The language of what the commands print: the system's, or the one that `--language` names.

argparse looks its messages up with its name `_`, usually gettext, for which there are no catalogs here.
Names of options and values stay as they are.

The help of the command line needs neither the rules nor, in English, Qt: both are imported when needed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

    from furyqt.controllers.language import Language
    from furyqt.rules.core.text import Text

LONGEST_LINE = 300
ENGLISH = "en"
CODES = (ENGLISH, "de", "it")
_chosen: list[str] = []
"""The language that `--language` named, if any."""


class Phrase(NamedTuple):
    """An English text of the command line, marked for translation like a Text of the rules."""

    context: str
    source: str


class Phrases(NamedTuple):
    """Marks the English texts of one context for translation."""

    context: str

    def __call__(self, source: str) -> Phrase:
        """Mark a text."""
        return Phrase(self.context, source)


N_ = Phrases("commands")
N_argparse = Phrases("argparse")


def say(text: Phrase | Text | str) -> str:
    """Return a text in the language of the terminal."""
    if isinstance(text, str):
        return text
    if isinstance(text, Phrase):
        return _translate(text.context, text.source, -1)
    return text.render(_translate_text)


def one_line(text: str) -> str:
    """Return the text without line ends and control characters, cut in its middle to a readable length.

    The reason stands at the end, behind the name of a file that may be long.
    """
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    if len(line) <= LONGEST_LINE:
        return line
    half = LONGEST_LINE // 2
    return f"{line[: half - 1]}…{line[-half:]}"


def warn(text: Text) -> None:
    """Print a notice on the error stream, apart from the output."""
    print(say(text), file=sys.stderr, flush=True)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option that changes the language."""
    words = say(N_("the language (default: the system's)"))
    parser.add_argument("--language", choices=CODES, default=None, help=words)


def choose_language(arguments: Sequence[str]) -> None:
    """Speak the language that these arguments name, also about errors in the arguments before it."""
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--language", choices=CODES)
    _chosen.clear()
    with suppress(argparse.ArgumentError):
        code = parser.parse_known_args(arguments)[0].language
        _chosen.extend([code] if code else [])


def chosen_language() -> str:
    """Return the code of the language that was named, or an empty text."""
    return _chosen[0] if _chosen else ""


def installed_language() -> Language:
    """Return the language of a command whose texts Qt translates, without a window."""
    from PySide6.QtCore import QCoreApplication

    from furyqt.controllers.language import Language

    language = Language(QCoreApplication.instance() or QCoreApplication(sys.argv[:1]))
    language.set(chosen_language())
    return language


def _translate_text(context: str, source: str, number: int) -> str:
    """Translate a text of the rules, which may be of a letter or a lesson."""
    from furyqt.rules.core.documents import translation

    return translation(context, source, _language()) or _translate(context, source, number)


def _translate(context: str, source: str, number: int) -> str:
    code, is_plural = _language(), number >= 0
    catalog = _catalog(code) if is_plural or code != ENGLISH else None
    found = catalog.translate(context, source, "", number) if catalog is not None else ""
    return (found or source).replace("%n", str(number)) if is_plural else found or source


def _language() -> str:
    """Return the language that was named, or the system's."""
    return chosen_language() or (_system_language() if _may_be_translated() else ENGLISH)


def _may_be_translated() -> bool:
    """Return whether the system's language may be one of the program's besides English."""
    if sys.platform in ("win32", "darwin"):
        return True
    names = (os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, names), "")
    return any(tag[:2] in CODES[1:] for tag in wanted.split(":"))


@cache
def _system_language() -> str:
    """Return the system's language; without Qt it is unknown, and English is spoken."""
    try:
        from furyqt.controllers.language import system_language
    except ImportError:
        return ENGLISH
    return system_language()


@cache
def _catalog(code: str) -> QTranslator | None:
    """Load the catalog of a language; without Qt there is none."""
    try:
        from PySide6.QtCore import QTranslator
    except ImportError:
        return None
    from furyqt import paths

    catalog = QTranslator()
    return catalog if catalog.load(f"furyqt_{code}", str(paths.translations())) else None


_MESSAGES = (
    N_argparse("argument %(argument_name)s: %(message)s"),
    N_argparse("expected one argument"),
    N_argparse("expected at most one argument"),
    N_argparse("expected at least one argument"),
    N_argparse("invalid %(type)s value: %(value)r"),
    N_argparse("invalid choice: %(value)r (choose from %(choices)s)"),
    N_argparse("the following arguments are required: %s"),
    N_argparse("one of the arguments %s is required"),
    N_argparse("not allowed with argument %s"),
    N_argparse("ignored explicit argument %r"),
    N_argparse("ambiguous option: %(option)s could match %(matches)s"),
    N_argparse("unexpected option string: %s"),
    N_argparse("unrecognized arguments: %s"),
)
MESSAGES: dict[str, Phrase] = {phrase.source: phrase for phrase in _MESSAGES}
"""The messages about wrong arguments, by their English text; argparse fills in the names."""


def translated(message: str) -> str:
    """Return a message of argparse in the language of the terminal; one that is not known stays English."""
    return say(MESSAGES.get(message, message))


def translate_argparse() -> None:
    """Switch argparse to the language of the terminal."""
    setattr(argparse, "_", translated)  # noqa: B010  # the name is not in the stubs
