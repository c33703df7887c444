"""Arriving, searching, hideouts, encounters and matured effects."""
