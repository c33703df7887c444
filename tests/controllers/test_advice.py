"""Advice comes from the strongest search at any level of the players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ai.agent import AgentDecision
from ai.levels import Level, levels_of, parse_spec
from furyqt.controllers.computer import ai_client
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.engine.supervisor import NO_HINT, RESTARTED
from furyqt.controllers.review import inquiry
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.seats import PAPER
from furyqt.rules.core.games import game_names
from tests.controllers.fakes import FakeEngine, run_loop, settled, wait_until


@pytest.mark.parametrize("spec", [ai_client.HINT_SPEC, inquiry.SPEC])
def test_advice_comes_from_a_search_without_mistakes(spec: str) -> None:
    for game in game_names():
        thinking = parse_spec(spec).thinking(game)
        assert thinking == Level(thinking.iterations, trees=thinking.trees, revision=thinking.revision)
        assert thinking.iterations >= levels_of(game)["hard"].iterations


def test_a_restart_and_a_failure_of_a_hint_are_reported(
    new_session: Callable[..., GameSession], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    settled(session)
    told: list[object] = []
    session.advice.hint_troubled.connect(lambda text: told.append((text, session.advice.is_hinting)))

    def think(self: FakeEngine, *args: object, **more: object) -> AgentDecision:
        raise RuntimeError("the process died")

    monkeypatch.setattr(FakeEngine, "think", think)
    session.advice.request_hint()
    wait_until(lambda: not session.advice.is_hinting)
    assert told == [(RESTARTED, True), (NO_HINT, True)]


def test_the_process_loads_the_game_once_before_the_first_hint(
    new_session: Callable[..., GameSession], engines: list[FakeEngine]
) -> None:
    session = new_session()
    answered: list[object] = []
    session.hinted.connect(answered.append)
    settled(session)
    before = len(engines[0].asked)
    session.advice.warm_up()
    session.advice.warm_up()
    wait_until(lambda: len(engines[0].asked) == before + 1)
    session.advice.request_hint()
    wait_until(lambda: bool(answered))
    specs = [spec for spec, _, _ in engines[0].asked[before:]]
    assert specs == [ai_client.WARM_UP_SPEC, ai_client.HINT_SPEC]
    assert len(answered) == 1, "nothing is shown of the loading"


def test_a_game_on_paper_loads_nothing(worker: AiWorker, engines: list[FakeEngine]) -> None:
    session = GameSession.new("lite", {}, 5, ("human", "random"), aids=PAPER, worker=worker)
    settled(session)
    before = len(engines[0].asked)
    session.advice.warm_up()
    run_loop(0.05)
    assert len(engines[0].asked) == before
    session.close()
