"""Dracula's movement, his encounters, and how they mature."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.tables import ENCOUNTER_HAND, TRAIL
from furyqt.views.reference.page import Chapter, Page, Steps

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Dracula's phase"),
    (
        Page(
            "phase",
            N_("Dracula's phase"),
            (
                Steps(
                    (
                        N_("Cards and allies that act at the start of his phase."),
                        N_(
                            "All hideouts slide by one space. The one that leaves space {last} "
                            "matures, becomes a lair in the advanced game, or is simply removed."
                        ).fill(last=TRAIL),
                        N_(
                            "Dracula places a new card on the first space: he moves, or uses a "
                            "power card in the advanced game."
                        ),
                        N_("He places an encounter and draws until he has {hand} again.").fill(
                            hand=ENCOUNTER_HAND
                        ),
                        N_("Cards for the end of his phase."),
                    )
                ),
                N_(
                    "Everything about the hideout that leaves is resolved before Dracula moves, "
                    "and its card may be placed again at once."
                ),
            ),
            see=("trail", "moving", "placing", "mature", "allies", "windows"),
            rules=("R6.1", "R6.1.1", "R3.9", "R6.12"),
        ),
        Page(
            "trail",
            N_("The trail"),
            (
                N_(
                    "The trail has {length} spaces. Dracula's newest card is on the first; each "
                    "of his phases pushes all cards forward by one space."
                ).fill(length=TRAIL),
                N_(
                    "Location cards are facedown. Their backs show whether they are land or sea, "
                    "and the back of Castle Dracula is known."
                ),
                N_(
                    "A card together with the encounters and tokens on it is a hideout. Power "
                    "cards take up a space and slide like hideouts."
                ),
                N_(
                    "Dracula is where his newest location card says. A power card on top of it, "
                    "such as Hide, leaves him where he is."
                ),
                N_(
                    "Each location is next to the one before, by road or sea, unless a card says "
                    "otherwise, and no location is on the trail twice. This is what makes "
                    "deduction possible."
                ),
            ),
            see=("moving", "found", "mature", "clearing", "known"),
            rules=("R6.4", "R7.3", "R15.11"),
        ),
        Page(
            "moving",
            N_("Dracula's move"),
            (
                N_(
                    "Dracula moves one road or one step by sea, and places the card of that "
                    "location facedown on the first space. He never rides a train, never enters "
                    "a hospital, and roadblocks, fog and storms do not stop him."
                ),
                N_(
                    "He cannot go where he already has a card: neither to a place of his trail "
                    "nor to the city of a lair. To enter a lair's city he must return to the "
                    "lair itself."
                ),
                N_(
                    "He cannot enter consecrated ground or a city with a heavenly host. If one "
                    "is placed where he is, he must leave in his next phase."
                ),
            ),
            see=("sea_dracula", "powers", "lairs", "stuck", "holy"),
            rules=("R6.2", "R6.6", "R6.7", "R7.12"),
        ),
        Page(
            "sea_dracula",
            N_("Dracula at sea"),
            (
                N_(
                    "Leaving a port for the sea costs Dracula 2 damage; sailing on to another "
                    "sea zone costs 1, and 2 while Rufus Smith is with the hunters. Landing "
                    "costs nothing. The sea may even destroy him."
                ),
                N_(
                    "At sea no one finds Dracula: hunters who share his sea zone notice nothing, "
                    "and his sea cards are turned up only by effects such as Money Trail."
                ),
                N_(
                    "He leaves no encounters there, and the backs of his cards show how long he "
                    "has been at sea. What they do not show is where he is."
                ),
            ),
            see=("damage_dracula", "moving", "storms", "card:event:rufus_smith", "card:event:money_trail"),
            rules=("R6.3", "R8.3"),
        ),
        Page(
            "castle",
            N_("Castle Dracula"),
            (
                N_(
                    "When Dracula places the card of his castle he recovers 5 damage. The card "
                    "has its own back, so everyone sees at once that he is there."
                ),
                N_(
                    "Otherwise the castle is a city like any other. It has an encounter, it can "
                    "be found, and combats can take place there."
                ),
                N_(
                    "Hunters cannot take supplies or reserve tickets there. Consecrated ground "
                    "and heavenly hosts are never placed there."
                ),
            ),
            see=("trail", "found", "holy", "map"),
            rules=("R4.6",),
        ),
        Page(
            "stuck",
            N_("When Dracula has no move"),
            (
                N_(
                    "It can happen that his own cards and the hunters' blessings leave Dracula "
                    "nowhere to go. Whether he has a move is checked before the hideouts slide, "
                    "counting the card that is about to return."
                ),
                N_("Then he shows it: all hideouts but his own are cleared, and he places a card."),
                N_("If even that leaves no move, he stays, nothing slides, and he suffers 5 damage."),
            ),
            see=("moving", "clearing", "options"),
            rules=("R6.8", "R15.2"),
        ),
        Page(
            "placing",
            N_("Leaving an encounter"),
            (
                N_(
                    "After a move to a city, and with Hide, Dracula puts one encounter from his "
                    "hand facedown on the new card. He must if he can."
                ),
                N_("No encounter is placed at sea, with Feed or Dark Call, or while he is revealed."),
                N_(
                    "Then he draws until he has {hand} encounters. He does the same whenever an "
                    "effect has used some of them."
                ).fill(hand=ENCOUNTER_HAND),
                N_(
                    "An encounter can be two things: a danger to a hunter who comes by or, if it "
                    "stays on the trail to the end, something that matures."
                ),
            ),
            see=("ambush", "encounters_met", "mature", "rumors"),
            rules=("R6.9", "R6.10"),
        ),
        Page(
            "mature",
            N_("Maturing"),
            (
                N_(
                    "The hideout that slides off the last space leaves the trail. Dracula may "
                    "mature each encounter on it, one after another, or decline; then they are "
                    "discarded and the location card returns to him."
                ),
                N_(
                    "A vampire that matures gives the influence on its card. It also clears the "
                    "hideouts on spaces four to six, but never the one Dracula is in: his trail "
                    "becomes short."
                ),
                N_(
                    "Other encounters have matured effects of their own. Rats and Bats have "
                    "none, and on Hide nothing matures."
                ),
                N_(
                    "A vampire therefore needs {rounds} undisturbed rounds. The hunters' best "
                    "answer is to search its city in time."
                ).fill(rounds=TRAIL),
            ),
            see=("influence", "clearing", "rumors", "lairs", "card:encounter:new_vampire"),
            rules=("R6.14", "R6.15", "R6.16", "R14.2", "R15.3"),
        ),
        Page(
            "clearing",
            N_("Clearing a hideout"),
            (
                N_(
                    "Clearing a hideout means removing it from the table: its location card "
                    "returns to Dracula, its encounters are discarded without maturing, and its "
                    "tokens return."
                ),
                N_("The other cards stay on their spaces and do not close the gap."),
                N_("A cleared card can be placed again."),
            ),
            see=("mature", "trail", "card:power:misdirect"),
            rules=("R6.13",),
        ),
    ),
)
