"""The second lesson: a Dinner with Bribes, a Bite, Favor and Gifts."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("dining", "dinner")

LESSON = Lesson(
    "dining_dinner",
    "red",
    words("title"),
    words("summary"),
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
        Say(words("story"), ("part:town",)),
        Say(words("conversions"), ("part:players",)),
        Ask(words("bite"), ("cure:garlic",), ("choice:cure:garlic",), refusal=words("bite.refusal")),
        Ask(words("fee"), ("attend",), ("choice:attend",), refusal=words("fee.refusal")),
        Ask(words("pay"), ("bribe:tourist",), ("choice:bribe:tourist",), refusal=words("pay.refusal")),
        Ask(words("sheep"), ("bribe:sheep",), ("choice:bribe:sheep",), refusal=words("sheep.refusal")),
        Ask(words("enough"), ("done",), ("choice:done",), refusal=words("enough.refusal")),
        Ask(words("gift"), ("gift:2",), ("card:gift:2", "choice:gift:2"), refusal=words("gift.refusal")),
        Say(words("card"), ("part:players",)),
        Ask(words("favor"), ("favor",), ("choice:favor",), refusal=words("favor.refusal")),
        Run("favor favor"),
        Ask(words("end"), ("end",), ("choice:end",)),
        Run("skip"),
        Say(words("next"), ("part:town",)),
    ),
    game="dining",
)
