"""The Day Phase: the clock, turns, collecting and repairing."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.dining.numbers import CLOCK
from furyqt.views.reference.page import Chapter, Page, Steps

N_ = Texts("dining.reference")

CHAPTER = Chapter(
    N_("The Day Phase"),
    (
        Page(
            "hero_turn",
            N_("Your turn"),
            (
                Steps(
                    (
                        N_("Place your Hero on a space and do its action."),
                        N_(
                            "Then, in any order and only if you like: use one Tourist at your Hero's "
                            "location, and fetch one Tourist from the Bus if it is there."
                        ),
                        N_("End your turn."),
                    )
                ),
                N_(
                    "Your Hero can go to any resource space without another Hero, but not to the one it "
                    "is on: it has to move. Another space of the same location is fine, and a Tourist "
                    "there does not matter. Or it goes to the next stand of a location, if you can pay "
                    "for it."
                ),
                N_(
                    "At the beginning of a Day your Hero comes from Dracula's table, so every space is open "
                    "to it. A space that your Hero leaves is free at once."
                ),
                N_(
                    "You cannot pass. You pay with the resources you have at that moment: those of your "
                    "Hero's action can pay for the Tourist's."
                ),
                N_("In your turn you can also remove Bites, between two steps."),
            ),
            see=("collecting", "stands", "tourists", "bus", "bites", "clock"),
            rules=(
                *("D4.1", "D4.2", "D4.3", "D4.4", "D4.5", "D4.7", "D4.8", "D3.9", "D14.4", "D14.5"),
                "D15.3",
            ),
        ),
        Page(
            "collecting",
            N_("Collecting"),
            (
                N_(
                    "Pay {hours} hour and take as many tokens as the resource space shows. If the supply has "
                    "fewer, you get those."
                ).fill(hours=CLOCK.collect_cost),
                N_(
                    "A Hero who collects never uses a Tourist Ability card. The space can be used again as "
                    "soon as the figure has left."
                ),
                N_("Example: the first space of Forest Shed costs 1 hour and gives 2 Wood."),
            ),
            see=("hero_turn", "locations", "supply"),
            rules=("D5.1", "D5.2", "D5.3", "D4.6", "D15.1"),
        ),
        Page(
            "stands",
            N_("Repairing a stand"),
            (
                N_(
                    "Pay {hours} hours and the whole cost, take the Favor, and mark the stand with one of "
                    "your cubes. Without a cube you cannot repair."
                ).fill(hours=CLOCK.repair_cost),
                N_(
                    "The stands of a location are repaired from left to right. You may repair several in a "
                    "row, even two in one turn: one with your Hero, the next with a Tourist."
                ),
                N_(
                    "You then control the location. When the Bus stops there at the beginning of a round, "
                    "you take one of its resource."
                ),
                N_(
                    "Example: at Garlic Stand two stands are repaired. The third costs 2 hours, 1 Wood and "
                    "1 Metal, and gives 2 Favor."
                ),
            ),
            see=("hero_turn", "scoring", "bus", "dinner"),
            rules=("D6.1", "D6.2", "D6.3", "D6.4", "D6.5", "D15.2"),
        ),
        Page(
            "clock",
            N_("The Tower Clock"),
            (
                N_(
                    "All players share one clock. Collecting takes {collect} hour, repairing {repair}, for "
                    "Heroes and Tourists alike; everything else takes no time. The hours are paid first."
                ).fill(collect=CLOCK.collect_cost, repair=CLOCK.repair_cost),
                N_(
                    "The clock never passes {hours}: at {last} hours you can only collect. It never runs "
                    "backwards."
                ).fill(hours=CLOCK.hours, last=CLOCK.hours - 1),
                N_(
                    "Turns go clockwise until the clock reads {hours}, so players can have different numbers "
                    "of turns. The player who reaches that hour completes the action and its card, and "
                    "may still "
                    "remove Bites and fetch a Tourist to keep. Then the Day ends."
                ).fill(hours=CLOCK.hours),
                N_("From hour {moon} on the moon is up. A few cards look at it.").fill(moon=CLOCK.sun_hours),
            ),
            see=("hero_turn", "dinner", "ability_cards"),
            rules=("D3.1", "D3.2", "D3.3", "D3.4", "D3.5", "D3.6", "D3.7", "D3.8", "D15.6"),
        ),
    ),
)
