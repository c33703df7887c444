"""Simple rule-based players of the simplified game, each with one habit: the population for the arena."""
