"""The lessons of Dining with Dracula in order."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

_day = lesson_words("dining", "day")

DAY = Lesson(
    "dining_day",
    "red",
    _day("title"),
    _day("summary"),
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
        Say(_day("story"), ("part:town",)),
        Say(_day("clock"), ("spot:clock",)),
        Ask(_day("first_space"), ("R1.1",), ("spot:0", "choice:R1.1"), refusal=_day("first_space.refusal")),
        Ask(_day("tourist"), ("use:R1.1",), ("spot:0", "choice:use:R1.1")),
        Ask(_day("repair"), ("to:S9.1",), ("spot:58", "choice:to:S9.1"), refusal=_day("repair.refusal")),
        Ask(_day("card"), ("card:29",), ("part:rows", "card:card:29"), refusal=_day("card.refusal")),
        Ask(_day("control"), ("end",), ("choice:end",)),
        Run("R2.1 end"),
        Ask(_day("bus"), ("R7.1",), ("spot:42", "choice:R7.1"), refusal=_day("bus.refusal")),
        Ask(
            _day("fetch"),
            ("ticket:beer",),
            ("spot:63", "choice:ticket:beer"),
            refusal=_day("fetch.refusal"),
        ),
        Ask(_day("keep"), ("keep",), ("choice:keep",), refusal=_day("keep.refusal")),
        Ask(_day("end"), ("end",), ("choice:end",)),
        Run("R2.2 end"),
        Say(_day("next"), ("part:players",)),
    ),
    game="dining",
)
"""The first lesson: a Day in the town, with Hero, Tourists, stands and the Bus."""

_dinner = lesson_words("dining", "dinner")

DINNER = Lesson(
    "dining_dinner",
    "red",
    _dinner("title"),
    _dinner("summary"),
    Scene(
        seed=3,
        options={"players": "2"},
        step="bribe",
        last=1,
        clock=24,
        bus=0,
        tourists=(),
        heroes=("table", "table"),
        stands={4: (0, 1), 9: (0,)},
        resources=({"sheep": 2, "beer": 1, "garlic": 2}, {"wood": 2, "sheep": 1}),
        favor=(3, 1),
        bites=(1, 0),
        kept=(1, 0),
        gifts=((2, 5, 12), (6, 7, 9)),
        track=((1,), ()),
    ),
    (
        Say(_dinner("story"), ("part:town",)),
        Say(_dinner("conversions"), ("part:players",)),
        Ask(_dinner("bite"), ("cure:garlic",), ("choice:cure:garlic",), refusal=_dinner("bite.refusal")),
        Ask(_dinner("fee"), ("attend",), ("choice:attend",), refusal=_dinner("fee.refusal")),
        Ask(_dinner("pay"), ("bribe:tourist",), ("choice:bribe:tourist",), refusal=_dinner("pay.refusal")),
        Ask(_dinner("sheep"), ("bribe:sheep",), ("choice:bribe:sheep",), refusal=_dinner("sheep.refusal")),
        Ask(_dinner("enough"), ("done",), ("choice:done",), refusal=_dinner("enough.refusal")),
        Ask(_dinner("gift"), ("gift:2",), ("card:gift:2", "choice:gift:2"), refusal=_dinner("gift.refusal")),
        Say(_dinner("card"), ("part:players",)),
        Ask(_dinner("favor"), ("favor",), ("choice:favor",), refusal=_dinner("favor.refusal")),
        Run("favor favor"),
        Ask(_dinner("end"), ("end",), ("choice:end",)),
        Run("skip"),
        Say(_dinner("next"), ("part:town",)),
    ),
    game="dining",
)
"""The second lesson: a Dinner with Bribes, a Bite, Favor and Gifts."""

LESSONS: tuple[Lesson, ...] = (
    DAY,
    DINNER,
)
