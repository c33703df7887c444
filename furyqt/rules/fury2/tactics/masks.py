"""A combat as one side sees it: the other side's choices are secret until the cards are revealed (C4.1)."""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core.zones import HIDDEN, NONE
from furyqt.rules.fury2.tables import HUNTERS
from furyqt.rules.fury2.tactics.fight import Fight, Numbers


def masked_fight(fight: Fight | None, player: int) -> Fight | None:
    """Return the combat with the other side's choices of this round hidden.

    With one hunter there is nothing to choose, so the target is not hidden.
    """
    if fight is None or fight.revealed:
        return fight
    if player != HUNTERS:
        choices: Numbers = tuple([_masked(card) for card in fight.choices])  # type: ignore[assignment]
        return fight if choices == fight.choices else replace(fight, choices=choices)
    if fight.choice == NONE:
        return fight
    target = fight.target if len(fight.hunters) == 1 else _masked(fight.target)
    return replace(fight, choice=HIDDEN, target=target)


def _masked(card: int) -> int:
    return card if card == NONE else HIDDEN
