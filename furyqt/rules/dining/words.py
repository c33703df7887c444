"""Names and sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining.spaces import RESOURCE_SLOTS, SLOTS
from furyqt.rules.dining.table_rows import RESOURCES

N_dining = Texts("dining")
N_errors = Texts("errors")
N_at = Texts("dining.places.at")
N_of = Texts("dining.places.of")
N_to = Texts("dining.places.to")

TITLE = N_dining("Dining with Dracula")
BALANCE = N_dining(
    "Between equals the first of two seats wins about 7 of 10 games;"
    " with welcome snacks all seats are about even."
)
SUMMARY = N_dining("Two to four heirs collect, repair and bribe to become Dracula's successor.")
PLAYERS = (N_dining("Red"), N_dining("Blue"), N_dining("Green"), N_dining("Yellow"))

# ------------------------------------------------------------------------------------------------------ names

RESOURCE_NAMES = (
    N_dining("Wood"),
    N_dining("Brick"),
    N_dining("Metal"),
    N_dining("Sheep"),
    N_dining("Blood Pack"),
    N_dining("Holy Water"),
    N_dining("Beer"),
    N_dining("Doughnut"),
    N_dining("Garlic"),
)
"""The names of RESOURCES."""
FAVOR = N_dining("Favor")
BRIBE_NAMES = (
    N_dining("Tourist"),
    RESOURCE_NAMES[RESOURCES.index("blood")],
    RESOURCE_NAMES[RESOURCES.index("sheep")],
    N_dining("Leftmost cube of the Gifts track"),
)
_AMOUNTS = (
    N_dining.plural("%n Wood", 0),
    N_dining.plural("%n Bricks", 0),
    N_dining.plural("%n Metal", 0),
    N_dining.plural("%n Sheep", 0),
    N_dining.plural("%n Blood Packs", 0),
    N_dining.plural("%n Holy Water", 0),
    N_dining.plural("%n Beers", 0),
    N_dining.plural("%n Doughnuts", 0),
    N_dining.plural("%n Garlic", 0),
)
"""Numbers of RESOURCES."""
_PLACE_FORMS = {
    "Baa Boutique": {
        "to": N_to("to Baa Boutique"),
        "at": N_at("at Baa Boutique"),
        "of": N_of("of Baa Boutique"),
    },
    "Crooked Kiln": {
        "to": N_to("to Crooked Kiln"),
        "at": N_at("at Crooked Kiln"),
        "of": N_of("of Crooked Kiln"),
    },
    "Font of Regret": {
        "to": N_to("to Font of Regret"),
        "at": N_at("at Font of Regret"),
        "of": N_of("of Font of Regret"),
    },
    "Forest Shed": {
        "to": N_to("to Forest Shed"),
        "at": N_at("at Forest Shed"),
        "of": N_of("of Forest Shed"),
    },
    "Garlic Stand": {
        "to": N_to("to Garlic Stand"),
        "at": N_at("at Garlic Stand"),
        "of": N_of("of Garlic Stand"),
    },
    "Holey Bakery": {
        "to": N_to("to Holey Bakery"),
        "at": N_at("at Holey Bakery"),
        "of": N_of("of Holey Bakery"),
    },
    "Rusty Bolt Smithy": {
        "to": N_to("to Rusty Bolt Smithy"),
        "at": N_at("at Rusty Bolt Smithy"),
        "of": N_of("of Rusty Bolt Smithy"),
    },
    "Sip & Drip Clinic": {
        "to": N_to("to Sip & Drip Clinic"),
        "at": N_at("at Sip & Drip Clinic"),
        "of": N_of("of Sip & Drip Clinic"),
    },
    "The Tipsy Bat": {
        "to": N_to("to The Tipsy Bat"),
        "at": N_at("at The Tipsy Bat"),
        "of": N_of("of The Tipsy Bat"),
    },
}
"""The names of the standard locations as sentences need them: where to, where, and whose."""
_OTHER_FORMS = {"to": N_to("to {place}"), "at": N_at("at {place}"), "of": N_of("of {place}")}
"""The forms of a location of another box."""
LIST = N_dining("{first}, {rest}")
LAST = N_dining("{first} and {rest}")
FREE_OF_CHARGE = N_dining("nothing")
RESOURCE_SPACE = N_dining("{place}, space {number}")
STAND = N_dining("{place}, stand {number}")
_SPACE_THERE = N_dining("space {number}")
_STAND_THERE = N_dining("stand {number}")
WITH_CODE = N_dining("{name} [{code}]")

# ---------------------------------------------------------------------------------------------------- options

HOW_MANY = N_dining("Players")
TWO_PLAYERS = N_dining("two")
THREE_PLAYERS = N_dining("three")
FOUR_PLAYERS = N_dining("four")
SNACKS = N_dining("Welcome snacks")
SNACKS_ON = N_dining(
    "later seats start with snacks (our balance: without them the first of two seats wins 71%)"
)
SNACKS_OFF = N_dining("all players start without resources (rulebook)")
FIFTH_STOP = N_dining("The fifth stop of the Bus")
STOP_PAYS = N_dining("pays the player who controls the location, like the others")
STOP_NOTHING = N_dining("pays nothing, because no Tourist gets off")
TIE_BREAK = N_dining("Third tiebreaker")
TIE_CONTROLLED = N_dining("most controlled locations")
TIE_BUSIEST = N_dining("control of the location with the most repaired stands")
MAJORITY = N_dining("Majority at a location")
MAJORITY_MOST = N_dining("most repaired stands, without a tie")
MAJORITY_HALF = N_dining("more than half of the repaired stands")
MINIMUM = N_dining("A majority needs")
MINIMUM_REPAIRED = N_dining("at least two repaired stands")
MINIMUM_SPACES = N_dining("a location with at least two stands, one of them repaired")
AWARDS = N_dining("Gift cards on the Gifts track")
AWARDS_DRAW = N_dining("are drawn each time, and the hand keeps growing")
AWARDS_SIZE = N_dining("set the hand size as long as they are covered")
SUPPLY = N_dining("Tokens and cubes")
SUPPLY_LIMITED = N_dining("are limited to those in the box")
SUPPLY_UNLIMITED = N_dining("are unlimited")
DINNER_CURE = N_dining("Removing a Bite")
CURE_ALLOWED = N_dining("in your turns, and at your Dinner before you pay")
CURE_DAY = N_dining("in your turns of the Day Phase only")
MIDNIGHT = N_dining("When the clock reaches 24 in a turn")
MIDNIGHT_FREE = N_dining("steps without a time cost are still allowed")
MIDNIGHT_ENDS = N_dining("the Day Phase ends at once")
BITES = N_dining("Each Bite reduces")
BITES_ALL = N_dining("all conversions")
BITES_FAVOR = N_dining("only the conversions of Favor")
CONVERSION = N_dining("A Gift completed at Dinner")
CONVERSION_USES = N_dining("uses up one conversion")
CONVERSION_BRIBE = N_dining("is itself a Bribe, so it uses up no conversion")
BOX = N_dining("Values on the board and the cards")
BOX_STANDARD = N_dining("those of this program")
BAD_BOX = N_errors("option box: {why}")
BAD_VARIABLE = N_errors("{variable}={file}: {why}")
BOX_OWN = N_dining("those of your own table file")

# ---------------------------------------------------------------------------------------------------- prompts

PLACE_HERO = N_dining("Where do you place your Hero?")
STEPS = N_dining("Do you want to {steps}?")
TO_USE = N_dining("use a Tourist")
TO_FETCH = N_dining("fetch a Tourist from the Bus")
TO_CURE = N_dining("remove a Bite")
TO_END = N_dining("end your turn")
EITHER = N_dining("{first} or {last}")
ONLY_END = N_dining("You can only end your turn.")
WHERE_TOURIST = N_dining("Where does the Tourist go?")
KEEP_OR_USE = N_dining("Do you keep the Tourist as a Bribe, or send the Tourist to a space?")
ONLY_KEEP = N_dining("The Tourist can only be kept as a Bribe.")
WHICH_CARD = N_dining("Which Tourist Ability card do you use?")
WHICH_RESOURCE = N_dining("Which resource do you take?")
HEAL_OR_TAKE = N_dining("Do you remove a Bite or take a resource?")
WHICH_SWAP = N_dining("Which resource do you take for one that you just collected?")
WHICH_REFUND = N_dining("Which resource do you regain?")
WHICH_DISCARD = N_dining("Do you exchange a Gift card for a new one?")
DINNER = N_dining("Do you attend the Dinner?")
NO_DINNER = N_dining("You cannot attend the Dinner: your Bribes are not enough.")
WHICH_BRIBE = N_dining("Which Bribe do you pay? So far: {paid}, at least {needed}.")
CONVERT = N_dining("What do you convert? Conversions left: {left}.")
NOTHING_TO_CONVERT = N_dining("You can convert nothing now. Conversions left: {left}.")

# ----------------------------------------------------------------------------------------------------- labels

COLLECT = N_dining("{space}: collect {gain} ({hours}\u00a0h)")
REPAIR = N_dining("{space}: repair for {cost}, gain {favor} ({hours}\u00a0h)")
USE_TOURIST = N_dining("Use the Tourist {place:at}, {space}")
BUY_TICKET = N_dining("Fetch a Tourist from the Bus for {cost}")
KEEP = N_dining("Keep the Tourist as a Bribe")
CARD = N_dining("{name}: {text}")
TAKE = N_dining("Take {resource}")
HEAL = N_dining("Remove a Bite")
DISCARD = N_dining("Exchange {gift}")
CURE = N_dining("Remove a Bite for {cost}")
END_TURN = N_dining("End the turn")
END_DINNER = N_dining("End your Dinner")
DONE = N_dining("No more")
ATTEND = N_dining("Attend the Dinner")
SKIP = N_dining("Stay away and receive a Bite")
PAY_BRIBE = N_dining("Pay {bribe} ({value})")
PAY_CUBE = N_dining("Pay the leftmost cube of the Gifts track ({value})")
CONVERT_FAVOR = N_dining("Convert 1 Favor into 1 VP")
COMPLETE_GIFT = N_dining("Complete {gift} for {cost}: {points} VP")

# ---------------------------------------------------------------------------------------- position and result

DAY_MOMENT = N_dining("Round {round}, Day")
DINNER_MOMENT = N_dining("Round {round}, Dinner")
CLOCK = N_dining("Round {round}, clock {clock} of {hours}.")
PLAYER_POINTS = N_dining("{player}: {points} VP, Favor: {favor}, Bites: {bites}, kept Tourists: {kept}.")
PLAYER_OWNS = N_dining("{player} has {resources}.")
PLAYER_CUBES = N_dining("Cubes of {player}: {stock}; spaces of the Gifts track: {spaces}.")
UNLIMITED = N_dining("unlimited")
NONE = N_dining("none")
NUMBER = N_dining("{number}")
FACE_UP = N_dining("Faceup card: {name}: {text}")
GIFT_IN_HAND = N_dining("{gift}: {cost} for {points} VP")
GIFT_OF = N_dining("{player}: {gift}")
OCCUPIED = N_dining("{space} ({who})")
HERO_OF = N_dining("{player}'s Hero")
PLACE_WITH_STAND = N_dining(
    "{place}: {spaces}. Repaired: {owners}. Stand {number} costs {cost} and gives {favor}."
)
PLACE_REPAIRED = N_dining("{place}: {spaces}. All stands are repaired: {owners}.")
SUPPLY_HAS = N_dining("The supply has {resources}, plus {favor}.")
RANKED = N_dining(
    "{rank}. {player}: {points} VP; repaired stands: {stands}, cubes on the Gifts track: {cubes},"
    " third tiebreaker: {third}."
)
LEVEL = N_dining("About level with the best rival.")
AHEAD = N_dining("About {points} VP ahead of the best rival.")
BEHIND = N_dining("About {points} VP behind the best rival.")
WON_BY_POINTS = N_dining("{player} has the most Victory Points: {points}.")
WON_BY_STANDS = N_dining("{player} wins the tie at {points} VP by repaired stands.")
WON_BY_TRACK = N_dining("{player} wins the tie at {points} VP by cubes on the Gifts track.")
WON_BY_CONTROL = N_dining("{player} wins the tie at {points} VP by controlled locations.")
WON_TOGETHER = N_dining("Shared victory with {points} VP: {player}.")


def bus(place: str, tourists: int) -> Text:
    """Return where the Bus is with how many Tourists; without a place it is beside the board."""
    if not place:
        return N_dining.plural("The Bus is beside the board with %n Tourist(s).", tourists)
    where = place_name(place)
    return N_dining.plural("The Bus is {place:at} with %n Tourist(s).", tourists).fill(place=where)


def face_down(cards: int) -> Text:
    """Return how many cards of the row are used."""
    return N_dining.plural("%n card(s) of the row are facedown.", cards)


def place_name(name: str) -> Text:
    """Return the name of a location, translated if it is one of this program."""
    forms = _PLACE_FORMS.get(name) or {form: text.fill(place=name) for form, text in _OTHER_FORMS.items()}
    return Text("dining.places", name).with_forms(forms)


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


def with_space(text: Text, place: str, space: int) -> Text:
    """Fill in the {place} and the {space} there, which has the {number}."""
    slot = space % SLOTS
    is_stand = slot >= RESOURCE_SLOTS
    number = slot - RESOURCE_SLOTS + 1 if is_stand else slot + 1
    there = (_STAND_THERE if is_stand else _SPACE_THERE).fill(number=number)
    return text.fill(place=place_name(place), space=there, number=number)


def amount(resource: int, count: int) -> Text:
    """Return a number of tokens."""
    return replace(_AMOUNTS[resource], number=count)


def favor(count: int) -> Text:
    """Return a number of Favor tokens."""
    return N_dining.plural("%n Favor", count)


def listed(items: Iterable[Text]) -> Text:
    """Return a, b and c as one text; "nothing" for none."""
    *rest, last = list(items) or [FREE_OF_CHARGE]
    return in_a_row([*rest[:-1], LAST.fill(first=rest[-1], rest=last)]) if rest else last


def in_a_row(items: Sequence[Text]) -> Text:
    """Return one or more texts with commas between them."""
    *rest, last = items
    for item in reversed(rest):
        last = LIST.fill(first=item, rest=last)
    return last


def either(steps: Sequence[Text]) -> Text:
    """Return two or more steps of which one is chosen."""
    *others, first, last = steps
    return in_a_row([*others, EITHER.fill(first=first, last=last)])


def amounts(cost: Iterable[tuple[int, int]]) -> Text:
    """Return a cost or a gain."""
    return listed(amount(resource, count) for resource, count in cost)
