"""The sequence of the steps of a lesson."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, LessonStep, Run


class LessonPath:
    """The step that is shown, and the one after the automatic moves."""

    def __init__(self, lesson: Lesson) -> None:
        self._steps, self._shown_steps = lesson.steps, lesson.shown
        self.index = self._shown = 0
        """The next step, and the one that is shown until then."""
        self._entered: dict[int, int] = {}
        """For each step that was entered, the number of actions played before it."""

    @property
    def step(self) -> LessonStep:
        """The step that is shown."""
        return self._steps[self._shown]

    @property
    def number(self) -> int:
        """The number of the step shown, from 1."""
        return self._shown_steps.index(self._shown) + 1

    @property
    def count(self) -> int:
        """The number of steps with a text."""
        return len(self._shown_steps)

    @property
    def last_ask(self) -> int:
        """The newest step before this one in which the person acted, or -1."""
        asks = (n for n in self._shown_steps if n < self.index and isinstance(self._steps[n], Ask))
        return max(asks, default=-1)

    def shown_step(self, number: int) -> int:
        """The index of the step with this number, or of the last one."""
        return self._shown_steps[min(number, self.count) - 1]

    def entered_at(self, index: int) -> int:
        """The number of actions played before a step that was entered."""
        return self._entered[index]

    def advance(self) -> list[str]:
        """Go to the next step; return the automatic moves before it."""
        moves: list[str] = []
        self.index += 1
        while isinstance(step := self._steps[self.index], Run):
            moves += step.tokens
            self.index += 1
        return moves

    def enter(self, ply: int) -> None:
        """Show the next step, after this number of actions."""
        self._shown = self.index
        self._entered[self.index] = ply

    def skip_to(self, target: int, played: list[str]) -> list[str]:
        """Go to a step by the actions played before it; return them, IndexError if there are too few."""
        tokens: list[str] = []
        for index in range(target):
            step = self._steps[index]
            self._entered[index] = len(tokens)
            if isinstance(step, Run):
                tokens += step.tokens
            elif isinstance(step, Ask):
                tokens.append(played[len(tokens)])
        self.index = target
        return tokens

    def restart(self) -> None:
        """Return to the first step."""
        self.index = 0
        self._entered.clear()
