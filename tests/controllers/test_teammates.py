"""A teammate computer shows its plan, and the person agrees or overrules it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from furyqt.controllers.computer.teammate_plan import TeammatePlan
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.session.notes import AUTO
from furyqt.rules.core.agenda import IllegalActionError, play
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import Observation, ruleset, seat_to_move
from furyqt.rules.fury3.tables import MINA, SEWARD
from tests.controllers.timeline import FakeClock, FakeWorker, Table, Timeline, passes, table
from tests.rules.fury3.scenes import scene

RULES = ruleset("fury3")
MINA_ONLY = ("search:11", "search:12", "search:13", "human", "search:14")


@pytest.fixture
def opened(qtbot: object) -> Iterator[list[Table]]:
    """Closes the opened tables."""
    made: list[Table] = []
    yield made
    for one in made:
        one.session.close()


def last(observation: Observation) -> int:
    """Return the last action for hunters; Dracula passes or takes the first."""
    return passes(observation) if observation.player else len(observation.actions) - 1


def begin(opened: list[Table], teammates: str = "ask") -> tuple[Table, list[TeammatePlan]]:
    opened.append(one := table(scene("day", trail=["prague", "vienna"]), *MINA_ONLY, answer=last))
    plans: list[TeammatePlan] = []
    one.session.proposed.connect(plans.append)
    one.session.teammates.set_mode(teammates)
    one.session.start()
    one.settle()
    return one, plans


def notes(one: Table) -> tuple[str, ...]:
    return one.history.record.notes


def test_a_teammate_shows_its_plan_and_waits(opened: list[Table]) -> None:
    one, plans = begin(opened)
    (plan,) = plans
    session = one.session
    assert session.teammates.plan is plan
    assert (plan.seat, plan.action) == (0, session.observation.actions[-1])
    assert plan.actions == session.observation.actions
    assert (session.ply, session.computer.player, session.is_persons_turn) == (0, -1, False)
    assert not session.advice.can_hint
    one.line.run()
    assert session.ply == 0
    with pytest.raises(IllegalActionError):
        session.act(plan.action)


def test_the_person_agrees_until_their_own_turn(opened: list[Table]) -> None:
    one, plans = begin(opened)
    while one.session.teammates.plan is not None:
        one.session.teammates.agree()
        one.settle()
    assert {plan.seat for plan in plans} == {0, 1, 2}
    assert one.session.is_persons_turn
    assert seat_to_move(one.session.observation) == MINA
    assert notes(one)[0] == "agreed search:11 7"
    assert {note.split()[0] for note in notes(one)} == {"agreed"}


def test_the_person_can_overrule_a_plan(opened: list[Table]) -> None:
    one, plans = begin(opened)
    before = one.history.state
    wanted = next(a for a in plans[0].actions if a.text == "pass")
    one.session.teammates.overrule(wanted)
    assert one.history.states[1] == play(before, wanted)
    assert notes(one)[0] == f"overruled search:11 7 {plans[0].action.text}"
    one.settle()
    assert plans[-1].seat == SEWARD
    with pytest.raises(IllegalActionError):
        one.session.teammates.overrule(RULES.read("horses"))


def test_choosing_the_planned_action_is_agreeing(opened: list[Table]) -> None:
    one, plans = begin(opened)
    one.session.teammates.overrule(plans[0].action)
    assert notes(one)[0] == "agreed search:11 7"


def test_undo_returns_to_the_plan(opened: list[Table]) -> None:
    one, plans = begin(opened)
    first = one.session.observation
    one.session.teammates.overrule(next(a for a in plans[0].actions if a.text == "pass"))
    one.settle()
    assert one.session.undo_stack.can_undo
    one.session.undo_stack.undo()
    assert one.session.teammates.plan is None
    assert one.session.observation == first
    one.settle()
    assert one.session.teammates.plan == plans[0]
    one.session.undo_stack.redo()
    one.settle()
    assert one.session.teammates.plan is not None
    assert one.session.teammates.plan.seat == SEWARD


def test_teammates_can_act_without_asking_for_a_phase(opened: list[Table]) -> None:
    one, plans = begin(opened)
    one.session.teammates.agree_for_phase()
    one.settle()
    assert len(plans) == 1
    assert one.session.is_persons_turn
    assert [note.split()[0] for note in notes(one)].count("agreed") == 1
    assert {note.split()[0] for note in notes(one)[1:]} >= {"search:12", "search:13"}
    by_day = RULES.moment(one.session.observation).key
    while RULES.moment(one.session.observation).key == by_day:
        one.act("pass")
    assert len(plans) == 2, "by night they ask again"


def test_in_watch_mode_there_are_no_plans(opened: list[Table]) -> None:
    one, plans = begin(opened, "watch")
    assert one.session.is_persons_turn
    assert not plans
    assert set(notes(one)) == {"search:11 7", "search:12 7", "search:13 7"}


def test_switching_to_watch_mode_plays_the_plan(opened: list[Table]) -> None:
    one, plans = begin(opened)
    one.session.teammates.set_mode("watch")
    one.settle()
    assert len(plans) == 1
    assert one.session.is_persons_turn


def test_the_opponent_shows_no_plan(opened: list[Table]) -> None:
    one, plans = begin(opened)
    for _ in range(12):
        if one.session.teammates.plan is not None:
            one.session.teammates.agree()
            one.settle()
        else:
            one.act(one.session.observation.actions[0].text)
    assert all(RULES.default_table.seats[plan.seat].player == 0 for plan in plans)
    assert any(note.startswith("search:14") for note in notes(one))


# ------------------------------------------------------------------------------------- consent to the Servant

WAY = ("@SN", "encounter:bats", "road:SN", "stay", "rest", "sea:BB", "road:MU")
"""The actions until the Servant may play Customs Search."""
RECORD = Path(__file__).parents[1] / "fixtures" / "moments" / "plan_with_two_steps.furyqt"


def servant(opened: list[Table], teammates: str = "ask") -> Table:
    """Return a game in which the Servant's computer wants to play a card beside a person's Dracula."""
    record, states = loads(RECORD.read_bytes())
    history = History(record, states)
    for token in WAY:
        history.add(history.rules.read(token))
    line = Timeline()
    worker = FakeWorker(line, last_of_dracula)
    as_worker: AiWorker = worker  # type: ignore[assignment]
    session = GameSession.of(history, as_worker, new_clock=lambda parent: FakeClock(line, parent))
    opened.append(one := Table(line, worker, session, history))
    session.teammates.set_mode(teammates)
    session.start()
    one.settle()
    return one


def last_of_dracula(observation: Observation) -> int:
    """Return the last action for Dracula's side, the first one for the hunters."""
    return len(observation.actions) - 1 if observation.player else 0


