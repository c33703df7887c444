"""Structure: no circles, no game named outside its own folders, no deep inheritance, no name used twice."""

from __future__ import annotations

import ast
import functools
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import networkx as nx

ROOT = Path(__file__).parents[1]
GAMES = ("lite", "fury3", "fury2", "dining")


class Found(NamedTuple):
    """A class with the module that defines it."""

    module: str
    node: ast.ClassDef

    @property
    def name(self) -> str:
        return f"{self.module}.{self.node.name}"

    @property
    def bases(self) -> list[str]:
        return [ast.unparse(base).rpartition(".")[2] for base in self.node.bases]


def modules() -> Iterator[Path]:
    for package in ("furyqt", "ai", "lab"):
        yield from sorted((ROOT / package).rglob("*.py"))


@functools.cache
def parsed() -> dict[str, list[ast.ClassDef | ast.Import | ast.ImportFrom]]:
    """The classes and imports of all modules by their names."""
    return {module_name(path): list(named(path.read_text(encoding="utf-8"))) for path in modules()}


def named(code: str) -> Iterator[ast.ClassDef | ast.Import | ast.ImportFrom]:
    """Find the classes and imports of a module; none is in an expression."""
    waiting: list[ast.AST] = [ast.parse(code)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.ClassDef | ast.Import | ast.ImportFrom):
            yield node
        waiting += (part for part in ast.iter_child_nodes(node) if not isinstance(part, ast.expr))


@functools.cache
def classes() -> list[Found]:
    return [
        Found(module, node)
        for module, nodes in parsed().items()
        for node in nodes
        if isinstance(node, ast.ClassDef)
    ]


def test_controllers_inherit_no_deeper_than_one_level() -> None:
    own = {found.node.name for found in classes() if found.module.startswith("furyqt.controllers")}
    deep = [
        found.name
        for found in classes()
        if found.module.startswith("furyqt.controllers") and own.intersection(found.bases)
    ]
    assert deep == []


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@functools.cache
def imports() -> nx.DiGraph:
    """The imports of all modules, when the program runs or for types alone."""
    graph = nx.DiGraph()
    for module, nodes in parsed().items():
        for node in nodes:
            if isinstance(node, ast.Import):
                graph.add_edges_from((module, each.name) for each in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = (f"{node.module}.{each.name}" for each in node.names)
                graph.add_edges_from((module, one if one in parsed() else node.module) for one in inner)
    assert graph.has_edge("furyqt.app", "furyqt.views.main_window")
    return graph


def test_no_imports_run_in_a_circle() -> None:
    """Not even for types: who needs the other's type knows too much of it."""
    circles = [sorted(part) for part in nx.strongly_connected_components(imports()) if len(part) > 1]
    assert circles == []


def test_only_a_games_own_folders_name_it() -> None:
    """The commands of a game, such as `lite-bot`, name it too."""
    strangers = [
        (module, imported)
        for module, imported in imports().edges
        if game_of(imported) not in ("", game_of(module)) and not module.startswith("furyqt.commands.")
    ]
    assert strangers == []


def game_of(module: str) -> str:
    """The game to whose package a module belongs, or an empty text."""
    return next((part for part in module.split(".") if part in GAMES), "")


def test_no_two_classes_share_a_name() -> None:
    """Only different games may use the same name."""
    homes: dict[str, list[str]] = defaultdict(list)
    for found in classes():
        homes[found.node.name].append(game_of(found.module))
    shared = {name for name, games in homes.items() if len(games) > 1 and not is_one_each(games)}
    assert shared == set()


def is_one_each(games: list[str]) -> bool:
    return "" not in games and len(set(games)) == len(games)


def test_no_file_outside_its_packages_knows_the_game_of_the_dinners() -> None:
    """A game is found by the names of its folders, so nothing else had to be changed for it."""
    strangers = [path for path in modules() if "dining" not in path.relative_to(ROOT).with_suffix("").parts]
    knowing = [path for path in strangers if "dining" in path.read_text(encoding="utf-8").lower()]
    assert knowing == []
    assert len(strangers) < len(list(modules()))
