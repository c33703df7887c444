"""Options and seed -> opening position (R1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furyqt.rules.core.agenda import Step, settle
from furyqt.rules.core.chance import seeded, shuffled
from furyqt.rules.core.ruleset import Option
from furyqt.rules.fury3 import cards
from furyqt.rules.fury3 import option_words as say
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.piles import draw_encounters, tell_back
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.travel import relocate
from furyqt.rules.fury3.steps.turn.phase import DraculaPhase, DraculaStart
from furyqt.rules.fury3.steps.turn.rounds import DAWN, Day, Dusk, Night, Round, StartCity
from furyqt.rules.fury3.tables import ENCOUNTER_HAND, FIGURES, STARTS
from furyqt.rules.mechanisms.subclasses import import_all

import_all(cards)
OPTIONS = (
    Option("game", say.GAME, {"base": say.GAME_BASE, "advanced": say.GAME_ADVANCED}, is_open=True),
    Option("first_dawn", say.FIRST_DAWN, {"none": say.FIRST_DAWN_NONE, "held": say.FIRST_DAWN_HELD}),
    Option("no_move", say.NO_MOVE, {"clears": say.NO_MOVE_CLEARS, "stays": say.NO_MOVE_STAYS}),
    Option(
        "shown_powers",
        say.SHOWN_POWERS,
        {"allowed": say.SHOWN_POWERS_ALLOWED, "forbidden": say.SHOWN_POWERS_FORBIDDEN},
    ),
    Option(
        "vampire_escape",
        say.VAMPIRE_ESCAPE,
        {
            "fourth": say.VAMPIRE_ESCAPE_FOURTH,
            "third": say.VAMPIRE_ESCAPE_THIRD,
            "pride": say.VAMPIRE_ESCAPE_PRIDE,
        },
    ),
    Option(
        "bat_flight", say.BAT_FLIGHT, {"triggers": say.BAT_FLIGHT_TRIGGERS, "quiet": say.BAT_FLIGHT_QUIET}
    ),
    Option("plotting", say.PLOTTING, {"before": say.PLOTTING_BEFORE, "after": say.PLOTTING_AFTER}),
    Option("darkness", say.DARKNESS, {"day": say.DARKNESS_DAY, "dawn": say.DARKNESS_DAWN}),
    Option("sea_region", say.SEA_REGION, {"none": say.SEA_REGION_NONE, "crossing": say.SEA_REGION_CROSSING}),
    Option(
        "reach",
        say.REACH,
        {"printed": say.REACH_PRINTED, "trail": say.REACH_TRAIL, "all": say.REACH_ALL},
    ),
    Option(
        "handicap",
        say.HANDICAP,
        {
            "none": say.HANDICAP_NONE,
            "hunters": say.HANDICAP_HUNTERS,
            "hunters_twice": say.HANDICAP_HUNTERS_TWICE,
            "hunters_thrice": say.HANDICAP_HUNTERS_THRICE,
            "dracula": say.HANDICAP_DRACULA,
            "dracula_twice": say.HANDICAP_DRACULA_TWICE,
        },
        is_open=True,
    ),
    *BOXES.options(),
)
HANDICAPS = {
    **{"hunters": (3, 0), "hunters_twice": (6, 0), "hunters_thrice": (9, 0)},
    **{"dracula": (0, 2), "dracula_twice": (0, 4)},
}
"""Damage and influence that Dracula begins with."""


def setup(options: Mapping[str, str], seed: int) -> Fury3State:
    """Return the opening position: Dracula chooses his start, in the advanced game after the hunters."""
    state = shuffled_table(options, seed)
    begin(state)
    return state


def shuffled_table(options: Mapping[str, str], seed: int) -> Fury3State:
    """Return a state with all decks shuffled, and nothing drawn or placed yet."""
    own = Fury3Options(**options)
    decks = BOXES[own.box].cards
    state = Fury3State(options=own, chance=seeded(seed), tickets=decks[Deck.TICKET])
    state.damage, state.influence = HANDICAPS.get(state.options.handicap, (0, 0))
    state.item_deck, state.chance = shuffled(state.chance, decks[Deck.ITEM])
    state.event_deck, state.chance = shuffled(state.chance, decks[Deck.EVENT])
    state.encounter_deck, state.chance = shuffled(state.chance, decks[Deck.ENCOUNTER])
    return state


def begin(state: Fury3State, starts: Sequence[int] = STARTS) -> None:
    """Draw the cards of the start, up to the first decision; `starts` are those of the base game."""
    begin_round(state)
    if state.options.game == "advanced":
        state.push(*(StartCity(hunter) for hunter in FIGURES))
    else:
        for hunter in FIGURES:
            relocate(state, hunter, starts[hunter], "start")
    settle(state)


def begin_round(state: Fury3State) -> None:
    """Draw Dracula's encounters and put the first round on the agenda."""
    tell_back(state)
    draw_encounters(state, ENCOUNTER_HAND)
    state.push(DraculaStart(), *_first_dawn(state), Day(), Dusk(), Night(), DraculaPhase(), Round())
    state.rumors = int(state.options.game == "advanced")


def _first_dawn(state: Fury3State) -> tuple[Step, ...]:
    """Return the steps of the dawn before the first day, if the option is `held` (R1.11)."""
    return DAWN if state.options.first_dawn == "held" else ()
