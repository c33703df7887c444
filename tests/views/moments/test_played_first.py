"""Sheets, log, map and speech tell the outcome of a round or a roll when it has been played."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.game_files import load
from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.views.access.announce import announcer
from furyqt.views.main_window import MainWindow
from furyqt.views.table.play.game_presenter import TableAnnouncer
from tests.views.test_combat_play import opening

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
RECORDS = Path(__file__).parents[2] / "fixtures" / "moments"
HUNTERS, DRACULA = 0, 1
SPEED = 8.0


def recorded(name: str) -> Callable[[], Record]:
    return lambda: load(RECORDS / f"{name}.furyqt")[0]


def opened(case: str) -> Callable[[], Record]:
    def record() -> Record:
        found: History = opening(case)
        return found.record

    return record


COMBATS: dict[str, Callable[[], Record]] = {
    "fury2 servant": recorded("servant_in_combat"),
    "fury2 bite": recorded("robbed_by_a_bite"),
    "fury3 several": opened("several"),
}


def speech(monkeypatch: pytest.MonkeyPatch, is_moving: Callable[[], bool]) -> list[bool]:
    """Return a list that will note for each spoken event whether something moved."""
    said: list[bool] = []

    def add(widget: QWidget, words: str, *, is_event: bool) -> None:
        if is_event:
            said.append(is_moving())

    monkeypatch.setattr(announcer(), "add", add)
    return said


def test_a_roll_is_told_when_its_dice_lie(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset("fury2")
    view, state, dice = window.table.view, rules.setup(rules.checked_options({}), 7), random.Random(7)
    view.set_game(rules, rules.default_table)
    window.show_table()
    told = TableAnnouncer(view, window.settings, window.language)
    view.logged.connect(told.announce_events)
    said = speech(monkeypatch, lambda: view.thrown.is_rolling)
    before = rules.observe(state, 0)
    view.show(before)
    while not view.thrown.is_rolling:
        state = play(state, dice.choice(legal_actions(state)))
        before, known = rules.observe(state, 0), len(before.events)
        rows, spoken = view.log.model.rows, len(said)
        for event in before.events[known:]:
            told.note_event(event)
        view.show(before, SPEED)
        view.combat.finish()
    assert view.log.model.rows == rows
    assert len(said) == spoken
    view.thrown.finish()
    assert len(view.log.model.rows) > len(rows)
    assert len(said) > spoken
    assert set(said) == {False}


@pytest.mark.mass(len(COMBATS))
@pytest.mark.parametrize(
    ("combat", "viewer"),
    [(combat, (turn + number) % 2) for turn in (HUNTERS, DRACULA) for number, combat in enumerate(COMBATS)],
)
def test_nothing_beside_the_stage_tells_what_it_still_plays(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, combat: str, viewer: int
) -> None:
    record = COMBATS[combat]()
    seats = {title: "random" for title in record.tags if record.tags[title] in ("human", "random", "greedy")}
    record = dataclasses.replace(record, tags={**record.tags, **seats})
    window.settings.update(animation_speed=SPEED, show_possible_places=False)
    session = GameSession.from_record(record, [*record.positions()], worker=window.lifecycle.worker)
    window.lifecycle.start(session)
    session.watch(viewer)
    session.pace.set_least(0)
    view, ahead, hurt = window.table.view, list[str](), list[int]()
    show = view.show

    def beside() -> tuple[object, ...]:
        return view.figures.model.rows, view.log.model.rows, view.tracks.accessibleName()

    def watched(observation: Observation, speed: float = 0.0) -> None:
        before = beside()
        show(observation, speed)
        if view.combat.is_moving and beside() != before:
            ahead.append(str(observation.events[-1].describe()))

    monkeypatch.setattr(view, "show", watched)
    said = speech(monkeypatch, lambda: view.combat.is_moving)
    old = list[bool]()
    view.combat.stage.fighter_hurt.connect(lambda _, loss: hurt.append(loss))
    view.combat.stage.cards_turned.connect(lambda _: old.append(view.combat.results.isEnabled()))
    qtbot.waitUntil(lambda: bool(hurt) and not view.combat.is_moving, timeout=20_000)
    assert ahead == []
    assert set(said) == {False}, "nothing is spoken while the stage plays it"
    assert set(old) == {False}, "the sentence about the round before is faint"
    assert view.combat.results.isEnabled()
    lives = {figure.id: figure.life for figure in view.figures.model.rows}
    fighters = [panel for panel in view.combat.stage.panels if panel.fighter_id in lives]
    assert all(lives[panel.fighter_id] == panel.portrait.life for panel in fighters)
