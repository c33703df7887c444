"""Dracula's trail and catacombs (R5, R7, R17)."""
