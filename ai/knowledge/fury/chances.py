"""The facts about the actions of hunters, and sentences about things that may be in a place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ai.reasons import QUOTED, without_repeats
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.enumeration import alternatives, enumerated
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

SURE = 0.995
"""A higher chance counts as certain."""
LEAST = 0.05
"""A smaller chance is not worth a sentence."""
LEAST_ON_TRAIL = 0.1
"""A smaller chance that a place is on the trail is not worth a sentence."""
LEAST_NEAR = 0.08
"""The smallest chance of a place that is named among others."""
MOST_BEATEN = 2
"""The number of facts before the word that others have a greater chance."""
NAMED = 3
"""The number of places that are named."""

DRACULA = N_("The chance that Dracula is {place:in} now is {percent}%.")
DRACULA_SURE = N_("Dracula is {place:in} now.")
ON_TRAIL = N_("The chance that {place} is on Dracula's trail is {percent}%.")
_PART = N_("{place} ({percent}%)")
_OTHERS = N_("in {count:word} other cities")
_BEATEN = N_("Another choice has a greater chance of that, but did no better in the simulated games.")
_CARD = N_("According to the card: {quoted}")


class Near(NamedTuple):
    """A sentence about what is near the goal of a journey, and the same about what is near a figure."""

    there: Text
    here: Text

    def of(self, *, is_journey: bool) -> Text:
        """Return the sentence for a journey, or for a figure that stays."""
        return self.there if is_journey else self.here


def percent(chance: float) -> str:
    """Return a chance in whole percents."""
    return f"{100 * chance:.0f}"


def likely_places(chances: Mapping[int, float], names: Sequence[Text]) -> Text | None:
    """Return where something is likely, with the chances, as a list; None if it is likely nowhere."""
    ranked = sorted(chances.items(), key=lambda item: (-item[1], item[0]))[:NAMED]
    parts = [
        _PART.fill(place=names[place].form("in"), percent=percent(chance))
        for place, chance in ranked
        if chance >= LEAST_NEAR
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
    """Return whether two facts are the same but for the place, and the first has a greater chance."""
    chances = [dict(fact.values).get("percent") for fact in (one, other)]
    if one.source != other.source or one.number >= 0 or None in chances:
        return False
    return int(str(chances[0])) > int(str(chances[1]))


def told_apart(found: Iterable[Iterable[Text]]) -> list[tuple[Text, ...]]:
    """Return the facts about each of several actions, of which the first is the best, each fact only once.

    If a chance is greater for another action, the first has a word about that.
    """
    first, *others = (tuple(dict.fromkeys(facts)) for facts in found)
    rivals = [fact for facts in others for fact in facts]
    if any(_is_likelier(rival, fact) for fact in first for rival in rivals):
        first = (*first[:MOST_BEATEN], _BEATEN)
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

    def about(self, actions: Sequence[Action]) -> list[tuple[Text, ...]]:
        """Return the facts about each action; the first is the best, and the others are compared with it."""
        places = [self._place_of(action) for action in actions]
        best = None if len(set(places)) > 1 else places[0]  # a place that is the same for all tells nothing
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
    def _found(self, action: Any, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield the facts about an action, beside one that leads to the place `first`."""
