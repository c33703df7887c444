"""The results of a combat card against each card of the other side, in words (C6, C12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.results import CombatResult, Key, ResultTable, result_table

N_ = Texts("fury2.outcomes")

NO_EFFECT = CombatResult(continues=True)
"""For a pair of cards that the table does not have."""


def result_text(result: CombatResult, enemy: Enemy) -> Text:
    """Return what a result does in a combat with this enemy, in the order in which it happens."""
    is_dracula, blood = enemy == Enemy.DRACULA, result.blood
    parts = [
        N_.plural("the hunter loses %n health", result.health) if result.health else None,
        N_.plural("Dracula loses %n blood", blood) if blood and is_dracula else None,
        _KILLED[enemy] if result.killed else None,
        _EVENT if result.event else None,
        _ITEMS if result.items else None,
        _BITE if result.bite else None,
        _REPEL if result.repel else None,
        _FLIGHT if result.flight and is_dracula else None,
        _END if result.ends else None,
        _CONTINUE if result.continues else None,
        _ADDS if result.advantage else None,
        _DESTROYED if result.destroyed else None,
    ]
    return words.joined([part for part in parts if part is not None])


_KILLED = {
    Enemy.DRACULA: N_("Dracula's blood falls to the next red mark"),
    Enemy.AGENT: N_("the agent is killed"),
    Enemy.NEW_VAMPIRE: N_("the New Vampire is killed"),
    Enemy.SERVANT: N_("the Servant loses a life"),
}
_EVENT = N_("the hunter discards an event")
_ITEMS = N_("the hunter discards all items")
_BITE = N_("the hunter is bitten")
_REPEL = N_("Repel")
_FLIGHT = N_("Dracula flies away")
_END = N_("the combat ends")
_ADDS = N_("the winner adds 1 in the next round")
_DESTROYED = N_("the hunter's card is discarded")
_CONTINUE = N_("Continue")


def strike_text(options: Any, item: int, tactics: Iterable[int], enemy: Enemy) -> Text:
    """Return what a hunter's card does against these cards of the enemy, won and lost."""
    table = result_table(options)
    return _both(tactics, lambda tactic, won: (item, tactic, won), table, enemy, words.tactic_text)


def counter_text(options: Any, tactic: int, items: Iterable[int], enemy: Enemy) -> Text:
    """Return what a card of the enemy does against these cards of a hunter, won and lost."""
    table = result_table(options)
    return _both(items, lambda item, won: (item, tactic, not won), table, enemy, _item_name)


def _item_name(item: int) -> Text:
    return words.card_text(Deck.ITEM, item)


def _both(
    others: Iterable[int],
    key: Callable[[int, bool], Key],
    table: ResultTable,
    enemy: Enemy,
    name: Callable[[int], Text],
) -> Text:
    cards = tuple(others)
    won, lost = (
        _grouped([(table.get(key(card, is_won), NO_EFFECT), name(card)) for card in cards], enemy)
        for is_won in (True, False)
    )
    return _WON_AND_LOST.fill(won=won, lost=lost)


def _grouped(results: Sequence[tuple[CombatResult, Text]], enemy: Enemy) -> Text:
    """Return each different result once, with the cards against which it happens."""
    found: dict[Text, list[Text]] = {}
    for result, card in results:
        found.setdefault(result_text(result, enemy), []).append(card)
    if len(found) == 1:
        return next(iter(found))
    parts = [_AGAINST.fill(result=result, cards=words.joined(cards)) for result, cards in found.items()]
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = _THEN.fill(first=part, rest=text)
    return text


_AGAINST = N_("{result} ({cards})")
_THEN = N_("{first}; {rest}")
_WON_AND_LOST = N_("Won: {won}. Lost: {lost}.")
