"""The typefaces that the program brings: every text can be written in them, and nothing asks for others."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from furyqt.paths import resources
from furyqt.views.numbers import date_and_time, percent
from furyqt.views.themes.typefaces import SANS, SERIF, SUFFIX, sans_font, serif_font

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((resources() / "fonts").glob(f"*{SUFFIX}"))
LANGUAGES = ("en", "de", "it")
MOST_BYTES = 2_000_000
CONTROLS = "\n\r\t\ufeff\uffff\ufffd\x00\u202f"
"""Characters that are never written: they are read, compared or removed."""


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def face(request: pytest.FixtureRequest, qapp: QApplication) -> QRawFont:
    """Each file of the typefaces."""
    return QRawFont(str(request.param), 16.0)


def texts_in_code(path: Path) -> Iterator[str]:
    """Yield every string of a module except its docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    notes = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.value


def all_texts() -> Iterator[str]:
    """Yield every text of the program, its data files and its three languages."""
    for path in [*(ROOT / "furyqt").rglob("*.py"), *(ROOT / "ai").rglob("*.py")]:
        yield from texts_in_code(path)
    for folder in ("furyqt", "ai", "resources"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".toml", ".csv", ".md", ".txt", ".svg"):
                yield path.read_text("utf-8")
    for name in LANGUAGES:
        locale = QLocale(name)
        QLocale.setDefault(locale)
        yield date_and_time(QDateTime(QDate(2026, 11, 28), QTime(15, 4)))
        yield locale.toString(QDate(2026, 11, 28), QLocale.FormatType.LongFormat) + percent(1234567)
    QLocale.setDefault(QLocale("en"))
    for path in (ROOT / "translations").glob("*.ts"):
        yield from ("".join(node.itertext()) for node in ElementTree.parse(path).iter("translation"))


@cache
def characters() -> frozenset[str]:
    """Return every character of every text."""
    return frozenset("".join(all_texts())) - set(CONTROLS)


@pytest.mark.mass
def test_every_character_of_every_text_is_in_every_face(face: QRawFont) -> None:
    assert [each for each in sorted(characters()) if not face.supportsCharacter(ord(each))] == []


def test_a_sign_that_no_face_has_would_be_found(face: QRawFont) -> None:
    assert not face.supportsCharacter(ord("\N{WARNING SIGN}"))


@pytest.mark.parametrize(("make", "family"), [(serif_font, SERIF), (sans_font, SANS)])
def test_the_typefaces_are_those_of_the_program(
    make: Callable[[], QFont], family: str, qapp: QApplication
) -> None:
    found = make()
    for bold in (False, True):
        for italic in (False, True):
            found.setBold(bold)
            found.setItalic(italic)
            assert QFontInfo(found).family() == family
            assert (QFontInfo(found).bold(), QFontInfo(found).italic()) == (bold, italic)


@pytest.mark.parametrize("make", [serif_font, sans_font])
def test_all_figures_have_the_same_width(make: Callable[[], QFont], qapp: QApplication) -> None:
    font = make()
    font.setPixelSize(100)
    assert len({round(QFontMetricsF(font).horizontalAdvance(figure * 8), 3) for figure in "0123456789"}) == 1


def test_figures_in_prose_are_old_style(qapp: QApplication) -> None:
    below = []
    for font in (serif_font(is_prose=True), serif_font()):
        font.setPixelSize(100)
        below.append(QFontMetricsF(font).tightBoundingRect("345").bottom())
    assert below[0] > 8
    assert below[1] < 4


def test_the_typefaces_come_with_their_licenses_in_two_megabytes() -> None:
    folder = resources() / "fonts"
    assert sum(path.stat().st_size for path in folder.iterdir()) <= MOST_BYTES
    families = {file.stem.partition("-")[0] for file in FILES}
    for family in families:
        assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / f"OFL-{family}.txt").read_text("utf-8")


def test_no_view_asks_for_a_font_of_the_system() -> None:
    """Only the module of the typefaces names one; others copy a font or ask that module."""
    named = re.compile(r"QFont\((?:\[|list|[\"'])|setFamil|systemFont|font-family:(?! ?[\"']\{SERIF\})")
    found = {
        path.name
        for path in (ROOT / "furyqt").rglob("*.py")
        if named.search(path.read_text("utf-8")) and path.name != "typefaces.py"
    }
    assert found == set()
