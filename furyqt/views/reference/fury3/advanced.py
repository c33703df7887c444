"""Free starting cities, power cards, lairs and rumors."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.tables import LAIRS
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("The advanced game"),
    (
        Page(
            "advanced",
            N_("The advanced game"),
            (
                N_("The advanced game adds to the base game:"),
                (
                    N_("The hunters choose where they start."),
                    N_("Dracula has five power cards."),
                    N_("A hideout that leaves the trail may become a lair."),
                    N_("Dracula has rumor tokens: one at the start, one more with each new week."),
                ),
                N_("It is harder for the hunters, because the trail no longer tells the whole truth."),
            ),
            see=("setup", "powers", "lairs", "rumors", "options", "words_lite"),
            rules=("R1.8", "R1.10"),
        ),
        Page(
            "powers",
            N_("Power cards"),
            (
                N_(
                    "In the movement step Dracula may use a power card instead of laying a "
                    "location card, or along with it. It takes up a space of the trail and "
                    "slides with the others."
                ),
                N_(
                    "While the power card is on the trail it cannot be used again. When it "
                    "leaves the trail or is cleared, it returns to Dracula."
                ),
                N_("He uses one power card in a phase; only Misdirect allows a second one."),
                N_(
                    "Feed and Dark Call are placed faceup and leave Dracula where he is. He may "
                    "use them while he is revealed, and stays revealed."
                ),
            ),
            see=(
                "card:power:feed",
                "card:power:dark_call",
                "card:power:wolf_form",
                "card:power:misdirect",
                "card:power:hide",
            ),
            rules=("R7.1", "R7.2", "R7.3", "R7.5", "R7.6"),
        ),
        Page(
            "hide",
            N_("Hide"),
            (
                N_(
                    "The back of Hide looks like a city. Dracula stays where he is and puts an "
                    "encounter on it."
                ),
                N_(
                    "Hide belongs to the place where Dracula was. When that place is found or "
                    "revealed, Hide is turned up with it; its encounter may ambush there and is "
                    "met in a search there."
                ),
                N_("Nothing on Hide ever matures, and Dracula cannot use it at sea or while he is revealed."),
                N_(
                    "For the hunters Hide is the great uncertainty: the trail may be one step "
                    "shorter than it looks."
                ),
            ),
            see=("card:power:hide", "search", "ambush", "trail"),
            rules=("R7.1", "R15.6"),
        ),
        Page(
            "misdirect",
            N_("Misdirect"),
            (
                N_(
                    "After the hideouts have slid, Dracula may clear one of them and place "
                    "Misdirect faceup in its space. Then he moves as usual."
                ),
                N_(
                    "This way a hideout that was found, or a city that he needs, disappears from "
                    "the trail, at the cost of a power card that everyone sees there."
                ),
            ),
            see=("card:power:misdirect", "powers", "clearing"),
            rules=("R7.4", "R7.5"),
        ),
        Page(
            "wolf_form",
            N_("Wolf Form"),
            (
                N_(
                    "Wolf Form is placed together with a location card: a city one or two roads "
                    "away. It costs 1 damage."
                ),
                N_(
                    "He may run through a city with hunters in it, and they notice nothing; but "
                    "not through consecrated ground or a city with a heavenly host."
                ),
                N_("He cannot use this card to go to sea."),
            ),
            see=("card:power:wolf_form", "moving", "holy"),
            rules=("R7.1",),
        ),
        Page(
            "lairs",
            N_("Lairs"),
            (
                N_(
                    "Instead of maturing, a hideout that leaves the trail may become one of "
                    "{lairs} lairs. It takes one more encounter from Dracula's hand. Sea zones "
                    "and power cards cannot become lairs."
                ).fill(lairs=LAIRS),
                N_(
                    "A lair is found, searched and used for an ambush like a hideout. Faceup "
                    "cards stay faceup. Its encounters do not mature there."
                ),
                N_(
                    "As a move, Dracula may return to a lair whose city he could have moved to. "
                    "Then the whole lair is on the first space again; if its card is faceup, he "
                    "is revealed."
                ),
                N_("In his own phase he may clear a lair. One without encounters is cleared at once."),
            ),
            see=("mature", "moving", "search", "ambush"),
            rules=("R7.8", "R7.9", "R7.10", "R7.11", "R7.12", "R15.5", "R15.12"),
        ),
        Page(
            "rumors",
            N_("Rumors"),
            (
                N_(
                    "Dracula begins with one rumor token and takes one with every new week, as "
                    "long as there are any left."
                ),
                N_(
                    "After placing an encounter Dracula may put a rumor on a hideout on one of "
                    "the first three spaces. Everyone sees it; a hideout takes only one, and "
                    "only if it has an encounter."
                ),
                N_("If a vampire of that hideout matures, the rumor gives 3 influence more, once."),
                N_("When the last encounter leaves the hideout, the rumor is removed with it."),
            ),
            see=("mature", "placing", "weeks"),
            rules=("R6.11", "R6.15", "R14.4", "R15.1"),
            art="tokens/rumor",
        ),
    ),
)
