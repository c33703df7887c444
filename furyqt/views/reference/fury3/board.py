"""Places and connections, open and hidden information."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.tables import LAIRS
from furyqt.views.reference.fury3.lists import REGION_LIST
from furyqt.views.reference.page import Chapter, Page

CHAPTER = Chapter(
    N_("fury3.reference", "The board"),
    (
        Page(
            "table",
            N_("fury3.reference", "What lies on the table"),
            (
                N_(
                    "fury3.reference",
                    "Six spaces of the trail show Dracula's last cards, the newest on the first "
                    "space. Beside it stand the tracks of influence, time and damage and, in the"
                    " advanced game, {lairs} slots for lairs.",
                ).fill(lairs=LAIRS),
                N_(
                    "fury3.reference",
                    "Item cards are the hunters' own. Event cards belong to either side, and "
                    "their backs tell to which; so everybody sees for whom the top card is.",
                ),
                N_(
                    "fury3.reference",
                    "Encounters and combat cards are Dracula's. Every deck keeps its discard "
                    "pile beside it, and a used up deck is made anew from it.",
                ),
                N_(
                    "fury3.reference",
                    "Tickets lie facedown in a pool. All other tokens lie open, and so do the "
                    "numbers of cards that everybody holds.",
                ),
            ),
            see=("known", "map", "hands", "tokens", "discards"),
            rules=("R1.3", "R1.5", "R1.6", "R13.1"),
        ),
        Page(
            "known",
            N_("fury3.reference", "What is open and what is hidden"),
            (
                N_(
                    "fury3.reference",
                    "Hidden are: facedown cards, Dracula's hand, and from Dracula the hunters' "
                    "cards and tickets.",
                ),
                N_(
                    "fury3.reference",
                    "Open are: tokens, tracks, faceup cards, the backs of cards, how many cards "
                    "everybody holds, and who has done what.",
                ),
                N_(
                    "fury3.reference",
                    "The hunters are one mind: each knows the cards of all. Dracula sees what "
                    "they play, show or discard, but not what they trade.",
                ),
                N_(
                    "fury3.reference",
                    "Whatever Dracula must answer, he answers truthfully. The program sees to "
                    "that, and the computer opponent knows no more than a person in its seat "
                    "would.",
                ),
            ),
            see=("table", "trail", "trade", "screen"),
            rules=("R13.1", "R13.2", "R13.3"),
        ),
        Page(
            "map",
            N_("fury3.reference", "Places on the map"),
            (
                (
                    N_("fury3.reference", "Large cities supply items and events, small cities events only."),
                    N_(
                        "fury3.reference",
                        "Ports are cities on the coast. An anchor joins each of them to a sea zone; "
                        "Cagliari has two.",
                    ),
                    N_("fury3.reference", "Sea zones are wide and safe for hunters, and costly for Dracula."),
                    N_(
                        "fury3.reference",
                        "Castle Dracula is a city of its own kind: it supplies nothing, and its card"
                        " betrays itself by its back.",
                    ),
                    N_(
                        "fury3.reference",
                        "Three hospitals belong to Madrid, Rome and Budapest. Dracula can never "
                        "enter one, and whoever lies there is not in the city.",
                    ),
                ),
            ),
            see=("ways", "sea_hunters", "castle", "hospital", "regions"),
            rules=("R4.5", "R4.6"),
        ),
        Page(
            "ways",
            N_("fury3.reference", "Roads, railways and sea routes"),
            (
                N_(
                    "fury3.reference",
                    "Roads join cities that are adjacent. Hunters and Dracula may both use them.",
                ),
                N_(
                    "fury3.reference",
                    "Railways are for hunters with a ticket. They make no cities adjacent. White"
                    " lines and yellow lines differ in colour and in pattern, because tickets "
                    "count them differently.",
                ),
                N_(
                    "fury3.reference",
                    "Sea routes join a port with its sea zone, and sea zones that share a "
                    "border. Both sides may sail.",
                ),
                N_(
                    "fury3.reference",
                    "Where a text says one or two roads away, only roads count. The way to a "
                    "hospital is counted in roads too.",
                ),
            ),
            see=("road", "rail", "sea_hunters", "moving", "adjacent"),
            rules=("R4.1", "R4.2", "R4.4"),
        ),
        Page(
            "adjacent",
            N_("fury3.reference", "What adjacent means"),
            (
                N_(
                    "fury3.reference",
                    "Two cities are adjacent if a road joins them. A railway between them does "
                    "not make them so.",
                ),
                N_(
                    "fury3.reference",
                    "Two sea zones are adjacent if they share a border, and a port is adjacent "
                    "to the sea zone of its anchor.",
                ),
                N_(
                    "fury3.reference",
                    "So for Local Rumors and Evil Presence the sea counts too: a hunter in a "
                    "port asks about the water in front of it.",
                ),
            ),
            see=("ways", "regions", "card:event:local_rumors", "card:event:evil_presence"),
            rules=("R4.1", "R4.2", "R15.9"),
        ),
        Page(
            "regions",
            N_("fury3.reference", "Regions"),
            (
                N_("fury3.reference", "Every city lies in one of seven regions: {regions}.").fill(
                    regions=REGION_LIST
                ),
                N_(
                    "fury3.reference",
                    "Sea zones and hospitals lie in none. While Dracula is at sea, the answer to"
                    " a question about his region is the sea, or no.",
                ),
                N_(
                    "fury3.reference",
                    "Regions matter for Psychic Bond, Hypnosis and Customs Search, and for some "
                    "encounters that mature.",
                ),
            ),
            see=("helsing", "mina", "card:event:hypnosis", "card:event:customs_search"),
            rules=("R4.3",),
        ),
    ),
)
