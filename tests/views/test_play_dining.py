"""Dining with Dracula in the window: whole games by mouse and by keys, previews, reasons, replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Text
from furyqt.rules.dining import RULES
from furyqt.rules.dining.box import packed_box
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import CODES, NUMBERS
from furyqt.rules.dining.stage import stage
from furyqt.views.boards.dining import BOARD
from furyqt.views.boards.dining.pieces import BUS_SPOT
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.picture import Great, GreatMoment
from furyqt.views.table.handover_page import HandoverPage
from tests.views.begun import shown_at

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
SHORT = {"box": packed_box("[components]\nrounds = 1\n")}
"""A game of one round."""
LATE = 20
"""An hour shortly before the end of a round."""


@pytest.fixture
def dining(window: MainWindow) -> Iterator[MainWindow]:
    yield window
    window.settings.update(language="en", game="lite")


def begin(
    window: MainWindow, qtbot: QtBot, seats: tuple[str, ...], seed: int = 5, **options: str
) -> GameSession:
    """Start a short game and wait for a person's turn."""
    values = {**SHORT, "players": str(len(seats)), **options}
    window.lifecycle.begin(NewGame("dining", values, seed, seats, "casual"))
    session = window.lifecycle.session
    assert session is not None
    wait(window, qtbot, session)
    return session


def near_the_end(window: MainWindow, qtbot: QtBot) -> GameSession:
    """Show a short game that has been played nearly to its end."""
    options = {**SHORT, "players": "2"}
    choice = NewGame("dining", options, 5, ("human", "random"), "casual")

    def is_late(history: History, decisions: int) -> bool:
        return seen_by(history.observation(0)).clock >= LATE

    return shown_at(window, qtbot, choice, lambda known: known.actions[0], is_late)


def wait(window: MainWindow, qtbot: QtBot, session: GameSession) -> None:
    qtbot.waitUntil(
        lambda: session.is_over or (session.is_persons_turn and bool(window.table.offers.rows)),
    )


def at_position(window: MainWindow, qtbot: QtBot, undo: str = "casual", **pieces: object) -> GameSession:
    """Open a described position with two persons."""
    history = new_history("dining", {"players": "2"}, 1, ("human", "human"), undo)
    history.states[-1] = stage(Scene(options={"players": "2"}, **pieces))
    session = GameSession.from_record(history.record, history.states, worker=window.lifecycle.worker)
    window.lifecycle.start(session)
    wait(window, qtbot, session)
    window.show_table()
    return session


def test_a_key_converts_several_favor(dining: MainWindow, qtbot: QtBot) -> None:
    session = at_position(dining, qtbot, step="convert", clock=24, conversions=3, favor=[4, 0])
    table = dining.table
    words = [table.choices.model.words(row) for row in table.offers.rows]
    assert words[-2:] == ["Convert 2 Favor into 2 VP", "Convert 3 Favor into 3 VP"]
    table.choices.play_number(len(words))
    assert (session.ply, seen(session).favor[0]) == (3, 1)
    dining.commands.actions["undo"].trigger()
    assert (session.ply, seen(session).favor[0]) == (2, 2)


def seen(session: GameSession) -> DiningObservation:
    """Return what the person knows."""
    return seen_by(session.observation)


def seen_by(found: Observation) -> DiningObservation:
    assert isinstance(found, DiningObservation)
    return found


def press(window: MainWindow, qtbot: QtBot, spot: int) -> None:
    """Click a spot of the town."""
    town = window.table.view.town
    qtbot.mouseClick(town, LEFT, pos=town.box_of(spot).center().toPoint())


def by_mouse(window: MainWindow, qtbot: QtBot, row: ChoiceRow) -> str:
    """Choose an action where it is: in the town, among the cards, or in the list; return where."""
    table = window.table
    same = [one for one in table.offers.rows if one.spot == row.spot]
    if row.spot >= 0 and len(same) == 1:
        press(window, qtbot, row.spot)
        return "town"
    strips = (table.view.rows.strips[0], *(area.hand for area in table.view.players.areas))
    strip = next((one for one in strips if row.card is not None and row.card in one.faces.rows), None)
    if strip is not None and strip.viewport().rect().isValid() and row.card is not None:
        index = strip.faces.index(strip.faces.rows.index(row.card))
        qtbot.mouseClick(strip.viewport(), LEFT, pos=strip.visualRect(index).center())
        return "cards"
    table.choices.list.setCurrentIndex(table.choices.index_of(row.action))
    qtbot.keyClick(table.choices.list, Qt.Key.Key_Return)
    return "list"


