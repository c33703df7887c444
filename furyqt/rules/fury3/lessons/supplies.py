"""The second lesson for hunters: items, events and tickets, trade and rest."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "supplies")

LESSON = Lesson(
    "supplies",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        places=("PA", "MU", "VI", "VI"),
        items={"helsing": ("crucifix", "dogs")},
        wounds={"mina": 3},
        top_items=("rifle", "garlic", "pistol", "knife"),
        top_events=("forewarned", "wild_horses", "heroic_leap"),
        bottom_events=("escape_route",),
        moves="LS",
    ),
    (
        Say(words("weapons"), ("part:piles",)),
        Ask(
            words("large_city"),
            ("supply",),
            ("choice:supply", "part:piles"),
            refusal=words("large_city.refusal"),
        ),
        Say(words("sheet"), ("part:figures", "card:item:rifle")),
        Ask(
            words("bat_card"), ("supply",), ("choice:supply", "part:piles"), refusal=words("bat_card.refusal")
        ),
        Ask(words("together"), ("trade",), ("choice:trade",), refusal=words("together.refusal")),
        Ask(words("leader"), ("mina",), ("choice:mina",)),
        Ask(
            words("give"),
            ("helsing+item:crucifix",),
            ("choice:helsing+item:crucifix", "card:item:crucifix"),
            refusal=words("give.refusal"),
        ),
        Run("done"),
        Ask(words("rest"), ("rest",), ("choice:rest",), refusal=words("rest.refusal")),
        Run("pass"),
        Ask(words("night_ticket"), ("reserve",), ("choice:reserve",), refusal=words("night_ticket.refusal")),
        Run("pass"),
        Ask(words("bottom"), ("supply",), ("choice:supply",), refusal=words("bottom.refusal")),
        Say(words("next"), ("part:piles",)),
    ),
)
