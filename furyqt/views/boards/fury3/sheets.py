"""The sheets of the five figures: their cards, their abilities, and whether they have acted."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import SPACES, Word
from furyqt.rules.fury3.decision import DecisionKind, fury3_decision, pending_kind
from furyqt.rules.fury3.decks import HAND, HIDDEN, NONE, Deck, Power
from furyqt.rules.fury3.hidden.deal_constraints import recall
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import (
    BITE_SPACES,
    CITIES,
    DRACULA,
    DRACULA_FIGURE,
    FIGURE_IDS,
    FIGURES,
    GODALMING,
    HOSPITALS,
    LARGE,
    MINA,
    SEWARD,
    TRAIL,
    VAN_HELSING,
)
from furyqt.views.boards.fury3 import faces
from furyqt.views.picture import Ability, CardFace, marked

N_faces = Texts("fury3.faces")
N_sheets = Texts("fury3.sheets")

PORTRAITS = tuple(f"portraits/{name}" for name in FIGURE_IDS)
"""The drawings of the five figures."""
REVEALED = N_faces("revealed")

# ----------------------------------------------------------------------------------------------------- hands


def hand(observation: Fury3Observation, hunter: int) -> tuple[CardFace, ...]:
    """Return the item and event cards of a hunter; marks show the cards revealed to all players."""
    sheet = observation.hunters[hunter]
    return (
        *_held(Deck.ITEM, sheet.items, sheet.shown_item),
        *_held(Deck.EVENT, sheet.events, sheet.shown_event),
    )


def _held(deck: int, cards: tuple[int, ...], shown: int) -> list[CardFace]:
    found = [faces.face(deck, card) for card in cards]
    if shown in cards:
        found[cards.index(shown)] = marked(faces.face(deck, shown), REVEALED)
    return found


def tickets(observation: Fury3Observation, hunter: int) -> tuple[CardFace, ...]:
    """Return the tickets of a hunter."""
    return tuple(faces.face(Deck.TICKET, ticket) for ticket in observation.hunters[hunter].tickets)


def count_hand(observation: Fury3Observation) -> tuple[CardFace, ...]:
    """Return Dracula's encounters and events, and for Dracula the power cards of the advanced game."""
    found = _known(observation, Deck.ENCOUNTER, observation.encounters)
    found += _known(observation, Deck.EVENT, observation.dracula_events)
    if observation.player == DRACULA and observation.options.game == "advanced":
        found += [marked(faces.power_face(power), where_lies(observation, power)) for power in Power]
    return tuple(found)


def _known(observation: Fury3Observation, deck: int, hand: tuple[int, ...]) -> list[CardFace]:
    """Return Dracula's cards of a deck; for the hunters those are faceup that they have seen there."""
    shown = recall(observation).decks[deck].certain(HAND[DRACULA_FIGURE]) if HIDDEN in hand else ()
    found = [marked(faces.face(deck, card), REVEALED) for card in shown]
    for card in hand[len(shown) :]:
        found.append(faces.event_hand(card, dracula=True) if deck == Deck.EVENT else faces.face(deck, card))
    return found


def where_lies(observation: Fury3Observation, power: int) -> Text | None:
    """Return the place of a power card that is not in the hand."""
    for space, spot in enumerate((*observation.trail, *observation.lairs)):
        if spot is not None and spot.power == power:
            text = _ON_SPACE if space < TRAIL else _IN_LAIR
            return text.fill(space=SPACES[space].upper())
    return None


_ON_SPACE = N_faces("on space {space} of the trail")
_IN_LAIR = N_faces("in lair {space}")

# ----------------------------------------------------------------------------------------- bites, acting


def bites(observation: Fury3Observation, hunter: int) -> tuple[int, int]:
    """Return a hunter's bite tokens and the number that defeats; Mina's printed bite does not count."""
    return observation.hunters[hunter].bites, BITE_SPACES[hunter] + 1


# ------------------------------------------------------------------------------------------------- abilities

Test = Callable[[Fury3Observation], bool]


