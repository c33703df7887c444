"""The moment of each card in a few words: below its name, and as the reason at another moment."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.decks import EventCard, Item

N_ = Texts("fury3.moments")
N_unavailable = Texts("fury3.unavailable")

DAWN = N_("At dawn")
DAWN_OR_DUSK = N_("At dawn or dusk")
DAY_ACTION = N_("Action by day")
NIGHT_ACTION = N_("Action by night")
ACTION = N_("Action by day or night")
AT_ONCE = N_("At once when drawn")
COMBAT_START = N_("At the start of a combat")
IN_PHASE = N_("In Dracula's phase")
PHASE_END = N_("At the end of Dracula's phase")
IN_COMBAT = N_("In combat")
WEAPON = N_("In combat: weapon")
ALWAYS_THERE = N_("In combat: every hunter has it")
ALLY = N_("At once when drawn, or as an ally")

EVENT_MOMENTS: dict[int, Text] = {
    EventCard.NEWSPAPER_REPORTS: N_("At once when drawn, or at dawn or dusk"),
    EventCard.CHARTERED_CARRIAGE: N_("Move by railway, by day"),
    EventCard.HIRED_SCOUTS: AT_ONCE,
    EventCard.LONG_NIGHT: DAWN,
    EventCard.EXCELLENT_WEATHER: DAY_ACTION,
    EventCard.SURPRISING_RETURN: DAWN_OR_DUSK,
    EventCard.SENSE_OF_EMERGENCY: DAY_ACTION,
    EventCard.SPEEDY_TELEGRAPH: DAWN,
    EventCard.ESCAPE_ROUTE: COMBAT_START,
    EventCard.LOCAL_RUMORS: AT_ONCE,
    EventCard.FOREWARNED: N_("When an encounter ambushes"),
    EventCard.BLOOD_TRANSFUSION: ACTION,
    EventCard.GOOD_LUCK: N_("By day, or against a False Tip"),
    EventCard.RENEWED_VIGOR: DAWN,
    EventCard.PLANNED_AMBUSH: COMBAT_START,
    EventCard.EVIL_PRESENCE: AT_ONCE,
    EventCard.MYSTIC_RESEARCH: ACTION,
    EventCard.LUCKY_FIND: COMBAT_START,
    EventCard.RUFUS_SMITH: ALLY,
    EventCard.JONATHAN_HARKER: ALLY,
    EventCard.SISTER_AGATHA: ALLY,
    EventCard.WAX_CYLINDERS: ACTION,
    EventCard.CONSECRATED_GROUND: NIGHT_ACTION,
    EventCard.LUCYS_REVENGE: COMBAT_START,
    EventCard.HYPNOSIS: ACTION,
    EventCard.HEROIC_LEAP: COMBAT_START,
    EventCard.BEHIND_THE_VEIL: AT_ONCE,
    EventCard.MONEY_TRAIL: ACTION,
    EventCard.VAMPIRE_LAIR: DAY_ACTION,
    EventCard.GREAT_STRENGTH: N_("Before a bite or a defeat by damage"),
    EventCard.HIDDEN_SCHEMES: PHASE_END,
    EventCard.SUMMON_STORMS: N_("At once when drawn, or at the end of Dracula's phase"),
    EventCard.ROADBLOCK: N_("At once when drawn, or at the end of Dracula's phase"),
    EventCard.WILD_HORSES: N_("After a hunter's move by road"),
    EventCard.DEVILISH_POWER: IN_PHASE,
    EventCard.VAMPIRIC_INFLUENCE: AT_ONCE,
    EventCard.FALSE_TIP: N_("When a hunter spends a ticket"),
    EventCard.UNEARTHLY_SWIFTNESS: IN_PHASE,
    EventCard.SENSATIONALIST_PRESS: N_("When a hunter plays such a card"),
    EventCard.ENRAGED: N_("When a combat card would be canceled"),
    EventCard.DARKNESS_RETURNS: PHASE_END,
    EventCard.CUSTOMS_SEARCH: N_("After a hunter's move to another region"),
    EventCard.DRACULAS_BRIDES: ALLY,
    EventCard.GREAT_WOLF: ALLY,
    EventCard.IMMANUEL_HILDESHEIM: ALLY,
    EventCard.SEDUCTION: N_("When a search finds a vampire"),
    EventCard.NOCTURNAL_VISIT: PHASE_END,
}
"""The lines by event card."""
ITEM_MOMENTS: dict[int, Text] = {
    Item.RIFLE: WEAPON,
    Item.PISTOL: WEAPON,
    Item.KNIFE: WEAPON,
    Item.CRUCIFIX: IN_COMBAT,
    Item.GARLIC: IN_COMBAT,
    Item.HEAVENLY_HOST: N_("In combat, or to be revealed for some cards"),
    Item.HOLY_CIRCLE: IN_COMBAT,
    Item.GARLIC_WREATH: N_("Before the first round of a combat"),
    Item.HOLY_BULLETS: N_("In combat, after Rifle or Pistol"),
    Item.DOGS: N_("Before a search, or when ambushed"),
    Item.STAKE: N_("Before a search"),
    Item.FAST_HORSES: DAY_ACTION,
    Item.PUNCH: ALWAYS_THERE,
    Item.DODGE: ALWAYS_THERE,
    Item.ESCAPE: ALWAYS_THERE,
}
"""The lines by item card."""
_PLAYABLE = N_unavailable("When it can be played: {moment}.")


def other_moment(event: int) -> Text:
    """Return the reason why an event card cannot be played at a moment that is not its own."""
    return _PLAYABLE.fill(moment=EVENT_MOMENTS[event])


def other_use(item: int) -> Text:
    """Return the reason why an item cannot be used at a moment that is not its own."""
    return _PLAYABLE.fill(moment=ITEM_MOMENTS[item])
