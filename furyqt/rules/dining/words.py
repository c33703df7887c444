"""Names and sentences."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.text import N_, P_, Text
from furyqt.rules.dining.spaces import RESOURCE_SLOTS, SLOTS
from furyqt.rules.dining.table_rows import RESOURCES

TITLE = N_("dining", "Dining with Dracula")
SUMMARY = N_("dining", "Two to four heirs collect, repair and bribe to become Dracula's successor.")
PLAYERS = (N_("dining", "Red"), N_("dining", "Blue"), N_("dining", "Green"), N_("dining", "Yellow"))

# ------------------------------------------------------------------------------------------------------ names

RESOURCE_NAMES = (
    N_("dining", "Wood"),
    N_("dining", "Brick"),
    N_("dining", "Metal"),
    N_("dining", "Sheep"),
    N_("dining", "Blood Pack"),
    N_("dining", "Holy Water"),
    N_("dining", "Beer"),
    N_("dining", "Doughnut"),
    N_("dining", "Garlic"),
)
"""The names of RESOURCES."""
FAVOR = N_("dining", "Favor")
BRIBE_NAMES = (
    N_("dining", "Tourist"),
    RESOURCE_NAMES[RESOURCES.index("blood")],
    RESOURCE_NAMES[RESOURCES.index("sheep")],
    N_("dining", "Leftmost cube of the Gifts track"),
)
AMOUNT = N_("dining", "{count} × {thing}")
LIST = N_("dining", "{first}, {rest}")
FREE_OF_CHARGE = N_("dining", "nothing")
RESOURCE_SPACE = N_("dining", "{place}, space {number}")
STAND = N_("dining", "{place}, stand {number}")
WITH_CODE = N_("dining", "{name} [{code}]")

# ---------------------------------------------------------------------------------------------------- options

HOW_MANY = N_("dining", "Players")
TWO_PLAYERS = N_("dining", "two")
THREE_PLAYERS = N_("dining", "three")
FOUR_PLAYERS = N_("dining", "four")
SNACKS = N_("dining", "Welcome snacks")
SNACKS_ON = N_(
    "dining", "later seats start with snacks (our balance: without them the first of two seats wins 71%)"
)
SNACKS_OFF = N_("dining", "all players start without resources (rulebook)")
FIFTH_STOP = N_("dining", "The fifth stop of the Bus")
STOP_PAYS = N_("dining", "pays the player who controls the location, like the others")
STOP_NOTHING = N_("dining", "pays nothing, because no Tourist gets off")
TIE_BREAK = N_("dining", "Third tiebreaker")
TIE_CONTROLLED = N_("dining", "most controlled locations")
TIE_BUSIEST = N_("dining", "control of the location with the most repaired stands")
MAJORITY = N_("dining", "Majority at a location")
MAJORITY_MOST = N_("dining", "most repaired stands, without a tie")
MAJORITY_HALF = N_("dining", "more than half of the repaired stands")
MINIMUM = N_("dining", "A majority needs")
MINIMUM_REPAIRED = N_("dining", "at least two repaired stands")
MINIMUM_SPACES = N_("dining", "a location with at least two stands, one of them repaired")
AWARDS = N_("dining", "Gift cards on the Gifts track")
AWARDS_DRAW = N_("dining", "are drawn each time, and the hand keeps growing")
AWARDS_SIZE = N_("dining", "set the hand size as long as they are covered")
SUPPLY = N_("dining", "Tokens and cubes")
SUPPLY_LIMITED = N_("dining", "are limited to those in the box")
SUPPLY_UNLIMITED = N_("dining", "are unlimited")
DINNER_CURE = N_("dining", "Removing a Bite")
CURE_ALLOWED = N_("dining", "in your turns, and at your Dinner before you pay")
CURE_DAY = N_("dining", "in your turns of the Day Phase only")
MIDNIGHT = N_("dining", "When the clock reaches 24 in a turn")
MIDNIGHT_FREE = N_("dining", "steps without a time cost are still allowed")
MIDNIGHT_ENDS = N_("dining", "the Day Phase ends at once")
BITES = N_("dining", "Each Bite reduces")
BITES_ALL = N_("dining", "all conversions")
BITES_FAVOR = N_("dining", "only the conversions of Favor")
CONVERSION = N_("dining", "A Gift completed at Dinner")
CONVERSION_USES = N_("dining", "uses up one conversion")
CONVERSION_BRIBE = N_("dining", "is itself a Bribe, so it uses up no conversion")
BOX = N_("dining", "Values on the board and the cards")
BOX_STANDARD = N_("dining", "those of this program")
BAD_BOX = N_("errors", "option box: {why}")
BAD_VARIABLE = N_("errors", "{variable}={file}: {why}")
NO_UTF8 = N_("errors", "the input is not UTF-8 text")
BOX_OWN = N_("dining", "those of your own table file")

# ---------------------------------------------------------------------------------------------------- prompts

PLACE_HERO = N_("dining", "Where do you place your Hero?")
MORE_OR_END = N_("dining", "Do you use a Tourist, or end your turn?")
WHERE_TOURIST = N_("dining", "Where does the Tourist go?")
KEEP_OR_USE = N_("dining", "Do you keep the Tourist as a Bribe, or send the Tourist to a space?")
WHICH_CARD = N_("dining", "Which Tourist Ability card do you use?")
WHICH_RESOURCE = N_("dining", "Which resource do you take?")
HEAL_OR_TAKE = N_("dining", "Do you remove a Bite or take a resource?")
WHICH_SWAP = N_("dining", "Which resource do you take for one that you just collected?")
WHICH_REFUND = N_("dining", "Which resource do you regain?")
WHICH_DISCARD = N_("dining", "Do you exchange a Gift card for a new one?")
DINNER = N_("dining", "Do you attend the Dinner?")
WHICH_BRIBE = N_("dining", "Which Bribe do you pay? So far: {paid}, at least {needed}.")
CONVERT = N_("dining", "What do you convert? Conversions left: {left}.")

# ----------------------------------------------------------------------------------------------------- labels

COLLECT = N_("dining", "{space}: collect {gain} ({hours}\u00a0h)")
REPAIR = N_("dining", "{space}: repair for {cost}, gain {favor} Favor ({hours}\u00a0h)")
USE_TOURIST = N_("dining", "Use the Tourist at {space}")
BUY_TICKET = N_("dining", "Fetch a Tourist from the Bus for {cost}")
KEEP = N_("dining", "Keep the Tourist as a Bribe")
CARD = N_("dining", "{name}: {text}")
TAKE = N_("dining", "Take {resource}")
HEAL = N_("dining", "Remove a Bite")
DISCARD = N_("dining", "Exchange {gift}")
CURE = N_("dining", "Remove a Bite for {cost}")
END_TURN = N_("dining", "End the turn")
END_DINNER = N_("dining", "End your Dinner")
DONE = N_("dining", "No more")
ATTEND = N_("dining", "Attend the Dinner")
SKIP = N_("dining", "Stay away and receive a Bite")
PAY_BRIBE = N_("dining", "Pay {bribe} ({value})")
CONVERT_FAVOR = N_("dining", "Convert 1 Favor into 1 VP")
COMPLETE_GIFT = N_("dining", "Complete {gift} for {cost}: {points} VP")

# ---------------------------------------------------------------------------------------- position and result

DAY_MOMENT = N_("dining", "Round {round}, Day")
DINNER_MOMENT = N_("dining", "Round {round}, Dinner")
CLOCK = N_("dining", "Round {round}, clock {clock} of {hours}.")
PLAYER_POINTS = N_("dining", "{player}: {points} VP, Favor: {favor}, Bites: {bites}, kept Tourists: {kept}.")
PLAYER_OWNS = N_("dining", "{player} has {resources}.")
PLAYER_CUBES = N_("dining", "Cubes of {player}: {stock}; spaces of the Gifts track: {spaces}.")
UNLIMITED = N_("dining", "unlimited")
NONE = N_("dining", "none")
NUMBER = N_("dining", "{number}")
FACE_UP = N_("dining", "Face-up card: {name}: {text}")
GIFT_IN_HAND = N_("dining", "{gift}: {cost} for {points} VP")
GIFT_OF = N_("dining", "{player}: {gift}")
OCCUPIED = N_("dining", "{space} ({who})")
HERO_OF = N_("dining", "{player}'s Hero")
PLACE_WITH_STAND = N_(
    "dining", "{place}: {spaces}. Repaired: {owners}. Stand {number} costs {cost} and gives {favor} Favor."
)
PLACE_REPAIRED = N_("dining", "{place}: {spaces}. All stands are repaired: {owners}.")
SUPPLY_HAS = N_("dining", "The supply has {resources} and {favor} Favor.")
RANKED = N_(
    "dining",
    "{rank}. {player}: {points} VP; repaired stands: {stands}, cubes on the Gifts track: {cubes},"
    " third tiebreaker: {third}.",
)
LEVEL = N_("dining", "About level with the best rival.")
AHEAD = N_("dining", "About {points} VP ahead of the best rival.")
BEHIND = N_("dining", "About {points} VP behind the best rival.")
WON_BY_POINTS = N_("dining", "{player} has the most Victory Points: {points}")
WON_BY_STANDS = N_("dining", "{player} wins the tie at {points} VP by repaired stands")
WON_BY_TRACK = N_("dining", "{player} wins the tie at {points} VP by cubes on the Gifts track")
WON_BY_CONTROL = N_("dining", "{player} wins the tie at {points} VP by controlled locations")
WON_TOGETHER = N_("dining", "Shared victory with {points} VP: {player}")


def bus(place: str, tourists: int) -> Text:
    """Return where the Bus is with how many Tourists; without a place it is beside the board."""
    if not place:
        return P_("dining", "The Bus is beside the board with %n Tourist(s).", "", tourists)
    where = place_name(place)
    return P_("dining", "The Bus is at {place} with %n Tourist(s).", "", tourists).fill(place=where)


def face_down(cards: int) -> Text:
    """Return how many cards of the row are used."""
    return P_("dining", "%n card(s) of the row are face down.", "", cards)


def place_name(name: str) -> Text:
    """Return the name of a location, translated if it is one of this program."""
    return Text("dining.places", name)


def tourist_name(name: str) -> Text:
    """Return the name of a Tourist Ability card."""
    return Text("dining.tourists", name)


def gift_name(name: str) -> Text:
    """Return the name of a Gift card."""
    return Text("dining.gifts", name)


def space_name(place: str, space: int) -> Text:
    """Return the name of a space at a location with this name."""
    slot = space % SLOTS
    if slot < RESOURCE_SLOTS:
        return RESOURCE_SPACE.fill(place=place_name(place), number=slot + 1)
    return STAND.fill(place=place_name(place), number=slot - RESOURCE_SLOTS + 1)


def amount(resource: int, count: int) -> Text:
    """Return a number of tokens."""
    return AMOUNT.fill(count=count, thing=RESOURCE_NAMES[resource])


def listed(items: Iterable[Text]) -> Text:
    """Return texts in a row; "nothing" for none."""
    *rest, last = list(items) or [FREE_OF_CHARGE]
    for item in reversed(rest):
        last = LIST.fill(first=item, rest=last)
    return last


def amounts(cost: Iterable[tuple[int, int]]) -> Text:
    """Return a cost or a gain."""
    return listed(amount(resource, count) for resource, count in cost)
