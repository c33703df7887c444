"""Links between the documents lead to a file, and to a heading where they name one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("docs", "lab", "resources/text")
PAGES = sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))])


def links(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"\]\(([^)\s]+)\)", text)
    return [link for link in found if not re.match(r"[a-z]+:", link)]


@cache
def headings(page: Path) -> frozenset[str]:
    """Return the anchors of a page, in the form that GitHub gives them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return frozenset(re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles)


def is_dead(page: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return not target.exists() or (bool(anchor) and anchor not in headings(target))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_link_is_dead(page: Path) -> None:
    assert [link for link in links(page) if is_dead(page, link)] == []


def test_every_csv_of_the_lab_is_explained_by_a_page() -> None:
    lab = ROOT / "lab" / "notes"
    linked = {link for page in lab.glob("*.md") for link in links(page)}
    assert [path.name for path in sorted(lab.glob("*.csv")) if path.name not in linked] == []


def test_every_page_of_the_lab_is_in_its_index() -> None:
    lab = ROOT / "lab" / "notes"
    linked = set(links(lab / "README.md"))
    assert [path.name for path in sorted(lab.glob("*.md")) if path.name not in {*linked, "README.md"}] == []


def test_a_dead_link_is_found() -> None:
    readme = ROOT / "README.md"
    assert is_dead(readme, "docs/nowhere.md")
    assert is_dead(readme, "docs/opponent.md#no-such-heading")
    assert not is_dead(readme, "docs/command-line.md#levels")
