"""Dracula's placement of a card on the first space, with its costs, effects and reveals (R6, R7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.action_labels import Labels, place_at, space_name
from furyqt.rules.fury3.actions import PASS, Placement, Space, Word
from furyqt.rules.fury3.catalog import POWERS
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decision import DecisionKind, DraculaDecision
from furyqt.rules.fury3.decks import NONE, EventCard, Power
from furyqt.rules.fury3.events import CardPlaced, DraculaRevealed, DraculaVanished
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.encounter_placement import ENCOUNTER_STEP
from furyqt.rules.fury3.steps.travel.legal_placements import (
    against_place,
    can_place_after_clearing,
    placements,
    refused_powers,
)
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    LAIRS,
    MOST_DESPAIR,
    NOWHERE,
    SEAS,
    TOWNS,
    TRAIL,
)

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")

CLEARINGS = tuple(Space(TRAIL + slot) for slot in range(LAIRS))

EMBARKING, CROSSING, CROSSING_WITH_RUFUS = 2, 1, 2
"""Damage for moving from a port into a sea zone, and from one sea zone to the next (R6.3)."""
CASTLE_REST = 5
"""Damage that Dracula recovers when he places Castle Dracula (R4.6)."""
STRANDED = 5
"""Damage for having no legal placement (R6.8)."""
FURY = 3
"""Influence for each placement of The Fury of Dracula (R2.4)."""

# ---------------------------------------------------------------------------------------------- the decision


_CLEAR_LAIR = N_buttons("Clear lair {space} {place:in}")


class CardPlacement(DraculaDecision, frozen=True):
    """Dracula places a card on the first space, which is empty; he may clear lairs before (R6.1, R15.5)."""

    asks = N_questions("Where does Dracula go?")
    stake = N_stakes(
        "The hunters see only the back of the card: land or sea. In a hunter's city you are revealed; to "
        "put to sea costs 2 damage, to sail on 1."
    )
    rules_page = "moving"
    labels: ClassVar[Labels] = {PASS: N_buttons("Stay, as nothing can be placed")}
    kind = DecisionKind.PLACEMENT

    def actions(self, state: Fury3State) -> Sequence[Placement | Space | Word]:
        """List moves, power cards, lairs to clear; passing only if clearing does not allow a placement
        either.
        """
        clearings = [CLEARINGS[slot] for slot, lair in enumerate(state.lairs) if lair and lair.id < FIRST_BOX]
        found: Sequence[Placement | Word] = placements(state, state.trail, state.lairs)
        if not found and not can_place_after_clearing(state, state.trail):
            found = (PASS,)
        return (*found, *clearings)

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the power cards that cannot be used."""
        yield from refused_powers(position)

    def place_refusal(self, position: Any, place: int) -> Text:
        """Return why no placement leads to a place."""
        return against_place(position, place)

    def apply(self, state: Fury3State, action: Placement | Space | Word) -> None:
        if isinstance(action, Space):
            state.push(PLACEMENT)
            clear_lair(state, action.space - TRAIL)
        elif isinstance(action, Word):
            state.leaving = None
            state.hurt_dracula(STRANDED)
        elif action.power == Power.MISDIRECT:
            state.push(PLACEMENT)
            misdirect(state, action.space)
        else:
            state.push(ENCOUNTER_STEP)
            place_card(state, action)

    def label(self, position: Any, action: Action) -> Text:
        if isinstance(action, Space):
            place = place_at(position, action.space)
            return _CLEAR_LAIR.fill(space=space_name(action.space), place=place)
        return super().label(position, action)


PLACEMENT = CardPlacement()


def clear_lair(state: Fury3State, slot: int) -> None:
    """Clear a lair (R7.9)."""
    lair = state.lairs[slot]
    if lair is not None:
        hideouts.clear(state, lair.id)


def misdirect(state: Fury3State, space: int) -> None:
    """Clear a hideout and place Misdirect on its space (R7.1)."""
    spot = state.trail[space]
    if spot is not None:
        hideouts.clear(state, spot.id)
    card = Hideout(hideouts.new_id(state), power=Power.MISDIRECT)
    hideouts.put_on(state, space, card)
    state.tell(CardPlaced, card.id, NOWHERE, Power.MISDIRECT)
    POWERS[Power.MISDIRECT].effect(state, None)


def place_card(state: Fury3State, action: Placement) -> None:
    """Place the card or cards on the first space, with all immediate effects."""
    came_from = hideouts.here(state)
    state.leaving = None
    if action.space != NONE:
        slot = action.space - TRAIL
        spot = state.lairs[slot]
        assert spot is not None
        hideouts.put_on(state, action.space, None)
        settle_on(state, 0, spot, lair=slot)
    else:
        settle_on(state, 0, Hideout(hideouts.new_id(state), action.to, power=action.power))
    place = NOWHERE if state.trail[0] is None else state.trail[0].place
    if place == CASTLE:
        state.heal_dracula(CASTLE_REST)
    if action.power != NONE:
        POWERS[action.power].effect(state, None)
    if place in SEAS and state.chapter.sea_harm:
        state.hurt_dracula(passage(state, came_from))
    if place in CITIES or action.power == Power.HIDE:
        fury(state)


def settle_on(state: Fury3State, space: int, spot: Hideout, lair: int = NONE) -> None:
    """Put a hideout on a space: faceup, or in a hunter's city, it reveals Dracula (R6.5, R15.12)."""
    place = spot.place
    seen = place in CITIES and (spot.faceup or hideouts.has_hunter(state, place))
    if seen:
        spot = replace(spot, faceup=True)
    hideouts.put_on(state, space, spot)
    state.tell(CardPlaced, spot.id, place, spot.power, lair, spot.bat, spot.faceup)
    if seen:
        state.revealed = True
        state.tell(DraculaRevealed, place)
    elif state.revealed and place != NOWHERE:
        state.revealed = False
        state.tell(DraculaVanished)


def passage(state: Fury3State, came_from: int) -> int:
    """Return the damage for moving into a sea zone (R6.3); Rufus Smith increases it."""
    if came_from not in SEAS:
        return EMBARKING
    return CROSSING_WITH_RUFUS if state.hunter_ally == EventCard.RUFUS_SMITH else CROSSING


def fury(state: Fury3State) -> None:
    """Apply The Fury of Dracula: with all despair tokens placed, a city or Hide adds influence (R2.4)."""
    if state.despair == MOST_DESPAIR:
        state.add_influence(FURY)


# ------------------------------------------------------------------------------------------------ the bat


def fly(state: Fury3State, place: int) -> None:
    """Clear Dracula's hideout; a new one takes its space, with Escape as Bat faceup on it (R10.14)."""
    old = hideouts.current(state)
    assert old is not None
    space = hideouts.space_of(state, old.id)
    hideouts.clear(state, old.id)
    settle_on(state, space, Hideout(hideouts.new_id(state), place, bat=True))
    if place == CASTLE:
        state.heal_dracula(CASTLE_REST)
    if state.options.bat_flight == "triggers":
        fury(state)


STARTS = tuple(sorted(TOWNS))
"""Dracula's possible starts; the hunters' cities are excluded (R1.9)."""
