"""Charts of a game, turn by turn."""
