"""The sheets of the second edition: the cards of each figure, and its abilities."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import Resolve
from furyqt.rules.fury2.decks import HAND, HIDDEN, NONE, Deck, Item, Power, Tactic
from furyqt.rules.fury2.hidden.deal_constraints import recall
from furyqt.rules.fury2.observation import Fury2Observation, TrailSpot
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURE_IDS, FIGURES
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.slots import LABELS, on_slots, pushed_off
from furyqt.views.picture import Ability, CardFace, marked

N_faces = Texts("fury2.faces")
N_sheets = Texts("fury2.sheets")

PORTRAITS = tuple(f"portraits/{name}" for name in FIGURE_IDS)
"""The drawings of the six figures."""
REVEALED = N_faces("faceup")
_WEAPONS = (Tactic.AGENT_KNIFE, Tactic.AGENT_RIFLE, Tactic.AGENT_PISTOL)
"""The Servant's weapons in the order in which he finds them (S5.1)."""

# ----------------------------------------------------------------------------------------------------- hands


def hand(observation: Fury2Observation, hunter: int) -> tuple[CardFace, ...]:
    """Return the item and event cards of a hunter; marks show the cards that lie face up."""
    sheet = observation.hunters[hunter]
    shown = [sheet.shown_item, *[Item.DOGS] * sheet.dogs]
    return (
        *_held(Deck.ITEM, sheet.items, shown),
        *_held(Deck.EVENT, sheet.events, [sheet.shown_event]),
    )


def _held(deck: int, cards: tuple[int, ...], shown: list[int]) -> list[CardFace]:
    """Return cards, and mark one copy for each that is shown."""
    left, found = [card for card in shown if card != NONE], []
    for card in cards:
        is_shown = card in left
        if is_shown:
            left.remove(card)
        found.append(marked(faces.face(deck, card), REVEALED if is_shown else None))
    return found


def count_hand(observation: Fury2Observation) -> tuple[CardFace, ...]:
    """Return Dracula's encounters and events, and for Dracula his power cards."""
    found = _known(observation, Deck.ENCOUNTER, observation.encounters)
    found += _known(observation, Deck.EVENT, observation.dracula_events)
    if observation.player == DRACULA:
        found += [marked(faces.power_face(power), where_lies(observation, power)) for power in Power]
    return tuple(found)


def _known(observation: Fury2Observation, deck: int, hand: tuple[int, ...]) -> list[CardFace]:
    """Return Dracula's cards of a deck; for the hunters those are faceup that they have seen there."""
    shown = recall(observation).decks[deck].certain(HAND[DRACULA_FIGURE]) if HIDDEN in hand else ()
    found = [marked(faces.face(deck, card), REVEALED) for card in shown]
    for card in hand[len(shown) :]:
        found.append(faces.event_hand(card, dracula=True) if deck == Deck.EVENT else faces.face(deck, card))
    return found


def where_lies(observation: Fury2Observation, power: int) -> Text | None:
    """Return the slot of a power card that is not in the hand."""
    for label, spot in zip(LABELS, on_slots(observation), strict=True):
        if spot is not None and _is_with(spot, power):
            return _ON_SLOT.fill(slot=label)
    return FALLING if any(_is_with(spot, power) for spot in pushed_off(observation)) else None


def _is_with(spot: TrailSpot, power: int) -> bool:
    return spot.power == power or (spot.wolf and power == Power.WOLF_FORM)


FALLING = N_faces("leaves the trail")
_ON_SLOT = N_faces("on space {slot}")


def servant_hand(observation: Fury2Observation) -> tuple[CardFace, ...]:
    """Return the Servant's weapons, and the event that Dracula gave him."""
    servant = observation.servant
    found = [faces.tactic_face(card) for card in _WEAPONS[: servant.weapons]]
    if servant.event != NONE:
        found.append(faces.event_hand(servant.event, dracula=True))
    return tuple(found)


# ------------------------------------------------------------------------------------------------- abilities

_ABILITIES: tuple[tuple[tuple[Text, Text], ...], ...] = (
    (
        (N_sheets("Great Wealth"), N_sheets("He may roll the train die a second time.")),
        (N_sheets("Strong Body"), N_sheets("In combat with an agent he adds 1.")),
    ),
    (
        (
            N_sheets("Doctor"),
            N_sheets("Hunters who rest where he is draw one event card instead of two."),
        ),
        (
            N_sheets("Well prepared"),
            N_sheets("He may hold one more card, an item or an event."),
        ),
    ),
    (
        (
            N_sheets("Relentless"),
            N_sheets("After he has beaten an encounter he may still take an action."),
        ),
        (N_sheets("Strong Will"), N_sheets("Only a third bite defeats him.")),
    ),
    (
        (
            N_sheets("Dracula's mark"),
            N_sheets("She is always bitten, and one more bite defeats her."),
        ),
    ),
    (
        (
            N_sheets("Lord of the Night"),
            N_sheets("By night all of his tactics cards are ready, by day only three."),
        ),
        (
            N_sheets("The Castle"),
            N_sheets("In Castle Dracula he regains blood and adds 1 in combat."),
        ),
    ),
    (
        (N_sheets("Wolf"), N_sheets("Once each night he may run up to two roads.")),
        (
            N_sheets("Three Lives"),
            N_sheets("In his second turn after a defeat he returns to a small city."),
        ),
    ),
)
"""Name and text of each ability, by figure."""


def abilities(observation: Fury2Observation, figure: int) -> tuple[Ability, ...]:
    """Return the abilities of a figure; those of hunters light up while resolve can be used."""
    can_resolve = figure in FIGURES and any(isinstance(action, Resolve) for action in observation.actions)
    is_theirs = can_resolve and observation.active == figure
    found = [Ability(name, text) for name, text in _ABILITIES[figure]]
    return (*found, Ability(_RESOLVE, _RESOLVE_TEXT, is_usable=True)) if is_theirs else tuple(found)


_RESOLVE = N_sheets("Resolve")
_RESOLVE_TEXT = N_sheets("One point of resolve buys one of three effects now.")
