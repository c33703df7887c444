"""Let two computer players hunt each other in the simplified game, and print what the hunters learn.

python examples/play_a_game.py
"""

from ai.agents import make_agent
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.ruleset import ruleset

HUNTERS, DRACULA = 0, 1


def main() -> None:
    """Play one game."""
    rules = ruleset("lite")
    agents = {HUNTERS: make_agent(rules, "greedy"), DRACULA: make_agent(rules, "search:8")}
    state = rules.setup(rules.checked_options({}), 7)
    decisions = 0
    while not is_over(state):
        player = player_to_move(state)
        known = rules.observe(state, player)  # all that this player has been told, and nothing else
        decision = agents[player].decide(known, seed=decisions)
        state = play(state, known.actions[decision.index])
        decisions += 1
    outcome = rules.outcome(state)
    winners = ", ".join(str(rules.default_table.players[winner].title) for winner in outcome.winners)
    print(f"{decisions} decisions. {outcome.reason} The winner: {winners}, with {outcome.score} points.")


if __name__ == "__main__":
    main()
