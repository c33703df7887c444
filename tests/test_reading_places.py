"""Files are read in one way: bounded, and never from a device or a pipe."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
READERS = {"read_text", "read_bytes", "fromfile", "memmap"}
OWN_WAYS = {
    "furyqt/cli.py": "the null device",
    "furyqt/rules/core/reading.py": "the bounded way itself",
    "furyqt/controllers/storage/files.py": "locks and syncs files that it writes",
    "furyqt/controllers/storage/journal.py": "appends",
    "furyqt/controllers/puzzles/collection.py": "writes",
    "furyqt/paths.py": "syncs folders",
    "ai/worker/connection.py": "the system's own statistics of a process",
}
STORES = (
    "furyqt/controllers/storage/",
    "furyqt/controllers/chapters/",
    "furyqt/controllers/puzzles/puzzle_ratings.py",
    "furyqt/controllers/tutor/lesson_book.py",
)
"""Files that the program has written itself, and their stores."""


def calls(path: Path) -> Iterator[str]:
    """Yield the calls in a module that may read a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        if isinstance(function, ast.Name) and function.id == "open":
            yield "open"
        elif isinstance(function, ast.Attribute):
            has_mode = any(isinstance(one, ast.Constant) and "r" in str(one.value) for one in node.args[:1])
            is_open = function.attr == "open" and (
                has_mode or any(one.arg in ("encoding", "mode") for one in node.keywords)
            )
            if is_open or function.attr in READERS or ast.unparse(function) in ("os.open", "io.open"):
                yield ast.unparse(function)


def test_no_module_reads_a_file_in_another_way() -> None:
    found = {
        str(path.relative_to(ROOT)): ways
        for folder in ("furyqt", "ai")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (ways := list(calls(path)))
    }
    others = [name for name in found if name not in OWN_WAYS and not name.startswith(STORES)]
    assert others == []
    assert "furyqt/rules/core/reading.py" in found
