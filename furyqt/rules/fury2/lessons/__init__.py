"""The lessons of the second edition, in order."""

from furyqt.rules.core.lesson import Lesson
from furyqt.rules.fury2.lessons import dice_combat, encounters, servant, shadows, travel

LESSONS: tuple[Lesson, ...] = (
    travel.LESSON,
    encounters.LESSON,
    dice_combat.LESSON,
    shadows.LESSON,
    servant.LESSON,
)
