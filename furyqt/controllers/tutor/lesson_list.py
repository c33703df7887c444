"""The lessons of all games, in their recommended order."""

from __future__ import annotations

from functools import cache

from furyqt.rules.core.games import game_names
from furyqt.rules.core.lesson import Lesson
from furyqt.rules.core.ruleset import ruleset


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons, game by game; the game with the most lessons comes first."""
    games = sorted((ruleset(name).lessons() for name in game_names()), key=len, reverse=True)
    return tuple(one for lessons in games for one in lessons)


def lesson(name: str) -> Lesson:
    """Return the lesson with this id; ValueError if there is none."""
    found = [one for one in all_lessons() if one.id == name]
    if not found:
        raise ValueError(f"there is no lesson {name!r}")
    return found[0]


def next_lesson(name: str) -> Lesson | None:
    """Return the lesson of the same game after this one, or None after the last."""
    lessons = ruleset(lesson(name).game).lessons()
    at = lessons.index(lesson(name)) + 1
    return lessons[at] if at < len(lessons) else None