def _turn_of(observation: Fury3Observation) -> int:
    """Return the hunter who chooses an action right now, or NONE."""
    decision = fury3_decision(observation)
    if not observation.actions or decision is None or decision.kind != DecisionKind.HUNTER_ACTION:
        return NONE
    return decision.seat(observation)


def _may(observation: Fury3Observation, hunter: int, word: str) -> bool:
    """Return whether this hunter chooses an action now and this is one of them."""
    return _turn_of(observation) == hunter and Word(word) in observation.actions


def _has_two_items(observation: Fury3Observation) -> bool:
    return (
        _may(observation, GODALMING, "supply") and observation.hunters[GODALMING].place in LARGE | HOSPITALS
    )


def _has_two_tickets(observation: Fury3Observation) -> bool:
    asked = pending_kind(observation) == DecisionKind.SECOND_TICKET
    return _may(observation, GODALMING, "reserve") or (asked and bool(observation.actions))


def _heals_two(observation: Fury3Observation) -> bool:
    hunter, doctor = _turn_of(observation), observation.hunters[SEWARD]
    if hunter == NONE or doctor.defeated or observation.hunters[hunter].place != doctor.place:
        return False
    return Word("rest") in observation.actions


def _leads(observation: Fury3Observation) -> bool:
    """Return whether trading is possible and a hunter in a city has an event card to give or to get."""
    if not _may(observation, VAN_HELSING, "trade"):
        return Word("leader") in observation.actions
    own = observation.hunters[VAN_HELSING].events
    others = (observation.hunters[h] for h in FIGURES if h != VAN_HELSING)
    return any(sheet.place in CITIES and not sheet.defeated and bool(own or sheet.events) for sheet in others)


def _bonds(observation: Fury3Observation) -> bool:
    return _may(observation, MINA, "bond")


def _never(observation: Fury3Observation) -> bool:
    del observation
    return False


ABILITIES: tuple[tuple[tuple[Text, Text, Test], ...], ...] = (
    (
        (
            N_sheets("Wealth"),
            N_sheets("If supplies give an item, he draws two."),
            _has_two_items,
        ),
        (
            N_sheets("Good connections"),
            N_sheets("When he reserves a ticket he may take a second one; he keeps two."),
            _has_two_tickets,
        ),
    ),
    (
        (
            N_sheets("Physician"),
            N_sheets("A rest heals 2 damage instead of 1, for him and for hunters in the same place."),
            _heals_two,
        ),
        (
            N_sheets("Well prepared"),
            N_sheets("He holds up to four item cards and four event cards."),
            _never,
        ),
    ),
    (
        (
            N_sheets("Leader"),
            N_sheets("As a trade he may exchange event cards with a hunter in any city."),
            _leads,
        ),
        (
            N_sheets("Resolve"),
            N_sheets("Only a third bite defeats him."),
            _never,
        ),
    ),
    (
        (
            N_sheets("Psychic Bond"),
            N_sheets("Action in a city with another hunter: Dracula says whether he is in her region."),
            _bonds,
        ),
        (
            N_sheets("Dracula's mark"),
            N_sheets("She is always weakened, and the first bite defeats her."),
            _never,
        ),
    ),
    (
        (
            N_sheets("Rage"),
            N_sheets("A defeated hunter gives 2 influence, and 1 more for every despair token."),
            _never,
        ),
        (
            N_sheets("Pride"),
            N_sheets(
                "An escape card has no effect until he has played more combat cards than there "
                "are despair tokens."
            ),
            _never,
        ),
        (
            N_sheets("The Fury of Dracula"),
            N_sheets(
                "With three despair tokens every city card and Hide placed on the trail gives 3 influence."
            ),
            _never,
        ),
    ),
)
"""The lines of the sheets: name, text, and whether the ability can be used right now."""


def abilities(observation: Fury3Observation, figure: int) -> tuple[Ability, ...]:
    """Return the abilities of a figure."""
    assert figure in (*FIGURES, DRACULA_FIGURE)
    return tuple(Ability(name, text, is_usable(observation)) for name, text, is_usable in ABILITIES[figure])
