"""The cards of the third edition on the table: a face for each card, and a back for each deck.

The key of a card is the name of its deck and its own name in the notation: item:rifle, event:long_night,
encounter:rats, ticket:3/2, and also combat:fangs, power:feed and place:PA.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import CARD_IDS, CODES, COMBAT_IDS, POWER_IDS, TICKET_IDS
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, POWERS
from furyqt.rules.fury3.decks import (
    CANNOT_AMBUSH,
    CANNOT_MATURE,
    ESCAPES,
    HIDDEN,
    ICONS,
    TICKETS,
    VAMPIRES,
    Deck,
    Power,
)
from furyqt.rules.fury3.guidance import card_meaning
from furyqt.rules.fury3.tables import (
    ATLAS,
    CASTLE,
    DRACULA,
    LAND_BACK,
    NOWHERE,
    PORTS,
    REGION,
    SEA_BACK,
    SEAS,
)
from furyqt.views.picture import CardFace

N_board = Texts("fury3.board")
N_faces = Texts("fury3.faces")

# --------------------------------------------------------------------------------------------- cards of decks


def face(deck: int, card: int) -> CardFace:
    """Return a card of a deck, or its back if it is hidden."""
    if card == HIDDEN:
        return _HIDDEN_BACKS[deck]
    return _FACES[deck](card)


def event_hand(card: int, *, dracula: bool) -> CardFace:
    """Return an event card in a hand, or the back of the cards of this side."""
    if card == HIDDEN:
        return BACKS["dark_event" if dracula else "event"]
    return event_face(card)


@cache
def item_face(card: int) -> CardFace:
    """Return an item card, or Punch, Dodge or Escape."""
    name = CARD_IDS[Deck.ITEM][card]
    return CardFace(
        kind="item",
        title=ITEMS[card].name,
        art=f"items/{name}",
        text=ITEMS[card].text,
        line=ITEMS[card].moment,
        icons=tuple(COMBAT_IDS[icon] for icon in sorted(ICONS.get(card, ()))),
        key=f"item:{name}",
        rule=f"card:item:{name}",
    )


@cache
def event_face(card: int) -> CardFace:
    """Return an event card of either side."""
    name = CARD_IDS[Deck.EVENT][card]
    return CardFace(
        kind="dark_event" if card in EVENTS.of[DRACULA] else "event",
        title=EVENTS[card].name,
        art=f"events/{name}",
        text=EVENTS[card].text,
        line=EVENTS[card].line,
        key=f"event:{name}",
        rule=f"card:event:{name}",
    )


@cache
def encounter_face(card: int) -> CardFace:
    """Return an encounter card, with its effect when it matures."""
    name = CARD_IDS[Deck.ENCOUNTER][card]
    return CardFace(
        kind="encounter",
        title=ENCOUNTERS[card].name,
        art=f"encounters/{name}",
        text=card_meaning(Deck.ENCOUNTER, card),
        line=_encounter_line(card),
        key=f"encounter:{name}",
        rule=f"card:encounter:{name}",
    )


def _encounter_line(card: int) -> Text:
    if card in CANNOT_MATURE:
        return N_faces("Encounter that cannot mature")
    if card in VAMPIRES and card in CANNOT_AMBUSH:
        return N_faces("Vampire that cannot ambush")
    if card in VAMPIRES:
        return N_faces("Vampire")
    if card in CANNOT_AMBUSH:
        return N_faces("Encounter that cannot ambush")
    return N_faces("Encounter")


@cache
def ticket_face(ticket: int) -> CardFace:
    """Return a railway ticket with its two numbers."""
    white, yellow = TICKETS[ticket]
    text = _TICKET if yellow else _WHITE_TICKET
    return CardFace(
        kind="ticket",
        title=words.TICKET_NAMES[ticket],
        art="icons/ticket",
        text=text.fill(white=white, yellow=yellow),
        line=N_faces("For a move by railway, by day"),
        key=f"ticket:{TICKET_IDS[ticket]}",
        rule="tickets",
    )


_TICKET = N_faces("White railways: {white} at most. Railways of any color: {yellow} at most.")
_WHITE_TICKET = N_faces("White railways: {white} at most.")


@cache
def combat_face(card: int) -> CardFace:
    """Return one of Dracula's combat cards, or their back."""
    if card == HIDDEN:
        return BACKS["combat"]
    name = COMBAT_IDS[card]
    return CardFace(
        kind="combat",
        title=COMBAT[card].name,
        art=f"combat/{name}",
        text=COMBAT[card].text,
        line=_ESCAPE if card in ESCAPES else _ATTACK,
        icons=(name,),
        key=f"combat:{name}",
        rule=f"card:combat:{name}",
    )


