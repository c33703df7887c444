"""Combat from the cards before it to what follows it (C1-C10)."""
