"""Goals, losses and counters of a chapter as texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from furyqt.rules.core.campaign.aim import DAY, HIT
from furyqt.rules.core.campaign.campaign import Uncounted
from furyqt.rules.core.campaign.predicate import CounterComparison, Predicate
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts

N_ = Texts("chapters")

Cases: TypeAlias = Sequence[Sequence[CounterComparison]]
"""Several comparisons in each case, as in a Predicate."""

_WORDS = {">=": "least", "<=": "most", "==": "exactly"}
_BOUNDS = {
    "least": N_("{counter}: at least {count}"),
    "most": N_("{counter}: at most {count}"),
    "exactly": N_("{counter}: exactly {count}"),
    "none": N_("{counter}: none"),
}
"""The words for a counter that has none of its own."""
_PLAIN = {">": (">=", 1), "<": ("<=", -1)}
_MISSING = N_("{counter}: {count} more")
"""The words for a counter that has none of its own."""
_REACHED = N_("the goal")
_OF = N_("{count} of {bound}")
_LOST_AT = N_("{count} (lost at {bound})")
_LEFT_OUT = N_("Not counted")
_TOWARD = N_("{counter}: {count} of {wanted}")
GOAL = "goal"
"""The name of the line of `progress` beside the day."""
_DAY_OF = N_("Day {day} of {days}")


def counter_text(game: ChapterGame, name: str) -> Text:
    """Return the label of a counter."""
    return game.campaign.texts().get(f"counter.{name}") or Text("", name)


def orders(game: ChapterGame) -> tuple[Text, ...]:
    """Return the sentences that say what to do in how many days, and what loses the chapter."""
    texts, judge = game.campaign.texts(), game.chapter.judge
    task = texts["order.task"].fill(task=_stated(game, judge.goal.cases, "task"), days=numeral(game.days))
    loss = _loss(game)
    if loss is None:
        return (task,)
    return task, texts["order.loss"].fill(condition=_stated(game, loss.cases, "if"))


def _loss(game: ChapterGame) -> Predicate | None:
    """Return when the chapter is lost: by its own judge, or as the game itself."""
    return game.chapter.judge.loss or game.campaign.defeat


def _stated(game: ChapterGame, cases: Cases, mood: str, counts: Mapping[str, int] | None = None) -> Text:
    """Return a condition as a part of a sentence: as tasks ("task"), or as clauses ("if").

    With counters each clause says how far its own has come.
    """

    def clause(part: CounterComparison, is_again: bool) -> Text:
        return _so_far(game, part.name, _clause(game, part, mood, is_again), counts)

    return _cases(game, mood, cases, clause)


def _cases(
    game: ChapterGame,
    mood: str,
    cases: Cases,
    clause: Callable[[CounterComparison, bool], Text],
) -> Text:
    """Return the cases of a condition as one text.

    A counter with words for "again" names an enemy; after its clause others use these words, with a pronoun.
    """
    is_again, found = False, []
    for case in cases:
        clauses = []
        for part in case:
            clauses.append(clause(part, is_again))
            is_again = is_again or f"{mood}.{part.name}.again" in game.campaign.texts()
        found.append(_joined(game, "and", clauses))
    return _joined(game, "or", found)


def _so_far(game: ChapterGame, name: str, clause: Text, counts: Mapping[str, int] | None) -> Text:
    count = 0 if counts is None or name == DAY else counts.get(name, 0)
    return game.campaign.texts()["order.far"].fill(condition=clause, count=count) if count else clause


def _clause(game: ChapterGame, part: CounterComparison, mood: str, is_again: bool) -> Text:
    """Return a comparison in the words of its counter; a counter that has none is named with its bound."""
    sign, change = _PLAIN.get(part.sign, (part.sign, 0))
    count = part.number + change
    word = "none" if count == 0 and sign != ">=" else _WORDS[sign]
    if mood == "if" or word == "least":
        key = f"if.{part.name}.{word}" if mood == "if" else f"task.{part.name}"
        if mood == "task" and part.name == HIT and game.seal_places > 1:
            key, count = f"{key}.several", game.seal_places
        found = _words(game, key, count, is_again)
        if found is not None:
            return found
    bound = _BOUNDS[word].fill(counter=counter_text(game, part.name), count=count)
    return bound if mood == "if" else game.campaign.texts()["task.bound"].fill(bound=bound)


def _words(game: ChapterGame, key: str, count: int, is_again: bool) -> Text | None:
    """Return a counter's own words for a number; None if it has none."""
    texts = game.campaign.texts()
    for form in (f"{key}.again", key) if is_again else (key,):
        found = (texts.get(f"{form}.one") if count == 1 else None) or texts.get(form)
        if found is not None:
            return found.fill(count=numeral(count))
    return None


def _joined(game: ChapterGame, glue: str, parts: list[Text]) -> Text:
    """Return the parts with commas between them, and the word before the last one."""
    texts, found = game.campaign.texts(), parts[-1]
    for number, part in enumerate(reversed(parts[:-1])):
        found = texts[f"order.{'comma' if number else glue}"].fill(first=part, second=found)
    return found


def remaining(game: ChapterGame, counts: Mapping[str, int]) -> Text:
    """Return what the goal still lacks, such as "find one more hideout"; its chance is estimated."""

    def clause(part: CounterComparison, is_again: bool) -> Text:
        missing = max(1, part.range[0] - counts.get(part.name, 0))
        found = _words(game, f"more.{part.name}", missing, is_again)
        return found or _MISSING.fill(counter=counter_text(game, part.name), count=missing)

    cases = [[part for part in case if not part.holds(counts)] for case in game.chapter.judge.goal.cases]
    if not all(cases):
        return _REACHED
    return _cases(game, "more", cases, clause)


