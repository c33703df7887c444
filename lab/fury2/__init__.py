"""Training and trials of the second edition."""
