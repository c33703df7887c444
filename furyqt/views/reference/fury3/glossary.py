"""The terms of the game by subject, in alphabetical order."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page, Terms

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Glossary"),
    (
        Page(
            "words_places",
            N_("Words: places and ways"),
            (
                Terms(
                    (
                        (
                            N_("Adjacent"),
                            N_("joined by a road, or by a step at sea."),
                        ),
                        (
                            N_("City"),
                            N_("a large city, a small city, or Castle Dracula."),
                        ),
                        (
                            N_("Hospital"),
                            N_("a place of its own beside Madrid, Rome or Budapest."),
                        ),
                        (
                            N_("Port"),
                            N_("a city with an anchor beside a sea zone."),
                        ),
                        (
                            N_("Region"),
                            N_("one of seven parts of the land."),
                        ),
                        (
                            N_("Sea zone"),
                            N_("a part of the sea, not a city."),
                        ),
                        (
                            N_("White railway, yellow railway"),
                            N_("the two kinds of railway."),
                        ),
                    )
                ),
            ),
            see=("map", "ways", "words_trail"),
        ),
        Page(
            "words_trail",
            N_("Words: trail and hideouts"),
            (
                Terms(
                    (
                        (
                            N_("Clear"),
                            N_("take a hideout off the trail without anything maturing."),
                        ),
                        (
                            N_("Encounter"),
                            N_("a Dracula card in a hideout."),
                        ),
                        (
                            N_("Facedown, faceup"),
                            N_("hidden, or visible to everyone."),
                        ),
                        (
                            N_("Hideout"),
                            N_("a card of the trail with everything on it."),
                        ),
                        (
                            N_("Lair"),
                            N_("a hideout that stays beside the trail."),
                        ),
                        (
                            N_("Mature"),
                            N_("what Dracula may do with encounters of the hideout that leaves."),
                        ),
                        (
                            N_("Power card"),
                            N_("one of Dracula's five special cards."),
                        ),
                        (
                            N_("Reveal"),
                            N_("turn up a card; Dracula is revealed when his city is."),
                        ),
                        (
                            N_("Trail"),
                            N_("Dracula's last cards, newest first."),
                        ),
                    )
                ),
            ),
            see=("trail", "found", "words_fight"),
        ),
        Page(
            "words_fight",
            N_("Words: combat and hunters"),
            (
                Terms(
                    (
                        (
                            N_("Banner"),
                            N_("the row of icons on a card for combat."),
                        ),
                        (
                            N_("Bite"),
                            N_("a wound that does not heal by rest."),
                        ),
                        (N_("Canceled"), N_("without effect.")),
                        (
                            N_("Delayed"),
                            N_("lying down; standing up is an action."),
                        ),
                        (
                            N_("Defeated"),
                            N_("out until the next dawn."),
                        ),
                        (
                            N_("Engaged"),
                            N_("the target of Dracula's card, a hunter."),
                        ),
                        (
                            N_("Icon"),
                            N_("the symbol on each of Dracula's combat cards."),
                        ),
                        (
                            N_("Mesmerized"),
                            N_("under the spell of Mesmerize until the combat ends."),
                        ),
                        (
                            N_("Vampire"),
                            N_("the hunters' opponent in combat: Dracula, or an encounter."),
                        ),
                        (
                            N_("Weakened"),
                            N_("bitten; Dracula sees one item and one event."),
                        ),
                        (N_("Weapon"), N_("Knife, Pistol or Rifle.")),
                    )
                ),
            ),
            see=("combat_round", "statuses", "words_places"),
        ),
        Page(
            "words_lite",
            N_("The simplified game"),
            (
                N_(
                    "The New Game dialog also offers a shorter game, The Hunt. It is the same "
                    "hunt across Europe, but without cards and combat: the hunters lose points "
                    "every round, Dracula loses blood when hunters meet him or when he is at "
                    "sea, and he leaves a trail of six moves with traps and young vampires."
                ),
                N_(
                    "This window shows the rules of that game while you play it. There is no day "
                    "and night, and there are no tickets and no influence. Dracula may hide, "
                    "double back, or return to his castle."
                ),
                N_("It is a good way to learn how to read a trail."),
            ),
            see=("minute", "advanced"),
        ),
    ),
)
