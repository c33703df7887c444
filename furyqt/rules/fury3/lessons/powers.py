"""The second lesson for Dracula: power cards, ambushes, and a combat that ends as a bat."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury3", "powers")

LESSON = Lesson(
    "powers",
    "dracula",
    words("title"),
    words("summary"),
    Scene(
        seed=1,
        options={"game": "advanced"},
        items={"helsing": ("crucifix",)},
        encounters=("wolves", "rats", "hoax", "spy", "bats", "saboteur", "szgany_mob", "reckless_vampire"),
        moves="FR ZU MR LO PR pass*8 @NU #1:wolves pass*9 @MU #1:rats pass*9",
    ),
    (
        Say(words("powers"), ("part:choices",)),
        Ask(words("hide"), ("@hide",), ("choice:@hide",), refusal=words("hide.refusal")),
        Ask(words("deception"), ("#1:*",), ("part:choices",)),
        Ask(words("rumor"), ("#?",), ("part:choices",)),
        Run("road:NU"),
        Ask(words("wolves"), ("#3:wolves",), ("choice:#3:wolves",), refusal=words("wolves.refusal")),
        Run("pass*7"),
        Ask(
            words("wolf_form"),
            ("@wolf_form:GE",),
            ("place:GE", "choice:@wolf_form:GE"),
            refusal=words("wolf_form.refusal"),
        ),
        Ask(
            words("ambush"),
            ("#1:reckless_vampire", "#1:szgany_mob", "#1:saboteur", "#1:bats", "#1:spy", "#1:rats"),
            ("part:choices",),
            refusal=words("ambush.refusal"),
        ),
        Run("pass*2 road:GE"),
        Ask(words("decline"), ("pass",), ("choice:pass",), refusal=words("decline.refusal")),
        Run("pass !punch"),
        Ask(
            words("claws"),
            ("!claws",),
            ("choice:!claws", "card:combat:claws"),
            refusal=words("claws.refusal"),
        ),
        Run("!dodge"),
        Ask(words("bat"), ("!escape_as_bat",), ("choice:!escape_as_bat",), refusal=words("bat.refusal")),
        Ask(words("flight"), ("??",), ("part:choices",), refusal=words("flight.refusal")),
        Run("pass*4"),
        Say(words("next")),
    ),
)
