"""The situation in sentences, by a player's knowledge: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from furyqt.rules.core.agenda import action_label
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import slot_text
from furyqt.rules.fury2.actions import Counter, Strike
from furyqt.rules.fury2.decks import NONE, Deck, Power
from furyqt.rules.fury2.guidance import house_places
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Enemy, Hunter, Servant, TrailSpot
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import (
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    HEALTH,
    HUNTERS,
    LIVES,
    MOST_BLOOD,
    MOST_VAMPIRES,
    NOWHERE,
    SERVANT_FIGURE,
    TRAIL,
)
from furyqt.rules.fury2.tactics.cards import WEAPONS
from furyqt.rules.fury2.tactics.outlook import lines
from furyqt.rules.fury2.words import (
    FIGURE_NAMES,
    TIME_NAMES,
    alphabetical,
    card_text,
    joined,
    line_text,
    listed_cards,
    place_text,
    power_text,
    tactic_text,
)

N_ = Texts("fury2.summary")

TRACKS = N_("{time}; vampire track {vampires} of {most}, resolve {resolve}.")
HUNTER = N_("{hunter} is {place:in} and has {health} of {most} health.")
UNPLACED = N_("{hunter} has not been placed yet.")
BITTEN = N_("{hunter} has a bite.")
BEFORE_HUNTER = N_("Before {hunter}: {cards}.")
CAUGHT = N_("{hunter} met with the group: {cards}.")
DECLARED = N_("The next move of {hunter} will lead {place:to}.")
HOLDS = N_("{hunter} holds: {cards}.")
SERVANT = N_("The Servant is {place:in} and has {lives} of {most} lives.")
ARMED = N_("The Servant's weapons: {cards}.")
WOLF_USED = N_("The Servant has been a wolf in this night.")
HOLDS_EVENT = N_("The Servant holds an event card.")
RETURNING = N_("The Servant is defeated; his figure is on skull {skull} of his resurrection.")
BLOOD = N_("Dracula has {blood} of {most} blood.")
REVEALED = N_("Dracula's figure is on the board.")
ALLY = N_("Ally in play: {event}.")
WITH_POWER = N_("{where}: {power} is on it.")
WITH_TILES = N_("{where}: with {cards}.")
HOUSE = N_("{where}: a house of the Servant, in one of these cities: {places}.")
ANOTHER_HOUSE = N_("{where}: another house of the Servant, in one of these cities.")
PLAIN = N_("{where}.")
HOSTS = N_("Heavenly Hosts: {places}.")
CONSECRATED = N_("There is consecrated ground {place:in}.")
STORM = N_("A storm rages {place:in}.")
ROADBLOCK = N_("A roadblock closes {line}.")
NO_MARKERS = N_("There are no markers on the map.")
FIGHTS = {
    Enemy.DRACULA: N_("Round {round} of a combat with Dracula."),
    Enemy.AGENT: N_("Round {round} of a combat with an agent."),
    Enemy.NEW_VAMPIRE: N_("Round {round} of a combat with a New Vampire."),
    Enemy.SERVANT: N_("Round {round} of a combat with the Servant."),
}
OUTLOOK = N_("{card}. {what}")
EVEN = N_("The game is expected to stay even.")


def summarize(observation: Fury2Observation) -> dict[str, tuple[Text, ...]]:
    """Describe tracks, hunters, Dracula, trail, markers, the cards in hand and the fight."""
    return {
        "turn": (_tracks(observation),),
        "hunters": tuple(t for n, sheet in enumerate(observation.hunters) for t in _hunter(n, sheet)),
        "dracula": tuple(_dracula(observation)),
        "trail": tuple(_trail(observation)),
        "cards": tuple(_cards(observation)),
        "markers": tuple(_markers(observation)) or (NO_MARKERS,),
        "combat": tuple(_combat(observation)),
    }


def estimate(points: float, player: int) -> Text:
    """Describe the expected lead of the player's side, by a search's expectation."""
    lead = round(points if player == HUNTERS else -points)
    if not lead:
        return EVEN
    if lead > 0:
        return N_.plural("The hunters are expected to lead by %n point(s).", lead)
    return N_.plural("Dracula is expected to lead by %n point(s).", -lead)


def _tracks(observation: Fury2Observation) -> Text:
    return TRACKS.fill(
        time=TIME_NAMES[observation.time],
        vampires=observation.vampires,
        most=MOST_VAMPIRES,
        resolve=observation.resolve,
    )


def _hunter(number: int, sheet: Hunter) -> Iterator[Text]:
    name = FIGURE_NAMES[number]
    if sheet.place == NOWHERE:
        yield UNPLACED.fill(hunter=name)
        return
    yield HUNTER.fill(hunter=name, place=place_text(sheet.place), health=sheet.health, most=HEALTH[number])
    if sheet.bites:
        yield BITTEN.fill(hunter=name)
    if sheet.tiles:
        yield BEFORE_HUNTER.fill(hunter=name, cards=listed_cards(Deck.ENCOUNTER, sheet.tiles))
    if sheet.caught:
        yield CAUGHT.fill(hunter=name, cards=listed_cards(Deck.ENCOUNTER, sheet.caught))
    if sheet.declared != NOWHERE:
        yield DECLARED.fill(hunter=name, place=place_text(sheet.declared))


def _dracula(observation: Fury2Observation) -> Iterator[Text]:
    yield BLOOD.fill(blood=observation.blood, most=MOST_BLOOD)
    if is_revealed(observation):
        yield REVEALED
    if observation.declared != NOWHERE:
        yield DECLARED.fill(hunter=FIGURE_NAMES[DRACULA_FIGURE], place=place_text(observation.declared))
    if observation.options.has_servant:
        yield from _servant(observation.servant)
    for ally in (observation.hunter_ally, observation.dracula_ally):
        if ally != NONE:
            yield ALLY.fill(event=card_text(Deck.EVENT, ally))


def _servant(servant: Servant) -> Iterator[Text]:
    """Describe the Servant's sheet, which everybody sees."""
    if servant.skull:
        yield RETURNING.fill(skull=servant.skull)
    elif servant.place != NOWHERE:
        yield SERVANT.fill(place=place_text(servant.place), lives=servant.lives, most=LIVES)
    if servant.weapons:
        yield ARMED.fill(cards=joined([tactic_text(card) for card in WEAPONS[: servant.weapons]]))
    if servant.wolf:
        yield WOLF_USED
    if servant.event != NONE:
        yield HOLDS_EVENT


