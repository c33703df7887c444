"""A hunter's move and its effects."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.lite.tables import (
    BLOOD_PER_MEETING,
    DEATH_COST,
    FULL_LIFE,
    LIFE_PER_MEETING,
    LIFE_PER_REST,
    LIFE_PER_TRAP,
    MOST_HOPS,
)
from furyqt.views.reference.page import Chapter, Page, Steps

N_ = Texts("lite.reference")

CHAPTER = Chapter(
    N_("The hunters"),
    (
        Page(
            "hunter_turn",
            N_("A hunter's turn"),
            (
                N_("Each turn a hunter makes one move:"),
                (
                    N_("stay in the place, which is a rest;"),
                    N_("follow one road;"),
                    N_("go one stretch by boat, between port and sea or sea and sea;"),
                    N_("ride by railway."),
                ),
                N_("Then the hunter meets what is there. There is no passing: staying is a move too."),
            ),
            see=("rail", "rest", "finding", "sea"),
            rules=("L2.3", "L4.1", "L4.2", "L4.4"),
        ),
        Page(
            "rail",
            N_("By railway"),
            (
                N_(
                    "How far a hunter may go by railway changes every round: from no railway "
                    "link at all to {most}."
                ).fill(most=MOST_HOPS),
                N_(
                    "Add the round and the hunter's number (0 to 3) and divide by 4: the "
                    "remainder is how far the hunter may ride. The list of figures shows it for "
                    "this round."
                ),
                N_("Nothing happens on the way. A ride needs no ticket."),
            ),
            see=("hunter_turn", "map"),
            rules=("L1.17", "L4.3"),
        ),
        Page(
            "finding",
            N_("A hunter's finds"),
            (
                N_("When a hunter ends a move in a city, these things happen in this order:"),
                Steps(
                    (
                        N_(
                            "If the city is in the trail, every move of the trail that led there is revealed."
                        ),
                        N_("Traps hurt the hunter."),
                        N_("A young vampire is destroyed."),
                        N_("If Dracula is there, they meet."),
                    )
                ),
                N_(
                    "None of this happens at sea. And only a hunter's turn can cause it: if "
                    "Dracula comes to a hunter, nothing happens until a hunter ends a turn "
                    "there."
                ),
            ),
            see=("traps", "vampires", "meeting", "sight"),
            rules=("L5.1", "L5.2", "L5.8"),
        ),
        Page(
            "traps",
            N_("Traps"),
            (
                N_(
                    "Each trap in the city takes {life} life from the hunter, those of the "
                    "oldest move first, and is removed."
                ).fill(life=LIFE_PER_TRAP),
                N_("If the hunter has no life left, the other traps stay."),
            ),
            see=("life", "finding", "placing"),
            rules=("L1.10", "L5.3"),
        ),
        Page(
            "meeting",
            N_("Meeting Dracula"),
            (
                N_(
                    "A hunter who ends a turn in Dracula's city, and is still alive, meets "
                    "Dracula. Dracula loses {blood} blood and the hunter {life} life."
                ).fill(blood=BLOOD_PER_MEETING, life=LIFE_PER_MEETING),
                N_("Both lose blood or life, even if the hunter dies."),
            ),
            see=("score", "life", "finding"),
            rules=("L1.6", "L1.11", "L5.5"),
        ),
        Page(
            "life",
            N_("Life and the hospital"),
            (
                N_(
                    "A hunter has at most {life} life. Without life the hunter is brought to the"
                    " hospital at once, and the score falls by {death}."
                ).fill(life=FULL_LIFE, death=DEATH_COST),
                N_("In the next turn the hunter wakes up there with full life and moves on as usual."),
            ),
            see=("rest", "score"),
            rules=("L1.9", "L4.5", "L5.6"),
        ),
        Page(
            "rest",
            N_("Resting and research"),
            (
                N_(
                    "A hunter who ends a turn where the last one ended has rested and gains "
                    "{life} life, at sea too. Losses come first."
                ).fill(life=LIFE_PER_REST),
                N_(
                    "When all four hunters rest in a row, their research reveals the oldest move "
                    "of the trail, even a sea. Each further rest does so again; any other move "
                    "restarts the count."
                ),
                N_("A hunter who dies neither adds to the count nor interrupts it."),
            ),
            see=("hunter_turn", "sight"),
            rules=("L1.12", "L5.7", "L9.1", "L9.2", "L9.3", "L9.4"),
        ),
    ),
)
