"""The course: ten puzzles that teach one idea each, with a sentence before and one after the answer."""

from __future__ import annotations

from furyqt.rules.core.puzzle import Idea
from furyqt.rules.core.text import Texts

N_ = Texts("fury3.puzzles")

_IDEAS = {
    "roads": Idea(
        N_("Roads Only"),
        N_(
            "Begin at the last place that you know: the newest card of the trail that is turned up, or a"
            " place that the evidence names. Follow one road for each card since then."
        ),
        N_("You know one place, and each card after it is one move: that is how every puzzle begins."),
    ),
    "turned": Idea(
        N_("A Card Turned Up"),
        N_("A card that is turned up says where he was then, so all ways that do not pass there are wrong."),
        N_("The newest card that is turned up counts most: his way starts there again."),
    ),
    "sea": Idea(
        N_("The Back of the Sea"),
        N_("The back of a card tells whether he was in a city or at sea."),
        N_("A sea zone has few ports, so a way over the sea leads to few cities."),
    ),
    "denied": Idea(
        N_("A Denied City"),
        N_(
            "The evidence says in which cities Dracula has no hideout. No card of his trail is one of these"
            " cities."
        ),
        N_("A denied city also closes the ways that lead through it."),
    ),
    "silence": Idea(
        N_("A Hunter Who Saw Nothing"),
        N_("If Dracula comes to a city with a hunter, he is seen at once."),
        N_("He was not seen, so no way leads through the cities in which hunters waited."),
    ),
    "hide": Idea(
        N_("Hide"),
        N_("Hide has the back of a city, but with it he stays where he is."),
        N_("A card with the back of a city can be one move, or none at all."),
    ),
    "wolf": Idea(
        N_("Wolf Form"),
        N_("With Wolf Form he goes one or two roads on land in one turn."),
        N_("Wolf Form reaches far, but it always ends in a city."),
    ),
    "misdirect": Idea(
        N_("Misdirect"),
        N_("Misdirect takes a hideout from his trail and is not a move."),
        N_("Count only the cards that are moves: Misdirect takes an old place away, but is not a move."),
    ),
    "double": Idea(
        N_("From Both Ends"),
        N_("The place that you look for lies between two known ones and must be in reach of both."),
        N_("A later place tells as much about his way as an earlier one."),
    ),
    "question": Idea(
        N_("The Best Question"),
        N_("Ask for the city through which the most ways lead, not for the one where he most likely is."),
        N_("A good question leaves few places, whatever the answer is."),
    ),
}


def ideas() -> dict[str, Idea]:
    """Return the ideas by their ids, in the order in which they are taught."""
    return _IDEAS
