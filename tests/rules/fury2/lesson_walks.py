"""Walks through the lessons: every way, the way that is shown, and the position at a step."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.lesson import Ask, Lesson, LessonStep, Run
from furyqt.rules.core.ruleset import staged
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.notation import read
from furyqt.rules.fury2.state import Fury2State
from tests.rules.fury2.scenes import tokens

LESSONS = RULES.lessons()
BY_ID = {one.id: one for one in LESSONS}


def every_way(one: Lesson, states: list[Fury2State], number: int = 0) -> Iterator[list[Fury2State]]:
    """Yield all ways through a lesson; of a choice of many the first, a middle one and the last are tried."""
    if number == len(one.steps):
        yield states
        return
    step, state = one.steps[number], states[-1]
    if isinstance(step, Run):
        for token in step.tokens:
            state = play(state, read(token))
    if not isinstance(step, Ask):
        yield from every_way(one, [*states, state], number + 1)
        return
    assert player_to_move(state) == RULES.default_table.player(one.player), step.text
    taken = [action for action in legal_actions(state) if step.takes(action.text)]
    assert taken, f"{step.accepts}: none of {tokens(state)}"
    for action in {taken[0], taken[len(taken) // 2], taken[-1]}:
        yield from every_way(one, [*states, play(state, action)], number + 1)


def shown_way(one: Lesson) -> Iterator[tuple[LessonStep, Fury2State]]:
    """Yield each step with the position before it, on the way that is shown to a person who asks for help."""
    state = staged(one.game, one.scene)
    for step in one.steps:
        yield step, state
        if isinstance(step, Ask):
            state = play(state, read(step.shown(tokens(state))))
        elif isinstance(step, Run):
            for token in step.tokens:
                state = play(state, read(token))


def position(name: str, words: str) -> Fury2State:
    """Return the position at the step of a lesson whose text begins with these words."""
    found = [
        state
        for step, state in shown_way(BY_ID[name])
        if not isinstance(step, Run) and step.text.source.startswith(words)
    ]
    assert len(found) == 1, (name, words)
    return found[0]


def last_position(name: str) -> Fury2State:
    """Return the position at the last step of a lesson, which is a text to read."""
    *_, (_, state) = shown_way(BY_ID[name])
    return state
