"""The language of what the commands print: the system's, or the one that `--language` names."""

from __future__ import annotations

import argparse
from functools import cache
from typing import TYPE_CHECKING

from furyqt.rules.core.text import N_, Text, in_english

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

CODES = ("en", "de", "it")
_chosen: list[str] = []
"""The language that `--language` named, if any."""


def say(text: Text | str) -> str:
    """Return a text in the language of the terminal."""
    return text.render(_translate) if isinstance(text, Text) else text


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option that changes the language."""
    words = say(N_("commands", "the language (default: the system's)"))
    parser.add_argument("--language", choices=CODES, type=_choose, default=None, help=words)


def _choose(code: str) -> str:
    _chosen[:] = [code] if code in CODES else []
    return code


def _translate(context: str, source: str, number: int) -> str:
    catalog = _catalog(_chosen[0] if _chosen else "")
    found = catalog.translate(context, source, "", number) if catalog is not None else ""
    return found.replace("%n", str(number)) if found else in_english(context, source, number)


@cache
def _catalog(code: str) -> QTranslator | None:
    """Load the catalog of a language, or of the system's; without Qt and for English there is none."""
    try:
        from PySide6.QtCore import QTranslator

        from furyqt import paths
        from furyqt.controllers.language import FALLBACK, system_language
    except ImportError:
        return None
    code = code or system_language()
    catalog = QTranslator()
    is_loaded = code != FALLBACK and catalog.load(f"furyqt_{code}", str(paths.translations()))
    return catalog if is_loaded else None
