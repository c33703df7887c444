"""The area of a player: its sign fits the bar in the player's color at every text size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.panels.players.player_area import PlayerAreaWidget
from furyqt.views.picture import PlayerArea
from tools.looks.recorder import texts_of


@pytest.mark.parametrize("letter", ["♥", "♠", "♣", "♦", "R"])
def test_the_sign_of_a_player_is_inside_the_bar_at_every_text_size(qtbot: QtBot, letter: str) -> None:
    widget = PlayerAreaWidget(in_english)
    qtbot.addWidget(widget)
    widget.show_area(PlayerArea("red", Text("t", "Red"), 0, letter=letter))
    widget.resize(300, 120)
    usual = widget.font().pointSizeF()
    sizes = []
    for scale in (1.0, 1.4, 2.0, 3.0):
        font = QFont(widget.font())
        font.setPointSizeF(usual * scale)
        widget.setFont(font)
        widget.show()
        sign = next(text for text in texts_of(widget) if text.text == letter)
        assert sign.box.left() >= 0, scale
        assert sign.box.right() <= 16, "the text beside the bar begins later"
        sizes.append(sign.box.width())
    assert sizes[0] > 5, "it stays readable"
