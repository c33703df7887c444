"""The lesson for Dracula's Servant: his event, weapons, the wolf, a combat, and his lives."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury2", "servant")

ROUND = words("asked_card")

LESSON = Lesson(
    "servant",
    "dracula",
    words("title"),
    words("summary"),
    Scene(
        options={"variant": "servant"},
        turn="servant",
        places={
            **{"godalming": "paris", "seward": "munich", "helsing": "rome", "mina": "london"},
            "servant": "zagreb",
        },
        items={"seward": ("knife", "pistol")},
        events={"dracula": ("trap", "rage")},
        trail=("sofia+bats", "belgrade+wolves", "klausenburg+fog", "galatz+hoax"),
        encounters=("minion_with_knife", "spy", "thief", "ambush", "rats"),
        fields={"time": 2, "vampires": 1, "chance": 255, "round": 9, "blood": 11},
    ),
    (
        Say(words("servant"), ("part:map", "place:ZA")),
        Ask(words("event"), ("event:trap",), ("choice:event:trap",), refusal=words("event.refusal")),
        Ask(words("by_day"), ("road:VI",), ("place:VI",), refusal=words("by_day.refusal")),
        Ask(words("weapon"), ("weapon",), ("choice:weapon",), refusal=words("weapon.refusal")),
        Run("@SA encounter:spy stay nothing stay nothing stay nothing stay nothing"),
        Ask(words("wolf"), ("wolf:MU",), ("choice:wolf:MU", "place:MU"), refusal=words("wolf.refusal")),
        Ask(words("trap"), ("servant>trap",), ("choice:servant>trap",), refusal=words("trap.refusal")),
        Run("yes !knife"),
        Ask(words("consent"), ("!!claws",), ("choice:!!claws",), refusal=ROUND),
        Run("!pistol"),
        Ask(words("rolls"), ("!!agent_knife",), ("choice:!!agent_knife",), refusal=ROUND),
        Run("!punch"),
        Ask(words("lives"), ("!!escape_man",), ("choice:!!escape_man",), refusal=ROUND),
        Run("@VA encounter:rats stay nothing road:NU nothing stay nothing stay nothing"),
        Ask(words("stay"), ("stay",), ("choice:stay",), refusal=words("stay.refusal")),
        Ask(words("rest"), ("rest",), ("choice:rest",), refusal=words("rest.refusal")),
        Say(words("next"), ("part:figures",)),
    ),
    game="fury2",
)
