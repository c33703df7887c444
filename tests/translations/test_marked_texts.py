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


MARKERS = 'N_ = Texts("lite.words")\nN_say = Phrases("commands")\n'


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ('N_("Trail")', Marked("lite.words", "Trail", "", False)),
        ('N_say("say where")', Marked("commands", "say where", "", False)),
        ('N_(\n"Two "\n"parts")', Marked("lite.words", "Two parts", "", False)),
        ('N_.plural("%n trap(s)", self.count)', Marked("lite.words", "%n trap(s)", "", True)),
        ('class Log:\n def f(self):\n  self.tr("Log")', Marked("Log", "Log", "", False)),
        ('class Log:\n def f(self):\n  self.tr("%n line(s)", "", n)', Marked("Log", "%n line(s)", "", True)),
        ('QCoreApplication.translate("Log", "Draw", "tie")', Marked("Log", "Draw", "tie", False)),
    ],
)
def test_a_marker_is_read(code: str, text: Marked) -> None:
    assert marked_in(MARKERS + code, Path("x.py")) == ([text], [])


@pytest.mark.parametrize(
    "code",
    [
        'N_("lite.words", "Trail")',
        'N_other("Trail")',
        'N_(f"Trail of {city}")',
        'N_("Trail" + city)',
        'N_("")',
        'N_.plural("traps", n)',
        'N_.plural("%n trap(s)", number=n)',
        'N_.plural("%n trap(s)")',
        'self.tr("outside a class")',
        "class Log:\n def f(self):\n  self.tr(words)",
        'class Log:\n def f(self):\n  self.tr("%n line(s)")',
        'class Log:\n def f(self):\n  self.tr("Say {x}".format(x=1))',
    ],
)
def test_a_misused_marker_is_reported(code: str) -> None:
    texts, misuses = marked_in(MARKERS + code, Path("x.py"))
    assert not texts
    assert len(misuses) == 1


def test_a_lookup_of_the_models_texts_is_no_marker() -> None:
    assert marked_in("QCoreApplication.translate(text.context, text.source)", Path("x.py")) == ([], [])
