"""A person in one seat of Dracula's side beside a computer: prompts, hints and replay (S8.2, S8.3, S8.4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from ai.agent import AgentDecision
from ai.reasons import Explanation, LineStep, Reason, Share, Weighed
from ai.worker.wire import packed
from furyqt.controllers.computer.advice import Advice
from furyqt.controllers.computer.ai_client import AiClient
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.inquiry import Inquiry
from furyqt.controllers.review.last_position import last_position
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import HUMAN, seat_tags
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.record import Record, dumps
from furyqt.rules.core.ruleset import ruleset, seat_to_move
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import CITY_BACK, DRACULA, DRACULA_FIGURE, HUNTERS, SEA_BACK, SERVANT_FIGURE
from tests.controllers.fakes import FakeEngine, play_on, wait_until

FURY2 = ruleset("fury2")
OPTIONS = FURY2.checked_options({"variant": "servant"})
TABLE = FURY2.table(OPTIONS)
BACKS = {CITY_BACK, SEA_BACK}
WORDS = Text("tests", "Dracula moves to Rome")
WHY = Explanation(
    choices=(
        Weighed(
            "search",
            0.5,
            1.0,
            reasons=(Reason("lives", True, 1.0, WORDS),),
            line=(LineStep(True, None, WORDS, 0.5),),
            answer=Share(WORDS, 0.5),
        ),
    )
)


def seats(person: int) -> tuple[str, ...]:
    """Return the seats of a game with one person beside computers."""
    return tuple(HUMAN if seat == person else "random" for seat in range(len(TABLE.seats)))


def course(person: int, most: int) -> tuple[Record, list]:
    """Return a game with at most this number of actions, always the same ones."""
    record = Record("fury2", 3, OPTIONS, tags=seat_tags(TABLE, seats(person)))
    states = record.positions()
    while not is_over(states[-1]) and len(record.actions) < most:
        actions = legal_actions(states[-1])
        record = record.added(actions[len(record.actions) * 7 % len(actions)])
        states.append(play(states[-1], record.actions[-1]))
    return record, states


@pytest.fixture(scope="module")
def begun() -> tuple[Record, list]:
    """A game of a person as the Servant that is not over."""
    record, states = course(SERVANT_FIGURE, 240)
    assert not is_over(states[-1])
    return record, states


@pytest.fixture
def replay(qapp: QCoreApplication, begun: tuple[Record, list]) -> Replay:
    return Replay(*begun)


def own_positions(replay: Replay, states: list, seat: int) -> Iterator[int]:
    """Return the positions in which a seat has a choice."""
    for position in range(replay.length):
        if seat_to_move(states[position]) == seat and len(legal_actions(states[position])) > 1:
            yield position


@pytest.mark.parametrize("person", [DRACULA_FIGURE, SERVANT_FIGURE])
def test_each_decision_is_asked_of_the_persons_own_seat(worker: AiWorker, person: int) -> None:
    session = GameSession.new("fury2", {"variant": "servant"}, 4, seats(person), worker=worker)
    asked: list[int] = []
    thinking: set[int] = set()
    session.asked.connect(lambda prompt, actions: asked.append(seat_to_move(session.observation)))
    session.thinking.connect(thinking.add)
    play_on(session, 40)
    session.close()
    assert len(asked) >= 40
    assert set(asked) == {person}
    assert {0, 1, 2, 3, DRACULA_FIGURE + SERVANT_FIGURE - person} <= thinking
    assert person not in thinking


def test_s8_3_a_replay_before_the_end_shows_the_servants_view(replay: Replay) -> None:
    assert replay.allowed_viewers == (DRACULA,)
    replay.set_position(replay.length)
    seen, known = replay.observation(), replay.knowledge()
    assert isinstance(seen, Fury2Observation)
    assert isinstance(known, Fury2Observation)
    assert {spot.place for spot in seen.trail if not spot.faceup} <= BACKS
    assert not {spot.place for spot in known.trail} <= BACKS
    assert len(seen.events) == len(known.events)


def test_after_the_end_a_replay_shows_everything(qapp: QCoreApplication) -> None:
    replay = Replay(*course(SERVANT_FIGURE, 20_000))
    assert replay.outcome is not None
    position = replay.length * 2 // 3
    assert replay.observation(DRACULA, position) == replay.knowledge(DRACULA, position)
    assert replay.observation(HUNTERS, position).player == HUNTERS


def test_a_replay_gives_hints_for_the_persons_seat_only(replay: Replay, begun: tuple[Record, list]) -> None:
    inquiry = Inquiry(replay)
    for seat, is_possible in ((SERVANT_FIGURE, True), (DRACULA_FIGURE, False), (0, False)):
        position = next(own_positions(replay, begun[1], seat))
        replay.set_position(position)
        assert inquiry.is_possible == is_possible, TABLE.seats[seat].name


def test_the_search_knows_all_and_its_plans_are_not_shown(
    replay: Replay, begun: tuple[Record, list], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = FakeEngine()
    inquiry = Inquiry(replay, lambda: AiWorker(lambda: engine))
    answers: list[tuple[Fury2Observation, AgentDecision]] = []
    inquiry.answered.connect(lambda seen, decision: answers.append((seen, decision)))
    replay.set_position(next(own_positions(replay, begun[1], SERVANT_FIGURE)))
    think = engine.think
    monkeypatch.setattr(engine, "think", lambda *given, **named: explained(think(*given, **named), given[2]))
    inquiry.ask()
    wait_until(lambda: bool(answers))
    inquiry.stop()
    ((seen, decision),) = answers
    assert [asked for _, asked, _ in engine.asked] == [packed(replay.knowledge())]
    assert seen == replay.observation() != replay.knowledge()
    assert tells_only_reasons(decision)


def explained(decision: AgentDecision, observation: Fury2Observation) -> AgentDecision:
    """Return a decision with reasons and an expected continuation."""
    (choice,) = WHY.choices
    action = observation.actions[decision.index].text
    why = msgspec.structs.replace(WHY, choices=(msgspec.structs.replace(choice, action=action),))
    return AgentDecision(decision.index, why=why)


def tells_only_reasons(decision: AgentDecision) -> bool:
    """Return whether a decision has reasons, and nothing of what is expected to follow."""
    assert decision.why is not None
    (choice,) = decision.why.choices
    return choice.reasons == WHY.choices[0].reasons and choice.line == () and choice.answer is None


@pytest.mark.parametrize(("person", "is_narrowed"), [(SERVANT_FIGURE, True), (DRACULA_FIGURE, False)])
def test_s8_4_a_hint_for_the_servant_does_not_tell_draculas_plans(
    worker: AiWorker, person: int, is_narrowed: bool
) -> None:
    record, states = course(person, 240)
    ai = AiClient(worker)
    advice = Advice(Viewpoint(History(record, states)), ai)
    told: list[AgentDecision] = []
    advice.hinted.connect(told.append)
    ai.hinted.emit(AgentDecision(0, why=WHY))
    assert tells_only_reasons(told[0]) == is_narrowed
    assert (told[0].why == WHY) != is_narrowed
    ai.leave()


def test_a_decision_without_reasons_has_no_plans_to_hide() -> None:
    decision = AgentDecision(3)
    assert decision.without_plans() is decision


def test_s8_3_a_saved_game_shows_the_servants_view(begun: tuple[Record, list], tmp_path: Path) -> None:
    path = tmp_path / "evening.furyqt"
    path.write_text(dumps(*begun))
    (seen,) = last_position(path).observations
    assert isinstance(seen, Fury2Observation)
    assert {spot.place for spot in seen.trail if not spot.faceup} <= BACKS
