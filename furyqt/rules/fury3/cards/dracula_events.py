"""Dracula's event cards about hideouts, tokens and the hunters' possible actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import PLACE_ON, Labels
from furyqt.rules.fury3.actions import DONE, PLACE_CHOICES, PlaceChoice, Space, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import NONE, EventCard, Power
from furyqt.rules.fury3.event_timing import EventWindow, Lasting, When
from furyqt.rules.fury3.piles import (
    refill_encounters,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import add_encounter
from furyqt.rules.fury3.steps.turn.tokens import (
    add_storm,
    free_lines,
    free_seas,
    place_roadblocks,
    remove_consecration,
)
from furyqt.rules.fury3.steps.turn.windows import EventEffect, discard_ally
from furyqt.rules.fury3.tables import CITIES, DRACULA, NOWHERE
from furyqt.rules.mechanisms.cards import unless

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

MOST_STORMS = 3
ROADBLOCKS = 3
HIDDEN_SCHEMES_SPACE = 2
"""The space of Hidden Schemes: the third one."""


def can_take_encounter(state: Fury3State, space: int) -> bool:
    """Return whether a space of the trail has a hideout that can take an encounter: a city or Hide (R6.9)."""
    spot = state.trail[space]
    return spot is not None and (spot.place in CITIES or spot.power == Power.HIDE)


def against_schemes(state: Fury3State, actor: int) -> Text | None:
    """Return why Hidden Schemes cannot be played."""
    if not state.encounters:
        return N_unavailable("Dracula has no encounter card in hand.")
    if can_take_encounter(state, HIDDEN_SCHEMES_SPACE):
        return None
    return N_unavailable("The third space of the trail cannot take an encounter.")


@EVENTS.card(
    EventCard.HIDDEN_SCHEMES,
    N_cards("Hidden Schemes"),
    N_cards(
        "End of your phase: place an encounter card from your hand on the hideout on the third space of "
        "the trail."
    ),
    owner=DRACULA,
    copies=2,
    when=(EventWindow.END_OF_DRACULA_PHASE,),
    against=against_schemes,
)
def hidden_schemes(state: Fury3State, effect: EventEffect) -> None:
    """Place an encounter card; nothing happens without a hideout or a card."""
    if against_schemes(state, effect.actor) is None:
        state.push(SchemeEncounter())


class SchemeEncounter(DraculaDecision, frozen=True):
    """Dracula chooses the encounter card for the third space."""

    asks = N_questions("Hidden Schemes: which encounter card is placed?")
    rules_page = "card:event:hidden_schemes"
    place_rule = N_unavailable("The encounter card goes to the third space of the trail.")
    labels: ClassVar[Labels] = {Space: PLACE_ON}

    def actions(self, state: Fury3State) -> Sequence[Space]:
        return [Space(HIDDEN_SCHEMES_SPACE, card) for card in kinds(state.encounters)]

    def apply(self, state: Fury3State, action: Space) -> None:
        spot = state.trail[action.space]
        assert spot is not None
        add_encounter(state, spot.id, action.card)
        refill_encounters(state)


_NO_STORM = unless(lambda state, actor: bool(free_seas(state)), N_unavailable("No storm token is left."))
_NO_ROADBLOCK = unless(
    lambda state, actor: bool(free_lines(state)), N_unavailable("No roadblock token is left.")
)


@EVENTS.card(
    EventCard.SUMMON_STORMS,
    N_cards("Summon Storms"),
    N_cards("Immediately, or at the end of your phase: place up to three storm tokens on sea zones."),
    owner=DRACULA,
    copies=2,
    when=(When.AT_ONCE, EventWindow.END_OF_DRACULA_PHASE),
    against=_NO_STORM,
    against_at_once=_NO_STORM,
)
def summon_storms(state: Fury3State, effect: EventEffect) -> None:
    """Place one storm after another."""
    if free_seas(state):
        state.push(StormChoice(MOST_STORMS))


class StormChoice(DraculaDecision, frozen=True):
    """Dracula places another storm token, or stops; `left` more may follow."""

    left: int

    asks = N_questions("Summon Storms: where does a storm break out?")
    rules_page = "card:event:summon_storms"
    place_rule = N_unavailable("Storms break out in sea zones without one.")
    labels: ClassVar[Labels] = {
        PlaceChoice: N_buttons("Storm {place:in}"),
        DONE: N_buttons("No more storms"),
    }

    def actions(self, state: Fury3State) -> Sequence[Word | PlaceChoice]:
        return (DONE, *(PLACE_CHOICES[sea] for sea in free_seas(state)))

    def apply(self, state: Fury3State, action: Word | PlaceChoice) -> None:
        if isinstance(action, PlaceChoice):
            add_storm(state, action.to)
            if self.left > 1 and free_seas(state):
                state.push(StormChoice(self.left - 1))


@EVENTS.card(
    EventCard.ROADBLOCK,
    N_cards("Roadblock"),
    N_cards("Immediately, or at the end of your phase: place three roadblock tokens on roads or railways."),
    owner=DRACULA,
    copies=3,
    when=(When.AT_ONCE, EventWindow.END_OF_DRACULA_PHASE),
    against=_NO_ROADBLOCK,
    against_at_once=_NO_ROADBLOCK,
)
def roadblock(state: Fury3State, effect: EventEffect) -> None:
    """Place three roadblocks, or as many as there are."""
    place_roadblocks(state, ROADBLOCKS)


# -------------------------------------------------------------------------------------------- Devilish Power

UNHALLOW, BANISH, STARVE = Word("unhallow"), Word("banish"), Word("starve")
"""Remove the consecrated ground, discard the hunters' ally, forbid supply actions."""


