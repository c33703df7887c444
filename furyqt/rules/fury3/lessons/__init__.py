"""The lessons of the third edition, in order."""

from furyqt.rules.core.lesson import Lesson
from furyqt.rules.fury3.lessons import combat, events, moving, net, powers, supplies, trail, unseen

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
