"""The explanation of a search's decision as values that can be sent: estimates, reasons, a line, a belief.

The words are the game's own texts, to be translated for the reader; they contain only the deciding player's
knowledge.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts

N_ = Texts("reasons")

A = TypeVar("A", contravariant=True)

BEST = 3
"""The number of choices that are explained."""
WORLDS = 320
"""The number of worlds in which they are compared: the error of a chance is then about 2 points."""
WORK = BEST * WORLDS
MOST_WORK = 2 * WORK
"""The iterations that the reasons take beside those of the decision, and the most that they may take."""
SHARE = N_("{what} {percent}%")
_OVER = N_("over {percent}")
_UNDER = N_("under {percent}")
CERTAIN = 1 - 1e-5
"""Above this a chance counts as certain, as sums of chances have small errors."""
LEAST_TRIES = 20
"""A move that was tried less often has no number: it would be an accident."""
NOISE = 0.03
"""Two choices with chances that differ by no more than the random error of estimates are equally good."""
LEAST_LEAD, MOST_LEAD = 0.5, 4.0
"""The sum of leads in facts by which one action is preferred, and the most that one fact counts in it."""
TINY = 1e-9
"""The error of a difference of two rounded chances."""
_PERCENT = N_("{percent}%")
_COMPARED = N_("{fact} By comparison: {values}.")
_FOR_CHOICE = N_("{value} for choice {rival}")
_FOR_OTHERS = N_("{value} for the others")
MOST_COMPARED = 2
"""The number of facts that are compared with those of the other actions."""
QUOTED = "quoted"
"""The brace of a fact whose value is a quotation, such as the text of a card."""


def percent(chance: float) -> Text:
    """Return a chance in whole percents; only a certain one is 100, and only an impossible one 0."""
    if chance <= CERTAIN and round(100 * chance) == 100:
        return _OVER.fill(percent=99)
    if chance >= 1 - CERTAIN and round(100 * chance) == 0:
        return _UNDER.fill(percent=1)
    return Text("", f"{100 * chance:.0f}")


def percentage(chance: float) -> Text:
    """Return a chance in whole percents, with the sign for them."""
    return _PERCENT.fill(percent=percent(chance))


def is_as_good(chance: float, best: float) -> bool:
    """Return whether a chance, as it is shown, is about as great as the best one."""
    return round(best, 2) - round(chance, 2) < NOISE + TINY


class ActionFact(NamedTuple):
    """A consequence of an action: a value that can be compared, and a sentence about it."""

    about: str
    """The question that it answers."""
    value: Hashable
    """The answer; actions with the same one do not differ in this."""
    words: Text | None
    """None if there is nothing to say, as when an action costs nothing."""
    merit: float | None = None
    """The weight in favor of the action, in steps that a person notices; None if it is neither good nor bad.

    A fact below 0 is no argument for the best action.
    """
    drawback: Text | None = None
    """The end of a sentence with "although" against a best action with less merit than another one.

    Its braces {own} and {other} are filled with what is shown of both, and {rival} with the other's number.
    """
    shown: Text | str | int = ""
    """The value as it stands beside those of other actions; empty if it cannot stand alone."""


class FactFinder(Protocol[A]):
    """Finds facts in one observation."""

    def found(self, action: A) -> Iterable[ActionFact]:
        """Yield the facts about an action, the most important first."""
        ...


def found_by(finder: FactFinder[A], actions: Iterable[A]) -> list[tuple[ActionFact, ...]]:
    """Return the facts about each action."""
    return [tuple(finder.found(action)) for action in actions]


class Drawback(msgspec.Struct, frozen=True):
    """A fact that speaks for another action and against the best one."""

    words: Text
    """To be said after "although"."""
    rival: int
    """The number of the other action in the list of all, the best being 0."""


class ToldFacts(NamedTuple):
    """The sentences about an action beside others."""

    facts: tuple[Text, ...]
    drawback: Drawback | None = None
    against: tuple[Text, ...] = ()
    """Other facts that speak against the best action, or more for another one."""
    is_compared: bool = False
    """Whether the best action's facts or drawback already say how this one differs from it."""


