"""The passages of the documents in resources/text.

Those of the rules pages are titles, subtitles, paragraphs, list items and cells of tables; those of letters
and lessons are the texts with an id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, zip_longest
from typing import NamedTuple

from furyqt.packaged import packaged
from furyqt.rules.core.documents import document
from furyqt.rules.core.text import Text
from furyqt.views.reference import book
from furyqt.views.reference.page import Chapter, Page

GAMES = ("dining", "fury2", "fury3", "lite")
KINDS = ("campaign", "lessons", "moments")
"""The folders of the documents whose texts have ids."""
LETTERS = (
    *("campaign/act-1", "campaign/act-2", "campaign/act-3", "campaign/hunts", "campaign/chapter-10b"),
    *("campaign/story-1", "campaign/story-2", "campaign/story-3"),
)
_PROSE = {
    *("opening", "briefing", "journal", "epilogue"),
    *("beat", "paper", "plea", "answer", "enclosure", "found"),
}
"""The parts of keys whose texts a person of the story has written."""
_NEXT = re.compile(r"\n\n|\n(?=- |\d+\. )|\n?\||\n(?=\{\w+_rows\})")
_MARK = re.compile(r"^(?:- |\d+\. )|!\[\]\([^)]*\)|(?<=\])\([^)]*\)|[][]|\*\*|^-+$")


class Passage(NamedTuple):
    """A passage of a document in another language beside the English one."""

    where: str
    english: str
    form: str


def chapters(game: str, language: str) -> tuple[Chapter, ...]:
    """Return the chapters of a game's document."""
    found = book(game, language).chapters
    return tuple(chapter for chapter in found if not chapter.pages[0].id.startswith("card:"))


def pages(game: str, language: str) -> Iterator[Page]:
    """Yield the pages of a game's document."""
    yield from (page for chapter in chapters(game, language) for page in chapter.pages)


def passages(page: Page) -> list[str]:
    """Return the passages of a page without their values, each on one line."""
    parts = [page.title.source, *([page.line.source] if page.line else []), *_NEXT.split(page.text.source)]
    plain = (_MARK.sub("", re.sub(r"[ \n]+", " ", part).strip(" ")).strip(" ") for part in parts)
    return [part for part in plain if part]


def translated(language: str, *games: str) -> Iterator[Passage]:
    """Yield every passage of these games, or of all, with its English."""
    for game in games or GAMES:
        yield from (Passage(game, *titles) for titles in _titles(game, language))
        for english, other in zip(pages(game, "en"), pages(game, language), strict=True):
            pairs = zip_longest(passages(english), passages(other), fillvalue="")
            yield from (Passage(f"{game}, {english.id}", *pair) for pair in pairs)


def _titles(game: str, language: str) -> Iterator[tuple[str, str]]:
    both = zip(chapters(game, "en"), chapters(game, language), strict=True)
    return ((_source(english.title), _source(other.title)) for english, other in both)


def _source(text: Text) -> str:
    return text.source


def names(language: str = "en") -> list[str]:
    """Return the names of the documents whose texts have ids."""
    folder = packaged("resources") / "text" / language
    files = (path for kind in KINDS for path in sorted((folder / kind).rglob("*.md")))
    return [path.relative_to(folder).with_suffix("").as_posix() for path in files]


def written(language: str) -> Iterator[Passage]:
    """Yield every text with an id beside the English one."""
    for name in names():
        other = document(name, language)
        yield from (Passage(f"{name}, {key}", text, other[key]) for key, text in document(name).items())


def is_letter(passage: Passage) -> bool:
    """Return whether a text with an id is of a letter, a journal or a great moment: in British English."""
    name, _, key = passage.where.partition(", ")
    if name.startswith("moments/"):
        return True
    return name in LETTERS and not _PROSE.isdisjoint(key.split("."))


def all_translated(language: str) -> Iterator[Passage]:
    """Yield every passage of every document."""
    return chain(translated(language), written(language))
