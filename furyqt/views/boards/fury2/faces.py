"""The cards of the second edition on the table: a face for each card and tile, and a back for each deck.

The key of a card is the name of its deck and its own name in the notation: item:rifle, event:long_day,
encounter:rats, and also tactic:fangs, power:feed and place:PA. In a combat the face of a card says what it
does against each card that the other side can have.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import CARD_IDS, CODES, POWER_IDS, TACTIC_IDS
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, POWERS, TACTICS
from furyqt.rules.fury2.decks import (
    AGENTS,
    BASIC,
    COMBAT_ITEMS,
    ESCAPES,
    HIDDEN,
    HOLY_ITEMS,
    MATURING,
    Deck,
    Encounter,
    EventCard,
    Item,
    Power,
    Tactic,
)
from furyqt.rules.fury2.event_timing import When
from furyqt.rules.fury2.guidance import card_meaning
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import ATLAS, CASTLE, CITY_BACK, DRACULA, EAST, NOWHERE, PORTS, SEA_BACK, SEAS
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet, may_use_holy_items
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.outcomes import counter_text, strike_text
from furyqt.views.picture import CardFace

N_board = Texts("fury2.board")
N_faces = Texts("fury2.faces")
N_fight = Texts("fury2.fight")

_ITEM_ART = {
    Item.FAST_HORSE: "items/fast_horses",
    Item.SACRED_BULLETS: "items/holy_bullets",
    Item.LOCAL_RUMORS: "events/local_rumors",
}
_EVENT_ART = {
    EventCard.TELEGRAPH_AHEAD: "speedy_telegraph",
    EventCard.CONTROL_STORMS: "summon_storms",
    EventCard.FALSE_TIP_OFF: "false_tip",
    EventCard.NIGHT_VISIT: "nocturnal_visit",
    EventCard.RAGE: "enraged",
}
_ENCOUNTER_ART = {Encounter.FOG: "unnatural_fog"}
_TACTIC_ART = {
    Tactic.ESCAPE_MAN: "combat/escape_as_man",
    Tactic.ESCAPE_BAT: "combat/escape_as_bat",
    Tactic.ESCAPE_MIST: "combat/escape_as_mist",
    Tactic.AGENT_KNIFE: "items/knife",
    Tactic.AGENT_PISTOL: "items/pistol",
    Tactic.AGENT_RIFLE: "items/rifle",
}
"""Drawings whose name is not that of the card: the thing has another name, or is drawn already."""


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
        art=_ITEM_ART.get(Item(card), f"items/{name}"),
        text=ITEMS[card].text,
        line=_BASIC if card in BASIC else _COMBAT_ITEM if card in COMBAT_ITEMS else _ITEM,
        key=f"item:{name}",
        rule=f"card:item:{name}",
    )


_ITEM = N_faces("Item, used outside combat")
_COMBAT_ITEM = N_faces("Item for combat")
_BASIC = N_faces("Tactics card of every hunter")


@cache
def event_face(card: int) -> CardFace:
    """Return an event card of either side."""
    name = CARD_IDS[Deck.EVENT][card]
    return CardFace(
        kind="dark_event" if EVENTS[card].owner == DRACULA else "event",
        title=EVENTS[card].name,
        art=f"events/{_EVENT_ART.get(EventCard(card), name)}",
        text=EVENTS[card].text,
        line=_ALLY if EVENTS[card].is_ally else _AT_ONCE if card in EVENTS.at[When.AT_ONCE] else _KEPT,
        key=f"event:{name}",
        rule=f"card:event:{name}",
    )


_ALLY = N_faces("Ally")
_AT_ONCE = N_faces("Event, played at once")
_KEPT = N_faces("Event to keep")


@cache
def encounter_face(card: int) -> CardFace:
    """Return an encounter tile, with its effect when it matures."""
    name = CARD_IDS[Deck.ENCOUNTER][card]
    return CardFace(
        kind="encounter",
        title=ENCOUNTERS[card].name,
        art=f"encounters/{_ENCOUNTER_ART.get(Encounter(card), name)}",
        text=card_meaning(Deck.ENCOUNTER, card),
        line=_AGENT if card in AGENTS else _MATURES if card in MATURING else _TILE,
        key=f"encounter:{name}",
        rule=f"card:encounter:{name}",
    )


_TILE = N_faces("Encounter")
_AGENT = N_faces("Encounter: agent")
_MATURES = N_faces("Encounter that can mature")


@cache
def tactic_face(card: int) -> CardFace:
    """Return a tactics card of Dracula or an agent, or their back."""
    if card == HIDDEN:
        return BACKS["combat"]
    name = TACTIC_IDS[card]
    return CardFace(
        kind="combat",
        title=TACTICS[card].name,
        art=_TACTIC_ART.get(Tactic(card), f"combat/{name}"),
        text=TACTICS[card].text,
        line=_ESCAPE if card in ESCAPES else _OF_AGENT if card >= Tactic.AGENT_PUNCH else _TACTIC,
        key=f"tactic:{name}",
        rule=f"card:tactic:{name}",
    )


_TACTIC = N_faces("Dracula tactics card")
_ESCAPE = N_faces("Dracula tactics card: escape")
_OF_AGENT = N_faces("Agent tactics card")


@cache
def power_face(power: int) -> CardFace:
    """Return a power card."""
    name = POWER_IDS[power]
    return CardFace(
        kind="power",
        title=POWERS[power].name,
        art=f"powers/{name}",
        text=POWERS[power].text,
        line=_WITH_MOVE if power in (Power.WOLF_FORM, Power.DOUBLE_BACK) else _INSTEAD,
        key=f"power:{name}",
        rule=f"card:power:{name}",
    )


_INSTEAD = N_faces("Power card, instead of a move")
_WITH_MOVE = N_faces("Power card, with a move")

# ------------------------------------------------------------------------------------------------- locations


@cache
def place_face(place: int) -> CardFace | None:
    """Return a location card, or the back of a city or sea card; None without a card."""
    if place == NOWHERE:
        return None
    if place in (CITY_BACK, SEA_BACK):
        return BACKS["land" if place == CITY_BACK else "sea"]
    return CardFace(
        kind="sea" if place in SEAS else "land",
        title=words.place_text(place),
        art=_landscape(place),
        text=_lies_in(place),
        line=TOWN_KINDS[ATLAS.places[place].kind],
        key=f"place:{CODES[place]}",
        rule="castle" if place == CASTLE else "sea_dracula" if place in SEAS else "map",
        place=place,
    )


def _landscape(place: int) -> str:
    if place == CASTLE:
        return "locations/castle"
    return "locations/sea_zone" if place in SEAS else "locations/city"


def _lies_in(place: int) -> Text:
    if place in SEAS:
        return N_faces("Embarking and long voyages cost Dracula blood. Time stands still at sea.")
    if place == CASTLE:
        return N_faces("Dracula is revealed here, regains up to 2 blood and places no encounter.")
    text = _PORT if place in PORTS else _CITY
    return text.fill(side=_EASTERN if place in EAST else _WESTERN)


_PORT = N_faces("Port in {side}.")
_CITY = N_faces("City in {side}.")
_EASTERN = N_faces("Eastern Europe")
_WESTERN = N_faces("Western Europe")
TOWN_KINDS = {
    "large": N_board("Large city"),
    "small": N_board("Small city"),
    "castle": N_board("Castle Dracula"),
    "sea": N_board("Sea zone"),
    "hospital": N_board("Hospital"),
}

# ----------------------------------------------------------------------------------------------------- backs

BACKS = {
    "item": CardFace("item", N_faces("Item card"), rule="supplies"),
    "event": CardFace("event", N_faces("Hunter event card"), rule="events"),
    "dark_event": CardFace("dark_event", N_faces("Dracula event card"), rule="events"),
    "encounter": CardFace("encounter", N_faces("Encounter tile"), rule="encounters"),
    "combat": CardFace("combat", N_faces("Tactics card"), rule="combat"),
    "land": CardFace("land", N_faces("Unknown city"), rule="trail"),
    "sea": CardFace("sea", N_faces("Unknown sea zone"), rule="sea_dracula"),
}
"""The backs by the kind of card."""
_HIDDEN_BACKS: dict[int, CardFace] = {
    Deck.ITEM: BACKS["item"],
    Deck.EVENT: BACKS["event"],
    Deck.ENCOUNTER: BACKS["encounter"],
}
_FACES: dict[int, Callable[[int], CardFace]] = {
    Deck.ITEM: item_face,
    Deck.EVENT: event_face,
    Deck.ENCOUNTER: encounter_face,
}


def by_key(key: str) -> CardFace | None:
    """Return the face of the card with this key, or None if the word is not a key."""
    return faces_by_key().get(key)


@cache
def faces_by_key() -> dict[str, CardFace]:
    """Return the faces of all cards by their keys."""
    found = [face(deck, card) for deck in Deck for card in range(len(CARD_IDS[deck]))]
    found += [tactic_face(card) for card in range(len(TACTIC_IDS))]
    found += [power_face(power) for power in Power]
    found += [shown for place in range(len(CODES)) if (shown := place_face(place)) is not None]
    return {each.key: each for each in found}


_WITH_RESULTS = N_fight("{text} {results}")


def strike_face(observation: Fury2Observation, card: int) -> CardFace:
    """Return a hunter's card with its results against the enemy's cards, which are public."""
    fight = observation.fight
    if card == HIDDEN or fight is None:
        return item_face(card)
    return _strike(observation.options, card, fight.cards, fight.enemy)


def counter_face(observation: Fury2Observation, card: int) -> CardFace:
    """Return a card of the enemy with its results against all cards that hunters can have."""
    fight = observation.fight
    if card == HIDDEN or fight is None:
        return tactic_face(card)
    barred = frozenset() if may_use_holy_items(fight, observation.options) else HOLY_ITEMS
    items = tuple(item for item in HUNTER_CARDS if can_meet(item, card) and item not in barred)
    return _counter(observation.options, card, items, fight.enemy)


@lru_cache(maxsize=512)
def _strike(options: Any, card: int, tactics: tuple[int, ...], enemy: Enemy) -> CardFace:
    able = tuple(tactic for tactic in tactics if can_meet(card, tactic))
    face = item_face(card)
    return _with(face, strike_text(options, card, able, enemy)) if able else face


@lru_cache(maxsize=512)
def _counter(options: Any, card: int, items: tuple[int, ...], enemy: Enemy) -> CardFace:
    return _with(tactic_face(card), counter_text(options, card, items, enemy))


def _with(face: CardFace, results: Text) -> CardFace:
    assert face.text is not None
    return replace(face, text=_WITH_RESULTS.fill(text=face.text, results=results))
