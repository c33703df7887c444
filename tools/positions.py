"""Positions of the third edition to draw: the rule of thumb plays every side, in the rules alone.

No window is needed on the way, so a position is there in a second or two.  The seeds are tried in order from
a fixed one, and always lead to the same positions as long as rules and rule of thumb stay the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

from ai.agents import make_agent
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.agenda import play, player_to_move
from furyqt.rules.fury3.decision import Kind, pending_kind
from furyqt.rules.fury3.steps.supply.trade import TradeGift

Wanted = Callable[[Any], bool]

HUNTERS = (*4 * ("human",), "greedy")
DRACULA = (*4 * ("greedy",), "human")
MINA = ("greedy", "greedy", "greedy", "human", "greedy")
MOST_SEEDS = 20


def reached(seats: tuple[str, ...], is_there: Wanted, first_seed: int, player: int = 0) -> History:
    """The first position of the advanced game in which this player is asked and something holds."""
    for history in islice(_games(seats, first_seed), MOST_SEEDS):
        for observation in _played(history):
            if observation.to_move == player and observation.outcome is None and is_there(observation):
                return history
    raise LookupError(f"no such position in the games from seed {first_seed} on")


def finished(seats: tuple[str, ...], seed: int) -> History:
    """A whole game."""
    history = next(_games(seats, seed))
    for _ in _played(history):
        pass
    return history


def trading(first_seed: int) -> History:
    """Two hunters who have something to give, in a trade that has just begun."""
    for history in islice(_games(HUNTERS, first_seed), MOST_SEEDS):
        for observation in _played(history):
            trade = next((action for action in observation.actions if action.text.endswith("trade")), None)
            if trade is not None and _is_rich(play(history.state, trade)):
                history.add(trade)
                return history
    raise LookupError(f"nobody trades in the games from seed {first_seed} on")


def _is_rich(state: Any) -> bool:
    """Whether there is more to give than three cards, and to one partner only."""
    gift = state.agenda[-1]
    return isinstance(gift, TradeGift) and len(gift.actions(state)) > 4


def _games(seats: tuple[str, ...], first_seed: int) -> Iterator[History]:
    for seed in count(first_seed):
        yield new_history("fury3", {"game": "advanced"}, seed, seats)


def _played(history: History) -> Iterator[Any]:
    """Every position of a game as the player to move sees it, while it is played."""
    agent = make_agent(history.rules, "greedy")
    while (player := player_to_move(history.state)) is not None:
        observation = history.observation(player)
        yield observation
        history.add(observation.actions[agent.decide(observation, history.ply).index])


# What can be wanted of a position


def is_mid_game(observation: Any) -> bool:
    """Whether a hunter by day has much to choose from and two places of the trail are known."""
    known = [hideout for hideout in observation.trail if hideout is not None and hideout.place >= 0]
    is_rich = len(known) >= 2 and len(observation.actions) > 14
    return is_rich and pending_kind(observation) == Kind.HUNTER_ACTION


def is_late_game(observation: Any) -> bool:
    """Whether it is such a choice when Dracula has gained some influence."""
    return is_mid_game(observation) and observation.influence >= 3


def is_flight(observation: Any) -> bool:
    """Whether Dracula, with a trail that is nearly full, chooses where to go."""
    known = [hideout for hideout in observation.trail if hideout is not None]
    return pending_kind(observation) == Kind.PLACEMENT and len(known) >= 5 and len(observation.actions) > 4


def is_fight(observation: Any) -> bool:
    """Whether a card of the second round or later is chosen in a fight with Dracula himself."""
    fight = observation.fight
    return (
        fight is not None
        and pending_kind(observation) in (Kind.STRIKE, Kind.COUNTER)
        and fight.vampire is None
        and fight.round >= 2
    )


def is_crowded_fight(observation: Any) -> bool:
    """Whether it is a fight of several hunters."""
    return is_fight(observation) and len(observation.fight.hunters) >= 2


def is_window(observation: Any) -> bool:
    """Whether the player may play a card or let the window go by."""
    return pending_kind(observation) == Kind.EVENT_WINDOW and len(observation.actions) >= 2
