"""Rounds, phases and turns, card windows, limits and tokens."""
