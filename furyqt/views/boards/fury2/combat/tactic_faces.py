"""Combat cards as they count now: with what they do against each card that the other side can have."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.decks import HIDDEN, HOLY_ITEMS
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet, may_use_holy_items
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.outcomes import counter_text, strike_text
from furyqt.views.boards.fury2 import faces
from furyqt.views.picture import CardFace

N_ = Texts("fury2.fight")

_WITH_RESULTS = N_("{text} {results}")


def strike_face(observation: Fury2Observation, card: int) -> CardFace:
    """Return a hunter's card with its results against the enemy's cards, which are public."""
    fight = observation.fight
    if card == HIDDEN or fight is None:
        return faces.item_face(card)
    return _strike(observation.options, card, fight.cards, fight.enemy)


def counter_face(observation: Fury2Observation, card: int) -> CardFace:
    """Return a card of the enemy with its results against all cards that hunters can have."""
    fight = observation.fight
    if card == HIDDEN or fight is None:
        return faces.tactic_face(card)
    barred = frozenset() if may_use_holy_items(fight, observation.options) else HOLY_ITEMS
    items = tuple(item for item in HUNTER_CARDS if can_meet(item, card) and item not in barred)
    return _counter(observation.options, card, items, fight.enemy)


@lru_cache(maxsize=512)
def _strike(options: Any, card: int, tactics: tuple[int, ...], enemy: Enemy) -> CardFace:
    able = tuple(tactic for tactic in tactics if can_meet(card, tactic))
    face = faces.item_face(card)
    return _with(face, strike_text(options, card, able, enemy)) if able else face


@lru_cache(maxsize=512)
def _counter(options: Any, card: int, items: tuple[int, ...], enemy: Enemy) -> CardFace:
    return _with(faces.tactic_face(card), counter_text(options, card, items, enemy))


def _with(face: CardFace, results: Text) -> CardFace:
    assert face.text is not None
    return replace(face, text=_WITH_RESULTS.fill(text=face.text, results=results))
