"""The sentences about what hunters seek in the third edition: Dracula, or the cards of his hideouts."""

from __future__ import annotations

from ai.knowledge.fury.chances import Near, ThereWords
from ai.knowledge.fury.coverage import NEXT_TURN, CoverageWords
from furyqt.rules.core.text import Texts

N_ = Texts("fury3.aims")

HIDEOUT = ThereWords(
    "hideout",
    N_("The chance that one of his hideouts is {place:in} is {percent}%."),
    N_("One of his hideouts is {place:in}."),
    N_("choice {rival} leads to where a hideout is more likely ({other}% instead of {own}%)"),
)
DRACULA_SOUGHT = CoverageWords(
    Near(
        N_(
            "From there, Dracula's current place is within reach tomorrow "
            "with a chance of {percent}% (above all {places})."
        ),
        N_(
            "From here, Dracula's current place is within reach tomorrow "
            "with a chance of {percent}% (above all {places})."
        ),
    ),
    Near(
        N_("From there, Dracula's current place is within reach tomorrow with a chance of {percent}%."),
        N_("From here, Dracula's current place is within reach tomorrow with a chance of {percent}%."),
    ),
    Near(
        N_("From there, no place where Dracula may be is within reach tomorrow."),
        N_("From here, no place where Dracula may be is within reach tomorrow."),
    ),
    Near(
        N_("Dracula is {place:in}, within reach from there tomorrow."),
        N_("Dracula is {place:in}, within reach from here tomorrow."),
    ),
    *NEXT_TURN[4:-1],
    Near(
        N_(
            "By road and sea, {percent}% of where Dracula may be is within two days of there, above all "
            "{places}."
        ),
        N_(
            "By road and sea, {percent}% of where Dracula may be is within two days of here, above all "
            "{places}."
        ),
    ),
)
HIDEOUTS_SOUGHT = CoverageWords(
    Near(
        N_(
            "From there, {percent}% of where his hideouts may be is within reach tomorrow, above all "
            "{places}."
        ),
        N_(
            "From here, {percent}% of where his hideouts may be is within reach tomorrow, above all {places}."
        ),
    ),
    Near(
        N_("From there, {percent}% of where his hideouts may be is within reach tomorrow."),
        N_("From here, {percent}% of where his hideouts may be is within reach tomorrow."),
    ),
    Near(
        N_("From there, no place where a hideout may be is within reach tomorrow."),
        N_("From here, no place where a hideout may be is within reach tomorrow."),
    ),
    Near(
        N_("One of his hideouts is {place:in}, within reach from there tomorrow."),
        N_("One of his hideouts is {place:in}, within reach from here tomorrow."),
    ),
    N_("choice {rival} brings more of where his hideouts may be within reach ({other}% instead of {own}%)"),
    N_(
        "If the others stay, all hunters together reach {percent}% of where his hideouts may be instead of "
        "{before}%."
    ),
    N_(
        "If the others stay, all hunters together reach only {percent}% of where his hideouts may be instead "
        "of {before}%."
    ),
    N_(
        "If the others stay, all hunters together reach {percent}% of where his hideouts may be, about as "
        "much as without this move."
    ),
    N_(
        "with choice {rival} all hunters together reach more of where his hideouts may be ({other}% instead "
        "of {own}%)"
    ),
    Near(
        N_(
            "By road and sea, {percent}% of where his hideouts may be is within two days of there, above all "
            "{places}."
        ),
        N_(
            "By road and sea, {percent}% of where his hideouts may be is within two days of here, above all "
            "{places}."
        ),
    ),
)
