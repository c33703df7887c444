"""Numbers, cards and places of the third edition (R1, R4, R10, R12)."""

from __future__ import annotations

import csv
from enum import IntEnum
from importlib.resources import files

import networkx as nx

from furyqt.rules.core.atlas import load_atlas
from furyqt.rules.mechanisms.europe import NAMES

_HERE = files("furyqt.rules.fury3")

# ------------------------------------------------------------------------------------------------- who plays

HUNTERS, DRACULA = 0, 1
"""The two players (R1.2)."""
GODALMING, SEWARD, VAN_HELSING, MINA = FIGURES = range(4)
"""The hunters in activation order (R3.7)."""
COUNT = 4
"""Dracula's number wherever a hunter's number could stand."""
FIGURE_IDS = ("godalming", "seward", "helsing", "mina", "dracula")

HEALTH = (11, 9, 8, 9)
BITE_SPACES = (1, 1, 2, 0)
"""Free spaces for bite tokens; Mina's one bite is printed (R11.2, R11.6)."""
ITEM_LIMIT = EVENT_LIMIT = (3, 4, 3, 3)
TICKET_LIMIT = 2
DRACULA_HEALTH = 15
DRACULA_EVENT_LIMIT = 4
ENCOUNTER_HAND = 5
MOST_INFLUENCE = 13
TRAIL = 6
LAIRS = 3
MOST_DESPAIR = 3
MOST_COMBAT_CARDS = 6
COMBAT_HAND = 5
DAYS = 7

FOG_TOKENS, STORM_TOKENS, ROADBLOCK_TOKENS, BATS_TOKENS, HOST_TOKENS, RUMOR_TOKENS = 4, 6, 8, 2, 3, 4

# ----------------------------------------------------------------------------------------------------- cards

NONE = -1
"""No card, no power, no token."""
HIDDEN = -2
"""A card that the observer cannot see."""


class Deck(IntEnum):
    """The piles that cards are drawn from; tickets are drawn like cards."""

    ITEM = 0
    EVENT = 1
    ENCOUNTER = 2
    TICKET = 3


PILE, DISCARD, BURIED = 0, 1, 2
"""Zones: the draw pile, the faceup discard pile, what was discarded facedown."""
HAND = (3, 4, 5, 6, 7)
"""Zones: the hunters' hands and Dracula's."""
TABLE = 8
"""Zone: faceup in play: an ally, a card being played, a vampire being fought, matured bodyguards."""
DRAWN = 9
"""Zone: an event card that a hunter or Dracula has just drawn and not yet kept or played."""
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


ITEM_COPIES = (4, 4, 3, 2, 3, 3, 2, 3, 3, 4, 4, 3)
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


COMBAT_COPIES = (2, 2, 2, 2, 2, 2, 1)
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
"""The highlighted icons of every card with a banner; a card that is not in here has none (R10.4.1)."""
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


