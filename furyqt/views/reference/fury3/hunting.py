"""The hunters' actions, one page per action."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.tables import (
    DRACULA_EVENT_LIMIT,
    ENCOUNTER_HAND,
    EVENT_LIMIT,
    GODALMING,
    ITEM_LIMIT,
    SEWARD,
    TICKET_LIMIT,
)
from furyqt.views.reference.fury3.lists import ACTION_CARDS
from furyqt.views.reference.page import Chapter, Page, Terms

CHAPTER = Chapter(
    N_("fury3.reference", "Hunter actions"),
    (
        Page(
            "actions",
            N_("fury3.reference", "One action at a time"),
            (
                N_(
                    "fury3.reference",
                    "A hunter takes one action by day and one by night, and may always pass.",
                ),
                Terms(
                    (
                        (
                            N_("fury3.reference", "Move"),
                            N_("fury3.reference", "By road, by railway or by sea. Only by day."),
                        ),
                        (
                            N_("fury3.reference", "Supply"),
                            N_(
                                "fury3.reference",
                                "Draw an item in a large city, and an event card in any city.",
                            ),
                        ),
                        (
                            N_("fury3.reference", "Trade"),
                            N_(
                                "fury3.reference",
                                "Exchange items and tickets with a hunter in the same city.",
                            ),
                        ),
                        (
                            N_("fury3.reference", "Reserve a ticket"),
                            N_("fury3.reference", "Draw a ticket from the pool."),
                        ),
                        (N_("fury3.reference", "Rest"), N_("fury3.reference", "Heal a point of damage.")),
                        (
                            N_("fury3.reference", "Search"),
                            N_("fury3.reference", "Meet the encounters of a hideout and get rid of them."),
                        ),
                        (
                            N_("fury3.reference", "Special action"),
                            N_("fury3.reference", "Some event cards, one item card and one ability."),
                        ),
                    ),
                    signs=(
                        "icons/road",
                        "icons/supply",
                        "icons/trade",
                        "icons/reserve",
                        "icons/rest",
                        "icons/search",
                        "icons/event",
                    ),
                ),
                N_(
                    "fury3.reference",
                    "A delayed hunter can only stand up, and a hunter with bats is driven away instead.",
                ),
            ),
            see=("road", "rail", "sea_hunters", "supply", "trade", "reserve", "rest", "search", "special"),
            rules=("R5.1",),
        ),
        Page(
            "road",
            N_("fury3.reference", "Moving by road"),
            (
                N_("fury3.reference", "By day a hunter may move along one road to an adjacent city."),
                N_(
                    "fury3.reference",
                    "A roadblock on the road stops the move. So does fog at either end: no "
                    "hunter enters or leaves a city in fog.",
                ),
                N_(
                    "fury3.reference",
                    "At the end of the move the trail is checked. If the city has a hideout or a "
                    "lair, it is found.",
                ),
                N_(
                    "fury3.reference",
                    "Fast Horses, Sense of Emergency and Long Night give more moves by road.",
                ),
            ),
            see=("found", "ambush", "roadblocks", "fog", "card:item:fast_horses"),
            rules=("R5.5", "R5.5.1", "R5.5.5"),
        ),
        Page(
            "rail",
            N_("fury3.reference", "Moving by railway"),
            (
                N_(
                    "fury3.reference",
                    "A move by railway costs a ticket. Its first number is how many railways the "
                    "hunter can use if all are white, its second number if some are yellow. A "
                    "ticket without a second number cannot be used on yellow railways.",
                ),
                N_(
                    "fury3.reference",
                    "The hunter rides at least one railway and at most that many. Nothing "
                    "happens in the cities on the way, but fog in one of them or a roadblock on "
                    "a railway blocks the way.",
                ),
                N_(
                    "fury3.reference",
                    "The ticket is spent, everyone sees it, and it goes back to the pool. "
                    "Dracula may answer it with False Tip.",
                ),
            ),
            see=(
                "tickets",
                "reserve",
                "fog",
                "roadblocks",
                "card:event:chartered_carriage",
                "card:event:false_tip",
            ),
            rules=("R5.5.2",),
        ),
        Page(
            "sea_hunters",
            N_("fury3.reference", "Moving by sea"),
            (
                N_(
                    "fury3.reference",
                    "By day a hunter may go from a port to its sea zone, from one sea zone to "
                    "the next, or from a sea zone to a port. The sea does hunters no harm.",
                ),
                N_("fury3.reference", "Hunters cannot sail into a storm or land in fog."),
                N_(
                    "fury3.reference",
                    "A hunter at sea must sail on every day; by night there is nothing to do but"
                    " pass. If storms and fog leave no way, the hunter stays.",
                ),
                N_(
                    "fury3.reference",
                    "A hunter at sea takes no supplies, reserves no ticket, does not rest and finds nothing.",
                ),
            ),
            see=("storms", "ways", "card:event:excellent_weather"),
            rules=("R5.4", "R5.5.3", "R5.5.6"),
        ),
        Page(
            "supply",
            N_("fury3.reference", "Taking supplies"),
            (
                N_(
                    "fury3.reference",
                    "In a large city the hunter draws an item card first. In any city comes an event card:",
                ),
                (
                    N_(
                        "fury3.reference",
                        "By day, the top card. If it is a Dracula card, it is discarded and no one sees it.",
                    ),
                    N_(
                        "fury3.reference",
                        "By night, the bottom card. A Dracula card goes into Dracula's hand.",
                    ),
                ),
                N_(
                    "fury3.reference",
                    "The back of the top card is visible, so by day you know in advance whether "
                    "it helps. By night it is a gamble.",
                ),
                N_("fury3.reference", "An event that says “immediately” is played at once; others are kept."),
                N_(
                    "fury3.reference",
                    "In a hospital there is only an item. Castle Dracula and the sea give nothing.",
                ),
            ),
            see=("hands", "windows", "night", "godalming"),
            rules=("R5.6",),
        ),
        Page(
            "trade",
            N_("fury3.reference", "Trading"),
            (
                N_(
                    "fury3.reference",
                    "Two hunters in the same city may exchange any items and tickets. One of "
                    "them spends the action; it costs the other nothing.",
                ),
                N_("fury3.reference", "Dracula sees that they trade, not what."),
                N_(
                    "fury3.reference",
                    "Event cards do not change hands: each hunter keeps their own events. Only "
                    "Van Helsing may trade events, with a hunter in any city.",
                ),
                N_("fury3.reference", "The limits of cards and tickets are checked after the whole trade."),
            ),
            see=("helsing", "hands", "known"),
            rules=("R5.7", "R12.7"),
        ),
        Page(
            "reserve",
            N_("fury3.reference", "Reserving a ticket"),
            (
                N_("fury3.reference", "The hunter draws a ticket from the pool, unseen by Dracula."),
                N_(
                    "fury3.reference",
                    "No hunter keeps more than {limit} tickets. A hunter who has more after "
                    "drawing puts one back.",
                ).fill(limit=TICKET_LIMIT),
                N_("fury3.reference", "It is not possible in Castle Dracula, in a hospital or at sea."),
                N_("fury3.reference", "Lord Godalming may draw a second ticket after looking at the first."),
            ),
            see=("tickets", "rail", "godalming"),
            rules=("R5.9", "R15.17"),
        ),
        Page(
            "rest",
            N_("fury3.reference", "Resting"),
            (
                N_("fury3.reference", "A hunter who rests heals 1 damage, or 2 in a city with Dr. Seward."),
                N_(
                    "fury3.reference",
                    "Rest is not possible at sea or in a hospital. It heals no bites: only Blood"
                    " Transfusion does.",
                ),
            ),
            see=("seward", "card:event:blood_transfusion", "defeat"),
            rules=("R5.10",),
        ),
        Page(
            "search",
            N_("fury3.reference", "Searching"),
            (
                N_(
                    "fury3.reference",
                    "A hunter may search a city whose hideout or lair has been found, if there "
                    "are encounters and no fog.",
                ),
                N_(
                    "fury3.reference",
                    "The hunter meets all of them, one after another, in an order that Dracula "
                    "chooses. Each does what its card says; matured effects do not apply.",
                ),
                N_(
                    "fury3.reference",
                    "If Hide belongs to the city and is faceup, the encounters on Hide are met as well.",
                ),
                N_(
                    "fury3.reference",
                    "Before a search the hunter may show Dogs or a Stake, which take care of "
                    "some encounters. Dracula may answer with Seduction when a vampire is met.",
                ),
                N_(
                    "fury3.reference",
                    "An encounter that was removed by a search can no longer mature. This is how "
                    "hunters stop the vampires.",
                ),
            ),
            see=("encounters_met", "ambush", "card:item:dogs", "card:item:stake", "card:event:seduction"),
            rules=("R5.11", "R15.6"),
        ),
        Page(
            "special",
            N_("fury3.reference", "Special actions"),
            (
                N_("fury3.reference", "These event cards are played as an action:"),
                ACTION_CARDS,
                N_(
                    "fury3.reference",
                    "Mina Harker's Psychic Bond and the item Fast Horses are actions too. So is "
                    "Chartered Carriage, which takes the place of a move by railway.",
                ),
                N_(
                    "fury3.reference",
                    "Great Strength is not one of them: it may be played the moment it is "
                    "needed, even from outside the combat.",
                ),
            ),
            see=("mina", "card:item:fast_horses", "windows"),
            rules=("R5.8", "R12.9"),
        ),
        Page(
            "hands",
            N_("fury3.reference", "Hand limits"),
            (
                N_(
                    "fury3.reference",
                    "A hunter holds at most {items} items and {events} event cards, Dr. Seward "
                    "{more} of each. No hunter keeps more than {tickets} tickets.",
                ).fill(
                    items=ITEM_LIMIT[GODALMING],
                    events=EVENT_LIMIT[GODALMING],
                    more=ITEM_LIMIT[SEWARD],
                    tickets=TICKET_LIMIT,
                ),
                N_(
                    "fury3.reference",
                    "Cards above a limit are discarded at once, by the holder's choice. Punch, "
                    "Dodge and Escape do not count.",
                ),
                N_(
                    "fury3.reference",
                    "Dracula holds at most {schemes} event cards. He draws until he has "
                    "{encounters} encounters; having more is allowed.",
                ).fill(schemes=DRACULA_EVENT_LIMIT, encounters=ENCOUNTER_HAND),
                N_(
                    "fury3.reference",
                    "An event that is played the moment it is drawn needs no room. When a deck "
                    "is used up, its discard pile is shuffled.",
                ),
            ),
            see=("supply", "trade", "seward"),
            rules=("R12.5", "R12.6", "R12.3"),
        ),
    ),
)
