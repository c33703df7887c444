"""Pure functions, steps and texts that two or more games share."""
