"""A lesson: a position, and steps that explain something and wait for an action.

A game lists its lessons in `Ruleset.lessons`, and `Ruleset.stage` sets up their positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase

from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.stage import Scene, tokens
from furyqt.rules.core.text import Text, Texts

N_ = Texts("tutor")

NOT_HERE = N_("For this lesson, do what the step asks for, or have it shown to you.")

READING = N_("Read on with Next first.")
"""The answer to an action while there is only something to read."""


@dataclass(frozen=True)
class Say:
    """A text to read; the lesson continues when the person has read it."""

    text: Text
    points: tuple[str, ...] = ()
    """Targets of the pointer: "part:trail", "place:PA", "spot:42", "card:item:rifle" or "choice:reserve"."""


@dataclass(frozen=True)
class Ask:
    """A request to take one of some actions, given by patterns such as "road:*"."""

    text: Text
    accepts: tuple[str, ...]
    points: tuple[str, ...] = ()
    show: str = ""
    """The action that is taken for a person who asks for help; if empty, the first accepted one."""
    refusal: Text = NOT_HERE
    """The answer to any other action."""

    def takes(self, token: str) -> bool:
        """Return whether this action is one of them."""
        return any(fnmatchcase(token, pattern) for pattern in self.accepts)

    def shown(self, legal: list[str]) -> str:
        """Return the action for a person who asks for help; empty if no legal action is accepted."""
        return self.show or next((token for token in legal if self.takes(token)), "")


@dataclass(frozen=True)
class Run:
    """Moves of either side that the lesson plays automatically, as tokens of the notation."""

    moves: str

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return the moves one by one."""
        return tuple(tokens(self.moves))


LessonStep = Say | Ask | Run


@dataclass(frozen=True)
class Lesson:
    """A lesson for one side, played in the normal game window."""

    id: str
    player: str
    """The side the person plays, by its name in the ruleset."""
    title: Text
    summary: Text
    scene: Scene
    steps: tuple[LessonStep, ...]
    shows_places: bool = False
    """Whether the lesson is about the places of a hidden figure; elsewhere they would only distract."""
    game: str = "fury3"

    @property
    def shown(self) -> tuple[int, ...]:
        """Return the numbers of the steps that show a text."""
        return tuple(number for number, step in enumerate(self.steps) if not isinstance(step, Run))

    def texts(self) -> Iterator[Text]:
        """Return all texts of the lesson."""
        yield from (self.title, self.summary)
        for step in self.steps:
            if not isinstance(step, Run):
                yield step.text
            if isinstance(step, Ask):
                yield step.refusal


def lesson_words(game: str, lesson: str) -> Callable[[str], Text]:
    """Return a function that finds the words of a lesson by their id, such as "title".

    They are in the document `lessons/GAME.md`, with the lesson's name before the id.
    """
    texts = document_texts(f"lessons/{game}")
    return lambda key: texts[f"{lesson}.{key}"]


def no_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of a game that has none."""
    return ()
