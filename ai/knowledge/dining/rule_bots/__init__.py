"""Rule bots of *Dining with Dracula*: players of one habit each, for tests and measurements."""
