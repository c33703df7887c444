"""Whose turn it is, the legal actions and the hint."""
