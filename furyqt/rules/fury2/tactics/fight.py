"""A combat that is going on, and how each side sees it (C2-C6)."""

from __future__ import annotations

from enum import IntEnum

import msgspec
from msgspec.structs import replace

from furyqt.rules.core.zones import HIDDEN, NONE
from furyqt.rules.fury2.tables import HUNTERS


class Enemy(IntEnum):
    """The enemies that hunters fight (C1)."""

    DRACULA = 0
    AGENT = 1
    """A minion or the assassin."""
    NEW_VAMPIRE = 2
    """The vampire of the event Vampire Lair; the tile New Vampire is not fought (C1.7)."""
    SERVANT = 3


class FightResult(IntEnum):
    """The end of a fight (C7.1)."""

    NONE = 0
    ENDED = 1
    """By an End result, or by three Continue results in a row: both sides survive."""
    KILLED = 2
    """The enemy was killed."""
    ESCAPED = 3
    """By an End result of the hunters' card Escape."""
    BITTEN = 4
    DEFEATED = 5
    """A hunter, or the last one, was defeated by a loss of health."""
    PREVENTED = 6
    """A card prevented the fight before the first round (C2.4)."""


Numbers = tuple[int, int, int, int]
"""A number for each hunter."""
NO_CHOICES: Numbers = (NONE, NONE, NONE, NONE)
ENEMY_ADVANTAGE = 4
"""The enemy in the field `advantage`, which is a hunter otherwise."""


class Fight(msgspec.Struct, frozen=True):
    """A fight that is going on.

    `choices`, `choice` and `target` are secret until the cards are revealed; the rest is public.
    """

    hunters: tuple[int, ...]
    """The hunters who are still in it, in turn order."""
    enemy: Enemy = Enemy.DRACULA
    cards: tuple[int, ...] = ()
    """The enemy's cards in this fight."""
    enemy_seat: int = 4
    """The figure who chooses the enemy's cards: Dracula or the Servant."""
    tile: int = NONE
    """The kind of agent."""
    spot: int = NONE
    """The id of the spot with the agent's tile; NONE if it is on no location card."""
    party: int = 0
    """A bit for each hunter who took part, including those who left."""
    round: int = 0
    """The number of the round, 0 before the first."""
    choices: Numbers = NO_CHOICES
    choice: int = NONE
    target: int = NONE
    """The hunter who is the enemy's target in this round (C4.1)."""
    revealed: bool = False
    """Whether this round's cards are faceup."""
    before: Numbers = NO_CHOICES
    """Each hunter's card of the last round (C3.5)."""
    before_enemy: int = NONE
    rolls: tuple[int, int] = (0, 0)
    """This round's dice, the hunters' first; 0 before the roll."""
    continues: int = 0
    """Continue results in a row."""
    repelled: bool = False
    """Whether Repel limits the enemy's choice in this round (C3.7)."""
    no_escape: int = 0
    """The last round in which the enemy may not play an escape card (C3.8)."""
    advantage: int = NONE
    """The side that adds 1 in this round: a hunter, ENEMY_ADVANTAGE, or NONE."""
    traps: int = 0
    """Trap cards: the enemy adds 1 for each (C5)."""
    planned: Numbers = (0, 0, 0, 0)
    """Advance Planning cards of each hunter (C5)."""
    result: FightResult = FightResult.NONE
    """Its end, as soon as that is clear."""


def with_number(numbers: Numbers, hunter: int, value: int) -> Numbers:
    """Return the numbers with another one for this hunter."""
    return (*numbers[:hunter], value, *numbers[hunter + 1 :])  # type: ignore[return-value]


# -------------------------------------- a side's view: choices are secret until the cards are revealed (C4.1)


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
