"""Rule bots of the second edition: players of one habit, for tests, measurements and the value's games."""
