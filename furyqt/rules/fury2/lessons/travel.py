"""The first lesson for hunters: roads, the train die, the sea, and the search."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

words = lesson_words("fury2", "travel")

LESSON = Lesson(
    "travel",
    "hunters",
    words("title"),
    words("summary"),
    Scene(
        seed=38,
        encounters=("fog", "hoax", "wolves", "bats", "spy"),
        moves=(
            "PA MR ZA MU BD stay nothing stay nothing stay nothing stay nothing @VI encounter:fog "
            "stay nothing stay nothing stay nothing stay nothing @PR encounter:hoax"
        ),
    ),
    (
        Say(words("story"), ("part:map",)),
        Say(words("round"), ("part:turn", "part:choices")),
        Ask(words("train"), ("rail",), ("choice:rail",), refusal=words("train.refusal")),
        Ask(words("roll_again"), ("yes",), ("choice:yes",), refusal=words("roll_again.refusal")),
        Ask(words("ride"), ("rail:*",), ("part:choices", "part:map")),
        Run("nothing"),
        Ask(words("sea"), ("sea:MS",), ("place:MS",), refusal=words("sea.refusal")),
        Ask(words("road"), ("road:BD",), ("place:BD",), refusal=words("road.refusal")),
        Ask(words("oldest"), ("nothing",), ("choice:nothing", "part:trail"), refusal=words("oldest.refusal")),
        Ask(words("vienna"), ("road:VI",), ("place:VI",), refusal=words("vienna.refusal")),
        Say(words("fog"), ("part:trail",)),
        Run("@NU encounter:wolves stay nothing"),
        Ask(
            words("sailing"),
            ("sea:AL", "sea:BA", "sea:CG"),
            ("place:AL", "place:BA", "place:CG"),
            show="sea:BA",
            refusal=words("sailing.refusal"),
        ),
        Run("nothing"),
        Say(words("next"), ("part:trail",)),
    ),
    game="fury2",
)
