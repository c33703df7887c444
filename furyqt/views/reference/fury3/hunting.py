"""The hunters' actions, one page per action."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
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

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Hunter actions"),
    (
        Page(
            "actions",
            N_("One action at a time"),
            (
                N_("A hunter takes one action by day and one by night, and may always pass."),
                Terms(
                    (
                        (
                            N_("Move"),
                            N_("By road, by railway or by sea. Only by day."),
                        ),
                        (
                            N_("Supply"),
                            N_("Draw an item in a large city, and an event card in any city."),
                        ),
                        (
                            N_("Trade"),
                            N_("Exchange items and tickets with a hunter in the same city."),
                        ),
                        (
                            N_("Reserve a ticket"),
                            N_("Draw a ticket from the pool."),
                        ),
                        (N_("Rest"), N_("Heal a point of damage.")),
                        (
                            N_("Search"),
                            N_("Meet the encounters of a hideout and get rid of them."),
                        ),
                        (
                            N_("Special action"),
                            N_("Some event cards, one item card and one ability."),
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
                N_("A delayed hunter can only stand up, and a hunter with bats is driven away instead."),
            ),
            see=("road", "rail", "sea_hunters", "supply", "trade", "reserve", "rest", "search", "special"),
            rules=("R5.1",),
        ),
        Page(
            "road",
            N_("Moving by road"),
            (
                N_("By day a hunter may move along one road to an adjacent city."),
                N_(
                    "A roadblock on the road stops the move. So does fog at either end: no "
                    "hunter enters or leaves a city in fog."
                ),
                N_(
                    "At the end of the move the trail is checked. If the city has a hideout or a "
                    "lair, it is found."
                ),
                N_("Fast Horses, Sense of Emergency and Long Night give more moves by road."),
            ),
            see=("found", "ambush", "roadblocks", "fog", "card:item:fast_horses"),
            rules=("R5.5", "R5.5.1", "R5.5.5"),
        ),
        Page(
            "rail",
            N_("Moving by railway"),
            (
                N_(
                    "A move by railway costs a ticket. Its first number is how many railways the "
                    "hunter can use if all are white, its second number if some are yellow. A "
                    "ticket without a second number cannot be used on yellow railways."
                ),
                N_(
                    "The hunter rides at least one railway and at most that many. Nothing "
                    "happens in the cities on the way, but fog in one of them or a roadblock on "
                    "a railway blocks the way."
                ),
                N_(
                    "The ticket is spent, everyone sees it, and it goes back to the pool. "
                    "Dracula may answer it with False Tip."
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
            N_("Moving by sea"),
            (
                N_(
                    "By day a hunter may go from a port to its sea zone, from one sea zone to "
                    "the next, or from a sea zone to a port. The sea does hunters no harm."
                ),
                N_("Hunters cannot sail into a storm or land in fog."),
                N_(
                    "A hunter at sea must sail on every day; by night there is nothing to do but"
                    " pass. If storms and fog leave no way, the hunter stays."
                ),
                N_("A hunter at sea takes no supplies, reserves no ticket, does not rest and finds nothing."),
            ),
            see=("storms", "ways", "card:event:excellent_weather"),
            rules=("R5.4", "R5.5.3", "R5.5.6"),
        ),
        Page(
            "supply",
            N_("Taking supplies"),
            (
                N_("In a large city the hunter draws an item card first. In any city comes an event card:"),
                (
                    N_("By day, the top card. If it is a Dracula card, it is discarded and no one sees it."),
                    N_("By night, the bottom card. A Dracula card goes into Dracula's hand."),
                ),
                N_(
                    "The back of the top card is visible, so by day you know in advance whether "
                    "it helps. By night it is a gamble."
                ),
                N_("An event that says “immediately” is played at once; others are kept."),
                N_("In a hospital there is only an item. Castle Dracula and the sea give nothing."),
            ),
            see=("hands", "windows", "night", "godalming"),
            rules=("R5.6",),
        ),
        Page(
            "trade",
            N_("Trading"),
            (
                N_(
                    "Two hunters in the same city may exchange any items and tickets. One of "
                    "them spends the action; it costs the other nothing."
                ),
                N_("Dracula sees that they trade, not what."),
                N_(
                    "Event cards do not change hands: each hunter keeps their own events. Only "
                    "Van Helsing may trade events, with a hunter in any city."
                ),
                N_("The limits of cards and tickets are checked after the whole trade."),
            ),
            see=("helsing", "hands", "known"),
            rules=("R5.7", "R12.7"),
        ),
        Page(
            "reserve",
            N_("Reserving a ticket"),
            (
                N_("The hunter draws a ticket from the pool, unseen by Dracula."),
                N_(
                    "No hunter keeps more than {limit} tickets. A hunter who has more after "
                    "drawing puts one back."
                ).fill(limit=TICKET_LIMIT),
                N_("It is not possible in Castle Dracula, in a hospital or at sea."),
                N_("Lord Godalming may draw a second ticket after looking at the first."),
            ),
            see=("tickets", "rail", "godalming"),
            rules=("R5.9", "R15.17"),
        ),
        Page(
            "rest",
            N_("Resting"),
            (
                N_("A hunter who rests heals 1 damage, or 2 in a city with Dr. Seward."),
                N_(
                    "Rest is not possible at sea or in a hospital. It heals no bites: only Blood"
                    " Transfusion does."
                ),
            ),
            see=("seward", "card:event:blood_transfusion", "defeat"),
            rules=("R5.10",),
        ),
        Page(
            "search",
            N_("Searching"),
            (
                N_(
                    "A hunter may search a city whose hideout or lair has been found, if there "
                    "are encounters and no fog."
                ),
                N_(
                    "The hunter meets all of them, one after another, in an order that Dracula "
                    "chooses. Each does what its card says; matured effects do not apply."
                ),
                N_("If Hide belongs to the city and is faceup, the encounters on Hide are met as well."),
                N_(
                    "Before a search the hunter may show Dogs or a Stake, which take care of "
                    "some encounters. Dracula may answer with Seduction when a vampire is met."
                ),
                N_(
                    "An encounter that was removed by a search can no longer mature. This is how "
                    "hunters stop the vampires."
                ),
            ),
            see=("encounters_met", "ambush", "card:item:dogs", "card:item:stake", "card:event:seduction"),
            rules=("R5.11", "R15.6"),
        ),
        Page(
            "special",
            N_("Special actions"),
            (
                N_("These event cards are played as an action:"),
                ACTION_CARDS,
                N_(
                    "Mina Harker's Psychic Bond and the item Fast Horses are actions too. So is "
                    "Chartered Carriage, which takes the place of a move by railway."
                ),
                N_(
                    "Great Strength is not one of them: it may be played the moment it is "
                    "needed, even from outside the combat."
                ),
            ),
            see=("mina", "card:item:fast_horses", "windows"),
            rules=("R5.8", "R12.9"),
        ),
        Page(
            "hands",
            N_("Hand limits"),
            (
                N_(
                    "A hunter holds at most {items} items and {events} event cards, Dr. Seward "
                    "{more} of each. No hunter keeps more than {tickets} tickets."
                ).fill(
                    items=ITEM_LIMIT[GODALMING],
                    events=EVENT_LIMIT[GODALMING],
                    more=ITEM_LIMIT[SEWARD],
                    tickets=TICKET_LIMIT,
                ),
                N_(
                    "Cards above a limit are discarded at once, by the holder's choice. Punch, "
                    "Dodge and Escape do not count."
                ),
                N_(
                    "Dracula holds at most {schemes} event cards. He draws until he has "
                    "{encounters} encounters; having more is allowed."
                ).fill(schemes=DRACULA_EVENT_LIMIT, encounters=ENCOUNTER_HAND),
                N_(
                    "An event that is played the moment it is drawn needs no room. When a deck "
                    "is used up, its discard pile is shuffled."
                ),
            ),
            see=("supply", "trade", "seward"),
            rules=("R12.5", "R12.6", "R12.3"),
        ),
    ),
)