def asked(one: Table) -> list[str]:
    """Collect the prompts of the person."""
    found: list[str] = []
    one.session.asked.connect(lambda prompt, actions: found.append(str(prompt)))
    return found


@pytest.mark.parametrize("agrees", ["agree", "agree_for_phase"])
def test_an_accepted_plan_is_not_asked_about_again(opened: list[Table], agrees: str) -> None:
    one = servant(opened)
    plan, heard = one.session.teammates.plan, asked(one)
    assert plan is not None
    assert plan.action.text == "servant>customs_search"
    getattr(one.session.teammates, agrees)()
    one.settle()
    assert not [prompt for prompt in heard if "agree" in prompt]
    played = [(a.text, note) for a, note in zip(one.history.record.actions, notes(one), strict=True)]
    assert ("yes", AUTO) in played[-4:]


def test_without_plans_the_person_is_asked_once(opened: list[Table]) -> None:
    one = servant(opened, "watch")
    assert one.session.is_persons_turn
    assert "agree" in str(one.session.observation.agenda[-1].prompt(one.session.observation))  # type: ignore[attr-defined]


def test_an_undo_goes_back_to_the_plan_not_to_its_consent(opened: list[Table]) -> None:
    one = servant(opened)
    ply = one.session.ply
    one.session.teammates.agree()
    assert one.session.ply > ply + 1
    one.session.undo_stack.undo()
    assert one.session.ply == ply
