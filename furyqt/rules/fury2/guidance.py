"""Guidance for a player who decides: the places of actions and figures, and the effects of cards."""

from __future__ import annotations

from functools import reduce

from furyqt.rules.core.agenda import Action, pending_decision
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import actions
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS, TACTICS
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.decks import MATURING, Deck, Power
from furyqt.rules.fury2.hidden.trail_sampler import recall
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterReturn
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import (
    ATLAS,
    CITY_BACK,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    NOWHERE,
    SERVANT_FIGURE,
    TRAIL,
)
from furyqt.rules.fury2.tactics import outlook
from furyqt.rules.fury2.words import FIGURE_NAMES
from furyqt.rules.mechanisms.trail_constraints import bits

N_ = Texts("fury2.board")

# ----------------------------------------------------------------------------------------------------- places


def destination(observation: Fury2Observation, action: Action) -> int:
    """Return the place an action leads to or is about, or -1."""
    if isinstance(action, actions.Choose | actions.Await):
        return max(observation.hunters[action.hunter].place, NOWHERE)
    if isinstance(action, actions.SlotChoice):
        return _place_of_slot(observation, action.slot)
    if isinstance(action, actions.Placement) and action.to == NOWHERE:
        return known_den(observation)
    if isinstance(action, actions.LinkChoice):
        return ATLAS.links[action.line].a
    return max(action.place, NOWHERE)


def house_places(observation: Fury2Observation, catacomb: int) -> tuple[int, ...]:
    """Return the cities where the hidden house in a catacomb may be; no cities if there is none."""
    spot = observation.catacombs[catacomb]
    if spot is None or not is_house(spot.id) or spot.place != CITY_BACK:
        return ()
    return tuple(bits(recall(observation).cards[spot.id].may))


def _place_of_slot(observation: Fury2Observation, slot: int) -> int:
    spots = (*observation.trail, *(None,) * (TRAIL - len(observation.trail)), *observation.catacombs)
    spot = spots[slot]
    return NOWHERE if spot is None else max(spot.place, NOWHERE)


def is_on_board(observation: Fury2Observation) -> bool:
    """Return whether Dracula's figure is on the board (R17.2)."""
    return is_revealed(observation)


def known_den(observation: Fury2Observation) -> int:
    """Return Dracula's place as the player knows it, or NOWHERE."""
    if observation.player != DRACULA and not is_revealed(observation):
        return NOWHERE
    places = (spot.place for spot in observation.trail if spot.place != NOWHERE)
    return max(NOWHERE, next(places, NOWHERE))


def figures(observation: Fury2Observation) -> tuple[tuple[Text, int], ...]:
    """Return the name and place of each figure that is known to be on the map, the active one first."""
    places = {hunter: observation.hunters[hunter].place for hunter in FIGURES}
    places[DRACULA_FIGURE] = known_den(observation)
    if observation.options.has_servant and not observation.servant.skull:
        places[SERVANT_FIGURE] = observation.servant.place
    order = sorted(places, key=lambda figure: figure != observation.active)
    return tuple((FIGURE_NAMES[figure], places[figure]) for figure in order if places[figure] >= 0)


# ------------------------------------------------------------------------------------------- effects of cards

MATURED_TOO = N_("{text} Matured: {matured}")


def meaning(action: Action) -> Text | None:
    """Return the effect of the card an action plays or chooses, or None."""
    if isinstance(action, actions.Play):
        return card_meaning(Deck.EVENT, action.card)
    if isinstance(action, actions.Pick):
        return card_meaning(action.deck, action.card)
    if isinstance(action, actions.Use | actions.Give):
        return card_meaning(Deck.ITEM, action.item)
    if isinstance(action, actions.Strike):
        return card_meaning(Deck.ITEM, action.card)
    if isinstance(action, actions.Counter):
        return TACTICS[action.card].text
    if isinstance(action, actions.SlotChoice) and action.card >= 0:
        return card_meaning(Deck.ENCOUNTER, action.card)
    return _power(action) if isinstance(action, actions.Placement) else None


def preview(observation: Fury2Observation, action: Action) -> Text | None:
    """Return how a combat card may meet each card of the other side; None for anything else."""
    if observation.fight is None or not isinstance(action, actions.Strike | actions.Counter):
        return None
    told = outlook.lines(observation, action)
    return reduce(lambda first, rest: _NEXT.fill(first=first, rest=rest), told) if told else None


_NEXT = N_("{first} {rest}")


def _power(action: actions.Placement) -> Text | None:
    """Return the effect of a placement's power card."""
    if action.power >= 0:
        return POWERS[action.power].text
    return POWERS[Power.WOLF_FORM].text if action.wolf else None


def card_meaning(deck: int, card: int) -> Text | None:
    """Return the effect of a card as in its catalog; None for a hidden card."""
    if card < 0:
        return None
    if deck == Deck.EVENT:
        return EVENTS[card].text
    if deck == Deck.ITEM:
        return ITEMS[card].text
    text = ENCOUNTERS[card].text
    return MATURED_TOO.fill(text=text, matured=MATURED[card].text) if card in MATURING else text


def encounters_to_return(observation: Fury2Observation) -> int:
    """Return the number of encounters that Dracula returns now: after Dark Call up to ten, else 0."""
    decision = pending_decision(observation)
    return decision.in_a_row(observation) if isinstance(decision, EncounterReturn) else 0
