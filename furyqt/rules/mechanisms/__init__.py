"""Pure functions and words that two or more games share."""
