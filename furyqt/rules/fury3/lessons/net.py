"""The sixth lesson for hunters: Dracula's ways to win, powers and lairs, and the end of the hunt."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "net")

CARD = words("asked_card")

LESSON = Lesson(
    "net",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        seed=3,
        options={"game": "advanced"},
        items={"helsing": ("heavenly_host", "knife", "crucifix"), "mina": ("pistol",)},
        encounters=(
            *("rats", "spy", "wolves", "hoax", "bats", "saboteur", "reckless_vampire", "szgany_mob", "hoax"),
            "wolves",
        ),
        events={"godalming": ("money_trail",)},
        top_events=("hired_scouts",),
        wounds={"dracula": 9},
        influence=8,
        time=2,
        moves=(
            "VI PA RO BI SR pass*8 @BA #1:rats pass*9 @hide #1:spy pass*9 @MS pass*8 @TS pass*8 "
            "@NP #1:hoax pass godalming>money_trail #2 pass*7 #a:wolves @feed"
        ),
    ),
    (
        Say(words("influence"), ("part:tracks",)),
        Say(words("powers"), ("part:trail",)),
        Ask(
            words("money_trail"),
            ("supply",),
            ("choice:supply", "part:trail"),
            refusal=words("money_trail.refusal"),
        ),
        Ask(words("scouts"), ("GO",), ("place:GO",), refusal=words("scouts.refusal")),
        Ask(words("naples"), ("NP",), ("place:NP",), refusal=words("naples.refusal")),
        Run("pass"),
        Ask(words("strike"), ("road:NP",), ("place:NP",), refusal=words("strike.refusal")),
        Ask(words("join"), ("road:NP",), ("place:NP",), refusal=words("join.refusal")),
        Ask(words("host"), ("!heavenly_host",), ("choice:!heavenly_host",), refusal=CARD),
        Ask(words("dodge"), ("!dodge",), ("choice:!dodge",), refusal=CARD),
        Run("!claws mina"),
        Ask(words("knife"), ("!knife",), ("choice:!knife",), refusal=CARD),
        Ask(words("busy"), ("!pistol", "!punch"), ("part:choices",), refusal=words("busy.refusal")),
        Run("!strength mina"),
        Say(words("next")),
    ),
    shows_places=True,
)
