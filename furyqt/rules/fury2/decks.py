"""The decks: cards by number with their copies and kinds, and the zones of the cards (R1, R9, R12)."""

from __future__ import annotations

from enum import IntEnum

from furyqt.rules.core.zones import HIDDEN as HIDDEN
from furyqt.rules.core.zones import NONE as NONE


class Deck(IntEnum):
    """The piles that cards and tiles are drawn from."""

    ITEM = 0
    EVENT = 1
    ENCOUNTER = 2


PILE, DISCARD = 0, 1
"""Zones: the draw pile (of encounters the pool), the discard pile, which is always open."""
HAND = (3, 4, 5, 6, 7, 8)
"""Zones: the hands of the hunters, of Dracula, and the Servant's one event."""
TABLE = 9
"""Zone: faceup in play: an ally, a card being played, a tile before a hunter or on no location card."""
DRAWN = 10
"""Zone: an event card that has just been drawn and is not yet kept or played."""
FALLEN = 11
"""Zone: tiles that fell off the trail in this turn and may mature (R7.5)."""
ON_SPOT = 100
"""Zone: the tiles on the spot with id n of the trail or the catacombs are in ON_SPOT + n."""


class Item(IntEnum):
    """Item cards, then the three tactics cards of every hunter."""

    CRUCIFIX = 0
    DOGS = 1
    FAST_HORSE = 2
    GARLIC = 3
    HEAVENLY_HOST = 4
    HOLY_WATER = 5
    KNIFE = 6
    LOCAL_RUMORS = 7
    PISTOL = 8
    RIFLE = 9
    SACRED_BULLETS = 10
    STAKE = 11
    PUNCH = 12
    DODGE = 13
    ESCAPE = 14


BASIC = (Item.PUNCH, Item.DODGE, Item.ESCAPE)
HOLY_ITEMS = frozenset({Item.CRUCIFIX, Item.HEAVENLY_HOST, Item.HOLY_WATER})
"""Combat items that are of no use against agents (C3.2)."""
COMBAT_ITEMS = HOLY_ITEMS | {Item.KNIFE, Item.PISTOL, Item.RIFLE, Item.SACRED_BULLETS, Item.STAKE}
"""The items with an initiative number (C3.1)."""
SHIELDS = frozenset({Item.CRUCIFIX, Item.HEAVENLY_HOST})
"""Items that a hunter shows against a New Vampire's bite, Lightning and Quincey P. Morris."""


class Encounter(IntEnum):
    """The kinds of encounter tiles."""

    AMBUSH = 0
    ASSASSIN = 1
    BATS = 2
    DESECRATED_SOIL = 3
    FOG = 4
    MINION_WITH_KNIFE = 5
    MINION_WITH_KNIFE_AND_PISTOL = 6
    MINION_WITH_KNIFE_AND_RIFLE = 7
    HOAX = 8
    LIGHTNING = 9
    PEASANTS = 10
    PLAGUE = 11
    RATS = 12
    SABOTEUR = 13
    SPY = 14
    THIEF = 15
    NEW_VAMPIRE = 16
    WOLVES = 17


MATURING = frozenset({Encounter.AMBUSH, Encounter.DESECRATED_SOIL, Encounter.NEW_VAMPIRE})
"""The tiles with an effect when they mature."""


class Tactic(IntEnum):
    """The tactics cards of Dracula, then those of his agents."""

    CLAWS = 0
    DODGE = 1
    ESCAPE_MAN = 2
    ESCAPE_BAT = 3
    ESCAPE_MIST = 4
    FANGS = 5
    MESMERIZE = 6
    STRENGTH = 7
    AGENT_PUNCH = 8
    AGENT_DODGE = 9
    AGENT_KNIFE = 10
    AGENT_PISTOL = 11
    AGENT_RIFLE = 12


DRACULA_BY_DAY = (Tactic.CLAWS, Tactic.DODGE, Tactic.ESCAPE_MAN)
DRACULA_BY_NIGHT = tuple(Tactic)[: Tactic.AGENT_PUNCH]
ESCAPES = frozenset({Tactic.ESCAPE_MAN, Tactic.ESCAPE_BAT, Tactic.ESCAPE_MIST})
_BARE = (Tactic.AGENT_PUNCH, Tactic.AGENT_DODGE)
AGENT_CARDS: dict[int, tuple[Tactic, ...]] = {
    Encounter.ASSASSIN: (*_BARE, Tactic.AGENT_KNIFE, Tactic.AGENT_PISTOL, Tactic.AGENT_RIFLE),
    Encounter.MINION_WITH_KNIFE: (*_BARE, Tactic.AGENT_KNIFE),
    Encounter.MINION_WITH_KNIFE_AND_PISTOL: (*_BARE, Tactic.AGENT_KNIFE, Tactic.AGENT_PISTOL),
    Encounter.MINION_WITH_KNIFE_AND_RIFLE: (*_BARE, Tactic.AGENT_KNIFE, Tactic.AGENT_RIFLE),
}
"""The cards of each kind of agent (C3.4)."""
AGENTS = frozenset(AGENT_CARDS)


class EventCard(IntEnum):
    """Event cards (R12.1); a new one gets the next number, whosever it is."""

    ADVANCE_PLANNING = 0
    BLOOD_TRANSFUSION = 1
    CHARTERED_CARRIAGE = 2
    CONSECRATED_GROUND = 3
    ESCAPE_ROUTE = 4
    EXCELLENT_WEATHER = 5
    FOREWARNED = 6
    GOOD_LUCK = 7
    GREAT_STRENGTH = 8
    HEROIC_LEAP = 9
    HIRED_SCOUTS = 10
    HYPNOSIS = 11
    JONATHAN_HARKER = 12
    LONG_DAY = 13
    MONEY_TRAIL = 14
    MYSTIC_RESEARCH = 15
    NEWSPAPER_REPORTS = 16
    RE_EQUIP = 17
    RUFUS_SMITH = 18
    SECRET_WEAPON = 19
    SENSE_OF_EMERGENCY = 20
    SISTER_AGATHA = 21
    STORMY_SEAS = 22
    SURPRISING_RETURN = 23
    TELEGRAPH_AHEAD = 24
    VAMPIRE_LAIR = 25
    CONTROL_STORMS = 26
    CUSTOMS_SEARCH = 27
    DEVILISH_POWER = 28
    DRACULAS_BRIDES = 29
    EVASION = 30
    FALSE_TIP_OFF = 31
    IMMANUEL_HILDESHEIM = 32
    NIGHT_VISIT = 33
    QUINCEY_P_MORRIS = 34
    RAGE = 35
    RELENTLESS_MINION = 36
    ROADBLOCK = 37
    SEDUCTION = 38
    SENSATIONALIST_PRESS = 39
    TIME_RUNS_SHORT = 40
    TRAP = 41
    UNEARTHLY_SWIFTNESS = 42
    VAMPIRIC_INFLUENCE = 43
    WILD_HORSES = 44


class Power(IntEnum):
    """Dracula's power cards (R6)."""

    DARK_CALL = 0
    DOUBLE_BACK = 1
    FEED = 2
    HIDE = 3
    WOLF_FORM = 4


RESOLVES = ("newspaper_reports", "sense_of_emergency", "inner_strength")
"""The three effects of resolve (R13)."""
