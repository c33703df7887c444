"""Rule-based opponents of the simplified game: each follows one rule from what it sees to a move."""
