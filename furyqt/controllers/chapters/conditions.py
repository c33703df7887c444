"""Goals, losses and counters of a chapter as texts."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.controllers.chapters.verdict import DAY
from furyqt.rules.core.campaign.predicate import CounterComparison, Predicate
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.text import N_, P_, Text

_SIGNS = {
    ">=": N_("chapters", "{counter}: at least {count}"),
    "<=": N_("chapters", "{counter}: at most {count}"),
    "==": N_("chapters", "{counter}: exactly {count}"),
}
_PLAIN = {">": (">=", 1), "<": ("<=", -1)}
_AND = N_("chapters", "{first}, and {second}")
_OR = N_("chapters", "{first}, or {second}")
_TOWARD = N_("chapters", "{counter}: {count} of {wanted}")
_LIMIT = N_("chapters", "{counter}: {count} (lost at {limit})")
_DAY_OF = N_("chapters", "Day {day} of {days}")


def counter_text(game: ChapterGame, name: str) -> Text:
    """Return the label of a counter."""
    return game.campaign.texts().get(f"counter.{name}") or Text("fury3.campaign", name)


def condition(game: ChapterGame, predicate: Predicate) -> Text:
    """Return a condition as a text."""
    cases = [_joined(_AND, [_comparison(game, part) for part in case]) for case in predicate.cases]
    return _joined(_OR, cases)


def _comparison(game: ChapterGame, part: CounterComparison) -> Text:
    sign, change = _PLAIN.get(part.sign, (part.sign, 0))
    return _SIGNS[sign].fill(counter=counter_text(game, part.name), count=part.number + change)


def _joined(glue: Text, parts: list[Text]) -> Text:
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = glue.fill(first=part, second=found)
    return found


def progress(game: ChapterGame, counts: Mapping[str, int]) -> dict[str, Text]:
    """Return a line for the clock and each counter of the goal and of the loss, by name."""
    day = counts.get(DAY, 1)
    found = {DAY: _DAY_OF.fill(day=min(day, game.days), days=game.days)}
    judge = game.chapter.judge
    for predicate, line, number in ((judge.goal, _TOWARD, "wanted"), (judge.loss, _LIMIT, "limit")):
        for part in (part for case in predicate.cases for part in case) if predicate else ():
            if part.name in found:
                continue
            values = {"count": counts.get(part.name, 0), number: part.number}
            found[part.name] = line.fill(counter=counter_text(game, part.name), **values)
    return found


def days_left(game: ChapterGame, counts: Mapping[str, int]) -> Text:
    """Return the number of days left, the present one included."""
    return P_("chapters", "%n day(s) left", "", max(0, game.days - counts.get(DAY, 1) + 1))
