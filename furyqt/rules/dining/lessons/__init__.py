"""The lessons of Dining with Dracula in order."""

from __future__ import annotations

from furyqt.rules.core.lesson import Lesson
from furyqt.rules.dining.lessons import day, dinner

LESSONS: tuple[Lesson, ...] = (day.LESSON, dinner.LESSON)
