"""Setup, the round, and the turns of Dracula and the hunters (R1-R3, R8, R15)."""
