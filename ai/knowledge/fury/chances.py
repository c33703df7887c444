"""The facts about the actions of hunters, and sentences about things that may be in a place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ai.reasons import CERTAIN, QUOTED, SHARE, TINY, ActionFact, percent, percentage
from furyqt.rules.core.enumeration import alternatives, enumerated
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

Ways = Mapping[int, float]
"""The chance that a hunter can come to each place on the next move: 1 unless a ticket must be drawn."""

SURE = CERTAIN
"""A higher chance counts as certain."""
APART = 0.02
"""Two chances or shares that differ by less are the same to a person."""
NOTICED = 0.05
"""The difference between two chances or shares that speaks for one of two actions."""
LEAST = 0.05
"""A smaller chance is not worth a sentence."""
LEAST_ON_TRAIL = 0.1
"""A smaller chance that a place is on the trail is not worth a sentence."""
NAMED = 3
"""The number of places that are named."""

ON_TRAIL = N_("The chance that {place} is on Dracula's trail is {percent}%.")
_OTHERS = N_("in {count:word} other cities")
_CARD = N_("According to the card: {quoted}")
_STAYS = N_("{cards} stays in hand for a later moment.")
_STAY = N_("{cards} stay in hand for a later moment.")
_TAKES_EFFECT = N_("{card} then takes effect: {quoted}")


class ThereWords(NamedTuple):
    """The sentences about something that may be where an action leads."""

    about: str
    likely: Text
    """With its chance."""
    sure: Text
    drawback: Text
    """It is more likely where another action leads."""


DRACULA = ThereWords(
    "there",
    N_("The chance that Dracula is {place:in} now is {percent}%."),
    N_("Dracula is {place:in} now."),
    N_("choice {rival} leads to where Dracula is more likely to be ({other} instead of {own})"),
)


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


def chance_there(chance: float, name: Text, words: ThereWords, sure: Text | None = None) -> ActionFact:
    """Return how likely something is in a place; a sentence about the certain case can be another one."""
    told = None
    if chance > SURE:
        told = (sure or words.sure).fill(place=name)
    elif chance >= LEAST:
        told = words.likely.fill(place=name, percent=percent(chance))
    return share_fact(words.about, chance, told, words.drawback)


def share_fact(about: str, share: float, words: Text | None, drawback: Text | None = None) -> ActionFact:
    """Return a fact about a chance or a share, of which more is better for the hunters."""
    return ActionFact(about, round(share, 6), words, share / NOTICED, drawback, percentage(share))


def no_argument(fact: ActionFact) -> ActionFact:
    """Return a fact that nothing is there, which never speaks for the best action."""
    return fact._replace(merit=min(fact.merit or 0.0, -TINY))


def some_named(places: Iterable[int], names: Sequence[Text]) -> Text:
    """Return where something may be, with at most NAMED of the places and the number of the others."""
    found = sorted(places)
    rest = len(found) - NAMED
    parts = [names[place].form("in") for place in (found if rest < 2 else found[:NAMED])]
    return alternatives([*parts, _OTHERS.fill(count=numeral(rest))] if rest > 1 else parts)


def by_card(text: Text | None) -> Iterator[ActionFact]:
    """Yield the text of a card, if there is one, which the reader sees as a quotation."""
    if text is not None:
        yield ActionFact("card", text, _CARD.fill(**{QUOTED: text}))


def kept(cards: Sequence[Text]) -> Iterator[ActionFact]:
    """Yield that these cards stay in hand if none is played now."""
    if cards:
        words = _STAYS if len(cards) == 1 else _STAY
        yield ActionFact("kept", tuple(cards), words.fill(cards=enumerated(cards)))


def unanswered(card: Text, text: Text) -> ActionFact:
    """Return what a card of the other side does if nothing answers it."""
    return ActionFact("card", text, _TAKES_EFFECT.fill(card=card, **{QUOTED: text}))


class HunterFacts(ABC):
    """The facts about actions in one observation of the hunters, the most important first."""

    turns: ClassVar[tuple[type, ...]]
    """The decisions of a hunter's turn."""
    named: ClassVar[tuple[type, ...]]
    """The actions that name a place."""

    def __init__(self, observation: Any) -> None:
        self._seen = observation
        self._step: Any = observation.agenda[-1] if observation.agenda else None

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
    def found(self, action: Any) -> Iterator[ActionFact]:
        """Yield the facts about an action."""
