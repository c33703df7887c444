"""Looking back at a recorded game: replay, analysis, audit and reasons."""
