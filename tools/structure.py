"""Count what the structure is judged by: `python -m tools.structure [CHECKOUT ...]`, a column for each.

Figures are results to look at, not aims: a file joined to reach a number helps nobody.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CARD = re.compile(r"\b(?:BLOOD_TRANSFUSION|blood_transfusion)\b|Blood Transfusion")
"""An event card of both editions, by which the places are found that must know a card."""
BOUNDARY = ("furyqt/rules/core", "furyqt/controllers", "ai")
PROSE = ("furyqt/views/reference/*", "furyqt/rules/*/lessons*", "furyqt/rules/*/chapters/prose*")
REASONS = (
    "furyqt/rules/**/why_not.py",
    "furyqt/views/**/unavailable.py",
    "furyqt/views/**/timing.py",
    "furyqt/views/**/powers.py",
)
RULES_IN_DOCS = ("docs/*-rules*.md",)
CONTEXT_OR_MARK = re.compile(r'^\s*(?:"(?:[a-z0-9]+\.[a-z]+|errors|commands|lessons|chapters)",|N_\w*\()$')
COMMAND = re.compile(r'"pass_phase"')
"""The name of a menu command, by which the tables are found that have a line for it."""
EDITIONS = ("fury2", "fury3")
OF_AN_EDITION = ("furyqt/rules", "furyqt/views/boards", "ai/knowledge")
FIELD = re.compile(r'^\s+"?item_deck"?:')
"""A field of a state, by which the places are found that list it."""


@cache
def modules(root: Path, *folders: str) -> tuple[Path, ...]:
    """Return the Python files below the folders, sorted."""
    return tuple(path for folder in folders for path in sorted((root / folder).rglob("*.py")))


@cache
def text(path: Path) -> str:
    """Return what a file says."""
    return path.read_text(encoding="utf-8")


def lines(paths: Iterator[Path] | tuple[Path, ...]) -> int:
    """Count the lines of files."""
    return sum(text(path).count("\n") for path in paths)


def size(root: Path, *folders: str) -> str:
    """Return the lines and files below folders."""
    found = modules(root, *folders)
    return f"{lines(found):,} in {len(found):,}"


def globbed(root: Path, patterns: tuple[str, ...]) -> set[Path]:
    """Return the Python files that the patterns name, or that are in the folders they name."""
    named = {path for pattern in patterns for path in root.glob(pattern)}
    inside = {module for folder in named if folder.is_dir() for module in folder.rglob("*.py")}
    return inside | {path for path in named if path.suffix == ".py"}


def matches(root: Path, pattern: re.Pattern[str], *folders: str) -> int:
    """Count the lines of the modules below the folders in which the pattern is found."""
    sources = map(text, modules(root, *folders))
    return sum(bool(pattern.search(line)) for source in sources for line in source.split("\n"))


def pages(root: Path, patterns: tuple[str, ...]) -> int:
    """Count the lines of the files that the patterns name."""
    return lines(tuple(sorted({path for pattern in patterns for path in root.glob(pattern)})))


def files_of_a_card(root: Path) -> int:
    """Count the files of the program that name one event card of the third edition."""
    return sum(
        bool(CARD.search(text(path))) for path in modules(root, "furyqt", "ai") if "fury2" not in path.parts
    )


def unknown_types(root: Path) -> int:
    """Count `Any` in parameters and returns of the public functions where a game meets the rest."""
    return sum(_unknown(text(path)) for path in modules(root, *BOUNDARY))


def _unknown(source: str) -> int:
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return sum(
        isinstance(node, ast.Name) and node.id == "Any"
        for function in functions
        if not function.name.startswith("_")
        for annotation in (
            *(each.annotation for each in ast.walk(function.args) if isinstance(each, ast.arg)),
            function.returns,
        )
        if annotation is not None
        for node in ast.walk(annotation)
    )


def contract_lines(root: Path) -> int:
    """Count the lines of the import contracts."""
    project = text(root / "pyproject.toml")
    return project[project.index("[tool.importlinter]") :].count("\n")


def twice_in_the_editions(root: Path) -> int:
    """Count the lines of functions and classes that both editions have alike but for their own names."""
    second, third = (_definitions(root, edition) for edition in EDITIONS)
    return sum(second[shape] for shape in second.keys() & third.keys())


def _definitions(root: Path, edition: str) -> dict[str, int]:
    """Return the lines of an edition's functions and classes by their shape, methods included."""
    found: dict[str, int] = {}
    for path in modules(root, *(f"{folder}/{edition}" for folder in OF_AN_EDITION)):
        waiting: list[ast.AST] = [ast.parse(text(path))]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                shape = re.sub("fury[23]", "fury", ast.dump(node), flags=re.IGNORECASE)
                found[shape] = (node.end_lineno or node.lineno) - node.lineno + 1
            waiting += ast.iter_child_nodes(node)
    return found


ROWS: dict[str, Callable[[Path], object]] = {
    "lines and files of furyqt and ai": lambda root: size(root, "furyqt", "ai"),
    "files under 80 lines": lambda root: sum(lines((path,)) < 80 for path in modules(root, "furyqt", "ai")),
    "lines of pages, lessons and letters": lambda root: lines(tuple(globbed(root, PROSE))),
    "lines of rules in docs": lambda root: pages(root, RULES_IN_DOCS),
    "lines with only a context or a mark": lambda root: matches(root, CONTEXT_OR_MARK, "furyqt", "ai"),
    "files that name one event card": files_of_a_card,
    "tables with a line for one command": lambda root: matches(root, COMMAND, "furyqt/views/menus"),
    "places that list one field of a state": lambda root: matches(root, FIELD, "furyqt/rules/fury3"),
    "lines of reasons beside the rules": lambda root: lines(tuple(globbed(root, REASONS))),
    "lines that both editions have alike": twice_in_the_editions,
    "Any at the boundary": unknown_types,
    "lines of import contracts": contract_lines,
    "lines and files of tools/art": lambda root: size(root, "tools/art"),
    "lines and files of lab": lambda root: size(root, "lab"),
    "lines and files of tests": lambda root: size(root, "tests"),
}


def main() -> int:
    """Print the table of this checkout, or of the ones that are named."""
    roots = [Path(name).resolve() for name in sys.argv[1:]] or [ROOT]
    for name, count in ROWS.items():
        print(f"{name:36}", *(f"{count(root)!s:>18}" for root in roots))
    return 0


if __name__ == "__main__":
    sys.exit(main())
