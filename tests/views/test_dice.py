"""The pips of dice are readable in every theme."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from furyqt.views.panels.players.dice import DieWidget
from furyqt.views.picture import Die
from furyqt.views.theme import THEMES
from furyqt.views.themes.contrast import contrast


@pytest.mark.parametrize("name", THEMES)
def test_pips_have_enough_contrast(qtbot: QtBot, name: str) -> None:
    die = DieWidget()
    qtbot.addWidget(die)
    die.theme = THEMES[name]
    die.show_die(Die(1))
    die.resize(60, 60)
    image = die.grab().toImage()
    middle, beside = image.pixelColor(30, 30), image.pixelColor(30, 42)
    assert contrast(middle.name(), beside.name()) >= 4.5
