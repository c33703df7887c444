"""Simple rule-based players of the simplified game with one rule each, for the arena."""
