"""Rule bots of the third edition: players of one habit, half of them for training and half for tests only."""
