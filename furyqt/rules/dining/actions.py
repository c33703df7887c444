"""The players' actions and their notation, one token each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furyqt.rules.core.agenda import Action, State
from furyqt.rules.dining.spaces import CODES, NOWHERE, NUMBERS, SPACES
from furyqt.rules.dining.table_rows import RESOURCES

BRIBES = ("tourist", "blood", "sheep", "cube")
"""The kinds of Bribes in the order in which they are paid; a Bribe is an index here."""


class PlaceHero(Action, frozen=True, tag=True):
    """Place the Hero on a space."""

    space: int

    @property
    def text(self) -> str:
        return CODES[self.space]


class Activate(Action, frozen=True, tag=True):
    """Activate the Tourist on a space."""

    space: int

    @property
    def text(self) -> str:
        return f"use:{CODES[self.space]}"


class BuyTicket(Action, frozen=True, tag=True):
    """Pay a Beer or a Doughnut to fetch a Tourist from the Bus."""

    resource: int

    @property
    def text(self) -> str:
        return f"ticket:{RESOURCES[self.resource]}"


class Keep(Action, frozen=True, tag=True):
    """Keep the fetched Tourist as a Bribe."""

    @property
    def text(self) -> str:
        return "keep"


class Send(Action, frozen=True, tag=True):
    """Move the activated Tourist to a space."""

    space: int

    @property
    def text(self) -> str:
        return f"to:{CODES[self.space]}"


class UseCard(Action, frozen=True, tag=True):
    """Use a face-up Tourist Ability card."""

    card: int

    @property
    def text(self) -> str:
        return f"card:{self.card}"


class Take(Action, frozen=True, tag=True):
    """Take a resource that a card allows."""

    resource: int

    @property
    def text(self) -> str:
        return f"take:{RESOURCES[self.resource]}"


class Heal(Action, frozen=True, tag=True):
    """Return a Bite by the effect of a card."""

    @property
    def text(self) -> str:
        return "heal"


class Discard(Action, frozen=True, tag=True):
    """Discard a Gift card to draw another one."""

    gift: int

    @property
    def text(self) -> str:
        return f"discard:{self.gift}"


class Cure(Action, frozen=True, tag=True):
    """Pay a Garlic or a Holy Water to return a Bite."""

    resource: int

    @property
    def text(self) -> str:
        return f"cure:{RESOURCES[self.resource]}"


class End(Action, frozen=True, tag=True):
    """End the turn, or the own Dinner."""

    @property
    def text(self) -> str:
        return "end"


class Done(Action, frozen=True, tag=True):
    """Choose nothing more."""

    @property
    def text(self) -> str:
        return "done"


class Attend(Action, frozen=True, tag=True):
    """Attend the Dinner; the Bribes follow."""

    @property
    def text(self) -> str:
        return "attend"


class Skip(Action, frozen=True, tag=True):
    """Stay away from the Dinner and receive a Bite."""

    @property
    def text(self) -> str:
        return "skip"


class PayBribe(Action, frozen=True, tag=True):
    """Pay one Bribe."""

    kind: int

    @property
    def text(self) -> str:
        return f"bribe:{BRIBES[self.kind]}"


class ConvertFavor(Action, frozen=True, tag=True):
    """Convert one Favor token into 1 VP."""

    @property
    def text(self) -> str:
        return "favor"


class CompleteGift(Action, frozen=True, tag=True):
    """Complete a Gift card."""

    gift: int

    @property
    def text(self) -> str:
        return f"gift:{self.gift}"


DiningAction = (
    PlaceHero
    | Activate
    | BuyTicket
    | Keep
    | Send
    | UseCard
    | Take
    | Heal
    | Discard
    | Cure
    | End
    | Done
    | Attend
    | Skip
    | PayBribe
    | ConvertFavor
    | CompleteGift
)

PLACES = tuple(map(PlaceHero, SPACES))
"""The placement of a Hero on each space, made once."""
SENDS = tuple(map(Send, SPACES))
"""The same for a Tourist."""
TAKES = tuple(map(Take, range(len(RESOURCES))))
CURES = tuple(map(Cure, range(len(RESOURCES))))
PAYMENTS = tuple(map(PayBribe, range(len(BRIBES))))
KEEP, HEAL, END, DONE, ATTEND, SKIP, CONVERT_FAVOR = (
    Keep(),
    Heal(),
    End(),
    Done(),
    Attend(),
    Skip(),
    ConvertFavor(),
)
MOST_CARDS = 99
"""The highest number of a card."""

WORDS: dict[str, DiningAction] = {
    action.text: action for action in (KEEP, HEAL, END, DONE, ATTEND, SKIP, CONVERT_FAVOR)
}
WITH_RESOURCE: dict[str, Callable[[int], DiningAction]] = {"ticket": BuyTicket, "take": Take, "cure": Cure}
WITH_SPACE: dict[str, Callable[[int], DiningAction]] = {"use": Activate, "to": Send}
WITH_CARD: dict[str, Callable[[int], DiningAction]] = {
    "card": UseCard,
    "discard": Discard,
    "gift": CompleteGift,
}


def read(token: str) -> DiningAction:
    """Return the action of a token; ValueError for anything else."""
    word, colon, value = token.partition(":")
    if not colon and word in WORDS:
        return WORDS[word]
    if not colon and word in NUMBERS:
        return PlaceHero(NUMBERS[word])
    if word in WITH_RESOURCE and value in RESOURCES:
        return WITH_RESOURCE[word](RESOURCES.index(value))
    if word in WITH_SPACE and value in NUMBERS:
        return WITH_SPACE[word](NUMBERS[value])
    if word in WITH_CARD and value in _CARDS:
        return WITH_CARD[word](_CARDS[value])
    if word == "bribe" and value in BRIBES:
        return PAYMENTS[BRIBES.index(value)]
    raise ValueError(f"{token!r} is not an action")


_CARDS = {str(card): card for card in range(1, MOST_CARDS + 1)}


def write(before: State, action: Action, after: State) -> str:
    """Return the token of an action."""
    del before, after
    return action.text


def space_of(observation: Any, action: Any) -> int:
    """Return the space of the town that an action is about, or NOWHERE; the position does not matter."""
    del observation
    return getattr(action, "space", NOWHERE)
