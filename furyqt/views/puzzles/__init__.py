"""The page of trail puzzles."""
