"""A person's files: games, settings, notes and results."""
