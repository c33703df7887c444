"""Arriving, searching, hideouts, encounters and what matures."""
