"""Dracula's movement, his encounters, and how they mature."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.tables import ENCOUNTER_HAND, TRAIL
from furyqt.views.reference.page import Chapter, Page, Steps

CHAPTER = Chapter(
    N_("fury3.reference", "Dracula's phase"),
    (
        Page(
            "phase",
            N_("fury3.reference", "Dracula's phase"),
            (
                Steps(
                    (
                        N_("fury3.reference", "Cards and allies that act at the start of his phase."),
                        N_(
                            "fury3.reference",
                            "All hideouts slide by one space. The one that leaves space {last} matures, "
                            "becomes a lair in the advanced game, or is simply gone.",
                        ).fill(last=TRAIL),
                        N_(
                            "fury3.reference",
                            "Dracula lays a new card on the first space: he moves, or uses a power card "
                            "in the advanced game.",
                        ),
                        N_("fury3.reference", "He places an encounter and draws up to {hand} again.").fill(
                            hand=ENCOUNTER_HAND
                        ),
                        N_("fury3.reference", "Cards for the end of his phase."),
                    )
                ),
                N_(
                    "fury3.reference",
                    "All that concerns the hideout that leaves is settled before he moves, and "
                    "its card may be laid again at once.",
                ),
            ),
            see=("trail", "moving", "placing", "mature", "allies", "windows"),
            rules=("R6.1", "R6.1.1", "R3.9", "R6.12"),
        ),
        Page(
            "trail",
            N_("fury3.reference", "The trail"),
            (
                N_(
                    "fury3.reference",
                    "The trail has {length} spaces. Dracula's newest card lies on the first; "
                    "each of his phases pushes all cards one space on.",
                ).fill(length=TRAIL),
                N_(
                    "fury3.reference",
                    "Location cards lie facedown. Their backs tell land from sea, and the back "
                    "of Castle Dracula is known.",
                ),
                N_(
                    "fury3.reference",
                    "A card with the encounters and tokens on it is a hideout. Power cards take "
                    "up a space and slide like hideouts.",
                ),
                N_(
                    "fury3.reference",
                    "Dracula is where his newest location card says. A power card on top of it, "
                    "such as Hide, leaves him where he is.",
                ),
                N_(
                    "fury3.reference",
                    "Each location is next to the one before, by road or sea, unless a card says"
                    " otherwise, and no card lies there twice. That is what lets hunters reckon.",
                ),
            ),
            see=("moving", "found", "mature", "clearing", "known"),
            rules=("R6.4", "R7.3", "R15.11"),
        ),
        Page(
            "moving",
            N_("fury3.reference", "Dracula's move"),
            (
                N_(
                    "fury3.reference",
                    "Dracula moves one road or one step by sea, and lays the card of that place "
                    "facedown on the first space. He never rides a train, never enters a "
                    "hospital, and roadblocks, fog and storms do not stop him.",
                ),
                N_(
                    "fury3.reference",
                    "He cannot go where he has a card already: neither to a place of his trail "
                    "nor to the city of a lair. The way into a lair's city is to return to the "
                    "lair itself.",
                ),
                N_(
                    "fury3.reference",
                    "He cannot enter consecrated ground or a city of a heavenly host. If one is "
                    "placed under his feet, he must leave in his next phase.",
                ),
            ),
            see=("sea_dracula", "powers", "lairs", "stuck", "holy"),
            rules=("R6.2", "R6.6", "R6.7", "R7.12"),
        ),
        Page(
            "sea_dracula",
            N_("fury3.reference", "Dracula at sea"),
            (
                N_(
                    "fury3.reference",
                    "Leaving a port for the sea costs Dracula 2 damage; sailing on to another "
                    "sea zone costs 1, and 2 while Rufus Smith is with the hunters. Landing "
                    "costs nothing. The sea may even destroy him.",
                ),
                N_(
                    "fury3.reference",
                    "At sea nobody finds him: hunters who share his sea zone notice nothing, and"
                    " his sea cards turn up only by effects such as Money Trail.",
                ),
                N_(
                    "fury3.reference",
                    "He leaves no encounters there, and the backs of his cards tell how long he "
                    "has been at sea. Only where he is, they do not tell.",
                ),
            ),
            see=("damage_dracula", "moving", "storms", "card:event:rufus_smith", "card:event:money_trail"),
            rules=("R6.3", "R8.3"),
        ),
        Page(
            "castle",
            N_("fury3.reference", "Castle Dracula"),
            (
                N_(
                    "fury3.reference",
                    "When Dracula lays the card of his castle he recovers 5 damage. The card has"
                    " a back of its own, so everybody sees at once that he is at home.",
                ),
                N_(
                    "fury3.reference",
                    "Otherwise the castle is a city as any other. It has an encounter, it can be"
                    " found, and it can be fought in.",
                ),
                N_(
                    "fury3.reference",
                    "A hunter there takes no supplies and reserves no ticket. No consecrated "
                    "ground and no heavenly host is ever placed there.",
                ),
            ),
            see=("trail", "found", "holy", "map"),
            rules=("R4.6",),
        ),
        Page(
            "stuck",
            N_("fury3.reference", "When Dracula has no move"),
            (
                N_(
                    "fury3.reference",
                    "It can happen that his own cards and the hunters' blessings leave Dracula "
                    "nowhere to go. Whether he has a move is looked at before the hideouts "
                    "slide, counting the card that is about to return.",
                ),
                N_(
                    "fury3.reference",
                    "Then he shows it: all hideouts but his own are cleared, and he lays a card.",
                ),
                N_(
                    "fury3.reference",
                    "If even that leaves no move, he stays, nothing slides, and he suffers 5 damage.",
                ),
            ),
            see=("moving", "clearing", "options"),
            rules=("R6.8", "R15.2"),
        ),
        Page(
            "placing",
            N_("fury3.reference", "Leaving an encounter"),
            (
                N_(
                    "fury3.reference",
                    "After a move to a city, and with Hide, Dracula puts one encounter from his "
                    "hand facedown on the new card. He must if he can.",
                ),
                N_(
                    "fury3.reference",
                    "There is none at sea, none with Feed or Dark Call, and none while he is revealed.",
                ),
                N_(
                    "fury3.reference",
                    "Then he draws up to {hand} encounters. He does the same whenever an effect "
                    "has used some up.",
                ).fill(hand=ENCOUNTER_HAND),
                N_(
                    "fury3.reference",
                    "An encounter can be two things: a danger to a hunter who comes by, or, if "
                    "it stays on the trail to the end, something that matures.",
                ),
            ),
            see=("ambush", "encounters_met", "mature", "rumors"),
            rules=("R6.9", "R6.10"),
        ),
        Page(
            "mature",
            N_("fury3.reference", "Maturing"),
            (
                N_(
                    "fury3.reference",
                    "The hideout that slides off the last space leaves the trail. Dracula may "
                    "mature each encounter on it, one after another, or let it go; then they are"
                    " discarded and the location card returns to him.",
                ),
                N_(
                    "fury3.reference",
                    "A vampire that matures gives the influence on its card. It also clears the "
                    "hideouts on spaces four to six, but never the one Dracula is in: his trail "
                    "grows short.",
                ),
                N_(
                    "fury3.reference",
                    "Other encounters have matured effects of their own. Rats and Bats have "
                    "none, and on Hide nothing matures.",
                ),
                N_(
                    "fury3.reference",
                    "So a vampire needs {rounds} undisturbed rounds. The hunters' best answer is"
                    " to search its city in time.",
                ).fill(rounds=TRAIL),
            ),
            see=("influence", "clearing", "rumors", "lairs", "card:encounter:new_vampire"),
            rules=("R6.14", "R6.15", "R6.16", "R14.2", "R15.3"),
        ),
        Page(
            "clearing",
            N_("fury3.reference", "Clearing a hideout"),
            (
                N_(
                    "fury3.reference",
                    "To clear a hideout is to take it off the table: its location card returns "
                    "to Dracula, its encounters are discarded without maturing, and its tokens "
                    "return.",
                ),
                N_("fury3.reference", "The other cards stay on their spaces and do not close the gap."),
                N_("fury3.reference", "A card that was cleared may be laid again."),
            ),
            see=("mature", "trail", "card:power:misdirect"),
            rules=("R6.13",),
        ),
    ),
)
