"""Damage, bites and other harm to a hunter."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page, Terms

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Wounds and defeat"),
    (
        Page(
            "statuses",
            N_("Dangers to hunters"),
            (
                Terms(
                    (
                        (
                            N_("Delayed"),
                            N_("The figure lies down. Standing up takes an action."),
                        ),
                        (
                            N_("Weakened"),
                            N_("Bitten. Dracula sees one item card and one event card."),
                        ),
                        (
                            N_("Followed by bats"),
                            N_("The next action is lost: Dracula decides."),
                        ),
                        (
                            N_("Defeated"),
                            N_("Out of the game until the next dawn, then restored in a hospital."),
                        ),
                    )
                ),
            ),
            see=("delayed", "weakened", "bats_token", "defeat"),
            rules=("R9.2",),
        ),
        Page(
            "delayed",
            N_("Delayed"),
            (
                N_(
                    "A delayed hunter's figure lies on its side. The next action, by day or by "
                    "night, is spent on standing up; nothing else is possible before."
                ),
                N_("Delaying a hunter who is already delayed changes nothing."),
                N_(
                    "A hunter who is delayed and has bats stands up first; the bats take the "
                    "action after that."
                ),
                N_("In combat a delay does not matter."),
            ),
            see=("statuses", "day", "card:encounter:saboteur", "words_fight"),
            rules=("R5.2", "R5.3", "R9.2"),
        ),
        Page(
            "weakened",
            N_("Weakened"),
            (
                N_(
                    "A bitten hunter is weakened, and Mina always is. Dracula sees one item card "
                    "and one event card of the hunter's choice."
                ),
                N_(
                    "The choice is made when the hunter becomes weakened, after a combat, and "
                    "when the visible card has left the hand. A hunter without a card of a kind "
                    "shows the next one drawn."
                ),
                N_("In combat the item is hidden: all items return to the hand. The event stays visible."),
            ),
            see=("bites", "mina", "card:event:vampiric_influence"),
            rules=("R9.1", "R15.7"),
        ),
        Page(
            "bats_token",
            N_("Bats"),
            (
                N_(
                    "A bats token follows its hunter. Instead of the hunter's next action, by "
                    "day or by night, it is discarded: Dracula moves the hunter along a road to "
                    "an adjacent city, and the hunter is delayed."
                ),
                N_("Fog and roadblocks stop this as well. If no road is open, the hunter is only delayed."),
                N_("The hunter finds what there is to find in the new city, and may be ambushed there."),
            ),
            see=("delayed", "card:encounter:bats", "fog"),
            rules=("R5.3", "R9.3"),
        ),
        Page(
            "bites",
            N_("Bites"),
            (
                N_(
                    "A bite takes one of the hunter's bite spaces and makes the hunter weakened. "
                    "A hunter in combat leaves it at once."
                ),
                N_(
                    "If no space is free, the bite defeats the hunter. Lord Godalming and Dr. "
                    "Seward have one space, Van Helsing two, Mina none."
                ),
                N_("Great Strength and Lucy's Revenge can prevent a bite. Then the hunter fights on."),
                N_("Blood Transfusion takes a bite away, but never Mina's first."),
            ),
            see=("weakened", "defeat", "card:event:great_strength", "card:event:blood_transfusion"),
            rules=("R11.2", "R11.6", "R15.15"),
        ),
        Page(
            "defeat",
            N_("Defeat"),
            (
                N_(
                    "A hunter is defeated when their damage equals their health, or by a bite "
                    "when no bite space is free."
                ),
                N_(
                    "Dracula's Rage takes effect at once. The hunter lies where it happened "
                    "until the next dawn; until then nothing more can happen to the hunter, and "
                    "the other hunters act alone."
                ),
                N_(
                    "At dawn the hunter is brought to the nearest hospital, loses all cards and "
                    "tickets, and is freed of all damage, bites, delay and bats."
                ),
                N_("No hunter is ever out of the game for good."),
            ),
            see=("hospital", "rage", "bites"),
            rules=("R11.1", "R11.2", "R11.4", "R11.8"),
        ),
        Page(
            "hospital",
            N_("Hospitals"),
            (
                N_(
                    "A defeated hunter is brought to the hospital that is nearest by road. "
                    "Dracula chooses between equally near hospitals, and if no road leads to "
                    "one. From the sea the distance is counted from the nearest port."
                ),
                N_(
                    "A hunter in a hospital is not in the city it belongs to. By day the hunter "
                    "may walk out into that city; by day or night the hunter may take an item as "
                    "supplies. Nothing else is possible."
                ),
                N_("Dracula never enters a hospital, and no hunter is ambushed there."),
            ),
            see=("defeat", "supply", "map"),
            rules=("R4.5", "R5.5.4", "R11.4", "R11.5", "R11.7", "R11.9", "R15.10"),
        ),
    ),
)
