"""A person chooses which of the hunters to play, and plays those only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.ruleset import seat_to_move
from furyqt.rules.fury3.decision import TOGETHER
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, MINA
from furyqt.views.dialogs.new_game import NewGame, NewGameDialog
from furyqt.views.dialogs.seats import ONE, WATCH
from furyqt.views.main_window import MainWindow
from furyqt.views.start.levels import SEAT_WORDS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
NORMAL = "search:normal"


@pytest.fixture
def settings() -> Settings:
    found = Settings()
    found.update(game="fury3", language="en", level="normal")
    return found


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> Iterator[NewGameDialog]:
    found = NewGameDialog(settings, Language())
    found.show()
    qtbot.waitExposed(found)
    found.area.fold.click()
    yield found
    with qtbot.waitSignal(found.destroyed):
        found.deleteLater()


def take(dialog: NewGameDialog, seat: int, who: str) -> None:
    dialog.grid.fields[seat].choose(who)


def pressed(dialog: NewGameDialog) -> list[int]:
    return [side for side, button in dialog.side.buttons.items() if button.isChecked()]


def test_the_person_plays_all_four_hunters_at_first(dialog: NewGameDialog) -> None:
    names = [field.accessibleName() for field in dialog.grid.fields]
    assert names[0] == "Player for Lord Godalming"
    assert dialog.chosen().seats == ("human",) * 4 + (NORMAL,)
    assert pressed(dialog) == [HUNTERS]
    assert not dialog.advanced.teammates.isVisible()


def test_a_side_is_chosen_by_one_click(dialog: NewGameDialog, qtbot: QtBot) -> None:
    buttons = dialog.side.buttons
    qtbot.mouseClick(buttons[DRACULA], Qt.MouseButton.LeftButton)
    assert dialog.chosen().seats == (NORMAL,) * 4 + ("human",)
    qtbot.mouseClick(buttons[ONE], Qt.MouseButton.LeftButton)
    assert dialog.chosen().seats == (NORMAL,) * 3 + ("human", NORMAL)
    assert dialog.advanced.teammates.isVisible()
    qtbot.mouseClick(buttons[WATCH], Qt.MouseButton.LeftButton)
    assert dialog.chosen().seats == (NORMAL,) * 5
    qtbot.mouseClick(buttons[HUNTERS], Qt.MouseButton.LeftButton)
    assert dialog.chosen().seats == ("human",) * 4 + (NORMAL,)
    assert pressed(dialog) == [HUNTERS]


def test_every_seat_can_be_taken_separately(dialog: NewGameDialog) -> None:
    take(dialog, 0, "greedy")
    take(dialog, 1, "search:hard")
    assert dialog.chosen().seats == ("greedy", "search:hard", "human", "human", NORMAL)
    assert pressed(dialog) == []
    assert dialog.advanced.teammates.isVisible()
    take(dialog, 2, NORMAL)
    assert pressed(dialog) == [ONE]
    take(dialog, MINA, NORMAL)
    assert pressed(dialog) == [WATCH]


def test_the_level_applies_to_all_computers(dialog: NewGameDialog) -> None:
    take(dialog, 0, "greedy")
    assert dialog.strength.key is None
    dialog.strength.buttons["search:hard"].click()
    assert dialog.chosen().seats == ("search:hard", "human", "human", "human", "search:hard")


def test_the_last_choice_is_offered_again(dialog: NewGameDialog, settings: Settings, qtbot: QtBot) -> None:
    take(dialog, 0, "greedy")
    dialog.advanced.teammates.choose("watch")
    for field in (dialog.variants.fields[0], dialog.variants.fields[2]):
        field.choose(list(field.buttons)[1])
    chosen = dialog.chosen()
    dialog.accept()
    assert settings.values.side == "hunters"
    assert settings.values.teammates == "watch"
    again = NewGameDialog(settings, Language())
    qtbot.addWidget(again)
    assert (again.chosen().seats, again.chosen().options) == (chosen.seats, chosen.options)
    again.variants.usual.click()
    assert again.chosen().options == {**chosen.options, "no_move": "clears"}
    again.game.buttons["lite"].click()
    assert again.chosen().seats == ("human", NORMAL)
    assert not again.side.buttons[ONE].isVisibleTo(again)


def test_the_tab_order_follows_the_layout(dialog: NewGameDialog) -> None:
    first, *others = (button for field in dialog.grid.fields for button in field.in_order())
    assert dialog.strength.in_order()[-1].nextInFocusChain() is dialog.area.fold
    assert dialog.area.fold.nextInFocusChain() is first
    for button in others:
        assert (first := first.nextInFocusChain()) is button  # type: ignore[assignment]  # it is a button
    assert first.nextInFocusChain() is dialog.advanced.limit.slider


def test_tab_comes_to_the_level_of_a_seat_and_the_arrows_choose_another(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.activateWindow()
    field, after = dialog.grid.fields[MINA], dialog.grid.fields[MINA + 1]
    field.setFocus()
    assert field.buttons["human"].hasFocus()
    qtbot.keyClick(field.buttons["human"], Qt.Key.Key_Right)
    assert field.value == next(iter(SEAT_WORDS))
    assert dialog.chosen().seats[MINA] == field.value
    qtbot.keyClick(field.buttons[field.value], Qt.Key.Key_Tab)
    assert after.buttons[after.value].hasFocus()
    assert field.buttons["human"].accessibleName() == "Player for Mina Harker: I play"


SEEDS = {"": True, "12": True, "x": False, "-1": False, "1" * 18: True, "1" * 19: False, "½": False}


@pytest.mark.parametrize(("text", "is_right"), SEEDS.items())
def test_a_wrong_seed_is_explained_in_a_line(dialog: NewGameDialog, text: str, is_right: bool) -> None:
    dialog.advanced.seeds.line.setText(text)
    ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
    assert ok.isEnabled() is is_right
    assert dialog.advanced.seeds.wrong.isVisible() is not is_right
    dialog.accept()
    assert dialog.result() == int(is_right)


def test_an_empty_seed_is_replaced_by_a_random_one(dialog: NewGameDialog) -> None:
    assert not dialog.advanced.seeds.line.text()
    assert dialog.chosen().seed == dialog.chosen().seed
    dialog.advanced.seeds.dice.click()
    assert dialog.chosen().seed == int(dialog.advanced.seeds.line.text())


def test_a_person_who_plays_mina_is_prompted_for_mina_only(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(teammates="watch")
    seats = ("random", "random", "random", "human", "random")
    window.lifecycle.begin(NewGame("fury3", {}, 3, seats, "casual"))
    session = window.lifecycle.session
    assert session is not None
    for _ in range(5):
        qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
        assert seat_to_move(session.observation) in (MINA, TOGETHER)
        window.table.choices.play_number(1)
    lines = [str(event.describe()) for event in session.observation.events]
    assert any("Lord Godalming" in line for line in lines)


def test_start_page_and_replay_name_the_figures_of_the_person(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(teammates="watch")
    seats = ("random", "human", "random", "human", "random")
    window.lifecycle.begin(NewGame("fury3", {}, 3, seats, "casual"))
    session = window.lifecycle.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
    window.table.choices.play_number(1)
    window.lifecycle.review()
    assert window.replay.players.text().splitlines() == [
        "Lord Godalming – Computer: Random",
        "Dr. Seward – You",
        "Van Helsing – Computer: Random",
        "Mina Harker – You",
        "Dracula – Computer: Random",
    ]
    window.lifecycle.clear()
    window.show_start()
    assert "your side: Dr. Seward, Mina Harker, " in window.start.last_game.text()