def devilish_options(state: Fury3State) -> list[Word]:
    """Return the uses that are possible now."""
    found = []
    if state.consecrated != NOWHERE:
        found.append(UNHALLOW)
    if state.hunter_ally != NONE:
        found.append(BANISH)
    if not state.lasts(Lasting.NO_SUPPLY_NEXT):
        found.append(STARVE)
    return found


@EVENTS.card(
    EventCard.DEVILISH_POWER,
    N_cards("Devilish Power"),
    N_cards(
        "Your phase: remove the consecrated ground token, or discard the hunters' ally, or forbid supply "
        "actions in the next hunter phase."
    ),
    owner=DRACULA,
    copies=2,
    when=(EventWindow.DRACULA_PHASE,),
    against=unless(
        lambda state, actor: bool(devilish_options(state)),
        N_unavailable("None of its three effects is possible."),
    ),
)
def devilish_power(state: Fury3State, effect: EventEffect) -> None:
    """Choose one of three uses."""
    options = devilish_options(state)
    if len(options) == 1:
        use_power(state, options[0])
    elif options:
        state.push(PowerChoice())


class PowerChoice(DraculaDecision, frozen=True):
    """Dracula chooses the use of Devilish Power."""

    asks = N_questions("Devilish Power: what happens?")
    rules_page = "card:event:devilish_power"
    labels: ClassVar[Labels] = {
        UNHALLOW: N_buttons("Remove the consecrated ground"),
        BANISH: N_buttons("Discard the hunters' ally"),
        STARVE: N_buttons("Forbid supplies in the next hunter phase"),
    }

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return devilish_options(state)

    def apply(self, state: Fury3State, action: Word) -> None:
        use_power(state, action)


def use_power(state: Fury3State, use: Word) -> None:
    """Apply one use of Devilish Power."""
    if use == UNHALLOW:
        remove_consecration(state)
    elif use == BANISH:
        ally, state.hunter_ally = state.hunter_ally, NONE
        discard_ally(state, ally)
    else:
        state.begin(Lasting.NO_SUPPLY_NEXT)
