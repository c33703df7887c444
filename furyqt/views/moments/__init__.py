"""Moments: cards shown large over the board, and the story of a turn drawn on the map."""
