"""The rule bots' names; their habits are in `player`."""

HUNTERS = {
    "chaser": "goes straight to the newest known place of the trail",
    "tracker": "goes where the belief says he is likeliest",
    "armorer": "takes items first, and looks for him with full hands",
    "nurse": "rests early and often",
    "pack": "moves in groups wherever hunters meet",
    "loner": "never moves in a group, and goes into combat without weapons",
    "camper": "stays in large cities and takes cards",
    "reader": "draws events, and pays resolve for news",
    "walker": "walks at random and takes cards",
    "rider": "goes by train whenever there is one",
}
DRACULAS = {
    "runner": "goes as far from the nearest hunter as a move allows",
    "shy": "goes as far from all hunters together as a move allows",
    "sailor": "likes the sea",
    "landsman": "never goes to sea",
    "hider": "hides whenever Hide is in hand",
    "doubler": "doubles back and runs as a wolf whenever possible",
    "feeder": "feeds and stays",
    "attacker": "attacks hunters by night, and by day if he must",
    "dweller": "stays in the east around the castle",
    "gambler": "moves almost at random",
}
BOTS = {"hunters": HUNTERS, "dracula": DRACULAS}
"""The names of the rules by the name of the player who has them."""
TEST = {player: frozenset(sorted(names)[1::2]) for player, names in BOTS.items()}
"""The names of the half that only tests, by player: no training may see them (`lab.held_out`)."""
