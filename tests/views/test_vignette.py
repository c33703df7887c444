"""A short list leaves space for a picture: the card of the question, the offered cards, or a portrait."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.rules.fury3.actions import Word
from furyqt.views.boards.fury3.faces import faces_by_key, place_face
from furyqt.views.models.choices import ChoiceRow, offered_cards
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.panels.actions.vignette import Vignette
from furyqt.views.picture import UNKNOWN_PLACE, Ability, CardFace, Figure, Topic

EVENTS = [found for key, found in faces_by_key().items() if key.startswith("event:")]
PASS = ChoiceRow(Word("pass"), Text("", "Pass"), UNKNOWN_PLACE)
WISE = Ability(Text("", "Wise"), Text("", "He may look at the top card of a deck."))
WIDE = 400


def figure(*abilities: Ability) -> Figure:
    """Return a hunter with a portrait."""
    name = Text("", "Dr. Seward")
    return Figure(
        "S", name, "square", 1, "S", 0, name, 5, 8, None, name, True, name, "portraits/seward",
        abilities=abilities,
    )  # fmt: skip


def about(face: CardFace, number: int = 0) -> ChoiceRow:
    """Return an action about a card."""
    return ChoiceRow(Word(f"a{number}"), face.title, UNKNOWN_PLACE, card=face)


@pytest.fixture
def panel(qtbot: QtBot) -> ChoicesPanel:
    """A panel with much space."""
    found = ChoicesPanel(in_english)
    qtbot.addWidget(found)
    found.resize(WIDE, 500)
    found.show()
    return found


def is_inside(box: QRectF, vignette: Vignette) -> bool:
    """Return whether a picture is at the foot of the space below the list."""
    return QRectF(vignette.rect()).contains(box) and vignette.height() - box.bottom() < 5


def test_who_decides_is_shown_with_name_and_abilities(panel: ChoicesPanel) -> None:
    panel.set_choices((PASS,))
    panel.vignette.show_figure(figure(WISE))
    assert is_inside(panel.vignette.portrait, panel.vignette)
    assert panel.vignette.portrait.height() > 6 * panel.fontMetrics().height()
    assert panel.vignette.who.isVisible()
    for words in ("Dr. Seward", "Wise", "top card of a deck"):
        assert words in panel.vignette.who.text()
    panel.vignette.show_figure(None)
    assert panel.vignette.portrait.isEmpty()
    assert not panel.vignette.who.isVisible()


def test_a_figure_without_abilities_is_shown_with_its_place(panel: ChoicesPanel) -> None:
    panel.set_choices((PASS,))
    panel.vignette.show_figure(replace(figure(), where=Text("", "the Irish Sea")))
    assert "The Irish Sea" in panel.vignette.who.text()
    panel.vignette.show_figure(replace(figure(WISE), where=Text("", "the Irish Sea")))
    assert "Irish Sea" not in panel.vignette.who.text()


def test_a_figure_without_a_place_is_named_once(panel: ChoicesPanel) -> None:
    panel.set_choices((PASS,))
    panel.vignette.show_figure(figure())
    assert panel.vignette.who.text().count("Dr. Seward") == 1


def test_in_a_combat_the_stage_shows_who_decides(panel: ChoicesPanel) -> None:
    panel.set_choices((PASS,))
    panel.vignette.show_figure(figure(WISE))
    panel.vignette.set_elsewhere(True)
    assert panel.vignette.portrait.isEmpty()
    panel.set_choices((PASS, about(EVENTS[0])))
    assert panel.vignette.cards == []
    panel.set_choices((PASS,), Topic(Text("", "What it does."), EVENTS[0]))
    panel.layout().activate()  # type: ignore[union-attr]
    assert len(panel.vignette.cards) == 1
    panel.vignette.set_elsewhere(False)
    panel.set_choices((PASS,))
    assert not panel.vignette.portrait.isEmpty()


def test_no_ability_is_cut_off(panel: ChoicesPanel) -> None:
    panel.set_choices((PASS,))
    panel.vignette.show_figure(figure(*(20 * [WISE])))
    who = panel.vignette.who
    assert 0 < who.text().count("Wise") < 20
    assert who.heightForWidth(who.width()) <= who.height()


def test_a_long_list_leaves_no_space_for_a_portrait(panel: ChoicesPanel) -> None:
    panel.vignette.show_figure(figure(WISE))
    panel.set_choices(tuple(about(place) for n in range(30) if (place := place_face(n)) is not None))
    panel.list.doItemsLayout()
    panel.layout().activate()  # type: ignore[union-attr]
    assert panel.vignette.portrait.isEmpty()
    assert not panel.vignette.who.isVisible()


def test_the_picture_has_few_heights(panel: ChoicesPanel) -> None:
    panel.set_choices((PASS,))
    panel.vignette.show_figure(figure(WISE))
    heights = set()
    for high in range(150, 500, 10):
        panel.resize(WIDE, high)
        panel.layout().activate()  # type: ignore[union-attr]
        heights.add(panel.vignette.portrait.height())
    assert 1 <= len(heights) <= 2


def test_the_card_of_a_question_comes_before_the_portrait(panel: ChoicesPanel) -> None:
    panel.vignette.show_figure(figure(WISE))
    panel.set_choices((PASS,), Topic(Text("", "What it does."), EVENTS[0]))
    panel.layout().activate()  # type: ignore[union-attr]
    ((box, face),) = panel.vignette.cards
    assert face == EVENTS[0]
    assert is_inside(box, panel.vignette)
    assert not panel.vignette.who.isVisible()
    assert panel.text.text() == "What it does."
    assert panel.text.geometry().left() > box.right(), "the words are beside the card"


def test_a_text_that_needs_the_space_leaves_the_card_out(panel: ChoicesPanel) -> None:
    words = " ".join(100 * ["enough"])
    panel.set_choices((PASS,), Topic(Text("", words), EVENTS[0]))
    panel.layout().activate()  # type: ignore[union-attr]
    assert panel.vignette.cards == []
    assert panel.text.text() == words


def test_the_offered_cards_are_shown_and_can_be_clicked(panel: ChoicesPanel) -> None:
    clicked: list[str] = []
    panel.vignette.card_chosen.connect(lambda key, _box: clicked.append(key))
    panel.set_choices((PASS, about(EVENTS[0], 1), about(EVENTS[1], 2)))
    panel.layout().activate()  # type: ignore[union-attr]
    assert [face for _, face in panel.vignette.cards] == EVENTS[:2]
    for box, face in panel.vignette.cards:
        assert is_inside(box, panel.vignette)
        QTest.mouseClick(panel.vignette, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
        assert clicked.pop() == face.key
    QTest.mouseClick(panel.vignette, Qt.MouseButton.LeftButton, pos=QPoint(WIDE - 3, 3))
    assert clicked == []


def test_a_click_on_the_card_of_the_question_plays_nothing(panel: ChoicesPanel) -> None:
    clicked: list[str] = []
    panel.vignette.card_chosen.connect(lambda key, _box: clicked.append(key))
    panel.set_choices((PASS, about(EVENTS[0])), Topic(Text("", "What it does."), EVENTS[0]))
    panel.layout().activate()  # type: ignore[union-attr]
    ((box, _),) = panel.vignette.cards
    QTest.mouseClick(panel.vignette, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert clicked == []


def test_only_a_choice_of_few_cards_offers_them_in_large() -> None:
    cards = tuple(about(face, number) for number, face in enumerate(EVENTS[:3]))
    assert offered_cards((PASS, *cards)) == tuple(EVENTS[:3])
    assert offered_cards((*cards, about(EVENTS[0], 7))) == tuple(EVENTS[:3]), "each card once"
    assert offered_cards((PASS, PASS, *cards)) == (), "the question is about more than the cards"
    assert offered_cards(tuple(about(face, number) for number, face in enumerate(EVENTS[:9]))) == ()
    city = place_face(0)
    assert city is not None
    assert offered_cards((about(city),)) == (), "a place is on the map"


def test_without_actions_the_list_leaves_all_the_space_to_the_portrait(panel: ChoicesPanel) -> None:
    panel.list.setFocus()
    panel.vignette.show_figure(figure(WISE))
    panel.set_choices((PASS,))
    panel.set_choices(())
    panel.list.doItemsLayout()
    panel.layout().activate()  # type: ignore[union-attr]
    assert panel.list.height() == 0
    assert panel.vignette.height() == panel.height()
    assert not panel.vignette.portrait.isEmpty()
