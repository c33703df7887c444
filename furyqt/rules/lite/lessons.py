"""The lessons of the simplified game, in order."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

_chase = lesson_words("lite", "chase")

CHASE = Lesson(
    "lite_chase",
    "hunters",
    _chase("title"),
    _chase("summary"),
    Scene(
        trail="TO:V CF:T PA:T ST:T MU:T VI:T",
        round=19,
        known="0",
        hunters="BA GE ZU BR",
        score=347,
    ),
    (
        Say(_chase("story"), ("part:tracks",)),
        Say(_chase("trail"), ("part:trail",)),
        Ask(_chase("vampire"), ("TO",), ("place:TO",), refusal=_chase("vampire.refusal")),
        Ask(_chase("trap"), ("CF",), ("place:CF",), refusal=_chase("trap.refusal")),
        Ask(_chase("between"), ("ST",), ("place:ST",), refusal=_chase("between.refusal")),
        Ask(_chase("rail"), ("PR",), ("place:PR",), refusal=_chase("rail.refusal")),
        Run("BD"),
        Say(_chase("dracula"), ("part:trail",)),
        Run("MR"),
        Ask(_chase("rest"), ("CF",), ("place:CF",), refusal=_chase("rest.refusal")),
        Ask(_chase("gap"), ("MU",), ("place:MU",), refusal=_chase("gap.refusal")),
        Ask(_chase("meeting"), ("BD",), ("place:BD",), refusal=_chase("meeting.refusal")),
        Run("KL"),
        Say(_chase("end"), ("part:tracks",)),
    ),
    game="lite",
)
"""The hunters' lesson: the trail, its vampires and traps, the railways, rest, and the first meeting."""

LESSONS = (CHASE,)
