"""The style rules that a pattern can check, in all Markdown and in the code of clean folders."""

from __future__ import annotations

import ast
import io
import re
import shutil
import subprocess
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.style_patterns import ANYWHERE, AT_DOCSTRING_START

ROOT = Path(__file__).resolve().parent.parent
CLEAN_FOLDERS = (
    "ai",
    "benchmarks",
    "furyqt",
    "lab",
    "tests/ai",
    "tests/commands",
    "tests/contract",
    "tests/controllers",
    "tests/lab",
    "tests/resources",
    "tests/rules",
    "tests/scenes",
    "tests/toys",
    "tests/translations",
    "tests/views",
    "tools",
)
"""The folders whose docstrings and comments are checked; add a folder when it is clean."""
CLEAN_TOP_LEVELS = ("", "tests")
"""The folders whose modules are checked without those of their subfolders; "" is the repository itself."""
EXCEPTIONS = ("bot:harbour",)
"""Names that a pattern would match."""

BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""The parts of a statement in which there are statements."""

Finding = tuple[int, str, str]
"""The line, the text that was found, and what to write instead."""


def findings(text: str, first_line: int = 1, phrases: Sequence[tuple[str, str]] = ANYWHERE) -> list[Finding]:
    """Find excluded phrases; a phrase may run over a line break."""
    for name in EXCEPTIONS:
        text = text.replace(name, "")
    flat = text.replace("\n", " ")
    found = []
    for pattern, instead in phrases:
        for match in re.finditer(pattern, flat, re.IGNORECASE):
            found.append((first_line + text.count("\n", 0, match.start()), match[0], instead))
    return found


def prose(markdown: str) -> str:
    """Blank out code blocks, code in a line and addresses, so that line numbers stay the same."""
    blank = re.sub(
        r"^( *)```.*?^\1```", lambda block: "\n" * block[0].count("\n"), markdown, flags=re.M | re.S
    )
    blank = re.sub(r"`[^`\n]*`", "", blank)
    blank = re.sub(r"\]\([^)\n]*\)", "]", blank)
    return re.sub(r"^\[[^\]]+\]: .*$", "", blank, flags=re.MULTILINE)


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Return every docstring, also those below a constant, with its first line."""
    blocks: list[ast.AST] = [tree]
    while blocks:
        for part in BLOCKS:
            for node in getattr(blocks[-1], part, ()):
                if not isinstance(node, ast.Expr):
                    blocks.insert(0, node)
                elif isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                    yield node.lineno, node.value.value
        blocks.pop()


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Return every comment with its line, if any of them has an excluded phrase.

    To find the tokens takes longer than the rest of the check, so what may be a comment is searched first.
    """
    if not anywhere_in(re.findall("#.*", source)):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def python_findings(source: str) -> list[Finding]:
    """Find excluded phrases in the docstrings and comments of a module."""
    told = [*docstrings(ast.parse(source))]
    found = [
        (line, text[:30], instead)
        for line, text in told
        for start, instead in AT_DOCSTRING_START
        if re.match(start, text)
    ]
    texts = [(line, re.sub(r"`[^`\n]*`", "", text)) for line, text in (*told, *comments(source))]
    phrases = anywhere_in([text for _, text in texts])
    return found + [each for line, text in texts for each in findings(text, line, phrases)]


def anywhere_in(texts: Sequence[str]) -> list[tuple[str, str]]:
    """Return the excluded phrases that may be in one of these texts, all of which are searched together."""
    together = ". \0 ".join(texts).replace("\n", " ")
    return [phrase for phrase in ANYWHERE if re.search(phrase[0], together, re.IGNORECASE)]


def tracked(*patterns: str) -> list[str]:
    """List the files of the repository; outside a repository or without Git, all files that match."""
    if git := shutil.which("git"):
        listed = subprocess.run(
            [git, "ls-files", "--cached", "--others", "--exclude-standard", *patterns],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if listed.returncode == 0:
            return sorted(set(listed.stdout.split()))
    found = (path.relative_to(ROOT) for glob in patterns for path in ROOT.rglob(glob))
    return sorted(path.as_posix() for path in found if not any(part.startswith(".") for part in path.parts))


def report(file: str, found: list[Finding]) -> str:
    return "".join(f"\n{file}:{line}: {text!r}: write {instead}" for line, text, instead in found)


ELSEWHERE = (
    *("resources/text/de/", "resources/text/it/"),
    *("resources/text/en/campaign/", "resources/text/en/moments/"),
)
"""The documents that `tests/translations` checks: in other languages, and what people in Britain wrote."""
MARKDOWN = [
    file for file in tracked("*.md") if "coverage-fury" not in file and not file.startswith(ELSEWHERE)
]
MODULES = tracked("*.py")


@pytest.mark.parametrize("file", MARKDOWN)
def test_the_documents_are_in_plain_english(file: str) -> None:
    found = report(file, findings(prose((ROOT / file).read_text(encoding="utf-8"))))
    assert not found, found


def check(modules: list[str]) -> None:
    assert modules
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file in modules}
    found = "".join(report(file, python_findings(text)) for file, text in texts.items())
    assert not found, found


@pytest.mark.parametrize("folder", CLEAN_FOLDERS)
def test_docstrings_and_comments_are_in_plain_english(folder: str) -> None:
    check([file for file in MODULES if file.startswith(f"{folder}/")])


@pytest.mark.parametrize("folder", CLEAN_TOP_LEVELS)
def test_docstrings_and_comments_of_a_top_level_are_in_plain_english(folder: str) -> None:
    check([file for file in MODULES if file.rpartition("/")[0] == folder])


@pytest.mark.parametrize(
    "text",
    [
        "Nobody may pass.", "The table reckons with it.", "in 65 % of games", "a gray and a grey one",
        "Who reads this may write.", "it is no port.", "one may go", "a player whom nobody\nsees",
        "idle, at\nrest", "one token an action", "The rumours are open.",
    ],
)  # fmt: skip
def test_a_bad_sentence_is_found(text: str) -> None:
    assert findings(text)


@pytest.mark.parametrize(
    "text",
    [
        "No player may pass.", "in 65% of games", "A player who reads this may write.", "It is not a port.",
        "there is no port in the city", "one token per action", "the rest of the day", "Who may see it?",
    ],
)  # fmt: skip
def test_a_good_sentence_passes(text: str) -> None:
    assert findings(text) == []


def test_findings_name_the_line_in_code_and_documents() -> None:
    source = '"""Good."""\n\nX = 1\n"""Let it go."""\n# anew\ny = "anew"\n'
    assert [line for line, *_ in python_findings(source)] == [4, 5]
    page = "Fine.\n\n```\n65 %\n```\n\n`anew` [it](anew.md) grey\n"
    assert [(line, text) for line, text, _ in findings(prose(page))] == [(7, "grey")]
