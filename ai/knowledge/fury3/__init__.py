"""What the search knows of the third edition: a policy for play-outs and what a position is worth."""
