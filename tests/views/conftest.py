"""Fixtures: a new main window in English without animation, a started game, and a map."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.worker.process import Engine
from furyqt.controllers.engine import ai_worker
from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.map.scene import MapScene
from furyqt.views.map.view import MapView
from furyqt.views.theme import apply_theme, current_text_scale, current_theme, scaled_font, theme
from tests.controllers.fakes import ServiceEngine
from tests.controllers.test_analysis import a_replay
from tests.views.maps import LINKS, board

Begin = Callable[..., GameSession]


@pytest.fixture(scope="session", autouse=True)
def _bundled_fonts(qapp: QApplication) -> None:
    """Write everything in the program's own typefaces, so that no test depends on the system's fonts."""
    qapp.setFont(scaled_font(qapp, 1.0))


@pytest.fixture(autouse=True)
def _usual_theme(qapp: QApplication) -> Iterator[None]:
    """Apply the usual theme after a test of another theme or text size."""
    yield
    if current_theme() is not theme("light") or current_text_scale() != 1.0:
        apply_theme(qapp, "light")


@pytest.fixture(scope="module", autouse=True)
def _thinks_here() -> Iterator[None]:
    """Decide for computers in the worker's thread: to start a process takes as long as a test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ai_worker, "Engine", ServiceEngine)
        patch.setattr(ai_worker, "ready_engine", ServiceEngine)
        yield


@pytest.fixture
def _process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decide in the worker process after all."""
    monkeypatch.setattr(ai_worker, "Engine", Engine)


@pytest.fixture(scope="module", autouse=True)
def _no_window_stays(qapp: QApplication) -> Iterator[None]:
    """Fail if a window outlives its tests: later ones would style, translate and lay it out again."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert [type(widget).__name__ for widget in qapp.topLevelWidgets()] == []


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The main window at 1280 by 800, with settings that do not depend on the system.

    The possible places of Dracula, which another process finds for every question, are off.
    """
    settings = Settings()
    settings.update(
        animation_speed=0.0,
        language="en",
        theme="light",
        level="random",
        game="lite",
        show_possible_places=False,
    )
    found = MainWindow(settings, Language())
    found.resize(QSize(1280, 800))
    found.show()
    qtbot.waitExposed(found)
    yield found
    settings.update(language="en")  # the translators belong to the application and would outlive the window
    found.close()
    found.deleteLater()


@pytest.fixture
def begin(window: MainWindow, qtbot: QtBot) -> Begin:
    """Return a function that starts a lite game and waits until the person must decide."""

    def started(human: int = 0, *, seed: int = 7, undo: str = "casual", agent: str = "random") -> GameSession:
        seats = tuple("human" if player == human else agent for player in range(2))
        window.lifecycle.begin(NewGame("lite", {}, seed, seats, undo))
        session = window.lifecycle.session
        assert session is not None
        if human >= 0:
            qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
        return session

    return started


@pytest.fixture
def finish(window: MainWindow, qtbot: QtBot) -> Callable[[str], GameSession]:
    """Return a function that plays the last actions of a game, as the hunters' person or as a spectator."""

    def finished(hunters: str = "human") -> GameSession:
        replay = a_replay()
        last = max(ply for ply in range(replay.length) if replay.asked(ply) == 0)
        record = dataclasses.replace(replay.record.cut(last), tags={"Hunters": hunters, "Dracula": "random"})
        states = [*record.positions()]
        window.lifecycle.start(GameSession.from_record(record, states, worker=window.lifecycle.worker))
        session = window.lifecycle.session
        assert session is not None
        while not session.is_over:
            qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over)
            if session.is_persons_turn:
                session.act(session.observation.actions[0])
        return session

    return finished


@pytest.fixture
def scene(qapp: QApplication) -> Iterator[MapScene]:
    found = MapScene()
    found.set_board(board(), LINKS)
    yield found
    found.deleteLater()


@pytest.fixture
def view(qtbot: QtBot, scene: MapScene) -> MapView:
    found = MapView(scene)
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    qtbot.waitExposed(found)
    found.fit()
    return found