def told_apart(found: Iterable[Iterable[ActionFact]]) -> list[ToldFacts]:
    """Return the sentences about each of several actions, of which the first is the best.

    The first has what sets it apart noticeably, or else whatever differs. Values come first, beside those of
    the others, which do not tell them again, and texts of cards last. If nothing differs, the first has the
    values that all have. The drawback is the fact in which another action leads by most; other facts in which
    one is better, and what speaks against the first in any case, are kept apart. Another action has what else
    differs from the first, its disadvantages first.
    """
    first, *others = (tuple(facts) for facts in found)
    rivals = {fact: _rival(fact, others) for fact in first}
    beaten = [fact for fact in first if rivals[fact][0]]
    conceivable = [fact for fact in beaten if fact.drawback]
    against = max(conceivable, key=lambda fact: _lead(rivals[fact][1], [fact]), default=None)
    drawback = None if against is None else _drawback(against, *rivals[against])
    conceded = against if against is not None and _is_shown(against) else None
    arguments = [fact for fact in first if _speaks_for(fact) and fact != conceded]
    compared = _compared([fact for fact in arguments if fact not in beaten], others)
    best = [fact for fact in arguments if any(not _is_same(fact, facts) for facts in others)]
    if not (compared or any(fact.words is not None and not _is_quotation(fact) for fact in best)):
        compared = _compared(arguments, others, least=TINY)
        best = [fact for fact in arguments if _differs(fact, others)]
    if not compared and all(fact.words is None for fact in best):
        best += [fact for fact in arguments if _tells_its_value(fact)][:MOST_COMPARED]
    unbeaten = [fact for fact in best if fact in compared or fact not in beaten]
    worse = [fact for fact in best if fact not in unbeaten]
    costs = [fact for fact in first if (fact.merit or 0.0) <= -1 and _differs(fact, others)]
    worse += [fact for fact in costs if fact not in (against, *worse)]
    ranked = sorted(unbeaten, key=lambda fact: (fact not in compared, _is_quotation(fact)))
    words = (compared.get(fact, fact.words) for fact in ranked)
    best_words = tuple(dict.fromkeys(one for one in words if one is not None))
    told = [ToldFacts(best_words, drawback, _sentences(worse))]
    for number, facts in enumerate(others):
        known = {fact.about for fact in compared}
        if conceded is not None and drawback is not None and drawback.rival == number + 1:
            known.add(conceded.about)
        left = [fact for fact in facts if fact.about not in known]
        told.append(ToldFacts(_sentences(_different(left, first)), is_compared=len(left) < len(facts)))
    return told


def is_preferable(found: Collection[ActionFact], other: Collection[ActionFact]) -> bool:
    """Return whether facts speak for one action rather than another.

    What is said of one of them only counts by its own merit. The greatest lead of the other must be smaller.
    """
    leads = [_lead(fact, other) for fact in found]
    leads += [fact.merit or 0.0 for fact in _only_in(found, other)]
    leads += [-(fact.merit or 0.0) for fact in _only_in(other, found)]
    limited = [max(-MOST_LEAD, min(MOST_LEAD, lead)) for lead in leads]
    return sum(limited) >= LEAST_LEAD and max(leads) > -min(leads)


def _only_in(found: Iterable[ActionFact], other: Iterable[ActionFact]) -> list[ActionFact]:
    known = {fact.about for fact in other}
    return [fact for fact in found if fact.about not in known]


def _differs(fact: ActionFact, others: Sequence[Iterable[ActionFact]]) -> bool:
    """Return whether the facts of some other action do not include this value, or there is no other one."""
    return not all(any(one[:2] == fact[:2] for one in facts) for facts in others) or not others


def _speaks_for(fact: ActionFact) -> bool:
    return fact.merit is None or fact.merit >= 0


def _is_quotation(fact: ActionFact) -> bool:
    """Return whether a fact only tells what is printed on a card, and nothing about the position."""
    return fact.words is not None and any(name == QUOTED for name, _ in fact.words.values)


def _is_shown(fact: ActionFact) -> bool:
    """Return whether the drawback of a fact tells its value."""
    return fact.drawback is not None and "{own}" in fact.drawback.source


def _sentences(facts: Iterable[ActionFact]) -> tuple[Text, ...]:
    return tuple(dict.fromkeys(fact.words for fact in facts if fact.words is not None))


def _lead(fact: ActionFact, facts: Iterable[ActionFact]) -> float:
    """Return how much more a fact speaks for its action than the same one of another action; 0 if unknown."""
    other = next((one.merit for one in facts if one.about == fact.about), None)
    return 0.0 if fact.merit is None or other is None else fact.merit - other


def _is_same(fact: ActionFact, facts: Iterable[ActionFact]) -> bool:
    """Return whether facts of another action include this one, or one that is about as good."""
    same = [one for one in facts if one.about == fact.about]
    return any(
        one.value == fact.value or (None not in (one.merit, fact.merit) and abs(_lead(fact, [one])) < 1)
        for one in same
    )


