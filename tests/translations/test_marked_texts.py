"""Every marker in the sources can be read, and the reader finds the right texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.marked_texts import Marked, marked_in, marked_texts

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_marker_in_the_sources_has_plain_arguments() -> None:
    _, misuses = marked_texts(ROOT)
    assert not misuses, "\n".join(map(str, misuses))


def test_one_text_is_not_marked_as_a_plural_and_as_none() -> None:
    texts, _ = marked_texts(ROOT)
    assert len({text[:3] for text in texts}) == len(texts)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ('N_("lite.words", "Trail")', Marked("lite.words", "Trail", "", False)),
        ('N_(\n"lite.words", "Two "\n"parts")', Marked("lite.words", "Two parts", "", False)),
        ('P_("lite.words", "%n trap(s)", "", self.count)', Marked("lite.words", "%n trap(s)", "", True)),
        ('class Log:\n def f(self):\n  self.tr("Log")', Marked("Log", "Log", "", False)),
        ('class Log:\n def f(self):\n  self.tr("%n line(s)", "", n)', Marked("Log", "%n line(s)", "", True)),
        ('QCoreApplication.translate("Log", "Draw", "tie")', Marked("Log", "Draw", "tie", False)),
    ],
)
def test_a_marker_is_read(code: str, text: Marked) -> None:
    assert marked_in(code, Path("x.py")) == ([text], [])


@pytest.mark.parametrize(
    "code",
    [
        'N_(CONTEXT, "Trail")',
        'N_("lite.words", f"Trail of {city}")',
        'N_("lite.words", "Trail" + city)',
        'N_("lite.words", "")',
        'N_("lite.words", "Draw", "cards")',
        'P_("lite.words", "%n trap(s)", "note", n)',
        'P_("lite.words", "traps", "", n)',
        'P_("lite.words", "%n trap(s)", "", number=n)',
        'self.tr("outside a class")',
        "class Log:\n def f(self):\n  self.tr(words)",
        'class Log:\n def f(self):\n  self.tr("%n line(s)")',
        'class Log:\n def f(self):\n  self.tr("Say {x}".format(x=1))',
    ],
)
def test_a_misused_marker_is_reported(code: str) -> None:
    texts, misuses = marked_in(code, Path("x.py"))
    assert not texts
    assert len(misuses) == 1


def test_a_lookup_of_the_models_texts_is_no_marker() -> None:
    assert marked_in("QCoreApplication.translate(text.context, text.source)", Path("x.py")) == ([], [])
