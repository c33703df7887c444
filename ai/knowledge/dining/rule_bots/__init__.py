"""The rule bots' names; their habits are in `player`."""

TUNING = {
    "builder": "repairs every stand that can be paid, and hardly looks at Gift cards",
    "giver": "collects what the Gift cards need, and repairs little",
}
"""Players that the value is trained with."""
TESTING = {
    "loner": "keeps away from rival Heroes and never uses a Tourist",
    "hoarder": "collects Bribes and whatever is at hand, and repairs late",
}
"""Players that take part in no training, only in tests."""
ALL = TUNING | TESTING
BOTS = dict.fromkeys(("red", "blue", "green", "yellow"), ALL)
"""The names of the rules by the name of the player who has them: every seat can have any of them."""
TEST = dict.fromkeys(BOTS, frozenset(TESTING))
"""The names of those that no training may see, by player (`lab.held_out`)."""
