"""The fourth lesson for hunters: a combat with Dracula, card by card."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "combat")

ROUND = words("asked_card")

LESSON = Lesson(
    "combat",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        seed=38,
        places=("LO", "GE", "VI", "NU"),
        items={"helsing": ("crucifix", "knife", "garlic"), "mina": ("pistol",)},
        moves="PR pass pass",
    ),
    (
        Ask(words("suspicion"), ("road:PR",), ("place:PR",), refusal=words("suspicion.refusal")),
        Ask(words("join"), ("road:PR",), ("place:PR",), refusal=words("join.refusal")),
        Say(words("choose"), ("part:combat",)),
        Ask(words("icons"), ("!crucifix",), ("choice:!crucifix", "card:item:crucifix"), refusal=ROUND),
        Ask(words("pistol"), ("!pistol",), ("choice:!pistol",), refusal=ROUND),
        Run("!fangs helsing"),
        Say(words("fangs"), ("part:combat",)),
        Ask(words("knife"), ("!knife",), ("choice:!knife",), refusal=ROUND),
        Ask(words("dodge"), ("!dodge",), ("choice:!dodge",), refusal=ROUND),
        Run("!claws mina"),
        Ask(words("third_round"), ("!*",), ("part:choices",)),
        Ask(words("for_mina"), ("!*",), ("part:choices",), show="!punch"),
        Run("!escape_as_mist mina"),
        Say(words("escape")),
        Say(words("next")),
    ),
)