def _compared(
    facts: Iterable[ActionFact], others: Sequence[Iterable[ActionFact]], least: float = 1.0
) -> dict[ActionFact, Text]:
    """Return the sentences of facts beside the other actions' values, if one of these is so much worse."""
    found = {}
    for fact in facts:
        same = {
            number: one
            for number, facts in enumerate(others, 2)
            for one in facts
            if one.about == fact.about and one.shown != ""
        }
        leads = [_lead(fact, [one]) for one in same.values()]
        if _tells_its_value(fact) and max(leads, default=0.0) >= least and min(leads) > -TINY:
            assert fact.words is not None
            values = [_FOR_CHOICE.fill(value=one.shown, rival=number) for number, one in same.items()]
            if len(same) == len(others) > 1 and len({one.shown for one in same.values()}) == 1:
                values = [_FOR_OTHERS.fill(value=same[2].shown)]
            found[fact] = _COMPARED.fill(fact=fact.words, values=enumerated(values))
        if len(found) == MOST_COMPARED:
            break
    return found


def _tells_its_value(fact: ActionFact) -> bool:
    """Return whether the sentence of a fact has its number, so that those of others can stand beside it."""
    shown = str(fact.shown)
    number = "".join(filter(str.isdecimal, shown))
    return bool(number) and fact.words is not None and any(one in str(fact.words) for one in (number, shown))


def _rival(fact: ActionFact, others: Sequence[Iterable[ActionFact]]) -> tuple[int, ActionFact]:
    """Return the number of the action that is noticeably better and best in a fact, with its fact; or 0."""
    all_facts = [(number, one) for number, facts in enumerate(others, 1) for one in facts]
    better = [found for found in all_facts if found[1].about == fact.about and _lead(found[1], [fact]) >= 1]
    return max(better, key=lambda found: found[1].merit or 0.0, default=(0, fact))


def _drawback(fact: ActionFact, number: int, rival: ActionFact) -> Drawback:
    assert fact.drawback is not None
    return Drawback(fact.drawback.fill(own=fact.shown, other=rival.shown, rival=number + 1), number)


def _different(facts: Sequence[ActionFact], first: Sequence[ActionFact]) -> list[ActionFact]:
    """Return the facts that differ noticeably from those of the first action, and the main other one.

    A main one with a value that hardly differs is left out.
    """
    values, said = {fact[:2] for fact in first}, _sentences(first)
    other = [fact for fact in facts if fact[:2] not in values and fact.words not in (None, *said)]
    found = [fact for fact in other if (fact is other[0] and fact.shown == "") or not _is_same(fact, first)]
    return sorted(found, key=lambda fact: _lead(fact, first) > -1)


class Reason(msgspec.Struct, frozen=True):
    """A quantity of which there is more, or less, after this choice than after the others."""

    aspect: str
    """The name of the compared quantity, one of the game's aspects."""
    is_more: bool
    points: float
    """The value of the difference in points of the game; above 0 it speaks for the choice."""
    words: Text

    @property
    def is_counted(self) -> bool:
        """Whether the words tell how much the difference is."""
        return "{amount}" in self.words.source


class LineStep(msgspec.Struct, frozen=True):
    """One step of the likeliest continuation."""

    is_own: bool
    who: Text | None
    """The figure that takes a step of the player's own, if there are several; other steps name theirs."""
    words: Text
    share: float
    """The frequency of the step after those before it, from 0 to 1."""


class Share(msgspec.Struct, frozen=True):
    """The frequency of an action."""

    words: Text
    share: float


class Weighed(msgspec.Struct, frozen=True):
    """One of the best choices."""

    action: str
    chance: float
    """The chance to win, from 0 to 1."""
    points: float
    """The expected result in points of the game, from the deciding player's side."""
    margin: float = 0.0
    """The random error of the difference in points to the chosen action."""
    reasons: tuple[Reason, ...] = ()
    """In descending order of weight."""
    line: tuple[LineStep, ...] = ()
    """The continuation, as far as it was played often enough."""
    answer: Share | None = None
    """The other side's most frequent next action."""
    facts: tuple[Text, ...] = ()
    """Sentences about the choice that the player can check."""
    drawback: Drawback | None = None
    against: tuple[Text, ...] = ()
    """Other facts that speak against the chosen action, or more for another one."""
    is_compared: bool = False
    """Whether the first choice's sentences already say how this one differs from it."""
    than: int = 0
    """The number of the only choice to which the reasons for the first compare it; 0 for all others."""


class Explanation(msgspec.Struct, frozen=True):
    """The reasons for a decision."""

    choices: tuple[Weighed, ...] = ()
    """The choice taken, then the best of the others."""
    places: tuple[tuple[int, float], ...] = ()
    """The hidden figure's likeliest places in the other side's view, with their chances."""
    mixed: tuple[tuple[str, float], ...] = ()
    """If both sides choose at once: the shares of the actions in the mixture, the largest first."""
    answers: tuple[Share, ...] = ()
    """If both sides choose at once: the other side's expected play."""
    basis: tuple[Text, ...] = ()
    """Sentences about where the goal may be reached, if that is not only the hidden figure's place."""
