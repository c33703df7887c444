"""The first lesson for Dracula: the trail from his side, the castle, the sea, encounters that mature."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "unseen")

LESSON = Lesson(
    "unseen",
    "dracula",
    words("title"),
    words("summary"),
    Scene(
        places=("MI", "MA", "LO", "SO"),
        encounters=(
            *("reckless_vampire", "rats", "wolves", "spy", "bats", "saboteur", "szgany_mob", "hoax"),
            *("desecrated_soil", "rats"),
        ),
        wounds={"dracula": 6},
        influence=2,
        moves=(
            "BD pass*8 @SZ #1:reckless_vampire pass*8 @KL #1:spy pass*8 @CD #1:wolves pass*8 @GA #1:rats "
            "pass*8 @BC #1:bats pass*8 @CN #1:saboteur pass*8"
        ),
    ),
    (
        Say(words("dracula"), ("part:trail",)),
        Say(words("castle"), ("part:trail", "place:CD")),
        Ask(
            words("mature"),
            ("encounter:reckless_vampire",),
            ("choice:encounter:reckless_vampire",),
            refusal=words("mature.refusal"),
        ),
        Say(words("influence"), ("part:tracks", "part:trail")),
        Ask(words("sea"), ("@BS",), ("place:BS",), refusal=words("sea.refusal")),
        Run("pass*8"),
        Ask(words("landing"), ("@VR",), ("place:VR",), refusal=words("landing.refusal")),
        Ask(words("encounter"), ("#1:*",), ("part:choices",)),
        Run("pass*8"),
        Say(words("next"), ("part:trail",)),
    ),
)
