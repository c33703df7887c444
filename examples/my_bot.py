"""A bot of your own for Dining with Dracula, and ten games against a player that plays at random.

python examples/my_bot.py
"""

import random

from ai.agent import AgentDecision
from ai.agents import make_agent
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.ruleset import ruleset

RULES = ruleset("dining")
PREFERRED = ("attend", "gift", "favor", "take", "cure")
"""The words before the colon of the actions that the bot likes, the best first."""


class Guest:
    """Goes to dinner, brings gifts and converts them; otherwise it does whatever comes to mind."""

    def decide(self, observation, seed, stop=None):
        """Return the index of an action; the same observation and seed give the same answer."""
        kinds = [action.text.partition(":")[0] for action in observation.actions]
        for wanted in PREFERRED:
            if wanted in kinds:
                return AgentDecision(index=kinds.index(wanted))
        return AgentDecision(index=random.Random(seed).randrange(len(kinds)))


def winners(seed, agents):
    """Play a game and return the numbers of the players who won it."""
    state = RULES.setup(RULES.checked_options({"players": "2"}), seed)
    decisions = 0
    while not is_over(state):
        player = player_to_move(state)
        known = RULES.observe(state, player)
        decision = agents[player].decide(known, seed=1000 * seed + decisions)
        state = play(state, known.actions[decision.index])
        decisions += 1
    return RULES.outcome(state).winners


def main():
    """Play the games in pairs, so that each side begins equally often."""
    mine, other = Guest(), make_agent(RULES, "random")
    won = sum(0 in winners(seed, [mine, other]) for seed in range(5))
    won += sum(1 in winners(seed, [other, mine]) for seed in range(5))
    print(f"My bot won {won} of 10 games.")


if __name__ == "__main__":
    main()
