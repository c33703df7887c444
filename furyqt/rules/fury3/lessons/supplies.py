"""The second lesson for hunters: items, events and tickets, trade and rest."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "supplies",
    "hunters",
    N_("Supplies, tickets and rest"),
    N_("The sources of cards, how hunters share them, and how wounds heal."),
    Scene(
        places=("PA", "MU", "VI", "VI"),
        items={"helsing": ("crucifix", "dogs")},
        wounds={"mina": 3},
        top_items=("rifle", "garlic", "pistol", "knife"),
        top_events=("forewarned", "wild_horses", "heroic_leap"),
        bottom_events=("escape_route",),
        moves="LS",
    ),
    (
        Say(
            N_(
                "Without weapons no hunter survives a night with Dracula. Item cards are for "
                "fights and searches, event cards for special moments. Both come from taking "
                "supplies."
            ),
            ("part:piles",),
        ),
        Ask(
            N_(
                "Lord Godalming is in Paris, a large city: supplies there give an item and an event. He is "
                "rich and takes two items. The top event card shows the hunters' back, so it is for you. "
                "Take supplies."
            ),
            ("supply",),
            ("choice:supply", "part:piles"),
            refusal=N_("In this lesson, Lord Godalming takes supplies."),
        ),
        Say(
            N_(
                "His new cards are on his sheet. Point at a card, or select it, to enlarge it. "
                "No hunter keeps more than three items and three events; only Dr. Seward keeps "
                "four of each."
            ),
            ("part:figures", "card:item:rifle"),
        ),
        Ask(
            N_(
                "Now the top event card has Dracula's back. By day such a card is discarded "
                "unseen: Dr. Seward gets his item, and Dracula loses a card. Take supplies in "
                "Munich."
            ),
            ("supply",),
            ("choice:supply", "part:piles"),
            refusal=N_("In this lesson, Dr. Seward takes supplies."),
        ),
        Ask(
            N_(
                "Van Helsing and Mina are both in Vienna, so they can trade items and tickets. Dracula sees "
                "that they trade, but not what. Begin a trade."
            ),
            ("trade",),
            ("choice:trade",),
            refusal=N_("In this lesson, Van Helsing trades."),
        ),
        Ask(
            N_(
                "As their leader Van Helsing may also trade event cards, with a hunter anywhere. Today he "
                "trades with Mina."
            ),
            ("mina",),
            ("choice:mina",),
        ),
        Ask(
            N_(
                "Give Mina the Crucifix: drag it to her side, or press Enter on it, and end the "
                "trade. You could also give her more cards, and she could give some back."
            ),
            ("helsing+item:crucifix",),
            ("choice:helsing+item:crucifix", "card:item:crucifix"),
            refusal=N_("In this lesson, Van Helsing gives the Crucifix."),
        ),
        Run("done"),
        Ask(
            N_("Mina has 3 damage. A rest heals 1, or 2 in the same city as Dr. Seward. Let her rest."),
            ("rest",),
            ("choice:rest",),
            refusal=N_("In this lesson, Mina rests."),
        ),
        Run("pass"),
        Ask(
            N_(
                "It is night: no moves, but one action each. Let Dr. Seward reserve a ticket for the train. "
                "A hunter keeps two tickets at most."
            ),
            ("reserve",),
            ("choice:reserve",),
            refusal=N_("In this lesson, Dr. Seward reserves a ticket."),
        ),
        Run("pass"),
        Ask(
            N_(
                "Mina takes supplies by night. Then the event comes from the bottom of the deck, "
                "and no one has seen its back: if it is Dracula's, he gets it. Try your luck."
            ),
            ("supply",),
            ("choice:supply",),
            refusal=N_("In this lesson, Mina takes supplies."),
        ),
        Say(
            N_(
                "It was one of yours. Small cities give only the event, a hospital only the item, and the "
                "sea nothing. Arm yourselves early, and keep an eye on the back of the top card."
            ),
            ("part:piles",),
        ),
    ),
)
