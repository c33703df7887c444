"""Positions of the third edition for pictures: the rule of thumb plays every side, without a window.

So a position takes only a second or two, or less if its game has been played so far already. The seeds are
tried in order from a fixed one, and lead to the same positions as long as the rules and the rule of thumb
stay the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import count
from typing import Any

from ai.agents import make_agent
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.agenda import play, player_to_move
from furyqt.rules.fury3.decision import DecisionKind, pending_kind
from furyqt.rules.fury3.steps.supply.trade import TradeGift

Wanted = Callable[[Any], bool]

HUNTERS = (*4 * ("human",), "greedy")
DRACULA = (*4 * ("greedy",), "human")
MINA = ("greedy", "greedy", "greedy", "human", "greedy")
MOST_SEEDS = 20
_KEPT = 16
"""The number of games that are kept for other positions in them."""


def reached(seats: tuple[str, ...], is_there: Wanted, first_seed: int, player: int = 0) -> History:
    """Find the first position of the advanced game in which this player decides and a condition holds."""
    for seed in range(first_seed, first_seed + MOST_SEEDS):
        for ply, observation in _played(seats, seed):
            if observation.to_move == player and observation.outcome is None and is_there(observation):
                return _until(seats, seed, ply)
    raise LookupError(f"no such position in the games from seed {first_seed} on")


def finished(seats: tuple[str, ...], seed: int) -> History:
    """A whole game."""
    plies = sum(1 for _ in _played(seats, seed))
    return _until(seats, seed, plies)


def trading(first_seed: int) -> History:
    """Find two hunters who have something to give, in a trade that has just begun."""
    for seed in range(first_seed, first_seed + MOST_SEEDS):
        for ply, observation in _played(HUNTERS, seed):
            trade = next((action for action in observation.actions if action.text.endswith("trade")), None)
            if trade is not None and _is_rich(play(_game(HUNTERS, seed).states[ply], trade)):
                history = _until(HUNTERS, seed, ply)
                history.add(trade)
                return history
    raise LookupError(f"nobody trades in the games from seed {first_seed} on")


def _is_rich(state: Any) -> bool:
    """Return whether there are more than three cards to give, and only one partner."""
    gift = state.agenda[-1]
    return isinstance(gift, TradeGift) and len(gift.actions(state)) > 4


@lru_cache(maxsize=_KEPT)
def _game(seats: tuple[str, ...], seed: int) -> History:
    """Return the game as far as it has been played."""
    return new_history("fury3", {"game": "advanced"}, seed, seats)


def _played(seats: tuple[str, ...], seed: int) -> Iterator[tuple[int, Any]]:
    """Yield the number and the observation of each decision of a game, which is played on for this."""
    game = _game(seats, seed)
    agent = make_agent(game.rules, "greedy")
    for ply in count():
        player = player_to_move(game.states[ply])
        if player is None:
            return
        observation = game.rules.observe(game.states[ply], player)
        yield ply, observation
        if ply == game.ply:
            game.add(observation.actions[agent.decide(observation, ply).index])


def _until(seats: tuple[str, ...], seed: int, ply: int) -> History:
    """Return a copy of a game that ends before the action of this ply."""
    game = _game(seats, seed)
    return History(game.record.cut(ply), game.states[: ply + 1])


# Conditions for a position


def is_mid_game(observation: Any) -> bool:
    """Return whether a hunter has many actions by day and two places of the trail are known."""
    known = [hideout for hideout in observation.trail if hideout is not None and hideout.place >= 0]
    is_rich = len(known) >= 2 and len(observation.actions) > 14
    return is_rich and pending_kind(observation) == DecisionKind.HUNTER_ACTION


def is_late_game(observation: Any) -> bool:
    """Return whether the same holds after Dracula has gained some influence."""
    return is_mid_game(observation) and observation.influence >= 3


def is_flight(observation: Any) -> bool:
    """Return whether Dracula moves while his trail is nearly full."""
    known = [hideout for hideout in observation.trail if hideout is not None]
    return (
        pending_kind(observation) == DecisionKind.PLACEMENT
        and len(known) >= 5
        and len(observation.actions) > 4
    )


def is_fight(observation: Any) -> bool:
    """Return whether a card of round two or later is chosen in a combat with Dracula himself."""
    fight = observation.fight
    return (
        fight is not None
        and pending_kind(observation) in (DecisionKind.STRIKE, DecisionKind.COUNTER)
        and fight.vampire is None
        and fight.round >= 2
    )


def is_crowded_fight(observation: Any) -> bool:
    """Return whether several hunters fight."""
    return is_fight(observation) and len(observation.fight.hunters) >= 2


def is_window(observation: Any) -> bool:
    """Return whether the player can play a card at a window."""
    return pending_kind(observation) == DecisionKind.EVENT_WINDOW and len(observation.actions) >= 2
