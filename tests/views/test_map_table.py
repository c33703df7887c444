"""The map as a table: journeys, lines to choose, manual marks, and chances of the hidden figure."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.tables import ATLAS
from furyqt.views.map.badges import BADGE_RADIUS, PlateItem
from furyqt.views.map.chances import ChancesPanel
from furyqt.views.map.layout import around, overlap
from furyqt.views.map.marks import disc_radius
from furyqt.views.map.ways import WordsItem
from furyqt.views.numbers import share
from furyqt.views.picture import Badge, MapPanel, Piece
from furyqt.views.table.map_table import MapTable, journey_end
from furyqt.views.theme import THEMES, apply_theme

N_ = Texts("test")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
AT = ATLAS.index


def line(a: str, b: str, kind: str) -> int:
    """Return the number of the way between two places."""
    ends = {AT[a], AT[b]}
    return next(
        i for i, way in enumerate(ATLAS.links) if {way.a, way.b} == ends and way.kind.startswith(kind)
    )


@pytest.fixture
def table(qtbot: QtBot) -> MapTable:
    language = Language()
    found = MapTable(language.translate)
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    qtbot.waitExposed(found)
    found.set_atlas(ATLAS)
    found.map.fit()
    return found


def piece(letter: str, place: str, **more: object) -> Piece:
    return Piece(letter, AT[place], "circle", 0, letter, N_("Mina"), **more)  # type: ignore[arg-type]


# Words


def test_descriptions_name_unusual_states_of_figures_and_tokens(table: MapTable) -> None:
    table.show_panel(
        MapPanel(
            pieces=(piece("M", "paris", is_lying=True, signs=("bats",), note=N_("delayed, bats")),),
            badges=(Badge(AT["paris"], "=", "fog", N_("fog (2 tokens)"), count=2),),
        )
    )
    assert table.describe(AT["paris"]) == "Paris. Mina (delayed, bats), fog (2 tokens)"
    (figure,) = table.scene.pieces.pieces.values()
    assert figure.is_lying
    assert figure.signs == ("bats",)
    assert table.scene.pieces.tokens.badges[0].count == 2


def test_the_figure_to_move_is_ringed(table: MapTable) -> None:
    table.show_panel(MapPanel((piece("M", "paris", is_active=True), piece("S", "rome"))))
    assert {p.id for p in table.scene.pieces.pieces.values() if p.is_active} == {"M"}
    table.set_reduced_motion(True)
    assert not table.scene.pieces.ring.is_pulsing
    assert table.scene.pieces.ring.isVisible()


def test_a_screen_reader_hears_the_focused_place(table: MapTable) -> None:
    table.show_panel(MapPanel((piece("M", "paris"),)))
    table.map.focus_place("paris")
    described = QAccessible.queryAccessibleInterface(table.map).text(QAccessible.Text.Description)
    assert described == table.describe(AT["paris"]) == "Paris. Mina"


# Lines


def test_lines_are_emitted_by_their_number_in_the_atlas(table: MapTable, qtbot: QtBot) -> None:
    road = line("berlin", "prague", "road")
    described: list[str] = []
    table.place_described.connect(described.append)
    table.ways.offer({road: "Block this road"})
    at = table.map.mapFromScene(table.scene.ways.path(road).pointAtPercent(0.5))
    qtbot.mouseMove(table.map.viewport(), QPoint(3, 3))
    with qtbot.waitSignal(table.ways.hovered):
        qtbot.mouseMove(table.map.viewport(), at)
    assert described[-1] == "Block this road"
    with qtbot.waitSignal(table.ways.activated) as chosen:
        qtbot.mouseClick(table.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen.args == [road]


def journey_words(table: MapTable) -> WordsItem:
    [found] = [item for item in table.scene.items() if isinstance(item, WordsItem)]
    return found


def test_a_journey_ends_at_the_end_of_its_last_line(table: MapTable) -> None:
    ways = [line("prague", "vienna", "rail"), line("venice", "vienna", "rail")]
    table.ways.preview(ways, "Two railways")
    assert table.scene.ways.preview == tuple(ways)
    assert journey_end(ATLAS, ways) == AT["venice"]
    assert journey_end(ATLAS, ways[::-1]) == AT["prague"]
    assert table.scene.ways.label == "Two railways"
    assert journey_words(table).isVisible()
    table.ways.preview(())
    assert not journey_words(table).isVisible()


# Manual marks


@pytest.mark.parametrize(("key", "mark"), [("1", "here"), ("2", "not"), ("3", "question")])
def test_keys_mark_the_focused_place_and_erase_again(
    table: MapTable, qtbot: QtBot, key: str, mark: str
) -> None:
    table.map.focus_place("rome")
    with qtbot.assertNotEmitted(table.mark_requested):
        qtbot.keyClick(table.map, key, Qt.KeyboardModifier.ControlModifier)
    table.set_pencil_enabled(True)
    with qtbot.waitSignal(table.mark_requested) as made:
        qtbot.keyClick(table.map, key, Qt.KeyboardModifier.ControlModifier)
    assert made.args == [AT["rome"], mark]
    table.set_pencil({AT["rome"]: mark})
    with qtbot.waitSignal(table.mark_requested) as made:
        qtbot.keyClick(table.map, key, Qt.KeyboardModifier.ControlModifier)
    assert made.args == [AT["rome"], ""]


def test_a_command_of_the_window_does_not_take_the_key(table: MapTable, qtbot: QtBot) -> None:
    shortcut = QShortcut(QKeySequence("Ctrl+1"), table)
    table.set_pencil_enabled(True)
    table.map.focus_place("rome")
    table.map.setFocus()
    with qtbot.assertNotEmitted(shortcut.activated), qtbot.waitSignal(table.mark_requested):
        qtbot.keyClick(table.map, "1", Qt.KeyboardModifier.ControlModifier)


def test_marks_are_drawn_beside_their_places_and_described(table: MapTable) -> None:
    table.show_panel(MapPanel(badges=(Badge(AT["rome"], "1", "trail"),)))
    table.set_pencil({AT["rome"]: "not", AT["bari"]: "question"})
    kinds = [(badge.place, badge.kind) for badge in table.scene.pieces.tokens.badges]
    assert kinds == [("rome", "trail"), ("bari", "pencil_question"), ("rome", "pencil_not")]
    assert table.describe(AT["rome"]) == "Rome. your mark: not here"
    table.show_panel(None)
    assert [badge.kind for badge in table.scene.pieces.tokens.badges] == ["pencil_question", "pencil_not"]
    table.set_pencil({})
    assert not table.scene.pieces.tokens.badges


def test_a_place_has_a_menu_by_mouse_and_by_key(table: MapTable, qtbot: QtBot) -> None:
    table.set_pencil({AT["rome"]: "here"})
    at = table.map.mapFromScene(table.scene.layer.spot("rome"))
    view = table.map.viewport()

    def ask(reason: QContextMenuEvent.Reason, at: QPoint) -> None:
        QApplication.sendEvent(view, QContextMenuEvent(reason, at, view.mapToGlobal(at)))

    ask(QContextMenuEvent.Reason.Mouse, at)
    assert not table.manual_marks.menu.isVisible()
    table.set_pencil_enabled(True)
    for reason, where in (
        (QContextMenuEvent.Reason.Mouse, at),
        (QContextMenuEvent.Reason.Keyboard, QPoint()),
    ):
        ask(reason, where)
        assert table.manual_marks.menu.isVisible()
        entries = [entry for entry in table.manual_marks.menu.actions() if entry.isCheckable()]
        assert [entry.isChecked() for entry in entries] == [True, False, False]
        table.manual_marks.menu.close()
    with qtbot.waitSignal(table.mark_requested) as made:
        entries[1].trigger()
    assert made.args == [AT["rome"], "not"]
    with qtbot.waitSignal(table.mark_requested) as made:
        entries[0].trigger()
    assert made.args == [AT["rome"], ""]


# Chances


def test_the_area_of_a_disc_grows_with_the_chance() -> None:
    assert disc_radius(0.5, 1.0) ** 2 == pytest.approx(disc_radius(1.0, 1.0) ** 2 / 2)


def test_the_legend_names_its_subject_and_the_number_of_places(table: MapTable) -> None:
    table.show_chances({AT["rome"]: 0.6, AT["bari"]: 0.4, AT["paris"]: 0.0}, "Two nights ago")
    assert table.chances.isVisible()
    assert table.chances.lines()[0] == "Two nights ago"
    assert "2" in table.chances.lines()[1]
    assert table.chances.accessibleDescription().startswith("Two nights ago")
    table.show_chances(None)
    assert not table.chances.isVisible()


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_legend_leaves_most_of_the_map_visible(
    table: MapTable, qapp: QApplication, name: str, scale: float
) -> None:
    apply_theme(qapp, name, scale)
    table.show_chances({AT["rome"]: 0.6, AT["bari"]: 0.4}, "Where Dracula was two nights ago")
    panel = table.chances
    assert panel.width() <= max(0.6 * table.map.width(), least_width(panel))
    assert panel.height() < 0.15 * table.map.height()


def least_width(panel: ChancesPanel) -> float:
    return panel.layout_at(1.0).size.width()


def test_the_legend_is_a_strip_at_the_top_of_the_map(table: MapTable) -> None:
    table.show_chances({AT["rome"]: 1.0}, "Now")
    panel = table.chances
    assert panel.height() < 3 * panel.fontMetrics().height()
    assert panel.geometry().top() < 0.02 * table.map.height()


def test_no_name_is_under_the_legend(table: MapTable) -> None:
    table.resize(700, 440)
    table.map.fit()
    table.show_chances({AT["rome"]: 0.6, AT["bari"]: 0.4}, "Where Dracula may be now")
    table.scene.settle()
    layer, legend = table.scene.layer, table.chances.geometry()
    shown = {key: box for key, box in table.scene.names.boxes.items() if box is not None}
    for key, box in shown.items():
        left, top = (box[0] / layer.zoom, box[1] / layer.zoom)
        corner = table.map.mapFromScene(left, top)
        size = QSize(round(box[2] - box[0]), round(box[3] - box[1]))
        assert not QRect(corner, size).intersects(legend), key
    assert "edinburgh" in shown


def test_a_mark_is_one_item_of_the_scene(table: MapTable) -> None:
    table.set_pencil({AT["rome"]: "here"})
    assert sum(isinstance(item, PlateItem) for item in table.scene.items()) == 1


def test_the_legend_of_the_discs_repeats_no_chance(qtbot: QtBot) -> None:
    panel = ChancesPanel()
    qtbot.addWidget(panel)
    panel.show_chances({1: 0.03, 2: 0.01}, "")
    assert [words for _, words in panel.samples()] == [share(0.03), f"<{share(0.01)}"]
    panel.show_chances({1: 0.5, 2: 0.1}, "")
    assert len(panel.samples()) == 3


def test_the_legend_explains_no_disc_that_the_map_does_not_have(qtbot: QtBot) -> None:
    panel = ChancesPanel()
    qtbot.addWidget(panel)
    panel.show_chances({1: 0.5, 2: 0.5}, "")
    assert [words for _, words in panel.samples()] == [share(0.5)]
    panel.show_chances({1: 0.7, 2: 0.3}, "")
    assert len(panel.samples()) == 2
    panel.show_chances({1: 1.0}, "")
    assert len(panel.lines()) == 2, "a single place has no sizes to explain"


def test_a_new_game_starts_without_a_focused_place(table: MapTable) -> None:
    table.map.focus_place("paris")
    table.set_atlas(RULES.default_table.atlas)
    assert table.map.focused_place() == ""


def covered(table: MapTable, place: str, tokens: int) -> float:
    """Return the square pixels of names that a lair's letter and other tokens cover; `tokens` counts both."""
    badges = [Badge(AT[place], "A", "lair"), *(Badge(AT[place], "", "rumor") for _ in range(tokens - 1))]
    table.show_panel(MapPanel(badges=tuple(badges)))
    layer, found = table.scene.layer, 0.0
    for plate in (item for item in table.scene.items() if isinstance(item, PlateItem)):
        at = layer.spot(place) * layer.zoom + plate.offset
        box = around(at.x(), at.y(), BADGE_RADIUS * layer.figure_scale * 1.12)
        found += sum(overlap(box, name) for name in table.scene.names.boxes.values() if name is not None)
    return found


