"""Tests go through public names, and no test passes or fails by how fast the machine is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent
CLOCKS = ("monotonic", "perf_counter", "process_time")
LONGEST_SLEEP = 0.1
"""Seconds that a test may sleep between two looks at a condition."""
PROGRAMS = ("ai/lying_process.py",)
"""Programs that tests start; they sleep until they are killed."""
Finding = tuple[int, str]
"""The line, and what was found there."""


def is_private(name: str) -> bool:
    """Whether a name begins with one underscore."""
    return name.startswith("_") and not name.startswith("__")


def private_names(tree: ast.AST) -> Iterator[Finding]:
    """The private names of other objects and modules that a test uses, imports or replaces."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr):
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name) for alias in node.names if is_private(alias.name))
        elif isinstance(node, ast.Call) and called(node).endswith(
            ("setattr", "delattr", "getattr", "hasattr")
        ):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    last = argument.value.rpartition(".")[2]
                    if is_private(last):
                        yield argument.lineno, argument.value


def called(node: ast.expr | ast.Call) -> str:
    """The last name of a function that is called, or an empty text."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def clock_differences(tree: ast.AST) -> Iterator[Finding]:
    """Find differences of two times of the clock: measurements belong in benchmarks/.

    A loop that waits for a condition compares the clock with its end instead.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and called(node.left) in CLOCKS:
            yield node.lineno, ast.unparse(node)


def long_sleeps(tree: ast.AST) -> Iterator[Finding]:
    """Sleeps of a fixed time instead of a wait for a condition."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "sleep" and isinstance(node.args[0], ast.Constant):
            seconds = node.args[0].value
            if isinstance(seconds, int | float) and seconds > LONGEST_SLEEP:
                yield node.lineno, ast.unparse(node)


@cache
def codes() -> dict[str, str]:
    """The code of all modules below tests/ by their path."""
    named = {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*.py"))}
    return {name: path.read_text("utf-8") for name, path in named.items() if name not in PROGRAMS}


def trees(word: str) -> Iterator[tuple[str, ast.AST]]:
    """The modules in which a pattern is found, parsed, by their path."""
    return ((name, ast.parse(code)) for name, code in codes().items() if re.search(word, code))


def listed(found: dict[str, list[Finding]]) -> list[str]:
    """Return the findings as lines to print."""
    return [f"tests/{name}:{line}: {what}" for name, findings in found.items() for line, what in findings]


def test_tests_use_public_names() -> None:
    found = {name: sorted(set(private_names(tree))) for name, tree in trees(r"(?<!\w)_(?!_)")}
    assert listed(found) == []


def test_tests_do_not_measure_time() -> None:
    assert listed({name: list(clock_differences(tree)) for name, tree in trees("|".join(CLOCKS))}) == []


def test_tests_wait_for_conditions() -> None:
    assert listed({name: list(long_sleeps(tree)) for name, tree in trees("sleep")}) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("window._page.show()", ["_page"]),
        ("self._page.show()", []),
        ("from x import _page, page", ["_page"]),
        ("patch.setattr('a.b._page', 1)", ["a.b._page"]),
        ("patch.setattr(a, '_page', 1)", ["_page"]),
        ("a.__class__", []),
        ("_ = 1", []),
    ],
)
def test_private_names_are_found(source: str, found: list[str]) -> None:
    assert [name for _, name in private_names(ast.parse(source))] == found


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("assert time.monotonic() - start < 2", 1),
        ("seconds = perf_counter() - start", 1),
        ("assert time.monotonic() < end", 0),
        ("assert decision.seconds - 1 < 2", 0),
    ],
)
def test_measuring_is_found(source: str, number: int) -> None:
    assert len(list(clock_differences(ast.parse(source)))) == number


def test_fixed_sleeps_are_found() -> None:
    assert len(list(long_sleeps(ast.parse("time.sleep(2)")))) == 1
    assert not list(long_sleeps(ast.parse("time.sleep(0.05)\ntime.sleep(step)")))
