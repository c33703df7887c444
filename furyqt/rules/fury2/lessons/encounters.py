"""The second lesson for hunters: supplies, rest and trade, event cards, resolve, and a New Vampire."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury2", "encounters")

LESSON = Lesson(
    "encounters",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        turn="godalming",
        places={"godalming": "paris", "seward": "geneva", "helsing": "munich", "mina": "munich"},
        items={"helsing": ("crucifix", "knife")},
        sheets={"seward": {"health": 7}},
        trail=("prague+hoax", "nuremburg+wolves", "strasbourg+new_vampire"),
        encounters=("bats", "spy", "fog", "rats", "thief"),
        next_items=("pistol",),
        next_events=("forewarned", "trap"),
        fields={"time": 3, "resolve": 1, "vampires": 1, "chance": 3, "round": 4},
    ),
    (
        Say(words("cards"), ("part:piles",)),
        Ask(words("large_city"), ("stay",), ("choice:stay",), refusal=words("large_city.refusal")),
        Ask(words("item"), ("item",), ("choice:item",), refusal=words("item.refusal")),
        Ask(words("event"), ("event",), ("choice:event",), refusal=words("event.refusal")),
        Say(words("forewarned"), ("part:figures",)),
        Run("stay"),
        Ask(words("rest"), ("rest",), ("choice:rest",), refusal=words("rest.refusal")),
        Run("stay"),
        Ask(words("trade"), ("trade",), ("choice:trade",), refusal=words("trade.refusal")),
        Ask(
            words("give"),
            ("helsing+crucifix",),
            ("choice:helsing+crucifix", "card:item:crucifix"),
            refusal=words("give.refusal"),
        ),
        Run("done"),
        Ask(
            words("resolve"),
            ("resolve:newspaper_reports",),
            ("choice:resolve:newspaper_reports", "part:tracks"),
            refusal=words("resolve.refusal"),
        ),
        Ask(words("search"), ("road:ST",), ("place:ST",), refusal=words("search.refusal")),
        Ask(
            words("vampire"),
            ("mina>>crucifix",),
            ("choice:mina>>crucifix",),
            refusal=words("vampire.refusal"),
        ),
        Run("@BR encounter:fog"),
        Say(words("next"), ("part:tracks",)),
    ),
    game="fury2",
)
