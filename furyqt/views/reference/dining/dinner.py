"""The Dinner Phase: Bribes, Bites and conversions."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.dining import words
from furyqt.views.reference.dining.numbers import BRIBE, TABLES
from furyqt.views.reference.page import Chapter, Page, PageTable

N_ = Texts("dining.reference")

_NUMBER = N_("{number}")
_VALUES = PageTable(
    (N_("Bribe"), N_("Value")),
    tuple(
        (name, _NUMBER.fill(number=value))
        for name, value in zip(words.BRIBE_NAMES, TABLES.bribe_values, strict=True)
    ),
    ("dining/guest", "dining/blood", "dining/sheep", "dining/cube"),
)

CHAPTER = Chapter(
    N_("The Dinner Phase"),
    (
        Page(
            "dinner",
            N_("Dinner"),
            (
                N_(
                    "When the Day is over, all Heroes go to Dracula's table and all Tourists to the Bus, "
                    "which "
                    "waits beside the board. From the First Player clockwise, each player finishes their "
                    "Dinner before the next one begins."
                ),
                N_(
                    "To attend you pay Bribes worth at least {fee}. A player who stays away, or cannot pay, "
                    "takes a Bite and converts nothing."
                ).fill(fee=BRIBE.minimum),
                N_(
                    "You can attend with nothing to convert, only to avoid the Bite. Kept Tourists that "
                    "you do "
                    "not pay go back to the Bus after your Dinner."
                ),
                N_("Resources, Favor, Gifts, cubes and Bites stay with you for the next round."),
            ),
            see=("bribes", "conversions", "bites", "night"),
            rules=("D8.1", "D8.2", "D8.3", "D8.10", "D8.12", "D8.13", "D8.15"),
            art="dining_town/feast",
        ),
        Page(
            "bribes",
            N_("Bribes"),
            (
                _VALUES,
                N_(
                    "Pay any mix worth at least {fee}, but only one cube per Dinner: the leftmost one of "
                    "your "
                    "Gifts track, which returns to your stock. All Bribes are paid before the first "
                    "conversion."
                ).fill(fee=BRIBE.minimum),
                N_(
                    "You may pay more than the fee, and every point counts: you have as many conversions as "
                    "your Bribes are worth, less one for each Bite."
                ),
                N_(
                    "Examples: two Blood Packs and a Sheep with two Bites make 3 conversions. Bribes worth 3 "
                    "with three Bites make none, but there is no new Bite."
                ),
            ),
            see=("dinner", "conversions", "bites", "gifts_track", "bus"),
            rules=("D8.4", "D8.5", "D9.7", "D15.5", "D15.9"),
        ),
        Page(
            "conversions",
            N_("Conversions"),
            (
                N_("Each conversion turns 1 Favor into 1 VP, or completes one Gift card, whatever its VP."),
                N_(
                    "You make them one by one, in any order, and may stop early. Conversions that you do not "
                    "use are lost."
                ),
                N_(
                    "Resources that you gain at your Dinner can pay for Gifts, but they are no longer Bribes."
                ),
                N_(
                    "Example: a Tourist, a Blood Pack and a Sheep are worth 6. That turns 5 Favor into 5 VP "
                    "and completes a Gift for 3 VP."
                ),
            ),
            see=("bribes", "gifts", "scoring"),
            rules=("D8.6", "D8.7", "D8.8", "D15.4"),
        ),
        Page(
            "bites",
            N_("Bites"),
            (
                N_(
                    "You can have up to {most} Bites; more are ignored. Each takes one of your "
                    "conversions at "
                    "every Dinner."
                ).fill(most=TABLES.bites.maximum),
                N_(
                    "One Garlic or one Holy Water removes one Bite, as often as you like: in your turns of "
                    "the Day, and at your Dinner until you pay the Bribes or stay away. Some Tourist Ability "
                    "cards remove a Bite, too."
                ),
            ),
            see=("dinner", "bribes", "hero_turn"),
            rules=("D8.11", "D8.14"),
            art="dining/bite",
        ),
    ),
)
