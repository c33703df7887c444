"""Dracula's moves and encounters."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.lite.tables import (
    BLOOD_IN_CASTLE,
    BLOOD_PER_SEA,
    MATURED_COST,
    MOST_ENCOUNTERS,
    VAMPIRE_ROUNDS,
)
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("lite.reference")

CHAPTER = Chapter(
    N_("Dracula"),
    (
        Page(
            "dracula_turn",
            N_("Dracula's turn"),
            (
                N_(
                    "Dracula goes one road or one stretch by boat, but never by railway and "
                    "never into the hospital. Or he stays, hides, or doubles back."
                ),
                N_(
                    "He may not repeat any of his last five moves. The move counts as he made "
                    "it: a Hide in Paris does not forbid Paris."
                ),
                N_(
                    "So he may name his current place only if the move that led there is old "
                    "enough, or if he was teleported there."
                ),
            ),
            see=("hide", "double_back", "teleport", "placing", "sea_and_castle"),
            rules=("L6.1", "L6.2", "L6.3", "L6.4", "L11.1"),
        ),
        Page(
            "hide",
            N_("Hide"),
            (
                N_(
                    "Dracula stays in the city he is in. At sea he cannot hide, and he can do it "
                    "only once in five moves."
                ),
                N_(
                    "Hide looks like any city. When it is revealed, the move before it is "
                    "revealed as well. As the sixth move of the trail, Hide is shown for what it "
                    "is."
                ),
            ),
            see=("dracula_turn", "double_back", "sight"),
            rules=("L6.5", "L8.6"),
        ),
        Page(
            "double_back",
            N_("Double Back"),
            (
                N_(
                    "Double Back 1 to 5 takes Dracula to where he was after one of his last five"
                    " moves; 1 is where he is. The place must be the one he is in, or one link "
                    "away. It is allowed at sea."
                ),
                N_(
                    "The hunters see the number, but not the place. His last five moves may "
                    "include only one Double Back of any number."
                ),
            ),
            see=("dracula_turn", "hide", "sight"),
            rules=("L6.6",),
        ),
        Page(
            "teleport",
            N_("Teleport to Castle Dracula"),
            (N_("Dracula returns to his castle only if no other move is legal. Everyone sees it."),),
            see=("dracula_turn", "sea_and_castle"),
            rules=("L6.7", "L10.2"),
        ),
        Page(
            "placing",
            N_("Dracula's encounters"),
            (
                N_(
                    "After a move in a city with fewer than {most} encounters Dracula leaves "
                    "one: a trap, or in every {rounds}th round a young vampire. Hide, Double "
                    "Back and a teleport count too, so encounters accumulate."
                ).fill(most=MOST_ENCOUNTERS, rounds=VAMPIRE_ROUNDS),
                N_("At sea Dracula leaves nothing. The hunters always see what he leaves, but not where."),
            ),
            see=("traps", "vampires", "finding"),
            rules=("L1.14", "L7.3", "L7.4", "L7.5", "L8.1"),
        ),
        Page(
            "vampires",
            N_("Young vampires"),
            (
                N_(
                    "A young vampire lives as long as its move is in the trail. A hunter who "
                    "comes to its city destroys it. When its move leaves the trail, it matures, "
                    "and the score falls by {cost}."
                ).fill(cost=MATURED_COST),
                N_(
                    "At most one young vampire lives at a time. If Dracula is at sea in the "
                    "round of a vampire, there is none for {rounds} rounds."
                ).fill(rounds=VAMPIRE_ROUNDS),
                N_("A trap vanishes with its move."),
            ),
            see=("placing", "score", "finding"),
            rules=("L1.15", "L1.16", "L5.4", "L7.1", "L7.2", "L7.6", "L11.2"),
        ),
        Page(
            "sea_and_castle",
            N_("Sea and castle"),
            (
                N_(
                    "A turn that ends at sea costs Dracula {sea} blood, a turn that ends in "
                    "Castle Dracula gives him {castle}, without an upper limit."
                ).fill(sea=BLOOD_PER_SEA, castle=BLOOD_IN_CASTLE),
                N_(
                    "The castle betrays him: his move is revealed at once. At sea no one meets "
                    "him, and no one learns which sea it is."
                ),
            ),
            see=("score", "dracula_turn", "sight"),
            rules=("L1.7", "L1.8", "L7.3", "L7.7", "L7.8"),
        ),
    ),
)