def best(rows: tuple[ChoiceRow, ...]) -> ChoiceRow:
    """Return an action of a simple player who repairs, uses Tourists and completes Gifts."""
    order = ("to:S", "S", "gift", "attend", "bribe", "favor", "use", "ticket", "card", "to:R", "R", "take")
    ranks = {
        row.action: next((n for n, word in enumerate(order) if row.action.text.startswith(word)), 99)
        for row in rows
    }
    return min(rows, key=lambda row: ranks[row.action])


# ---------------------------------------------------------------------------------------------- whole games


@pytest.mark.mass
@pytest.mark.parametrize(
    ("seats", "language", "theme"),
    [
        (("human", "random"), "en", "light"),
        (("random", "human", "greedy"), "de", "dark"),
        (("human", "random", "human", "random"), "it", "dark_contrast"),
    ],
)
def test_a_whole_game_is_played_with_the_mouse(
    dining: MainWindow, qtbot: QtBot, seats: tuple[str, ...], language: str, theme: str
) -> None:
    dining.settings.update(language=language, theme=theme)
    session, places = begin(dining, qtbot, seats), list[str]()
    while not session.is_over:
        before = session.ply
        rows = dining.table.offers.rows
        places.append(by_mouse(dining, qtbot, best(rows)))
        qtbot.waitUntil(lambda before=before: session.ply > before or session.is_over)
        wait(dining, qtbot, session)
    assert {"town", "list"} <= set(places)
    assert session.outcome is not None
    finale = dining.epilogue.finale
    assert finale is not None
    sheet = finale.verdict.score.sheet
    assert sheet is not None
    assert sheet.lines[3].values == seen(session).points
    assert [sum(values) for values in zip(*(line.values for line in sheet.lines[:3]), strict=True)] == [
        *sheet.lines[3].values
    ]


def test_a_whole_game_is_played_with_keys_only(dining: MainWindow, qtbot: QtBot) -> None:
    """In the town by arrows and Enter, everything else in the list."""
    session, town, spots = begin(dining, qtbot, ("human", "random")), dining.table.view.town, 0
    while not session.is_over:
        before, row = session.ply, best(dining.table.offers.rows)
        if row.spot in town.places.spaces and row.action.text[0] in "RS":
            town.setFocus()
            qtbot.keyClick(town, Qt.Key.Key_Home)
            choice = town.marks.focused
            qtbot.keyClick(town, Qt.Key.Key_Return)
            assert choice in town.places.spaces
            spots += 1
        else:
            dining.table.choices.list.setFocus()
            dining.table.choices.list.setCurrentIndex(dining.table.choices.index_of(row.action))
            qtbot.keyClick(dining.table.choices.list, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda before=before: session.ply > before or session.is_over)
        wait(dining, qtbot, session)
    assert spots > 3


@pytest.mark.mass
def test_following_equals_drawing(dining: MainWindow, qtbot: QtBot) -> None:
    session = begin(dining, qtbot, ("human", "random", "random"))
    for _ in range(12):
        assert dining.table.view.picture == BOARD.picture(session.observation)
        session.act(session.observation.actions[0])
        wait(dining, qtbot, session)


# --------------------------------------------------------------------------------- before a choice is made


