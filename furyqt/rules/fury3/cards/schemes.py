"""Dracula's event cards for the moments of his own phase, and the immediate Vampiric Influence."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import N_, Text
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import questions, words
from furyqt.rules.fury3.actions import AT, CHOOSE, DONE, At, Choose, Do, Pick, Space
from furyqt.rules.fury3.catalogue import EVENTS
from furyqt.rules.fury3.events import EffectBegan
from furyqt.rules.fury3.piles import (
    discard_event,
    discard_item,
    refill_encounters,
    show_hand,
    shuffle_schemes,
)
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.allies import standing
from furyqt.rules.fury3.steps.answers import MoveAnswer
from furyqt.rules.fury3.steps.arrivals import Arrival
from furyqt.rules.fury3.steps.barricades import place_roadblocks
from furyqt.rules.fury3.steps.hideouts import add_encounter
from furyqt.rules.fury3.steps.interruptions import drop, pending
from furyqt.rules.fury3.steps.limits import tidy
from furyqt.rules.fury3.steps.rail import road_targets
from furyqt.rules.fury3.steps.tokens import add_storm, free_lines, free_seas, remove_consecration
from furyqt.rules.fury3.steps.travel import ForcedMove
from furyqt.rules.fury3.steps.windows import EventEffect, discard_ally
from furyqt.rules.fury3.tables import CITIES, COUNT, NONE, NOWHERE, Deck, Event, Lasting, Power

MOST_STORMS = 3
ROADBLOCKS = 3
SCHEME_SPACE = 2
"""Hidden Schemes: the third space."""


def can_lurk(state: State, space: int) -> bool:
    """Whether a space of the trail holds a hideout that can take an encounter: a city or Hide (R6.9)."""
    spot = state.trail[space]
    return spot is not None and (spot.place in CITIES or spot.power == Power.HIDE)


def lasting(state: State, what: Lasting) -> None:
    """Let a lasting effect begin, and say so."""
    state.begin(what)
    state.tell(EffectBegan, what)


@EVENTS.card(
    Event.HIDDEN_SCHEMES,
    N_("fury3.cards", "Hidden Schemes"),
    N_(
        "fury3.cards",
        "End of your phase: place an encounter card from your hand on the hideout on the third space of "
        "the trail.",
    ),
    playable=lambda state, actor: bool(state.encounters) and can_lurk(state, SCHEME_SPACE),
)
def hidden_schemes(state: State, effect: EventEffect) -> None:
    """Nothing happens where there is no hideout or no card."""
    if state.encounters and can_lurk(state, SCHEME_SPACE):
        state.push(SchemeEncounter())


class SchemeEncounter(Decision, frozen=True):
    """Dracula chooses the encounter card for the third space."""

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Space]:
        """The cards in his hand."""
        return [Space(SCHEME_SPACE, card) for card in kinds(state.encounters)]

    def apply(self, state: State, action: Space) -> None:
        """Place it and refill the hand."""
        spot = state.trail[action.space]
        assert spot is not None
        add_encounter(state, spot.id, action.card)
        refill_encounters(state)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.SCHEME_ENCOUNTER


@EVENTS.card(
    Event.SUMMON_STORMS,
    N_("fury3.cards", "Summon Storms"),
    N_(
        "fury3.cards",
        "Immediately, or at the end of your phase: place up to three storm tokens on sea zones.",
    ),
    playable=lambda state, actor: bool(free_seas(state)),
)
def summon_storms(state: State, effect: EventEffect) -> None:
    """One storm after another."""
    if free_seas(state):
        state.push(StormChoice(MOST_STORMS))


class StormChoice(Decision, frozen=True):
    """Dracula places another storm token, or no more; so many may follow."""

    left: int

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Do | At]:
        """No more, then the sea zones without a storm."""
        return (DONE, *(AT[sea] for sea in free_seas(state)))

    def apply(self, state: State, action: Do | At) -> None:
        """Place it and go on."""
        if isinstance(action, At):
            add_storm(state, action.to)
            if self.left > 1 and free_seas(state):
                state.push(StormChoice(self.left - 1))

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.STORM_SEA


@EVENTS.card(
    Event.ROADBLOCK,
    N_("fury3.cards", "Roadblock"),
    N_(
        "fury3.cards",
        "Immediately, or at the end of your phase: place three roadblock tokens on roads or railways.",
    ),
    playable=lambda state, actor: bool(free_lines(state)),
)
def roadblock(state: State, effect: EventEffect) -> None:
    """Three, or as many as there are."""
    place_roadblocks(state, ROADBLOCKS)


# -------------------------------------------------------------------------------------------- Devilish Power

UNHALLOW, BANISH, STARVE = Do("unhallow"), Do("banish"), Do("starve")
"""Remove the consecrated ground, discard the hunters' ally, forbid supply actions."""


def devilish_options(state: State) -> list[Do]:
    """Which of the three uses are possible now."""
    found = []
    if state.consecrated != NOWHERE:
        found.append(UNHALLOW)
    if state.hunter_ally != NONE:
        found.append(BANISH)
    if not state.lasts(Lasting.NO_SUPPLY_NEXT):
        found.append(STARVE)
    return found


