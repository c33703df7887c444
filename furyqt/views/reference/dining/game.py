"""The aim of the game, the setup and the options."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.options import OPTIONS
from furyqt.rules.dining.spaces import LOCATIONS
from furyqt.views.reference.dining.numbers import CLOCK, COMPONENTS, TABLES, art_of
from furyqt.views.reference.options import option_terms
from furyqt.views.reference.page import Chapter, Page, PageTable

N_ = Texts("dining.reference")

_NUMBER = N_("{number}")
_LOCATIONS = PageTable(
    (
        N_("Location"),
        N_("Resource"),
        N_("Resource spaces"),
        N_("Stands"),
    ),
    tuple(
        (
            words.place_name(TABLES.place_names[location]),
            words.RESOURCE_NAMES[TABLES.products[location]],
            _NUMBER.fill(number=" + ".join(map(str, TABLES.yields[location]))),
            _NUMBER.fill(number=TABLES.stand_counts[location]),
        )
        for location in LOCATIONS
    ),
    tuple(art_of(TABLES.products[location]) for location in LOCATIONS),
)

CHAPTER = Chapter(
    N_("The game"),
    (
        Page(
            "minute",
            N_("The game in one minute"),
            (
                N_(
                    "Two to four heirs want to succeed Dracula. By day they collect resources and repair the "
                    "stands of his town; at Dinner they bribe him and turn their Favor and Gifts into "
                    "Victory Points (VP)."
                ),
                N_(
                    "A game has {rounds} rounds. In the Day Phase all players share one clock of {hours} "
                    "hours: "
                    "a player who spends more of them gets more done."
                ).fill(rounds=COMPONENTS.rounds, hours=CLOCK.hours),
                N_(
                    "In your turn you place your Hero on a space and do its action. A Tourist at the same "
                    "location can then do a second one for you, and another Tourist from the Bus a third."
                ),
                N_(
                    "When the hours are spent, each player in turn has Dinner with Dracula. After the last "
                    "Dinner the most VP win."
                ),
            ),
            see=("hero_turn", "clock", "dinner", "scoring", "locations", "start", "options"),
            rules=("D1.1", "D13.1"),
        ),
        Page(
            "locations",
            N_("The town"),
            (
                N_("Each location produces one resource:"),
                _LOCATIONS,
                N_(
                    "A resource space is used again and again. A stand is repaired once in the game, always "
                    "the leftmost one that is left. The player who repaired the rightmost stand so far "
                    "controls the location."
                ),
                N_(
                    "A figure is at a location if it is on any of its spaces, repaired stands included. "
                    "Distances have no meaning."
                ),
            ),
            see=("collecting", "stands", "bus"),
            rules=("D1.3", "D1.4", "D1.5", "D1.6", "D6.6"),
        ),
        Page(
            "start",
            N_("Setup"),
            (
                N_(
                    "{row} shuffled Tourist Ability cards are face up: the row. Each player has {gifts} Gift "
                    "cards, open to all."
                ).fill(row=COMPONENTS.face_up_cards, gifts=COMPONENTS.gifts_at_start),
                N_(
                    "The Heroes are at Dracula's table, and all tokens are in the supply. Each player has "
                    "{cubes} cubes; one of them marks VP."
                ).fill(cubes=COMPONENTS.cubes_per_player),
                N_(
                    "Chance chooses the First Player, whose seat is number 1; the others follow clockwise. "
                    "Then the Bus brings the first Tourists. No player controls a location yet."
                ),
                N_(
                    "Welcome snacks: later seats begin with a few resources. This is not in the rulebook. "
                    "Without them the first seat won 71% of our simulated games for two players, with "
                    "them 52%."
                ),
            ),
            see=("minute", "bus", "supply", "options"),
            rules=(
                *("D1.2", "D1.7", "D2.1", "D2.2", "D2.3", "D2.4", "D2.5", "D2.6", "D2.7", "D2.8", "D2.9"),
                "D13.2",
            ),
        ),
        Page(
            "supply",
            N_("Contents of the box"),
            (
                N_(
                    "There are {tokens} tokens of each resource, {favor} Favor and {tourists} Tourists. Paid "
                    "tokens return to the supply and can be taken again at once."
                ).fill(tokens=TABLES.tokens[0], favor=COMPONENTS.favor_tokens, tourists=COMPONENTS.tourists),
                N_(
                    "If you gain more than the supply has, you get what is left, also of Favor; the rest is "
                    "lost. A token that is spent is spent once: a Sheep given as a Bribe pays for no Gift."
                ),
                N_(
                    "Everything is open except the order of the decks. You can undo step by step until a "
                    "card has been revealed: a new row or a drawn Gift card."
                ),
            ),
            see=("collecting", "gifts", "stands"),
            rules=(
                *("D12.1", "D12.2", "D12.3", "D12.4", "D8.9", "D14.1", "D14.2", "D14.3", "D15.7"),
                "D10.7",
            ),
        ),
        Page(
            "options",
            N_("Options of a new game"),
            (
                N_("The first answer to each question is our usual game."),
                option_terms(OPTIONS),
            ),
            see=("minute", "start"),
            rules=(),
        ),
    ),
)
