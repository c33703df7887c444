"""The four hunters and their abilities."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
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

N_reference = Texts("fury3.reference")
N_sheets = Texts("fury3.sheets")

CHAPTER = Chapter(
    N_reference("The hunters"),
    (
        Page(
            "godalming",
            N_reference("Lord Godalming"),
            (
                Terms(
                    (
                        (
                            N_sheets("Wealth"),
                            N_reference(
                                "If taking supplies gives an item, in a large city or in a "
                                "hospital, he draws two and keeps what he has room for."
                            ),
                        ),
                        (
                            N_sheets("Good connections"),
                            N_reference(
                                "When he reserves a ticket he may look at it and draw a second one. He keeps"
                                " two."
                            ),
                        ),
                    )
                ),
                N_reference(
                    "He acts first, has the most health, and only he may play Lucy's Revenge. He "
                    "is well placed to be the one who strikes."
                ),
            ),
            see=("supply", "reserve", "card:event:lucys_revenge", "defeat"),
            art="portraits/godalming",
            line=N_reference("Health {health}. Room for {bites} bite.").fill(
                health=HEALTH[GODALMING], bites=BITE_SPACES[GODALMING]
            ),
        ),
        Page(
            "seward",
            N_reference("Dr. Seward"),
            (
                Terms(
                    (
                        (
                            N_sheets("Physician"),
                            N_reference(
                                "When he rests, or another hunter rests in his city, 2 damage is "
                                "healed instead of 1."
                            ),
                        ),
                        (
                            N_sheets("Well prepared"),
                            N_reference("He may hold {items} items and {events} event cards.").fill(
                                items=ITEM_LIMIT[SEWARD], events=EVENT_LIMIT[SEWARD]
                            ),
                        ),
                    )
                ),
                N_reference("Only he may use Wax Cylinders."),
            ),
            see=("rest", "hands", "card:event:wax_cylinders"),
            art="portraits/seward",
            line=N_reference("Health {health}. Room for {bites} bite.").fill(
                health=HEALTH[SEWARD], bites=BITE_SPACES[SEWARD]
            ),
        ),
        Page(
            "helsing",
            N_reference("Van Helsing"),
            (
                Terms(
                    (
                        (
                            N_sheets("Leader"),
                            N_reference(
                                "Instead of items and tickets he may trade event cards with a "
                                "hunter in any city."
                            ),
                        ),
                        (
                            N_sheets("Resolve"),
                            N_reference("Only a third bite defeats Van Helsing."),
                        ),
                    )
                ),
                N_reference(
                    "His health is the lowest of all, so damage is a greater danger to him than "
                    "bites. Only he may use Mystic Research."
                ),
            ),
            see=("trade", "bites", "card:event:mystic_research"),
            art="portraits/helsing",
            line=N_reference("Health {health}. Room for {bites} bites.").fill(
                health=HEALTH[VAN_HELSING], bites=BITE_SPACES[VAN_HELSING]
            ),
        ),
        Page(
            "mina",
            N_reference("Mina Harker"),
            (
                Terms(
                    (
                        (
                            N_sheets("Psychic Bond"),
                            N_reference(
                                "As an action, in a city with another hunter, Mina asks whether "
                                "Dracula is in her region, and he must tell the truth. While he "
                                "is at sea the answer is no."
                            ),
                        ),
                        (
                            N_sheets("Dracula's mark"),
                            N_reference(
                                "She was bitten before the game begins, and nothing can heal "
                                "that bite. So she is always weakened, and the next bite defeats "
                                "her."
                            ),
                        ),
                    )
                ),
                N_reference("Only she may use Hypnosis."),
            ),
            see=("weakened", "regions", "card:event:hypnosis"),
            rules=("R11.6",),
            art="portraits/mina",
            line=N_reference("Health {health}. No room for another bite.").fill(health=HEALTH[MINA]),
        ),
    ),
)