def counting_rules(game: ChapterGame) -> tuple[Text, ...]:
    """Return the sentences about what does not count for a goal or a medal of this chapter."""
    return () if "stranded" not in _reasons(game) else (game.campaign.texts()["count.stranded"],)


def _reasons(game: ChapterGame) -> frozenset[str]:
    """Return the reasons why something may not count, as far as this chapter counts it."""
    medals = game.chapter.medals
    wanted = {
        name
        for one in (game.chapter.judge.goal, medals.silver, medals.gold)
        if one is not None
        for name in one.names
    }
    return frozenset(why for why, names in game.campaign.uncounted.items() if wanted.intersection(names))


def remarks(game: ChapterGame, told: Sequence[Event]) -> tuple[tuple[int, Text], ...]:
    """Return what counted for the goal and what did not, each with the number of its event."""
    found: list[tuple[int, Text]] = []
    reasons, wanted = _reasons(game), _bounds(game.chapter.judge.goal)
    reached: set[str] = set()
    for one in game.campaign.decisions(told):
        if isinstance(one, Uncounted):
            if one.why in reasons:
                found.append((one.event, game.campaign.texts()[f"count.{one.why}"]))
        elif one.counter in wanted and one.counter not in reached:
            bound = wanted[one.counter]
            found.append((one.event, _toward(game, one.counter, min(one.number, bound), bound)))
            if one.number >= bound:
                reached.add(one.counter)
    return tuple(found)


def summary_rows(game: ChapterGame, told: Sequence[Event]) -> tuple[tuple[Text, Text], ...]:
    """Return the counters of the goal and of the loss with their bounds, and what did not count."""
    counts, judge = game.campaign.counts(told), game.chapter.judge
    rows = [
        (counter_text(game, name), line.fill(count=counts.get(name, 0), bound=bound))
        for predicate, line in ((judge.goal, _OF), (_loss(game), _LOST_AT))
        for name, bound in _bounds(predicate).items()
    ]
    reasons = dict.fromkeys(one.why for one in game.campaign.decisions(told) if isinstance(one, Uncounted))
    left_out = [game.campaign.texts()[f"count.{why}"] for why in reasons if why in _reasons(game)]
    return (*rows, *((_LEFT_OUT, text) for text in left_out))


def _bounds(predicate: Predicate | None) -> dict[str, int]:
    """Return the number of each counter of a condition; the first one counts."""
    found: dict[str, int] = {}
    for case in predicate.cases if predicate is not None else ():
        for part in case:
            found.setdefault(part.name, part.number)
    return found


def _toward(game: ChapterGame, name: str, count: int, wanted: int) -> Text:
    return _TOWARD.fill(counter=counter_text(game, name), count=count, wanted=wanted)


def progress(game: ChapterGame, counts: Mapping[str, int]) -> dict[str, Text]:
    """Return the day, and in one sentence what is left to do and what loses the chapter."""
    day, judge, texts = counts.get(DAY, 1), game.chapter.judge, game.campaign.texts()
    if judge.goal.holds(counts):
        goal = texts["order.done"]
    elif (condition := _loss(game)) is None:
        goal = texts["order.left"].fill(remaining=remaining(game, counts))
    else:
        loss = _stated(game, condition.cases, "if", counts)
        goal = texts["order.left_or"].fill(remaining=remaining(game, counts), condition=loss)
    return {DAY: _DAY_OF.fill(day=min(day, game.days), days=game.days), GOAL: goal}


def medal_conditions(game: ChapterGame, counts: Mapping[str, int] | None = None) -> tuple[Text, ...]:
    """Return a sentence for each medal above bronze that the chapter has, with counters how far they are.

    A medal is for a success, so the goal is not repeated.
    """
    medals = game.chapter.medals
    texts, found = game.campaign.texts(), (("silver", medals.silver), ("gold", medals.gold))
    return tuple(
        texts[f"order.{name}"].fill(condition=_stated(game, _beside_goal(game, one), "if", counts))
        for name, one in found
        if one is not None
    )


def open_medals(game: ChapterGame, counts: Mapping[str, int]) -> tuple[Text, ...]:
    """Return the sentences of the medals that can still be won, with what of them can still come true."""

    def is_open(case: Sequence[CounterComparison]) -> bool:
        return all(counts.get(part.name, 0) <= part.range[1] for part in case)

    medals = game.chapter.medals
    named = (("silver", medals.silver), ("gold", medals.gold))
    texts, found = game.campaign.texts(), list[Text]()
    for name, medal in named:
        cases = [case for case in _beside_goal(game, medal) if is_open(case)] if medal is not None else []
        if cases:
            condition = _stated(game, cases, "if", counts)
            found.append(texts[f"order.{name}"].fill(condition=condition))
    return tuple(found)


def _beside_goal(game: ChapterGame, medal: Predicate) -> Cases:
    """Return the cases of a medal without the comparisons that the goal demands anyway."""
    goal = game.chapter.judge.goal.cases
    demanded = set(goal[0]).intersection(*goal[1:])
    return [[part for part in case if part not in demanded] or case for case in medal.cases]


def days_left(game: ChapterGame, counts: Mapping[str, int]) -> Text:
    """Return the number of days left, the present one included."""
    return N_.plural("%n day(s) left", max(0, game.days - counts.get(DAY, 1) + 1))
