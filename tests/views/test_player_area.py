"""The area of a player: its sign fits the bar at every text size, and its cards use the room there is."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.panels.players.player_areas import PlayerAreaWidget
from furyqt.views.picture import CardFace, PlayerArea
from tools.looks.recorder import texts_of


@pytest.mark.parametrize("letter", ["R", "W"])
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


WINDOWS: list[QWidget] = []
"""Windows of areas, which would be deleted without a reference."""


def gift(number: int) -> CardFace:
    """Return a card with a cost."""
    return CardFace("gift", Text("t", f"Gift {number}"), key=f"gift:{number}", cost=("dining/wood",), value=2)


def area_in_window(qtbot: QtBot, lines: int, width: int, cards: tuple[CardFace, ...]) -> PlayerAreaWidget:
    """Return the area of a player in a window with this many lines of text."""
    window = QWidget()
    qtbot.addWidget(window)
    widget = PlayerAreaWidget(in_english, window)
    WINDOWS.append(window)
    window.resize(width + 20, lines * widget.fontMetrics().height() + 20)
    widget.resize(width, 200)
    window.show()
    widget.show_area(PlayerArea("red", Text("t", "Red"), 0, hand=cards))
    return widget


def test_cards_with_a_cost_are_larger_as_far_as_there_is_room(qtbot: QtBot) -> None:
    three = tuple(map(gift, range(3)))
    high = area_in_window(qtbot, 60, 400, three).hand.card_size
    low = area_in_window(qtbot, 46, 400, three).hand.card_size
    lowest = area_in_window(qtbot, 30, 400, three).hand.card_size
    assert high.height() > low.height() > lowest.height()
    many = area_in_window(qtbot, 60, 200, tuple(map(gift, range(7)))).hand
    assert many.card_size == lowest, "never smaller than usual"


def test_cards_with_a_cost_shrink_before_they_need_a_second_row(qtbot: QtBot) -> None:
    area = area_in_window(qtbot, 60, 230, tuple(map(gift, range(3))))
    one_row = area.hand.heightForWidth(area.hand.width())
    area.show_area(PlayerArea("red", Text("t", "Red"), 0, hand=tuple(map(gift, range(4)))))
    assert area.hand.heightForWidth(area.hand.width()) <= one_row
    assert area.hand.card_width * 4 < area.width()


def test_cards_without_a_cost_keep_their_size(qtbot: QtBot) -> None:
    plain = (CardFace("item", Text("t", "Rope"), key="rope"),)
    usual = area_in_window(qtbot, 30, 400, plain).hand.card_size
    assert area_in_window(qtbot, 60, 400, plain).hand.card_size == usual
