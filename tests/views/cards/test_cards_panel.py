"""The cards tab: the groups of a picture, their layout, choosing cards, and the arrow keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Texts, in_english
from furyqt.views.models.card_groups import groups
from furyqt.views.panels.cards import CardsPanel
from furyqt.views.picture import CardFace, Figure, FigurePanel, Picture, Pile, PilePanel
from tests.views.cards.faces import BACK, LAMP, ROPE, TICKET, TOLD

N_ = Texts("test")


def figure(name: str, hand: tuple[CardFace, ...], tickets: tuple[CardFace, ...] = ()) -> Figure:
    title = N_(name)
    return Figure(
        name, title, "circle", 0, "A", 0, title, 1, 1, None, title, False, title, hand=hand, tickets=tickets
    )


PILES = (
    Pile("item", N_("Items"), 12, replace(BACK, kind="item"), (ROPE, LAMP)),
    Pile("ally", N_("Ally"), 1, TOLD),
    Pile("none", N_("Nothing"), 0, None),
)
FIGURES = figure("Ann", (LAMP, ROPE), (TICKET,)), figure("Bob", (BACK, BACK)), figure("Cyd", ())
PICTURE = Picture((FigurePanel(FIGURES), PilePanel(PILES, on_table=(TOLD,))))


@pytest.fixture
def panel(qtbot: QtBot) -> CardsPanel:
    """The panel with a picture."""
    found = CardsPanel(in_english)
    qtbot.addWidget(found)
    found.set_picture(PICTURE)
    found.resize(420, 400)
    found.show()
    qtbot.waitExposed(found)
    found.activateWindow()
    return found


def test_the_groups_of_a_picture() -> None:
    found = {str(group.title): group for group in groups(PICTURE)}
    assert list(found) == ["In play", "Ally", "Ann", "Bob", "Items"]
    assert found["Ann"].faces == (LAMP, ROPE)
    assert found["Ann"].chips == (TICKET,)
    assert found["Bob"].faces == ()
    assert found["Bob"].chips == (BACK, BACK)
    assert found["Items"].chips[1:] == (ROPE, LAMP)
    assert str(found["Items"].chips[0].line) == "Top card of the deck"
    assert str(found["Items"].note) == "In the deck: 12. Discarded: 2."
    assert groups(Picture()) == ()


def test_every_group_has_its_rows_of_cards(panel: CardsPanel) -> None:
    shown = [[face.key for face in strip.faces.rows] for strip in panel.strips]
    assert shown == [
        [TOLD.key],
        [TOLD.key],
        [LAMP.key, ROPE.key],
        [TICKET.key],
        ["", ""],
        ["", ROPE.key, LAMP.key],
    ]
    assert panel.pane is panel.strips[0]
    assert panel.strips[2].accessibleName() == "Ann"
    assert panel.strips[5].accessibleDescription() == "In the deck: 12. Discarded: 2."


def test_without_cards_nothing_takes_the_focus(panel: CardsPanel) -> None:
    panel.set_picture(Picture())
    assert panel.strips == []
    assert panel.pane.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_hidden_panel_is_laid_out_when_it_is_shown(panel: CardsPanel) -> None:
    panel.hide()
    panel.set_picture(Picture((FigurePanel(FIGURES), PilePanel((), on_table=(TOLD,)))))
    assert "pile:item" in panel.sections
    panel.show()
    assert "pile:item" not in panel.sections


def test_a_low_panel_shows_chips(panel: CardsPanel, qtbot: QtBot) -> None:
    def card_height() -> int:
        return panel.strips[0].whole(panel.strips[0].faces.index(0)).height()

    large = card_height()
    panel.resize(420, 110)
    qtbot.waitUntil(lambda: card_height() < large / 2)
    panel.resize(420, 400)
    qtbot.waitUntil(lambda: card_height() == large)


def test_a_remaining_group_keeps_its_selection(panel: CardsPanel) -> None:
    ann = panel.sections["figure:Ann"]
    ann.cards.select(ROPE.key)
    panel.set_picture(Picture((FigurePanel(FIGURES),)))
    assert panel.sections["figure:Ann"] is ann
    assert ann.cards.currentIndex().row() == 1
    assert list(panel.sections) == ["figure:Ann", "figure:Bob"]


def test_choosing_a_card_emits_its_place(panel: CardsPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.place_chosen) as chosen:
        panel.strips[0].chosen.emit(TOLD.key)
    assert chosen.args == [TOLD.place]


def test_arrow_keys_move_through_all_cards(panel: CardsPanel, qtbot: QtBot) -> None:
    strips, bar = panel.strips, panel.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    strips[0].setFocus()
    for strip in strips[1:]:
        QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Down)
        assert strip.hasFocus()
    assert bar.value() > 0
    QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Up)
    assert strips[-2].hasFocus()


def test_no_card_is_cut_off(panel: CardsPanel, qtbot: QtBot) -> None:
    def last_cards_are_visible() -> None:
        for strip in panel.strips:
            last = strip.visualRect(strip.faces.index(len(strip.faces.rows) - 1))
            assert last.bottom() <= strip.viewport().height()
            assert last.right() <= strip.viewport().width()

    for width in (260, 420, 900):
        panel.resize(width, 400)
        qtbot.waitUntil(last_cards_are_visible)
