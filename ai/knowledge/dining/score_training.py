"""Training of the expected end scores: whole games between players of different habits."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from ai.knowledge.dining.features import NAMES as NAMES
from ai.knowledge.dining.features import TIMES as TIMES
from ai.knowledge.dining.features import features, times
from ai.knowledge.dining.look_ahead import LookAhead
from ai.knowledge.dining.policy import DiningGuide
from ai.knowledge.dining.rule_bots.habits import HABITS
from ai.knowledge.dining.rule_bots.names import TUNING
from ai.knowledge.dining.worth import USUAL, Habits
from ai.train.score import ScoreExample
from furyqt.rules.core.agenda import Action, advance, legal_actions, player_to_move
from furyqt.rules.dining.game import RULES
from furyqt.rules.dining.scoring import final_outcome
from furyqt.rules.dining.setup import setup
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.turns import HeroTurn

PLAYERS = (2, 3, 4)
"""The numbers of players that have weights of their own."""
WEIGHTS = "score_weights_{players}.txt"
NOISE = (0.0, 0.05, 0.15)
"""The shares of random actions that players have, each equally often."""
SHARE = 0.5
"""The share of turns whose position is used."""
TASTE = 0.25
"""How much habits differ: the standard deviation of the logarithm of each one's factor."""
LOOKING = 0.25
"""The share of players who look ahead to the end of their turn; in the first round nobody does."""
KINDS = (USUAL, USUAL, USUAL, *(HABITS[name] for name in TUNING))
"""The habits that players vary, each equally often."""
Player = Callable[[DiningState, Sequence[Action]], Action]


def examples(seed: int, players: int, number: int) -> list[ScoreExample]:
    """Return the examples from one game, which the seed and the number of the round decide."""
    rng = random.Random(seed)
    state = setup(RULES.checked_options({"players": str(players), "snacks": rng.choice(("on", "off"))}), seed)
    state.told = None
    seats = [_player(rng, LOOKING if number else 0.0) for _ in range(players)]
    found = []
    while state.agenda:
        if isinstance(state.agenda[-1], HeroTurn) and rng.random() < SHARE:
            found.append((times(state), features(state), state.points))
        actions, player = legal_actions(state), player_to_move(state)
        assert player is not None
        advance(state, actions[0] if len(actions) == 1 else seats[player](state, actions))
    values = final_outcome(state).values
    return [ScoreExample(now, rows, scored, state.points, values) for now, rows, scored in found]


def _player(rng: random.Random, looking: float) -> Player:
    """Return a new player of random habits, perhaps one who looks ahead."""
    plain = msgspec.structs.asdict(rng.choice(KINDS))
    habits = Habits(**{name: habit * rng.lognormvariate(0, TASTE) for name, habit in plain.items()})
    noise = rng.choice(NOISE)
    guide = DiningGuide(rng, noise, habits)
    if rng.random() >= looking:
        return guide.choose
    ahead = LookAhead(habits)

    def look(state: DiningState, actions: Sequence[Action]) -> Action:
        return rng.choice(actions) if rng.random() < noise else ahead.best(state, actions)

    return look
