"""The third edition's notation: one token per action, read without looking at the position."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.fury3.action_labels import WORDS
from furyqt.rules.fury3.actions import (
    CARD_IDS,
    COMBAT_IDS,
    POWER_IDS,
    SPACES,
    TICKET_IDS,
    WAYS,
    Choose,
    Counter,
    Fury3Action,
    Give,
    Go,
    LinkChoice,
    Pick,
    PlaceChoice,
    Placement,
    Play,
    Space,
    Strike,
    Word,
)
from furyqt.rules.fury3.decision import Fury3Decision
from furyqt.rules.fury3.decks import Deck, Power
from furyqt.rules.fury3.observation import DECISIONS
from furyqt.rules.fury3.tables import ATLAS, DRACULA_FIGURE, FIGURES, PLACES, TRAIL
from furyqt.rules.mechanisms.token_table import TokenTable


def _own_words(kind: type[Fury3Decision]) -> Iterator[str]:
    """Yield the words for which a decision has its own label."""
    return (action.word for action in kind.labels if isinstance(action, Word))


def _all() -> Iterator[Fury3Action]:
    """Return every action that a token can represent."""
    yield from map(Word, sorted(WORDS.keys() | {word for kind in DECISIONS for word in _own_words(kind)}))
    for place in PLACES:
        yield PlaceChoice(place)
        yield from (Go(way, place) for way in WAYS)
        yield from (Go("rail", place, ticket) for ticket in range(len(TICKET_IDS)))
        yield from (Placement(place), Placement(place, Power.WOLF_FORM))
    yield from (LinkChoice(line) for line, way in enumerate(ATLAS.links) if way.kind in _LINES)
    yield from (
        Play(card, actor) for card in range(len(CARD_IDS[Deck.EVENT])) for actor in (*FIGURES, DRACULA_FIGURE)
    )
    for deck in Deck:
        for card in range(len(CARD_IDS[deck])):
            yield Pick(deck, card)
            yield from (Give(giver, deck, card) for giver in FIGURES)
    yield from (Choose(hunter) for hunter in FIGURES)
    yield from (Strike(card) for card in range(len(CARD_IDS[Deck.ITEM])))
    yield from (Counter(card) for card in range(len(COMBAT_IDS)))
    for space in range(len(SPACES)):
        yield Space(space)
        yield from (Space(space, card) for card in range(len(CARD_IDS[Deck.ENCOUNTER])))
        yield Placement(space=space) if space >= TRAIL else Placement(power=Power.MISDIRECT, space=space)
    yield from (Placement(power=power) for power in range(len(POWER_IDS)))


_LINES = ("road", "rail_white", "rail_yellow")
TOKENS: TokenTable[Fury3Action] = TokenTable(_all(), "this is not an action of the third edition")
