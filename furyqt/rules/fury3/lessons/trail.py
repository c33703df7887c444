"""The third lesson for hunters: the trail, the backs of its cards, ambushes and searches."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "trail")

LESSON = Lesson(
    "trail",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        places=("TO", "MR", "BU", "MI"),
        items={"seward": ("rifle",), "helsing": ("crucifix",)},
        encounters=("hoax", "aristocratic_vampire", "rats", "spy", "wolves", "bats", "saboteur"),
        moves=(
            "CA pass*8 @SAT pass*8 @SN #1:hoax pass*8 @BO #1:aristocratic_vampire pass*8 @CF #1:rats "
            "road:BO pass*7 @PA #1:wolves"
        ),
    ),
    (
        Say(words("cards"), ("part:trail",)),
        Say(words("turned_up"), ("part:trail", "place:BO")),
        Say(words("rings"), ("part:map",)),
        Ask(words("search"), ("search",), ("choice:search",), refusal=words("search.refusal")),
        Ask(words("vampire"), ("yes",), ("choice:yes",), refusal=words("vampire.refusal")),
        Ask(words("scout"), ("road:CF",), ("place:CF",), refusal=words("scout.refusal")),
        Run("#2:rats"),
        Ask(words("rats"), ("item:rifle",), ("choice:item:rifle",), refusal=words("rats.refusal")),
        Say(words("think"), ("place:GE", "place:NA", "place:PA", "place:TO")),
        Ask(words("paris"), ("road:PA",), ("place:PA",), refusal=words("paris.refusal")),
        Run("pass"),
        Say(words("found"), ("place:PA",)),
    ),
    shows_places=True,
)
