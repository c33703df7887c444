"""The player to move, the legal actions and the hint."""
