"""The movement of Dracula and the hunters (R4, R5, R6)."""
