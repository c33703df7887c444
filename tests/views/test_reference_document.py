"""A document of rules pages: what is read from it, its mistakes, and when it is read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.controllers.language import Language
from furyqt.rules.core.text import Text, in_english
from furyqt.views.main_window import MainWindow
from furyqt.views.reference import book, document
from furyqt.views.reference.dialog import ReferenceDialog
from furyqt.views.reference.document import DocumentError, read_document, read_pages
from furyqt.views.reference.page import Book, plain
from furyqt.views.reference.page_html import PageStyle, page_html
from furyqt.views.reference.tables import rows, terms

PAGE = """# The title

Some words to editors.

## Tokens

### Fog

<!-- page: fog
art: tokens/fog
see: road, rail
rules: R9.4, R5.5.5
-->

*Lasts {days} days.*

No one enters. See [rails](page:rail).

- One token
  is removed.

### Rail

<!-- page: rail -->

| | Kind | Number |
|---|---|---|
{kind_rows}
"""
VALUES = {"days": 2, "kind_rows": rows([("White", 3), ("Yellow", 4)], ["icons/road", "icons/rail"])}


def read(tmp_path: Path, text: str, english: Path | None = None) -> Book:
    file = tmp_path / "pages.md"
    file.write_text(text, encoding="utf-8")
    known = None
    if english is not None:
        known = {page.id: page for chapter in read_document(english, VALUES) for page in chapter.pages}
    return Book("game", Text("", "Game"), read_document(file, VALUES, known))


def test_what_is_read(tmp_path: Path) -> None:
    found = read(tmp_path, PAGE)
    [chapter] = found.chapters
    assert str(chapter.title) == "Tokens"
    fog, rail = chapter.pages
    assert (fog.id, str(fog.title), fog.art) == ("fog", "Fog", "tokens/fog")
    assert (fog.see, fog.rules) == (("road", "rail"), ("R9.4", "R5.5.5"))
    assert str(fog.line) == "Lasts 2 days."
    assert plain(str(fog.text)) == "No one enters. See rails. One token is removed."
    assert plain(str(rail.text)) == "Kind Number White 3 Yellow 4"
    assert (rail.see, rail.rules, rail.art, rail.line) == ((), (), "", None)


def test_how_it_is_set(tmp_path: Path) -> None:
    found = read(tmp_path, PAGE.replace("see: road, rail", "see: rail"))
    look = PageStyle(10, "#111", "#222", "See also", "Rules {numbers}", has_art=False)
    fog, rail = (page_html(found, page, in_english, look) for page in found.pages.values())
    assert '<a href="rule:rail">rails</a>' in fog
    assert "<p class='line'>Lasts 2 days.</p>" in fog
    assert "<td><img src='sign:icons/road' width='20' height='20'></td>" in rail
    assert "<td><p><strong>White</strong></p></td>\n<td><p>3</p></td>" in rail
    assert "<th>Kind</th>" in rail


def test_a_table_without_a_heading_row_has_none(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        PAGE.replace("| | Kind | Number |\n|---|---|---|\n{kind_rows}", "| | |\n|---|---|\n| a | b |"),
    )
    look = PageStyle(10, "#111", "#222", "See also", "Rules {numbers}", has_art=False)
    html = page_html(found, found.pages["rail"], in_english, look)
    assert "<th" not in html.partition("<h1>")[2]
    assert str(terms([(Text("", "Fog"), "thick")])).splitlines()[-1] == "| **Fog** | thick |"


def test_a_translation_takes_the_facts_of_the_english_page(tmp_path: Path) -> None:
    english = tmp_path / "english.md"
    english.write_text(PAGE, encoding="utf-8")
    other = "## Marker\n\n### Nebel\n\n<!-- page: fog -->\n\n*{days} Tage.*\n\nNiemand.\n"
    [page] = read(tmp_path, other, english).pages.values()
    assert (str(page.title), str(page.line), str(page.text)) == ("Nebel", "2 Tage.", "Niemand.")
    assert (page.see, page.rules, page.art) == (("road", "rail"), ("R9.4", "R5.5.5"), "tokens/fog")


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("{days}", "{weeks}", 15, "no value {weeks}"),
        ("page: fog\n", "", 7, "no id"),
        ("rules: R9.4", "rule: R9.4", 7, "'rule: R9.4, R5.5.5' is not one of the lines"),
        ("art: tokens/fog", "art:", 7, "'art:' is not one of the lines"),
        ("<!-- page: rail -->", "", 22, "no comment"),
        ("## Tokens", "", 7, "neither a chapter nor a page"),
        ("### Rail", "#### Rail", 22, "neither a chapter nor a page"),
    ],
)
def test_a_mistake_is_reported_with_its_line(tmp_path: Path, old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(DocumentError) as found:
        read(tmp_path, PAGE.replace(old, new, 1))
    assert str(found.value).startswith(f"{tmp_path / 'pages.md'}:{line}: ")
    assert why in str(found.value)


def test_a_page_that_english_does_not_have_is_reported(tmp_path: Path) -> None:
    english = tmp_path / "english.md"
    english.write_text(PAGE, encoding="utf-8")
    with pytest.raises(DocumentError, match=r"pages.md:3: the English document has no page 'mist'"):
        read(tmp_path, "## Marker\n\n### Nebel\n\n<!-- page: mist -->\n\nNiemand.\n", english)


def test_another_language_reads_the_english_pages() -> None:
    values = __import__("furyqt.views.reference.lite", fromlist=["VALUES"]).VALUES
    assert read_pages("lite", "fr", values) == read_pages("lite", "en", values)
    assert (paths.resources() / "text" / "en" / "pages" / "lite.md").is_file()


def test_documents_are_read_when_the_rules_are_opened(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    read: list[str] = []
    original = document.read_text_bounded

    def recorded(path: Path, most: int) -> str:
        read.append(path.name)
        return original(path, most)

    book.cache_clear()
    monkeypatch.setattr(document, "read_text_bounded", recorded)
    language = Language()
    language.set("en")
    fresh = MainWindow(window.settings, language)
    qtbot.addWidget(fresh)
    assert read == []
    qtbot.addWidget(ReferenceDialog("lite", language))
    assert read == ["lite.md"]
    qtbot.addWidget(ReferenceDialog("lite", language))
    assert read == ["lite.md"]
