"""A lesson: a position, and steps that say something and wait for something.  A game lists its lessons in
`Ruleset.lessons`, and `Ruleset.stage` sets up their positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase

from furyqt.rules.core.stage import Scene, tokens
from furyqt.rules.core.text import N_, Text

NOT_HERE = N_("lessons", "Not in this lesson: do what the lesson asks for, or let it show you.")

READING = N_("lessons", "Not now: read on with Next first.")
"""What is said of an action while there is only something to read."""


@dataclass(frozen=True)
class Say:
    """Something to read; the person goes on when it is read."""

    text: Text
    points: tuple[str, ...] = ()
    """What is pointed at: "part:trail", "place:PA", "card:item:rifle" or "choice:reserve"."""


@dataclass(frozen=True)
class Ask:
    """The person is to take one of some actions, given by patterns such as "road:*"."""

    text: Text
    accepts: tuple[str, ...]
    points: tuple[str, ...] = ()
    show: str = ""
    """The action that is taken for a person who wants to be shown; empty: the first that is accepted."""
    refusal: Text = NOT_HERE
    """What is said of any other action."""

    def takes(self, token: str) -> bool:
        """Whether this action is one of them."""
        return any(fnmatchcase(token, pattern) for pattern in self.accepts)

    def shown(self, legal: list[str]) -> str:
        """The action for a person who wants to be shown; empty if none of the legal ones is accepted."""
        return self.show or next((token for token in legal if self.takes(token)), "")


@dataclass(frozen=True)
class Run:
    """What happens by itself: moves of either side, as tokens of the notation."""

    moves: str

    @property
    def tokens(self) -> tuple[str, ...]:
        """The moves one by one."""
        return tuple(tokens(self.moves))


LessonStep = Say | Ask | Run


@dataclass(frozen=True)
class Lesson:
    """A lesson for one side, played on the real table."""

    id: str
    player: str
    """The side the person plays, by its name in the ruleset."""
    title: Text
    summary: Text
    scene: Scene
    steps: tuple[LessonStep, ...]
    shows_places: bool = False
    """Whether it is about the places where Dracula may be; elsewhere they would only be in the way."""
    game: str = "fury3"

    @property
    def shown(self) -> tuple[int, ...]:
        """The numbers of the steps that say something."""
        return tuple(number for number, step in enumerate(self.steps) if not isinstance(step, Run))

    def texts(self) -> Iterator[Text]:
        """Everything the lesson says."""
        yield from (self.title, self.summary)
        for step in self.steps:
            if not isinstance(step, Run):
                yield step.text
            if isinstance(step, Ask):
                yield step.refusal


def no_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of a game that has none."""
    return ()