@EVENTS.card(
    Event.DEVILISH_POWER,
    N_("fury3.cards", "Devilish Power"),
    N_(
        "fury3.cards",
        "Your phase: remove the consecrated ground token, or discard the hunters' ally, or forbid supply "
        "actions in the next hunter phase.",
    ),
    playable=lambda state, actor: bool(devilish_options(state)),
)
def devilish_power(state: State, effect: EventEffect) -> None:
    """One of three uses."""
    options = devilish_options(state)
    if len(options) == 1:
        use_power(state, options[0])
    elif options:
        state.push(PowerChoice())


class PowerChoice(Decision, frozen=True):
    """Dracula chooses the use of Devilish Power."""

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Do]:
        """What is possible."""
        return devilish_options(state)

    def apply(self, state: State, action: Do) -> None:
        """Use it so."""
        use_power(state, action)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.DEVILISH_POWER


def use_power(state: State, use: Do) -> None:
    """Devilish Power takes effect."""
    if use == UNHALLOW:
        remove_consecration(state)
    elif use == BANISH:
        ally, state.hunter_ally = state.hunter_ally, NONE
        discard_ally(state, ally)
    else:
        lasting(state, Lasting.NO_SUPPLY_NEXT)


# ----------------------------------------------------------------------------------- the course of the night


@EVENTS.card(
    Event.UNEARTHLY_SWIFTNESS,
    N_("fury3.cards", "Unearthly Swiftness"),
    N_("fury3.cards", "Your phase: another Dracula phase follows this one."),
)
def unearthly_swiftness(state: State, effect: EventEffect) -> None:
    """The phase asks for it when it ends."""
    lasting(state, Lasting.EXTRA_PHASE)


@EVENTS.card(
    Event.DARKNESS_RETURNS,
    N_("fury3.cards", "Darkness Returns"),
    N_(
        "fury3.cards",
        "End of your phase: the next hunter phase has no day. Shuffle your event cards of the discard "
        "pile into the deck.",
    ),
)
def darkness_returns(state: State, effect: EventEffect) -> None:
    """This card itself is discarded afterwards."""
    lasting(state, Lasting.NO_DAY)
    shuffle_schemes(state)


@EVENTS.card(
    Event.NOCTURNAL_VISIT,
    N_("fury3.cards", "Nocturnal Visit"),
    N_("fury3.cards", "End of your phase: combats of the next dawn and day are fought as if it were night."),
)
def nocturnal_visit(state: State, effect: EventEffect) -> None:
    """Combats look at it (R10.12)."""
    lasting(state, Lasting.NOCTURNAL)


# ---------------------------------------------------------------------------------------- Vampiric Influence


@EVENTS.card(
    Event.VAMPIRIC_INFLUENCE,
    N_("fury3.cards", "Vampiric Influence"),
    N_(
        "fury3.cards",
        "Immediately: a weakened hunter reveals all item and event cards; you choose one to be discarded, "
        "and move that hunter to an adjacent city.",
    ),
)
def vampiric_influence(state: State, effect: EventEffect) -> None:
    """Without a weakened hunter nothing happens (R12.10)."""
    victims = weakened(state)
    if len(victims) == 1:
        influence(state, victims[0])
    elif victims:
        state.push(VictimChoice())


def weakened(state: State) -> list[int]:
    """The weakened hunters who are not defeated."""
    return [hunter for hunter in standing(state) if state.is_weakened(hunter)]


class VictimChoice(Decision, frozen=True):
    """Dracula chooses a weakened hunter."""

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Choose]:
        """The weakened hunters."""
        return [CHOOSE[hunter] for hunter in weakened(state)]

    def apply(self, state: State, action: Choose) -> None:
        """Make that hunter obey."""
        influence(state, action.hunter)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.CHOOSE_VICTIM


def influence(state: State, hunter: int) -> None:
    """The hunter shows all cards, loses one and is moved; an arrival that is still to come is none then."""
    show_hand(state, hunter)
    arrival = pending(state, Arrival)
    if arrival is not None and arrival.hunter == hunter and road_targets(state, state.hunters[hunter].place):
        drop(state, MoveAnswer)
        drop(state, Arrival)
    state.push(ForcedMove(hunter))
    if spoils(state, hunter):
        state.push(Confiscation(hunter))


def spoils(state: State, hunter: int) -> list[Pick]:
    """The cards in a hunter's hand, by kind."""
    sheet = state.hunters[hunter]
    return [
        *(Pick(Deck.ITEM, card) for card in kinds(sheet.items)),
        *(Pick(Deck.EVENT, card) for card in kinds(sheet.events)),
    ]


class Confiscation(Decision, frozen=True):
    """Dracula chooses a card that the hunter, who has shown them all, must discard."""

    hunter: int

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Pick]:
        """The cards in that hunter's hand."""
        return spoils(state, self.hunter)

    def apply(self, state: State, action: Pick) -> None:
        """It is discarded."""
        if action.deck == Deck.ITEM:
            discard_item(state, self.hunter, action.card)
        else:
            discard_event(state, self.hunter, action.card)
        tidy(state, self.hunter)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.CONFISCATE.fill(hunter=words.FIGURE_NAMES[self.hunter])
