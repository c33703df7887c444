"""The marks on the plates of a town are seen in every theme, by day and by night."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont

from furyqt.rules.core.text import in_english
from furyqt.views.theme import PALETTES, THEMES, contrast, theme
from furyqt.views.town.ink import TownInk


@pytest.mark.parametrize("is_night", [False, True])
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.usefixtures("qapp")
def test_marks_contrast_with_the_paper_of_plates(name: str, palette: str, is_night: bool) -> None:
    ink = TownInk(theme(name, palette), QFont(), in_english, 16.0, is_night)
    marks = ink.marks
    least = 4.5 if name.endswith("contrast") else 3.0
    for mark in (marks.legal, marks.selected, marks.illegal, marks.focus):
        assert contrast(mark, ink.paper.name()) >= least
        assert contrast(mark, ink.shade.name()) >= least


@pytest.mark.usefixtures("qapp")
def test_marks_that_are_dark_already_stay_as_they_are() -> None:
    ink = TownInk(theme("light"), QFont(), in_english, 16.0)
    assert ink.marks.legal == ink.map.legal
