"""Guidance for a player who decides: what an action brings, and why others are not possible now."""
