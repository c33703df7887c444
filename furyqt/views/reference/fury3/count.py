"""Dracula's abilities, and damage to him."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.tables import DRACULA_EVENT_LIMIT, DRACULA_HEALTH, MOST_DESPAIR
from furyqt.views.reference.page import Chapter, Page, Terms

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Dracula himself"),
    (
        Page(
            "sheet",
            N_("Dracula's abilities"),
            (
                Terms(
                    (
                        (
                            N_("Rage"),
                            N_("A defeated hunter gives Dracula influence."),
                        ),
                        (
                            N_("Pride"),
                            N_("He does not flee from a fight that has hardly started."),
                        ),
                        (
                            N_("The Fury of Dracula"),
                            N_("In the end, almost every step brings him influence."),
                        ),
                    )
                ),
                N_("All three grow with the despair tokens, so they grow from week to week."),
            ),
            see=("rage", "pride", "fury", "damage_dracula"),
            art="portraits/dracula",
            line=N_("Health {health}. Holds {events} event cards.").fill(
                health=DRACULA_HEALTH, events=DRACULA_EVENT_LIMIT
            ),
        ),
        Page(
            "rage",
            N_("Rage"),
            (
                N_(
                    "When a hunter is defeated, the influence rises by 2, and by 1 more for each"
                    " despair token."
                ),
                N_(
                    "It happens at once, before anything else, and even in the middle of a "
                    "combat that Dracula is about to lose."
                ),
            ),
            see=("defeat", "weeks", "influence"),
            rules=("R11.3",),
        ),
        Page(
            "pride",
            N_("Pride"),
            (
                N_(
                    "If Dracula plays an escape card before he has played more cards in this "
                    "combat than there are despair tokens, it does nothing."
                ),
                N_(
                    "The escape card itself does not count. Without despair tokens he may escape"
                    " from the second round on, with one token from the third, and so on."
                ),
                N_("Encounter vampires have no Pride; another limit applies to them."),
            ),
            see=("combat_end", "card:combat:escape_as_bat", "card:combat:escape_as_mist", "weeks"),
            rules=("R10.7",),
        ),
        Page(
            "fury",
            N_("The Fury of Dracula"),
            (
                N_(
                    "As long as all {most} despair tokens are placed, each city card and each "
                    "Hide that Dracula places on his trail gives 3 influence."
                ).fill(most=MOST_DESPAIR),
                N_(
                    "A lair that returns to the trail counts as its city card, and so does the "
                    "city that Dracula flies to as a bat. Sea zones, Feed, Dark Call and "
                    "Misdirect give nothing."
                ),
            ),
            see=("weeks", "influence", "trail"),
            rules=("R2.4",),
        ),
        Page(
            "damage_dracula",
            N_("How Dracula is hurt and healed"),
            (
                N_("Dracula is destroyed by {health} damage. Most of it is dealt in combat.").fill(
                    health=DRACULA_HEALTH
                ),
                N_(
                    "Dracula suffers some damage by choice: at sea, and for the power cards Dark "
                    "Call and Wolf Form. Having no legal move costs him dearly."
                ),
                N_(
                    "He recovers damage with Fangs in combat, in Castle Dracula, with Feed, and "
                    "when Desecrated Soil matures."
                ),
                N_("His damage is always visible, and so is what caused it."),
            ),
            see=("combat", "sea_dracula", "castle", "card:power:feed"),
            rules=("R2.2",),
        ),
    ),
)
