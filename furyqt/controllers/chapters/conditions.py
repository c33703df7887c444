"""Goals, losses and counters of a chapter as texts."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.controllers.chapters.verdict import DAY, HIT
from furyqt.rules.core.campaign.predicate import CounterComparison, Predicate
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.text import Text, Texts

N_ = Texts("chapters")

_SIGNS = {
    ">=": N_("{counter}: at least {count}"),
    "<=": N_("{counter}: at most {count}"),
    "==": N_("{counter}: exactly {count}"),
}
_NONE = N_("{counter}: none")
_ONCE = ("destroyed", HIT)
"""The counters that are 0 or 1."""
_PLAIN = {">": (">=", 1), "<": ("<=", -1)}
_AND = N_("{first}, and {second}")
_OR = N_("{first}, or {second}")
_TOWARD = N_("{counter}: {count} of {wanted}")
_LIMIT = N_("{counter}: {count} (lost at {limit})")
_SILVER = N_("For silver: {condition}.")
_GOLD = N_("For gold: {condition}.")
_NOW = N_("{counter}: {count}")
_DAY_OF = N_("Day {day} of {days}")


def counter_text(game: ChapterGame, name: str) -> Text:
    """Return the label of a counter."""
    return game.campaign.texts().get(f"counter.{name}") or Text("", name)


def condition(game: ChapterGame, predicate: Predicate) -> Text:
    """Return a condition as a text."""
    cases = [_joined(_AND, [_comparison(game, part) for part in case]) for case in predicate.cases]
    return _joined(_OR, cases)


def _comparison(game: ChapterGame, part: CounterComparison) -> Text:
    sign, change = _PLAIN.get(part.sign, (part.sign, 0))
    label, count = counter_text(game, part.name), part.number + change
    if (sign, count) == (">=", 1) and part.name in _ONCE:
        return label
    if count == 0 and sign != ">=":
        return _NONE.fill(counter=label)
    return _SIGNS[sign].fill(counter=label, count=count)


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


def medal_conditions(game: ChapterGame) -> tuple[Text, ...]:
    """Return a sentence for each medal above bronze that the chapter has."""
    medals = game.chapter.medals
    found = ((_SILVER, medals.silver), (_GOLD, medals.gold))
    return tuple(line.fill(condition=condition(game, one)) for line, one in found if one is not None)


def medal_counts(game: ChapterGame, counts: Mapping[str, int]) -> tuple[Text, ...]:
    """Return the counters of the medals that neither the goal nor the loss has."""
    medals, shown = game.chapter.medals, progress(game, counts)
    names = dict.fromkeys(
        name for one in (medals.silver, medals.gold) if one is not None for name in one.names
    )
    return tuple(
        _NOW.fill(counter=counter_text(game, name), count=counts.get(name, 0))
        for name in names
        if name not in shown
    )


def days_left(game: ChapterGame, counts: Mapping[str, int]) -> Text:
    """Return the number of days left, the present one included."""
    return N_.plural("%n day(s) left", max(0, game.days - counts.get(DAY, 1) + 1))
