"""Fights (C1-C12)."""
