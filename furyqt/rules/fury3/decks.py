"""The decks: cards by number with their copies, icons and kinds, and the zones of the cards (R10, R12)."""

from __future__ import annotations

from enum import IntEnum

from furyqt.rules.core.zones import HIDDEN as HIDDEN
from furyqt.rules.core.zones import NONE as NONE


class Deck(IntEnum):
    """The piles that cards are drawn from; tickets are drawn like cards."""

    ITEM = 0
    EVENT = 1
    ENCOUNTER = 2
    TICKET = 3


PILE, DISCARD, BURIED = 0, 1, 2
"""Zones: the draw pile, the faceup discard pile, the cards discarded facedown."""
HAND = (3, 4, 5, 6, 7)
"""Zones: the hunters' hands and Dracula's."""
TABLE = 8
"""Zone: faceup in play: an ally, a card being played, a vampire being fought, matured bodyguards."""
DRAWN = 9
"""Zone: an event card that a hunter or Dracula has just drawn and not yet kept or played."""
OUT = 12
"""Zone: not in the game, because a chapter removes the card."""
ON_HIDEOUT = 100
"""Zone: the hideout with id n is ON_HIDEOUT + n."""


class Item(IntEnum):
    """Item cards (R12), then the three basic combat cards of every hunter (R1.4)."""

    RIFLE = 0
    PISTOL = 1
    KNIFE = 2
    CRUCIFIX = 3
    GARLIC = 4
    HEAVENLY_HOST = 5
    HOLY_CIRCLE = 6
    GARLIC_WREATH = 7
    HOLY_BULLETS = 8
    DOGS = 9
    STAKE = 10
    FAST_HORSES = 11
    PUNCH = 12
    DODGE = 13
    ESCAPE = 14


BASIC = (Item.PUNCH, Item.DODGE, Item.ESCAPE)
WEAPONS = frozenset({Item.RIFLE, Item.PISTOL, Item.KNIFE})


class Combat(IntEnum):
    """Dracula's combat cards; each shows the icon of its own name (R10)."""

    FANGS = 0
    STRENGTH = 1
    CLAWS = 2
    MESMERIZE = 3
    PLOTTING = 4
    ESCAPE_AS_BAT = 5
    ESCAPE_AS_MIST = 6


ESCAPES = frozenset({Combat.ESCAPE_AS_BAT, Combat.ESCAPE_AS_MIST})
ICONS: dict[int, frozenset[int]] = {
    Item.RIFLE: frozenset({Combat.CLAWS, Combat.ESCAPE_AS_BAT}),
    Item.PISTOL: frozenset({Combat.CLAWS, Combat.PLOTTING}),
    Item.KNIFE: frozenset({Combat.FANGS, Combat.ESCAPE_AS_BAT}),
    Item.CRUCIFIX: frozenset({Combat.FANGS, Combat.MESMERIZE, Combat.ESCAPE_AS_MIST}),
    Item.GARLIC: frozenset({Combat.FANGS, Combat.STRENGTH}),
    Item.HEAVENLY_HOST: frozenset({Combat.MESMERIZE}),
    Item.HOLY_CIRCLE: frozenset(Combat),
    Item.PUNCH: frozenset({Combat.MESMERIZE, Combat.PLOTTING}),
    Item.DODGE: frozenset({Combat.FANGS, Combat.STRENGTH, Combat.CLAWS}),
    Item.ESCAPE: frozenset({Combat.STRENGTH, Combat.PLOTTING}),
}
"""The highlighted icons of every card with a banner; a card without an entry has no icons (R10.4.1)."""
BANNERED = frozenset(ICONS)


class Encounter(IntEnum):
    """Encounter cards; the first three are vampires."""

    NEW_VAMPIRE = 0
    RECKLESS_VAMPIRE = 1
    ARISTOCRATIC_VAMPIRE = 2
    HOAX = 3
    UNNATURAL_FOG = 4
    DESECRATED_SOIL = 5
    SZGANY_MOB = 6
    RATS = 7
    SABOTEUR = 8
    WOLVES = 9
    SZGANY_BODYGUARDS = 10
    BATS = 11
    SPY = 12


VAMPIRES = frozenset({Encounter.NEW_VAMPIRE, Encounter.RECKLESS_VAMPIRE, Encounter.ARISTOCRATIC_VAMPIRE})
VAMPIRE_HEALTH = {Encounter.NEW_VAMPIRE: 6, Encounter.RECKLESS_VAMPIRE: 4}
VAMPIRE_INFLUENCE = {
    Encounter.NEW_VAMPIRE: 3,
    Encounter.RECKLESS_VAMPIRE: 4,
    Encounter.ARISTOCRATIC_VAMPIRE: 4,
}
CANNOT_AMBUSH = frozenset({Encounter.ARISTOCRATIC_VAMPIRE, Encounter.HOAX})
CANNOT_MATURE = frozenset({Encounter.RATS, Encounter.BATS})


class EventCard(IntEnum):
    """Event cards (R1.3); a new one gets the next number, whosever it is."""

    NEWSPAPER_REPORTS = 0
    CHARTERED_CARRIAGE = 1
    HIRED_SCOUTS = 2
    LONG_NIGHT = 3
    EXCELLENT_WEATHER = 4
    SURPRISING_RETURN = 5
    SENSE_OF_EMERGENCY = 6
    SPEEDY_TELEGRAPH = 7
    ESCAPE_ROUTE = 8
    LOCAL_RUMORS = 9
    FOREWARNED = 10
    BLOOD_TRANSFUSION = 11
    GOOD_LUCK = 12
    RENEWED_VIGOR = 13
    PLANNED_AMBUSH = 14
    EVIL_PRESENCE = 15
    MYSTIC_RESEARCH = 16
    LUCKY_FIND = 17
    RUFUS_SMITH = 18
    JONATHAN_HARKER = 19
    SISTER_AGATHA = 20
    WAX_CYLINDERS = 21
    CONSECRATED_GROUND = 22
    LUCYS_REVENGE = 23
    HYPNOSIS = 24
    HEROIC_LEAP = 25
    BEHIND_THE_VEIL = 26
    MONEY_TRAIL = 27
    VAMPIRE_LAIR = 28
    GREAT_STRENGTH = 29
    HIDDEN_SCHEMES = 30
    SUMMON_STORMS = 31
    ROADBLOCK = 32
    WILD_HORSES = 33
    DEVILISH_POWER = 34
    VAMPIRIC_INFLUENCE = 35
    FALSE_TIP = 36
    UNEARTHLY_SWIFTNESS = 37
    SENSATIONALIST_PRESS = 38
    ENRAGED = 39
    DARKNESS_RETURNS = 40
    CUSTOMS_SEARCH = 41
    DRACULAS_BRIDES = 42
    GREAT_WOLF = 43
    IMMANUEL_HILDESHEIM = 44
    SEDUCTION = 45
    NOCTURNAL_VISIT = 46


class Power(IntEnum):
    """Dracula's power cards (R7)."""

    FEED = 0
    DARK_CALL = 1
    WOLF_FORM = 2
    MISDIRECT = 3
    HIDE = 4


TICKETS = ((3, 2), (2, 2), (2, 1), (1, 1), (1, 0))
"""White and yellow value of each kind of ticket; no yellow value is 0 (R5.5.2)."""
TICKET_COPIES = (4, 4, 3, 2, 3)
