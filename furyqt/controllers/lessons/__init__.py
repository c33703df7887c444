"""The lessons of the tutorial, in the order they are meant to be taken."""

from furyqt.controllers.lessons import combat, events, moving, net, powers, supplies, trail, unseen
from furyqt.controllers.lessons.lesson import Ask, Lesson, Run, Say, Step

LESSONS: tuple[Lesson, ...] = (
    moving.LESSON,
    supplies.LESSON,
    trail.LESSON,
    combat.LESSON,
    events.LESSON,
    net.LESSON,
    unseen.LESSON,
    powers.LESSON,
)

__all__ = ["LESSONS", "Ask", "Lesson", "Run", "Say", "Step", "lesson", "next_lesson"]


def lesson(name: str) -> Lesson:
    """The lesson with this id; ValueError if there is none."""
    found = [one for one in LESSONS if one.id == name]
    if not found:
        raise ValueError(f"there is no lesson {name!r}")
    return found[0]


def next_lesson(name: str) -> Lesson | None:
    """The lesson that follows on this one, or None after the last."""
    at = LESSONS.index(lesson(name)) + 1
    return LESSONS[at] if at < len(LESSONS) else None
