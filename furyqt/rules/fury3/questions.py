"""What the decisions ask, as one sentence each."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.tables import Window

WINDOWS = {
    Window.DAWN: N_("fury3.questions", "Dawn: play an event card?"),
    Window.DUSK: N_("fury3.questions", "Dusk: play an event card?"),
    Window.DAY: N_("fury3.questions", "Day: play an event card?"),
    Window.DRACULA_PHASE: N_("fury3.questions", "Dracula's phase: play an event card?"),
    Window.END_OF_DRACULA_PHASE: N_("fury3.questions", "End of Dracula's phase: play an event card?"),
    Window.COMBAT_START: N_("fury3.questions", "Start of the combat: play an event card?"),
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
VOYAGE = N_("fury3.questions", "Where does the hunter sail?")
RIDE_CITY = N_("fury3.questions", "Where does the hunter ride?")
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
