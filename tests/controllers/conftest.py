"""A worker with a fake process behind it, and sessions that are closed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from tests.controllers.fakes import FakeEngine, wait_until


@pytest.fixture
def engines() -> list[FakeEngine]:
    """The fake processes made so far."""
    return []


@pytest.fixture
def worker(qtbot: QtBot, engines: list[FakeEngine]) -> Iterator[AiWorker]:
    """A worker whose process is a fake, started already."""

    def engine() -> FakeEngine:
        engines.append(FakeEngine())
        return engines[-1]

    worker = AiWorker(engine)
    wait_until(lambda: engines and engines[0].is_alive)
    yield worker
    worker.close()
    assert not any(engine.is_alive for engine in engines)


@pytest.fixture
def new_session(worker: AiWorker) -> Iterator[Callable[..., GameSession]]:
    """Makes sessions on the fake worker, of the simplified game by default."""
    made: list[GameSession] = []

    def new(*seats: str, seed: int = 5, undo: str = "casual", game: str = "lite") -> GameSession:
        session = GameSession.new(game, {}, seed, seats or ("human", "random"), undo, worker=worker)
        made.append(session)
        return session

    yield new
    for session in made:
        session.close()