_ATTACK = N_faces("Dracula combat card")
_ESCAPE = N_faces("Dracula combat card: escape")


@cache
def power_face(power: int) -> CardFace:
    """Return a power card."""
    name = POWER_IDS[power]
    return CardFace(
        kind="power",
        title=POWERS[Power(power)].name,
        art=f"powers/{name}",
        text=POWERS[Power(power)].text,
        line=_WITH_MOVE if power in (Power.WOLF_FORM, Power.MISDIRECT) else _INSTEAD,
        key=f"power:{name}",
        rule=f"card:power:{name}",
    )


_INSTEAD = N_faces("Power card, instead of a move")
_WITH_MOVE = N_faces("Power card, with a move")


# ------------------------------------------------------------------------------------------------- locations


@cache
def place_face(place: int) -> CardFace | None:
    """Return a location card, or the back of a land or sea card; None without a card."""
    if place == NOWHERE:
        return None
    if place in (LAND_BACK, SEA_BACK):
        return BACKS["land" if place == LAND_BACK else "sea"]
    return CardFace(
        kind="sea" if place in SEAS else "land",
        title=words.place_text(place),
        art=_landscape(place),
        text=_lies_in(place),
        line=_town(place),
        key=f"place:{CODES[place]}",
        rule=_page(place),
        place=place,
    )


def _landscape(place: int) -> str:
    if place == CASTLE:
        return "locations/castle"
    return "locations/sea_zone" if place in SEAS else "locations/city"


def _page(place: int) -> str:
    if place == CASTLE:
        return "castle"
    return "sea_dracula" if place in SEAS else "map"


def _town(place: int) -> Text:
    return _TOWNS[ATLAS.places[place].kind]


def _lies_in(place: int) -> Text:
    if place in SEAS:
        return N_faces("Entering a sea zone costs Dracula damage.")
    if place == CASTLE:
        return N_faces("Dracula recovers up to 5 damage when he places this card.")
    text = _PORT_IN if place in PORTS else _CITY_IN
    return text.fill(region=words.REGION_NAMES[REGION[place]])


_PORT_IN = N_faces("Port {region:in}.")
_CITY_IN = N_faces("City {region:in}.")
_TOWNS = {
    "large": N_board("Large city"),
    "small": N_board("Small city"),
    "castle": N_board("Castle Dracula"),
    "sea": N_board("Sea zone"),
    "hospital": N_board("Hospital"),
}


# ----------------------------------------------------------------------------------------------------- backs

BACKS = {
    "item": CardFace("item", N_faces("Item card"), rule="supply"),
    "event": CardFace("event", N_faces("Hunter event card"), rule="windows"),
    "dark_event": CardFace("dark_event", N_faces("Dracula event card"), rule="windows"),
    "encounter": CardFace("encounter", N_faces("Encounter card"), rule="encounters_met"),
    "combat": CardFace("combat", N_faces("Dracula combat card"), rule="combat_round"),
    "power": CardFace("power", N_faces("Power card"), rule="powers"),
    "land": CardFace("land", N_faces("Unknown city"), rule="trail"),
    "sea": CardFace("sea", N_faces("Unknown sea zone"), rule="sea_dracula"),
    "ticket": CardFace("ticket", N_faces("Ticket"), rule="tickets"),
}
"""The backs by the kind of card."""
_HIDDEN_BACKS: dict[int, CardFace] = {
    Deck.ITEM: BACKS["item"],
    Deck.EVENT: BACKS["event"],
    Deck.ENCOUNTER: BACKS["encounter"],
    Deck.TICKET: BACKS["ticket"],
}
_FACES: dict[int, Callable[[int], CardFace]] = {
    Deck.ITEM: item_face,
    Deck.EVENT: event_face,
    Deck.ENCOUNTER: encounter_face,
    Deck.TICKET: ticket_face,
}


def by_key(key: str) -> CardFace | None:
    """Return the face of the card with this key, or None if the word is not a key."""
    return faces_by_key().get(key)


@cache
def faces_by_key() -> dict[str, CardFace]:
    """Return the faces of all cards by their keys."""
    faces = [face(deck, card) for deck in Deck for card in range(len(CARD_IDS[deck]))]
    faces += [combat_face(card) for card in range(len(COMBAT_IDS))]
    faces += [power_face(power) for power in Power]
    faces += [found for place in range(len(CODES)) if (found := place_face(place)) is not None]
    return {found.key: found for found in faces}
