"""The steps of a game: rounds, turns, Tourists with their ability cards, Dinner."""
