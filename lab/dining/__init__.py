"""Training and trials of *Dining with Dracula*."""
