"""Places and connections, open and hidden information."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.tables import LAIRS
from furyqt.views.reference.fury3.lists import REGION_LIST
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("The board"),
    (
        Page(
            "table",
            N_("Components on the table"),
            (
                N_(
                    "Six spaces of the trail show Dracula's last cards, the newest on the first "
                    "space. Beside the trail are the tracks of influence, time and damage and, "
                    "in the advanced game, {lairs} slots for lairs."
                ).fill(lairs=LAIRS),
                N_(
                    "Item cards belong to the hunters. Event cards belong to one side or the "
                    "other, and their backs show which, so everyone sees who the top card is "
                    "for."
                ),
                N_(
                    "Encounters and combat cards are Dracula's. Every deck has its discard pile "
                    "beside it, and a used-up deck is rebuilt from it."
                ),
                N_(
                    "Tickets are facedown in a pool. All other tokens are visible, and so is the "
                    "number of cards that each player holds."
                ),
            ),
            see=("known", "map", "hands", "tokens", "discards"),
            rules=("R1.3", "R1.5", "R1.6", "R13.1"),
        ),
        Page(
            "known",
            N_("Visible and hidden information"),
            (
                N_(
                    "These are hidden: facedown cards, Dracula's hand and, from Dracula, the "
                    "hunters' cards and tickets."
                ),
                N_(
                    "These are visible to everyone: tokens, tracks, faceup cards, the backs of "
                    "cards, how many cards each player holds, and who has done what."
                ),
                N_(
                    "The hunters share all knowledge: each knows the cards of all. Dracula sees "
                    "what they play, show or discard, but not what they trade."
                ),
                N_(
                    "Dracula answers every question truthfully. The program ensures it, and the "
                    "computer opponent knows no more than a person in its seat would."
                ),
            ),
            see=("table", "trail", "trade", "screen"),
            rules=("R13.1", "R13.2", "R13.3"),
        ),
        Page(
            "map",
            N_("Places on the map"),
            (
                (
                    N_("Large cities give items and events, small cities only events."),
                    N_(
                        "Ports are cities on the coast. An anchor joins each of them to a sea zone; "
                        "Cagliari has two."
                    ),
                    N_("Sea zones are wide and safe for hunters, and costly for Dracula."),
                    N_(
                        "Castle Dracula is a special kind of city: it gives no supplies, and its "
                        "card can be recognized by its back."
                    ),
                    N_(
                        "Three hospitals belong to Madrid, Rome and Budapest. Dracula can never "
                        "enter one, and a hunter in a hospital is not in the city."
                    ),
                ),
            ),
            see=("ways", "sea_hunters", "castle", "hospital", "regions"),
            rules=("R4.5", "R4.6"),
        ),
        Page(
            "ways",
            N_("Roads, railways and sea routes"),
            (
                N_("Roads join adjacent cities. Hunters and Dracula may both use them."),
                N_(
                    "Railways are for hunters with a ticket. A railway does not make cities "
                    "adjacent. White and yellow railways differ in color and in pattern, because "
                    "tickets count them differently."
                ),
                N_(
                    "Sea routes join a port with its sea zone, and sea zones that share a "
                    "border. Both sides may sail."
                ),
                N_(
                    "When a text says one or two roads away, only roads count. The distance to a "
                    "hospital is counted in roads too."
                ),
            ),
            see=("road", "rail", "sea_hunters", "moving", "adjacent"),
            rules=("R4.1", "R4.2", "R4.4"),
        ),
        Page(
            "adjacent",
            N_("The meaning of “adjacent”"),
            (
                N_(
                    "Two cities are adjacent if a road joins them. A railway between them does "
                    "not make them so."
                ),
                N_(
                    "Two sea zones are adjacent if they share a border, and a port is adjacent "
                    "to the sea zone of its anchor."
                ),
                N_(
                    "So for Local Rumors and Evil Presence the sea counts too: a hunter in a "
                    "port asks about the water in front of it."
                ),
            ),
            see=("ways", "regions", "card:event:local_rumors", "card:event:evil_presence"),
            rules=("R4.1", "R4.2", "R15.9"),
        ),
        Page(
            "regions",
            N_("Regions"),
            (
                N_("Every city lies in one of seven regions: {regions}.").fill(regions=REGION_LIST),
                N_(
                    "Sea zones and hospitals are not in any region. While Dracula is at sea, the "
                    "answer to a question about his region is “the sea” or “no”."
                ),
                N_(
                    "Regions matter for Psychic Bond, Hypnosis and Customs Search, and for some "
                    "maturing encounters."
                ),
            ),
            see=("helsing", "mina", "card:event:hypnosis", "card:event:customs_search"),
            rules=("R4.3",),
        ),
    ),
)
