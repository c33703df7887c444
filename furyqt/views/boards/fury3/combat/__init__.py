"""Combats of the third edition."""
