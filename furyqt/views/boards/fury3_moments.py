"""When the cards of the third edition can be played, in few words: the line under a card's name."""

from __future__ import annotations

from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury3.decks import Event, Item

DAWN = N_("fury3.moments", "At dawn")
DAWN_OR_DUSK = N_("fury3.moments", "At dawn or dusk")
DAY_ACTION = N_("fury3.moments", "Action by day")
NIGHT_ACTION = N_("fury3.moments", "Action by night")
ACTION = N_("fury3.moments", "Action by day or night")
AT_ONCE = N_("fury3.moments", "At once when drawn")
COMBAT_START = N_("fury3.moments", "At the start of a combat")
IN_PHASE = N_("fury3.moments", "In Dracula's phase")
PHASE_END = N_("fury3.moments", "At the end of Dracula's phase")
IN_COMBAT = N_("fury3.moments", "In combat")
WEAPON = N_("fury3.moments", "In combat: weapon")
ALWAYS_THERE = N_("fury3.moments", "In combat: every hunter has it")
ALLY = N_("fury3.moments", "At once when drawn, or as an ally")

EVENT_MOMENTS: dict[int, Text] = {
    Event.NEWSPAPER_REPORTS: N_("fury3.moments", "At once when drawn, or at dawn or dusk"),
    Event.CHARTERED_CARRIAGE: N_("fury3.moments", "Move by railway, by day"),
    Event.HIRED_SCOUTS: AT_ONCE,
    Event.LONG_NIGHT: DAWN,
    Event.EXCELLENT_WEATHER: DAY_ACTION,
    Event.SURPRISING_RETURN: DAWN_OR_DUSK,
    Event.SENSE_OF_EMERGENCY: DAY_ACTION,
    Event.SPEEDY_TELEGRAPH: DAWN,
    Event.ESCAPE_ROUTE: COMBAT_START,
    Event.LOCAL_RUMORS: AT_ONCE,
    Event.FOREWARNED: N_("fury3.moments", "When an encounter ambushes"),
    Event.BLOOD_TRANSFUSION: ACTION,
    Event.GOOD_LUCK: N_("fury3.moments", "By day, or against a False Tip"),
    Event.RENEWED_VIGOR: DAWN,
    Event.PLANNED_AMBUSH: COMBAT_START,
    Event.EVIL_PRESENCE: AT_ONCE,
    Event.MYSTIC_RESEARCH: ACTION,
    Event.LUCKY_FIND: COMBAT_START,
    Event.RUFUS_SMITH: ALLY,
    Event.JONATHAN_HARKER: ALLY,
    Event.SISTER_AGATHA: ALLY,
    Event.WAX_CYLINDERS: ACTION,
    Event.CONSECRATED_GROUND: NIGHT_ACTION,
    Event.LUCYS_REVENGE: COMBAT_START,
    Event.HYPNOSIS: ACTION,
    Event.HEROIC_LEAP: COMBAT_START,
    Event.BEHIND_THE_VEIL: AT_ONCE,
    Event.MONEY_TRAIL: ACTION,
    Event.VAMPIRE_LAIR: DAY_ACTION,
    Event.GREAT_STRENGTH: N_("fury3.moments", "Before a bite or a defeat by damage"),
    Event.HIDDEN_SCHEMES: PHASE_END,
    Event.SUMMON_STORMS: N_("fury3.moments", "At once when drawn, or at the end of Dracula's phase"),
    Event.ROADBLOCK: N_("fury3.moments", "At once when drawn, or at the end of Dracula's phase"),
    Event.WILD_HORSES: N_("fury3.moments", "After a hunter's move by road"),
    Event.DEVILISH_POWER: IN_PHASE,
    Event.VAMPIRIC_INFLUENCE: AT_ONCE,
    Event.FALSE_TIP: N_("fury3.moments", "When a hunter spends a ticket"),
    Event.UNEARTHLY_SWIFTNESS: IN_PHASE,
    Event.SENSATIONALIST_PRESS: N_("fury3.moments", "When a hunter plays such a card"),
    Event.ENRAGED: N_("fury3.moments", "When a combat card would be canceled"),
    Event.DARKNESS_RETURNS: PHASE_END,
    Event.CUSTOMS_SEARCH: N_("fury3.moments", "After a hunter's move to another region"),
    Event.DRACULAS_BRIDES: ALLY,
    Event.GREAT_WOLF: ALLY,
    Event.IMMANUEL_HILDESHEIM: ALLY,
    Event.SEDUCTION: N_("fury3.moments", "When a search meets a vampire"),
    Event.NOCTURNAL_VISIT: PHASE_END,
}
"""By event card."""
ITEM_MOMENTS: dict[int, Text] = {
    Item.RIFLE: WEAPON,
    Item.PISTOL: WEAPON,
    Item.KNIFE: WEAPON,
    Item.CRUCIFIX: IN_COMBAT,
    Item.GARLIC: IN_COMBAT,
    Item.HEAVENLY_HOST: N_("fury3.moments", "In combat, or to be revealed for some cards"),
    Item.HOLY_CIRCLE: IN_COMBAT,
    Item.GARLIC_WREATH: N_("fury3.moments", "Before the first round of a combat"),
    Item.HOLY_BULLETS: N_("fury3.moments", "In combat, after Rifle or Pistol"),
    Item.DOGS: N_("fury3.moments", "Before a search, or when ambushed"),
    Item.STAKE: N_("fury3.moments", "Before a search"),
    Item.FAST_HORSES: DAY_ACTION,
    Item.PUNCH: ALWAYS_THERE,
    Item.DODGE: ALWAYS_THERE,
    Item.ESCAPE: ALWAYS_THERE,
}
"""By item card."""
