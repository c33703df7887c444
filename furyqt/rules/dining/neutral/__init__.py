"""The neutral form of positions, actions and games, in which other programs can check the rules."""
