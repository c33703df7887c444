"""Combats of the second edition."""
