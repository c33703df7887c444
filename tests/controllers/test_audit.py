"""The record contains enough to repeat each decision of a computer."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision, by_chance
from ai.signature import Signature, read_signature
from ai.worker.service import Service
from ai.worker.wire import Failed, Think
from furyqt.controllers.computer.ai_client import QUIET_ITERATIONS, quiet_spec
from furyqt.controllers.engine import supervisor
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.audit import (
    AuditVerdict,
    Finding,
    Repetition,
    answered,
    cases,
    person_plies,
    question,
)
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import new_history
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record, find, loads
from tests.controllers.fakes import ServiceEngine, run_loop, saved, settled, wait_until

OLD = Path(__file__).parents[1] / "fixtures" / "d9fed10c"
AUDITS: dict[str, dict[str, int]] = json.loads((OLD / "audits.json").read_text(encoding="utf-8"))
"""The number of decisions of persons in each record of an earlier version, and of each verdict."""
QUICK = [name for name in AUDITS if "unfinished" in name and "teammates" not in name]


class AuditedEngine(ServiceEngine):
    """Ends every third decision early if this is wanted, and fails for some agents."""

    def __init__(self) -> None:
        super().__init__()
        self.hurry_after = 0
        self.fails: Callable[[str], bool] = lambda spec: False

    def think(self, game: str, spec: str, *request: Any, **how: Any) -> AgentDecision:
        if self.fails(spec):
            raise RuntimeError("it died")
        number = len(self.asked) + 1
        if self.hurry_after and number % 3 == 0:
            threading.Timer(0.02, self.service.hurry, (number,)).start()
        return super().think(game, spec, *request, **how)


@pytest.fixture
def engine() -> AuditedEngine:
    return AuditedEngine()


@pytest.fixture
def new(qtbot: QtBot, engine: AuditedEngine) -> Iterator[Callable[..., GameSession]]:
    worker, made = AiWorker(lambda: engine), []

    def session(game: str, *seats: str, seed: int = 4) -> GameSession:
        made.append(GameSession.new(game, {}, seed, seats, worker=worker))
        return made[-1]

    yield session
    for one in made:
        one.close()
    worker.close()


def play_some(session: GameSession, decisions: int) -> None:
    settled(session)
    for turn in range(decisions):
        if session.is_over:
            return
        if session.teammates.plan is not None:
            session.teammates.overrule(
                session.teammates.plan.actions[-1] if turn % 2 else session.teammates.plan.action
            )
        else:
            actions = session.observation.actions
            session.act(actions[7 * turn % len(actions)])
        wait_until(lambda: session.is_persons_turn or session.teammates.plan is not None or session.is_over)


def audited(session: GameSession) -> list[Finding]:
    """Return the findings in the session's saved game."""
    return audited_record(*saved(session))


def audited_record(record: Record, states: list[State]) -> list[Finding]:
    found = [(case, question(record, states, case)) for case in cases(record, states)]
    return [Finding(case, Repetition() if case.verdict else answered(asked)) for case, asked in found]


def verdicts(findings: list[Finding]) -> set[AuditVerdict]:
    return {finding.verdict for finding in findings}


def wrong(findings: list[Finding]) -> list[Finding]:
    return [finding for finding in findings if not finding.verdict.is_good]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("lite", ("human", "search:easy/2+bold")),
        ("lite", ("search:novice", "human")),
        ("fury3", (*4 * ("human",), "search:easy/2+brood_keeper")),
        ("fury3", (*4 * ("search:normal/6",), "human")),
        ("fury3", ("greedy", "random", "search:7", "human", "search:novice/5")),
        ("dining", ("human", "search:novice/5")),
    ],
)
def test_a_game_in_the_window_is_reproduced(
    new: Callable[..., GameSession], game: str, seats: tuple[str, ...]
) -> None:
    session = new(game, *seats)
    play_some(session, 15)
    findings = audited(session)
    assert len(findings) > 2
    assert wrong(findings) == []
    agents = {who for who in seats if who != "human"}
    assert {finding.case.signature.agent for finding in findings} == agents


def test_windows_have_their_own_count_in_the_record(
    new: Callable[..., GameSession], engine: AuditedEngine
) -> None:
    session = new("fury3", *4 * ("human",), "search:70", seed=2)
    play_some(session, 45)
    findings = audited(session)
    assert wrong(findings) == []
    counts = {finding.case.signature.iterations for finding in findings}
    assert min(counts) <= QUIET_ITERATIONS < max(counts) == 70
    assert AuditVerdict.REPRODUCED in verdicts(findings)
    assert quiet_spec("fury3", "search:70") in engine.asked


def test_decisions_ended_early_are_reproduced(new: Callable[..., GameSession], engine: AuditedEngine) -> None:
    engine.hurry_after = 1
    session = new("lite", "human", "search:400")
    play_some(session, 16)
    findings = audited(session)
    counts = {finding.case.signature.iterations for finding in findings}
    assert min(counts) < max(counts) == 400
    assert verdicts(findings) == {AuditVerdict.REPRODUCED, AuditVerdict.HURRIED}


