"""Scenes of the second edition for pictures: the rule of thumb plays every side, as in `tools.positions`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, islice
from typing import Any

from ai.agents import make_agent
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.steps.combat.combat_round import CounterChoice, StrikeChoice
from furyqt.rules.fury2.steps.servant.servant_moves import ServantMove
from furyqt.rules.fury2.steps.supply import TradeGift
from furyqt.rules.fury2.steps.travel.dracula_moves import CardPlacement
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury2.tables import TRAIL, TWILIGHT
from furyqt.views.main_window import MainWindow
from tools.scenes import Scene, nothing, put

Wanted = Callable[[Any], bool]
HUNTERS = (*4 * ("human",), "greedy")
DRACULA = (*4 * ("greedy",), "human")
_SEED = 3
_MOST_SEEDS = 20


def reached(seats: tuple[str, ...], variant: str, is_there: Wanted, wanted: tuple[str, ...] = ()) -> History:
    """Find the first position in which a person decides and a condition holds.

    The actions with the `wanted` tokens are chosen whenever they are possible.
    """
    for seed in islice(count(_SEED), _MOST_SEEDS):
        history = new_history("fury2", {"variant": variant}, seed, seats)
        agent = make_agent(history.rules, "greedy")
        person = int(seats[-1] == "human")
        while (player := player_to_move(history.state)) is not None:
            observation = history.observation(player)
            if player == person and is_there(observation):
                return history
            chosen = next((action for action in observation.actions if action.text in wanted), None)
            history.add(chosen or observation.actions[agent.decide(observation, history.ply).index])
    raise LookupError(f"no such position in the games from seed {_SEED} on")


def is_day_of_hunters(observation: Any) -> bool:
    """Return whether a hunter moves by day, and the trail is full."""
    is_full = len(observation.trail) >= TRAIL and any(spot.faceup for spot in observation.trail)
    return isinstance(observation.agenda[-1], HunterMove) and is_full and observation.time < TWILIGHT


def is_night_of_dracula(observation: Any) -> bool:
    """Return whether Dracula moves by night, and the trail is full."""
    is_full = len(observation.trail) >= TRAIL
    return isinstance(observation.agenda[-1], CardPlacement) and is_full and observation.time >= TWILIGHT


def is_fight(observation: Any) -> bool:
    """Return whether a card of round two or later is chosen in a combat."""
    chooses = isinstance(observation.agenda[-1], StrikeChoice | CounterChoice)
    return chooses and observation.fight is not None and observation.fight.round >= 2


def is_servants_turn(observation: Any) -> bool:
    """Return whether the Servant moves after some rounds."""
    return isinstance(observation.agenda[-1], ServantMove) and len(observation.trail) >= TRAIL


def is_trade(observation: Any) -> bool:
    """Return whether items are given, and both hunters have some."""
    step = observation.agenda[-1]
    if not isinstance(step, TradeGift):
        return False
    return all(observation.hunters[hunter].items for hunter in (step.hunter, step.partner))


def traded() -> History:
    """Find the first trade; a person chooses it as soon as two hunters with items are in one place."""
    return reached(HUNTERS, "base", is_trade, wanted=("trade",))


def table(seats: tuple[str, ...], is_there: Wanted, variant: str = "base") -> Callable[[MainWindow], None]:
    """A position of a game."""

    def lay(window: MainWindow) -> None:
        put(window, reached(seats, variant, is_there))

    return lay


def _lay(window: MainWindow, history: History) -> None:
    put(window, history)


FURY2_SCENES: dict[str, Scene] = {
    "fury2-hunters": Scene(table(HUNTERS, is_day_of_hunters), nothing),
    "fury2-dracula": Scene(table(DRACULA, is_night_of_dracula), nothing),
    "fury2-trade": Scene(lambda window: _lay(window, traded()), nothing),
    "fury2-combat": Scene(table(HUNTERS, is_fight), nothing),
    "fury2-servant": Scene(table((*DRACULA, "human"), is_servants_turn, "servant"), nothing),
}
