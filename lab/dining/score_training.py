"""Training of the expected end scores: games that begin in different ways and end in the same one.

Until a random turn the players have habits and make mistakes of their own, so that many kinds of positions
come up. From then on all of them follow the usual policy, and in later rounds of the training the policy with
a check of the end of the turn. So a score tells how good a position is, not how good a player.
"""

from __future__ import annotations

import random

import msgspec

from ai.knowledge.dining.features import NAMES as NAMES
from ai.knowledge.dining.features import TIMES as TIMES
from ai.knowledge.dining.features import Row, features, times
from ai.knowledge.dining.policy import DiningGuide
from ai.knowledge.dining.resource_values import USUAL, Habits
from ai.knowledge.dining.rule_bots import TUNING
from ai.knowledge.dining.rule_bots.player import HABITS
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.dining.game import RULES
from furyqt.rules.dining.scoring import final_outcome
from furyqt.rules.dining.setup import setup
from furyqt.rules.dining.steps.turns import HeroTurn
from lab.game_modules import KNOWLEDGE
from lab.train.score import ScoreExample

Position = tuple[Row, list[Row], tuple[int, ...]]
"""Times, features and points."""
PLAYERS = (2, 3, 4)
"""The numbers of players that have weights of their own."""
WEIGHTS = {players: KNOWLEDGE / "dining" / f"score_weights_{players}.txt" for players in PLAYERS}
"""The files that training writes, by the number of players."""
MISTAKES = (0.0, 0.1, 0.4)
"""The shares of random actions that players have at first, each equally often."""
LATER_NOISE = 0.03
"""The share of random actions that all of them have later."""
TASTE = 0.3
"""The difference of habits: the standard deviation of the logarithm of each one's factor."""
KINDS = (USUAL, USUAL, *(HABITS[name] for name in TUNING))
"""The habits that players vary, each equally often."""
MOST_TURNS = 64
"""The habits end at a turn up to this one."""
SHARE = 0.2
"""The share of later turns whose position is used."""


def examples(seed: int, players: int, number: int) -> list[ScoreExample]:
    """Return the examples from one game, which the seed and the number of the round decide."""
    rng = random.Random(seed)
    state = setup(RULES.checked_options({"players": str(players), "snacks": rng.choice(("on", "off"))}), seed)
    state.told = None
    varied = [DiningGuide(rng, rng.choice(MISTAKES), _habits(rng)) for _ in range(players)]
    usual = DiningGuide(rng, LATER_NOISE, checks_turn_end=number > 0)
    until = rng.randrange(MOST_TURNS)
    found: list[Position] = []
    while state.agenda:
        actions, player = legal_actions(state), player_to_move(state)
        assert player is not None
        is_later = state.turn > until
        if (
            is_later
            and isinstance(state.agenda[-1], HeroTurn)
            and (not found or rng.random() < SHARE)
            and len(actions) > 1
        ):
            found.append((times(state), features(state), state.points))
        advance(state, (usual if is_later else varied[player]).choose(state, actions))
    values = final_outcome(state).values
    return [ScoreExample(now, rows, scored, state.points, values) for now, rows, scored in found]


def _habits(rng: random.Random) -> Habits:
    """Return habits that differ from those of a kind."""
    kind = msgspec.structs.asdict(rng.choice(KINDS))
    return Habits(**{name: habit * rng.lognormvariate(0, TASTE) for name, habit in kind.items()})
