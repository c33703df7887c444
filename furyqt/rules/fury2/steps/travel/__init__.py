"""How Dracula and the hunters move (R4, R5, R6)."""
