"""Searches and the tiles that are met (R8, R9)."""
