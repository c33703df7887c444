"""Structure: small classes and folders, no deep inheritance of controllers, no name used twice."""

from __future__ import annotations

import ast
import functools
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import networkx as nx

ROOT = Path(__file__).parents[1]
MOST_METHODS = 21
MOST_MODULES = 21
LARGE_CLASSES: dict[str, int] = {}
"""Classes with more methods, by "module.Class", with their number: it may only shrink."""
LARGE_FOLDERS: dict[str, int] = {}
"""Folders with more modules, with their number: it may only shrink."""
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

    @property
    def methods(self) -> list[str]:
        """Its own methods; what is written in camel case overrides one of Qt's."""
        functions = (n for n in self.node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
        return [function.name for function in functions if function.name == function.name.lower()]


def modules() -> Iterator[Path]:
    for package in ("furyqt", "ai"):
        yield from sorted((ROOT / package).rglob("*.py"))


@functools.cache
def classes() -> list[Found]:
    found = []
    for path in modules():
        module = module_name(path)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [Found(module, node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return found


def test_classes_are_small() -> None:
    large = {found.name: len(found.methods) for found in classes() if len(found.methods) > MOST_METHODS}
    grown = {name: count for name, count in large.items() if count > LARGE_CLASSES.get(name, MOST_METHODS)}
    assert grown == {}
    assert LARGE_CLASSES.keys() - large == set(), "small now: take them off the list"


def test_no_controller_is_large() -> None:
    assert not [name for name in LARGE_CLASSES if name.startswith(("furyqt.controllers.", "ai."))]


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


def test_no_imports_run_in_a_circle() -> None:
    """Neither when the program runs nor for types alone: who needs the other's type knows too much of it."""
    named = {module_name(path): path for path in modules()}
    graph = nx.DiGraph()
    for module, path in named.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                graph.add_edges_from((module, each.name) for each in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = (f"{node.module}.{each.name}" for each in node.names)
                graph.add_edges_from((module, one if one in named else node.module) for one in inner)
    assert graph.has_edge("furyqt.app", "furyqt.views.main_window")
    circles = [sorted(part) for part in nx.strongly_connected_components(graph) if len(part) > 1]
    assert circles == []


def test_folders_are_small() -> None:
    count: dict[str, int] = defaultdict(int)
    for path in modules():
        count[path.parent.relative_to(ROOT).as_posix()] += path.name != "__init__.py"
    large = {folder: size for folder, size in count.items() if size > MOST_MODULES}
    assert {folder: size for folder, size in large.items() if size > LARGE_FOLDERS.get(folder, 0)} == {}
    assert LARGE_FOLDERS.keys() - large == set(), "small now: take them off the list"


def game_of(found: Found) -> str:
    """The game to whose package a class belongs, or an empty text."""
    return next((part for part in found.module.split(".") if part in GAMES), "")


def test_no_two_classes_share_a_name() -> None:
    """Only different games may use the same name."""
    homes: dict[str, list[str]] = defaultdict(list)
    for found in classes():
        homes[found.node.name].append(game_of(found))
    shared = {name for name, games in homes.items() if len(games) > 1 and not is_one_each(games)}
    assert shared == set()


def is_one_each(games: list[str]) -> bool:
    return "" not in games and len(set(games)) == len(games)


def test_no_file_outside_its_packages_knows_the_game_of_the_dinners() -> None:
    """A game is found by the names of its folders, so nothing else had to be changed for it."""
    strangers = [path for path in modules() if "dining" not in path.relative_to(ROOT).parts]
    knowing = [path for path in strangers if "dining" in path.read_text(encoding="utf-8").lower()]
    assert knowing == []
    assert len(strangers) < len(list(modules()))
