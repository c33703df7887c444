"""The four hunters and their abilities."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.tables import (
    BITE_SPACES,
    EVENT_LIMIT,
    GODALMING,
    HEALTH,
    ITEM_LIMIT,
    MINA,
    SEWARD,
    VAN_HELSING,
)
from furyqt.views.reference.page import Chapter, Page, Terms

CHAPTER = Chapter(
    N_("fury3.reference", "The hunters"),
    (
        Page(
            "godalming",
            N_("fury3.reference", "Lord Godalming"),
            (
                Terms(
                    (
                        (
                            N_("fury3.sheets", "Wealth"),
                            N_(
                                "fury3.reference",
                                "If taking supplies gives an item, in a large city or in a "
                                "hospital, he draws two and keeps what he has room for.",
                            ),
                        ),
                        (
                            N_("fury3.sheets", "Good connections"),
                            N_(
                                "fury3.reference",
                                "When he reserves a ticket he may look at it and draw a second one. He keeps"
                                " two.",
                            ),
                        ),
                    )
                ),
                N_(
                    "fury3.reference",
                    "He acts first, has the most health, and only he may play Lucy's Revenge. He "
                    "is well placed to be the one who strikes.",
                ),
            ),
            see=("supply", "reserve", "card:event:lucys_revenge", "defeat"),
            art="portraits/godalming",
            line=N_("fury3.reference", "Health {health}. Room for {bites} bite.").fill(
                health=HEALTH[GODALMING], bites=BITE_SPACES[GODALMING]
            ),
        ),
        Page(
            "seward",
            N_("fury3.reference", "Dr. Seward"),
            (
                Terms(
                    (
                        (
                            N_("fury3.sheets", "Physician"),
                            N_(
                                "fury3.reference",
                                "When he rests, or another hunter rests in his city, 2 damage is "
                                "healed instead of 1.",
                            ),
                        ),
                        (
                            N_("fury3.sheets", "Well prepared"),
                            N_("fury3.reference", "He may hold {items} items and {events} event cards.").fill(
                                items=ITEM_LIMIT[SEWARD], events=EVENT_LIMIT[SEWARD]
                            ),
                        ),
                    )
                ),
                N_("fury3.reference", "Only he may use Wax Cylinders."),
            ),
            see=("rest", "hands", "card:event:wax_cylinders"),
            art="portraits/seward",
            line=N_("fury3.reference", "Health {health}. Room for {bites} bite.").fill(
                health=HEALTH[SEWARD], bites=BITE_SPACES[SEWARD]
            ),
        ),
        Page(
            "helsing",
            N_("fury3.reference", "Van Helsing"),
            (
                Terms(
                    (
                        (
                            N_("fury3.sheets", "Leader"),
                            N_(
                                "fury3.reference",
                                "Instead of items and tickets he may trade event cards with a "
                                "hunter in any city.",
                            ),
                        ),
                        (
                            N_("fury3.sheets", "Resolve"),
                            N_("fury3.reference", "Only a third bite defeats Van Helsing."),
                        ),
                    )
                ),
                N_(
                    "fury3.reference",
                    "His health is the lowest of all, so damage is a greater danger to him than "
                    "bites. Only he may use Mystic Research.",
                ),
            ),
            see=("trade", "bites", "card:event:mystic_research"),
            art="portraits/helsing",
            line=N_("fury3.reference", "Health {health}. Room for {bites} bites.").fill(
                health=HEALTH[VAN_HELSING], bites=BITE_SPACES[VAN_HELSING]
            ),
        ),
        Page(
            "mina",
            N_("fury3.reference", "Mina Harker"),
            (
                Terms(
                    (
                        (
                            N_("fury3.sheets", "Psychic Bond"),
                            N_(
                                "fury3.reference",
                                "As an action, in a city with another hunter, Mina asks whether "
                                "Dracula is in her region, and he must tell the truth. While he "
                                "is at sea the answer is no.",
                            ),
                        ),
                        (
                            N_("fury3.sheets", "Dracula's mark"),
                            N_(
                                "fury3.reference",
                                "She was bitten before the game begins, and nothing can heal "
                                "that bite. So she is always weakened, and the next bite defeats "
                                "her.",
                            ),
                        ),
                    )
                ),
                N_("fury3.reference", "Only she may use Hypnosis."),
            ),
            see=("weakened", "regions", "card:event:hypnosis"),
            rules=("R11.6",),
            art="portraits/mina",
            line=N_("fury3.reference", "Health {health}. No room for another bite.").fill(
                health=HEALTH[MINA]
            ),
        ),
    ),
)
