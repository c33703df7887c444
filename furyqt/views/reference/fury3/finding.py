"""Revealed hideouts, encounters, and the discovery of Dracula."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Finding Dracula"),
    (
        Page(
            "found",
            N_("Finding a hideout"),
            (
                N_(
                    "A hunter who ends a move in a city of the trail or of a lair turns its card "
                    "up. The card stays faceup as long as it is there."
                ),
                N_("The encounters on it stay facedown, and sea zones are not found at all."),
                N_(
                    "The order is always: the move, the location card, Dracula's figure if he is"
                    " there, ambushes, and then everything else."
                ),
                N_(
                    "It does not matter who made the move. A hunter who is driven away by bats "
                    "or Wild Horses finds hideouts, and can be ambushed, as after a move of "
                    "their own."
                ),
            ),
            see=("revealed", "ambush", "search", "trail"),
            rules=("R8.1", "R8.6", "R8.9"),
        ),
        Page(
            "revealed",
            N_("Dracula revealed"),
            (
                N_(
                    "Dracula is revealed when the card of the city he is in is turned up by any "
                    "means, and when he enters a city with a hunter. His figure is placed on the "
                    "map."
                ),
                N_("A defeated hunter lying there notices nothing, and Dracula is never revealed at sea."),
                N_(
                    "He stays revealed until he places a new location without a hunter. Even a "
                    "combat does not hide him again, unless he flew off as a bat."
                ),
                N_("While he is revealed he leaves no encounter and cannot use Hide."),
            ),
            see=("waiting", "moving", "placing", "combat"),
            rules=("R8.2", "R8.3", "R8.4", "R6.5", "R10.13"),
        ),
        Page(
            "ambush",
            N_("Ambush"),
            (
                N_(
                    "When a hunter finds a hideout, Dracula may at once use encounters there "
                    "against that hunter: as many as he likes, each once, in his order."
                ),
                N_(
                    "Encounters that he does not use stay where they are, facedown, and can "
                    "still mature or ambush later. A faceup encounter may ambush again."
                ),
                N_(
                    "Only the hunter who has just moved is ambushed, though some encounters hurt "
                    "everyone in the city. Encounters on a Hide that belongs to the city may "
                    "ambush as well."
                ),
                N_("Aristocratic Vampire and Hoax cannot ambush."),
                N_("Forewarned and Dogs protect against some of them."),
            ),
            see=("encounters_met", "found", "search", "card:event:forewarned", "card:item:dogs"),
            rules=("R8.5", "R8.10"),
        ),
        Page(
            "encounters_met",
            N_("Meeting an encounter"),
            (
                N_(
                    "In an ambush or in a search, an encounter does what its card says and is "
                    "then discarded, unless the card says that it returns."
                ),
                N_(
                    "A card that returns goes back to its hideout faceup. It stays there until "
                    "it is discarded or matures like any other."
                ),
                N_(
                    "A vampire is fought on the spot, by day or by night. If it is not defeated, "
                    "it returns faceup with its damage."
                ),
                N_(
                    "If a hunter is defeated or driven away meanwhile, they do not meet the "
                    "remaining encounters."
                ),
            ),
            see=("ambush", "search", "vampires", "statuses"),
            rules=("R8.7", "R8.8", "R14.8", "R15.19"),
        ),
    ),
)
