"""Charts of a game: how it went, turn by turn."""
