"""Tourists, the Bus and the Tourist Ability cards."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.dining.numbers import COMPONENTS
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("dining.reference")

CHAPTER = Chapter(
    N_("Tourists"),
    (
        Page(
            "tourists",
            N_("Using a Tourist"),
            (
                N_(
                    "After your Hero's action you may use one Tourist at your Hero's location. The Tourist "
                    "moves to another space of the town: a resource space without Hero and Tourist, or a "
                    "stand that you can pay for."
                ),
                N_(
                    "The Tourist does the action of that space for you: you pay the hours and the cost, you "
                    "get the resources or the Favor, and the cube is yours. Then you use one face-up Tourist "
                    "Ability card."
                ),
                N_(
                    "Without enough hours or a free space a Tourist cannot be used. The Tourist stays on the "
                    "new space, and the next Hero who comes there can use the Tourist again. In one turn a "
                    "Tourist acts only once."
                ),
            ),
            see=("hero_turn", "ability_cards", "bus"),
            rules=("D7.1", "D7.2", "D7.3", "D7.4", "D7.5", "D7.8"),
            art="dining_people/tourist",
        ),
        Page(
            "bus",
            N_("The Bus"),
            (
                N_(
                    "If your Hero is at the location of the Bus, you may pay 1 Beer or 1 Doughnut and "
                    "fetch a "
                    "Tourist, once per turn and for no hours. You use the Tourist at once like any other, or "
                    "keep the Tourist as a Bribe for Dinner."
                ),
                N_(
                    "At the beginning of a round all Tourists are in the Bus. Five of the nine Bus Location "
                    "cards are drawn: at each of the first {stops} locations one Tourist gets off on the "
                    "left "
                    "resource space, and at the fifth the Bus parks with the others. It stays there all Day."
                ).fill(stops=COMPONENTS.tourists_placed_at_dawn),
                N_(
                    "At each of the five stops the player who controls the location takes one of its "
                    "resource."
                ),
            ),
            see=("tourists", "bribes", "night"),
            rules=("D7.6", "D7.7", "D7.9", "D7.10", "D10.5", "D10.6"),
            art="dining_town/bus",
        ),
        Page(
            "ability_cards",
            N_("Tourist Ability cards"),
            (
                N_(
                    "Every action of a Tourist uses exactly one face-up card of the row, after the action; "
                    "then the card is turned face down. A card without effect may be chosen, too."
                ),
                N_(
                    "Extra resources are those of the Tourist's location unless the card names others. Only "
                    "“may” is a choice; everything else happens as far as the supply allows, and “up to 2” "
                    "means as many as possible. A choice without effect cannot be made while another one has "
                    "an effect."
                ),
                N_(
                    "Cards that count look at the Tourist's new location: rival Heroes, other Tourists, your "
                    "own stands. Tourists in the Bus do not count."
                ),
                N_(
                    "When the last card of the row is used, all {row} are discarded and {row} new ones are "
                    "dealt at once, even at the end of the Day. If the deck is empty, the discarded cards "
                    "are shuffled."
                ).fill(row=COMPONENTS.face_up_cards),
            ),
            see=("tourists", "tourist_list", "tourist_list_more", "tourist_list_any"),
            rules=(*("D7.11", "D7.12", "D7.13", "D7.14", "D7.15", "D7.16", "D7.17", "D7.18"),),
        ),
    ),
)
