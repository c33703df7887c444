"""Reviews of a recorded game: replay, analysis, audit and reasons."""
