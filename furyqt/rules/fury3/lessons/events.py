"""The fifth lesson for hunters: event cards and their windows, allies, bites and defeat."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "events")

LESSON = Lesson(
    "events",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        places=("MI", "MA", "CO", "MU"),
        items={"helsing": ("crucifix", "rifle")},
        events={
            "mina": ("newspaper_reports",),
            "seward": ("great_strength",),
            "dracula": ("sensationalist_press", "seduction"),
        },
        wounds={"mina": 7},
        encounters=("reckless_vampire", "rats", "hoax", "wolves", "spy", "bats", "saboteur"),
        top_events=("jonathan_harker",),
        moves=(
            "BR pass*8 @LI #1:reckless_vampire pass*8 @NU #1:rats pass*8 @ST #1:hoax "
            "pass*2 road:LI pass*6 @GE #1:wolves"
        ),
    ),
    (
        Say(words("moments"), ("part:turn",)),
        Ask(
            words("newspaper"),
            ("mina>newspaper_reports",),
            ("choice:mina>newspaper_reports", "card:event:newspaper_reports"),
            refusal=words("newspaper.refusal"),
        ),
        Run("dracula>sensationalist_press"),
        Say(words("canceled"), ("part:log",)),
        Ask(words("supplies"), ("supply",), ("choice:supply",), refusal=words("supplies.refusal")),
        Ask(words("harker"), ("ally",), ("choice:ally",), refusal=words("harker.refusal")),
        Run("pass"),
        Ask(words("search"), ("search",), ("choice:search",), refusal=words("search.refusal")),
        Run("dracula>seduction"),
        Ask(words("seduction"), ("pass",), ("choice:pass",), refusal=words("seduction.refusal")),
        Ask(words("bitten"), ("item:*",), ("part:choices",)),
        Say(words("bites"), ("part:figures",)),
        Ask(words("defeat"), ("road:NU",), ("place:NU",), refusal=words("defeat.refusal")),
        Run("#3:rats"),
        Ask(
            words("rescue"),
            ("seward>great_strength",),
            ("choice:seward>great_strength",),
            refusal=words("rescue.refusal"),
        ),
        Say(words("next"), ("part:tracks",)),
    ),
)
