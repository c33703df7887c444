"""The ways of actions on the map: hovering a destination shows its journey, and ways can be chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.text import in_english
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go, LinkChoice
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import ATLAS, BLOCKABLE, DRACULA, HUNTERS
from furyqt.views.panels.spaces import entry_name
from furyqt.views.table.table_page import TablePage
from tests.rules.fury3.scenes import at, do, scene
from tests.views.pictures import Shown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    found = TablePage(Language())
    qtbot.addWidget(found)
    found.resize(1600, 1000)
    found.show()
    qtbot.waitExposed(found)
    found.view.set_game(RULES, RULES.default_table)
    return found


def show_position(page: TablePage, state: Fury3State, player: int) -> None:
    """Show a position and offer the actions of a player."""
    observation = observe(state, player)
    page.view.show(observation)
    page.offers.offer(observation)
    page.view.table.map.fit()


def railway_scene() -> Fury3State:
    """Godalming in London by day with a ticket for three white railways."""
    return scene("day", places={"godalming": "london"}, tickets={"godalming": ["3/2"]})


def ends_of(lines: tuple[int, ...]) -> set[int]:
    """Return the two ends of a journey: the places at which an odd number of these lines ends."""
    ends: set[int] = set()
    for number in lines:
        ends ^= {ATLAS.links[number].a, ATLAS.links[number].b}
    return ends


def test_hovering_a_destination_shows_its_journey(page: TablePage) -> None:
    show_position(page, railway_scene(), HUNTERS)
    table = page.view.table
    table.place_hovered.emit(at("edinburgh"))
    lines = table.scene.ways.preview
    assert {ATLAS.links[number].kind for number in lines} == {"rail_white"}
    assert ends_of(lines) == {at("london"), at("edinburgh")}
    assert "3/2" in table.scene.ways.label
    assert table.scene.ways.label_place == "edinburgh"
    table.place_hovered.emit(-1)
    assert table.scene.ways.preview == ()


def test_the_shortest_of_several_ways_is_shown_and_all_are_named(page: TablePage) -> None:
    show_position(page, scene("day", places={"godalming": "london"}, tickets={"godalming": ["1/1"]}), HUNTERS)
    table = page.view.table
    rows = [row for row in page.offers.rows if row.place == at("plymouth")]
    assert {row.action.way for row in rows if isinstance(row.action, Go)} == {"road", "rail"}
    table.place_hovered.emit(at("plymouth"))
    assert len(table.scene.ways.preview) == 1
    described = table.describe(at("plymouth"))
    assert all(str(row.title) in described for row in rows)


def test_hovering_an_action_in_the_list_shows_its_journey(page: TablePage) -> None:
    show_position(page, railway_scene(), HUNTERS)
    rows = [row for row in page.offers.rows if isinstance(row.action, Go) and row.action.way == "rail"]
    for row in rows[:3]:
        page.choices.pointed.emit(row)
        assert page.view.table.scene.ways.preview == page.offers.routes.lines(row.action)
        assert page.view.table.scene.ways.preview
    page.offers.offer(None)
    assert page.view.table.scene.ways.preview == ()


def test_a_road_for_a_roadblock_is_chosen_on_the_map(page: TablePage, qtbot: QtBot) -> None:
    dracula = scene(
        "dracula", trail=("rome", "naples", "bari", "prague"), events={"dracula": ["roadblock"]},
        options={"game": "advanced"},
    )  # fmt: skip
    show_position(page, do(dracula, "@feed", "dracula>roadblock"), DRACULA)
    table = page.view.table
    assert table.scene.ways.offered.keys() == set(BLOCKABLE)
    way = BLOCKABLE[7]
    spot = table.map.mapFromScene(table.scene.ways.path(way).pointAtPercent(0.5))
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        qtbot.mouseClick(table.map.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert chosen.args == [LinkChoice(way)]
    page.offers.offer(None)
    assert not table.scene.ways.offered


def test_no_way_is_offered_if_the_prompt_is_not_about_ways(page: TablePage) -> None:
    show_position(page, railway_scene(), HUNTERS)
    assert not page.view.table.scene.ways.offered


def test_the_words_of_a_journey_follow_the_language(page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
    show_position(page, railway_scene(), HUNTERS)
    table = page.view.table
    table.place_hovered.emit(at("edinburgh"))
    monkeypatch.setattr(Language, "text", lambda language, text: "in other words")
    page.offers.retranslate()
    assert table.scene.ways.label == "in other words"


def test_a_space_with_a_power_on_a_place_is_named_after_the_place(page: TablePage) -> None:
    state = scene("dracula", options={"game": "advanced"}, trail=("wolf_form/paris", "feed"))
    show_position(page, state, DRACULA)
    entries = Shown(page.view.picture).trail
    assert [entry_name(entry, in_english) for entry in entries if entry] == ["Paris", "Feed"]
