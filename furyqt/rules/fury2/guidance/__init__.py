"""Guidance for a player who decides."""
