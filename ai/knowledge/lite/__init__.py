"""What the search knows of the simplified game."""
