"""The play of event cards, the answers to them, and tickets."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.views.reference.fury3.lists import TICKET_TABLE, WINDOWS
from furyqt.views.reference.page import Chapter, Page, Terms

CHAPTER = Chapter(
    N_("fury3.reference", "Event cards and tickets"),
    (
        Page(
            "windows",
            N_("fury3.reference", "When event cards are played"),
            (
                N_(
                    "fury3.reference",
                    "Each event card says when it can be played. Some moments are open to both "
                    "sides: first the hunters are prompted, then Dracula, until both decline one "
                    "after the other.",
                ),
                WINDOWS,
                N_(
                    "fury3.reference",
                    "All other cards are played in answer to something that happens, or as an action.",
                ),
            ),
            see=("answers", "immediate", "allies", "special"),
            rules=("R12.1", "R12.8", "R3.2.3"),
        ),
        Page(
            "immediate",
            N_("fury3.reference", "Cards that are played at once"),
            (
                N_(
                    "fury3.reference",
                    "A card that says “immediately” is played the moment it is drawn. It cannot "
                    "be kept, and it needs no room in the hand.",
                ),
                N_(
                    "fury3.reference",
                    "Newspaper Reports, Summon Storms and Roadblock offer more: they may be "
                    "played at once or kept for later.",
                ),
                N_("fury3.reference", "A card that finds nothing to act on is discarded without effect."),
            ),
            see=("windows", "hands", "supply"),
            rules=("R12.1", "R12.6", "R12.10"),
        ),
        Page(
            "answers",
            N_("fury3.reference", "Cards that answer"),
            (
                N_("fury3.reference", "Some cards answer what the other side does:"),
                Terms(
                    (
                        (
                            N_("fury3.reference", "Sensationalist Press"),
                            N_("fury3.reference", "cancels a card that looks for Dracula."),
                        ),
                        (
                            N_("fury3.reference", "False Tip"),
                            N_(
                                "fury3.reference",
                                "sends a train elsewhere, as far as its ticket goes, or cancels Chartered "
                                "Carriage. Good Luck cancels it.",
                            ),
                        ),
                        (
                            N_("fury3.reference", "Wild Horses, Customs Search"),
                            N_("fury3.reference", "follow a move, before anything is found where it ends."),
                        ),
                        (
                            N_("fury3.reference", "Seduction"),
                            N_("fury3.reference", "meets a search, Forewarned an ambush."),
                        ),
                        (
                            N_("fury3.reference", "Enraged, Lucy's Revenge, Great Strength"),
                            N_("fury3.reference", "answer in combat."),
                        ),
                    )
                ),
                N_(
                    "fury3.reference",
                    "A canceled card is spent, and so is the action or ticket that was used with it.",
                ),
            ),
            see=(
                "windows",
                "card:event:sensationalist_press",
                "card:event:false_tip",
                "card:event:forewarned",
            ),
            rules=("R15.8", "R15.13", "R15.16", "R15.18"),
        ),
        Page(
            "allies",
            N_("fury3.reference", "Allies"),
            (
                N_(
                    "fury3.reference",
                    "Six event cards may become an ally instead of taking effect at once. An "
                    "ally stays faceup and takes effect from round to round.",
                ),
                N_(
                    "fury3.reference",
                    "Rufus Smith, Jonathan Harker and Sister Agatha help the hunters. Dracula's "
                    "Brides, Great Wolf and Immanuel Hildesheim serve Dracula at the start of "
                    "each of his phases.",
                ),
                N_(
                    "fury3.reference",
                    "Each side has one ally at a time; a new one replaces the old, which is discarded.",
                ),
                N_(
                    "fury3.reference",
                    "Good Luck and Devilish Power remove the other side's ally. Surprising "
                    "Return brings back a hunters' ally.",
                ),
            ),
            see=("card:event:jonathan_harker", "card:event:draculas_brides", "card:event:surprising_return"),
            rules=("R12.4", "R3.9"),
        ),
        Page(
            "discards",
            N_("fury3.reference", "Discard piles"),
            (
                N_(
                    "fury3.reference",
                    "Played cards are discarded faceup, and everyone may look through them.",
                ),
                N_(
                    "fury3.reference",
                    "A Dracula card that a hunter draws by day is discarded facedown: no one "
                    "learns what it was.",
                ),
                N_(
                    "fury3.reference",
                    "Darkness Returns and a matured Hoax take Dracula's cards back from there. A "
                    "used-up deck is rebuilt from its discard pile.",
                ),
            ),
            see=("table", "card:event:darkness_returns", "card:encounter:hoax"),
            rules=("R12.2", "R12.3"),
        ),
        Page(
            "tickets",
            N_("fury3.reference", "Tickets"),
            (
                N_(
                    "fury3.reference",
                    "A ticket has two numbers: how many railways you may use if all are white, "
                    "and how many if one of them is yellow.",
                ),
                TICKET_TABLE,
                N_(
                    "fury3.reference",
                    "Tickets are drawn unseen, kept hidden, and shown when they are spent. Then "
                    "they go back to the pool.",
                ),
            ),
            see=("rail", "reserve", "card:event:chartered_carriage", "card:item:fast_horses"),
            rules=("R1.6", "R5.5.2"),
        ),
    ),
)
