"""Every drawing that the game needs exists, is simple enough for Qt, and is visible."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.rules.fury3.decks import VAMPIRES, Combat, Encounter, EventCard, Item, Power
from furyqt.rules.fury3.tables import FIGURE_IDS

ART = paths.resources() / "art"
LARGEST = 40 * 1024
"""The maximum size of a file in bytes."""
FIELDS = {
    "icons": "0 0 24 24", "tokens": "0 0 32 32", "dice": "0 0 32 32",
    "backs": "0 0 200 280", "portraits": "0 0 160 160",
    "dining": "0 0 32 32", "dining_people": "0 0 160 160",
}  # fmt: skip
ILLUSTRATION = "0 0 200 150"
BACKS = "item event dark_event encounter combat power land sea ticket"
TOKENS = "fog storm roadblock_road roadblock_rail bats host consecrated hospital rumor despair bite"
ICONS = (
    "influence damage despair day night bite ticket rumor bat heart ally road rail sea supply trade rest "
    "search reserve event dark_event item encounter power revealed pencil_here pencil_not "
    "pencil_question trail lair hand deck discard eye rules"
)
PLAIN = {"svg", "g", "path"}
ATTRIBUTES = {"viewBox", "fill", "fill-rule", "transform", "d"}
"""The allowed attributes of a drawing: no reference to another file, no text, no style."""


def names(deck: type[IntEnum]) -> list[str]:
    return [card.name.lower() for card in deck]


NEEDED = {
    "items": names(Item),
    "encounters": names(Encounter),
    "combat": names(Combat),
    "powers": names(Power),
    "locations": ["city", "sea_zone", "castle"],
    "portraits": [*FIGURE_IDS, "unknown", *(Encounter(card).name.lower() for card in sorted(VAMPIRES))],
    "campaign": [
        *(f"act_{n}" for n in (1, 2, 3)),
        *(f"ending_{end}" for end in "abc"),
        *(f"c{number:02}" for number in range(1, 13)),
    ],
    "backs": BACKS.split(),
    "tokens": TOKENS.split(),
    "icons": [*names(Combat), *ICONS.split()],
}
SECOND = """
dice white_1 white_2 white_3 white_4 white_5 white_6 black_1 black_2 black_3 black_4 black_5 black_6
dice train_x train_0 train_1 train_2 train_3 train_2_3
encounters ambush assassin lightning peasants plague thief
encounters minion_with_knife minion_with_knife_and_pistol minion_with_knife_and_rifle
items holy_water
events advance_planning long_day re_equip secret_weapon stormy_seas
events evasion quincey_p_morris relentless_minion time_runs_short trap
combat dodge escape_as_man agent_punch agent_dodge
powers double_back
tokens dawn noon dusk twilight midnight small_hours
tokens resolve blood vampire continues hourglass catacombs life life_lost wolf servant
icons die blood resolve catacombs servant
portraits servant
sheets servant
"""
"""The drawings that only the second edition has, by folder; it shares all others with the third."""
DRAWINGS = sorted(path.relative_to(ART).as_posix() for path in ART.rglob("*.svg"))


@pytest.mark.parametrize("folder", NEEDED)
def test_everything_on_the_table_is_drawn(folder: str) -> None:
    assert [name for name in NEEDED[folder] if f"{folder}/{name}.svg" not in DRAWINGS] == []


@pytest.mark.parametrize("line", SECOND.strip().splitlines())
def test_what_only_the_second_edition_has_is_drawn(line: str) -> None:
    folder, *drawn = line.split()
    assert [name for name in drawn if f"{folder}/{name}.svg" not in DRAWINGS] == []


def test_every_event_is_drawn() -> None:
    assert [name for name in names(EventCard) if f"events/{name}.svg" not in DRAWINGS] == []


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_small_and_plain(name: str) -> None:
    path = ART / name
    assert path.stat().st_size < LARGEST
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox") == FIELDS.get(path.parent.name, ILLUSTRATION)
    parts = list(root.iter())
    assert {part.tag.rpartition("}")[2] for part in parts} <= PLAIN
    assert {key for part in parts for key in part.attrib} <= ATTRIBUTES
    colours = {part.get("fill") for part in parts if part.get("fill")}
    assert all(re.fullmatch("#[0-9a-f]{6}", str(colour)) for colour in colours)
    if path.parent.name == "icons":
        assert colours == {"#000000"}


@pytest.mark.parametrize("name", DRAWINGS)
def test_qt_paints_a_drawing_without_a_warning(name: str, qtbot: QtBot) -> None:
    """A Qt warning fails a test automatically (qt_log_level_fail)."""
    assert inked(ART / name) > 60


def inked(path: Path, side: int = 32) -> int:
    """Return the number of painted pixels of a small picture."""
    drawing = QSvgRenderer(str(path))
    assert drawing.isValid()
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return sum(image.pixelColor(x, y).alpha() > 64 for x in range(side) for y in range(side))


def test_no_two_drawings_are_the_same() -> None:
    files = [(ART / name).read_bytes() for name in DRAWINGS]
    assert len(set(files)) == len(files)
