"""The explanation of a search's decision as values that can be sent: estimates, reasons, a line, a belief.

The words are the game's own texts, to be translated for the reader; they contain only the deciding player's
knowledge.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

import msgspec

from furyqt.rules.core.text import Text, Texts

N_ = Texts("reasons")

SHARE = N_("{what} {percent}%")
_OVER = N_("over {percent}")
_UNDER = N_("under {percent}")
CERTAIN = 1 - 1e-5
"""Above this a chance counts as certain, as sums of chances have small errors."""
QUOTED = "quoted"
"""The brace of a fact whose value is a quotation, such as the text of a card."""


def percent(chance: float) -> Text:
    """Return a chance in whole percents; only a certain one is 100, and only an impossible one 0."""
    if chance <= CERTAIN and round(100 * chance) == 100:
        return _OVER.fill(percent=99)
    if chance >= 1 - CERTAIN and round(100 * chance) == 0:
        return _UNDER.fill(percent=1)
    return Text("", f"{100 * chance:.0f}")


def without_repeats(found: Iterable[Iterable[Text]]) -> list[tuple[Text, ...]]:
    """Return the facts about each of several actions without those about an earlier one.

    An action that would have none left keeps what sets it apart from the first.
    """
    told: set[Text] = set()
    kept: list[tuple[Text, ...]] = []
    for facts in map(dict.fromkeys, found):
        new = tuple(fact for fact in facts if fact not in told)
        if not new and kept:
            new = tuple(fact for fact in facts if fact not in kept[0])
        told.update(new)
        kept.append(new)
    return kept


class ComparedFact(NamedTuple):
    """A sentence about an action, with what it says in a form that can be compared."""

    about: str
    """The question that it answers."""
    value: Hashable
    """The answer; actions with the same one do not differ in this."""
    words: Text


def compared(found: Iterable[Iterable[ComparedFact]]) -> list[tuple[Text, ...]]:
    """Return the sentences about each of several actions, of which the first is the best.

    The first has what sets it apart, or all facts if nothing does. Another action has only what differs from
    the first. No sentence is repeated.
    """
    first, *others = (tuple(facts) for facts in found)
    same = {(fact.about, fact.value) for fact in first}
    shared = [same.intersection((fact.about, fact.value) for fact in facts) for facts in others]
    common = set.intersection(*shared) if shared else set()
    best = [fact for fact in first if (fact.about, fact.value) not in common] or first
    told = [[fact for fact in facts if (fact.about, fact.value) not in same] for facts in others]
    said: set[Text] = set()
    found_words = []
    for facts in (best, *told):
        new = tuple(dict.fromkeys(fact.words for fact in facts if fact.words not in said))
        said.update(new)
        found_words.append(new)
    return found_words


class Reason(msgspec.Struct, frozen=True):
    """A quantity of which there is more, or less, after this choice than after the others."""

    aspect: str
    """The name of the compared quantity, one of the game's aspects."""
    is_more: bool
    points: float
    """The value of the difference in points of the game; above 0 it speaks for the choice."""
    words: Text


class LineStep(msgspec.Struct, frozen=True):
    """One step of the likeliest continuation."""

    is_own: bool
    who: Text | None
    """The figure that takes a step of the player's own, if there are several; other steps name theirs."""
    words: Text
    share: float
    """The frequency of the step after those before it, from 0 to 1."""
    is_sentence: bool = False
    """Whether the words of a step of the player's own are a sentence, not the words of a button."""


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
    """Sentences that speak for the choice and that the player can check."""


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
