"""The scene of a combat, in place of the map."""
