"""The lesson for Dracula: trail and catacombs, encounters that mature, powers, time and the sea."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury2", "shadows")

WAITING = "stay nothing stay nothing stay nothing stay nothing done"
"""A round in which the hunters wait; then Dracula clears no space of the catacombs."""

LESSON = Lesson(
    "shadows",
    "dracula",
    words("title"),
    words("summary"),
    Scene(
        turn="dracula",
        places={"godalming": "paris", "seward": "rome", "helsing": "munich", "mina": "london"},
        trail=(
            *("belgrade+bats", "klausenburg+wolves", "galatz+fog", "constanta+hoax"),
            *("varna+new_vampire", "sofia+rats"),
        ),
        encounters=("minion_with_knife", "spy", "thief", "ambush", "peasants"),
        fields={"time": 2, "vampires": 1, "chance": 1, "round": 9, "blood": 11},
    ),
    (
        Say(words("dracula"), ("part:trail", "part:tracks")),
        Ask(words("cards"), ("@SJ",), ("place:SJ",), refusal=words("cards.refusal")),
        Ask(words("catacombs"), ("catacomb",), ("choice:catacomb",), refusal=words("catacombs.refusal")),
        Ask(
            words("second_encounter"),
            ("encounter:*",),
            ("part:choices",),
            refusal=words("second_encounter.refusal"),
        ),
        Ask(words("sarajevo"), ("encounter:*",), ("part:choices",)),
        Run(WAITING),
        Ask(
            words("wolf_form"),
            ("@wolf_form:AT",),
            ("choice:@wolf_form:AT", "place:AT"),
            refusal=words("wolf_form.refusal"),
        ),
        Ask(words("varna"), ("return",), ("choice:return",), refusal=words("varna.refusal")),
        Ask(words("athens"), ("encounter:*",), ("part:choices",)),
        Ask(words("mature"), ("yes",), ("choice:yes",), refusal=words("mature.refusal")),
        Run(WAITING),
        Ask(words("feed"), ("@feed",), ("choice:@feed",), refusal=words("feed.refusal")),
        Run(WAITING),
        Ask(words("sea"), ("@IO",), ("place:IO",), refusal=words("sea.refusal")),
        Run(WAITING),
        Say(words("next"), ("part:trail", "part:tracks")),
    ),
    game="fury2",
)
