"""The options of a game: number of players, the switches of D16, three open readings, and the tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from furyqt.rules.core.ruleset import Option
from furyqt.rules.dining import words
from furyqt.rules.dining.box import FIRST, STANDARD, BoxChoices, offered_trouble


class DiningOptions(msgspec.Struct, frozen=True, cache_hash=True):
    """The switches; True is the default reading, except that the rulebook has no welcome snacks."""

    fifth_stop: bool = True
    """S1: the fifth stop of the Bus pays the controller, too (D10.6)."""
    tie_break: bool = True
    """S2: the third tie-breaker counts controlled locations (D11.6)."""
    majority: bool = True
    """S3: most cubes without a tie, not more than half (D11.2)."""
    gift_awards: bool = True
    """S4: an award draws Gift cards each time, it does not set the hand size (D9.5)."""
    supply: bool = True
    """S5: components are limited (D12.1)."""
    dinner_cure: bool = True
    """S6: Bites can be cured at the own Dinner (D8.14)."""
    midnight: bool = True
    """S7: steps without hours are allowed at clock 24 (D3.5)."""
    snacks: bool = False
    """S8: welcome snacks (D2.9)."""
    bites: bool = True
    """H10: Bites reduce all conversions, not only those of Favor (D8.5)."""
    gift_conversion: bool = True
    """H11: a Gift uses a conversion; it is not itself a Bribe (D8.6)."""
    majority_minimum: bool = True
    """H12: two repaired stands are needed for a majority, not two stand spaces (D11.3)."""


SWITCHES = {
    "S1": "fifth_stop", "S2": "tie_break", "S3": "majority", "S4": "gift_awards", "S5": "supply",
    "S6": "dinner_cure", "S7": "midnight", "S8": "snacks",
    "H10": "bites", "H11": "gift_conversion", "H12": "majority_minimum",
}  # fmt: skip
"""The numbers of the switches -> their options."""

OPTIONS = (
    Option(
        "players",
        words.HOW_MANY,
        {"2": words.TWO_PLAYERS, "3": words.THREE_PLAYERS, "4": words.FOUR_PLAYERS},
        is_open=True,
    ),
    Option("snacks", words.SNACKS, {"off": words.SNACKS_OFF, "on": words.SNACKS_ON}, is_box=True),
    Option("fifth_stop", words.FIFTH_STOP, {"pays": words.STOP_PAYS, "nothing": words.STOP_NOTHING}),
    Option("tie_break", words.TIE_BREAK, {"controlled": words.TIE_CONTROLLED, "busiest": words.TIE_BUSIEST}),
    Option("majority", words.MAJORITY, {"most": words.MAJORITY_MOST, "half": words.MAJORITY_HALF}),
    Option(
        "majority_minimum",
        words.MINIMUM,
        {"repaired": words.MINIMUM_REPAIRED, "spaces": words.MINIMUM_SPACES},
    ),
    Option("gift_awards", words.AWARDS, {"draw": words.AWARDS_DRAW, "size": words.AWARDS_SIZE}),
    Option("supply", words.SUPPLY, {"limited": words.SUPPLY_LIMITED, "unlimited": words.SUPPLY_UNLIMITED}),
    Option("dinner_cure", words.DINNER_CURE, {"allowed": words.CURE_ALLOWED, "day": words.CURE_DAY}),
    Option("midnight", words.MIDNIGHT, {"free": words.MIDNIGHT_FREE, "ends": words.MIDNIGHT_ENDS}),
    Option("bites", words.BITES, {"all": words.BITES_ALL, "favor": words.BITES_FAVOR}),
    Option(
        "gift_conversion", words.CONVERSION, {"uses": words.CONVERSION_USES, "bribe": words.CONVERSION_BRIBE}
    ),
    Option("box", words.BOX, BoxChoices(), trouble=offered_trouble, unnamed=FIRST),
)


SWITCHED_ON = {option.name: "on" if option.name == "snacks" else option.default for option in OPTIONS}
"""The value of each option for which its switch is true."""


def switches(options: Mapping[str, str]) -> DiningOptions:
    """Return the switches of a game; a missing option has its default."""
    names = DiningOptions.__struct_fields__
    chosen = {option.name: options.get(option.name, option.default) for option in OPTIONS}
    return DiningOptions(**{name: chosen[name] == SWITCHED_ON[name] for name in names})


def box_of(options: Mapping[str, str]) -> str:
    """Return the value of the option `box`."""
    return options.get("box", STANDARD)
