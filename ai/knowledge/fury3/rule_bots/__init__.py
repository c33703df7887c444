"""The rule bots' names and the wall: those who only test, and may take part in no training."""

from __future__ import annotations

from ai.knowledge.fury3.rule_bots.habits import characters

TEST_HALF = "test"
HUNTERS = {name: found.words for name, found in characters("hunters").items()}
DRACULAS = {name: found.words for name, found in characters("dracula").items()}
BOTS = {"hunters": HUNTERS, "dracula": DRACULAS}
"""The names of the bots by the name of the player who has them."""
TEST = {
    player: frozenset(name for name in names if characters(player)[name].half == TEST_HALF)
    for player, names in BOTS.items()
}
"""The names of the half that only tests, by player."""
