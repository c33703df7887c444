"""Training and trials of the third edition."""
