"""A game in progress."""
