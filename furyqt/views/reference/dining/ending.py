"""The next round and the end of the game."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.dining.numbers import COMPONENTS, TABLES
from furyqt.views.reference.page import Chapter, Page, Steps

N_ = Texts("dining.reference")

CHAPTER = Chapter(
    N_("Rounds and the end"),
    (
        Page(
            "night",
            N_("The next round"),
            (
                N_("After the last Dinner of a round:"),
                Steps(
                    (
                        N_(
                            "The First Player is now the left neighbor of the player whose Hero was "
                            "placed last."
                        ),
                        N_("The clock is set to 0."),
                        N_(
                            "Players with fewer than {gifts} Gift cards draw up to {gifts}, beginning "
                            "with the "
                            "First Player."
                        ).fill(gifts=COMPONENTS.gifts_at_start),
                        N_("All Tourist Ability cards are shuffled, and {row} are dealt.").fill(
                            row=COMPONENTS.face_up_cards
                        ),
                        N_("The Bus brings new Tourists."),
                    )
                ),
                N_("After round {rounds} the game ends.").fill(rounds=COMPONENTS.rounds),
            ),
            see=("bus", "scoring", "minute"),
            rules=("D10.1", "D10.2", "D10.3", "D10.4"),
        ),
        Page(
            "scoring",
            N_("The end and the winner"),
            (
                N_(
                    "After the last Dinner each location with at least {least} repaired stands gives "
                    "{points} "
                    "VP to the player who repaired most of them. If several repaired equally many, no player "
                    "gets it."
                ).fill(least=TABLES.scoring.majority_min_repaired, points=TABLES.scoring.majority_vp),
                N_("The most VP win; there is no upper limit. A tie is decided by"),
                (
                    N_("the most repaired stands, then"),
                    N_("the most cubes on the Gifts track, then"),
                    N_("the most controlled locations."),
                ),
                N_("If all of these are equal, the victory is shared."),
                N_(
                    "Examples with the cubes of a location from left to right: A B A gives 1 VP and "
                    "control to "
                    "A. A B gives no VP, and control to B. A single cube gives no VP."
                ),
            ),
            see=("stands", "conversions", "options"),
            rules=("D11.1", "D11.2", "D11.3", "D11.4", "D11.5", "D11.6", "D11.7", "D15.10"),
        ),
    ),
)
