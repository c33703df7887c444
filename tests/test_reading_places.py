"""Files are read in one way: bounded, and never from a device or a pipe."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
READERS = {"read_text", "read_bytes", "fromfile", "memmap"}
OWN_WAYS = {
    "furyqt/cli.py": {"_prepare_streams": "the null device", "_drop_output": "the null device"},
    "furyqt/rules/core/reading.py": {"read_start": "the bounded way itself"},
    "furyqt/controllers/storage/files.py": {
        "write_atomically": "writes a new file",
        "_delete_abandoned": "locks a file that it deletes",
    },
    "furyqt/commands/lines.py": {"_read": "the standard input, in lines of a bounded length"},
    "furyqt/controllers/storage/journal.py": {"_create": "syncs the file that it has written"},
    "furyqt/controllers/puzzles/collection.py": {"write_index": "writes"},
    "furyqt/paths.py": {"sync_folder": "syncs a folder"},
    "ai/worker/connection.py": {"starved": "the system's own statistics of a process"},
}
"""The functions that open files in another way, with what they do, by their modules."""


def functions(path: Path) -> set[str]:
    """Return the names of the functions in a module that may read a file."""
    code = path.read_text(encoding="utf-8")
    if not any(word in code for word in ("open", *READERS)):
        return set()
    tree = ast.parse(code)
    inner = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    named = {node.name for node in inner if any(calls(node))}
    everywhere, within = len(list(calls(tree))), sum(len(list(calls(node))) for node in inner)
    return named if everywhere == within else {*named, "<module>"}


def calls(tree: ast.AST) -> Iterator[str]:
    """Yield the calls in a tree that may read a file."""
    for node in ast.walk(tree):
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


def test_no_function_reads_a_file_in_another_way() -> None:
    found = {
        str(path.relative_to(ROOT)): names
        for folder in ("furyqt", "ai", "lab")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (names := functions(path))
    }
    assert found == {file: set(reasons) for file, reasons in OWN_WAYS.items()}
