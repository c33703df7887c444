"""The facts about the actions of hunters, and sentences about things that may be in a place."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ai.reasons import CERTAIN, QUOTED, SHARE, percent, without_repeats
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.enumeration import alternatives, enumerated
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

Ways = Mapping[int, float]
"""The chance that a hunter can come to each place on the next move: 1 unless a ticket must be drawn."""

SURE = CERTAIN
"""A higher chance counts as certain."""
LEAST = 0.05
"""A smaller chance is not worth a sentence."""
LEAST_ON_TRAIL = 0.1
"""A smaller chance that a place is on the trail is not worth a sentence."""
NAMED = 3
"""The number of places that are named."""

DRACULA = N_("The chance that Dracula is {place:in} now is {percent}%.")
DRACULA_SURE = N_("Dracula is {place:in} now.")
ON_TRAIL = N_("The chance that {place} is on Dracula's trail is {percent}%.")
_OTHERS = N_("in {count:word} other cities")
_BEATEN = N_("The chance is greater after another choice, but that one did no better in the simulated games.")
REACHES_LESS = N_("Another choice brings more within reach, but did no better in the simulated games.")
"""Said after the share that the best choice brings within reach."""
_CARD = N_("According to the card: {quoted}")


class Near(NamedTuple):
    """A sentence about what is near the goal of a journey, and the same about what is near a figure."""

    there: Text
    here: Text

    def of(self, *, is_journey: bool) -> Text:
        """Return the sentence for a journey, or for a figure that stays."""
        return self.there if is_journey else self.here


def likeliest(chances: Mapping[int, float], names: Sequence[Text]) -> Text | None:
    """Return the likeliest places with their chances, as a list; None if no place is likely."""
    ranked = sorted(chances.items(), key=lambda item: (-item[1], item[0]))[:NAMED]
    parts = [
        SHARE.fill(what=names[place], percent=percent(chance)) for place, chance in ranked if chance >= LEAST
    ]
    return enumerated(parts) if parts else None


def chance_there(chance: float, name: Text, likely: Text, sure: Text) -> Iterator[Text]:
    """Yield the sentence about something that may be, or certainly is, in a place."""
    if chance > SURE:
        yield sure.fill(place=name)
    elif chance >= LEAST:
        yield likely.fill(place=name, percent=percent(chance))


def some_named(places: Iterable[int], names: Sequence[Text]) -> Text:
    """Return where something may be, with at most NAMED of the places and the number of the others."""
    found = sorted(places)
    rest = len(found) - NAMED
    parts = [names[place].form("in") for place in (found if rest < 2 else found[:NAMED])]
    return alternatives([*parts, _OTHERS.fill(count=numeral(rest))] if rest > 1 else parts)


def by_card(text: Text | None) -> Iterator[Text]:
    """Yield the text of a card, if there is one, which the reader sees as a quotation."""
    if text is not None:
        yield _CARD.fill(**{QUOTED: text})


def _is_likelier(one: Text, other: Text) -> bool:
    """Return whether two facts about a place are the same but for it, and the first has a greater chance."""
    if one.source != other.source or not {"place", "percent"} <= {name for name, _ in one.values}:
        return False
    found, less = (int(_NO_DIGIT.sub("", str(dict(fact.values)["percent"]))) for fact in (one, other))
    return found > less


_NO_DIGIT = re.compile(r"\D")
"""All but the digits of a number."""


def told_apart(found: Iterable[Iterable[Text]]) -> list[tuple[Text, ...]]:
    """Return the facts about each of several actions, of which the first is the best, each fact only once.

    If a chance is greater for another action, the first has a word about that after it. If another one brings
    more within reach, this comes early, as only a few facts are shown.
    """
    first, *others = (tuple(dict.fromkeys(facts)) for facts in found)
    rivals = [fact for facts in others for fact in facts]
    beaten = [n for n, fact in enumerate(first, 1) if any(_is_likelier(rival, fact) for rival in rivals)]
    if beaten:
        first = (*first[: beaten[0]], _BEATEN, *first[beaten[0] :])
    if REACHES_LESS in first[2:]:
        number = first.index(REACHES_LESS)
        first = (first[0], *first[number - 1 : number + 1], *first[1 : number - 1], *first[number + 1 :])
    return without_repeats([first, *others])


class HunterFacts(ABC):
    """The facts about actions in one observation of the hunters, the most important first."""

    turns: ClassVar[tuple[type, ...]]
    """The decisions of a hunter's turn."""
    named: ClassVar[tuple[type, ...]]
    """The actions that name a place."""

    def __init__(self, observation: Any) -> None:
        self._seen = observation
        self._step: Any = observation.agenda[-1] if observation.agenda else None
        self._best: Action | None = None
        self._first: Ways | None = None
        """The places to which the acting hunter can go after the best action."""
        self._rivals: Sequence[Ways] = ()
        """The same after each of the others."""
        self._is_compared = True
        """Whether the actions differ in that."""

    def about(self, actions: Sequence[Action]) -> list[tuple[Text, ...]]:
        """Return the facts about each action; the first is the best, and the others are compared with it."""
        places = [self._place_of(action) for action in actions]
        is_same = len(actions) > 1 and len(set(places)) == 1  # then the place tells nothing
        best = places[0] if is_same else None
        ways = [self.ways_of(action) for action in actions]
        self._best, self._first = actions[0], ways[0]
        self._rivals = [one for one in ways[1:] if one is not None]
        self._is_compared = len(actions) == 1 or any(one != ways[0] for one in ways)
        return told_apart(
            self._found(action, places[0] if number else best, is_best=not number)
            for number, action in enumerate(actions)
        )

    def _place_of(self, action: Any) -> int:
        """Return the place that an action names, or that of the acting hunter; -1 without one."""
        is_named, is_turn = isinstance(action, self.named), isinstance(self._step, self.turns)
        if is_named:
            return int(action.to)
        return int(self._seen.hunters[self._step.hunter].place) if is_turn else -1

    @abstractmethod
    def ways_of(self, action: Any) -> Ways | None:
        """Return where the acting hunter can go on the next move after an action; None if none acts."""

    @abstractmethod
    def _found(self, action: Any, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield the facts about an action, beside one that leads to the place `first`."""
