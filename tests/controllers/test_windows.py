"""Windows pass without a prompt if the person chose so, and prompt again for something new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from furyqt.controllers.session.notes import AUTO
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.agenda import IllegalActionError
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.state import Fury3State
from tests.controllers.timeline import Table, table, window_name
from tests.rules.fury2.scenes import scene as hunt
from tests.rules.fury3.scenes import scene

RULES = ruleset("fury3")
HUNTERS_ALL = (*4 * ("human",), "search:20")


@pytest.fixture
def opened(qtbot: object) -> Iterator[list[Table]]:
    """Closes the opened tables."""
    made: list[Table] = []
    yield made
    for one in made:
        one.session.close()


def lucky(part: str = "day", *, top: Sequence[str] = ()) -> Fury3State:
    """Return a scene in which Van Helsing may play Good Luck, on a roadblock, before every turn by day."""
    return scene(
        part, events={"helsing": ["good_luck"]}, roadblocks=(0, 1, 2), top=top, trail=["prague", "vienna"]
    )


def begin(opened: list[Table], state: Fury3State) -> Table:
    opened.append(one := table(state, *HUNTERS_ALL))
    one.session.start()
    one.settle()
    return one


def windows(one: Table) -> list[str]:
    """Record the window of each later prompt, or an empty text for other decisions."""
    asked: list[str] = []
    one.session.asked.connect(lambda prompt, actions: asked.append(window_name(one.session.observation)))
    return asked


def notes(one: Table) -> tuple[str, ...]:
    return one.history.record.notes


def test_a_window_prompts_every_time(opened: list[Table]) -> None:
    one = begin(opened, lucky())
    assert window_name(one.session.observation) == "day"
    asked = windows(one)
    for _ in range(4):
        one.act("pass")
    assert asked == ["", "day", "", "day"]


def test_passing_for_a_phase_lasts_until_the_phase_is_over(opened: list[Table]) -> None:
    one = begin(opened, lucky())
    asked = windows(one)
    assert one.session.windows.can_pass_phase
    one.session.windows.pass_phase()
    one.settle()
    assert not one.session.windows.can_pass_phase
    while not asked.count("day"):
        one.act(one.session.observation.actions[0].text)
    first, last = (str(RULES.moment(one.history.states[n]).title) for n in (0, -1))
    assert (first, last) == ("Tuesday, by day", "Wednesday, by day")
    assert asked.count("") == len(asked) - 1 == 8
    assert notes(one).count(AUTO) == 4
    assert [n for n, note in enumerate(notes(one)) if note == AUTO] == [2, 4, 6, 8]


def test_passing_for_a_phase_is_possible_only_at_a_window(opened: list[Table]) -> None:
    one = begin(opened, lucky())
    one.act("pass")
    with pytest.raises(IllegalActionError):
        one.session.windows.pass_phase()


def test_a_new_card_prompts_at_the_window_again(opened: list[Table]) -> None:
    one = begin(opened, lucky(top=["good_luck"]))
    one.session.windows.pass_phase()
    one.settle()
    asked = windows(one)
    one.act("supply")
    while not asked or asked[-1] != "day":
        assert "by day" in str(RULES.moment(one.session.observation).title)
        one.act(one.session.observation.actions[0].text)
    assert AUTO not in notes(one)
    assert len([a for a in one.session.observation.actions if "good_luck" in a.text]) == 2


def test_undo_skips_windows_without_a_prompt(opened: list[Table]) -> None:
    one = begin(opened, lucky())
    first = one.session.observation
    one.session.windows.pass_phase()
    one.settle()
    own = one.session.observation
    one.act("pass")
    assert notes(one) == ("", "", AUTO)
    one.session.undo_stack.undo()
    assert one.session.observation == own
    one.session.undo_stack.redo()
    assert one.session.ply == 3
    one.session.undo_stack.undo()
    one.session.undo_stack.undo()
    assert one.session.observation == first
    one.act("pass")
    one.act("pass")
    assert window_name(one.session.observation) == "day", "after going back one is asked again"


@pytest.mark.parametrize(
    ("pieces", "move", "prompts"),
    [
        ({"events": {"godalming": ["stormy_seas"]}}, "road:ZU", []),
        ({"events": {"godalming": ["stormy_seas"]}}, "stay", []),
        ({"events": {"seward": ["stormy_seas", "hypnosis"]}}, "road:ST", []),
        ({"events": {"godalming": ["stormy_seas"]}}, "road:VI", []),
        ({"items": {"godalming": ["dogs"]}}, "road:ZU", ["arrival"]),
    ],
)
def test_fury2_a_card_just_declined_is_not_asked_about_again(
    opened: list[Table], pieces: dict[str, Any], move: str, prompts: list[str]
) -> None:
    """The window comes before the search; an item that is used in the new place is a reason to ask again."""
    state = hunt("godalming", places={"godalming": "munich"}, trail=["prague", "vienna"], **pieces)
    opened.append(one := table(state, *HUNTERS_ALL, game="fury2"))
    one.session.start()
    one.settle()
    asked = windows(one)
    one.act(move)
    assert [name for name in asked if name] == prompts
    assert notes(one).count(AUTO) == (move.startswith("road") and not prompts)


def test_fury2_a_declined_card_is_asked_about_in_the_next_turn(opened: list[Table]) -> None:
    """At sea there is no action, so the window after the move would be the last one of each turn."""
    held = {"godalming": ["stormy_seas"]}
    state = hunt("godalming", places={"godalming": "marseilles"}, trail=["prague"], events=held)
    opened.append(one := table(state, *HUNTERS_ALL, game="fury2"))
    one.session.start()
    one.settle()
    asked = windows(one)
    one.act("sea:MS")
    assert "Seward" in str(ruleset("fury2").moment(one.session.observation).title)
    assert "godalming>stormy_seas" in [action.text for action in one.session.observation.actions]
    assert asked == [""]


def test_a_setting_makes_windows_always_pass(opened: list[Table]) -> None:
    opened.append(one := table(lucky(), *HUNTERS_ALL))
    one.session.windows.set_passed(("day",))
    asked = windows(one)
    one.session.start()
    one.settle()
    for _ in range(12):
        one.act(one.session.observation.actions[0].text)
    assert "day" not in asked
    assert notes(one).count(AUTO) >= 5
    one.session.windows.set_passed(())
    while "day" not in asked:
        one.act(one.session.observation.actions[0].text)


def test_the_setting_is_kept_by_game() -> None:
    settings = Settings()
    assert settings.values.passed_windows == {}
    settings.update(passed_windows={"fury3": ("day", "proof")})
    assert Settings().values.passed_windows == {"fury3": ("day", "proof")}
    with pytest.raises(ValueError, match="passed_windows"):
        settings.update(passed_windows=["day"])


def test_a_window_at_which_nothing_can_be_played_passes(opened: list[Table]) -> None:
    """False Tip is of no use if the ticket leads to one city only; earlier versions prompted for it."""
    state = scene(
        "day",
        places={"godalming": "plymouth"},
        tickets={"godalming": ["1"]},
        events={"dracula": ["false_tip"]},
        trail=["prague", "vienna"],
    )
    opened.append(one := table(state, *5 * ("human",)))
    one.session.start()
    one.settle()
    asked = windows(one)
    one.act("rail1:LO")
    assert one.history.record.actions[-1].text == "pass"
    assert notes(one)[-1] == AUTO
    assert "answer_ticket" not in asked
