"""A teammate computer shows its plan, and the person agrees or overrules it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from furyqt.controllers.computer.teammate_plan import TeammatePlan
from furyqt.rules.core.agenda import IllegalActionError, play
from furyqt.rules.core.ruleset import Observation, ruleset, seat_to_move
from furyqt.rules.fury3.tables import MINA, SEWARD
from tests.controllers.timeline import Table, passes, table
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