def test_limits_of_time_are_reproduced(new: Callable[..., GameSession]) -> None:
    session = new("lite", "search:0.02s", "search:master@0.02s+seafarer")
    session.start()
    wait_until(lambda: session.ply > 12, 60)
    session.computer.cancel()
    findings = audited(session)
    assert wrong(findings) == []
    assert all(finding.case.signature.iterations < 6400 for finding in findings)
    assert verdicts(findings) == {AuditVerdict.CUT_SHORT}


def test_plans_are_reproduced_for_every_choice_of_the_person(new: Callable[..., GameSession]) -> None:
    session = new("fury3", "search:11", "search:12", "search:13", "human", "search:14")
    session.teammates.set_mode("ask")
    play_some(session, 12)
    record, states = saved(session)
    assert {note.split()[0] for note in record.notes if note} >= {"agreed", "overruled"}
    findings = audited_record(record, states)
    assert wrong(findings) == []
    done = [str(action.text) for action in record.actions]
    assert any(finding.case.token != done[finding.case.ply] for finding in findings)
    assert AuditVerdict.BY_PERSON in verdicts(findings)


@pytest.mark.parametrize(
    ("game", "seats", "found"),
    [
        ("lite", ("human", "search:50"), {AuditVerdict.HURRIED}),
        ("lite", ("search:50", "human"), {AuditVerdict.HURRIED}),
        ("lite", ("human", "search:1s"), {AuditVerdict.HURRIED}),
        ("lite", ("human", "greedy"), {AuditVerdict.REPRODUCED}),
        ("lite", ("human", "bot:fox"), {AuditVerdict.REPRODUCED}),
        ("lite", ("human", "random"), {AuditVerdict.BY_CHANCE}),
        ("dining", ("human", "search:normal"), {AuditVerdict.HURRIED}),
    ],
)
def test_decisions_after_a_failure_are_reproduced(
    new: Callable[..., GameSession],
    engine: AuditedEngine,
    game: str,
    seats: tuple[str, ...],
    found: set[AuditVerdict],
) -> None:
    """A rule of thumb decides in place of a search; other agents decide themselves."""
    engine.fails = lambda spec: True
    session = new(game, *seats)
    play_some(session, 6)
    findings = audited(session)
    assert {finding.case.signature.iterations for finding in findings} == {0}
    assert found <= verdicts(findings) <= {*found, AuditVerdict.REPRODUCED}


