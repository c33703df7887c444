"""The four hunters and what each of them can do."""

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
from furyqt.views.reference.page import Chapter, Page

CHAPTER = Chapter(
    N_("fury3.reference", "The hunters"),
    (
        Page(
            "godalming",
            N_("fury3.reference", "Lord Godalming"),
            (
                N_(
                    "fury3.reference",
                    "Wealth opens doors: when he takes supplies in a large city or in a hospital "
                    "he draws two items instead of one, and keeps what he has room for.",
                ),
                N_(
                    "fury3.reference",
                    "When he reserves a ticket he may draw two, looking at the first before he "
                    "decides, and then keeps two.",
                ),
                N_(
                    "fury3.reference",
                    "He acts first of all, has the most health, and alone may play Lucy's Revenge."
                    " He is well placed to be the one who strikes.",
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
                N_(
                    "fury3.reference",
                    "The physician: when he rests, or another hunter rests in his city, 2 damage "
                    "are healed instead of 1.",
                ),
                N_(
                    "fury3.reference",
                    "He is well prepared: he may hold {items} items and {events} event cards.",
                ).fill(items=ITEM_LIMIT[SEWARD], events=EVENT_LIMIT[SEWARD]),
                N_("fury3.reference", "He alone may use Wax Cylinders."),
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
                N_(
                    "fury3.reference",
                    "The leader: with his trade he may, instead of items and tickets, exchange "
                    "event cards with a hunter in any city.",
                ),
                N_(
                    "fury3.reference",
                    "He is hard to break: only a third bite defeats him. But his health is the "
                    "lowest of all.",
                ),
                N_("fury3.reference", "He alone may use Mystic Research."),
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
                N_(
                    "fury3.reference",
                    "She has been bitten before the game begins, and nothing heals that bite. So "
                    "she is always weakened, and the next bite defeats her.",
                ),
                N_(
                    "fury3.reference",
                    "The bond works both ways. As an action, in a city with another hunter, she "
                    "asks whether Dracula is in the region she is in, and he must say the truth. "
                    "While he is at sea the answer is no.",
                ),
                N_("fury3.reference", "She alone may use Hypnosis."),
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
