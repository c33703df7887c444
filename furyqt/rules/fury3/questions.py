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
