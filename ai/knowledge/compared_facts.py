"""Facts about several actions that are compared with each other, such as where a move leads."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from furyqt.rules.core.text import Text


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
