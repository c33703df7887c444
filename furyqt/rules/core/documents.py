"""Documents: letters, rules of chapters, lessons and great moments, written as Markdown in resources/text.

A comment with an id is above each text, which is a heading or one or more paragraphs:

    <!-- c01.title -->
    ## The Borgo Road

    <!-- c01.date -->
    Budapest, 5 May 1893

The lines of a paragraph are joined. A heading without an id is only for the reader of the file. Every
language has the same ids. A Text has the name of its document as its context, such as "campaign/act-1", and
the English text as its source: `translation` finds the other languages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import takewhile
from pathlib import Path

from furyqt.packaged import packaged
from furyqt.rules.core.reading import packaged_text
from furyqt.rules.core.text import Text

ENGLISH = "en"
_NAME = re.compile(r"(?:campaign|lessons|moments)/[a-z0-9-]+")
_ID = re.compile(r"^<!-- ([\w.-]+) -->$", re.MULTILINE)
_FORMER = {
    "fury3.letters": ("campaign/act-1", "campaign/act-2", "campaign/act-3", "campaign/terms"),
    "fury2.letters": ("campaign/chapter-10b",),
}
"""The documents of contexts that journals of earlier versions name."""
_BRITISH = {"harbor": "harbour", "gray": "grey", "rumor": "rumour", "anemia": "anæmia"}
"""The spelling of journals now, by that of earlier versions."""


class DocumentError(ValueError):
    """A mistake in a document; the message names its file and line."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        super().__init__(f"{path}:{line}: {why}")


def document_file(name: str, language: str) -> Path:
    """Return the file of a document."""
    return packaged("resources") / "text" / language / f"{name}.md"


@cache
def document(name: str, language: str = ENGLISH) -> Mapping[str, str]:
    """Return the texts of a document by their ids.

    Raises OSError if there is no such document, DocumentError for a mistake in it.
    """
    return read_document(document_file(name, language))


def document_texts(*names: str) -> dict[str, Text]:
    """Return the texts of documents by their ids, to be translated."""
    return {key: Text(name, source) for name in names for key, source in document(name).items()}


def translation(context: str, source: str, language: str) -> str | None:
    """Return the translation of a text of a document; None if no document has this text."""
    if context in _FORMER:
        for american, british in _BRITISH.items():
            source = source.replace(american, british)
        return next(filter(None, (translation(name, source, language) for name in _FORMER[context])), None)
    if language == ENGLISH or "/" not in context or not _NAME.fullmatch(context):
        return None
    return _translations(context, language).get(source)


def read_document(path: Path) -> dict[str, str]:
    """Return the texts of one file by their ids; errors as in `document`."""
    whole = packaged_text(path)
    marks = list(_ID.finditer(whole))
    found: dict[str, str] = {}
    for mark, end in zip(marks, [*(mark.start() for mark in marks[1:]), len(whole)], strict=True):
        text, rest = _text(whole[mark.end() : end])
        key, line = mark[1], whole.count("\n", 0, mark.start()) + 1
        if key in found:
            raise DocumentError(path, line, f"the id {key!r} is there twice")
        if not text:
            raise DocumentError(path, line, f"{key!r} has no text")
        if rest:
            raise DocumentError(path, line, f"{key!r} has a text without an id behind it")
        found[key] = text
    return found


def _text(body: str) -> tuple[str, list[str]]:
    """Return the heading or the paragraphs below an id, and other paragraphs behind it."""
    blocks = re.split(r"\n{2,}", body.strip("\n"))
    is_title = _is_heading(blocks[0])
    kept = blocks[:1] if is_title else list(takewhile(lambda block: not _is_heading(block), blocks))
    text = "\n\n".join(block.lstrip("# ") if is_title else block.replace("\n", " ") for block in kept)
    return text, [block for block in blocks[len(kept) :] if not _is_heading(block)]


def _is_heading(block: str) -> bool:
    return block.startswith("#")


@cache
def _translations(name: str, language: str) -> Mapping[str, str]:
    """Return the texts of a document by the English ones; empty if there is no such document."""
    if not all(document_file(name, code).is_file() for code in (ENGLISH, language)):
        return {}
    other = document(name, language)
    found = {source: other[key] for key, source in document(name).items() if key in other}
    return {_without_told(source): _without_told(form) for source, form in found.items()} | found


def _without_told(text: str) -> str:
    """Return a text as journals of earlier versions have it: a name without the form for sentences."""
    return text.replace(":told}", "}")
