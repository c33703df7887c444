"""The facts about combat cards in the second edition, and about the fighters: what both sides can check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ai.reasons import ActionFact, percentage
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import Counter, Strike
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import HEALTH
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.outlook import Meeting, line, meetings, other_name
from furyqt.rules.fury2.words import FIGURE_NAMES

N_ = Texts("fury2.dracula")

NOTICED = 3
"""Percents that a person notices."""

LEAST_SHARE = 0.03
"""A card that is rarer gets no sentence of its own."""
FOR_END = 3.0
"""The steps of merit for a possible end of the enemy."""
Expected = Mapping[Text, float]
"""The frequency of each card of the other side in the search's estimate; empty if it is not known."""

MOST_LINES = 2
"""The number of cards of the other side that get a sentence each."""

_WINS = N_("Against the cards that the other side may choose, {card} wins with {least}% to {most}%.")
_WINS_EVENLY = N_("Against each card that the other side may choose, {card} wins with {least}%.")
_BLOOD = N_("Dracula has {blood} blood left.")
_HEALTH = N_("{hunter} has {health} of {most} health.")
_LESS = N_("choice {rival} wins more often on average ({other} instead of {own})")
_WINS_EXPECTED = N_("Against the cards that the other side is likely to play, {card} wins with {percent}%.")
_DESTROYS = N_("Won, it can destroy Dracula, who has {blood} blood left.")
_IS_DESTROYED = N_("Lost, it can destroy Dracula, who has {blood} blood left.")
_DEFEATS = N_("Won, it can defeat {hunters}.")
_LOST_DEFEATS = N_("Lost, it can mean the defeat of {hunters}.")
_MAY_END = N_("choice {rival} can end the combat with a victory")
_NO_END = N_("with choice {rival} the combat is less dangerous")


def wins(
    seen: Fury2Observation, action: Strike | Counter, card: Text, expected: Expected
) -> Iterator[ActionFact]:
    """Yield how likely a combat card wins against the cards that may meet it, and what that brings.

    If many cards may, only the likeliest ones, or else the worst one, get a sentence of their own.
    """
    found = meetings(seen, action)
    if not found:
        return
    shares = {one.other: expected.get(other_name(action, one.other), 0.0) for one in found}
    whole = sum(shares.values())
    percents = [round(100 * one.chance) for one in found]
    least, most, mean, told = min(percents), max(percents), sum(percents) / len(percents), None
    if whole:
        mean = sum(100 * one.chance * shares[one.other] for one in found) / whole
        told = _WINS_EXPECTED.fill(card=card, percent=round(mean)) if len(found) > 1 else None
        likely = [one for one in found if shares[one.other] >= LEAST_SHARE * whole]
        found = tuple(sorted(likely, key=lambda one: -shares[one.other])[:MOST_LINES])
    elif len(found) > MOST_LINES:
        told = (_WINS_EVENLY if least == most else _WINS).fill(card=card, least=least, most=most)
        found = (min(found, key=lambda one: one.chance),)
    yield ActionFact("wins", (action.card, least, most), told, mean / NOTICED, _LESS, percentage(mean / 100))
    yield from _ends(seen, action, found)
    for one in found:
        yield ActionFact(f"against {one.other}", (one.chance, one.won, one.lost), line(seen, action, one))


def _ends(seen: Fury2Observation, action: Strike | Counter, found: Sequence[Meeting]) -> Iterator[ActionFact]:
    """Yield which fighters a result would destroy or defeat."""
    fight: Any = seen.fight
    is_ours = isinstance(action, Strike)
    blood = max(one.won.blood if is_ours else one.lost.blood for one in found)
    ends = fight.enemy == Enemy.DRACULA and blood >= seen.blood
    words = (_DESTROYS if is_ours else _IS_DESTROYED).fill(blood=seen.blood)
    merit = FOR_END if is_ours else -FOR_END
    yield ActionFact(
        "destroyed", ends, words if ends else None, merit * ends, _MAY_END if is_ours else _NO_END
    )
    harm = max(one.lost.health if is_ours else one.won.health for one in found)
    fighters_ = (getattr(seen.agenda[-1], "hunter", NONE),) if is_ours else fight.hunters
    weak = [one for one in fighters_ if one != NONE and 0 < seen.hunters[one].health <= harm]
    names = enumerated([FIGURE_NAMES[one].form("told") for one in weak]) if weak else ""
    words = (_LOST_DEFEATS if is_ours else _DEFEATS).fill(hunters=names)
    merit = -FOR_END if is_ours else FOR_END
    yield ActionFact(
        "defeated", bool(weak), words if weak else None, merit * bool(weak), _NO_END if is_ours else _MAY_END
    )


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
