"""An advanced game of the third edition through the widgets alone; in `make soak` whole games of each side.

Every answer is given with the mouse or a key: in the list, on the map, on a card in a hand or in
the combat.  Of the session nothing is asked but whether it waits for the person.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.fury3.actions import Give
from furyqt.views.cards.strip import CardStrip
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.main_window import MainWindow
from tests.views.reading import read_on
from tests.views.test_play_fury3 import assert_clear, by_key, by_list, by_map

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HUNTERS, DRACULA = range(2)
MOST_DECISIONS = 1500
LEAST_DECISIONS = 25
"""The decisions after which a part of a game ends when all ways and scenes have occurred."""
WAYS = {"key": by_key, "list": by_list, "map": by_map}


def begin_advanced(window: MainWindow, qtbot: QtBot, side: int, seed: int) -> GameSession:
    """Click New Game, choose game, side and the advanced rules, and start."""
    qtbot.mouseClick(window.start.buttons["new"], Qt.MouseButton.LeftButton)
    dialog = window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    dialog.game.buttons["fury3"].click()
    dialog.choose_side(side)
    game = next(field for field in dialog.variants.fields if "advanced" in field.buttons)
    game.choose("advanced")
    dialog.advanced.seeds.line.setText(str(seed))
    qtbot.mouseClick(dialog.buttons.button(dialog.buttons.StandardButton.Ok), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.lifecycle.session is not None)
    session = window.lifecycle.session
    assert session is not None
    read_on(window, session)
    assert session.observation.options.game == "advanced"
    return session


def strip_with(window: MainWindow, key: str) -> CardStrip | None:
    """Return a visible row with this card marked as playable: a combat hand or one beside a sheet."""
    view = window.table.view
    for strip in (view.combat.hand, *view.figures.hands, view.figures.rest):
        shown = any(face.key == key for face in strip.faces.rows)
        if strip.isVisible() and shown and key in strip.playable:
            return strip
    return None


def by_card(window: MainWindow, qtbot: QtBot, number: int) -> bool:
    """Click the card of an action, then the action in the menu if the card has several.

    Return whether there was such a card.
    """
    row = window.table.offers.rows[number]
    strip = None if row.card is None else strip_with(window, row.card.key)
    if row.card is None or strip is None or isinstance(row.action, Give):
        return False  # A gift is only planned first, and played when the trade ends.
    place = next(i for i, face in enumerate(strip.faces.rows) if face.key == row.card.key)
    at = strip.visualRect(strip.faces.index(place)).center()
    qtbot.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, pos=at)
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        words = window.language.text(row.title).replace("&", "&&")
        entry = next(entry for entry in menu.actions() if entry.text() == words)
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())
    return True


def answer(window: MainWindow, qtbot: QtBot, chance: random.Random) -> str:
    """Choose an action in one of the ways and return which way it was."""
    number = chance.randrange(len(window.table.offers.rows))
    if chance.random() < 0.5 and by_card(window, qtbot, number):
        return "card"
    way = chance.choice(sorted(WAYS))
    WAYS[way](window, qtbot, number)
    return way


@pytest.mark.parametrize(
    ("side", "language", "seed", "is_whole"),
    [
        (HUNTERS, "en", 2, False),
        *(
            pytest.param(side, language, seed, True, marks=pytest.mark.slow)
            for side, language, seed in ((HUNTERS, "it", 2), (DRACULA, "de", 13))
        ),
    ],
)
def test_an_advanced_game(
    window: MainWindow, qtbot: QtBot, side: int, language: str, seed: int, is_whole: bool
) -> None:
    window.settings.update(show_possible_places=False, language=language)
    session, chance = begin_advanced(window, qtbot, side, seed), random.Random(side)
    used: Counter[str] = Counter()
    scenes: Counter[str] = Counter()

    def is_prompted() -> bool:
        return session.is_over or (session.is_persons_turn and bool(window.table.offers.rows))

    for decision in range(MOST_DECISIONS):
        qtbot.waitUntil(is_prompted)
        has_seen_all = decision >= LEAST_DECISIONS and len(used) == len(WAYS) + 1 and scenes["combat"]
        if session.is_over or (has_seen_all and not is_whole):
            break
        assert_clear(window)
        scenes["combat"] += window.table.view.combat.isVisible()
        scenes["map"] += window.table.view.table.isVisible()
        before = session.ply
        used[answer(window, qtbot, chance)] += 1
        qtbot.waitUntil(lambda before=before: session.ply > before or session.is_over)
    assert session.is_over or not is_whole
    assert set(used) == {"card", *WAYS}, used
    assert scenes["combat"]
    assert scenes["map"]
    assert window.table.choices.isVisible() != session.is_over
    assert window.table.turn.title.text()
