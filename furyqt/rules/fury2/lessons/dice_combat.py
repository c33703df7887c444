"""The third lesson for hunters: an agent, then Dracula, with combat cards, dice and initiative."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury2", "dice_combat")

ROUND = words("asked_card")

LESSON = Lesson(
    "dice_combat",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        turn="godalming",
        places={"godalming": "berlin", "seward": "bordeaux", "helsing": "vienna", "mina": "venice"},
        items={"godalming": ("pistol",), "helsing": ("crucifix", "rifle", "stake", "garlic")},
        trail=(
            *("budapest+hoax", "zagreb+bats", "munich+fog", "nuremburg+wolves"),
            "prague+minion_with_knife",
        ),
        encounters=("thief", "spy", "fog", "rats", "thief"),
        fields={"time": 3, "vampires": 1, "chance": 9751, "round": 6},
    ),
    (
        Ask(words("suspicion"), ("road:PR",), ("place:PR",), refusal=words("suspicion.refusal")),
        Ask(words("minion"), ("!pistol",), ("choice:!pistol",), refusal=ROUND),
        Run("!!agent_knife stay nothing"),
        Say(words("dice"), ("part:log",)),
        Ask(words("budapest"), ("road:BD",), ("place:BD",), refusal=words("budapest.refusal")),
        Ask(
            words("garlic"),
            ("helsing>>garlic",),
            ("choice:helsing>>garlic",),
            refusal=words("garlic.refusal"),
        ),
        Ask(words("crucifix"), ("!crucifix",), ("choice:!crucifix",), refusal=ROUND),
        Run("!!claws"),
        Ask(words("won"), ("!rifle",), ("choice:!rifle", "part:tracks"), refusal=ROUND),
        Run("!!fangs"),
        Ask(words("initiative"), ("!stake",), ("choice:!stake",), refusal=ROUND),
        Run("!!dodge"),
        Ask(
            words("killed"),
            ("!crucifix", "!rifle", "!punch", "!dodge"),
            ("part:choices",),
            refusal=words("killed.refusal"),
        ),
        Run("!!escape_bat SZ"),
        Say(words("bat"), ("place:BD", "part:trail")),
        Say(words("next")),
    ),
    game="fury2",
)
