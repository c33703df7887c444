"""The terms of the game by subject, in alphabetical order."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.views.reference.page import Chapter, Page, Terms

CHAPTER = Chapter(
    N_("fury3.reference", "Glossary"),
    (
        Page(
            "words_places",
            N_("fury3.reference", "Words: places and ways"),
            (
                Terms(
                    (
                        (
                            N_("fury3.reference", "Adjacent"),
                            N_("fury3.reference", "joined by a road, or by a step at sea."),
                        ),
                        (
                            N_("fury3.reference", "City"),
                            N_("fury3.reference", "a large city, a small city, or Castle Dracula."),
                        ),
                        (
                            N_("fury3.reference", "Hospital"),
                            N_("fury3.reference", "a place of its own beside Madrid, Rome or Budapest."),
                        ),
                        (
                            N_("fury3.reference", "Port"),
                            N_("fury3.reference", "a city with an anchor beside a sea zone."),
                        ),
                        (
                            N_("fury3.reference", "Region"),
                            N_("fury3.reference", "one of seven parts of the land."),
                        ),
                        (
                            N_("fury3.reference", "Sea zone"),
                            N_("fury3.reference", "a part of the sea, not a city."),
                        ),
                        (
                            N_("fury3.reference", "White railway, yellow railway"),
                            N_("fury3.reference", "the two kinds of railway."),
                        ),
                    )
                ),
            ),
            see=("map", "ways", "words_trail"),
        ),
        Page(
            "words_trail",
            N_("fury3.reference", "Words: trail and hideouts"),
            (
                Terms(
                    (
                        (
                            N_("fury3.reference", "Clear"),
                            N_("fury3.reference", "take a hideout off the trail without anything maturing."),
                        ),
                        (
                            N_("fury3.reference", "Encounter"),
                            N_("fury3.reference", "a Dracula card in a hideout."),
                        ),
                        (
                            N_("fury3.reference", "Facedown, faceup"),
                            N_("fury3.reference", "hidden, or visible to everyone."),
                        ),
                        (
                            N_("fury3.reference", "Hideout"),
                            N_("fury3.reference", "a card of the trail with everything on it."),
                        ),
                        (
                            N_("fury3.reference", "Lair"),
                            N_("fury3.reference", "a hideout that stays beside the trail."),
                        ),
                        (
                            N_("fury3.reference", "Mature"),
                            N_(
                                "fury3.reference",
                                "what Dracula may do with encounters of the hideout that leaves.",
                            ),
                        ),
                        (
                            N_("fury3.reference", "Power card"),
                            N_("fury3.reference", "one of Dracula's five special cards."),
                        ),
                        (
                            N_("fury3.reference", "Reveal"),
                            N_("fury3.reference", "turn up a card; Dracula is revealed when his city is."),
                        ),
                        (
                            N_("fury3.reference", "Trail"),
                            N_("fury3.reference", "Dracula's last cards, newest first."),
                        ),
                    )
                ),
            ),
            see=("trail", "found", "words_fight"),
        ),
        Page(
            "words_fight",
            N_("fury3.reference", "Words: combat and hunters"),
            (
                Terms(
                    (
                        (
                            N_("fury3.reference", "Banner"),
                            N_("fury3.reference", "the row of icons on a card for combat."),
                        ),
                        (
                            N_("fury3.reference", "Bite"),
                            N_("fury3.reference", "a wound that does not heal by rest."),
                        ),
                        (N_("fury3.reference", "Canceled"), N_("fury3.reference", "without effect.")),
                        (
                            N_("fury3.reference", "Delayed"),
                            N_("fury3.reference", "lying down; standing up is an action."),
                        ),
                        (
                            N_("fury3.reference", "Defeated"),
                            N_("fury3.reference", "out until the next dawn."),
                        ),
                        (
                            N_("fury3.reference", "Engaged"),
                            N_("fury3.reference", "the target of Dracula's card, a hunter."),
                        ),
                        (
                            N_("fury3.reference", "Icon"),
                            N_("fury3.reference", "the symbol on each of Dracula's combat cards."),
                        ),
                        (
                            N_("fury3.reference", "Mesmerized"),
                            N_("fury3.reference", "under the spell of Mesmerize until the combat ends."),
                        ),
                        (
                            N_("fury3.reference", "Vampire"),
                            N_(
                                "fury3.reference",
                                "the hunters' opponent in combat: Dracula, or an encounter.",
                            ),
                        ),
                        (
                            N_("fury3.reference", "Weakened"),
                            N_("fury3.reference", "bitten; Dracula sees one item and one event."),
                        ),
                        (N_("fury3.reference", "Weapon"), N_("fury3.reference", "Knife, Pistol or Rifle.")),
                    )
                ),
            ),
            see=("combat_round", "statuses", "words_places"),
        ),
        Page(
            "words_lite",
            N_("fury3.reference", "The simplified game"),
            (
                N_(
                    "fury3.reference",
                    "The New Game dialog also offers a shorter game, The Hunt. It is the same "
                    "hunt across Europe, but without cards and combat: the hunters lose points "
                    "every round, Dracula loses blood when hunters meet him or when he is at "
                    "sea, and he leaves a trail of six moves with traps and young vampires.",
                ),
                N_(
                    "fury3.reference",
                    "This window shows the rules of that game while you play it. There is no day "
                    "and night, and there are no tickets and no influence. Dracula may hide, "
                    "double back, or return to his castle.",
                ),
                N_("fury3.reference", "It is a good way to learn how to read a trail."),
            ),
            see=("minute", "advanced"),
        ),
    ),
)