def test_older_records_drew_after_a_failure(
    new: Callable[..., GameSession], engine: AuditedEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(rules: object, spec: str, observation: Any, seed: int) -> AgentDecision:
        return by_chance(len(observation.actions), seed)

    monkeypatch.setattr(supervisor, "decided_instead", drawn)
    engine.fails = lambda spec: True
    session = new("lite", "human", "search:50")
    play_some(session, 6)
    found = verdicts(audited(session))
    assert {AuditVerdict.HURRIED} <= found <= {AuditVerdict.HURRIED, AuditVerdict.REPRODUCED}


def test_an_undone_decision_leaves_no_trace(new: Callable[..., GameSession]) -> None:
    session = new("lite", "human", "search:20")
    play_some(session, 9)
    session.undo_stack.undo()
    run_loop(0.01)
    play_some(session, 4)
    assert wrong(audited(session)) == []


def test_the_autosave_contains_enough(new: Callable[..., GameSession]) -> None:
    session = new("lite", "human", "search:20@5s")
    play_some(session, 8)
    path = session.archive.autosave_path
    assert path is not None
    record, states = loads(path.read_bytes(), journal=True)
    assert len(record.actions) == session.ply
    assert wrong(audited_record(record, states)) == []


class NoWaiting:
    """A clock on which no time passes."""

    def now(self) -> float:
        return 0.0

    def wait(self, seconds: float) -> None:
        pass


def test_a_game_in_the_terminal_is_reproduced(engine: AuditedEngine) -> None:
    """The service answers as the process does, but a busy computer cannot end it early."""
    history = new_history("fury3", {}, 3, ("human", *4 * ("search:9+cautious",)))
    game = SoloGame(history, watch=NoWaiting(), new_engine=lambda: engine)
    for turn in range(60):
        seat = game.computer_to_move
        if game.is_between:
            game.leave_stop()
        elif seat is not None:
            game.let_computer_act(seat)
        else:
            game.act(game.observation.actions[turn % len(game.observation.actions)])
    findings = audited_record(game.history.record, game.history.states)
    assert findings
    assert wrong(findings) == []
    assert AuditVerdict.REPRODUCED in verdicts(findings)


def test_another_action_in_the_record_is_found(new: Callable[..., GameSession]) -> None:
    session = new("lite", "human", "search:20")
    play_some(session, 10)
    record, states = saved(session)
    case = cases(record, states)[-1]
    actions = session.rules.observe(states[case.ply], 1).actions
    other = next(action for action in actions if action.text != case.token)
    record = record.cut(case.ply).added(other, case.signature.text)
    found = audited_record(record, record.positions())
    assert [finding.case.ply for finding in wrong(found)] == [case.ply]


@pytest.mark.parametrize(
    ("note", "why"),
    [
        ("", "does not say"),
        ("auto 1 2", "does not say"),
        ("auto", "signed by auto"),
        ("search:hard 20", "signed by search:hard"),
        ("search:20 21", "never does 21 iterations"),
        ("search:20 15+3", "never grows 2 trees"),
        ("search:20 020", "does not say"),
        ("search:20 10+10", "does not say"),
        ("agreed search:20 20", "but none plays this side"),
        ("overruled search:20 20 PA", "but none plays this side"),
    ],
)
def test_a_record_that_says_too_little_is_not_reproduced(
    new: Callable[..., GameSession], note: str, why: str
) -> None:
    session = new("lite", "human", "search:20")
    play_some(session, 5)
    record, states = saved(session)
    notes = (*record.notes[:4], note, *record.notes[5:])
    record = Record(record.game, record.seed, record.options, record.actions, notes, record.tags)
    (finding,) = wrong(audited_record(record, states))
    assert finding.case.ply == 4
    assert why in str(finding.trouble)


@pytest.mark.parametrize("mark", ["", " 0000"])
def test_a_decision_of_a_level_that_has_changed_is_not_repeated(
    new: Callable[..., GameSession], mark: str
) -> None:
    session = new("lite", "human", "search:novice")
    play_some(session, 5)
    record, states = saved(session)
    assert wrong(audited_record(record, states)) == []
    notes = tuple(
        f"search:novice 3{mark}" if note.startswith("search:novice ") else note for note in record.notes
    )
    record = Record(record.game, record.seed, record.options, record.actions, notes, record.tags)
    findings = wrong(audited_record(record, states))
    assert findings
    assert {str(finding.case.trouble) for finding in findings} == {
        "the level “novice” has changed since then"
    }


def test_a_written_signature_is_read_unchanged() -> None:
    for signed in (Signature("greedy"), Signature("search:hard/8@2s+bold", 12, mark="0c1f")):
        assert read_signature(signed.text) == signed
    assert read_signature("two words") is None
    assert {by_chance(3, seed).index for seed in range(30)} == {0, 1, 2}


def test_the_service_reports_an_error() -> None:
    assert isinstance(Service().answer(Think(1, "lite", "search:x", b"{}", 1)), Failed)


@pytest.mark.parametrize(
    "note", ["search:20 20", "search:cheat 4", "search:20 \u0664", "bot:nobody", "random", "greedy", "agreed"]
)
def test_a_person_is_signed_by_no_computer(new: Callable[..., GameSession], note: str) -> None:
    session = new("lite", "human", "search:20")
    play_some(session, 5)
    record, states = saved(session)
    for claim, is_false in ((note, True), (f"a {note}", False)):
        notes = (claim, *record.notes[1:])
        tampered = Record(record.game, record.seed, record.options, record.actions, notes, record.tags)
        found = wrong(audited_record(tampered, states))
        assert [finding.case.ply for finding in found] == ([0] if is_false else [])


@cache
def old_record(name: str) -> tuple[Record, list[State]]:
    found = find((OLD / "home" / "data" / name).read_bytes())
    return found.record, found.states


def test_all_records_of_an_earlier_version_are_counted() -> None:
    assert AUDITS.keys() == json.loads((OLD / "records.json").read_text(encoding="utf-8")).keys()


@pytest.mark.parametrize("name", AUDITS)
def test_decisions_of_levels_that_have_changed_are_counted(name: str) -> None:
    """The games of chapters name a level and were played by another agent, which their comments say."""
    record, states = old_record(name)
    plies = person_plies(record, states)
    assert len(plies) == AUDITS[name]["persons"]
    listed = cases(record, states)
    assert len(plies) + len(listed) == len(record.actions)
    known = Counter(str(case.verdict) for case in listed if case.verdict)
    assert known["not_repeatable"] == AUDITS[name].get("not_repeatable", 0)
    assert all("has changed since then" in str(c.trouble) for c in listed if c.verdict == "not_repeatable")
    # another action may result, too, because a rule or an agent has changed
    assert known["different"] in (AUDITS[name].get("different", 0), 0)


@pytest.mark.parametrize("name", QUICK)
def test_a_short_record_of_an_earlier_version_is_audited(name: str) -> None:
    check_audit(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in AUDITS if name not in QUICK])
def test_a_record_of_an_earlier_version_is_audited(name: str) -> None:
    check_audit(name)


def check_audit(name: str) -> None:
    record, states = old_record(name)
    found = Counter(str(finding.verdict) for finding in audited_record(record, states))
    expected = {verdict: count for verdict, count in AUDITS[name].items() if verdict != "persons"}
    assert dict(found) == expected
