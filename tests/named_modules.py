"""The modules that the program imports or starts by name, read from its sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from furyqt.commands import COMMANDS, FOLDERS, module_of
from furyqt.rules.core import games

ROOT = Path(__file__).resolve().parent.parent
IMPORTERS = ("import_module", "lazy", "optional_module", "required_module")
"""The functions that import a module by its name."""


def imported_by_name() -> set[str]:
    """Return the modules of games and commands, and those that are named where they are imported."""
    parts = (games.game(name) for name in games.game_names())
    of_games = {name for game in parts for name in (game.rules, game.board, game.knowledge, game.reference)}
    of_commands = {module_of(name) for name in COMMANDS} | {f"furyqt.commands.{name}" for name in FOLDERS}
    named = {name for call in _calls() for name in _named(call)}
    return {name for name in of_games | of_commands if find_spec(name)} | named


def started_by_name() -> set[str]:
    """Return the modules that the program starts as processes, as in `sys.executable, "-m", "module"`."""
    found = set()
    for tree in _trees('"-m"'):
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple | ast.List):
                words = [word.value if isinstance(word, ast.Constant) else None for word in node.elts]
                found |= {words[place + 1] for place, word in enumerate(words[:-1]) if word == "-m"}
    return {name for name in found if isinstance(name, str)}


def _named(call: ast.Call) -> Iterator[str]:
    function = call.func.id if isinstance(call.func, ast.Name) else ""
    texts = [text.value for text in call.args if isinstance(text, ast.Constant)]
    if function == IMPORTERS[0]:
        yield from texts
    elif function == IMPORTERS[1]:
        yield f"furyqt.views.{texts[0]}"
    elif function in IMPORTERS[2:]:
        homes = (games.game(game).knowledge for game in games.game_names())
        yield from (f"{home}.{text}" for home in homes for text in texts if _exists(f"{home}.{text}"))


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _calls() -> Iterator[ast.Call]:
    for tree in _trees(*IMPORTERS):
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _trees(*words: str) -> Iterator[ast.Module]:
    """Yield the modules that have any of the words."""
    for package in ("furyqt", "ai"):
        for path in (ROOT / package).rglob("*.py"):
            if any(word in (code := path.read_text("utf-8")) for word in words):
                yield ast.parse(code)
