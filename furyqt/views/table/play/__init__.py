"""A game in progress at the table."""
