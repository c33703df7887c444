"""The hunter campaign: chapters as data over the ordinary game, and how they are staged."""
