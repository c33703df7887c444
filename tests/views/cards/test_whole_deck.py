"""Every card of the third edition is legible in every language and text size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import LANGUAGES, Language
from furyqt.rules.dining.box import STANDARD, tables_of
from furyqt.views.boards.dining.pieces import gift_face, tourist_face
from furyqt.views.boards.fury3 import choices
from furyqt.views.boards.fury3.faces import BACKS, faces_by_key
from furyqt.views.cards import words
from furyqt.views.cards.frame import Sheet
from furyqt.views.cards.large import TEXT, face_parts, text_width
from furyqt.views.cards.lettering import fitting, height_of, lettering
from furyqt.views.cards.painter import reading_size
from furyqt.views.cards.words import ICON_NAMES
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.picture import CardFace
from furyqt.views.theme import CARD_KINDS, theme
from tests.views.cards.faces import LAMP

LIGHT = theme("light")


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    """Each language in turn."""
    found = Language()
    found.set(request.param)
    yield found
    found.set("en")


@pytest.mark.parametrize("points", [9.0, 18.0])
def test_every_text_fits_its_card(language: Language, points: float) -> None:
    font = QFont(QApplication.font())
    font.setPointSizeF(points)
    for face in (*faces_by_key().values(), *dining_faces()):
        if face.text is None:
            continue
        size = reading_size(face, LIGHT, language.translate, font)
        box = QRectF(1, 1, size.width() - 2, size.height() - 2)
        sheet = Sheet(box, box.width() / 260, face, LIGHT.cards, language.translate)
        room = QRectF(0, 0, text_width(sheet), face_parts(sheet).text * sheet.unit)
        said = face.text.render(language.translate)
        pixels = fitting(said, room, (TEXT[0] * sheet.unit, TEXT[1] * sheet.unit))
        assert height_of(said, room.width(), lettering(pixels)) <= room.height() + 0.5, face.key
        assert pixels >= 11 * sheet.unit, face.key
        assert size.height() <= 1.3 * 364 * size.width() / 260, face.key


def dining_faces() -> list[CardFace]:
    """The faces of another game, with kinds of its own."""
    tables = tables_of(STANDARD)
    tourists = [tourist_face(tables, card) for card in range(1, len(tables.abilities))]
    return tourists + [gift_face(tables, card) for card in range(1, len(tables.gifts))]


def test_kinds_and_icons_are_known() -> None:
    faces = list(faces_by_key().values())
    others = {face.kind for face in dining_faces()}
    assert {face.kind for face in faces} | set(BACKS) | others == set(CARD_KINDS)
    assert {icon for face in faces for icon in face.icons} == set(ICON_NAMES)
    tickets = [face for face in faces if face.kind == "ticket"]
    assert [words.ticket_numbers(face) for face in tickets] == [(3, 2), (2, 2), (2, 1), (1, 1), (1, 0)]


def test_the_rows_of_actions_have_their_cards(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(choices, "card_face", lambda observation, action: LAMP)
    window.lifecycle.begin(NewGame("fury3", {}, 3, ("human",) * 5, "casual"))
    qtbot.waitUntil(lambda: bool(window.table.offers.rows))
    assert all(row.card == LAMP for row in window.table.offers.rows)
