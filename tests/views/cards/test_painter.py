"""Cards are distinguishable in every size and theme, and no text is cut off."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from furyqt.rules.core.text import Texts, in_english
from furyqt.views.cards import words
from furyqt.views.cards.frame import Sheet
from furyqt.views.cards.large import TEXT, face_parts, text_width
from furyqt.views.cards.lettering import fitting, height_of, lettering
from furyqt.views.cards.painter import paint_card, reading_size
from furyqt.views.cards.seals import seal_path
from furyqt.views.cards.sizes import CardSize, card_size, size_in
from furyqt.views.picture import CardFace
from furyqt.views.theme import CARD_KINDS, THEMES, Theme, theme
from tests.views.cards.faces import BACK, HURT, LAMP, LONG, REVEALED, ROPE, TICKET, TOLD, one_of_each

N_ = Texts("test")

pytestmark = pytest.mark.usefixtures("qapp")
LIGHT = theme("light")


def painted(
    face: CardFace,
    size: CardSize,
    theme: Theme = LIGHT,
    *,
    ratio: float = 1.0,
    is_playable: bool = False,
    is_chosen: bool = False,
) -> QImage:
    """Paint a card on a gray background."""
    width, height = size.value
    image = QImage(round((width + 12) * ratio), round((height + 12) * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    box = QRectF(6, 6, width, height)
    paint_card(painter, box, face, theme, size=size, is_playable=is_playable, is_chosen=is_chosen)
    painter.end()
    return image


@pytest.mark.parametrize("size", CardSize)
@pytest.mark.parametrize("name", sorted(THEMES))
def test_every_kind_looks_different(size: CardSize, name: str) -> None:
    pictures = [painted(face, size, theme(name)) for face in one_of_each()]
    assert all(a != b for number, a in enumerate(pictures) for b in pictures[:number])


def test_every_kind_has_its_own_shape() -> None:
    outlines = [seal_path(kind, 100).toFillPolygon() for kind in CARD_KINDS]
    assert all(a != b for number, a in enumerate(outlines) for b in outlines[:number])


@pytest.mark.parametrize("size", CardSize)
@pytest.mark.parametrize("face", [LAMP, BACK])
def test_marks_of_a_card_are_visible(size: CardSize, face: CardFace) -> None:
    plain = painted(face, size)
    revealed = painted(replace(face, marks=(REVEALED,)), size)
    hurt = painted(replace(face, marks=(HURT,)), size)
    assert plain != revealed
    assert plain != hurt
    assert revealed != hurt


@pytest.mark.parametrize("size", CardSize)
def test_playable_and_chosen_cards_differ_without_colors(size: CardSize) -> None:
    def gray(image: QImage) -> QImage:
        return image.convertToFormat(QImage.Format.Format_Grayscale8)

    plain = gray(painted(LAMP, size))
    playable, chosen = painted(LAMP, size, is_playable=True), painted(LAMP, size, is_chosen=True)
    assert len({bytes(image.constBits()) for image in (plain, gray(playable), gray(chosen))}) == 3


@pytest.mark.parametrize("size", CardSize)
def test_a_ticket_shows_both_numbers(size: CardSize) -> None:
    other = replace(TICKET, key="ticket:3/1")
    assert painted(TICKET, size) != painted(other, size)
    image = painted(TICKET, size)
    found = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert {LIGHT.cards.yellow_line, LIGHT.cards.white_line} <= found


@pytest.mark.parametrize(
    ("key", "numbers"), [("ticket:3/2", (3, 2)), ("ticket:1", (1, 0)), ("ticket:", None), ("", None)]
)
def test_numbers_of_a_ticket(key: str, numbers: tuple[int, int] | None) -> None:
    assert words.ticket_numbers(replace(TICKET, key=key)) == numbers
    assert words.ticket_numbers(replace(TICKET, key=key, kind="item")) is None


def test_a_card_without_a_drawing_shows_initials() -> None:
    assert words.initials("Old lamp") == "OL"
    assert words.initials("Flucht als Fledermaus") == "FAF"
    assert words.initials("x") == "X"
    assert words.initials("—") == ""
    assert painted(LAMP, CardSize.CHIP) != painted(replace(LAMP, title=N_("Zinc")), CardSize.CHIP)


def test_a_high_resolution_shows_more_detail() -> None:
    image = painted(LAMP, CardSize.SMALL, ratio=2.0)
    coarse = painted(LAMP, CardSize.SMALL).scaled(image.size())
    coarse.setDevicePixelRatio(2.0)
    assert image != coarse


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("icons", [(), ("fangs",), tuple(words.ICON_NAMES)])
def test_a_long_text_fits_the_large_card(scale: float, icons: tuple[str, ...]) -> None:
    face = replace(LAMP, text=N_(LONG), icons=icons, marks=(REVEALED,))
    font = QFont(QApplication.font())
    font.setPointSizeF(10 * scale)
    size = reading_size(face, LIGHT, in_english, font)
    plain = card_size(CardSize.LARGE, font)
    assert size.width() == plain.width()
    assert size.height() > plain.height()
    inside = QRectF(1, 1, size.width() - 2, size.height() - 2)
    sheet = Sheet(inside, inside.width() / 260, face, LIGHT.cards, in_english)
    shares = face_parts(sheet)
    room = QRectF(0, 0, text_width(sheet), shares.text * sheet.unit)
    pixels = fitting(LONG, room, (TEXT[0] * sheet.unit, TEXT[1] * sheet.unit))
    assert height_of(LONG, room.width(), lettering(pixels)) <= room.height() + 0.5
    assert pixels >= TEXT[1] * sheet.unit
    assert shares.has_names


def test_a_short_text_needs_no_taller_card() -> None:
    font = QApplication.font()
    assert reading_size(ROPE, LIGHT, in_english, font) == card_size(CardSize.LARGE, font)
    assert reading_size(BACK, LIGHT, in_english, font) == card_size(CardSize.LARGE, font)


def test_cards_grow_with_the_text() -> None:
    font = QFont(QApplication.font())
    font.setPointSizeF(10)
    before = card_size(CardSize.SMALL, font)
    font.setPointSizeF(20)
    assert card_size(CardSize.SMALL, font).width() == pytest.approx(2 * before.width(), rel=0.1)


@pytest.mark.parametrize(("width", "size"), [(34, "CHIP"), (96, "SMALL"), (192, "LARGE"), (260, "LARGE")])
def test_the_size_depends_on_the_width(width: float, size: str) -> None:
    assert size_in(width) is CardSize[size]


def test_the_spoken_text_of_a_card() -> None:
    assert words.spoken(LAMP, in_english) == "Old lamp. By night. Gives light. Cancels: Fangs, Escape as Bat."
    assert words.name_with_marks(TOLD, in_english) == "Telegram, revealed, 2 damage"
    shown = replace(LAMP, kind="combat", icons=("claws",))
    assert words.icons_line(shown, in_english) == "Shows: Claws"
    assert words.icon_name("riddle", in_english) == "riddle"
