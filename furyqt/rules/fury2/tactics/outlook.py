"""A combat card against those that the other side may still choose: who wins, and what it does (C4-C6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import msgspec

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import Counter, Strike
from furyqt.rules.fury2.decks import COMBAT_ITEMS, HIDDEN, Deck, EventCard
from furyqt.rules.fury2.tactics.bonuses import enemy_bonus, hunters_bonus
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet, enemy_cards, hunter_cards
from furyqt.rules.fury2.tactics.fight import Fight
from furyqt.rules.fury2.tactics.initiative import initiative_of
from furyqt.rules.fury2.tactics.outcomes import NO_EFFECT, result_text
from furyqt.rules.fury2.tactics.results import CombatResult, result_table

N_ = Texts("fury2.outlook")
_SIDES = range(1, 7)
_ROLLS = len(_SIDES) ** 2


class Meeting(msgspec.Struct, frozen=True):
    """A card of the other side that may meet the own one."""

    other: int
    """The other side's card: a Tactic for the hunters, an Item for the enemy."""
    chance: float
    """The chance to win the round."""
    won: CombatResult
    lost: CombatResult


def meetings(position: Any, action: Strike | Counter) -> tuple[Meeting, ...]:
    """Return the cards that may meet the card of an action, by the knowledge of the player who chooses it."""
    fight: Fight = position.fight
    table, is_ours = result_table(position.options), isinstance(action, Strike)
    found = []
    for other in _of_enemy(position, fight) if is_ours else _of_hunters(position, fight):
        item, tactic = (action.card, other) if is_ours else (other, action.card)
        if can_meet(item, tactic):
            ahead = hunters_bonus(fight) - enemy_bonus(position, fight)
            chance = chance_to_win(position.options.initiative, ahead, item, tactic)
            won, lost = (
                table.get((item, tactic, hunters_win), NO_EFFECT) for hunters_win in (is_ours, not is_ours)
            )
            found.append(Meeting(other, chance if is_ours else 1.0 - chance, won, lost))
    return tuple(found)


def _of_enemy(position: Any, fight: Fight) -> Sequence[int]:
    """Return the cards that the enemy may choose in this round; all of them are public."""
    agatha = position.hunter_ally == EventCard.SISTER_AGATHA
    return enemy_cards(fight, position.blood, position.options, agatha=agatha)


def _of_hunters(position: Any, fight: Fight) -> Sequence[int]:
    """Return the cards that one of the hunters may choose; a hidden item may be any."""
    found: set[int] = set()
    for hunter in fight.hunters:
        items = position.hunters[hunter].items
        held = sorted(COMBAT_ITEMS) if HIDDEN in items else items
        found |= set(hunter_cards(fight, hunter, held, position.options))
    return [card for card in HUNTER_CARDS if card in found]


@cache
def chance_to_win(initiative: str, ahead: int, item: int, tactic: int) -> float:
    """Return the hunters' chance to win with two cards: dice, bonuses, and initiative for equal totals.

    `ahead` is the hunters' bonus less the enemy's.
    """
    sums = [ours - theirs + ahead for ours, theirs in product(_SIDES, repeat=2)]
    wins, ties = sum(one > 0 for one in sums), sums.count(0)
    table = initiative_of(initiative)
    quicker = table.hunters[item] - table.enemies[tactic]
    if not quicker:
        return wins / (_ROLLS - ties)  # both sides roll again
    return (wins + ties * (quicker > 0)) / _ROLLS


# ----------------------------------------------------------------------------------------------------- words


def other_name(action: Strike | Counter, other: int) -> Text:
    """Return the name of a card of the other side."""
    return words.tactic_text(other) if isinstance(action, Strike) else words.card_text(Deck.ITEM, other)


def lines(position: Any, action: Strike | Counter) -> tuple[Text, ...]:
    """Return a sentence for each card that may meet the card of an action."""
    return tuple(line(position, action, one) for one in meetings(position, action))


def line(position: Any, action: Strike | Counter, one: Meeting) -> Text:
    """Return the sentence for a card that may meet the card of an action."""
    enemy = position.fight.enemy
    won, lost = (result_text(result, enemy) for result in (one.won, one.lost))
    told = _SAME_LINE if won == lost else _LINE.fill(percent=round(100 * one.chance), lost=lost)
    return told.fill(card=other_name(action, one.other), won=won)


_LINE = N_("Against {card} you win with {percent}%: {won}. Lost: {lost}.")
_SAME_LINE = N_("Against {card}, won or lost: {won}.")
