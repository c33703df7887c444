"""Answers to encounters, and what they take from the hunters (R9)."""