ENCOUNTER_COPIES = (2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
VAMPIRES = frozenset({Encounter.NEW_VAMPIRE, Encounter.RECKLESS_VAMPIRE, Encounter.ARISTOCRATIC_VAMPIRE})
VAMPIRE_HEALTH = {Encounter.NEW_VAMPIRE: 6, Encounter.RECKLESS_VAMPIRE: 4}
VAMPIRE_INFLUENCE = {
    Encounter.NEW_VAMPIRE: 3,
    Encounter.RECKLESS_VAMPIRE: 4,
    Encounter.ARISTOCRATIC_VAMPIRE: 4,
}
CANNOT_AMBUSH = frozenset({Encounter.ARISTOCRATIC_VAMPIRE, Encounter.HOAX})
CANNOT_MATURE = frozenset({Encounter.RATS, Encounter.BATS})


class Event(IntEnum):
    """Event cards: the hunters' thirty, then Dracula's seventeen (R1.3)."""

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


EVENT_COPIES = (
    *(3, 3, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    *(2, 2, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
)
FIRST_DRACULA_EVENT = Event.HIDDEN_SCHEMES
"""A card with this number or a higher one has Dracula's icon on its back."""
HUNTER_ALLIES = frozenset({Event.RUFUS_SMITH, Event.JONATHAN_HARKER, Event.SISTER_AGATHA})
DRACULA_ALLIES = frozenset({Event.DRACULAS_BRIDES, Event.GREAT_WOLF, Event.IMMANUEL_HILDESHEIM})


class Window(IntEnum):
    """The moments at which an event card may be played without being an action (R12.1)."""

    DAWN = 0
    DUSK = 1
    DAY = 2
    DRACULA_PHASE = 3
    END_OF_DRACULA_PHASE = 4
    COMBAT_START = 5


WINDOW_EVENTS: dict[Window, frozenset[int]] = {
    Window.DAWN: frozenset(
        {
            Event.NEWSPAPER_REPORTS,
            Event.LONG_NIGHT,
            Event.SURPRISING_RETURN,
            Event.SPEEDY_TELEGRAPH,
            Event.RENEWED_VIGOR,
        }
    ),
    Window.DUSK: frozenset({Event.NEWSPAPER_REPORTS, Event.SURPRISING_RETURN}),
    Window.DAY: frozenset({Event.GOOD_LUCK}),
    Window.DRACULA_PHASE: frozenset({Event.DEVILISH_POWER, Event.UNEARTHLY_SWIFTNESS}),
    Window.END_OF_DRACULA_PHASE: frozenset(
        {
            Event.HIDDEN_SCHEMES,
            Event.SUMMON_STORMS,
            Event.ROADBLOCK,
            Event.DARKNESS_RETURNS,
            Event.NOCTURNAL_VISIT,
        }
    ),
    Window.COMBAT_START: frozenset(
        {
            Event.ESCAPE_ROUTE,
            Event.PLANNED_AMBUSH,
            Event.LUCKY_FIND,
            Event.LUCYS_REVENGE,
            Event.HEROIC_LEAP,
        }
    ),
}
"""Cards that answer something else (Forewarned, False Tip, ...) are asked for where it happens."""
DAY_ACTIONS = frozenset(
    {
        Event.EXCELLENT_WEATHER,
        Event.SENSE_OF_EMERGENCY,
        Event.VAMPIRE_LAIR,
        Event.BLOOD_TRANSFUSION,
        Event.MYSTIC_RESEARCH,
        Event.WAX_CYLINDERS,
        Event.HYPNOSIS,
        Event.MONEY_TRAIL,
    }
)
NIGHT_ACTIONS = frozenset(
    {
        Event.CONSECRATED_GROUND,
        Event.BLOOD_TRANSFUSION,
        Event.MYSTIC_RESEARCH,
        Event.WAX_CYLINDERS,
        Event.HYPNOSIS,
        Event.MONEY_TRAIL,
    }
)
IMMEDIATE_ONLY = frozenset(
    {
        Event.HIRED_SCOUTS,
        Event.LOCAL_RUMORS,
        Event.EVIL_PRESENCE,
        Event.RUFUS_SMITH,
        Event.JONATHAN_HARKER,
        Event.SISTER_AGATHA,
        Event.BEHIND_THE_VEIL,
        Event.VAMPIRIC_INFLUENCE,
        Event.DRACULAS_BRIDES,
        Event.GREAT_WOLF,
        Event.IMMANUEL_HILDESHEIM,
    }
)
"""Resolved when drawn, never in a hand."""
IMMEDIATE_OR_KEPT = frozenset({Event.NEWSPAPER_REPORTS, Event.SUMMON_STORMS, Event.ROADBLOCK})


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
COPIES = (ITEM_COPIES, EVENT_COPIES, ENCOUNTER_COPIES, TICKET_COPIES)
"""How many of each card a deck has, by Deck."""


class Lasting(IntEnum):
    """What a card changed for some time."""

    NO_SUPPLY_NEXT = 0
    """Devilish Power: no supply actions in the next hunter phase."""
    NO_SUPPLY = 1
    """The same, in the present hunter phase."""
    NIGHT_ROADS = 2
    """Long Night: road moves in the coming night."""
    ANY_ORDER = 3
    """Speedy Telegraph: free order of activation in this hunter phase."""
    EXTRA_ACTION = 4
    """Renewed Vigor: one more action by day."""
    NO_DAY = 5
    """Darkness Returns: the next hunter phase has no day."""
    NOCTURNAL = 6
    """Nocturnal Visit: combats of the next dawn and day count as night."""
    EXTRA_PHASE = 7
    """Unearthly Swiftness: one more Dracula phase."""


# ---------------------------------------------------------------------------------------------------- places

NOWHERE = -1
LAND_BACK, SEA_BACK = -2, -3
"""A facedown location card as the hunters see it; Hide has a land back too (R6.4, R7.1)."""

ATLAS = load_atlas(_HERE / "places.csv", _HERE / "links.csv", NAMES)
PLACES = range(len(ATLAS.places))
SEAS = ATLAS.indices("sea")
LARGE = ATLAS.indices("large")
CASTLE = ATLAS.index["CD"]
HOSPITALS = ATLAS.indices("hospital")
CITIES = frozenset(PLACES) - SEAS - HOSPITALS
"""Large and small cities and Castle Dracula."""
TOWNS = CITIES - {CASTLE}
ROADS = ATLAS.neighbours("road")
SAILS = ATLAS.neighbours("boat")
"""For a port its sea zones, for a sea zone its ports and the sea zones that border on it (R4.2)."""
PORTS = frozenset(place for place in TOWNS if SAILS[place])
WALKS = tuple(tuple(sorted({*ROADS[p], *SAILS[p]})) for p in PLACES)
"""Where Dracula's next location card may lie: one road or one sea step away (R6.2)."""
DOOR = {door.a if door.a in HOSPITALS else door.b: door.b if door.a in HOSPITALS else door.a
        for door in ATLAS.links if door.kind == "door"}  # fmt: skip
"""From a hospital to its city (R4.5)."""
WITHIN_ROADS = tuple(ATLAS.within(hops, "road", itself=False) for hops in range(4))
"""WITHIN_ROADS[n][place]: the cities one to n roads away."""
ROAD_LINK = {frozenset((way.a, way.b)): n for n, way in enumerate(ATLAS.links) if way.kind == "road"}
"""The number (in ATLAS.links) of the road between two adjacent cities."""
RAIL_KINDS = ("rail_white", "rail_yellow")
BLOCKABLE = tuple(n for n, way in enumerate(ATLAS.links) if way.kind in ("road", *RAIL_KINDS))
"""The numbers (in ATLAS.links) of the lines that can take a roadblock (R9.5)."""
RAILS = tuple(
    tuple(
        (way.b if way.a == place else way.a, number, way.kind == "rail_yellow")
        for number, way in enumerate(ATLAS.links)
        if way.kind in RAIL_KINDS and place in (way.a, way.b)
    )
    for place in PLACES
)
"""RAILS[place]: (city, number in ATLAS.links, whether it is yellow) of each railway there."""


class Region(IntEnum):
    """The seven regions (R4.3)."""

    BRITANNIA = 0
    GALLIA = 1
    IBERIA = 2
    GERMANIA = 3
    ITALIA = 4
    AUSTRO_HUNGARY = 5
    BALKANS = 6


def _regions() -> tuple[int, ...]:
    with (_HERE / "places.csv").open(encoding="utf-8") as lines:
        rows = csv.DictReader(line for line in lines if not line.startswith("#"))
        return tuple(Region[row["region"].upper()] if row["region"] else NOWHERE for row in rows)


REGION = _regions()
"""The region of each place; NOWHERE for sea zones and hospitals."""


def _nearest_hospitals() -> tuple[tuple[int, ...], ...]:
    """For each place the hospitals nearest by road; all of them where no road leads (R11.4, R15.10)."""
    graph = ATLAS.graph("road")
    rows = []
    for place in PLACES:
        far = nx.single_source_shortest_path_length(graph, place)
        near = min((far[city] for city in DOOR.values() if city in far), default=None)
        rows.append(tuple(sorted(h for h, city in DOOR.items() if near is None or far.get(city) == near)))
    return tuple(rows)


NEAREST_HOSPITALS = _nearest_hospitals()
STARTS = tuple(ATLAS.index[key] for key in ("constanta", "marseilles", "amsterdam", "brussels"))
"""Where the hunters start the first game (R1.8)."""
UNHOLY = frozenset({CASTLE, ATLAS.index["galatz"], ATLAS.index["klausenburg"]})
"""No consecrated ground and no heavenly host here."""
