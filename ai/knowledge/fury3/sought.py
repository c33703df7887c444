"""The sentences about what hunters seek in the third edition, and the way there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ai.knowledge.fury.chances import Near, ThereWords
from ai.knowledge.fury.coverage import CoverageWords
from ai.reasons import ActionFact
from furyqt.rules.core.campaign.aim import DAY, Aim
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.chapters.counters import counts

N_ = Texts("fury3.aims")

MOVES, HARM = "moves", "harm"
_LAST_DAY = N_("This is the last day.")
_NO_JOURNEY = N_("No more journey is allowed.")
_HARM_LEFT = N_("The goal of the chapter needs {damage} more damage to Dracula.")
_TOO_LATE = N_("On the last day a ticket cannot be used any more.")

HIDEOUT = ThereWords(
    "hideout",
    N_("The chance that one of his hideouts is {place:in} is {percent}%."),
    N_("One of his hideouts is {place:in}."),
    N_("choice {rival} leads to where a hideout is more likely ({other} instead of {own})"),
)
LAST_HIDEOUT = ThereWords(
    "hideout",
    N_("The chance that a hideout is {place:in}, the last one that the goal needs, is {percent}%."),
    N_("A hideout is {place:in}, the last one that the goal needs."),
    HIDEOUT.drawback,
)
HIDDEN_BOX = ThereWords(
    "box",
    N_("The chance that a box is hidden {place:in} is {percent}%."),
    N_("A box must be hidden {place:in}."),
    N_("choice {rival} leads to where a box is more likely ({other} instead of {own})"),
)
LAST_BOX = ThereWords(
    "box",
    N_("The chance that the last box that the goal needs is hidden {place:in} is {percent}%."),
    N_("The last box that the goal needs must be hidden {place:in}."),
    HIDDEN_BOX.drawback,
)
DRACULA_SOUGHT = CoverageWords(
    Near(
        N_(
            "After his next move, Dracula is within reach from there tomorrow with a chance of {percent}% "
            "(above all {places})."
        ),
        N_(
            "After his next move, Dracula is within reach from here tomorrow with a chance of {percent}% "
            "(above all {places})."
        ),
    ),
    Near(
        N_("After his next move, Dracula is within reach from there tomorrow with a chance of {percent}%."),
        N_("After his next move, Dracula is within reach from here tomorrow with a chance of {percent}%."),
    ),
    Near(
        N_("From there, no place that Dracula may move to is within reach tomorrow."),
        N_("From here, no place that Dracula may move to is within reach tomorrow."),
    ),
    Near(
        N_("Dracula will be {place:in}, within reach from there tomorrow."),
        N_("Dracula will be {place:in}, within reach from here tomorrow."),
    ),
    N_(
        "with choice {rival} this hunter is likelier to reach Dracula after his next move ({other} instead "
        "of {own})"
    ),
    N_(
        "If the others stay, the chance that some hunter can reach Dracula after his next move rises from "
        "{before}% to {percent}%."
    ),
    N_(
        "If the others stay, the chance that some hunter can reach Dracula after his next move falls from "
        "{before}% to {percent}%."
    ),
    N_(
        "If the others stay, the chance that some hunter can reach Dracula after his next move stays at "
        "about {percent}%."
    ),
    N_(
        "with choice {rival} some hunter is likelier to reach Dracula after his next move ({other} instead "
        "of {own})"
    ),
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


def clock(aim: Aim, told: Sequence[Event]) -> Iterator[Text]:
    """Yield the days that are left in a chapter, and the journeys."""
    if not aim.days:
        return
    count = counts(told)
    left = aim.days - count[DAY]
    yield N_.plural("After today %n days are left.", left) if left > 0 else _LAST_DAY
    if limit := aim.limits.get(MOVES, 0):
        more = limit - 1 - count[MOVES]
        yield N_.plural("%n more journeys are allowed.", more) if more else _NO_JOURNEY


def harm_left(aim: Aim, told: Sequence[Event]) -> Iterator[Text]:
    """Yield the damage to Dracula that the goal still needs, if it is about damage."""
    wanted = aim.bounds[0].get(HARM, 0) - counts(told)[HARM]
    if wanted > 0:
        yield _HARM_LEFT.fill(damage=wanted)


def late_ticket() -> Iterator[ActionFact]:
    """Yield that a ticket comes too late."""
    yield ActionFact("reserve", "late", _TOO_LATE, -1.0)
