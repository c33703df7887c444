"""The three choices of a new game: tiles with faces, a fold for the rest, and buttons that never move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.games import VARIABLE, game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import in_english
from furyqt.views.dialogs.faces import player_faces, seat_face
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.dialogs.seats import ALL, ONE, WATCH
from furyqt.views.dialogs.variants import OptionChoice, shaping_options
from furyqt.views.main_window import MainWindow
from furyqt.views.start.levels import LEVEL_MEANINGS

NORMAL = "search:normal"
ROOM = QSize(1240, 650)
"""The room for a dialog on a screen of 1280 by 720."""


@pytest.fixture
def dialog(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewGameDialog]:
    window.settings.update(game="fury3", level="normal", seats={})
    monkeypatch.setattr("furyqt.views.dialogs.new_game.screen_room", lambda _: ROOM)
    window.commands.actions["new"].trigger()
    found = window.findChildren(NewGameDialog)[-1]
    QApplication.processEvents()  # in the final width the titles of tiles have fewer lines
    yield found
    found.reject()


@pytest.fixture
def candles(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewGameDialog]:
    """The dialog with the toy game, which is of another package and has no drawings."""
    monkeypatch.setenv(VARIABLE, "tests.toys.candles")
    settings = Settings()
    settings.update(game="candles")
    found = NewGameDialog(settings, Language())
    found.show()
    yield found
    settings.update(game="lite")
    with qtbot.waitSignal(found.destroyed):
        found.deleteLater()


def test_players_and_seats_have_portraits_or_an_initial() -> None:
    for game in ("lite", "fury3"):
        table = ruleset(game).default_table
        counts = [len(player_faces(game, table, player, in_english)) for player in range(2)]
        assert counts == [4, 1]
        drawings = {
            face.drawing for player in (0, 1) for face in player_faces(game, table, player, in_english)
        }
        assert drawings == {
            f"portraits/{name}" for name in ("godalming", "seward", "helsing", "mina", "dracula")
        }
    assert seat_face("fury3", ruleset("fury3").default_table, 3, in_english).drawing == "portraits/mina"


def test_a_player_with_one_seat_has_the_same_face_in_the_list_of_seats() -> None:
    table = ruleset("dining").default_table
    faces = [seat_face("dining", table, seat, in_english).drawing for seat in range(2)]
    assert faces == ["dining_people/red", "dining_people/blue"]


def test_two_people_or_the_computer_play_everything(dialog: NewGameDialog) -> None:
    tiles = dialog.side.buttons
    assert tiles[ALL].text() == "Two players, one screen"
    tiles[ALL].click()
    assert dialog.chosen().seats == ("human",) * 5
    assert tiles[ALL].isChecked()
    assert not dialog.strength.isVisible()
    tiles[WATCH].click()
    assert dialog.chosen().seats == (NORMAL,) * 5
    assert dialog.strength.isVisible()


def test_the_single_figure_is_chosen_by_its_portrait(dialog: NewGameDialog) -> None:
    assert not dialog.side.figures.isVisible()
    dialog.side.buttons[ONE].click()
    assert dialog.side.figures.isVisible()
    dialog.side.figures.buttons[1].click()
    assert dialog.chosen().seats == (NORMAL, "human", NORMAL, NORMAL, NORMAL)
    assert dialog.side.buttons[ONE].isChecked()
    dialog.side.buttons[1].click()
    assert dialog.chosen().seats == (*(NORMAL,) * 4, "human")
    assert not dialog.side.figures.isVisible()


def test_a_strength_applies_to_every_computer_and_a_mixture_is_named(dialog: NewGameDialog) -> None:
    dialog.strength.buttons["search:master"].click()
    assert dialog.chosen().seats[4] == "search:master"
    field = dialog.grid.fields[0]
    field.choose("random")
    assert dialog.strength.key is None
    assert "Advanced" in dialog.meaning.text()
    assert dialog.side.sides.key is None
    dialog.strength.buttons["search:easy"].click()
    assert set(dialog.chosen().seats) == {"human", "search:easy"}
    assert dialog.meaning.text() == str(LEVEL_MEANINGS["easy"])


def test_every_choice_shows_all_its_answers(dialog: NewGameDialog) -> None:
    dialog.area.fold.setChecked(True)
    for tile in dialog.game.in_order():
        tile.click()
        assert dialog.findChildren(QComboBox) == []


def test_every_game_has_a_face_of_its_own(dialog: NewGameDialog) -> None:
    faces = [tuple(face.drawing for face in tile.faces) for tile in dialog.game.buttons.values()]
    assert len(set(faces)) == len(faces) >= 4


def test_nothing_moves_when_the_game_the_side_or_the_fold_changes(dialog: NewGameDialog) -> None:
    size, spot = dialog.size(), dialog.buttons.geometry()
    assert dialog.rect().contains(dialog.buttons.geometry())
    for change in (
        dialog.area.fold.click, dialog.game.buttons["lite"].click, dialog.side.buttons[WATCH].click,
        dialog.game.buttons["fury3"].click, dialog.side.buttons[ONE].click, dialog.area.fold.click,
    ):  # fmt: skip
        change()
        QApplication.processEvents()
        assert (dialog.size(), dialog.buttons.geometry()) == (size, spot)


@pytest.mark.mass
@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_clipped_on_a_small_screen(
    window: MainWindow, dialog: NewGameDialog, scale: float, language: str
) -> None:
    window.settings.update(text_scale=scale, language=language)
    dialog.side.buttons[ONE].click()
    dialog.area.fold.setChecked(True)
    for name in ("lite", "dining", "fury3"):
        dialog.game.buttons[name].click()
        QApplication.processEvents()
        page, room = dialog.area.page, dialog.area.viewport().width()
        assert dialog.width() <= ROOM.width()
        assert dialog.height() <= ROOM.height()
        assert page.width() <= room
        assert page.minimumSizeHint().width() <= room
        assert dialog.rect().contains(dialog.buttons.geometry())
        for tile in (*dialog.side.sides.in_order(), *dialog.strength.in_order()):
            assert tile.width() >= tile.needed_width(), tile.text()


@pytest.mark.mass
@pytest.mark.parametrize("code", ["en", "de", "it"])
@pytest.mark.parametrize("scale", [1.0, 1.4])
def test_no_title_of_a_tile_is_cut_off(
    window: MainWindow, dialog: NewGameDialog, qapp: QApplication, code: str, scale: float
) -> None:
    """A title that breaks into two lines in the width of its tile makes the tile higher."""
    window.settings.update(language=code, text_scale=scale)
    for _ in range(3):
        qapp.processEvents()
    for choice in (dialog.game, dialog.side.sides, dialog.strength):
        for tile in choice.in_order():
            assert tile.height() >= tile.sizeHint().height(), tile.text()
            assert tile.width() >= tile.needed_width(), tile.text()
    window.settings.update(language="en", text_scale=1.0)
    qapp.processEvents()


def test_tiles_are_radio_buttons_that_the_arrow_keys_press(dialog: NewGameDialog, qtbot: QtBot) -> None:
    tiles = dialog.game.in_order()
    first = tiles.index(dialog.game.buttons["fury3"])
    assert tiles[first].hasFocus() or not dialog.isActiveWindow()
    dialog.activateWindow()
    tiles[first].setFocus()
    qtbot.keyClick(tiles[first], Qt.Key.Key_Right)
    assert tiles[first + 1].isChecked()
    assert dialog.chosen().game == "lite"
    found = QAccessible.queryAccessibleInterface(tiles[first + 1])
    assert found.role() == QAccessible.Role.RadioButton
    assert found.text(QAccessible.Text.Name) == tiles[first + 1].text()
    assert found.text(QAccessible.Text.Description) == str(ruleset("lite").summary)


def test_unusual_choices_are_named_beside_the_closed_fold(dialog: NewGameDialog) -> None:
    assert dialog.area.unusual.text() == ""
    field = dialog.variants.fields[0]
    field.choose(list(field.buttons)[1])
    dialog.advanced.limit.set_seconds(2.0)
    dialog.advanced.seeds.line.setText("77")
    words = dialog.area.unusual.text()
    assert field.text in words
    assert "2 s" in words
    assert "Seed: 77" in words


def test_many_options_are_under_few_headings_that_count_the_unusual(dialog: NewGameDialog) -> None:
    dialog.game.buttons["fury2"].click()
    dialog.area.fold.setChecked(True)
    variants = dialog.variants
    seen = [field for field in variants.fields if field.isVisible()]
    assert len(seen) <= 2
    assert len(variants.groups) == 5
    for group in variants.groups.values():
        group.head.click()
    assert all(field.isVisible() for field in variants.fields)
    option = next(option for option in ruleset("fury2").options if option.name == "repel")
    assert option.group is not None
    head = variants.groups[option.group].head
    assert head.text() == "Combat"
    variants.choose({"repel": "claws"})
    assert head.text() == "Combat · 1"
    variants.usual.click()
    assert head.text() == "Combat"


def test_the_balance_of_a_game_is_on_the_page(dialog: NewGameDialog) -> None:
    for name in game_names():
        balance = ruleset(name).balance
        assert balance is not None
        dialog.game.buttons[name].click()
        assert str(balance) in [label.text()[-len(str(balance)) :] for label in dialog.findChildren(QLabel)]


def test_the_welcome_snacks_are_a_box_on_the_page_with_the_reason(
    window: MainWindow, dialog: NewGameDialog
) -> None:
    dialog.game.buttons["dining"].click()
    (snacks,) = dialog.variants.ticks
    assert not dialog.area.fold.isChecked()
    assert snacks.box.isVisible()
    assert snacks.box.text() == "Welcome snacks"
    assert "without them the first of two seats wins 71%" in snacks.box.accessibleDescription()
    assert dialog.chosen().options["snacks"] == "off"
    snacks.box.click()
    assert dialog.chosen().options["snacks"] == "on"
    dialog.game.buttons["fury3"].click()
    assert dialog.variants.ticks == []
    assert "snacks" not in dialog.chosen().options


def test_the_page_says_who_the_servant_is_where_he_is_chosen(dialog: NewGameDialog) -> None:
    dialog.game.buttons["fury2"].click()
    (note,) = dialog.variants.notes
    assert not note.isVisible()
    (players,) = (field for field in dialog.variants.shape_fields() if isinstance(field, OptionChoice))
    players.buttons["servant"].click()
    assert note.isVisible()
    assert "three lives" in note.text()
    assert players.accessibleDescription() == note.text()
    players.buttons["base"].click()
    assert not note.isVisible()
    dialog.game.buttons["lite"].click()
    assert dialog.variants.notes == []


@pytest.mark.parametrize("game", game_names())
def test_a_large_screen_shows_the_whole_page_of_every_game(
    window: MainWindow, dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    window.settings.update(language="de")
    monkeypatch.setattr("furyqt.views.dialogs.new_game.screen_room", lambda _: QSize(1880, 1010))
    dialog.adjust()
    QApplication.processEvents()
    dialog.game.buttons[game].click()
    for field in dialog.variants.shape_fields():
        if isinstance(field, OptionChoice) and "servant" in field.buttons:
            field.buttons["servant"].click()
    QApplication.processEvents()
    assert dialog.area.verticalScrollBar().maximum() == 0


@pytest.mark.mass
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_of_every_game_and_side_is_whole_in_a_small_window(
    window: MainWindow, dialog: NewGameDialog, language: str
) -> None:
    window.settings.update(language=language)
    QApplication.processEvents()
    for game in game_names():
        dialog.game.buttons[game].click()
        for field in dialog.variants.shape_fields():
            if isinstance(field, OptionChoice):
                field.in_order()[-1].click()
        for side in dialog.side.sides.in_order():
            side.click()
            QApplication.processEvents()
            assert dialog.area.verticalScrollBar().maximum() == 0, (game, side.text())
            for field in dialog.variants.shape_fields():
                assert field.height() >= field.minimumSizeHint().height()


def test_figures_are_beside_their_names(dialog: NewGameDialog) -> None:
    dialog.side.buttons[ONE].click()
    QApplication.processEvents()
    sides, figures = dialog.side.sides.in_order(), dialog.side.figures.in_order()
    assert len(figures) == 4
    assert len({figure.y() for figure in figures}) == 1
    line = dialog.fontMetrics().height()
    for figure in figures:
        assert figure.faces
        assert 2 * line < figure.height() < sides[0].height() - line


def test_ticked_welcome_snacks_are_remembered(window: MainWindow, dialog: NewGameDialog) -> None:
    dialog.game.buttons["dining"].click()
    dialog.variants.ticks[0].box.click()
    dialog.accept()
    assert window.settings.values.options["dining"] == {"snacks": "on"}
    again = NewGameDialog(window.settings, window.language, window)
    assert again.chosen().options["snacks"] == "on"
    again.deleteLater()


def test_only_the_number_of_players_shapes_the_toy_game(candles: NewGameDialog) -> None:
    assert shaping_options(ruleset("candles")) == {"players"}
    assert shaping_options(ruleset("fury3")) == set()
    (players,) = candles.variants.shape_fields()
    assert [tile.text() for tile in candles.side.sides.in_order()] == [
        "Red", "Blue", "Two players, one screen", "All by the computer",
    ]  # fmt: skip
    assert candles.side.buttons[0].faces[0].letter == "R"
    players.choose("3")
    assert [tile.text() for tile in candles.side.sides.in_order()] == [
        "Red", "Blue", "Green", "Three players, one screen", "All by the computer",
    ]  # fmt: skip
    candles.side.buttons[2].click()
    assert [seat == "human" for seat in candles.chosen().seats] == [False, False, True]
    assert candles.chosen().options == {"players": "3"}


def test_enter_starts_the_game_from_a_tile(window: MainWindow, dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.game.buttons["lite"].click()
    dialog.side.buttons[ALL].click()
    qtbot.keyClick(dialog.side.buttons[ALL], Qt.Key.Key_Return)
    session = window.lifecycle.session
    assert session is not None
    assert session.seats == ("human", "human")
    assert isinstance(dialog.buttons.button(dialog.buttons.StandardButton.Ok), QPushButton)
