"""Engraving: outlines, tones and lines."""
