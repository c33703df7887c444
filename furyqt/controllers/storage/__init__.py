"""Files a person keeps: games, settings, notes and results."""
