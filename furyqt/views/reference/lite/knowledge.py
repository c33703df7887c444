"""The hunters' information, and the options of this game."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.lite.lists import OPTION_TERMS
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("lite.reference")

CHAPTER = Chapter(
    N_("Known information"),
    (
        Page(
            "sight",
            N_("The hunters' view"),
            (
                (
                    N_(
                        "The hunters see whether a move leads to a city or to a sea; for Double "
                        "Back they see the number."
                    ),
                    N_(
                        "Encounters that are left, vanish or mature are always seen, and so are "
                        "blood, life and score."
                    ),
                    N_("A hunter in a city of the trail reveals all moves that led there."),
                    N_("Dracula's move is revealed at once in his castle and in a city with a hunter."),
                    N_(
                        "A revealed Hide or Double Back also reveals the move it is based on, "
                        "and so on backwards."
                    ),
                ),
                N_("Revealed information stays known for good."),
            ),
            see=("finding", "hide", "double_back", "rest"),
            rules=("L1.13", "L8.1", "L8.2", "L8.3", "L8.4", "L8.5"),
        ),
        Page(
            "sea",
            N_("At sea"),
            (
                N_("No one meets anyone at sea. A hunter who shares a sea with Dracula learns nothing."),
                N_("Resting at sea heals, and counts for research."),
            ),
            see=("sea_and_castle", "rest"),
            rules=("L5.1", "L8.4", "L9.4"),
        ),
        Page(
            "options",
            N_("Options before a game"),
            (
                N_(
                    "The game was played in several versions over the years. You may choose in "
                    "the New Game dialog under Advanced, Rules; the first answer is the standard "
                    "one."
                ),
                OPTION_TERMS,
            ),
            see=("sight", "dracula_turn", "full_game"),
            rules=("L10.1", "L13.1", "L13.2", "L13.3", "L13.4", "L13.5", "L13.6", "L13.7", "L13.8", "L13.9"),
        ),
        Page(
            "full_game",
            N_("The complete game"),
            (
                N_(
                    "The New Game dialog also offers the third edition: with day and night, "
                    "items and event cards, tickets, combat card by card, influence and "
                    "hospitals. This window shows its rules while you play it."
                ),
            ),
            see=("minute",),
        ),
    ),
)
