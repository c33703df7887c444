"""The play of event cards, the answers to them, and tickets."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.fury3.lists import TICKET_TABLE, WINDOWS
from furyqt.views.reference.page import Chapter, Page, Terms

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Event cards and tickets"),
    (
        Page(
            "windows",
            N_("When event cards are played"),
            (
                N_(
                    "Each event card says when it can be played. Some moments are open to both "
                    "sides: first the hunters are prompted, then Dracula, until both decline one "
                    "after the other."
                ),
                WINDOWS,
                N_("All other cards are played in answer to something that happens, or as an action."),
            ),
            see=("answers", "immediate", "allies", "special"),
            rules=("R12.1", "R12.8", "R3.2.3"),
        ),
        Page(
            "immediate",
            N_("Cards that are played at once"),
            (
                N_(
                    "A card that says “immediately” is played the moment it is drawn. It cannot "
                    "be kept, and it needs no room in the hand."
                ),
                N_(
                    "Newspaper Reports, Summon Storms and Roadblock offer more: they may be "
                    "played at once or kept for later."
                ),
                N_("A card that finds nothing to act on is discarded without effect."),
            ),
            see=("windows", "hands", "supply"),
            rules=("R12.1", "R12.6", "R12.10"),
        ),
        Page(
            "answers",
            N_("Cards that answer"),
            (
                N_("Some cards answer what the other side does:"),
                Terms(
                    (
                        (
                            N_("Sensationalist Press"),
                            N_("cancels a card that looks for Dracula."),
                        ),
                        (
                            N_("False Tip"),
                            N_(
                                "sends a train elsewhere, as far as its ticket goes, or cancels Chartered "
                                "Carriage. Good Luck cancels it."
                            ),
                        ),
                        (
                            N_("Wild Horses, Customs Search"),
                            N_("follow a move, before anything is found where it ends."),
                        ),
                        (
                            N_("Seduction"),
                            N_("meets a search, Forewarned an ambush."),
                        ),
                        (
                            N_("Enraged, Lucy's Revenge, Great Strength"),
                            N_("answer in combat."),
                        ),
                    )
                ),
                N_("A canceled card is spent, and so is the action or ticket that was used with it."),
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
            N_("Allies"),
            (
                N_(
                    "Six event cards may become an ally instead of taking effect at once. An "
                    "ally stays faceup and takes effect from round to round."
                ),
                N_(
                    "Rufus Smith, Jonathan Harker and Sister Agatha help the hunters. Dracula's "
                    "Brides, Great Wolf and Immanuel Hildesheim serve Dracula at the start of "
                    "each of his phases."
                ),
                N_("Each side has one ally at a time; a new one replaces the old, which is discarded."),
                N_(
                    "Good Luck and Devilish Power remove the other side's ally. Surprising "
                    "Return brings back a hunters' ally."
                ),
            ),
            see=("card:event:jonathan_harker", "card:event:draculas_brides", "card:event:surprising_return"),
            rules=("R12.4", "R3.9"),
        ),
        Page(
            "discards",
            N_("Discard piles"),
            (
                N_("Played cards are discarded faceup, and everyone may look through them."),
                N_(
                    "A Dracula card that a hunter draws by day is discarded facedown: no one "
                    "learns what it was."
                ),
                N_(
                    "Darkness Returns and a matured Hoax take Dracula's cards back from there. A "
                    "used-up deck is rebuilt from its discard pile."
                ),
            ),
            see=("table", "card:event:darkness_returns", "card:encounter:hoax"),
            rules=("R12.2", "R12.3"),
        ),
        Page(
            "tickets",
            N_("Tickets"),
            (
                N_(
                    "A ticket has two numbers: how many railways you may use if all are white, "
                    "and how many if one of them is yellow."
                ),
                TICKET_TABLE,
                N_(
                    "Tickets are drawn unseen, kept hidden, and shown when they are spent. Then "
                    "they go back to the pool."
                ),
            ),
            see=("rail", "reserve", "card:event:chartered_carriage", "card:item:fast_horses"),
            rules=("R1.6", "R5.5.2"),
        ),
    ),
)
