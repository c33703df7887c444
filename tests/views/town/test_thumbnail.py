"""The small picture of a game with a town in the list of saved games."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.review.last_position import LastPosition
from furyqt.controllers.session.history import new_history
from furyqt.rules.core.agenda import legal_actions
from furyqt.views.saves.thumbnail import Thumbnails

SIZE = QSize(300, 192)


def test_the_town_of_a_position_is_painted(qtbot: QtBot) -> None:
    home = QWidget()
    qtbot.addWidget(home)
    thumbnails = Thumbnails(Language(), home)
    history = new_history("dining", {}, 3, ("human", "human"))
    table = history.rules.default_table
    pictures = []
    for _ in range(2):
        seen = LastPosition(history.rules, table, (history.observation(0), history.observation(1)))
        pictures.append(thumbnails.picture(seen, SIZE))
        history.add(legal_actions(history.state)[0])
    before, after = pictures
    assert before.size() == after.size()
    assert abs(before.width() - SIZE.width()) <= 1
    assert before.toImage() != after.toImage()
    corner = before.toImage().pixelColor(2, before.height() - 2)
    assert corner.alpha() == 255  # the pictures of the players leave the corners empty
