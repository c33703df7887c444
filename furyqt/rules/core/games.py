"""The games that can be played, and in which modules their parts are.

The games of this program are found by the names of their folders.  A game of its own package is added by the
environment variable FURYQT_GAMES, a list of package names separated by commas: the package has RULES, and may
have the modules `board`, `knowledge` and `reference` and a folder `translations` with compiled catalogs
(`<game>_de.qm`).  A worker process inherits the variable.
"""

from __future__ import annotations

import os
import pkgutil
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import furyqt.rules
from furyqt.rules.core.text import TextError, Texts, shortened

N_ = Texts("errors")

VARIABLE = "FURYQT_GAMES"
_RULES = re.compile(r"^RULES\b[^=\n]*=[^=]", re.MULTILINE)
_PACKAGE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")


class UnknownGameError(TextError):
    """There is no game with that name."""


@dataclass(frozen=True)
class Game:
    """The modules of a game, by name; board, knowledge and reference may not exist."""

    name: str
    rules: str
    board: str
    knowledge: str
    reference: str

    @property
    def is_own(self) -> bool:
        """Whether the game is part of this program."""
        return self.rules.startswith(furyqt.rules.__name__ + ".")


def game_names() -> list[str]:
    """Return the names of the games that can be played, in alphabetical order."""
    return sorted(_all_games())


def game(name: str) -> Game:
    """Return the game with this name; UnknownGameError if there is none."""
    found = _all_games()
    if name not in found:
        raise UnknownGameError(_NO_GAME.fill(game=shortened(name), games=", ".join(sorted(found))))
    return found[name]


_NO_GAME = N_("there is no game “{game}” (games: {games})")


def added_translations() -> dict[str, Path]:
    """Return the folders with the catalogs of games of other packages, by the names of the games."""
    found = {name: find_spec(one.rules) for name, one in _all_games().items() if not one.is_own}
    files = {name: spec.origin for name, spec in found.items() if spec is not None}
    return {name: Path(file).parent / "translations" for name, file in files.items() if file}


def _all_games() -> dict[str, Game]:
    return _games(tuple(furyqt.rules.__path__), os.environ.get(VARIABLE, ""))


@cache
def _games(folders: tuple[str, ...], extra: str) -> dict[str, Game]:
    own = (module.name for module in pkgutil.iter_modules(folders) if module.ispkg)
    found = {name: _own(name) for name in own if _has_rules(f"furyqt.rules.{name}")}
    packages = [package.strip() for package in extra.split(",") if package.strip()]
    return found | {
        package.rpartition(".")[2]: _added(package) for package in packages if _is_usable(package)
    }


def _own(name: str) -> Game:
    return Game(
        name,
        f"furyqt.rules.{name}",
        f"furyqt.views.boards.{name}",
        f"ai.knowledge.{name}",
        f"furyqt.views.reference.{name}",
    )


def _added(package: str) -> Game:
    name = package.rpartition(".")[2]
    return Game(name, package, f"{package}.board", f"{package}.knowledge", f"{package}.reference")


def _is_usable(package: str) -> bool:
    return bool(_PACKAGE.fullmatch(package)) and _has_rules(package)


def _has_rules(package: str) -> bool:
    """Return whether a package defines RULES, by its source: an import would load the game."""
    try:
        spec = find_spec(package)
        read = getattr(spec and spec.loader, "get_source", None)  # a bundle's loader has it, but not its type
        if read is None:
            return False
        source: str | None = read(package)
    except (ImportError, SyntaxError, UnicodeError):
        return False
    if source is None:  # compiled only
        return hasattr(import_module(package), "RULES")
    return _RULES.search(source) is not None
