"""Qt item models of observations and pictures."""