def test_costs_and_gains_are_shown_before_a_placement(dining: MainWindow, qtbot: QtBot) -> None:
    at_position(dining, qtbot, resources=({"metal": 1}, {}), tourists=("R9.1",), bus=9, clock=11)
    town = dining.table.view.town
    said = town.describe(NUMBERS["S9.1"])
    for words in (
        "costs 1 Metal, gives 1 Favor.",
        "repair for 1 Metal, gain 1 Favor (2\u00a0h).",
        "The clock goes to 13, and night falls.",
        "You then control Garlic Stand.",
    ):
        assert words in said
    collect = town.describe(NUMBERS["R9.1"])
    assert "Here: Tourist." in collect
    assert "1 Tourist there can be used." in collect
    row = next(row for row in dining.table.offers.rows if row.action.text == "S9.1")
    assert str(row.title) == "Garlic Stand, stand 1: repair for 1 Metal, gain 1 Favor (2\u00a0h)"
    assert row.meaning is not None


def test_the_town_and_the_list_point_at_each_other(dining: MainWindow, qtbot: QtBot) -> None:
    at_position(dining, qtbot)
    table, space = dining.table, NUMBERS["R5.1"]
    town = table.view.town
    qtbot.waitUntil(lambda: town.box_of(space).width() > 0)
    QApplication.processEvents()
    qtbot.mouseMove(town, QPoint(1, 1))
    qtbot.mouseMove(town, town.box_of(space).center().toPoint())
    assert town.marks.hovered == space
    selected = table.choices.filtered.row_at(table.choices.list.currentIndex().row())
    assert isinstance(selected, ChoiceRow)
    assert selected.action.text == "R5.1"
    row = next(row for row in table.offers.rows if row.action.text == "R1.2")
    table.choices.list.setCurrentIndex(table.choices.index_of(row.action))
    assert town.marks.selected == NUMBERS["R1.2"]


def test_a_closed_space_says_why(dining: MainWindow, qtbot: QtBot) -> None:
    at_position(dining, qtbot, heroes=("table", "R4.1"), stands={8: (1,)})
    offers, town = dining.table.offers, dining.table.view.town
    for code, reason in (
        ("R4.1", "Blue's Hero is here."),
        ("S8.1", "Blue has repaired this stand."),
        ("S8.3", "Stands are repaired from left to right: stand 2 comes next."),
        ("S9.1", "You still need 1 Metal."),
    ):
        with qtbot.waitSignal(offers.refused) as refused:
            press(dining, qtbot, NUMBERS[code])
        assert refused.args == [reason]
        assert town.marks.refused == NUMBERS[code]
        assert town.describe(NUMBERS[code]).endswith(reason)
        assert NUMBERS[code] not in town.marks.legal


@pytest.mark.mass
def test_the_heros_figure_is_dragged(dining: MainWindow, qtbot: QtBot) -> None:
    session = at_position(dining, qtbot, heroes=("R1.1", "table"))
    town = dining.table.view.town
    start, end = (town.box_of(NUMBERS[code]).center().toPoint() for code in ("R1.1", "R6.1"))
    qtbot.mousePress(town, LEFT, pos=start)
    qtbot.mouseMove(town, (start + end) / 2)
    qtbot.mouseRelease(town, LEFT, pos=end)
    qtbot.waitUntil(lambda: seen(session).heroes[0] == NUMBERS["R6.1"])


@pytest.mark.mass
def test_a_tourist_who_is_sent_is_dragged(dining: MainWindow, qtbot: QtBot) -> None:
    session = at_position(dining, qtbot, tourists=("R9.1",), row_up=(1, 2))
    for spot in ("R9.1", "R9.1"):
        press(dining, qtbot, NUMBERS[spot])
        wait(dining, qtbot, session)
    town = dining.table.view.town
    start, end = (town.box_of(NUMBERS[code]).center().toPoint() for code in ("R9.1", "R6.1"))
    qtbot.mousePress(town, LEFT, pos=start)
    qtbot.mouseMove(town, (start + end) / 2)
    assert town.is_dragging
    qtbot.mouseRelease(town, LEFT, pos=end)
    qtbot.waitUntil(lambda: bool(seen(session).tourists >> NUMBERS["R6.1"] & 1))


