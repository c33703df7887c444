"""The hunters' information, and the options of this game."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.views.reference.lite.lists import OPTION_TERMS
from furyqt.views.reference.page import Chapter, Page

CHAPTER = Chapter(
    N_("lite.reference", "Known information"),
    (
        Page(
            "sight",
            N_("lite.reference", "The hunters' view"),
            (
                (
                    N_(
                        "lite.reference",
                        "The hunters see whether a move leads to a city or to a sea; for Double "
                        "Back they see the number.",
                    ),
                    N_(
                        "lite.reference",
                        "Encounters that are left, vanish or mature are always seen, and so are "
                        "blood, life and score.",
                    ),
                    N_("lite.reference", "A hunter in a city of the trail reveals all moves that led there."),
                    N_(
                        "lite.reference",
                        "Dracula's move is revealed at once in his castle and in a city with a hunter.",
                    ),
                    N_(
                        "lite.reference",
                        "A revealed Hide or Double Back also reveals the move it is based on, "
                        "and so on backwards.",
                    ),
                ),
                N_("lite.reference", "Revealed information stays known for good."),
            ),
            see=("finding", "hide", "double_back", "rest"),
            rules=("L1.13", "L8.1", "L8.2", "L8.3", "L8.4", "L8.5"),
        ),
        Page(
            "sea",
            N_("lite.reference", "At sea"),
            (
                N_(
                    "lite.reference",
                    "No one meets anyone at sea. A hunter who shares a sea with Dracula learns nothing.",
                ),
                N_("lite.reference", "Resting at sea heals, and counts for research."),
            ),
            see=("sea_and_castle", "rest"),
            rules=("L5.1", "L8.4", "L9.4"),
        ),
        Page(
            "options",
            N_("lite.reference", "Options before a game"),
            (
                N_(
                    "lite.reference",
                    "The game was played in several versions over the years. You may choose in "
                    "the New Game dialog under Advanced, Rules; the first answer is the standard "
                    "one.",
                ),
                OPTION_TERMS,
            ),
            see=("sight", "dracula_turn", "full_game"),
            rules=("L10.1", "L13.1", "L13.2", "L13.3", "L13.4", "L13.5", "L13.6", "L13.7", "L13.8", "L13.9"),
        ),
        Page(
            "full_game",
            N_("lite.reference", "The complete game"),
            (
                N_(
                    "lite.reference",
                    "The New Game dialog also offers the third edition: with day and night, "
                    "items and event cards, tickets, combat card by card, influence and "
                    "hospitals. This window shows its rules while you play it.",
                ),
            ),
            see=("minute",),
        ),
    ),
)