def _trail(observation: Fury2Observation) -> Iterator[Text]:
    """Describe the trail, the newest slot first, then the catacombs."""
    for slot, spot in enumerate(observation.trail):
        yield from _spot(slot_text(observation, slot), spot)
    houses: list[tuple[int, ...]] = []
    for slot, catacomb in enumerate(observation.catacombs):
        if catacomb is None:
            continue
        where = slot_text(observation, TRAIL + slot)
        if not (places := house_places(observation, slot)):
            yield from _spot(where, catacomb)
        elif places in houses:
            yield ANOTHER_HOUSE.fill(where=where)
        else:
            yield HOUSE.fill(where=where, places=alphabetical(map(place_text, places)))
        houses.append(places)


def _spot(where: Text, spot: TrailSpot) -> Iterator[Text]:
    yield PLAIN.fill(where=where)
    powers = [Power.WOLF_FORM] if spot.wolf else []
    if spot.power != NONE and spot.place != NOWHERE:
        powers.append(Power(spot.power))
    for power in powers:
        yield WITH_POWER.fill(where=where, power=power_text(power))
    if spot.tiles:
        cards = tuple(tile.card for tile in spot.tiles)
        yield WITH_TILES.fill(where=where, cards=listed_cards(Deck.ENCOUNTER, cards))


def _cards(observation: Fury2Observation) -> Iterator[Text]:
    """Describe the player's own cards."""
    groups: list[tuple[int, Deck, tuple[int, ...]]] = []
    if observation.player == DRACULA:
        groups = [
            (DRACULA_FIGURE, Deck.EVENT, observation.dracula_events),
            (DRACULA_FIGURE, Deck.ENCOUNTER, observation.encounters),
        ]
        if observation.servant.event != NONE:
            groups.append((SERVANT_FIGURE, Deck.EVENT, (observation.servant.event,)))
    else:
        for hunter in FIGURES:
            sheet = observation.hunters[hunter]
            groups += [(hunter, Deck.ITEM, sheet.items), (hunter, Deck.EVENT, sheet.events)]
    for figure, own in groupby(groups, key=lambda group: group[0]):
        if held := [listed_cards(deck, cards) for _, deck, cards in own if cards]:
            yield HOLDS.fill(hunter=FIGURE_NAMES[figure], cards=joined(held))


def _markers(observation: Fury2Observation) -> Iterator[Text]:
    if observation.hosts:
        yield HOSTS.fill(places=alphabetical(map(place_text, observation.hosts)))
    if observation.consecrated != NOWHERE:
        yield CONSECRATED.fill(place=place_text(observation.consecrated))
    if observation.storm != NOWHERE:
        yield STORM.fill(place=place_text(observation.storm))
    if observation.roadblock != NONE:
        yield ROADBLOCK.fill(line=line_text(observation.roadblock))


def _combat(observation: Fury2Observation) -> Iterator[Text]:
    if observation.fight is not None:
        yield FIGHTS[observation.fight.enemy].fill(round=observation.fight.round)
        for action in observation.actions:
            if isinstance(action, Strike | Counter):
                card = action_label(observation, action)
                yield from (OUTLOOK.fill(card=card, what=line) for line in lines(observation, action))
