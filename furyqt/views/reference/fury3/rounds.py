"""Dawn, day, dusk and night of the hunters, Dracula's phase, and the weeks."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.tables import MOST_DESPAIR
from furyqt.views.reference.fury3.lists import HUNTER_LIST
from furyqt.views.reference.page import Chapter, Page, Steps

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("The round"),
    (
        Page(
            "round",
            N_("A round"),
            (
                Steps(
                    (
                        N_(
                            "Dawn: time moves on, cards for the dawn, heavenly hosts are "
                            "removed, hunters wake up in hospitals, combat by day."
                        ),
                        N_("Day: each hunter takes one action."),
                        N_(
                            "Dusk: time moves on, cards for the dusk, combat by night, some "
                            "tokens are removed."
                        ),
                        N_("Night: each hunter takes one action, but does not move."),
                        N_("Dracula's phase: he moves and leaves an encounter."),
                    )
                ),
                N_("So the hunters act twice for each step Dracula takes."),
            ),
            see=("dawn", "day", "dusk", "night", "phase"),
            rules=("R3.1", "R3.6"),
        ),
        Page(
            "dawn",
            N_("Dawn"),
            (
                Steps(
                    (
                        N_("The time marker moves to the next day."),
                        N_(
                            "If a new week begins, a despair token is placed, and in the advanced game "
                            "Dracula takes a rumor token."
                        ),
                        N_("Event cards for the dawn may be played."),
                        N_("Heavenly hosts that have stayed a whole round are removed."),
                        N_("Defeated hunters are brought to a hospital and wake up restored."),
                        N_("If Dracula is revealed and hunters are in his city, they fight by day."),
                    )
                ),
            ),
            see=("windows", "weeks", "hospital", "combat", "holy"),
            rules=("R3.2", "R3.2.1", "R3.2.3", "R3.2.4", "R3.2.5", "R3.2.6"),
        ),
        Page(
            "day",
            N_("Day"),
            (
                N_(
                    "By day every hunter takes one action, in activation order. This is the only"
                    " time for moves by road, railway or sea."
                ),
                N_(
                    "Before each of these actions the hunters may play cards that say “day”, "
                    "such as Good Luck."
                ),
                N_(
                    "The cards Renewed Vigor and Speedy Telegraph give a second action or a free "
                    "order; Darkness Returns removes a whole day."
                ),
            ),
            see=("actions", "order", "delayed", "bats_token"),
            rules=("R3.3", "R3.7"),
        ),
        Page(
            "order",
            N_("The activation order"),
            (
                N_("The hunters always act in this order: {hunters}.").fill(hunters=HUNTER_LIST),
                N_(
                    "The same order applies whenever one effect concerns several hunters, for "
                    "instance when they choose their combat cards."
                ),
                N_(
                    "If both sides may play a card at the same moment, the side whose turn it is "
                    "goes first; otherwise the hunters do."
                ),
            ),
            see=("day", "card:event:speedy_telegraph"),
            rules=("R3.7", "R12.8"),
        ),
        Page(
            "dusk",
            N_("Dusk"),
            (
                Steps(
                    (
                        N_("The time marker moves to the night."),
                        N_("Event cards for the dusk may be played."),
                        N_("If Dracula is revealed and hunters are in his city, they fight by night."),
                        N_(
                            "Tokens wear off: each city in fog loses one fog token; one storm "
                            "and one roadblock, chosen by Dracula, are removed."
                        ),
                    )
                ),
            ),
            see=("fog", "storms", "roadblocks", "combat_night", "windows"),
            rules=("R3.4", "R14.5"),
        ),
        Page(
            "night",
            N_("Night"),
            (
                N_(
                    "By night every hunter takes one more action, in the same order. No hunter "
                    "moves, unless Long Night allows moves by road."
                ),
                N_("A hunter at sea can only pass."),
                N_(
                    "Taking supplies is different by night: the event card comes from the bottom "
                    "of the deck, and a Dracula card goes into his hand."
                ),
            ),
            see=("actions", "supply", "card:event:long_night"),
            rules=("R3.5",),
        ),
        Page(
            "weeks",
            N_("Weeks and despair"),
            (
                N_(
                    "On each new Monday a new week begins, and a despair token is placed, up to "
                    "{most} in all."
                ).fill(most=MOST_DESPAIR),
                N_(
                    "With each token a defeated hunter brings Dracula more influence. But his "
                    "Pride grows too: he has to stay longer in a combat before he may escape."
                ),
                N_(
                    "With all {most} tokens placed, The Fury of Dracula begins: nearly every "
                    "step brings him influence, and the end is near."
                ).fill(most=MOST_DESPAIR),
                N_("In the advanced game each new week also brings him a rumor token."),
            ),
            see=("rage", "fury", "pride", "rumors"),
            rules=("R3.2.2",),
        ),
        Page(
            "waiting",
            N_("From discovery to combat"),
            (
                N_(
                    "Finding Dracula does not yet mean fighting him. The combat waits for the "
                    "next dawn or dusk."
                ),
                N_(
                    "If Dracula is found by day, he cannot get away before dusk, and that fight "
                    "is by night, when he is strongest."
                ),
                N_(
                    "If Dracula is found by night, his own phase comes first: he may leave, or "
                    "stay and be fought at dawn, by day."
                ),
                N_("Until then his presence hinders no one: hunters in his city act as anywhere else."),
            ),
            see=("revealed", "combat", "dawn", "dusk"),
            rules=("R3.8", "R5.12"),
        ),
    ),
)
