"""The rest of a turn after an action, as the look-ahead finds it best, and what it brings the player.

It ends where a card or a row would have to be drawn that nobody knows.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from ai.knowledge.dining.look_ahead import LookAhead, without_chance
from ai.knowledge.dining.policy import DiningGuide, outlook
from furyqt.rules.core.agenda import Action, advance, legal_actions, player_to_move
from furyqt.rules.dining.actions import Done, End, Send, UseCard
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard, works
from furyqt.rules.dining.steps.ability_choices import GiftExchange
from furyqt.rules.dining.steps.tourists import TouristSteps
from furyqt.rules.dining.tables import Amounts


class WayOn(NamedTuple):
    """The actions and the end of the rest of a turn."""

    end: DiningState
    spaces: tuple[int, ...]
    """The spaces to which Tourists go."""
    card: int
    """The only Tourist Ability card that has an effect; 0 if there is none or more than one."""
    actions: tuple[Action, ...]
    """All actions, beginning with the first."""


def way_on(state: DiningState, action: Action, *, is_whole: bool) -> WayOn:
    """Return the best way found to the end of the turn, or, unless `is_whole`, to its next free choice."""
    player, start, ahead = player_to_move(state), without_chance(state), LookAhead()
    ahead.values(start, [action])
    guide, now = DiningGuide(random.Random(0), 0.0), start.clone()
    spaces, cards, actions = [], [], []
    chosen: Action | None = action
    while chosen is not None:
        step = now.agenda[-1]
        if isinstance(chosen, Send):
            spaces.append(chosen.space)
        elif isinstance(chosen, UseCard) and isinstance(step, AbilityCard):
            cards += [chosen.card] if works(now, now.tables.ability(chosen.card), step.space) else []
        advance(now, chosen)
        actions.append(chosen)
        chosen = None
        is_same_turn = now.turn == start.turn and player_to_move(now) == player
        if is_same_turn and set(now.row_up) <= set(start.row_up):
            chosen = _next(now, ahead, guide, is_whole=is_whole)
    return WayOn(now, tuple(spaces), cards[0] if len(cards) == 1 else 0, tuple(actions))


def _next(now: DiningState, ahead: LookAhead, guide: DiningGuide, *, is_whole: bool) -> Action | None:
    """Return the best action found; None where the way ends."""
    step, actions = now.agenda[-1], legal_actions(now)
    if isinstance(step, TouristSteps) and not is_whole:
        return None
    if isinstance(step, GiftExchange):
        return next(one for one in actions if isinstance(one, Done))
    chosen = ahead.lines.get(outlook(now)) or guide.choose(now, actions)
    return None if isinstance(chosen, End) else chosen


def differences(before: DiningState, after: DiningState, player: int) -> tuple[Amounts, Amounts]:
    """Return the resources of which a player has more, and those of which they have fewer."""
    own = list(enumerate(zip(before.resources[player], after.resources[player], strict=True)))
    more = tuple((one, now - then) for one, (then, now) in own if now > then)
    return more, tuple((one, then - now) for one, (then, now) in own if now < then)
