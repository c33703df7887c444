"""The first lesson for hunters: the map, the order of play, and the three ways to move."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "moving")

LESSON = Lesson(
    "moving",
    "hunters",
    words("title"),
    words("summary"),
    Scene(encounters=("rats", "hoax", "wolves", "bats", "spy", "saboteur"), moves="PR"),
    (
        Say(words("story"), ("part:map",)),
        Say(words("turn"), ("part:turn", "part:choices")),
        Ask(words("road"), ("road:*",), ("place:BC", "place:VR"), refusal=words("road.refusal")),
        Ask(words("sea"), ("sea:MS",), ("place:MS",), refusal=words("sea.refusal")),
        Ask(
            words("another_road"),
            ("road:*",),
            ("place:BU", "place:CO"),
            refusal=words("another_road.refusal"),
        ),
        Ask(words("ticket"), ("reserve",), ("choice:reserve",), refusal=words("ticket.refusal")),
        Run("pass*3 @NU #1:rats pass"),
        Say(words("night"), ("part:trail",)),
        Ask(words("sail_on"), ("sea:*",), ("part:choices",)),
        Run("pass"),
        Ask(words("train"), ("rail*",), ("part:choices", "part:map"), refusal=words("train.refusal")),
        Say(words("next")),
    ),
)
