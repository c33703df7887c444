"""The rule bots' names; a function of the same name is in `hunters` or in `draculas`."""

HUNTERS = {
    "chaser": "goes the shortest way to the newest place of the trail that is known",
    "ambusher": "goes one step ahead of the trail: to the neighbours of the newest known place",
    "sweeper": "goes where plain counting of moves says he may be, each hunter to another place",
    "spread": "stands where one more move reaches most of the belief's weight",
    "harbour": "waits in the ports when he went to sea, and chases when he is on land",
    "camper": "keeps the castle and three crossings, and leaves only for a fresh trail close by",
    "researcher": "rests until research or a fresh place shows the trail, then chases",
    "tracker": "goes to the newest known place, then looks around it, and rests once the trail is cold",
    "slayer": "goes to the vampire, or to the newest traps whose place is known",
    "nurse": "chases in good health, and rests when life is low",
    "pack": "moves all four together behind the first, who chases",
    "half": "two chase, two stand where they are soonest everywhere",
    "walker": "walks at random and never rests",
    "statue": "never moves",
}
DRACULAS = {
    "runner": "as far from the nearest hunter as a move can lead",
    "loner": "as far from all hunters together as a move can lead",
    "sailor": "to sea, and along it as long as there is blood",
    "landsman": "flees on land, and never to sea",
    "dweller": "stays around the castle, and hides and doubles back there to heal",
    "doubler": "doubles back whenever the place is safe",
    "hider": "hides whenever the place is safe",
    "corner": "lives in the far corners of the map, Iberia and Ireland",
    "teleporter": "traps himself in his own trail, to be sent to the castle",
    "gardener": "puts the vampire far from everybody and leads the hunters away from it",
    "shadow": "keeps just out of reach, behind the hunters",
    "phantom": "makes the move after which he may be in most places",
    "fox": "flees from where the hunters believe him to be",
    "gambler": "flees, but moves at random one time in three",
    "circler": "returns to the cities of his earlier ways",
    "ferry": "goes from port to port, by sea only to leave hunters behind",
    "hermit": "lives where few ways meet",
    "central": "stays in the middle of the map, just out of reach",
}
BOTS = {"hunters": HUNTERS, "dracula": DRACULAS}
"""The names of the rules by the name of the player who has them."""
TEST = {
    "hunters": frozenset({"ambusher", "harbour", "camper", "tracker", "nurse", "half", "walker"}),
    "dracula": frozenset({"corner", "fox", "gambler", "circler", "ferry", "hermit", "central"}),
}
"""The names of the half that only tests, by player: no training may see them (`lab.held_out`)."""
