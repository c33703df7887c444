"""The second edition's notation: one token per action, with the dice that it caused.

`rail~2/3` is a declared train journey whose die shows 2/3; the dice are checked when a record is replayed.
"""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.core.agenda import Action, State
from furyqt.rules.fury2.action_labels import WORDS
from furyqt.rules.fury2.actions import (
    CARD_IDS,
    SLOTS,
    TACTIC_IDS,
    WAYS,
    Await,
    Choose,
    Counter,
    Fury2Action,
    Give,
    Go,
    LinkChoice,
    Pick,
    PlaceChoice,
    Placement,
    Play,
    Resolve,
    SlotChoice,
    Strike,
    Use,
    Word,
)
from furyqt.rules.fury2.decision import Fury2Decision
from furyqt.rules.fury2.decks import RESOLVES, Deck, Power
from furyqt.rules.fury2.events import DiceRolled
from furyqt.rules.fury2.observation import DECISIONS
from furyqt.rules.fury2.tables import ATLAS, DRACULA_FIGURE, FIGURES, PLACES, SERVANT_FIGURE
from furyqt.rules.mechanisms.token_table import TokenTable

DICE_SIGN = "~"


def _own_words(kind: type[Fury2Decision]) -> Iterator[str]:
    """Yield the words for which a decision has its own label."""
    return (action.word for action in kind.labels if isinstance(action, Word))


def _all() -> Iterator[Fury2Action]:
    """Return every action that a token can represent."""
    yield from map(Word, sorted(WORDS.keys() | {word for kind in DECISIONS for word in _own_words(kind)}))
    for place in PLACES:
        yield PlaceChoice(place)
        yield from (Go(way, place) for way in WAYS)
        yield from (Placement(place), Placement(place, wolf=True))
        yield from (Placement(place, Power.DOUBLE_BACK, wolf) for wolf in (False, True))
    yield from (LinkChoice(line) for line, way in enumerate(ATLAS.links) if way.kind != "boat")
    for card in range(len(CARD_IDS[Deck.EVENT])):
        yield from (Play(card, actor) for actor in (*FIGURES, DRACULA_FIGURE, SERVANT_FIGURE))
    for item in range(len(CARD_IDS[Deck.ITEM])):
        yield Strike(item)
        for hunter in FIGURES:
            yield from (Use(item, hunter), Give(hunter, item))
    yield from (Resolve(effect) for effect in range(len(RESOLVES)))
    yield from (Pick(deck, card) for deck in Deck for card in range(len(CARD_IDS[deck])))
    for hunter in FIGURES:
        yield from (Choose(hunter), Await(hunter))
    yield from (Counter(card) for card in range(len(TACTIC_IDS)))
    for slot in range(len(SLOTS)):
        yield SlotChoice(slot)
        yield from (SlotChoice(slot, card) for card in range(len(CARD_IDS[Deck.ENCOUNTER])))
    yield from (Placement(power=power) for power in (Power.DARK_CALL, Power.FEED, Power.HIDE))
    yield Placement(power=Power.HIDE, wolf=True)


TOKENS: TokenTable[Fury2Action] = TokenTable(_all(), "this is not an action of the second edition")


def read(token: str) -> Fury2Action:
    """Return the action of a token; ValueError if there is none."""
    return TOKENS.read(token.partition(DICE_SIGN)[0])


def write(before: State, action: Action, after: State) -> str:
    """Return the token of an action with the dice that were rolled for it."""
    events = (after.told or ())[len(before.told or ()) :]
    rolls = (event.token for event in events if isinstance(event, DiceRolled))
    return DICE_SIGN.join((action.text, *rolls))
