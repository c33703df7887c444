"""The sentences about what hunters seek in the third edition, and the way there."""

from __future__ import annotations

from ai.knowledge.fury.chances import Near, ThereWords
from ai.knowledge.fury.coverage import NEXT_TURN, CoverageWords
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury3.aims")

HIDEOUT = ThereWords(
    "hideout",
    N_("The chance that one of his hideouts is {place:in} is {percent}%."),
    N_("One of his hideouts is {place:in}."),
    N_("choice {rival} leads to where a hideout is more likely ({other} instead of {own})"),
)
HIDDEN_BOX = ThereWords(
    "box",
    N_("The chance that a box is hidden {place:in} is {percent}%."),
    N_("A box must be hidden {place:in}."),
    N_("choice {rival} leads to where a box is more likely ({other} instead of {own})"),
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
            "By road and sea, Dracula's current place is within two days of there with a chance of "
            "{percent}% (above all {places})."
        ),
        N_(
            "By road and sea, Dracula's current place is within two days of here with a chance of "
            "{percent}% (above all {places})."
        ),
    ),
)
HIDEOUTS_SOUGHT = CoverageWords(
    Near(
        N_(
            "From there, {percent}% of his unknown hideouts are within reach tomorrow on average "
            "(above all {places})."
        ),
        N_(
            "From here, {percent}% of his unknown hideouts are within reach tomorrow on average (above "
            "all {places})."
        ),
    ),
    Near(
        N_("From there, {percent}% of his unknown hideouts are within reach tomorrow on average."),
        N_("From here, {percent}% of his unknown hideouts are within reach tomorrow on average."),
    ),
    Near(
        N_("From there, no place where a hideout may be is within reach tomorrow."),
        N_("From here, no place where a hideout may be is within reach tomorrow."),
    ),
    Near(
        N_("One of his hideouts is {place:in}, within reach from there tomorrow."),
        N_("One of his hideouts is {place:in}, within reach from here tomorrow."),
    ),
    N_("choice {rival} brings more of his unknown hideouts within reach ({other} instead of {own})"),
    N_(
        "If the others stay, all hunters together reach {percent}% of his unknown hideouts on average "
        "instead of {before}%."
    ),
    N_(
        "If the others stay, all hunters together reach only {percent}% of his unknown hideouts on "
        "average instead of {before}%."
    ),
    N_(
        "If the others stay, all hunters together reach {percent}% of his unknown hideouts on average, "
        "about as many as without this move."
    ),
    N_(
        "with choice {rival} all hunters together reach more of his unknown hideouts ({other} instead "
        "of {own})"
    ),
    Near(
        N_(
            "By road and sea, {percent}% of his unknown hideouts are within two days of there on "
            "average (above all {places})."
        ),
        N_(
            "By road and sea, {percent}% of his unknown hideouts are within two days of here on "
            "average (above all {places})."
        ),
    ),
)


def likeliest_away(days: int, before: int, *, is_sure: bool) -> Text:
    """Return the words about the days to where Dracula is, or most probably is.

    `before` is the number of days from where the hunter is now.
    """
    if before != days and is_sure:
        return N_.plural(
            "Dracula is {place:in}, %n days by road and sea from there instead of {before}.", days
        )
    if before != days:
        return N_.plural(
            "Dracula is most likely {place:in} ({percent}%), %n days by road and sea from there instead of "
            "{before}.",
            days,
        )
    if is_sure:
        return N_.plural("Dracula is {place:in}, %n days' journey from there.", days)
    return N_.plural("Dracula is most likely {place:in} ({percent}%), %n days' journey from there.", days)


def known_away(days: int, *, is_journey: bool) -> Text:
    """Return the words about the nearest place where hunters must go."""
    if is_journey:
        return N_.plural("{place}, where you must go, is %n days' journey from there.", days)
    return N_.plural("{place}, where you must go, is %n days' journey from here.", days)
