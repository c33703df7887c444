"""What the decisions ask, as one sentence each."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.event_timing import EventWindow

WINDOWS = {
    EventWindow.DAWN: N_("fury3.questions", "Dawn: play an event card?"),
    EventWindow.DUSK: N_("fury3.questions", "Dusk: play an event card?"),
    EventWindow.DAY: N_("fury3.questions", "Day: play an event card?"),
    EventWindow.DRACULA_PHASE: N_("fury3.questions", "Dracula's phase: play an event card?"),
    EventWindow.END_OF_DRACULA_PHASE: N_("fury3.questions", "End of Dracula's phase: play an event card?"),
    EventWindow.COMBAT_START: N_("fury3.questions", "Start of the combat: play an event card?"),
}
CANCEL_EVENT = N_("fury3.questions", "Cancel {event} with Sensationalist Press?")
SCOUTED_CITY = N_("fury3.questions", "Which city must Dracula answer for?")
TRAIL_CARD = N_("fury3.questions", "Which card of the trail must Dracula reveal?")
ALLY_OR_SCOUT = N_("fury3.questions", "{event}: scout a city, or keep as ally?")
RETURNING_ALLY = N_("fury3.questions", "Which ally returns?")
CYLINDERS = N_("fury3.questions", "Wax Cylinders: reveal which encounters, or ask for Hide?")
VEILED_ENCOUNTER = N_("fury3.questions", "Which encounter must Dracula discard?")
CARRIAGE_TICKET = N_("fury3.questions", "Which ticket pays for the carriage?")
CARRIAGE_CITY = N_("fury3.questions", "Where does the carriage go?")
VOYAGE = N_("fury3.questions", "Where does {hunter} sail?")
RIDE_CITY = N_("fury3.questions", "Where does {hunter} ride?")
TRANSFUSION = N_("fury3.questions", "Who receives the blood?")
LUCK = N_("fury3.questions", "Good Luck: remove what?")
CONSECRATED_CITY = N_("fury3.questions", "Which city is consecrated?")
HOST_CITY = N_("fury3.questions", "Show Heavenly Host and protect a city?")

PREVENT_BITE = N_("fury3.questions", "{hunter} is about to be bitten: prevent it?")
PREVENT_DEFEAT = N_("fury3.questions", "{hunter} is about to be defeated by damage: prevent it?")
HOSPITAL = N_("fury3.questions", "Choose the hospital for {hunter}.")
AVOID_COMBAT = N_("fury3.questions", "Avoid the combat in the fog?")
BODYGUARDS = N_("fury3.questions", "Set Szgany Bodyguards on a hunter before the combat?")
JOIN_COMBAT = N_("fury3.questions", "{hunter}: become delayed to join the combat?")
WREATH = N_("fury3.questions", "{hunter}: wear Garlic Wreath in this combat?")
STRIKE = N_("fury3.questions", "{hunter}: choose a combat card.")
COUNTER = N_("fury3.questions", "Choose a combat card for round {round}.")
ENGAGE = N_("fury3.questions", "Choose the engaged hunter.")
SWAP = N_("fury3.questions", "{hunter}: play a different card (Planned Ambush)?")
FLIP_PLOTTING = N_("fury3.questions", "Turn Plotting facedown to cancel {hunter}'s card?")
ENRAGED = N_("fury3.questions", "{combat} would be canceled: play Enraged?")
REVENGE = N_("fury3.questions", "Cancel {combat} with Lucy's Revenge?")
BULLETS = N_("fury3.questions", "{hunter}: use Holy Bullets?")
CLAWS = N_("fury3.questions", "Claws: choose the hunter who suffers 2 damage.")
TUTOR = N_("fury3.questions", "Plotting: take a card from the combat deck.")
FLIGHT = N_("fury3.questions", "Escape as Bat: fly to another city?")
CIRCLE = N_("fury3.questions", "Holy Circle: choose a hunter to leave the combat.")
ESCAPE_ROUTE = N_("fury3.questions", "Escape Route: choose the hunter who leaves the combat.")
LUCKY_FIND = N_("fury3.questions", "Lucky Find: choose the item to keep.")

START_CITY = N_("fury3.questions", "In which city does {hunter} start?")
NEXT_HUNTER = N_("fury3.questions", "Which hunter acts next?")
DAY_ACTION = N_("fury3.questions", "What does {hunter} do by day?")
NIGHT_ACTION = N_("fury3.questions", "What does {hunter} do by night?")
FORCED_MOVE = N_("fury3.questions", "To which city is {hunter} moved?")
SECOND_TICKET = N_("fury3.questions", "Does Lord Godalming take a second ticket?")
DRAWN_EVENT = N_("fury3.questions", "{event} was drawn: play it now?")
DISCARD = {
    Deck.ITEM: N_("fury3.questions", "{actor} holds too many item cards: which one is discarded?"),
    Deck.EVENT: N_("fury3.questions", "{actor} holds too many event cards: which one is discarded?"),
    Deck.TICKET: N_("fury3.questions", "{actor} holds too many tickets: which one is returned?"),
}
SHOWN = {
    Deck.ITEM: N_("fury3.questions", "Which item card does {hunter} keep revealed?"),
    Deck.EVENT: N_("fury3.questions", "Which event card does {hunter} keep revealed?"),
}
TRADE_PARTNER = N_("fury3.questions", "With whom does {hunter} trade?")
TRADE_GIFT = N_("fury3.questions", "What changes hands between {hunter} and {partner}?")
DRACULA_START = N_("fury3.questions", "In which city does Dracula start?")
PLACEMENT = N_("fury3.questions", "Where does Dracula go?")
DEPARTURE = N_("fury3.questions", "The oldest hideout leaves: mature an encounter?")
DEPARTURE_OR_LAIR = N_(
    "fury3.questions", "The oldest hideout leaves: mature an encounter, or make it a lair?"
)
NEW_LURKER = N_("fury3.questions", "Which encounter does Dracula place?")
NEW_RUMOR = N_("fury3.questions", "Place a rumor token?")
AMBUSH = N_("fury3.questions", "Ambush {hunter}?")
SEARCH_ORDER = N_("fury3.questions", "Which encounter does {hunter} find next?")
PROOF = N_("fury3.questions", "{hunter}: reveal an item card?")
ANSWER_AMBUSH = N_("fury3.questions", "{hunter} is ambushed: {encounter}. Answer with a card?")
SEARCH_AID = N_("fury3.questions", "{hunter} searches: reveal a card first?")
USE_STAKE = N_("fury3.questions", "Use the Stake on this card: {encounter}?")
SEDUCE = N_("fury3.questions", "{hunter} finds {encounter}: play Seduction?")
REMOVE_ROADBLOCK = N_("fury3.questions", "Dusk: which roadblock is removed?")
REMOVE_STORM = N_("fury3.questions", "Dusk: which storm ends?")
ANSWER_MOVE = N_("fury3.questions", "Answer the move of {hunter} with a card?")
GIVE_TIP = N_("fury3.questions", "{hunter} spends a ticket: play False Tip?")
CANCEL_TIP = N_("fury3.questions", "Cancel False Tip with Good Luck?")
MISGUIDE = N_("fury3.questions", "False Tip: where does {hunter} go?")
CUSTOMS = N_("fury3.questions", "{hunter}: discard all items, or suffer 3 damage?")
EXCHANGE_ENCOUNTER = N_("fury3.questions", "Dracula's Brides: exchange an encounter card?")
CHOOSE_PREY = N_("fury3.questions", "Great Wolf: which hunter is attacked?")
PLACE_ROADBLOCK = N_("fury3.questions", "Which road or railway is blocked?")
CHASE = N_("fury3.questions", "{hunter}: become delayed to discard Aristocratic Vampire?")
BRIBE = N_("fury3.questions", "{hunter}: discard a weapon to be rid of the Spy?")
FACE_MOB = N_("fury3.questions", "{hunter}: which items are given up to the mob?")
FACE_WOLVES = N_("fury3.questions", "{hunter}: reveal weapons against the wolves?")
DISCARD_ENCOUNTERS = N_("fury3.questions", "Desecrated Soil: which encounter cards are discarded?")
FOG_CITY = N_("fury3.questions", "Unnatural Fog: which city?")
WOLVES_CITY = N_("fury3.questions", "Wolves: which city?")
SPY_TARGET = N_("fury3.questions", "Spy: which hunter?")
HOAX_EVENT = N_("fury3.questions", "Hoax: which event card do you keep?")
STORM_SEA = N_("fury3.questions", "Summon Storms: where does a storm break out?")
SCHEME_ENCOUNTER = N_("fury3.questions", "Hidden Schemes: which encounter card is placed?")
DEVILISH_POWER = N_("fury3.questions", "Devilish Power: what happens?")
CHOOSE_VICTIM = N_("fury3.questions", "Vampiric Influence: which weakened hunter?")
CONFISCATE = N_("fury3.questions", "Vampiric Influence: which card does {hunter} discard?")
ALLY_OR_EFFECT = N_("fury3.questions", "{event}: its effect at once, or an ally?")
DESECRATE = N_("fury3.questions", "Dracula's Brides: place an encounter card?")
