"""Guidance for a player of the third edition: reach, reasons, effects, and the places of figures."""
