"""The first lesson: a Day in the town, with Hero, Tourists, stands and the Bus."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("dining", "day")

LESSON = Lesson(
    "dining_day",
    "red",
    words("title"),
    words("summary"),
    Scene(
        seed=3,
        options={"players": "2"},
        last=1,
        bus=7,
        tourists=("R1.1", "R4.1", "R5.1", "R9.1"),
        row_up=(2, 4, 10, 13, 22, 24, 27, 29),
        resources=({"metal": 1}, {"beer": 1, "doughnut": 1}),
        gifts=((2, 5, 12), (6, 7, 9)),
    ),
    (
        Say(words("story"), ("part:town",)),
        Say(words("clock"), ("spot:clock",)),
        Ask(words("first_space"), ("R1.1",), ("spot:0", "choice:R1.1"), refusal=words("first_space.refusal")),
        Ask(words("tourist"), ("use:R1.1",), ("spot:0", "choice:use:R1.1")),
        Ask(words("repair"), ("to:S9.1",), ("spot:58", "choice:to:S9.1"), refusal=words("repair.refusal")),
        Ask(words("card"), ("card:29",), ("part:rows", "card:card:29"), refusal=words("card.refusal")),
        Ask(words("control"), ("end",), ("choice:end",)),
        Run("R2.1 end"),
        Ask(words("bus"), ("R7.1",), ("spot:42", "choice:R7.1"), refusal=words("bus.refusal")),
        Ask(
            words("fetch"),
            ("ticket:beer",),
            ("spot:63", "choice:ticket:beer"),
            refusal=words("fetch.refusal"),
        ),
        Ask(words("keep"), ("keep",), ("choice:keep",), refusal=words("keep.refusal")),
        Ask(words("end"), ("end",), ("choice:end",)),
        Run("R2.2 end"),
        Say(words("next"), ("part:players",)),
    ),
    game="dining",
)