def test_tokens_do_not_cover_names_if_there_is_space(table: MapTable) -> None:
    table.resize(940, 605)
    table.map.fit()
    keys = [place.key for place in ATLAS.places if place.kind in ("large", "small")]
    assert [key for key in keys if covered(table, key, 1) > 2] == []
    assert [key for key in keys if covered(table, key, 2) > 60] == []


@pytest.mark.parametrize("width", range(240, 720, 60))
def test_the_legend_keeps_the_number_of_places_in_a_narrow_map(table: MapTable, width: int) -> None:
    """A window of 1440 by 900 pixels has half of them at 192 dots per inch."""
    table.resize(width, 300)
    table.show_chances({AT["rome"]: 0.6, AT["bari"]: 0.4}, "Where Dracula may have been at dawn")
    panel = table.chances
    assert panel.lines()[1] in panel.fitting_layout().words
    assert panel.geometry().right() <= table.map.width() or len(panel.fitting_layout().words) == 1


def test_a_map_without_height_keeps_what_it_showed_before(table: MapTable, qtbot: QtBot) -> None:
    """A page that is laid out for the first time may have no height yet."""
    before = table.scene.shown
    table.map.setMinimumSize(0, 0)
    table.map.resize(600, 0)
    table.map.fit()
    assert table.scene.shown == before
    table.map.resize(600, 300)
    with qtbot.captureExceptions() as raised:
        table.show_chances({AT["rome"]: 0.6, AT["bari"]: 0.4}, "Where Dracula may be now")
        table.chances.placed.emit()
    assert raised == []
