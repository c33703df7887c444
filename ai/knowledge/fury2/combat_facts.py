"""The facts about combat cards in the second edition, and about the fighters: what both sides can check."""

from __future__ import annotations

from collections.abc import Iterator

from ai.reasons import ActionFact
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import Counter, Strike
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import HEALTH
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.outlook import line, meetings
from furyqt.rules.fury2.words import FIGURE_NAMES

N_ = Texts("fury2.dracula")

NOTICED = 3
"""Percents that a person notices."""

MOST_LINES = 2
"""The number of cards of the other side that get a sentence each."""

_WINS = N_("Against the cards that the other side may choose, {card} wins with {least}% to {most}%.")
_WINS_EVENLY = N_("Against each card that the other side may choose, {card} wins with {least}%.")
_BLOOD = N_("Dracula has {blood} blood left.")
_HEALTH = N_("{hunter} has {health} of {most} health.")
_LESS = N_("choice {rival} wins more often on average ({other}% instead of {own}%)")


def wins(seen: Fury2Observation, action: Strike | Counter, card: Text) -> Iterator[ActionFact]:
    """Yield how likely a combat card wins against the cards that may meet it, and what that brings.

    If many cards may, only the worst one gets a sentence of its own.
    """
    found = meetings(seen, action)
    if not found:
        return
    percents = [round(100 * one.chance) for one in found]
    least, most, mean = min(percents), max(percents), sum(percents) / len(percents)
    told = None
    if len(found) > MOST_LINES:
        told = (_WINS_EVENLY if least == most else _WINS).fill(card=card, least=least, most=most)
        found = (min(found, key=lambda one: one.chance),)
    yield ActionFact("wins", (action.card, least, most), told, mean / NOTICED, _LESS, round(mean))
    for one in found:
        yield ActionFact(f"against {one.other}", (one.chance, one.won, one.lost), line(seen, action, one))


def fighters(seen: Fury2Observation) -> Iterator[Text]:
    """Yield how much blood Dracula has left in a combat, and how much health each hunter."""
    fight = seen.fight
    if fight is None:
        return
    if fight.enemy == Enemy.DRACULA:
        yield _BLOOD.fill(blood=seen.blood)
    for hunter in fight.hunters:
        words = _HEALTH.fill(hunter=FIGURE_NAMES[hunter], most=HEALTH[hunter])
        yield words.fill(health=seen.hunters[hunter].health)