def test_two_tickets_are_a_menu_at_the_bus(
    dining: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = at_position(dining, qtbot, resources=({"beer": 1, "doughnut": 1}, {}), bus=9)
    opened = list[QPoint]()
    monkeypatch.setattr("PySide6.QtWidgets.QMenu.popup", lambda menu, at: opened.append(at))
    press(dining, qtbot, NUMBERS["R9.1"])
    wait(dining, qtbot, session)
    press(dining, qtbot, BUS_SPOT)
    assert len(opened) == 1
    assert "fetch" in dining.table.view.town.describe(BUS_SPOT).lower()


def test_a_gift_that_cannot_be_paid_says_why(dining: MainWindow, qtbot: QtBot) -> None:
    at_position(
        dining,
        qtbot,
        step="convert",
        conversions=2,
        clock=24,
        bus=0,
        gifts=((2, 5, 6), (7, 8, 9)),
        favor=(1, 0),
    )
    hand = dining.table.view.players.areas[0].hand
    with qtbot.waitSignal(dining.table.offers.refused) as refused:
        qtbot.mouseClick(hand.viewport(), LEFT, pos=hand.visualRect(hand.faces.index(0)).center())
    assert refused.args == ["Woolly Wreath: You still need 1 Sheep, 1 Beer and 1 Garlic."]


# --------------------------------------------------------------------------------------- words and persons


def test_a_screen_reader_hears_the_whole_table(dining: MainWindow, qtbot: QtBot) -> None:
    at_position(
        dining,
        qtbot,
        resources=({"wood": 2}, {}),
        track=((1, 2), ()),
        favor=(3, 0),
        bus=4,
        gifts=((2, 5), (6, 7)),
    )
    view = dining.table.view
    assert view.town.accessibleName() == "The town: Round 1 of 4, hour 0 of 24."
    area = view.players.areas[0]
    assert area.accessibleName() == "Red · First Player, to move"
    assert area.stores.accessibleName().startswith("Wood: 2, Brick: 0")
    assert area.track.accessibleName().startswith(
        "Gifts track: 1: no award, covered, 2: 1 Blood Pack, covered, 3:"
    )
    assert (
        area.resources.accessibleName()
        == "Favor: 3, Bites: 0, Tourists kept as Bribes: 0, Cubes in stock: 12"
    )
    assert area.points.text() == "VP: 0"
    assert view.rows.strips[0].accessibleName().startswith("Tourist Ability cards (8 faceup, 0 used")
    assert dining.table.turn.header.moment.text() == "Red · Round 1, Day"
    assert dining.table.turn.header.portrait.figure is not None


def test_persons_at_one_screen_need_no_cover_in_an_open_game(dining: MainWindow, qtbot: QtBot) -> None:
    session = begin(dining, qtbot, ("human",) * 3)
    for _ in range(6):
        before = session.ply
        by_mouse(dining, qtbot, best(dining.table.offers.rows))
        qtbot.waitUntil(lambda before=before: session.ply > before)
        wait(dining, qtbot, session)
        assert not isinstance(dining.pages.currentWidget(), HandoverPage)
        assert dining.pages.currentWidget() is dining.table


def test_undo_goes_step_by_step(dining: MainWindow, qtbot: QtBot) -> None:
    session = at_position(dining, qtbot, tourists=("R9.1",))
    for token in ("R9.1", "use:R9.1", "to:R1.1"):
        session.act(RULES.read(token))
        wait(dining, qtbot, session)
    for expected in ("to:R1.1", "use:R9.1", "R9.1"):
        assert dining.commands.actions["undo"].isEnabled()
        dining.commands.actions["undo"].trigger()
        wait(dining, qtbot, session)
        assert expected in {row.action.text for row in dining.table.offers.rows}
    assert session.ply == 0


def test_d14_3_strict_undo_goes_back_up_to_a_reveal(dining: MainWindow, qtbot: QtBot) -> None:
    """The last card of the row reveals eight new ones; everything before it can be undone."""
    pieces = {"tourists": ("R9.1",), "row_up": (1,), "row_down": tuple(range(2, 9))}
    session = at_position(dining, qtbot, undo="strict", **pieces)
    for token in ("R9.1", "use:R9.1", "to:R1.1"):
        session.act(RULES.read(token))
        wait(dining, qtbot, session)
        qtbot.waitUntil(lambda: session.undo_stack.can_undo)
    session.act(RULES.read("card:1"))
    wait(dining, qtbot, session)
    shown = seen(session)
    assert len(shown.row_up) == len(pieces["row_down"]) + 1
    assert not session.undo_stack.can_undo
    assert not dining.commands.actions["undo"].isEnabled()


def test_a_hint_names_the_best_move_which_can_be_played(dining: MainWindow, qtbot: QtBot) -> None:
    """The last Day is nearly over, and only one stand can be repaired."""
    session = at_position(
        dining,
        qtbot,
        resources=[{"brick": 1, "metal": 1, "beer": 1}, {}],
        heroes=["R9.1", "R8.1"],
        clock=20,
        round=4,
    )
    dining.commands.actions["hint"].trigger()
    hint = dining.table.hint
    qtbot.waitUntil(lambda: bool(hint.model.rows) and not dining.commands.actions["now"].isEnabled())
    assert hint.model.rows[0].action == RULES.read("S1.1")
    assert "Chance to win: " in hint.estimate.text()
    qtbot.mouseClick(hint.play_button, LEFT)
    assert session.ply == 1


def test_the_others_turns_are_a_story_with_arrows(dining: MainWindow, qtbot: QtBot) -> None:
    session = begin(dining, qtbot, ("human", "random", "random"), seed=7)
    for _ in range(4):
        session.act(best(dining.table.offers.rows).action)
        wait(dining, qtbot, session)
    while not session.is_persons_turn or "R1.1" not in {row.action.text for row in dining.table.offers.rows}:
        session.act(session.observation.actions[-1])
        wait(dining, qtbot, session)
    told = dining.table.turn.recap.text.text()
    assert "Blue" in told or "Green" in told
    assert "Red" not in told
    ways = BOARD.story.ways(session.observation, 0)
    assert {way.piece for way in ways} == {"blue", "green"}
    assert all(set(way.places) <= {-1, *range(len(CODES))} for way in ways)


# ----------------------------------------------------------------------------------------- after a game


def test_a_finished_game_is_replayed_and_counted(dining: MainWindow, qtbot: QtBot) -> None:
    session = near_the_end(dining, qtbot)
    while not session.is_over:
        session.act(best(dining.table.offers.rows).action)
        wait(dining, qtbot, session)
    results = dining.lifecycle.statistics.games()
    assert [game.game for game in results][-1:] == ["dining"]
    dining.lifecycle.review()
    page = dining.replay
    qtbot.waitUntil(page.isVisible)
    page.transport.slider.setValue(page.transport.slider.maximum() // 2)
    QApplication.processEvents()
    assert page.view.town.isVisible()
    assert not page.view.town.marks.legal
    assert page.replay is not None
    assert page.replay.length == session.ply


def test_the_result_is_told_when_the_points_are_counted(dining: MainWindow, qtbot: QtBot) -> None:
    session = near_the_end(dining, qtbot)
    while not session.is_over:
        session.act(best(dining.table.offers.rows).action)
        wait(dining, qtbot, session)
    dining.epilogue.close()
    dining.settings.update(reduced_motion=False, animation_speed=0.01)
    board, title = dining.epilogue.stage, dining.table.turn.title
    assert board is not None
    board.speed = 0.01
    board.show_moments([GreatMoment(Great.BITE, Text("", "A bite."))])
    session.ended.emit(session.outcome)
    assert dining.epilogue.finale is None
    assert not title.isVisible()
    board.clear()
    finale = dining.epilogue.finale
    assert finale is not None
    verdict = finale.verdict
    assert verdict.words == "Final scoring"
    assert not verdict.score.is_complete
    assert (verdict.heading.text(), verdict.reason.text()) == ("Final scoring", "")
    assert verdict.art.winners == verdict.art.losers == ()
    assert not title.isVisible()
    verdict.score.finish()
    assert verdict.heading.text() in ("Victory!", "Defeat.")
    assert verdict.words.startswith(verdict.heading.text())
    assert len(verdict.art.winners + verdict.art.losers) == 2
    assert title.isVisible()
