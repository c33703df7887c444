"""The rules window: search, links and keys, and the page it opens at."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.text import in_english
from furyqt.rules.fury3.actions import Placement
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.cards.reader import reader_of
from furyqt.views.main_window import MainWindow
from furyqt.views.picture import CardFace
from furyqt.views.reference import book_with_numbers
from furyqt.views.reference.contents import ANCHOR
from furyqt.views.reference.dialog import ReferenceDialog
from furyqt.views.reference.finder import Finder, spans
from furyqt.views.theme import THEMES, apply_theme
from tests.rules.fury3.scenes import scene

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
FURY3 = book_with_numbers("fury3", "en")


@pytest.fixture
def rules(qtbot: QtBot) -> Iterator[ReferenceDialog]:
    """The rules of the third edition, in English."""
    language = Language()
    language.set("en")
    dialog = ReferenceDialog("fury3", language)
    qtbot.addWidget(dialog)
    dialog.open_at("")
    yield dialog
    language.set("en")


def rows(dialog: ReferenceDialog) -> list[str]:
    """Return the anchors in the list, from top to bottom."""
    model = dialog.contents.model()
    found = []
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        inside = [model.index(n, 0, index).data(ANCHOR) for n in range(model.rowCount(index))]
        found += inside or [index.data(ANCHOR)]
    return found


def test_a_long_title_takes_as_many_lines_as_its_column_needs(rules: ReferenceDialog) -> None:
    contents = rules.contents
    model = contents.model()
    inside = [model.index(n, 0, model.index(0, 0)) for n in range(model.rowCount(model.index(0, 0)))]
    contents.resize(900, 600)
    QApplication.processEvents()
    wide = [contents.sizeHintForIndex(index).height() for index in inside]
    contents.resize(110, 600)
    QApplication.processEvents()
    narrow = [contents.sizeHintForIndex(index).height() for index in inside]
    assert len(set(wide)) == 1
    assert max(narrow) > 1.8 * wide[0]


# ------------------------------------------------------------------------------------------------- searching


def anchors(wanted: str) -> list[str]:
    return [hit.anchor for hit in Finder(FURY3, in_english).find(wanted)]


def test_a_hit_in_a_title_comes_before_a_hit_in_a_text() -> None:
    assert anchors("escape")[0] == "card:item:escape"
    assert anchors("lairs")[0] == "lairs"
    found = anchors("fog")
    assert found[0] == "fog"
    assert found.index("card:encounter:unnatural_fog") < found.index("dusk")


def test_a_hit_contains_all_words_in_any_order_and_case() -> None:
    assert "sea_dracula" in anchors("RUFUS damage")
    assert anchors("damage rufus") == anchors("Rufus  DAMAGE")
    assert anchors("rufus ticket heliograph") == []
    assert anchors("   ") == []


def test_accents_and_apostrophes_do_not_matter() -> None:
    assert anchors("lùcy's rêvenge")[0] == "card:event:lucys_revenge"
    assert spans("die Straße nach Ko\u0308ln", "strasse koeln") == [(4, 6), (16, 5)]
    assert spans("die Straße nach Köln", "strasse koln") == [(4, 6), (16, 4)]
    assert spans("die Straße nach Köln", "koeln") == [(16, 4)]
    assert anchors("lucy\u2019s revenge")[0] == "card:event:lucys_revenge"


def test_a_hit_shows_the_text_around_the_word() -> None:
    [hit] = [hit for hit in Finder(FURY3, in_english).find("rough") if hit.anchor == "goal"]
    assert "rough" in hit.snippet
    assert hit.chapter == "The game"
    assert spans("Fog, no fog", "FOG") == [(0, 3), (8, 3)]


# ------------------------------------------------------------------------------------------------- reading


def test_it_opens_at_a_page_or_at_the_first_page(rules: ReferenceDialog) -> None:
    assert rules.anchor == FURY3.first
    rules.open_at("card:event:long_night")
    assert rules.anchor == "card:event:long_night"
    assert "Long Night" in rules.browser.toPlainText()
    assert rules.browser.accessibleName() == "Long Night"
    assert rules.contents.currentIndex().data(ANCHOR) == "card:event:long_night"
    rules.open_at("no such page")
    assert rules.anchor == FURY3.first


def test_the_contents_list_every_page(rules: ReferenceDialog) -> None:
    assert rows(rules) == list(FURY3.pages)


def test_every_page_can_be_displayed(rules: ReferenceDialog, qtbot: QtBot) -> None:
    for anchor, page in FURY3.pages.items():
        rules.browser.open(anchor)
        words = " ".join(rules.browser.toPlainText().split())
        assert str(page.title) in words
        assert page.line is None or rules.language.text(page.line) in words
        for other in page.see:
            assert str(FURY3.pages[other].title) in words.replace("\u00a0", " ")


def test_back_and_forward(rules: ReferenceDialog) -> None:
    assert not rules.back.isEnabled()
    rules.browser.open("fog")
    rules.browser.open("storms")
    rules.back.click()
    assert rules.anchor == "fog"
    assert rules.contents.currentIndex().data(ANCHOR) == "fog"
    rules.forward.click()
    assert rules.anchor == "storms"
    rules.home.click()
    assert rules.anchor == FURY3.first


def test_links_are_followed_by_keyboard(rules: ReferenceDialog, qtbot: QtBot) -> None:
    qtbot.waitExposed(rules)
    rules.browser.open("goal")
    rules.browser.setFocus()
    QTest.keyClick(rules.browser, Qt.Key.Key_Tab)
    QTest.keyClick(rules.browser, Qt.Key.Key_Return)
    assert rules.anchor == FURY3.pages["goal"].see[0]


def test_the_search_works_by_keyboard_alone(rules: ReferenceDialog, qtbot: QtBot) -> None:
    qtbot.waitExposed(rules)
    rules.activateWindow()
    rules.browser.setFocus()
    QTest.keyClick(rules.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is rules.field
    QTest.keyClicks(rules.field, "roadblock")
    assert rules.found.isVisible()
    assert rows(rules)[:2] == ["card:event:roadblock", "roadblocks"]
    QTest.keyClick(rules.field, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is rules.contents
    assert rules.anchor == "card:event:roadblock"
    QTest.keyClick(rules.contents, Qt.Key.Key_Down)
    assert rules.anchor == "roadblocks"
    assert len(rules.browser.extraSelections()) > 2
    rules.field.setFocus()
    QTest.keyClick(rules.field, Qt.Key.Key_Escape)
    assert rules.field.text() == ""
    assert rules.isVisible()
    assert rows(rules) == list(FURY3.pages)
    QTest.keyClick(rules.field, Qt.Key.Key_Escape)
    assert not rules.isVisible()


def test_a_search_without_hits_says_so(rules: ReferenceDialog) -> None:
    rules.field.setText("heliograph")
    assert rules.found.text() == "Nothing found"
    assert rows(rules) == []


def test_hits_are_read_aloud_with_their_chapter(rules: ReferenceDialog) -> None:
    rules.field.setText("roadblocks")
    first = rules.contents.model().index(0, 0)
    spoken = first.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Roadblocks. Tokens.")


def test_it_follows_the_language_while_it_is_open(rules: ReferenceDialog) -> None:
    rules.open_at("options")
    rules.field.setText("3")
    english = rules.windowTitle()
    rules.language.set("de")
    QApplication.processEvents()
    assert rules.anchor == "options"
    assert rules.windowTitle() != english
    title = rules.language.translate("fury3.options", "Darkness Returns takes away")
    assert title in rules.browser.toPlainText()


def test_another_game_has_other_rules(rules: ReferenceDialog) -> None:
    rules.open_at("fog")
    rules.set_game("lite")
    assert rules.anchor == book_with_numbers("lite", "en").first
    assert rows(rules) == list(book_with_numbers("lite", "en").pages)
    assert not rules.back.isEnabled()


@pytest.mark.parametrize("name", sorted(THEMES))
def test_every_theme_and_text_size(rules: ReferenceDialog, name: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        for scale in (1.0, 2.0):
            look = apply_theme(app, name, scale)
            rules.open_at("icon_table")
            html = rules.browser.toHtml()
            assert look.colors.link.lower() in html.lower()
            assert f"{rules.browser.font().pointSizeF() * 1.08:.1f}".rstrip("0").rstrip(".") in html
    finally:
        apply_theme(app, "light", 1.0)


def test_a_drawing_has_a_paper_background(rules: ReferenceDialog) -> None:
    name = next(page.art for page in FURY3.pages.values() if art.has(page.art))
    [page] = [page for page in FURY3.pages.values() if page.art == name][:1]
    rules.open_at(page.id)
    assert f"art:{name}" in rules.browser.toHtml()
    drawing = rules.browser.loadResource(2, f"art:{name}")
    assert isinstance(drawing, QPixmap)
    assert not drawing.isNull()


# ------------------------------------------------------------------------------------- opened from the table


def faces(value: Any) -> Iterator[CardFace]:
    """Return all cards of a picture."""
    if isinstance(value, CardFace):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from faces(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from faces(getattr(value, field.name))


@pytest.mark.mass
@pytest.mark.parametrize("seed", [1, 2])
def test_every_prompt_and_every_card_has_a_page(seed: int) -> None:
    here, rng = board("fury3"), random.Random(seed)
    state = setup({"game": "advanced"}, seed)
    asked, seen = set(), set()
    for _ in range(700):
        player = player_to_move(state)
        if player is None:
            break
        observation = observe(state, player)
        asked.add(here.rule(observation))
        other = observe(state, DRACULA if player == HUNTERS else HUNTERS)
        assert here.rule(other) in FURY3.pages
        if rng.random() < 0.05:
            seen |= {face.rule for face in faces(here.picture(observation)) if face.rule}
        state = play(state, rng.choice(list(legal_actions(state))))
    assert asked <= set(FURY3.pages)
    assert seen <= set(FURY3.pages)
    assert len(asked) > 12
    assert {anchor.split(":")[1] for anchor in seen if ":" in anchor} >= {"item", "event", "encounter"}


def test_a_prompt_about_a_card_opens_the_page_of_that_card() -> None:
    here = board("fury3")
    state = scene(places={"godalming": "vienna"})
    assert here.rule(observe(state, HUNTERS)) == "actions"
    at_sea = scene(places={"godalming": "north_sea"})
    assert here.rule(observe(at_sea, HUNTERS)) == "sea_hunters"
    assert not any(isinstance(action, Placement) for action in observe(state, HUNTERS).actions)


def test_f1_opens_the_rules_of_the_prompt(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    window.commands.actions["help"].trigger()
    dialog = window.command_handlers.rulebook.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert not dialog.isModal()
    assert dialog.anchor == book_with_numbers("lite", "en").first
    dialog.reject()
    session = begin()
    window.commands.actions["help"].trigger()
    assert dialog.anchor == board("lite").rule(session.observation) == "start"


def test_the_turn_panel_opens_the_rules(window: MainWindow, begin: Any) -> None:
    begin()
    window.table.turn.rule_requested.emit("hide")
    dialog = window.command_handlers.rulebook.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.anchor == "hide"


def test_f1_opens_the_rules_of_the_card_shown_large(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(game="fury3")
    name = FURY3.pages["card:item:rifle"].title
    face = CardFace(kind="item", title=name, art="items/rifle", rule="card:item:rifle")
    reader_of(window).show_card(face, window.geometry())
    window.commands.actions["help"].trigger()
    dialog = window.command_handlers.rulebook.dialog
    assert dialog is not None
    assert dialog.anchor == "card:item:rifle"


def test_the_rules_by_number_are_the_last_chapter_and_change_their_language(
    rules: ReferenceDialog, qapp: QApplication
) -> None:
    rules.open_at("R10")
    assert "R10.4.4" in rules.browser.toPlainText()
    rules.language.set("de")
    qapp.processEvents()
    assert rules.anchor == "R10"
    assert "aufgehoben" in rules.browser.toPlainText()


def test_the_numbers_of_a_page_lead_to_their_rules(rules: ReferenceDialog) -> None:
    rules.open_at("rage")
    assert "rule:R11#R11.3" in rules.browser.toHtml()
    rules.browser.setSource(QUrl("rule:R11#R11.3"))
    assert rules.anchor == "R11"


def test_a_rule_named_in_another_rule_is_a_link(rules: ReferenceDialog) -> None:
    rules.open_at("R15")
    assert "rule:R15#R15.5" in rules.browser.toHtml()
