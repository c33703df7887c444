"""Dawn, day, dusk and night of the hunters, Dracula's phase, and the weeks."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.tables import MOST_DESPAIR
from furyqt.views.reference.fury3.lists import HUNTER_LIST
from furyqt.views.reference.page import Chapter, Page, Steps

CHAPTER = Chapter(
    N_("fury3.reference", "The round"),
    (
        Page(
            "round",
            N_("fury3.reference", "A round"),
            (
                Steps(
                    (
                        N_(
                            "fury3.reference",
                            "Dawn: time moves on, cards for the dawn, heavenly hosts are "
                            "removed, hunters wake up in hospitals, combat by day.",
                        ),
                        N_("fury3.reference", "Day: each hunter takes one action."),
                        N_(
                            "fury3.reference",
                            "Dusk: time moves on, cards for the dusk, combat by night, some "
                            "tokens are removed.",
                        ),
                        N_("fury3.reference", "Night: each hunter takes one action, but does not move."),
                        N_("fury3.reference", "Dracula's phase: he moves and leaves an encounter."),
                    )
                ),
                N_("fury3.reference", "So the hunters act twice for each step Dracula takes."),
            ),
            see=("dawn", "day", "dusk", "night", "phase"),
            rules=("R3.1", "R3.6"),
        ),
        Page(
            "dawn",
            N_("fury3.reference", "Dawn"),
            (
                Steps(
                    (
                        N_("fury3.reference", "The time marker moves to the next day."),
                        N_(
                            "fury3.reference",
                            "If a new week begins, a despair token is placed, and in the advanced game "
                            "Dracula takes a rumor token.",
                        ),
                        N_("fury3.reference", "Event cards for the dawn may be played."),
                        N_("fury3.reference", "Heavenly hosts that have stayed a whole round are removed."),
                        N_(
                            "fury3.reference",
                            "Defeated hunters are brought to a hospital and wake up restored.",
                        ),
                        N_(
                            "fury3.reference",
                            "If Dracula is revealed and hunters are in his city, they fight by day.",
                        ),
                    )
                ),
            ),
            see=("windows", "weeks", "hospital", "combat", "holy"),
            rules=("R3.2", "R3.2.1", "R3.2.3", "R3.2.4", "R3.2.5", "R3.2.6"),
        ),
        Page(
            "day",
            N_("fury3.reference", "Day"),
            (
                N_(
                    "fury3.reference",
                    "By day every hunter takes one action, in activation order. This is the only"
                    " time for moves by road, railway or sea.",
                ),
                N_(
                    "fury3.reference",
                    "Before each of these actions the hunters may play cards that say “day”, "
                    "such as Good Luck.",
                ),
                N_(
                    "fury3.reference",
                    "The cards Renewed Vigor and Speedy Telegraph give a second action or a free "
                    "order; Darkness Returns removes a whole day.",
                ),
            ),
            see=("actions", "order", "delayed", "bats_token"),
            rules=("R3.3", "R3.7"),
        ),
        Page(
            "order",
            N_("fury3.reference", "The activation order"),
            (
                N_("fury3.reference", "The hunters always act in this order: {hunters}.").fill(
                    hunters=HUNTER_LIST
                ),
                N_(
                    "fury3.reference",
                    "The same order applies whenever one effect concerns several hunters, for "
                    "instance when they choose their combat cards.",
                ),
                N_(
                    "fury3.reference",
                    "If both sides may play a card at the same moment, the side whose turn it is "
                    "goes first; otherwise the hunters do.",
                ),
            ),
            see=("day", "card:event:speedy_telegraph"),
            rules=("R3.7", "R12.8"),
        ),
        Page(
            "dusk",
            N_("fury3.reference", "Dusk"),
            (
                Steps(
                    (
                        N_("fury3.reference", "The time marker moves to the night."),
                        N_("fury3.reference", "Event cards for the dusk may be played."),
                        N_(
                            "fury3.reference",
                            "If Dracula is revealed and hunters are in his city, they fight by night.",
                        ),
                        N_(
                            "fury3.reference",
                            "Tokens wear off: each city in fog loses one fog token; one storm "
                            "and one roadblock, chosen by Dracula, are removed.",
                        ),
                    )
                ),
            ),
            see=("fog", "storms", "roadblocks", "combat_night", "windows"),
            rules=("R3.4", "R14.5"),
        ),
        Page(
            "night",
            N_("fury3.reference", "Night"),
            (
                N_(
                    "fury3.reference",
                    "By night every hunter takes one more action, in the same order. No hunter "
                    "moves, unless Long Night allows moves by road.",
                ),
                N_("fury3.reference", "A hunter at sea can only pass."),
                N_(
                    "fury3.reference",
                    "Taking supplies is different by night: the event card comes from the bottom "
                    "of the deck, and a Dracula card goes into his hand.",
                ),
            ),
            see=("actions", "supply", "card:event:long_night"),
            rules=("R3.5",),
        ),
        Page(
            "weeks",
            N_("fury3.reference", "Weeks and despair"),
            (
                N_(
                    "fury3.reference",
                    "On each new Monday a new week begins, and a despair token is placed, up to "
                    "{most} in all.",
                ).fill(most=MOST_DESPAIR),
                N_(
                    "fury3.reference",
                    "With each token a defeated hunter brings Dracula more influence. But his "
                    "Pride grows too: he has to stay longer in a combat before he may escape.",
                ),
                N_(
                    "fury3.reference",
                    "With all {most} tokens placed, The Fury of Dracula begins: nearly every "
                    "step brings him influence, and the end is near.",
                ).fill(most=MOST_DESPAIR),
                N_("fury3.reference", "In the advanced game each new week also brings him a rumor token."),
            ),
            see=("rage", "fury", "pride", "rumors"),
            rules=("R3.2.2",),
        ),
        Page(
            "waiting",
            N_("fury3.reference", "From discovery to combat"),
            (
                N_(
                    "fury3.reference",
                    "Finding Dracula does not yet mean fighting him. The combat waits for the "
                    "next dawn or dusk.",
                ),
                N_(
                    "fury3.reference",
                    "If Dracula is found by day, he cannot get away before dusk, and that fight "
                    "is by night, when he is strongest.",
                ),
                N_(
                    "fury3.reference",
                    "If Dracula is found by night, his own phase comes first: he may leave, or "
                    "stay and be fought at dawn, by day.",
                ),
                N_(
                    "fury3.reference",
                    "Until then his presence hinders no one: hunters in his city act as anywhere else.",
                ),
            ),
            see=("revealed", "combat", "dawn", "dusk"),
            rules=("R3.8", "R5.12"),
        ),
    ),
)
