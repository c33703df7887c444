"""Find all texts marked for translation in the Python sources, and all markers used wrongly.

Qt's `lupdate` reads Python by heuristics: it knows no context named once for a module, skips a plural whose
number is an attribute, and takes an f-string literally. So Python's own parser finds the texts here, and
`lupdate` only merges them into the catalogs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

_MARKER = re.compile(r"\bN_|\btr\b|\btranslate\b")
"""The words without which a file has no marker."""


class Marked(NamedTuple):
    """A text to translate; the four fields identify a message of a catalog."""

    context: str
    source: str
    comment: str
    is_plural: bool


class Misuse(NamedTuple):
    """A marker whose text cannot be read."""

    path: Path
    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.why}"


@cache
def marked_texts(root: Path) -> tuple[list[Marked], list[Misuse]]:
    """Collect the texts of `furyqt` and `ai` below a root, in order and once each, and all misuses."""
    texts: set[Marked] = set()
    misuses: list[Misuse] = []
    for package in ("furyqt", "ai"):
        for path in sorted((root / package).rglob("*.py")):
            found, wrong = marked_in(path.read_text(encoding="utf-8"), path.relative_to(root))
            texts.update(found)
            misuses.extend(wrong)
    return sorted(texts), misuses


def marked_in(code: str, path: Path) -> tuple[list[Marked], list[Misuse]]:
    """Collect the texts and misuses of one file."""
    texts: list[Marked] = []
    misuses: list[Misuse] = []
    if not _MARKER.search(code):
        return texts, misuses
    tree = ast.parse(code, str(path))
    markers = _markers(tree)
    for call, inside in _calls(tree, None):
        try:
            text = _read(call, inside, markers)
        except ValueError as error:
            misuses.append(Misuse(path, call.lineno, str(error)))
        else:
            if text:
                texts.append(text)
    return texts, misuses


def _markers(tree: ast.Module) -> dict[str, str]:
    """Return the contexts of the markers that a module names: `N_ = Texts("lite.words")`."""
    return {
        target.id: _literal(value.args[0])
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(value := node.value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id in ("Texts", "Phrases")
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _calls(node: ast.AST, inside: str | None) -> Iterator[tuple[ast.Call, str | None]]:
    """Yield every call below a node with the name of its class."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, inside
        yield from _calls(child, child.name if isinstance(child, ast.ClassDef) else inside)


def _read(call: ast.Call, inside: str | None, markers: dict[str, str]) -> Marked | None:
    """Return the text that a call marks, None if it is not a marker; ValueError names a misuse."""
    match call.func:
        case ast.Name(id=name) if name.startswith("N_"):
            return _noun(_context(name, markers), call)
        case ast.Attribute(value=ast.Name(id=name), attr="plural") if name.startswith("N_"):
            return _plural(_context(name, markers), call)
        case ast.Attribute(attr="tr"):
            return _tr(call, inside)
        case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
            return _translate(call)
    return None


def _context(name: str, markers: dict[str, str]) -> str:
    if name not in markers:
        raise ValueError(f'{name} has no context here: write {name} = Texts("...") at the top')
    return markers[name]


def _noun(context: str, call: ast.Call) -> Marked:
    if len(call.args) != 1 or call.keywords:
        raise ValueError("a marker takes a text, nothing else")
    return Marked(context, _text(_literal(call.args[0])), "", False)


def _plural(context: str, call: ast.Call) -> Marked:
    if len(call.args) != 2 or call.keywords:
        raise ValueError("a plural takes a text and a number")
    source = _literal(call.args[0])
    if "%n" not in source:
        raise ValueError("a plural has %n in its text")
    return Marked(context, source, "", True)


def _tr(call: ast.Call, inside: str | None) -> Marked:
    if not (isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name)):
        raise ValueError("tr is asked of self, whose class is the context")
    if inside is None or call.func.value.id not in ("self", "cls"):
        raise ValueError("tr is asked of self inside a class, which is the context")
    return _with_comment(inside, call)


def _translate(call: ast.Call) -> Marked | None:
    if any(not _is_literal(argument) for argument in call.args[:2]):
        return None  # texts of the model are looked up here
    return _with_comment(_literal(call.args[0]), ast.Call(call.func, call.args[1:], call.keywords))


def _with_comment(context: str, call: ast.Call) -> Marked:
    """Read the arguments (text, comment, number) in the order of Qt's tr."""
    if not 1 <= len(call.args) <= 3 or call.keywords:
        raise ValueError("tr takes a text, a comment and a number, by position")
    source, comment = _text(_literal(call.args[0])), _literal(call.args[1]) if len(call.args) > 1 else ""
    is_plural = len(call.args) == 3
    if is_plural != ("%n" in source):
        raise ValueError("a text with %n needs a number, and a number a text with %n")
    return Marked(context, source, comment, is_plural)


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ValueError(f"not a plain string: {ast.unparse(node)}")


def _text(source: str) -> str:
    if not source.strip():
        raise ValueError("an empty text cannot be translated")
    return source
